// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMenu>

class QUndoGroup;

namespace nidus::ui {

class HelpMenu;
class RegistryPage;

/// The Edit menu.
class EditMenu final : public QMenu
{
    Q_OBJECT

public:
    /// All are borrowed; `clipboard` has the actions for the focused field, `copying` those that copy what is
    /// shown, `finding` those that find words in it.
    EditMenu(QUndoGroup& undo, const QList<QAction*>& clipboard, const QList<QAction*>& copying,
             const QList<QAction*>& finding, RegistryPage& page, HelpMenu& help, QAction* preferences,
             QWidget* parent);

private:
    void addUndo(QUndoGroup& undo);
};

} // namespace nidus::ui
