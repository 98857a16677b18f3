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

/// The checked lines that are wanted, in the order that is wanted. Holds 20 bytes a row and makes texts only
/// for rows that are shown; what is shown is an index of its own, because a proxy model cannot bear millions
/// of rows.
class CheckModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int { Line, VerdictColumn, Nid, Urn, Why, ColumnCount };
    static constexpr int VerdictRole = Qt::UserRole; ///< the Verdict as a number

    explicit CheckModel(QObject* parent = nullptr);

    /// Forgets all rows; those to come belong to `task`.
    void start(const CheckTask& task);
    void append(const std::vector<CheckRows::Block>& blocks);
    /// Shows rows as arranged() has computed it of the first `of` rows; those behind come in as they are
    /// appended. For a plain arrangement nothing is computed.
    void show(const Arrangement& arrangement, std::vector<std::uint32_t> indexes, std::size_t of);
    [[nodiscard]] const Arrangement& arrangement() const { return m_arrangement; }

    /// All rows, whatever the filter.
    [[nodiscard]] const CheckRows& rows() const { return m_rows; }
    [[nodiscard]] const CheckTask& task() const { return m_task; }
    /// Index into rows() of a shown row.
    [[nodiscard]] std::size_t rowIndex(int shownRow) const;
    /// The shown row of an index into rows(), -1 when it is hidden.
    [[nodiscard]] int shownRow(std::size_t rowIndex) const;
    /// The text of a shown row; absent when it cannot be read any more, or is not what was checked.
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

    /// Indexes of the rows from `first` on that are shown as they come.
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
