// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/workqueue.h"

#include <QAbstractTableModel>

namespace nidus::ui {

/// The work queue as a table: a draft in each row.
class WorkModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { What, Namespace, StateColumn, Since, Who, ColumnCount };

    explicit WorkModel(QObject* parent = nullptr);

    void setItems(const QList<workflow::WorkItem>& items);
    [[nodiscard]] const QList<workflow::WorkItem>& items() const { return m_items; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QList<workflow::WorkItem> m_items;
};

/// What is to be done about it, as a sentence.
[[nodiscard]] QString workText(const workflow::WorkItem& item);
/// How many there are of each reason, a line for each; empty where there is nothing.
[[nodiscard]] QString workCounts(const QList<workflow::WorkItem>& items);

} // namespace nidus::ui
