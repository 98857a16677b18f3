// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QAbstractItemView;
class QLabel;
class QPushButton;
class QToolButton;

namespace nidus::ui {

/// Below a list: how many rows are selected, and the steps for all of them.
class SelectionBar final : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionBar(QWidget* parent = nullptr);

    /// Sets the steps. Borrowed.
    void setActions(const QList<QAction*>& actions);
    [[nodiscard]] QList<QAction*> steps() const;
    /// Opens the steps as the context menu of a list whose policy is Qt::CustomContextMenu, before the list's
    /// last action.
    void openOver(QAbstractItemView& list);
    void setCount(int count);
    /// Sets whether one row can be opened from here.
    void setOpenOffered(bool isOffered);

Q_SIGNALS:
    void openRequested();

private:
    QLabel* m_count;
    QToolButton* m_steps;
    QPushButton* m_open;
};

} // namespace nidus::ui
