// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <QAbstractTableModel>
#include <QCache>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace nidus::ui {

/// The checked lines, filtered and sorted. Stores 20 bytes a row and builds texts only for rows that are
/// shown. Keeps its own index of shown rows, because a proxy model cannot handle millions of rows.
class CheckModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Line, VerdictColumn, Nid, Urn, Why, ColumnCount };
    static constexpr int KindRole = Qt::UserRole; ///< the LineKind as a number

    explicit CheckModel(QObject* parent = nullptr);

    /// Removes all rows; the rows appended next belong to `task`.
    void start(const CheckTask& task);
    void append(const std::vector<CheckRows::Block>& blocks);
    /// Shows rows as arranged() has computed it for the first `of` rows; later rows are added as they are
    /// appended. A plain arrangement needs no indexes.
    void show(const Arrangement& arrangement, std::vector<std::uint32_t> indexes, std::size_t of);
    [[nodiscard]] const Arrangement& arrangement() const { return m_arrangement; }

    /// All rows, regardless of the filter.
    [[nodiscard]] const CheckRows& rows() const { return m_rows; }
    [[nodiscard]] const CheckTask& task() const { return m_task; }
    /// Index into rows() of a shown row.
    [[nodiscard]] std::size_t rowIndex(int shownRow) const;
    /// The shown row of an index into rows(), -1 when it is hidden.
    [[nodiscard]] int shownRow(std::size_t rowIndex) const;
    /// The text of a shown row; absent when it can no longer be read or has changed since the check.
    [[nodiscard]] std::optional<QByteArray> text(int shownRow) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Texts
    {
        QString nid;
        QString urn;
        QString why;
    };

    /// Indexes of the rows from `first` on that pass the filter, in input order.
    [[nodiscard]] std::vector<std::uint32_t> shownFrom(std::size_t first) const;
    [[nodiscard]] Texts makeTexts(std::size_t rowIndex) const;
    [[nodiscard]] const Texts& texts(std::size_t rowIndex) const;
    [[nodiscard]] QString displayText(std::size_t rowIndex, int column) const;

    CheckTask m_task;
    CheckRows m_rows;
    Arrangement m_arrangement;
    std::vector<std::uint32_t> m_shown; ///< indexes into m_rows; not used while everything is shown
    int m_shownCount = 0;
    mutable std::unique_ptr<RowReader> m_reader;
    mutable QCache<std::size_t, Texts> m_texts;
};

} // namespace nidus::ui
