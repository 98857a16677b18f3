// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/statechip.h"

#include "ui/support/text/registrywords.h"

#include <QPainter>

namespace nidus::ui {

namespace {

constexpr int kMarginX = 8; // pixels
constexpr int kMarginY = 2;
constexpr int kGround = 60; // opacity of the background, of 255: the text keeps the palette's contrast

QColor colorOf(registration::State state)
{
    switch (state) {
    case registration::State::Draft: return QColor(0x80, 0x80, 0x80);
    case registration::State::InReview: return QColor(0xD0, 0x8A, 0x00);
    case registration::State::Approved: return QColor(0x1F, 0x7A, 0xD0);
    case registration::State::WithIana: return QColor(0x80, 0x50, 0xC0);
    case registration::State::Registered: return QColor(0x20, 0x90, 0x40);
    case registration::State::Withdrawn: return QColor(0xB0, 0x30, 0x30);
    }
    return {};
}

} // namespace

StateChip::StateChip(QWidget* parent) : QLabel(parent)
{
    setContentsMargins(kMarginX, kMarginY, kMarginX, kMarginY);
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StateChip::showState(registration::State state)
{
    m_state = state;
    setText(stateText(state));
    setAccessibleName(tr("State: %1").arg(text()));
    update();
}

void StateChip::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = colorOf(m_state);
    QColor ground = color;
    ground.setAlpha(kGround);
    painter.setPen(color);
    painter.setBrush(ground);
    const QRectF shape = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace nidus::ui
