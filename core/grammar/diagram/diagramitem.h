// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/diagram/diagramparts.h"

#include <cstdint>
#include <vector>

namespace nidus::grammar {

enum class DiagramItemKind : std::uint8_t {
    Skip,     ///< nothing but the track
    Box,      ///< a box
    Sequence, ///< the children one behind the other
    Rows,     ///< the children, each a Sequence, one below the other
    Choice,   ///< one of the children, one below the other
    Columns,  ///< one of the children, each a Choice, side by side
    Optional, ///< the child or nothing
    Loop,     ///< the child, again and again; `box` is the label, without text where there is none
};

/// A part of a diagram that knows how much room it takes: the track enters at its left, leaves at its right
/// on the same height, with `up` above and `down` below.
struct DiagramItem
{
    DiagramItemKind kind = DiagramItemKind::Skip;
    double width = 0;
    double up = 0;
    double down = 0;
    std::vector<DiagramItem> children{};
    DiagramBox box{};
};

/// The parts of a rule's body. Sequences wrap where they are wider than `style.maxWidth` less what is around
/// them.
[[nodiscard]] DiagramItem buildDiagram(const GrammarTree& tree, NodeId body,
                                       const DiagramTextMeasure& measure, const DiagramStyle& style);

/// How far below its own track (or above, for what bypasses) the next one of a Choice, Rows, Optional, Loop
/// or Columns runs: room for `beside` on both sides, and for two bends.
[[nodiscard]] double trackDistance(const DiagramStyle& style, double beside);

} // namespace nidus::grammar
