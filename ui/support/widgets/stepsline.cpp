// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/stepsline.h"

#include "ui/support/text/findingrank.h"
#include "ui/support/text/registrywords.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kWordMargin = 8; ///< pixels left and right of a word
constexpr int kArrowRoom = 8;  ///< pixels from a word to the next one
constexpr int kGroundOpacity =
    60; ///< opacity of the background, of 255: the text keeps the palette's contrast

/// Returns the steps up to the registration, or to its end.
QList<registration::State> stepsTo(registration::State state)
{
    using enum registration::State;
    return state == Withdrawn ? QList{Registered, Withdrawn}
                              : QList{Draft, InReview, Approved, WithIana, Registered};
}

QColor stepColor(registration::State state)
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

void drawStepArrow(QPainter& painter, const QRect& place, bool isMirrored)
{
    const QPointF center = QRectF(place).center();
    const qreal tip = isMirrored ? -2 : 2;
    QPainterPath arrow(center + QPointF(-tip, -3));
    arrow.lineTo(center + QPointF(tip, 0));
    arrow.lineTo(center + QPointF(-tip, 3));
    painter.strokePath(arrow, painter.pen());
}

} // namespace

StepsLine::StepsLine(QWidget* parent) : QLabel(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StepsLine::showState(registration::State state)
{
    m_state = state;
    setText(stateText(state));
    setAccessibleName(tr("State: %1").arg(text()));
    updateGeometry();
    update();
}

void StepsLine::setNoticed(bool isNoticed)
{
    m_isNoticed = isNoticed;
    update();
}

QFont StepsLine::presentFont() const
{
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int StepsLine::widthOf(registration::State state) const
{
    const QFontMetrics metrics(state == m_state ? presentFont() : font());
    return metrics.horizontalAdvance(stateText(state)) + 2 * kWordMargin;
}

void StepsLine::setCompact(bool isCompact)
{
    if (m_isCompact == isCompact)
        return;
    m_isCompact = isCompact;
    updateGeometry();
    update();
}

int StepsLine::wholeWidth() const
{
    const QList<registration::State> steps = stepsTo(m_state);
    int width = static_cast<int>(steps.size() - 1) * kArrowRoom;
    for (const registration::State step : steps)
        width += widthOf(step);
    return width;
}

QSize StepsLine::sizeHint() const
{
    return {m_isCompact ? widthOf(m_state) : wholeWidth(), minimumSizeHint().height()};
}

QSize StepsLine::minimumSizeHint() const
{
    // In the narrowest window the button needs the room; then nothing is drawn.
    return {0, QFontMetrics(presentFont()).height() + kWordMargin / 2};
}

void StepsLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<registration::State> steps = m_isCompact ? QList{m_state} : stepsTo(m_state);
    if (width() < sizeHint().width())
        return;
    const qsizetype now = steps.indexOf(m_state);
    int x = 0;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const auto mirrored = [this](const QRect& part) {
            return QStyle::visualRect(layoutDirection(), rect(), part);
        };
        const QRect place = mirrored(QRect(x, 0, widthOf(steps.at(i)), height()));
        painter.setPen(palette().color(i > now ? QPalette::PlaceholderText : QPalette::WindowText));
        if (i > 0)
            drawStepArrow(painter, mirrored(QRect(x - kArrowRoom, 0, kArrowRoom, height())), isRightToLeft());
        painter.setFont(i == now ? presentFont() : font());
        if (i == now) {
            const QPen text = painter.pen();
            QColor color = m_isNoticed ? rankColor(FindingRank::Warning) : stepColor(m_state);
            painter.setPen(color);
            color.setAlpha(kGroundOpacity);
            painter.setBrush(color);
            painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter.setPen(text);
        }
        painter.drawText(place, Qt::AlignCenter, stateText(steps.at(i)));
        x += widthOf(steps.at(i)) + kArrowRoom;
    }
}

} // namespace nidus::ui
