// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QUndoGroup;

namespace nidus::ui {

class OpenDrafts;
class RegistryPage;
class WindowMessages;

/// Undo and Redo of the Edit menu: for the page that has the focus if that has its own Undo, such as a list
/// of entries; otherwise for the open draft, whose changed place is then shown.
class UndoActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent.
    UndoActions(OpenDrafts& drafts, RegistryPage& page, WindowMessages& notices, QWidget* window);

    [[nodiscard]] QList<QAction*> actions() const { return {m_back, m_forth}; }

private:
    void follow(QWidget* focus);
    void update();
    /// Takes or returns a step of the open draft, goes to what it changed, and mentions `text`.
    void step(QAction& draft, const QString& text);

    QUndoGroup& m_drafts;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QWidget* m_window;
    QAction* m_draftBack;
    QAction* m_draftForth;
    QAction* m_back;
    QAction* m_forth;
    QPointer<QAction> m_own; ///< Undo of the page that has the focus
};

} // namespace nidus::ui
