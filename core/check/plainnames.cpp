// SPDX-License-Identifier: Apache-2.0
#include "core/check/plainnames.h"

#include "core/grammar/automaton/nfa.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/grammarfacts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace nidus::check {

namespace {

/// More values would make an automaton too large, or take too long after each change of the list.
constexpr std::size_t kMostValues = 2'000;
constexpr std::size_t kMostGroups = 16;

/// First parts of values that can be combined with the same labels and second parts.
struct Others
{
    std::string label{};
    std::optional<std::vector<std::string>> seconds{}; ///< absent: any

    auto operator<=>(const Others&) const = default;
};
using FirstParts = std::map<Others, std::vector<std::string>>;

FirstParts firstPartsOf(const ListedValues& list)
{
    std::map<std::string, Others> values; // a first part has one range, so one label
    const bool hasLabel = !list.facts().labelRule.empty() && !list.facts().ranges.empty();
    for (const ListedValues::PlainValue& value : list.plainValues(kMostValues)) {
        if (value.range == PlainIndex::kNoRange && !list.facts().ranges.empty())
            continue;
        Others& others = values[value.text];
        if (hasLabel)
            others.label = list.facts().ranges[value.range].label;
        if (value.second)
            others.seconds = others.seconds.value_or(std::vector<std::string>());
        if (value.second)
            others.seconds->push_back(*value.second);
    }
    FirstParts firstParts;
    for (auto& [first, others] : values) {
        if (others.seconds)
            std::ranges::sort(*others.seconds);
        firstParts[others].push_back(first);
    }
    return firstParts;
}

/// Returns the texts without those that a rule rejects, which must not become a part of a name; absent if the
/// rule is too large.
std::optional<std::vector<std::string>> acceptedBy(std::vector<std::string> texts,
                                                   const grammar::Grammar& grammar, grammar::RuleId rule)
{
    const std::optional<grammar::Dfa> ofRule = textsOfRule(grammar, rule);
    if (!ofRule)
        return std::nullopt;
    std::erase_if(texts, [&](const std::string& text) { return !ofRule->accepts(text); });
    return texts;
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

/// Whether a text of one rule can be inside that of another one, or two rules are the same. Rules that are
/// not in the grammar are ignored.
bool areNested(const grammar::GrammarFacts& facts, std::span<const grammar::RuleId> rules)
{
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i] == grammar::kNoRule)
            continue;
        const std::vector<bool> inside = facts.reachable(rules[i]);
        for (std::size_t k = 0; k < rules.size(); ++k) {
            if (k != i && rules[k] != grammar::kNoRule && inside[rules[k]])
                return true;
        }
    }
    return false;
}

} // namespace

std::optional<grammar::Dfa> textsOfRule(const grammar::Grammar& grammar, grammar::RuleId rule)
{
    if (rule == grammar::kNoRule)
        return std::nullopt;
    const auto nfa = grammar::buildNfa(grammar.tree(), grammar.facts(), rule, {});
    auto states = nfa ? grammar::determinize(*nfa, {}) : std::unexpected(nfa.error());
    return states ? std::optional(std::move(states->dfa)) : std::nullopt;
}

std::optional<grammar::Dfa> plainNamesOf(const NamespaceRule& rule, const ListedValues& list)
{
    const grammar::Matcher& matcher = rule.matcher();
    const grammar::Grammar& grammar = matcher.grammar();
    std::vector<grammar::RuleId> rules; // of the parts, and of the label
    for (const std::string& name : list.facts().rules)
        rules.push_back(grammar.tree().find(name));
    const grammar::RuleId first = rules.front();
    const grammar::RuleId second = rules.size() > 1 ? rules[1] : grammar::kNoRule;
    const bool hasLabel = !list.facts().labelRule.empty() && !list.facts().ranges.empty();
    const grammar::RuleId label = hasLabel ? grammar.tree().find(list.facts().labelRule) : grammar::kNoRule;
    rules.push_back(label);
    if (matcher.automaton() == nullptr || first == grammar::kNoRule || areNested(grammar.facts(), rules))
        return std::nullopt;
    const FirstParts values = firstPartsOf(list);
    if (values.size() > kMostGroups)
        return std::nullopt;
    RuleCopies copies(grammar.tree());
    std::vector<grammar::RuleId> starts;
    for (auto [others, firsts] : values) {
        std::map<grammar::RuleId, std::vector<std::string>> parts{{first, std::move(firsts)}};
        if (others.seconds && second != grammar::kNoRule)
            parts[second] = *std::move(others.seconds);
        if (label != grammar::kNoRule)
            parts[label] = {others.label};
        bool hasAll = true;
        for (auto& [part, texts] : parts) {
            auto kept = acceptedBy(std::move(texts), grammar, part);
            if (!kept)
                return std::nullopt;
            texts = *std::move(kept);
            hasAll = hasAll && !texts.empty();
        }
        if (hasAll)
            starts.push_back(copies.copy(matcher.startRule(), parts));
    }
    if (starts.empty())
        return std::nullopt;
    const grammar::RuleId start = copies.unionOf(starts);
    const grammar::GrammarFacts facts(copies.tree());
    if (facts.shape(start) == grammar::GrammarShape::ContextFree)
        return std::nullopt;
    const auto nfa = grammar::buildNfa(copies.tree(), facts, start, {});
    const auto states = nfa ? grammar::determinize(*nfa, {}) : std::unexpected(nfa.error());
    return states ? std::optional(grammar::minimize(states->dfa)) : std::nullopt;
}

} // namespace nidus::check
