// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/diagram/ruletext.h"

#include "core/grammar/earley/explain.h"

#include <string_view>

namespace nidus::grammar {

namespace {

enum class Place : std::uint8_t { Alternative, Part, Repeated };

/// Returns the prefix of a repeated element: "", "*", "2", "1*30".
std::string repeatText(const Node& repetition)
{
    if (repetition.least == repetition.most)
        return repetition.most == 1 ? std::string() : std::to_string(repetition.most);
    return (repetition.least > 0 ? std::to_string(repetition.least) : std::string()) + '*' +
           (repetition.most == kUnbounded ? std::string() : std::to_string(repetition.most));
}

std::string nodeText(const GrammarTree& tree, NodeId id, Place place);

std::string joined(const GrammarTree& tree, const Node& node, std::string_view separator, Place place)
{
    std::string text;
    for (const NodeId child : node.children)
        text.append(text.empty() ? "" : separator).append(nodeText(tree, child, place));
    return text;
}

std::string nodeText(const GrammarTree& tree, NodeId id, Place place)
{
    const Node& node = tree.node(id);
    const auto grouped = [](const std::string& text) { return "( " + text + " )"; };
    switch (node.kind) {
    case NodeKind::Alternation: {
        const std::string text = joined(tree, node, " / ", Place::Alternative);
        return place == Place::Alternative ? text : grouped(text);
    }
    case NodeKind::Concatenation: {
        if (node.children.empty())
            return node.text.empty() ? "\"\"" : node.text;
        const std::string text = joined(tree, node, " ", Place::Part);
        return place == Place::Repeated ? grouped(text) : text;
    }
    case NodeKind::Repetition:
        if (node.isOptional)
            return "[ " + nodeText(tree, node.children[0], Place::Alternative) + " ]";
        if (place == Place::Repeated)
            return grouped(nodeText(tree, id, Place::Part));
        return repeatText(node) + nodeText(tree, node.children[0], Place::Repeated);
    case NodeKind::Literal:
    case NodeKind::CharClass: return itemText(tree, node, 0);
    case NodeKind::Reference: return node.text;
    }
    return {};
}

} // namespace

std::string ruleText(const GrammarTree& tree, RuleId rule)
{
    return tree.rules[rule].name + " = " + nodeText(tree, tree.rules[rule].body, Place::Alternative);
}

} // namespace nidus::grammar
