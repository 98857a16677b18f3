// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace nidus::ui {

/// An action in the menus, in the reader's language.
struct MenuEntry
{
    QAction* action;
    QString menu; ///< such as "File > Open Recent"
    QString name; ///< without a mnemonic
    QString keys; ///< empty if it has none
    /// The name without what the action would change at the moment, such as "Undo".
    [[nodiscard]] QString lastingName() const;
    /// The lasting name without an ellipsis.
    [[nodiscard]] QString plainName() const;
    /// "File > Save Draft (Ctrl+S)"
    [[nodiscard]] QString path() const;
};

/// Returns the actions of the menus in their order, without separators and submenus.
[[nodiscard]] QList<MenuEntry> menuEntries(const QWidget& menuBar);
/// Returns where the action with an object name is in the menus of a window; empty if it is in none.
[[nodiscard]] QString menuPath(const QWidget* window, const QString& name);

} // namespace nidus::ui
