// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace nidus::ui {

class CheckPage;
class RegistryPage;

/// Actions that find words in what is shown: below the tabs of a registration, above the lines of a check.
class FindActions final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed; `registry` is the parent.
    FindActions(RegistryPage& registry, CheckPage& check);

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }

private:
    void open();
    void step(int by);

    RegistryPage& m_registry;
    CheckPage& m_check;
    QList<QAction*> m_actions;
};

} // namespace nidus::ui
