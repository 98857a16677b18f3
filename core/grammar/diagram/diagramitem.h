// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/diagram/diagramparts.h"

#include <cstdint>
#include <vector>

namespace nidus::grammar {

enum class DiagramItemKind : std::uint8_t {
    Skip,     ///< nothing but the track
    Box,      ///< a box
    Sequence, ///< the children, one after the other
    Rows,     ///< the children, each a Sequence, one below the other
    Choice,   ///< one of the children, one below the other
    Columns,  ///< one of the children, each a Choice, side by side
    Optional, ///< the child or nothing
    Loop,     ///< the child, repeatedly; `box` is the label, without text if there is none
};

/// A part of a diagram with its size: the track enters on the left and leaves on the right at the same
/// height, with `up` above and `down` below.
struct DiagramItem
{
    DiagramItemKind kind = DiagramItemKind::Skip;
    double width = 0;
    double up = 0;
    double down = 0;
    std::vector<DiagramItem> children{};
    DiagramBox box{};
};

/// Builds the parts of a rule's body. Sequences wrap if they are wider than `style.maxWidth` less what
/// surrounds them.
[[nodiscard]] DiagramItem buildDiagram(const GrammarTree& tree, NodeId body,
                                       const DiagramTextMeasure& measure, const DiagramStyle& style);

/// Returns how far below a track (or above, for a bypass) the next track of a Choice, Rows, Optional, Loop,
/// or Columns runs: space for `beside` on both sides, and for two bends.
[[nodiscard]] double trackDistance(const DiagramStyle& style, double beside);

} // namespace nidus::grammar
