// SPDX-License-Identifier: Apache-2.0
#include "core/check/plainnames.h"

#include "core/grammar/automaton/nfa.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/grammarfacts.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace nidus::check {

namespace {

/// More values would make an automaton too large, or take too long after each change of the list.
constexpr std::size_t kMostValues = 2'000;
constexpr std::size_t kMostLabels = 16;

/// Values by the label that their names must have.
using ValuesByLabel = std::map<std::string, std::vector<std::string>>;

/// Returns an automaton of the texts of a rule; absent if it would be too large.
std::optional<grammar::Dfa> textsOf(const grammar::Grammar& grammar, grammar::RuleId rule)
{
    const auto nfa = grammar::buildNfa(grammar.tree(), grammar.facts(), rule, {});
    auto states = nfa ? grammar::determinize(*nfa, {}) : std::unexpected(nfa.error());
    return states ? std::optional(std::move(states->dfa)) : std::nullopt;
}

ValuesByLabel valuesByLabel(const ListedValues& list)
{
    ValuesByLabel values;
    const bool hasLabel = !list.facts().labelRule.empty() && !list.facts().ranges.empty();
    for (const ListedValues::PlainValue& value : list.plainValues(kMostValues)) {
        const bool isInRange = value.range != PlainIndex::kNoRange;
        if (isInRange || list.facts().ranges.empty())
            values[hasLabel ? list.facts().ranges[value.range].label : std::string()].push_back(value.text);
    }
    return values;
}

/// Adds copies of a grammar's rules to a tree, in which some rules accept other texts.
class RuleCopies
{
public:
    explicit RuleCopies(const grammar::GrammarTree& source) : m_source(source) {}

    /// Returns the copy of a rule. The copies of the rules of `texts` accept only these texts.
    grammar::RuleId copy(grammar::RuleId start,
                         const std::map<grammar::RuleId, std::vector<std::string>>& texts)
    {
        const auto nodes = static_cast<grammar::NodeId>(m_tree.nodes.size());
        const auto rules = static_cast<grammar::RuleId>(m_tree.rules.size());
        for (grammar::Node node : m_source.nodes) {
            for (grammar::NodeId& child : node.children)
                child += nodes;
            node.rule += node.rule == grammar::kNoRule ? 0 : rules;
            m_tree.add(std::move(node));
        }
        for (grammar::RuleId id = 0; id < m_source.rules.size(); ++id) {
            grammar::GrammarRule rule = m_source.rules[id];
            rule.name += '-' + std::to_string(rules);
            rule.body += rule.body == grammar::kNoNode ? 0 : nodes;
            if (const auto accepted = texts.find(id); accepted != texts.end())
                rule.body = anyOf(accepted->second);
            m_tree.addRule(std::move(rule));
        }
        return start + rules;
    }
    /// Returns a rule that accepts the texts of any of these rules.
    grammar::RuleId unionOf(const std::vector<grammar::RuleId>& rules)
    {
        grammar::Node any{.kind = grammar::NodeKind::Alternation};
        for (const grammar::RuleId rule : rules)
            any.children.push_back(m_tree.add(
                {.kind = grammar::NodeKind::Reference, .rule = rule, .text = m_tree.rules[rule].name}));
        const grammar::NodeId body = m_tree.add(std::move(any));
        return m_tree.addRule({.name = "any", .body = body, .nameRange = {}});
    }
    [[nodiscard]] const grammar::GrammarTree& tree() const { return m_tree; }

private:
    grammar::NodeId anyOf(const std::vector<std::string>& texts)
    {
        grammar::Node any{.kind = grammar::NodeKind::Alternation};
        for (const std::string& text : texts)
            any.children.push_back(
                m_tree.add({.kind = grammar::NodeKind::Literal, .isCaseSensitive = true, .text = text}));
        return m_tree.add(std::move(any));
    }

    const grammar::GrammarTree& m_source;
    grammar::GrammarTree m_tree;
};

} // namespace

std::optional<grammar::Dfa> plainNamesOf(const NamespaceRule& rule, const ListedValues& list)
{
    const grammar::Matcher& matcher = rule.matcher();
    const grammar::GrammarTree& source = matcher.grammar().tree();
    const grammar::RuleId valueRule = source.find(list.facts().rules.front());
    const grammar::RuleId labelRule =
        list.facts().labelRule.empty() ? grammar::kNoRule : source.find(list.facts().labelRule);
    if (matcher.automaton() == nullptr || valueRule == grammar::kNoRule)
        return std::nullopt;
    ValuesByLabel values = valuesByLabel(list);
    const std::optional<grammar::Dfa> valueTexts = textsOf(matcher.grammar(), valueRule);
    if (values.empty() || values.size() > kMostLabels || !valueTexts)
        return std::nullopt;
    // What the rules themselves reject must not become a part of a name.
    for (auto& [label, texts] : values)
        std::erase_if(texts, [&](const std::string& text) { return !valueTexts->accepts(text); });
    if (labelRule != grammar::kNoRule && !list.facts().ranges.empty()) {
        const std::optional<grammar::Dfa> labelTexts = textsOf(matcher.grammar(), labelRule);
        if (!labelTexts)
            return std::nullopt;
        std::erase_if(values, [&](const auto& each) { return !labelTexts->accepts(each.first); });
    }
    if (values.empty())
        return std::nullopt;
    RuleCopies copies(source);
    std::vector<grammar::RuleId> starts;
    for (const auto& [label, texts] : values) {
        std::map<grammar::RuleId, std::vector<std::string>> accepted{{valueRule, texts}};
        if (labelRule != grammar::kNoRule && !list.facts().ranges.empty())
            accepted[labelRule] = {label};
        starts.push_back(copies.copy(matcher.startRule(), accepted));
    }
    const grammar::RuleId start = copies.unionOf(starts);
    const grammar::GrammarFacts facts(copies.tree());
    if (facts.shape(start) == grammar::GrammarShape::ContextFree)
        return std::nullopt;
    const auto nfa = grammar::buildNfa(copies.tree(), facts, start, {});
    const auto states = nfa ? grammar::determinize(*nfa, {}) : std::unexpected(nfa.error());
    return states ? std::optional(grammar::minimize(states->dfa)) : std::nullopt;
}

} // namespace nidus::check
