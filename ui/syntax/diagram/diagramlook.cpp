// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/diagram/diagramlook.h"

#include "ui/support/look/appearance.h"
#include "ui/support/look/contrast.h"

#include <QFontMetricsF>
#include <QPainterPath>

namespace nidus::ui {

namespace {

constexpr double kLabelScale = 0.85;
constexpr double kStroke = 1.5;
constexpr int kTint = 15; ///< percentage of the outline's color in a box

QPointF pointOf(grammar::DiagramPoint point) { return {point.x, point.y}; }

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QFont fontOf(grammar::DiagramBoxKind kind, QFont font)
{
    if (kind == grammar::DiagramBoxKind::Label)
        font.setPointSizeF(font.pointSizeF() * kLabelScale);
    return font;
}

QPainterPath pathOf(const grammar::DiagramTrack& track)
{
    QPainterPath path(pointOf(track.start));
    for (const grammar::DiagramSegment& segment : track.segments) {
        if (segment.kind == grammar::DiagramSegment::Kind::Line)
            path.lineTo(pointOf(segment.to));
        else
            path.cubicTo(pointOf(segment.control1), pointOf(segment.control2), pointOf(segment.to));
    }
    return path;
}

QColor outlineColor(const grammar::DiagramBox& box, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (box.kind) {
    case grammar::DiagramBoxKind::Terminal: return QColor::fromRgb(dark ? 0xff6cc884 : 0xff1a7f37);
    case grammar::DiagramBoxKind::Reference:
        if (box.rule != grammar::kNoRule)
            return QColor::fromRgb(dark ? 0xff8ab8f5 : 0xff1f4f99);
        return QColor::fromRgb(dark ? 0xffff8182 : 0xffc4232b);
    case grammar::DiagramBoxKind::Prose: return QColor::fromRgb(dark ? 0xffe0b060 : 0xff8a4b00);
    case grammar::DiagramBoxKind::Label: break;
    }
    return palette.color(QPalette::Text);
}

void paintBox(QPainter& painter, const grammar::DiagramBox& box, const QFont& font, const QPalette& palette)
{
    const QRectF rect = boxRect(box);
    if (box.kind != grammar::DiagramBoxKind::Label) {
        const bool isSound = box.kind != grammar::DiagramBoxKind::Prose &&
                             (box.kind != grammar::DiagramBoxKind::Reference || box.rule != grammar::kNoRule);
        const QColor outline = outlineColor(box, palette);
        painter.setPen(QPen(outline, kStroke, isSound ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(mixed(outline, palette.color(QPalette::Base), kTint));
        // Literals are round and rules are square, so color is not the only difference.
        const double radius = box.kind == grammar::DiagramBoxKind::Terminal ? rect.height() / 2 : 2;
        painter.drawRoundedRect(rect, radius, radius);
    }
    painter.setFont(fontOf(box.kind, font));
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, textOf(box.text));
}

} // namespace

QRectF boxRect(const grammar::DiagramBox& box)
{
    return {box.rect.x, box.rect.y, box.rect.width, box.rect.height};
}

grammar::RuleDiagram layOutDiagram(const grammar::GrammarTree& tree, grammar::RuleId rule, const QFont& font,
                                   double maxWidth)
{
    const auto measure = [&font](std::string_view text, grammar::DiagramBoxKind kind) {
        const QFontMetricsF metrics(fontOf(kind, font));
        return grammar::DiagramSize{metrics.horizontalAdvance(textOf(text)), metrics.height()};
    };
    return grammar::drawRule(tree, rule, measure, {.maxWidth = maxWidth});
}

void paintDiagram(QPainter& painter, const grammar::RuleDiagram& diagram, const QFont& font,
                  const QPalette& palette, int current)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette.color(QPalette::Text), kStroke, Qt::SolidLine, Qt::RoundCap));
    for (const grammar::DiagramTrack& track : diagram.tracks)
        painter.drawPath(pathOf(track));
    for (const grammar::DiagramBox& box : diagram.boxes)
        paintBox(painter, box, font, palette);
    if (current >= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette.color(QPalette::Highlight), 2 * kStroke));
        const QRectF rect = boxRect(diagram.boxes.at(static_cast<std::size_t>(current)));
        painter.drawRect(rect.adjusted(-3, -3, 3, 3));
    }
}

} // namespace nidus::ui
