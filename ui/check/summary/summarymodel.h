// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/summary/checksummary.h"
#include "ui/check/rows/wordsearch.h"

#include <QAbstractItemModel>
#include <optional>
#include <vector>

namespace nidus::ui {

/// The results of a check by NID: the NIDs with the most URNs first, each with its most frequent reasons.
/// Shows all NIDs or only those that are not registered.
class SummaryModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column {
        Name,
        Count,
        Share,
        Valid,
        Warnings,
        NoRule,
        Invalid,
        Unregistered,
        Undecided,
        Example,
        ColumnCount
    };
    enum class Which { All, Unregistered };

    using QAbstractItemModel::QAbstractItemModel;

    void setCounts(std::vector<report::NidCounts> counts);
    void setWhich(Which which);

    /// The counts of a top-level row, in display order.
    [[nodiscard]] const report::NidCounts& counts(int row) const { return m_all[m_shown[std::size_t(row)]]; }
    /// The counts at an index; for a reason, those of its NID; null for an invalid index.
    [[nodiscard]] const report::NidCounts* countsAt(const QModelIndex& index) const;
    /// The lines that a row counts; absent for an invalid index.
    [[nodiscard]] std::optional<ReasonFilter> reasonAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void choose();
    [[nodiscard]] QVariant nidData(const report::NidCounts& of, int column) const;
    [[nodiscard]] QVariant reasonData(const report::NidCounts::Code& code, int column) const;

    std::vector<report::NidCounts> m_all;
    std::vector<std::size_t> m_shown; ///< indexes into m_all
    Which m_which = Which::All;
};

/// "isbn", or a description of a group without a NID of its own.
/// "98.2%", rounded down, so that 100% means all.
[[nodiscard]] QString validShare(const report::NidCounts& counts);

} // namespace nidus::ui
