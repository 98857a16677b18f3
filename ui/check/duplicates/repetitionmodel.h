// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/duplicates/repetitions.h"

#include <QAbstractTableModel>

namespace nidus::ui {

/// The URNs that come again in a check, each with its number and its lines.
class RepetitionModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Urn, Times, Lines, ColumnCount };

    explicit RepetitionModel(QObject* parent = nullptr);

    /// What was found in `search`.
    void show(const RepetitionSearch& search, std::shared_ptr<const Repetitions> repetitions);
    void clear();
    /// The first of the rows of a URN, as an index into the rows of the check.
    [[nodiscard]] std::size_t firstRow(int urn) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString linesOf(int urn) const;

    CheckRows m_rows;
    std::shared_ptr<const Repetitions> m_repetitions;
    std::unique_ptr<RowReader> m_reader;
};

} // namespace nidus::ui
