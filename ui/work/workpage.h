// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/work/workmodel.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QSettings;
class QStackedWidget;
class QTableView;

namespace nidus::ui {

class WorkList;

/// The page Work: the drafts that need somebody, and what to do with each.
class WorkPage final : public QWidget
{
    Q_OBJECT

public:
    /// `work` is borrowed.
    explicit WorkPage(WorkList& work, QWidget* parent = nullptr);

    /// What can be begun where there is nothing to do; borrowed.
    void setActions(const QList<QAction*>& actions);

    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

Q_SIGNALS:
    void opened(const nidus::workflow::WorkItem& item);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// The selected line stays selected.
    void showItems();
    QWidget* makeList();
    QWidget* makeEmptyPage();
    void open(const QModelIndex& index);

    WorkList& m_work;
    WorkModel* m_model;
    QStackedWidget* m_pages;
    QLabel* m_counts;
    QPushButton* m_open;
    QTableView* m_table;
    QWidget* m_emptyButtons;
};

} // namespace nidus::ui
