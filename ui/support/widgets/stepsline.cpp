// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/stepsline.h"

#include "ui/support/text/findingrank.h"
#include "ui/support/text/registrywords.h"

#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QStyle>
#include <utility>

using namespace Qt::StringLiterals;

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
    setSkipped({});
    updateGeometry();
}

void StepsLine::setSkipped(const QList<registration::State>& skipped)
{
    m_skipped = skipped;
    QStringList words;
    for (const registration::State state : skipped)
        words.append(stateText(state));
    //: %1 is a list of steps, such as "Approved, With IANA"
    setToolTip(words.isEmpty() ? QString() : tr("Skipped: %1").arg(words.join(u", "_s)));
    const QList<registration::State> steps = stepsTo(m_state);
    const QString place = tr("Step %1 of %2").arg(steps.indexOf(m_state) + 1).arg(steps.size());
    setAccessibleDescription(toolTip().isEmpty() ? place : place + u". "_s + toolTip());
    update();
}

void StepsLine::setNoticed(bool isNoticed)
{
    m_isNoticed = isNoticed;
    update();
}

QFont StepsLine::fontOf(registration::State state) const
{
    QFont font = this->font();
    font.setBold(state == m_state);
    font.setStrikeOut(m_skipped.contains(state));
    return font;
}

QString StepsLine::wordOf(registration::State state, Form form) const
{
    const QList<registration::State> steps = stepsTo(m_state);
    const qsizetype number = steps.indexOf(state) + 1;
    switch (form) {
    case Form::Whole: return stateText(state);
    //: the number of the present step of a registration, the number of steps, and the name of the step
    case Form::Present: return tr("%1/%2 %3").arg(number).arg(steps.size()).arg(stateText(state));
    case Form::Number: return tr("%1/%2").arg(number).arg(steps.size());
    }
    std::unreachable();
}

int StepsLine::widthOf(registration::State state, Form form) const
{
    const QFontMetrics metrics(fontOf(state));
    return metrics.horizontalAdvance(wordOf(state, form)) + 2 * kWordMargin;
}

QList<registration::State> StepsLine::shownSteps(Form form) const
{
    return form == Form::Whole ? stepsTo(m_state) : QList{m_state};
}

int StepsLine::widthIn(Form form) const
{
    const QList<registration::State> steps = shownSteps(form);
    int width = static_cast<int>(steps.size() - 1) * kArrowRoom;
    for (const registration::State step : steps)
        width += widthOf(step, form);
    return width;
}

bool StepsLine::fitInto(int wholeRoom, int presentRoom)
{
    const Form form = widthIn(Form::Whole) <= wholeRoom       ? Form::Whole
                      : widthIn(Form::Present) <= presentRoom ? Form::Present
                                                              : Form::Number;
    if (form != std::exchange(m_form, form)) {
        updateGeometry();
        update();
    }
    return form != Form::Number;
}

QSize StepsLine::sizeHint() const { return minimumSizeHint(); }

QSize StepsLine::minimumSizeHint() const
{
    return {widthIn(m_form), QFontMetrics(fontOf(m_state)).height() + kWordMargin / 2};
}

void StepsLine::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QList<registration::State> steps = shownSteps(m_form);
    const qsizetype now = steps.indexOf(m_state);
    int x = 0;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const auto mirrored = [this](const QRect& part) {
            return QStyle::visualRect(layoutDirection(), rect(), part);
        };
        const QRect place = mirrored(QRect(x, 0, widthOf(steps.at(i), m_form), height()));
        const bool isDone = i <= now && !m_skipped.contains(steps.at(i));
        painter.setPen(palette().color(isDone ? QPalette::WindowText : QPalette::PlaceholderText));
        if (i > 0)
            drawStepArrow(painter, mirrored(QRect(x - kArrowRoom, 0, kArrowRoom, height())), isRightToLeft());
        painter.setFont(fontOf(steps.at(i)));
        if (i == now) {
            const QPen text = painter.pen();
            QColor color = m_isNoticed ? rankColor(FindingRank::Warning) : stepColor(m_state);
            painter.setPen(color);
            color.setAlpha(kGroundOpacity);
            painter.setBrush(color);
            painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
            painter.setPen(text);
        }
        painter.drawText(place, Qt::AlignCenter, wordOf(steps.at(i), m_form));
        x += widthOf(steps.at(i), m_form) + kArrowRoom;
    }
}

} // namespace nidus::ui
