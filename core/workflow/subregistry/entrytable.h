// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/lists/listreader.h"
#include "core/findings/text/listtexts.h"
#include "core/findings/values/finding.h"
#include "core/subregistry/requestanswers.h"
#include "core/subregistry/subregistry.h"
#include "core/workflow/subregistry/listsyntax.h"
#include "core/workflow/subregistry/rangetable.h"
#include "core/workflow/subregistry/readblocks.h"

#include <QByteArrayView>
#include <QDate>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace nidus::workflow {

/// The columns of an exported list of entries.
inline constexpr std::array kEntryTableColumns{
    QLatin1StringView("value"),     QLatin1StringView("to"),        QLatin1StringView("range"),
    QLatin1StringView("state"),     QLatin1StringView("holder"),    QLatin1StringView("date"),
    QLatin1StringView("until"),     QLatin1StringView("reference"), QLatin1StringView("note"),
    QLatin1StringView("on-behalf"), QLatin1StringView("contact"),   QLatin1StringView("superseded-by"),
    QLatin1StringView("renewals"),  QLatin1StringView("private"),   QLatin1StringView("source-state"),
    QLatin1StringView("request"),   QLatin1StringView("asker")};

/// Returns the values of kEntryTableColumns.
[[nodiscard]] QStringList entryCells(const subregistry::Subregistry& subregistry,
                                     const subregistry::Entry& entry);

/// Names of columns in a file, by our name of the column or the name of a part of the key.
using ColumnNames = QHash<QString, QString>;

/// Reads "value=Name,state=Status"; absent if a part has no equals sign, or a name is given
/// twice.
[[nodiscard]] std::optional<ColumnNames> columnNamesFrom(const QString& text);

/// A finding about a line of a table.
using TableFinding = exchange::ListFinding;

/// An entry as read.
struct TableEntry
{
    int line = 0;
    subregistry::Entry entry;
    std::optional<findings::Finding> objection{}; ///< why a refresh cannot take it
};

/// What an import does with a table in which some rows are bad.
enum class BadRows : std::uint8_t { RefuseAll, Skip };

/// The entries of a table, and everything in it that is odd.
struct EntryTable
{
    QList<TableEntry> entries; ///< without bad rows
    QList<TableFinding> findings;
    QList<TableRange> ranges{};            ///< for an import
    QList<subregistry::Block> badBlocks{}; ///< of bad rows for an import, if their values can be read
    QStringList columns{};                 ///< the names in the first line
    QString title{};                       ///< of the list
    QString listId{};                      ///< ListFileFacts::id
    QString date{};                        ///< of the list; empty = unknown
    int unreadDates = 0;                   ///< cells with a date that is left out
    int undecidedDates = 0;                ///< those of them that may be two dates
    QString dateByColumn{}; ///< a date with a day and month in an order that others of its column show
    QDate readByColumn{};   ///< as what that date is read

    /// Whether there are bad rows, or columns were not found.
    [[nodiscard]] bool hasErrors() const;
    /// Returns why rows are bad, in their order; a row may have several findings.
    [[nodiscard]] QList<TableFinding> errors() const;
    /// Returns how many findings have an id, such as dates that cannot be read.
    [[nodiscard]] int count(findings::FindingId id) const;
    /// Whether entries may be imported. Bad rows can be skipped, but not a missing column.
    [[nodiscard]] bool canImport(BadRows badRows) const;
};

/// What a table is read for. A refresh may change holders, and keeps what cannot be taken.
enum class TableUse : std::uint8_t { Import, Refresh };

/// How a table is read.
struct TableReading
{
    ColumnNames names{};
    QString part{}; ///< ListWish::part
    TableUse use = TableUse::Import;
    QStringList columns{};     ///< names by position, empty = not read; without any, the first line has them
    bool isHeaderless = false; ///< with columns: the first line is an entry
    QDate today{};             ///< with which dates are compared; invalid = they are not
    subregistry::RequestAnswers answers{};      ///< of the list; a row with such a request has a finding
    std::shared_ptr<const ListSyntax> syntax{}; ///< with which new values are compared; null = they are not
};

/// Reads entries in a format of exchange::readList(). Known words of other lists become our states; the
/// original word is kept. A request that the list knows from another entry makes a row bad. An empty request,
/// and empty cells of a private entry without a holder, leave what the list has. BadFormat if the file cannot
/// be read.
[[nodiscard]] base::Result<EntryTable> readEntryTable(QByteArrayView bytes,
                                                      const subregistry::Subregistry& subregistry,
                                                      const TableReading& reading);

/// The same for a refresh, in less memory: `read` and `visit` get the entries, the result has none.
[[nodiscard]] base::Result<EntryTable> visitEntryTable(QByteArrayView bytes,
                                                       const subregistry::Subregistry& subregistry,
                                                       const TableReading& reading, ReadBlocks& read,
                                                       const std::function<void(const TableEntry&)>& visit);

/// A column of an entry that a row changes.
struct ChangedCell
{
    QString column;
    QString before;
    QString after;

    bool operator==(const ChangedCell&) const = default;
};

/// Returns the columns in which an entry differs from that of the same value in the list.
[[nodiscard]] QList<ChangedCell> changedCells(const subregistry::Subregistry& subregistry,
                                              const subregistry::Entry& entry);
/// What an import would do with an entry.
enum class ImportEffect : std::uint8_t { New, Changed, Unchanged };
/// Returns the effect of an entry; adds nothing to the subregistry.
[[nodiscard]] ImportEffect effectOf(const subregistry::Subregistry& subregistry,
                                    const subregistry::Entry& entry);
[[nodiscard]] ImportEffect effectOf(const subregistry::Subregistry& subregistry,
                                    const subregistry::Range& range);
/// Returns the change that imports the ranges and entries that are new or changed; absent if there are none.
[[nodiscard]] std::optional<subregistry::ListChange> planImport(const subregistry::Subregistry& subregistry,
                                                                const EntryTable& table, QDate date);
/// The same for entries only.
[[nodiscard]] std::optional<subregistry::ListChange> planImport(const subregistry::Subregistry& subregistry,
                                                                const QList<TableEntry>& entries, QDate date);

/// Returns what is odd about a table that would be imported. An entry is not missing in it if a bad row has a
/// part of its values.
[[nodiscard]] findings::OddRows oddRows(const subregistry::Subregistry& subregistry, const EntryTable& table);

} // namespace nidus::workflow
