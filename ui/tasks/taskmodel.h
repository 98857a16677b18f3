// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/opentasks.h"

#include <QAbstractTableModel>

namespace nidus::ui {

/// The open tasks as a table, with one draft per row.
class TaskModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Namespace, StateColumn, Since, Who, ColumnCount };

    explicit TaskModel(QObject* parent = nullptr);

    void setItems(const QList<workflow::TaskItem>& items);
    [[nodiscard]] const QList<workflow::TaskItem>& items() const { return m_items; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QList<workflow::TaskItem> m_items;
};

/// Returns the task as a sentence.
[[nodiscard]] QString workText(const workflow::TaskItem& item);
/// Returns the number of tasks of each reason, one reason per line; empty without tasks.
[[nodiscard]] QString workCounts(const QList<workflow::TaskItem>& items);

} // namespace nidus::ui
