// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace nidus {

/// Finds an action by a few letters of its name and triggers it.
class ActionFinder final : public QDialog
{
    Q_OBJECT

public:
    /// The actions are borrowed.
    explicit ActionFinder(const QList<QAction*>& actions, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refill();
    void triggerCurrent();

    QList<QAction*> m_actions;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace nidus
