// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/grammar.h"

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/automaton/nfa.h"
#include "core/grammar/automaton/relation.h"
#include "core/grammar/text/abnfparser.h"
#include "core/grammar/text/corerules.h"
#include "core/grammar/text/findingsink.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/text/regexreader.h"

#include <algorithm>
#include <optional>

namespace nidus::grammar {

namespace {

/// Core rules with larger definitions are not compared: a grammar may define all of them that large.
constexpr std::size_t kMaxComparedStates = 500;

std::optional<Dfa> automatonOf(const GrammarTree& tree, const GrammarFacts& facts, RuleId rule)
{
    const std::vector<bool> reached = facts.reachable(rule);
    for (RuleId id = 0; id < tree.rules.size(); ++id) {
        if (reached[id] && !facts.of(id).isSound)
            return std::nullopt;
    }
    if (facts.shape(rule) == GrammarShape::ContextFree)
        return std::nullopt;
    const auto nfa = buildNfa(tree, facts, rule, {});
    if (!nfa || nfa->size() > kMaxComparedStates)
        return std::nullopt;
    auto states = determinize(*nfa, {});
    if (!states)
        return std::nullopt;
    return minimize(states->dfa);
}

/// Core rules belong to every grammar, and a grammar may define them again; warns if the meaning changes.
void checkCoreRules(const GrammarTree& tree, const GrammarFacts& facts, FindingSink& findings)
{
    for (RuleId id = 0; id < tree.rules.size(); ++id) {
        const GrammarRule& rule = tree.rules[id];
        const std::string_view definition = coreRuleDefinition(rule.name);
        if (rule.origin != RuleOrigin::Own || rule.isIncrement || rule.isBroken || definition.empty())
            continue;
        findings.report(GrammarCode::CoreRedefined, GrammarSeverity::Information, rule.nameRange,
                        {rule.name});
        GrammarTree original;
        addDefinition(original, definition, RuleOrigin::Core);
        resolveReferences(original, RuleSources::Core, definition, findings);
        const auto theirs = automatonOf(tree, facts, id);
        const auto ours = automatonOf(original, GrammarFacts(original), 0);
        const auto compared = theirs && ours ? std::optional(relate(*ours, *theirs)) : std::nullopt;
        if (compared && *compared && (*compared)->relation != GrammarRelation::Equal)
            findings.report(GrammarCode::CoreDiffers, GrammarSeverity::Warning, rule.nameRange, {rule.name});
    }
}

} // namespace

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
        grammar.m_tree = parseRegex(text, options.dialect, kPatternRule, findings);
    } else {
        grammar.m_tree = parseAbnf(text, options.mode, findings);
        resolveReferences(grammar.m_tree, options.sources, text, findings);
    }
    grammar.m_facts = GrammarFacts(grammar.m_tree);
    if (text.size() <= kMaxGrammarBytes) {
        const bool isPattern = options.notation == GrammarNotation::IRegexp;
        checkRules(grammar.m_tree, grammar.m_facts, isPattern ? std::string_view() : options.start, findings);
        checkCoreRules(grammar.m_tree, grammar.m_facts, findings);
    }
    grammar.m_findings = findings.take();
    return grammar;
}

} // namespace nidus::grammar
