// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/earley/explain.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::string_view kEndOfText = "end of text";

std::string hex(std::uint32_t value)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string digits;
    for (; value > 0 || digits.size() < 2; value >>= 4U)
        digits.insert(digits.begin(), kDigits[value & 0xFU]);
    return digits;
}

/// Returns bytes as ABNF: a string if possible, else numbers.
std::string literalText(std::string_view bytes, const Node& node)
{
    const bool isPlain = !node.isNumeric && std::ranges::all_of(bytes, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x20 && byte <= 0x7E && c != '"';
    });
    std::string text;
    if (isPlain) {
        const bool hasLetter = std::ranges::any_of(
            bytes, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
        text = node.isCaseSensitive && hasLetter ? "%s\"" : "\"";
        text.append(bytes).append("\"");
        return text;
    }
    text = "%x";
    for (const char c : bytes)
        text.append(text.size() > 2 ? "." : "").append(hex(static_cast<unsigned char>(c)));
    return text;
}

/// The common beginning of several paths.
class CommonPath
{
public:
    void narrow(const std::vector<RuleId>& path)
    {
        if (std::exchange(m_isFirst, false))
            m_rules = path;
        else
            m_rules.erase(std::ranges::mismatch(m_rules, path).in1, m_rules.end());
    }
    [[nodiscard]] std::vector<std::string> names(const GrammarTree& tree) const
    {
        std::vector<std::string> names;
        names.reserve(m_rules.size());
        for (const RuleId rule : m_rules)
            names.push_back(tree.rules[rule].name);
        return names;
    }

private:
    std::vector<RuleId> m_rules;
    bool m_isFirst = true;
};

/// Returns the items sorted, each once.
std::vector<ExpectedItem> sortedItems(std::vector<ExpectedItem> items)
{
    std::ranges::sort(items, {}, &ExpectedItem::text);
    const auto repeated = std::ranges::unique(items, {}, &ExpectedItem::text);
    items.erase(repeated.begin(), repeated.end());
    return items;
}

ExpectedItem endOfText() { return {.text = std::string(kEndOfText), .bytes = {}}; }

/// Returns what a node expects at one of its bytes.
ExpectedItem expectedItem(const GrammarTree& tree, NodeId id, std::uint32_t position, const ByteSet& bytes)
{
    const Node& node = tree.node(id);
    ExpectedItem item{.text = itemText(tree, node, position), .bytes = bytes};
    if (node.kind == NodeKind::Literal && node.text.size() > 1) {
        item.word = node.text;
        item.wordOffset = position;
    }
    return item;
}

std::vector<RuleId> pathOf(const Nfa& nfa, std::uint32_t frame)
{
    std::vector<RuleId> path;
    for (; frame != kNoFrame; frame = nfa.frame(frame).parent)
        path.push_back(nfa.frame(frame).rule);
    std::ranges::reverse(path);
    return path;
}

} // namespace

std::string itemText(const GrammarTree& tree, const Node& node, std::uint32_t position)
{
    if (node.kind == NodeKind::Reference)
        return tree.rules[node.rule].name;
    if (node.kind == NodeKind::CharClass) {
        if (!node.text.empty())
            return node.text;
        const CodeRange range = node.ranges.empty() ? CodeRange{0, 0} : node.ranges[0];
        return "%x" + hex(range.least) + (range.least == range.greatest ? "" : "-" + hex(range.greatest));
    }
    std::string whole = literalText(node.text, node);
    if (position == 0)
        return whole;
    return literalText(std::string_view(node.text).substr(position, 1), node) + " (of " + whole + ')';
}

Explanation explainState(const GrammarTree& tree, const Nfa& nfa, const DeterminizedNfa& states,
                         std::uint32_t state)
{
    Explanation explanation;
    CommonPath common;
    for (const std::uint32_t member : states.membersOf(state)) {
        if (member == nfa.accept())
            explanation.items.push_back(endOfText());
        for (const NfaEdge& edge : nfa.edges(member)) {
            explanation.items.push_back(expectedItem(tree, edge.node, edge.position, nfa.sets()[edge.set]));
            common.narrow(pathOf(nfa, edge.frame));
        }
    }
    explanation.items = sortedItems(std::move(explanation.items));
    explanation.rulePath = common.names(tree);
    explanation.limit = limitReached(tree, nfa, states.membersOf(state));
    return explanation;
}

Explanation explainFailure(const GrammarTree& tree, RuleId start, const EarleyFailure& failure)
{
    Explanation explanation{.offset = failure.offset};
    CommonPath common;
    for (const EarleyExpectation& expected : failure.expected) {
        if (expected.node == kNoNode) {
            explanation.items.push_back(endOfText());
            continue;
        }
        explanation.items.push_back(expectedItem(tree, expected.node, expected.position, expected.bytes));
        common.narrow(expected.rule == start ? std::vector{start} : std::vector{start, expected.rule});
    }
    explanation.items = sortedItems(std::move(explanation.items));
    explanation.rulePath = common.names(tree);
    return explanation;
}

} // namespace nidus::grammar
