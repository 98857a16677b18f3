// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/tasks/taskmodel.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QSettings;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class TaskList;

/// The Tasks page: the drafts that need attention, and what to do with each.
class TasksPage final : public QWidget
{
    Q_OBJECT

public:
    /// `work` is borrowed.
    explicit TasksPage(TaskList& work, QWidget* parent = nullptr);

    /// Sets the actions to offer if there are no tasks; borrowed.
    void setActions(const QList<QAction*>& actions);

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void opened(const nidus::workflow::TaskItem& item);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Updates the list and keeps the selected row.
    void showItems();
    QWidget* makeList();
    QWidget* makeEmptyPage();
    void open(const QModelIndex& index);

    TaskList& m_work;
    TaskModel* m_model;
    QStackedWidget* m_pages;
    QLabel* m_counts;
    QPushButton* m_open;
    QTableView* m_table;
    QWidget* m_emptyButtons;
};

} // namespace nidus::ui
