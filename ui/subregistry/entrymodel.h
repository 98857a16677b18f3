// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/subregistrycontent.h"

#include <QAbstractTableModel>
#include <QDate>
#include <QItemSelection>
#include <QList>
#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

namespace nidus::ui {

/// Which rows of a subregistry to show.
struct EntryFilter
{
    enum class Which : std::uint8_t {
        Held,
        Ending, ///< from today until `due`
        Ended,  ///< before today
        Free,
        All,     ///< also free numbers, released entries, and refused requests
        Refused, ///< requests
        Outside, ///< in no range of a list that has ranges
        State,
    };

    Which which = Which::Held;
    subregistry::EntryState state = subregistry::EntryState::Assigned; ///< for Which::State
    QString text{};                                                    ///< in any column
    QString range{};                                                   ///< name; empty = all
    QDate today{};
    QDate due{};

    bool operator==(const EntryFilter&) const = default;
};

/// The entries and free numbers of a subregistry as a table, filtered and sorted. A search also finds
/// requests that were refused.
class EntryModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column : int {
        Value,
        Range,
        State,
        Holder,
        Contact,
        Date,
        Until,
        Request,
        Reference,
        Note,
        ColumnCount
    };

    explicit EntryModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    /// Shows a subregistry; null shows nothing.
    void show(SharedContent content);
    void setFilter(const EntryFilter& filter);
    [[nodiscard]] const EntryFilter& filter() const { return m_filter; }
    [[nodiscard]] const SharedContent& content() const { return m_content; }

    [[nodiscard]] const Stretch& stretchAt(int row) const;
    /// Returns the entry of a row; null if its numbers are free.
    [[nodiscard]] const subregistry::Entry* entryAt(int row) const;
    /// Returns the row of the stretch with the first value of a block; -1 if it is not shown.
    [[nodiscard]] int rowOf(const subregistry::Block& block) const;
    /// Returns the rows of what was selected before a change, as few ranges as possible: the same values, and
    /// the same refused requests.
    [[nodiscard]] QItemSelection rowsOf(const SubregistryContent& before,
                                        const QList<Stretch>& stretches) const;
    /// Returns how many of the rows are entries; the others are free numbers and refused requests.
    [[nodiscard]] int shownEntries() const { return m_shownEntries; }
    /// Returns how many rows are shown, and of how many entries, for people; empty without entries and
    /// ranges.
    [[nodiscard]] QString countsText() const;
    /// Whether a shown row has a text in a column.
    [[nodiscard]] bool hasTexts(int column) const;
    /// Returns the name of a column in tables that an import reads.
    [[nodiscard]] static QString nameOf(int column);
    /// Returns the rows with a header as tab-separated lines, as a spreadsheet pastes them, without some of
    /// the columns. Of a private entry, only the values, the range, and the state.
    [[nodiscard]] QString linesOf(const std::vector<int>& rows, const QList<int>& without = {Contact}) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    /// Sorts by a column; -1 and Value are the order of the values.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    [[nodiscard]] QVariant leastSize(int section) const;
    [[nodiscard]] QString widestValue() const;
    [[nodiscard]] bool isShown(const Stretch& stretch);
    /// Whether an entry that somebody has was to end before today.
    [[nodiscard]] bool hasEnded(const subregistry::Entry& entry) const;
    /// Whether no single range of a list that has ranges contains it.
    [[nodiscard]] bool isOutside(const Stretch& stretch) const;
    [[nodiscard]] bool hasText(const Stretch& stretch) const;
    [[nodiscard]] bool hadText(const Stretch& stretch) const;
    [[nodiscard]] const Stretch& stretch(std::int32_t index) const;
    [[nodiscard]] QString refusalText(const Stretch& stretch, int column) const;
    [[nodiscard]] QString text(const Stretch& stretch, int column) const;
    void arrange();
    void sortShown();

    SharedContent m_content;
    EntryFilter m_filter;
    std::vector<std::int32_t> m_shown; ///< indexes of stretches, and then of refused requests
    int m_shownEntries = 0;
    int m_foundEarlier = 0; ///< rows that are shown only because the text was in them earlier
    QString m_widest;       ///< as wide as the widest value that is shown
    int m_column = -1;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace nidus::ui
