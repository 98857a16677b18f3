// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>

class QAction;

namespace nidus::ui {

class RegistryPage;

/// The actions that open the panes next to a registration.
class PaneActions final : public QObject
{
    Q_OBJECT

public:
    /// `page` is borrowed; `help` helps with the control that has the focus, and opens its pane itself.
    PaneActions(RegistryPage& page, QAction* help, QObject* parent);

    /// In the order of Pane.
    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }

private:
    QList<QAction*> m_actions;
};

} // namespace nidus::ui
