// SPDX-License-Identifier: Apache-2.0
#include "ui/guide/helpbubble.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScreen>
#include <QWhatsThis>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kBubbleGap = 4; // pixels

/// Returns where a widget is on the screen.
QRect placeOf(const QWidget& widget) { return {widget.mapToGlobal(QPoint()), widget.size()}; }

/// Returns the bubble of Qt, which chooses its place without regard to what it covers.
QWidget* shownBubble()
{
    const QList<QWidget*> windows = QApplication::topLevelWidgets();
    const auto found = std::ranges::find_if(
        windows, [](const QWidget* window) { return window->isVisible() && window->inherits("QWhatsThat"); });
    return found == windows.cend() ? nullptr : *found;
}

/// Returns where the buttons and inputs of a window are that somebody may want to use next.
QList<QRect> controlsOf(const QWidget& window)
{
    QList<QRect> places;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isControl =
            qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
            qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget);
        if (isControl && widget->isVisible() && !widget->visibleRegion().isEmpty())
            places.append(placeOf(*widget));
    }
    return places;
}

/// Returns the places for a bubble, best first: next to the control, then next to its window, then in a
/// corner of the window.
QList<QPoint> candidates(const QRect& control, const QRect& window, const QSize& size)
{
    const QPoint below(control.left(), control.bottom() + kBubbleGap);
    const QPoint above(control.left(), control.top() - kBubbleGap - size.height());
    return {below,
            above,
            {control.right() + kBubbleGap, control.top()},
            {control.left() - kBubbleGap - size.width(), control.top()},
            {window.right() + kBubbleGap, control.top()},
            {window.left() - kBubbleGap - size.width(), control.top()},
            {control.left(), window.bottom() + kBubbleGap},
            {control.left(), window.top() - kBubbleGap - size.height()},
            {window.right() - size.width(), window.bottom() - size.height()},
            {window.left(), window.bottom() - size.height()},
            {window.right() - size.width(), window.top()}};
}

/// Returns the pixels of controls that a bubble would cover.
qint64 coveredBy(const QRect& bubble, const QList<QRect>& controls)
{
    qint64 covered = 0;
    for (const QRect& control : controls) {
        const QRect both = bubble.intersected(control);
        covered += qint64{both.width()} * both.height();
    }
    return covered;
}

} // namespace

void showHelpBubble(QWidget& control, const QPoint& at, const QString& text)
{
    QWhatsThis::showText(at, text, &control);
    QWidget* bubble = shownBubble();
    if (!bubble)
        return;
    const QRect screen = control.screen()->availableGeometry();
    const QRect own = placeOf(control);
    // What is higher than the bubble, such as a list, is covered in any case.
    const QRect around = own.height() > bubble->height() ? QRect(at, QSize(1, 1)) : own;
    const QList<QRect> controls = controlsOf(*control.window());
    QPoint best = bubble->pos();
    qint64 least = -1;
    for (const QPoint& each : candidates(around, control.window()->frameGeometry(), bubble->size())) {
        const QRect place(each, bubble->size());
        if (!screen.contains(place))
            continue;
        const qint64 covered = coveredBy(place, controls);
        if (least < 0 || covered < least) {
            least = covered;
            best = each;
        }
    }
    bubble->move(best);
}

} // namespace nidus::ui
