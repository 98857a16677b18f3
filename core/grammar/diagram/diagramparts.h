// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"
#include "core/grammar/text/ast.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

// A railroad diagram as a value: the positions of everything to paint. Lengths are in the units of the
// caller's text measure; x grows to the right, y downward, from the top left corner.

struct DiagramPoint
{
    double x = 0;
    double y = 0;
};

struct DiagramSize
{
    double width = 0;
    double height = 0;
};

struct DiagramRect
{
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

enum class DiagramBoxKind : std::uint8_t {
    Terminal,  ///< a literal or a class of characters
    Reference, ///< a rule
    Prose,     ///< text that could not be read
    Label,     ///< the number of repetitions, such as "2×" or "1..30"; drawn without an outline
};

struct DiagramBox
{
    DiagramBoxKind kind = DiagramBoxKind::Terminal;
    DiagramRect rect{};
    std::string text{};    ///< UTF-8, shortened with an ellipsis if very long; centered in rect
    RuleId rule = kNoRule; ///< Reference: kNoRule when undefined
    /// The source: bytes of the grammar's text, or of our own definition if the rule drawn is not
    /// RuleOrigin::Own.
    base::TextRange place{};
};

/// A straight line to a point, or a cubic Bézier curve.
struct DiagramSegment
{
    enum class Kind : std::uint8_t { Line, Curve };

    Kind kind = Kind::Line;
    DiagramPoint control1{}; ///< Curve
    DiagramPoint control2{}; ///< Curve
    DiagramPoint to{};
};

/// A line to be stroked, not filled.
struct DiagramTrack
{
    DiagramPoint start{};
    std::vector<DiagramSegment> segments{};
};

struct RuleDiagram
{
    DiagramSize size{};              ///< margins included
    std::vector<DiagramBox> boxes{}; ///< in reading order
    std::vector<DiagramTrack> tracks{};
};

/// Returns the size of a text without padding.
using DiagramTextMeasure = std::function<DiagramSize(std::string_view text, DiagramBoxKind kind)>;

struct DiagramStyle
{
    double radius = 10;   ///< of the tracks' bends
    double gap = 10;      ///< between boxes in a row
    double rowGap = 10;   ///< between rows
    double paddingX = 10; ///< between a box's outline and its text
    double paddingY = 5;
    double margin = 12;             ///< around the diagram
    double maxWidth = 760;          ///< sequences wrap here if they can
    std::size_t maxRows = 10;       ///< a choice of more single boxes has several columns
    std::size_t maxTextLength = 40; ///< characters in a box
};

} // namespace nidus::grammar
