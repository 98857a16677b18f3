// SPDX-License-Identifier: Apache-2.0
#include "ui/support/access/readingorder.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QList>
#include <QMainWindow>
#include <QMenuBar>
#include <QSplitter>
#include <QStatusBar>
#include <QWidget>

namespace nidus::ui {

namespace {

void collect(const QLayout& layout, QList<QWidget*>& parts)
{
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem* const item = layout.itemAt(i);
        if (QWidget* widget = item->widget())
            parts.append(widget);
        else if (const QLayout* inner = item->layout())
            collect(*inner, parts);
    }
}

/// Returns the parts of a widget as they are arranged.
QList<QWidget*> arranged(const QWidget& outer)
{
    QList<QWidget*> parts;
    if (const auto* window = qobject_cast<const QMainWindow*>(&outer)) {
        parts = {window->menuWidget(), window->centralWidget()};
        if (auto* status = window->findChild<QStatusBar*>(QString(), Qt::FindDirectChildrenOnly))
            parts.append(status);
        parts.removeAll(nullptr);
    } else if (const auto* splitter = qobject_cast<const QSplitter*>(&outer)) {
        for (int i = 0; i < splitter->count(); ++i)
            parts.append(splitter->widget(i));
    } else if (outer.layout()) {
        collect(*outer.layout(), parts);
    }
    parts.removeIf([&outer](const QWidget* part) { return part->parentWidget() != &outer; });
    return parts;
}

void order(const QWidget& outer)
{
    const QList<QWidget*> wanted = arranged(outer);
    QList<QWidget*> present;
    QList<QWidget*> others; // such as what is shown over the parts
    for (QWidget* child : outer.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        (wanted.contains(child) ? present : others).append(child);
    if (present == wanted)
        return;
    for (QWidget* child : wanted + others) {
        if (!child->isWindow())
            child->raise(); // to the end of the children
    }
}

} // namespace

ReadingOrder::ReadingOrder(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ReadingOrder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Show || !watched->isWidgetType())
        return false;
    const auto& widget = static_cast<const QWidget&>(*watched);
    order(widget);
    if (!widget.isWindow() && widget.parentWidget()->testAttribute(Qt::WA_Mapped)) // it was added later
        order(*widget.parentWidget());
    return false;
}

} // namespace nidus::ui
