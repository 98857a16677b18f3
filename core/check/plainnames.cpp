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

/// More values would make an automaton too large, or take longer than 0.1 s when the list is first used.
constexpr std::size_t kMostValues = 120'000;
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
    FirstParts firstParts;
    std::map<std::string, Others> pairs; // a first part has one range, so one label
    const bool hasLabel = !list.facts().labelRule.empty() && !list.facts().ranges.empty();
    Others single;
    std::vector<std::string>* singles = nullptr; // those with its label
    for (ListedValues::PlainValue& value : list.plainValues(kMostValues)) {
        if (value.range == PlainIndex::kNoRange && !list.facts().ranges.empty())
            continue;
        const std::string& label = hasLabel ? list.facts().ranges[value.range].label : single.label;
        if (value.second) {
            Others& others = pairs[value.text];
            others.label = label;
            if (!others.seconds)
                others.seconds.emplace();
            others.seconds->push_back(*value.second);
            continue;
        }
        if (singles == nullptr || single.label != label) {
            single.label = label;
            singles = &firstParts[single];
        }
        singles->push_back(std::move(value.text));
    }
    for (auto& [first, others] : pairs) {
        std::ranges::sort(*others.seconds);
        firstParts[others].push_back(first);
    }
    for (auto& [others, firsts] : firstParts)
        std::ranges::sort(firsts);
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

/// Adds nodes that accept some texts to a tree: a branch for each way on after a common beginning, and one
/// for all bytes with the same ways on, so that the automaton grows with the differences between the texts.
class Branches
{
public:
    explicit Branches(grammar::GrammarTree& tree)
        : m_tree(tree), m_ways{&m_places.try_emplace({.isEnd = true}, kEnd).first->first}
    {}

    /// Returns a node that accepts the texts, which are sorted and differ.
    grammar::NodeId anyOf(std::vector<std::string> texts)
    {
        const auto longer = std::ranges::stable_partition(
            texts, [](const std::string& text) { return text.size() <= kLongestBranch; });
        grammar::Node any{.kind = grammar::NodeKind::Alternation};
        for (std::string& text : longer)
            any.children.push_back(m_tree.add(
                {.kind = grammar::NodeKind::Literal, .isCaseSensitive = true, .text = std::move(text)}));
        any.children.push_back(nodeOf(placeOf(std::span(texts.begin(), longer.begin()), 0)));
        return m_tree.add(std::move(any));
    }

private:
    static constexpr std::size_t kLongestBranch = 64; ///< bytes; branches are nested as deep
    using Place = std::size_t;
    static constexpr Place kEnd = 0; ///< after which nothing follows
    /// What may follow a beginning: nothing, and bytes that lead to places.
    struct Ways
    {
        bool isEnd = false;
        std::vector<std::pair<unsigned char, Place>> next{};

        auto operator<=>(const Ways&) const = default;
    };

    /// Equal ways have the same place.
    Place placeOf(std::span<const std::string> texts, std::size_t depth)
    {
        if (texts.size() == 1 && texts.front().size() == depth)
            return kEnd;
        Ways ways{.isEnd = !texts.empty() && texts.front().size() == depth};
        texts = texts.subspan(ways.isEnd ? 1 : 0);
        while (!texts.empty()) {
            const char first = texts.front()[depth];
            const auto other =
                std::ranges::find_if(texts, [&](const std::string& text) { return text[depth] != first; });
            const auto count = static_cast<std::size_t>(other - texts.begin());
            ways.next.emplace_back(static_cast<unsigned char>(first), placeOf(texts.first(count), depth + 1));
            texts = texts.subspan(count);
        }
        const auto [known, isNew] = m_places.try_emplace(std::move(ways), m_ways.size());
        if (isNew)
            m_ways.push_back(&known->first);
        return known->second;
    }
    grammar::NodeId nodeOf(Place place)
    {
        std::map<Place, std::vector<grammar::CodeRange>> bytesTo;
        for (const auto& [byte, to] : m_ways[place]->next) {
            std::vector<grammar::CodeRange>& ranges = bytesTo[to];
            if (!ranges.empty() && ranges.back().greatest + 1U == byte)
                ranges.back().greatest = byte;
            else
                ranges.push_back({byte, byte});
        }
        grammar::Node any{.kind = grammar::NodeKind::Alternation};
        if (m_ways[place]->isEnd)
            any.children.push_back(m_tree.add({.kind = grammar::NodeKind::Concatenation}));
        for (auto& [to, ranges] : bytesTo) {
            const grammar::NodeId byte =
                m_tree.add({.kind = grammar::NodeKind::CharClass, .ranges = std::move(ranges)});
            const grammar::NodeId rest = nodeOf(to);
            any.children.push_back(
                m_tree.add({.kind = grammar::NodeKind::Concatenation, .children = {byte, rest}}));
        }
        return m_tree.add(std::move(any));
    }

    grammar::GrammarTree& m_tree;
    std::map<Ways, Place> m_places;
    std::vector<const Ways*> m_ways; ///< by place
};

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
                rule.body = Branches(m_tree).anyOf(accepted->second);
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
