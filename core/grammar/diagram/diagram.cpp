// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/diagram/diagram.h"

#include "core/grammar/diagram/diagramitem.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

namespace {

/// Where a quarter circle has its control points, as a fraction of the way to the corner.
constexpr double kRoundness = 0.5522847498;
/// Length and height of the marks at the beginning and end of a diagram.
constexpr double kEndLength = 20;
constexpr double kTickHeight = 16;
constexpr double kTickGap = 4;

/// Draws one track.
class Pen
{
public:
    explicit Pen(DiagramPoint start) : m_at(start) { m_track.start = start; }

    Pen& line(DiagramPoint to)
    {
        if (to.x != m_at.x || to.y != m_at.y)
            m_track.segments.push_back({.to = to});
        m_at = to;
        return *this;
    }
    /// Draws a quarter circle whose tangents meet in `corner`.
    Pen& bend(DiagramPoint corner, DiagramPoint to)
    {
        const auto towards = [corner](DiagramPoint from) {
            return DiagramPoint{from.x + kRoundness * (corner.x - from.x),
                                from.y + kRoundness * (corner.y - from.y)};
        };
        m_track.segments.push_back({.kind = DiagramSegment::Kind::Curve,
                                    .control1 = towards(m_at),
                                    .control2 = towards(to),
                                    .to = to});
        m_at = to;
        return *this;
    }
    /// Draws horizontally to `x`, around the corner by `r`, vertically to `toY`, and around again.
    Pen& step(double x, double toY, double r, double endX)
    {
        const double down = toY > m_at.y ? r : -r;
        const double before = x > m_at.x ? -r : r;
        line({x + before, m_at.y}).bend({x, m_at.y}, {x, m_at.y + down}).line({x, toY - down});
        return bend({x, toY}, {x + (endX > x ? r : -r), toY}).line({endX, toY});
    }
    void into(RuleDiagram& diagram)
    {
        if (!m_track.segments.empty())
            diagram.tracks.push_back(std::move(m_track));
    }

private:
    DiagramPoint m_at;
    DiagramTrack m_track;
};

/// Gives every part its place.
class Placer
{
public:
    explicit Placer(const DiagramStyle& style) : m_style(style), m_r(style.radius) {}

    void place(const DiagramItem& item, DiagramPoint at);
    void straight(double fromX, double toX, double y) { Pen({fromX, y}).line({toX, y}).into(m_diagram); }
    [[nodiscard]] RuleDiagram take() { return std::move(m_diagram); }

private:
    void box(const DiagramItem& item, DiagramPoint at);
    void sequence(const DiagramItem& item, DiagramPoint at);
    void rows(const DiagramItem& item, DiagramPoint at);
    void choice(const DiagramItem& item, DiagramPoint at);
    void columns(const DiagramItem& item, DiagramPoint at);
    void optional(const DiagramItem& item, DiagramPoint at);
    void loop(const DiagramItem& item, DiagramPoint at);

