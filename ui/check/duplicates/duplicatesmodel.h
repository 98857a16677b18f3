// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/duplicates/duplicaterows.h"

#include <QAbstractTableModel>

namespace nidus::ui {

/// The duplicate URNs in a check, each with its count and line numbers.
class DuplicatesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Urn, Times, Lines, ColumnCount };

    static constexpr std::size_t kMostLines = 20;

    explicit DuplicatesModel(QObject* parent = nullptr);

    /// Shows the result of `search`.
    void show(const DuplicateSearch& search, std::shared_ptr<const DuplicateRows> repetitions);
    void clear();
    /// Returns the line numbers of a URN: at most `most` of them, and how many more there are.
    [[nodiscard]] QString linesText(int urn, std::size_t most = kMostLines) const;
    /// The first row of a URN, as an index into the rows of the check.
    [[nodiscard]] std::size_t firstRow(int urn) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    CheckRows m_rows;
    std::shared_ptr<const DuplicateRows> m_repetitions;
    std::unique_ptr<RowReader> m_reader;
};

} // namespace nidus::ui
