// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <functional>

class QAction;
class QWidget;

namespace nidus::ui {

class RegistryPage;

/// Moves through the window by keyboard: from pane to pane, tab to tab, and row to row.
class Navigation final : public QObject
{
    Q_OBJECT

public:
    /// Returns the panes of the current page, in order; the page bar is the first.
    using Panes = std::function<QList<QWidget*>()>;

    /// All are borrowed; `window` is the parent.
    Navigation(RegistryPage& page, Panes panes, QWidget* window);

    /// Gives the focus to the current page, unless something in it has it.
    void enterPage() const;

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }

private:
    void add(const QString& id, const QString& text, const QKeySequence& shortcut,
             const std::function<void()>& go);
    void stepPane(int by);
    /// Announces the entry that the focus is in.
    void sayEntry() const;

    RegistryPage& m_page;
    Panes m_panes;
    QList<QAction*> m_actions;
};

} // namespace nidus::ui
