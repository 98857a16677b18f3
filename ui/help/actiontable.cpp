// SPDX-License-Identifier: Apache-2.0
#include "ui/help/actiontable.h"

#include "ui/support/text/otherwords.h"
#include "ui/support/text/plainlabel.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString inMenu(const QString& menu, const QString& name)
{
    return QCoreApplication::translate("nidus::ui::ActionFinder", "%1 > %2").arg(menu, name);
}

QList<MenuEntry> entriesIn(const QWidget& menu, const QString& where)
{
    QList<MenuEntry> entries;
    const QList<QAction*> actions = menu.actions();
    for (QAction* action : actions) {
        const QString name = plainLabel(action->text());
        if (action->menu())
            entries += entriesIn(*action->menu(), where.isEmpty() ? name : inMenu(where, name));
        else if (!action->isSeparator())
            entries.append({.action = action,
                            .menu = where,
                            .name = name,
                            .keys = action->shortcut().toString(QKeySequence::NativeText)});
    }
    return entries;
}

} // namespace

QString MenuEntry::lastingName() const
{
    const QString lasting = action->property(kLastingName).toString();
    return lasting.isEmpty() ? name : plainLabel(lasting);
}

QString MenuEntry::plainName() const { return lastingName().remove(u'…'); }

QString MenuEntry::path() const
{
    const QString place = inMenu(menu, plainName());
    return keys.isEmpty() ? place : place + u" (%1)"_s.arg(keys);
}

QList<MenuEntry> menuEntries(const QWidget& menuBar) { return entriesIn(menuBar, {}); }

QString menuPath(const QWidget* window, const QString& name)
{
    const auto* main = qobject_cast<const QMainWindow*>(window);
    const QWidget* bar = main ? main->menuWidget() : nullptr;
    const QList<MenuEntry> entries = bar ? menuEntries(*bar) : QList<MenuEntry>();
    const auto found =
        std::ranges::find(entries, name, [](const MenuEntry& entry) { return entry.action->objectName(); });
    return found == entries.cend() ? QString() : found->path();
}

} // namespace nidus::ui
