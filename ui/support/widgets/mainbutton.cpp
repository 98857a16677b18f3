// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/mainbutton.h"

#include "ui/support/look/fonts.h"

#include <QPainterPath>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <algorithm>
#include <cmath>

namespace nidus::ui {

namespace {

constexpr int kButtonHeight = 28; // pixels at the default font
constexpr int kButtonPadding = 8;
constexpr double kLeastContrast = 4.5; // WCAG 2.1, 1.4.3
constexpr int kDarker = 106;           // percent

double luminance(const QColor& color)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

/// Returns the palette's highlight, darker if its text could not be read.
QColor accentOf(const QPalette& palette)
{
    QColor accent = palette.color(QPalette::Highlight);
    const QColor text = palette.color(QPalette::HighlightedText);
    while (contrast(accent, text) < kLeastContrast && luminance(accent) > 0.01 && luminance(text) > 0.5)
        accent = accent.darker(kDarker);
    return accent;
}

} // namespace

MainButton::MainButton(QWidget* parent) : QToolButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize MainButton::sizeHint() const
{
    const QSize usual = QToolButton::sizeHint();
    return {usual.width() + 2 * kButtonPadding, std::max(usual.height(), grown(kButtonHeight, *this))};
}

void MainButton::paintEvent(QPaintEvent* event)
{
    if (!defaultAction())
        return QToolButton::paintEvent(event);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    QStylePainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor accent = accentOf(palette());
    if (isDown() || option.state.testFlag(QStyle::State_MouseOver))
        accent = accent.darker(isDown() ? 125 : 112);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawRoundedRect(rect(), 4, 4);

    const QColor ink = palette().color(QPalette::HighlightedText);
    painter.setPen(ink);
    painter.setBrush(Qt::NoBrush);
    const QRect menu =
        style()->subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButtonMenu, this);
    const QRect words = style()->subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButton, this);
    painter.drawText(words, Qt::AlignCenter, text());
    const int edge = isRightToLeft() ? menu.right() : menu.left();
    painter.drawLine(edge, 6, edge, height() - 7);
    const QPointF center = QRectF(menu).center();
    QPainterPath arrow(center + QPointF(-3, -1.5));
    arrow.lineTo(center + QPointF(0, 1.5));
    arrow.lineTo(center + QPointF(3, -1.5));
    painter.strokePath(arrow, painter.pen());
    if (hasFocus())
        painter.drawRoundedRect(QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5), 2, 2);
}

} // namespace nidus::ui
