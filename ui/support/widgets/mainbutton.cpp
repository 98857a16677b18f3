// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/mainbutton.h"

#include "ui/support/look/contrast.h"
#include "ui/support/look/fonts.h"

#include <QPainterPath>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kButtonHeight = 28; // pixels at the default font
constexpr int kButtonPadding = 8;
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
    QColor accent = readableHighlight(palette(), palette().currentColorGroup());
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
