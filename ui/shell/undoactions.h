// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QUndoGroup;

namespace nidus::ui {

/// Undo and Redo of the Edit menu: for the page that has the focus if that has its own Undo, such as a list
/// of entries; otherwise for the open draft.
class UndoActions final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed; `window` is the parent.
    UndoActions(QUndoGroup& drafts, QWidget* window);

    [[nodiscard]] QList<QAction*> actions() const { return {m_back, m_forth}; }

private:
    void follow(QWidget* focus);
    void update();

    QWidget* m_window;
    QAction* m_draftBack;
    QAction* m_draftForth;
    QAction* m_back;
    QAction* m_forth;
    QPointer<QAction> m_own; ///< Undo of the page that has the focus
};

} // namespace nidus::ui
