// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QAction;

namespace nidus::ui {

/// Replaces the registry page when the registry could not be opened: shows why, and what can be done.
class OpenErrorPanel final : public QWidget
{
    Q_OBJECT

public:
    /// The actions are borrowed; each gets a button.
    OpenErrorPanel(const QString& problem, const QList<QAction*>& actions, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user continues with the built-in namespaces, in memory only.
    void continueInMemory();
};

} // namespace nidus::ui
