// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>

namespace nidus::ui {

class HelpMenu;
class RegistryPage;

/// The Edit menu.
class EditMenu final : public QMenu
{
    Q_OBJECT

public:
    /// All are borrowed; `undo` and `clipboard` have the actions for what has the focus, `copying` those that
    /// copy what is shown, `finding` those that find words in it.
    EditMenu(const QList<QAction*>& undo, const QList<QAction*>& clipboard, const QList<QAction*>& copying,
             const QList<QAction*>& finding, RegistryPage& page, HelpMenu& help, QAction* preferences,
             QWidget* parent);
};

} // namespace nidus::ui
