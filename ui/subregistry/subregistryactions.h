// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace nidus::ui {

class EntryActions;
class ListActions;
class RegistrySession;
class SubregistryDesk;
class SubregistryPanel;
class WindowMessages;

/// Everything that can be done on the tab Subregistries.
class SubregistryActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `panel` is the parent.
    SubregistryActions(RegistrySession& session, SubregistryPanel& panel, WindowMessages& notices);

    /// Returns all actions, in the groups of a menu.
    [[nodiscard]] QList<QList<QAction*>> groups() const;
    [[nodiscard]] QList<QAction*> all() const;

private:
    SubregistryDesk* m_desk;
    EntryActions* m_entries;
    ListActions* m_lists;
};

} // namespace nidus::ui