    const DiagramStyle& m_style;
    double m_r;
    RuleDiagram m_diagram;
};

void Placer::place(const DiagramItem& item, DiagramPoint at)
{
    switch (item.kind) {
    case DiagramItemKind::Skip: return;
    case DiagramItemKind::Box: return box(item, at);
    case DiagramItemKind::Sequence: return sequence(item, at);
    case DiagramItemKind::Rows: return rows(item, at);
    case DiagramItemKind::Choice: return choice(item, at);
    case DiagramItemKind::Columns: return columns(item, at);
    case DiagramItemKind::Optional: return optional(item, at);
    case DiagramItemKind::Loop: return loop(item, at);
    }
}

void Placer::box(const DiagramItem& item, DiagramPoint at)
{
    m_diagram.boxes.push_back(item.box);
    DiagramRect& rect = m_diagram.boxes.back().rect;
    rect.x = at.x;
    rect.y = at.y - item.up;
}

void Placer::sequence(const DiagramItem& item, DiagramPoint at)
{
    for (const DiagramItem& child : item.children) {
        place(child, at);
        at.x += child.width;
        if (&child != &item.children.back())
            straight(at.x, at.x + m_style.gap, at.y);
        at.x += m_style.gap;
    }
}

void Placer::rows(const DiagramItem& item, DiagramPoint at)
{
    const double right = at.x + item.width - 2 * m_r;
    double y = at.y;
    straight(at.x, at.x + m_r, y);
    for (const DiagramItem& row : item.children) {
        place(row, {at.x + m_r, y});
        const double end = at.x + m_r + row.width;
        if (&row == &item.children.back()) {
            Pen({end, y}).step(right + m_r, at.y, m_r, at.x + item.width).into(m_diagram);
            return;
        }
        const DiagramItem& next = *(&row + 1);
        const double between = y + trackDistance(m_style, row.down);
        const double nextY = between + trackDistance(m_style, next.up);
        Pen({end, y})
            .step(end + m_r, between, m_r, at.x + m_r)
            .step(at.x, nextY, m_r, at.x + m_r)
            .into(m_diagram);
        y = nextY;
    }
}

void Placer::choice(const DiagramItem& item, DiagramPoint at)
{
    const double left = at.x + 2 * m_r;
    const double right = at.x + item.width - 2 * m_r;
    double y = at.y;
    for (const DiagramItem& child : item.children) {
        const bool isFirst = &child == &item.children.front();
        if (!isFirst)
            y += trackDistance(m_style, (&child - 1)->down + child.up);
        const double end = left + child.width;
        if (isFirst) {
            straight(at.x, left, y);
            straight(end, at.x + item.width, y);
        } else if (&child == &item.children.back()) {
            Pen(at).step(at.x + m_r, y, m_r, left).into(m_diagram);
            Pen({end, y}).step(right + m_r, at.y, m_r, at.x + item.width).into(m_diagram);
        } else {
            Pen({at.x + m_r, y - m_r}).bend({at.x + m_r, y}, {left, y}).into(m_diagram);
            Pen({end, y}).line({right, y}).bend({right + m_r, y}, {right + m_r, y - m_r}).into(m_diagram);
        }
        place(child, {left, y});
    }
}

void Placer::columns(const DiagramItem& item, DiagramPoint at)
{
    const double top = at.y - item.up;
    const double bottom = at.y + item.down;
    const double end = at.x + item.width;
    double x = at.x + 2 * m_r;
    for (const DiagramItem& column : item.children) {
        const bool isFirst = &column == &item.children.front();
        const bool isLast = &column == &item.children.back();
        if (isFirst)
            straight(at.x, x, at.y);
        else if (isLast)
            Pen(at).step(at.x + m_r, top, m_r, x - 2 * m_r).step(x - m_r, at.y, m_r, x).into(m_diagram);
        else
            Pen({x - 2 * m_r, top}).step(x - m_r, at.y, m_r, x).into(m_diagram);
        place(column, {x, at.y});
        x += column.width;
        if (isLast)
            straight(x, end, at.y);
        else if (isFirst)
            Pen({x, at.y})
                .step(x + m_r, bottom, m_r, end - 2 * m_r)
                .step(end - m_r, at.y, m_r, end)
                .into(m_diagram);
        else
            Pen({x, at.y}).step(x + m_r, bottom, m_r, x + 2 * m_r).into(m_diagram);
        x += 3 * m_r;
    }
}

void Placer::optional(const DiagramItem& item, DiagramPoint at)
{
    const DiagramItem& inner = item.children[0];
    const double end = at.x + item.width;
    const double above = at.y - trackDistance(m_style, inner.up);
    Pen(at).step(at.x + m_r, above, m_r, end - 2 * m_r).step(end - m_r, at.y, m_r, end).into(m_diagram);
    straight(at.x, at.x + 2 * m_r, at.y);
    place(inner, {at.x + 2 * m_r, at.y});
    straight(at.x + 2 * m_r + inner.width, end, at.y);
}

void Placer::loop(const DiagramItem& item, DiagramPoint at)
{
    const DiagramItem& inner = item.children[0];
    const double right = at.x + item.width;
    straight(at.x, at.x + m_r, at.y);
    place(inner, {at.x + m_r, at.y});
    straight(at.x + m_r + inner.width, right, at.y);
    DiagramBox label = item.box;
    const double below = at.y + item.down - label.rect.height / 2;
    const double middle = (at.x + right) / 2;
    const bool hasLabel = !label.text.empty();
    const double half = hasLabel ? label.rect.width / 2 + m_style.gap / 2 : 0;
    Pen({right - m_r, at.y}).step(right, below, m_r, middle + half).into(m_diagram);
    Pen({middle - half, below}).step(at.x, at.y, m_r, at.x + m_r).into(m_diagram);
    if (!hasLabel)
        return;
    label.rect.x = middle - label.rect.width / 2;
    label.rect.y = below - label.rect.height / 2;
    m_diagram.boxes.push_back(std::move(label));
}

} // namespace

RuleDiagram drawRule(const GrammarTree& tree, RuleId rule, const DiagramTextMeasure& measure,
                     const DiagramStyle& style)
{
    const DiagramItem whole = buildDiagram(tree, tree.rules[rule].body, measure, style);
    const double up = std::max(whole.up, kTickHeight / 2);
    const double down = std::max(whole.down, kTickHeight / 2);
    const double left = style.margin + kEndLength;
    const double right = left + whole.width;
    const double y = style.margin + up;
    Placer placer(style);
    RuleDiagram diagram;
    placer.straight(style.margin, left, y);
    placer.place(whole, {left, y});
    placer.straight(right, right + kEndLength, y);
    diagram = placer.take();
    for (const double x :
         {style.margin, style.margin + kTickGap, right + kEndLength - kTickGap, right + kEndLength})
        Pen({x, y - kTickHeight / 2}).line({x, y + kTickHeight / 2}).into(diagram);
    diagram.size = {right + kEndLength + style.margin, y + down + style.margin};
    return diagram;
}

} // namespace nidus::grammar
