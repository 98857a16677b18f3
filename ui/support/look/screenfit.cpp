// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/screenfit.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLayout>
#include <QMessageBox>
#include <QScreen>
#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace nidus::ui {

namespace {

/// Returns the frame that the window manager adds, or an estimate before the window is shown.
QMargins frameAround(const QWidget& window)
{
    const QRect outer = window.frameGeometry();
    const QRect inner = window.geometry();
    if (outer != inner)
        return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
                outer.bottom() - inner.bottom()};
    const int side = window.style()->pixelMetric(QStyle::PM_DefaultFrameWidth);
    return {side, window.style()->pixelMetric(QStyle::PM_TitleBarHeight), side, side};
}

bool isFitted(const QWidget& widget)
{
    const Qt::WindowType type = widget.windowType(); // a question that belongs to its window is a sheet
    return widget.isWindow() && (type == Qt::Window || type == Qt::Dialog || type == Qt::Sheet) &&
           !widget.isMaximized() && !widget.isFullScreen();
}

/// Gives a dialog without a size of its own the room that its content wants. Qt itself takes at most two
/// thirds of the screen.
void growToContent(QWidget& dialog, const QRect& room)
{
    const QLayout* const layout = dialog.layout();
    if (layout == nullptr || dialog.windowType() == Qt::Window || dialog.testAttribute(Qt::WA_Resized))
        return;
    const QSize inner = room.marginsRemoved(frameAround(dialog)).size();
    const int width = std::min(std::max(dialog.width(), dialog.sizeHint().width()), inner.width());
    const int height = layout->hasHeightForWidth() ? layout->totalHeightForWidth(width) //
                                                   : dialog.sizeHint().height();
    dialog.resize(width, std::min(std::max(dialog.height(), height), inner.height()));
}

/// Puts buttons of a dialog below each other that have no room next to each other.
void stackButtons(QDialog& dialog, const QRect& room)
{
    // QMessageBox becomes no wider.
    constexpr int most = 1000;
    constexpr int besides = 480;
    const int width = qobject_cast<QMessageBox*>(&dialog) ? std::min(most, room.width() - besides)
                                                          : room.marginsRemoved(frameAround(dialog)).width();
    const QMargins margins = dialog.layout() ? dialog.layout()->contentsMargins() : QMargins();
    for (QDialogButtonBox* box : dialog.findChildren<QDialogButtonBox*>()) {
        if (box->sizeHint().width() + margins.left() + margins.right() > width)
            box->setOrientation(Qt::Vertical);
    }
}

/// Moves a window that has no place yet over its parent, or else to the center of the screen.
void center(QWidget& window, const QRect& room)
{
    const QWidget* parent = window.parentWidget();
    const QRect around = parent ? parent->window()->geometry() : room;
    QRect place(QPoint(), window.size());
    place.moveCenter(around.center());
    window.move(place.topLeft());
}

} // namespace

void fitInto(QWidget& window, const QRect& room)
{
    const QRect inner = room.marginsRemoved(frameAround(window));
    const QSize size = window.size().boundedTo(inner.size());
    if (size != window.size())
        window.resize(size);
    if (inner.contains(window.geometry()))
        return;
    // If it would stick out on the right or below, move it; its title must stay in reach in any case.
    const auto moved = [](int at, int length, int first, int last) {
        return std::max(first, std::min(at, last - length + 1));
    };
    const QRect now = window.geometry();
    window.setGeometry(QRect(QPoint(moved(now.x(), now.width(), inner.left(), inner.right()),
                                    moved(now.y(), now.height(), inner.top(), inner.bottom())),
                             now.size()));
}

ScreenFit::ScreenFit(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ScreenFit::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && watched->isWidgetType()) {
        auto& widget = static_cast<QWidget&>(*watched);
        if (isFitted(widget) && !event->spontaneous()) {
            const QRect room = widget.screen()->availableGeometry();
            if (auto* dialog = qobject_cast<QDialog*>(&widget))
                stackButtons(*dialog, room);
            growToContent(widget, room);
            if (!widget.testAttribute(Qt::WA_Moved))
                center(widget, room);
            fitInto(widget, room);
        }
    }
    return false;
}

} // namespace nidus::ui
