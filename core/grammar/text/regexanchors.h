// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace nidus::grammar {

enum class RegexAnchor : std::uint8_t {
    Start,
    End,
    EndOrLineFeed, ///< also before a line feed that ends the text
};

/// Nodes that are anchors, which match the empty text.
using RegexAnchors = std::unordered_map<NodeId, RegexAnchor>;

/// Turns an expression that is searched for into one that matches the whole text: adds any text before and
/// after it where no anchor prevents that.
class AnchoredTree
{
public:
    /// Borrows the arguments; adds nodes to the tree.
    AnchoredTree(GrammarTree& tree, const RegexAnchors& anchors) : m_tree(tree), m_anchors(anchors) {}

    /// Returns the node that matches the whole text.
    [[nodiscard]] NodeId whole(NodeId body);
    /// Returns the first anchor that is not at the start or end of an alternative, which has no effect on
    /// the tree.
    [[nodiscard]] std::optional<NodeId> misplaced() const { return m_misplaced; }

private:
    /// The ends of the text that are ends of a node too.
    struct TextEnds
    {
        bool isFirst = true;
        bool isLast = true;
    };

    [[nodiscard]] bool hasAnchor(NodeId id) const;
    NodeId withEnds(NodeId id, TextEnds ends);
    NodeId anchor(NodeId id, TextEnds ends);
    NodeId sequence(NodeId id, TextEnds ends);
    NodeId repetition(NodeId id, TextEnds ends);
    /// Adds any text at these ends.
    NodeId surrounded(NodeId id, TextEnds ends);
    NodeId anyText();

    GrammarTree& m_tree;
    const RegexAnchors& m_anchors;
    std::optional<NodeId> m_misplaced;
};

} // namespace nidus::grammar
