// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/trial/namespacetrial.h"

#include <QAbstractTableModel>
#include <QList>

namespace nidus::ui {

/// The results of checking one name against every namespace.
class NamespaceTrialModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Nid, VerdictColumn, Why, ColumnCount };

    explicit NamespaceTrialModel(QObject* parent = nullptr);

    void setTrials(const QList<NamespaceTrial>& trials);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<NamespaceTrial> m_trials;
};

} // namespace nidus::ui
