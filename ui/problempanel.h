// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace nidus {

/// Stands in for the registry page when the registry could not be opened: says why and what can be done.
class ProblemPanel final : public QWidget
{
    Q_OBJECT

public:
    /// The actions are borrowed.
    ProblemPanel(QAction* open, QAction* create, QWidget* parent = nullptr);

    void showProblem(const QString& text);

Q_SIGNALS:
    /// The user goes on with the built-in namespaces, kept in memory only.
    void continueInMemory();

private:
    QLabel* m_text;
};

} // namespace nidus
