// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QAction;

namespace nidus::ui {

/// Stands in for the registry page when the registry could not be opened: says why and what can be done.
class ProblemPanel final : public QWidget
{
    Q_OBJECT

public:
    /// The actions, which are borrowed, say what can be done.
    ProblemPanel(const QString& problem, const QList<QAction*>& actions, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user goes on with the built-in namespaces, kept in memory only.
    void continueInMemory();
};

} // namespace nidus::ui
