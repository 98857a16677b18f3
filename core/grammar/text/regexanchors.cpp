// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/regexanchors.h"

#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace nidus::grammar {

NodeId AnchoredTree::whole(NodeId body) { return withEnds(body, {}); }

bool AnchoredTree::hasAnchor(NodeId id) const
{
    return m_anchors.contains(id) ||
           std::ranges::any_of(m_tree.node(id).children, [this](NodeId child) { return hasAnchor(child); });
}

NodeId AnchoredTree::withEnds(NodeId id, TextEnds ends)
{
    if (m_anchors.contains(id))
        return anchor(id, ends);
    if (!hasAnchor(id))
        return surrounded(id, ends);
    switch (m_tree.node(id).kind) {
    case NodeKind::Alternation: {
        Node copy = m_tree.node(id);
        for (NodeId& child : copy.children)
            child = withEnds(child, ends);
        return m_tree.add(std::move(copy));
    }
    case NodeKind::Concatenation: return sequence(id, ends);
    case NodeKind::Repetition: return repetition(id, ends);
    case NodeKind::Literal:
    case NodeKind::CharClass:
    case NodeKind::Reference: break;
    }
    return id;
}

NodeId AnchoredTree::anchor(NodeId id, TextEnds ends)
{
    const RegexAnchor kind = m_anchors.at(id);
    if (!(kind == RegexAnchor::Start ? ends.isFirst : ends.isLast)) {
        m_misplaced = m_misplaced.value_or(id);
        return id;
    }
    const base::TextRange place = m_tree.node(id).place;
    NodeId here = m_tree.add({.kind = NodeKind::Concatenation, .place = place});
    if (kind == RegexAnchor::EndOrLineFeed) {
        const NodeId lineFeed =
            m_tree.add({.kind = NodeKind::Literal, .isCaseSensitive = true, .place = place, .text = "\n"});
        here = m_tree.add({.kind = NodeKind::Repetition,
                           .isOptional = true,
                           .place = place,
                           .least = 0,
                           .children = {lineFeed}});
    }
    return surrounded(here, {.isFirst = ends.isFirst && kind != RegexAnchor::Start,
                             .isLast = ends.isLast && kind == RegexAnchor::Start});
}

NodeId AnchoredTree::sequence(NodeId id, TextEnds ends)
{
    Node copy = m_tree.node(id);
    const auto isVoid = [this](NodeId child) { // flags
        const Node& node = m_tree.node(child);
        return node.kind == NodeKind::Concatenation && node.children.empty() && !m_anchors.contains(child);
    };
    std::erase_if(copy.children, isVoid);
    for (std::size_t i = 0; i < copy.children.size(); ++i) {
        const TextEnds here{.isFirst = ends.isFirst && i == 0,
                            .isLast = ends.isLast && i + 1 == copy.children.size()};
        // An anchor at one end says nothing about the other one, where more of the sequence follows.
        copy.children[i] = withEnds(copy.children[i], here);
    }
    return m_tree.add(std::move(copy));
}

NodeId AnchoredTree::repetition(NodeId id, TextEnds ends)
{
    const Node node = m_tree.node(id);
    const NodeId child = node.children[0];
    const bool isOnce = node.least == 1 && node.most == 1;
    if (!isOnce && !(node.least == 0 && node.most == 1))
        return withEnds(child, {.isFirst = false, .isLast = false});
    const NodeId once = withEnds(child, ends);
    if (isOnce)
        return once;
    const NodeId nothing =
        surrounded(m_tree.add({.kind = NodeKind::Concatenation, .place = node.place}), ends);
    return m_tree.add({.kind = NodeKind::Alternation, .place = node.place, .children = {once, nothing}});
}

NodeId AnchoredTree::surrounded(NodeId id, TextEnds ends)
{
    if (!ends.isFirst && !ends.isLast)
        return id;
    Node node{.kind = NodeKind::Concatenation, .place = m_tree.node(id).place};
    if (ends.isFirst)
        node.children.push_back(anyText());
    node.children.push_back(id);
    if (ends.isLast)
        node.children.push_back(anyText());
    return m_tree.add(std::move(node));
}

NodeId AnchoredTree::anyText()
{
    const NodeId character =
        m_tree.add({.kind = NodeKind::CharClass, .isUtf8 = true, .ranges = {{0, kLastCodePoint}}});
    return m_tree.add(
        {.kind = NodeKind::Repetition, .least = 0, .most = kUnbounded, .children = {character}});
}

} // namespace nidus::grammar
