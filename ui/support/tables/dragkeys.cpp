// SPDX-License-Identifier: Apache-2.0
#include "ui/support/tables/dragkeys.h"

#include "ui/support/look/fonts.h"
#include "ui/support/widgets/announcement.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPointer>
#include <QSplitter>
#include <QTableView>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kKeyStep = 16; // pixels
constexpr const char* kFocusBefore = "nidusFocusBefore";

/// Returns the borders of a window that can be moved, in the order of the panes.
QList<QSplitterHandle*> bordersOf(const QWidget& window)
{
    QList<QSplitterHandle*> borders;
    for (const QSplitter* splitter : window.findChildren<QSplitter*>()) {
        for (int i = 1; i < splitter->count(); ++i) {
            QSplitterHandle* border = splitter->handle(i);
            if (border->isVisible() && border->isEnabled())
                borders.append(border);
        }
    }
    return borders;
}

bool goToNextBorder(QWidget& from)
{
    const QList<QSplitterHandle*> borders = bordersOf(*from.window());
    if (borders.isEmpty())
        return false;
    auto* now = qobject_cast<QSplitterHandle*>(&from);
    QSplitterHandle* next = borders.at((borders.indexOf(now) + 1) % borders.size());
    const QVariant before = now ? now->property(kFocusBefore) : QVariant::fromValue(QPointer<QWidget>(&from));
    next->setProperty(kFocusBefore, before);
    next->setAccessibleName(DragKeys::tr("Border between panes"));
    next->setAccessibleDescription(DragKeys::tr("Arrow keys move it, Escape returns."));
    next->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void moveBorder(QSplitterHandle& border, int pixels)
{
    QSplitter& splitter = *border.splitter();
    QList<int> sizes = splitter.sizes();
    const int after = splitter.indexOf(&border);
    int before = after - 1;
    while (before > 0 && splitter.widget(before)->isHidden())
        --before;
    const int room = sizes.at(before) + sizes.at(after);
    if (room < 2) // pixels: 0 would hide a pane
        return;
    sizes[before] = std::clamp(sizes.at(before) + pixels, 1, room - 1);
    sizes[after] = room - sizes.at(before);
    splitter.setSizes(sizes);
    Q_EMIT splitter.splitterMoved(splitter.sizes().at(before), after);
    const int percent = splitter.sizes().at(before) * 100 / room;
    announce(&border, DragKeys::tr("%1%").arg(border.locale().toString(percent)));
}

bool handleBorderKey(QSplitterHandle& border, int key)
{
    const bool isAcross = border.orientation() == Qt::Horizontal;
    const bool isMirrored = isAcross && border.layoutDirection() == Qt::RightToLeft;
    const int step = isMirrored ? -grown(kKeyStep, border) : grown(kKeyStep, border);
    if (key == (isAcross ? Qt::Key_Left : Qt::Key_Up))
        moveBorder(border, -step);
    else if (key == (isAcross ? Qt::Key_Right : Qt::Key_Down))
        moveBorder(border, step);
    else if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (const auto before = border.property(kFocusBefore).value<QPointer<QWidget>>())
            before->setFocus(Qt::OtherFocusReason);
    } else
        return false;
    return true;
}

void resizeColumn(QTableView& table, int column, int pixels)
{
    QHeaderView& header = *table.horizontalHeader();
    header.setStretchLastSection(true); // the widths are now the user's, as after dragging
    header.resizeSection(column, std::max(header.minimumSectionSize(), header.sectionSize(column) + pixels));
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    announce(
        &table,
        DragKeys::tr("%1: %2 pixels wide").arg(title, table.locale().toString(header.sectionSize(column))));
}

bool moveColumn(QTableView& table, int column, int by)
{
    QHeaderView& header = *table.horizontalHeader();
    const int from = header.visualIndex(column);
    const int to = from + by;
    if (!header.sectionsMovable() || to < 0 || to >= header.count())
        return false;
    header.moveSection(from, to);
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    announce(&table, DragKeys::tr("%1: column %2").arg(title, table.locale().toString(to + 1)));
    return true;
}

bool handleColumnKey(QTableView& table, int key)
{
    const int column = table.currentIndex().column();
    const bool isMirrored = table.layoutDirection() == Qt::RightToLeft;
    if (column < 0)
        return false;
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        resizeColumn(table, column,
                     (key == Qt::Key_Right) != isMirrored ? grown(kKeyStep, table) : -grown(kKeyStep, table));
        return true;
    case Qt::Key_PageUp: return moveColumn(table, column, -1);
    case Qt::Key_PageDown: return moveColumn(table, column, 1);
    default: return false;
    }
}

} // namespace

DragKeys::DragKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool DragKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
        return false;
    const auto& key = static_cast<const QKeyEvent&>(*event);
    auto& widget = static_cast<QWidget&>(*watched);
    if (key.key() == Qt::Key_F8 && key.modifiers() == Qt::ControlModifier)
        return goToNextBorder(widget);
    if (auto* border = qobject_cast<QSplitterHandle*>(watched))
        return handleBorderKey(*border, key.key());
    auto* table = qobject_cast<QTableView*>(watched);
    return table && key.modifiers() == (Qt::AltModifier | Qt::ShiftModifier) &&
           handleColumnKey(*table, key.key());
}

} // namespace nidus::ui
