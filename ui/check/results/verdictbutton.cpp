// SPDX-License-Identifier: Apache-2.0
#include "ui/check/results/verdictbutton.h"

#include "ui/check/rows/verdictlook.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kCheckedAlpha = 110;

} // namespace

VerdictButton::VerdictButton(LineKind kind, QWidget* parent) : QPushButton(parent), m_kind(kind)
{
    setCheckable(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setIcon(kindIcon(kind, palette()));
    updateTexts();
}

void VerdictButton::setCount(std::uint64_t count, std::uint64_t total)
{
    m_count = count;
    m_total = total;
    // An active filter can always be turned off.
    setEnabled(count > 0 || isChecked());
    updateTexts();
    update();
}

void VerdictButton::updateTexts()
{
    const QString count = kindCount(m_kind, m_count);
    setText(count);
    setToolTip(tr("%1 Press to show only these lines; press again to show all.").arg(kindMeaning(m_kind)));
    // The tool tip takes long to hear.
    setAccessibleDescription(tr("Shows only these lines. With no kind checked, all lines are shown."));
    const double share =
        m_total > 0 ? 100.0 * static_cast<double>(m_count) / static_cast<double>(m_total) : 0.0;
    //: A button for screen readers: "12 invalid, 3.5% of all lines"
    setAccessibleName(tr("%1, %2% of all lines").arg(count, locale().toString(share, 'f', 1)));
}

QSize VerdictButton::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(0, fontMetrics().height() / 3);
}

void VerdictButton::paintEvent(QPaintEvent* event)
{
    QPushButton::paintEvent(event);
    if (isChecked()) { // in dark colors, a style hardly shows it
        QColor tint = palette().color(QPalette::Highlight);
        tint.setAlpha(kCheckedAlpha);
        QPainter(this).fillRect(rect().adjusted(2, 2, -2, -2), tint);
    }
    if (m_total == 0)
        return;
    const int thickness = std::max(2, fontMetrics().height() / 5);
    const QRect track = rect().adjusted(thickness * 2, 0, -thickness * 2, -thickness);
    QRectF bar(track.left(), track.bottom() - thickness, track.width(), thickness);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid));
    painter.setOpacity(0.4);
    painter.drawRoundedRect(bar, thickness / 2.0, thickness / 2.0);
    if (m_count == 0)
        return;
    // A nonzero share is always visible, even one line in a million.
    bar.setWidth(std::max<double>(thickness,
                                  bar.width() * static_cast<double>(m_count) / static_cast<double>(m_total)));
    if (layoutDirection() == Qt::RightToLeft)
        bar.moveRight(track.right());
    painter.setOpacity(1.0);
    painter.setBrush(kindColor(m_kind, palette()));
    painter.drawRoundedRect(bar, thickness / 2.0, thickness / 2.0);
}

void VerdictButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setIcon(kindIcon(m_kind, palette()));
    if (event->type() == QEvent::LanguageChange)
        updateTexts();
}

} // namespace nidus::ui
