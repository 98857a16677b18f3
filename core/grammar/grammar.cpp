// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/grammar.h"

#include "core/grammar/abnfparser.h"
#include "core/grammar/findingsink.h"
#include "core/grammar/grammarlimits.h"
#include "core/grammar/iregexp.h"

#include <algorithm>

namespace nidus {

bool Grammar::hasErrors() const
{
    return std::ranges::any_of(
        m_findings, [](const GrammarFinding& finding) { return finding.severity == GrammarSeverity::Error; });
}

std::size_t Grammar::ownRuleCount() const
{
    return static_cast<std::size_t>(std::ranges::count(m_tree.rules, RuleOrigin::Own, &GrammarRule::origin));
}

RuleId Grammar::ownRule(std::string_view name) const
{
    const RuleId rule = m_tree.find(name);
    return rule != kNoRule && m_tree.rules[rule].origin == RuleOrigin::Own ? rule : kNoRule;
}

RuleId Grammar::firstRule() const
{
    return m_tree.rules.empty() || m_tree.rules[0].origin != RuleOrigin::Own ? kNoRule : 0;
}

Grammar readGrammar(std::string_view text, const GrammarOptions& options)
{
    Grammar grammar;
    FindingSink findings(text);
    if (options.notation == GrammarNotation::IRegexp) {
        grammar.m_tree = parseIRegexp(text, kPatternRule, findings);
    } else {
        grammar.m_tree = parseAbnf(text, options.mode, findings);
        resolveReferences(grammar.m_tree, options.sources, text, findings);
    }
    grammar.m_facts = GrammarFacts(grammar.m_tree);
    if (text.size() <= kMaxGrammarBytes) {
        const bool isPattern = options.notation == GrammarNotation::IRegexp;
        checkRules(grammar.m_tree, grammar.m_facts, isPattern ? std::string_view() : options.start, findings);
    }
    grammar.m_findings = findings.take();
    return grammar;
}

} // namespace nidus
