// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/presentrows.h"

#include "core/findings/values/logging.h"
#include "core/registration/words.h"
#include "core/storage/values/storageerrors.h"

#include <algorithm>
#include <map>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;
using registration::wordOf;
using subregistry::Block;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::ListChange;

namespace {

/// What applyToPresent() needs about a stored row.
struct PlacedRow
{
    Block block; ///< its text as compared
    QString state;
    QString until;
    qint64 event = 0;
    qint64 position = 0;

    bool operator==(const PlacedRow&) const = default;
};

PlacedRow placedRowIn(const QueryRow& row)
{
    return {.block = {quint64(row.integer(0)), quint64(row.integer(1)), row.text(2)},
            .state = row.text(3),
            .until = row.text(4),
            .event = row.integer(5),
            .position = row.integer(6)};
}

constexpr QLatin1StringView
    kPlacedColumns("first_number, last_number, text, state, until, event_id, position");

base::Result<qint64> longestBlock(Connection& connection, qint64 list)
{
    const auto longest = connection.number(
        u"SELECT max(last_number - first_number) FROM subregistry_present WHERE subregistry_id = ?"_s,
        {list});
    return longest ? base::Result<qint64>(*longest + 1) : longest;
}

/// Returns the first number at which a block may begin that reaches `number`.
qint64 earliestStart(quint64 number, qint64 longest)
{
    return std::max<qint64>(0, qint64(number) - longest + 1);
}

base::Result<void> insertPlaced(Connection& connection, qint64 list, const PlacedRow& row)
{
    return connection.execute(
        u"INSERT INTO subregistry_present (subregistry_id, first_number, last_number, text, state, until, "
        "event_id, position) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {list, qint64(row.block.first), qint64(row.block.last), boundText(row.block.text), row.state,
         boundText(row.until), row.event, row.position});
}

base::Result<void> deletePlaced(Connection& connection, qint64 list, const Block& block)
{
    return connection.execute(
        u"DELETE FROM subregistry_present WHERE subregistry_id = ? AND first_number = ? AND text = ?"_s,
        {list, qint64(block.first), boundText(block.text)});
}

/// Removes the row's values from all other rows.
base::Result<void> makeRoom(Connection& connection, qint64 list, const Block& block, qint64 longest)
{
    if (longest == 1 && block.size() == 1)
        return deletePlaced(connection, list, block);
    const auto earlier = connection.list(
        u"SELECT %1 FROM subregistry_present WHERE subregistry_id = ? AND first_number BETWEEN ? AND ? "
        "AND text = ? AND last_number >= ?"_s.arg(kPlacedColumns),
        {list, earliestStart(block.first, longest), qint64(block.last), boundText(block.text),
         qint64(block.first)},
        placedRowIn);
    if (!earlier)
        return std::unexpected(earlier.error());
    for (const PlacedRow& row : *earlier) {
        if (const auto done = deletePlaced(connection, list, row.block); !done)
            return done;
        for (const Block& left : subregistry::partsOutside(row.block, block)) {
            PlacedRow part = row;
            part.block = left;
            if (const auto done = insertPlaced(connection, list, part); !done)
                return done;
        }
    }
    return {};
}

PlacedRow placedRow(const subregistry::Definition& definition, const Entry& entry, qint64 event,
                    qsizetype position)
{
    return {.block = {entry.block.first, entry.block.last,
                      subregistry::comparedText(definition, entry.block.text)},
            .state = wordOf(entry.state),
            .until = entry.until.toString(Qt::ISODate),
            .event = event,
            .position = position};
}

/// The rows that changes together give.
class ReplayedRows
{
public:
    /// A row replaces the values of earlier ones.
    void add(const PlacedRow& row)
    {
        const Block& block = row.block;
        if (m_longest == 1 && block.size() == 1) { // such as words, which are all at the same number
            m_rows.insert_or_assign({block.first, block.text}, row);
            return;
        }
        auto at = m_rows.lower_bound({block.first > m_longest ? block.first - m_longest : 0, QString()});
        while (at != m_rows.end() && at->first.first <= block.last) {
            const PlacedRow earlier = at->second;
            if (earlier.block.text != block.text || !earlier.block.overlaps(block)) {
                ++at;
                continue;
            }
            at = m_rows.erase(at);
            for (const Block& left : subregistry::partsOutside(earlier.block, block)) {
                PlacedRow part = earlier;
                part.block = left;
                m_rows.insert_or_assign({left.first, left.text}, part);
            }
        }
        m_rows.insert_or_assign({block.first, block.text}, row);
        m_longest = std::max(m_longest, block.size());
    }

    [[nodiscard]] QList<PlacedRow> rows() const
    {
        QList<PlacedRow> all;
        for (const auto& [key, row] : m_rows)
            all.append(row);
        return all;
    }

private:
    std::map<std::pair<quint64, QString>, PlacedRow> m_rows;
    quint64 m_longest = 1;
};

/// Sorts rows as the table does.
QList<PlacedRow> inOrder(QList<PlacedRow> rows)
{
    std::ranges::sort(
        rows, {}, [](const PlacedRow& row) { return std::pair(row.block.first, row.block.text.toUtf8()); });
    return rows;
}

QList<PlacedRow> replayed(const SubregistryRow& list, const QList<ListChange>& changes)
{
    ReplayedRows rows;
    for (const ListChange& change : changes) {
        for (qsizetype i = 0; i < change.entries.size(); ++i)
            rows.add(placedRow(list.definition, change.entries[i], change.id, i));
    }
    return inOrder(rows.rows());
}

/// Values of a list whose rows are compared.
struct ComparedPart
{
    quint64 first = 0;
    quint64 last = subregistry::kLargestNumber;
    QString word; ///< empty = all
};

ComparedPart partOf(const SubregistryRow& list, const QList<Entry>& entries)
{
    ComparedPart part;
    if (list.definition.isNumeric()) {
        part = {.first = subregistry::kLargestNumber, .last = 0, .word = {}};
        for (const Entry& entry : entries) {
            part.first = std::min(part.first, entry.block.first);
            part.last = std::max(part.last, entry.block.last);
        }
    } else if (entries.size() == 1 && !list.definition.ignoresCase) {
        part.word = entries.first().block.text;
    }
    return part;
}

/// Returns the rows of a part, each cut to it, in order.
QList<PlacedRow> cutTo(const ComparedPart& part, const QList<PlacedRow>& rows)
{
    QList<PlacedRow> cut;
    for (PlacedRow row : rows) {
        row.block.first = std::max(row.block.first, part.first);
        row.block.last = std::min(row.block.last, part.last);
        if (row.block.first <= row.block.last)
            cut.append(row);
    }
    return inOrder(cut);
}

base::Result<QList<PlacedRow>> presentIn(Connection& connection, const SubregistryRow& list,
                                         const ComparedPart& part)
{
    const auto longest = longestBlock(connection, list.id);
    if (!longest)
        return std::unexpected(longest.error());
    QString condition = u"first_number BETWEEN ? AND ? AND last_number >= ?"_s;
    QVariantList values{list.id, earliestStart(part.first, *longest), qint64(part.last), qint64(part.first)};
    if (!part.word.isEmpty()) {
        condition += u" AND text = ?"_s;
        values.append(boundText(part.word));
    }
    return connection.list(u"SELECT %1 FROM subregistry_present WHERE subregistry_id = ? AND %2"_s.arg(
                               kPlacedColumns, condition),
                           values, placedRowIn);
}

/// Replays only the entries of the history that have a value of the part.
base::Result<QList<PlacedRow>> replayedIn(Connection& connection, const SubregistryRow& list,
                                          const ComparedPart& part)
{
    QString condition = u"CAST(e.first_number AS INTEGER) <= ? AND CAST(e.last_number AS INTEGER) >= ?"_s;
    QVariantList values{list.id, qint64(part.last), qint64(part.first)};
    if (!part.word.isEmpty()) {
        condition += u" AND e.text = ?"_s;
        values.append(boundText(part.word));
    }
    ReplayedRows rows;
    const auto read = connection.each(
        u"SELECT CAST(e.first_number AS INTEGER), CAST(e.last_number AS INTEGER), e.text, e.state, e.until, "
        "e.event_id, e.position FROM subregistry_change c CROSS JOIN subregistry_entry e "
        "ON e.event_id = c.event_id WHERE c.subregistry_id = ? AND %1 ORDER BY e.event_id, e.position"_s.arg(
            condition),
        values, [&](const QueryRow& row) {
            PlacedRow placed = placedRowIn(row);
            placed.block.text = subregistry::comparedText(list.definition, placed.block.text);
            rows.add(placed);
        });
    return read ? base::Result<QList<PlacedRow>>(rows.rows()) : std::unexpected(read.error());
}

/// Returns the rows that the changes give if they are not those of the table.
base::Result<std::optional<QList<PlacedRow>>> rowsIfDifferent(Connection& connection,
                                                              const SubregistryRow& list)
{
    const auto changes = selectChanges(connection, list.id);
    if (!changes)
        return std::unexpected(changes.error());
    const auto stored = connection.list(
        u"SELECT %1 FROM subregistry_present WHERE subregistry_id = ? ORDER BY first_number, text"_s.arg(
            kPlacedColumns),
        {list.id}, placedRowIn);
    if (!stored)
        return std::unexpected(stored.error());
    const QList<PlacedRow> wanted = replayed(list, *changes);
    return *stored == wanted ? std::nullopt : std::optional(wanted);
}

} // namespace

base::Result<void> applyToPresent(Connection& connection, const SubregistryRow& list,
                                  const ListChange& change)
{
    if (change.entries.isEmpty())
        return {};
    auto longest = longestBlock(connection, list.id);
    if (!longest)
        return std::unexpected(longest.error());
    for (qsizetype i = 0; i < change.entries.size(); ++i) {
        const PlacedRow row = placedRow(list.definition, change.entries[i], change.id, i);
        if (const auto done = makeRoom(connection, list.id, row.block, *longest); !done)
            return done;
        if (const auto done = insertPlaced(connection, list.id, row); !done)
            return done;
        *longest = std::max(*longest, qint64(row.block.size()));
    }
    return {};
}

base::Result<void> eachPresentRow(Connection& connection, const SubregistryRow& list,
                                  const std::function<void(const PresentRow&)>& visit)
{
    // Only a list that ignores letter case has other texts there than those that were written.
    const QString sql =
        list.definition.ignoresCase
            ? u"SELECT p.first_number, p.last_number, e.text, p.state, p.until FROM subregistry_present p "
              "JOIN subregistry_entry e ON e.event_id = p.event_id AND e.position = p.position "
              "WHERE p.subregistry_id = ?"_s
            : u"SELECT first_number, last_number, text, state, until FROM subregistry_present "
              "WHERE subregistry_id = ?"_s;
    return connection.each(sql, {list.id}, [&visit](const QueryRow& row) {
        visit({.first = quint64(row.integer(0)),
               .last = quint64(row.integer(1)),
               .text = row.borrowedText(2),
               .state = row.borrowedText(3),
               .until = row.borrowedText(4)});
    });
}

QList<Entry> PresentRows::rowsWhere(const QString& condition, const QVariantList& values)
{
    auto rows = selectPresentEntries(m_connection, condition, QVariantList{m_list.id} + values);
    if (!rows) {
        m_failure = rows.error();
        return {};
    }
    return *std::move(rows);
}

QList<Entry> PresentRows::rows() { return rowsWhere(u"true"_s, {}); }

QList<Entry> PresentRows::rowsIn(const Block& block)
{
    const QString text = subregistry::comparedText(m_list.definition, block.text);
    if (!m_list.definition.isNumeric())
        return rowsWhere(u"p.first_number = 0 AND p.text = ?"_s, {boundText(text)});
    const auto longest = longestBlock(m_connection, m_list.id);
    if (!longest) {
        m_failure = longest.error();
        return {};
    }
    QString condition = u"p.first_number BETWEEN ? AND ? AND p.last_number >= ?"_s;
    QVariantList values{earliestStart(block.first, *longest), qint64(block.last), qint64(block.first)};
    if (!text.isEmpty()) {
        condition += u" AND p.text = ?"_s;
        values.append(boundText(text));
    }
    return rowsWhere(condition, values);
}

std::optional<quint64> PresentRows::lastUsed(const Block& block)
{
    const auto longest = longestBlock(m_connection, m_list.id);
    if (!longest) {
        m_failure = longest.error();
        return std::nullopt;
    }
    // The used row that begins last; only rows that begin less than the longest block before it reach as far.
    const auto lastStart = m_connection.first(
        u"SELECT first_number FROM subregistry_present WHERE subregistry_id = ? AND first_number BETWEEN ? "
        "AND ? AND last_number >= ? AND state <> 'pool' ORDER BY first_number DESC LIMIT 1"_s,
        {m_list.id, earliestStart(block.first, *longest), qint64(block.last), qint64(block.first)},
        [](const QueryRow& row) { return row.integer(0); });
    if (!lastStart || !*lastStart) {
        if (!lastStart)
            m_failure = lastStart.error();
        return std::nullopt;
    }
    const auto last = m_connection.number(
        u"SELECT max(last_number) FROM subregistry_present WHERE subregistry_id = ? AND first_number BETWEEN "
        "? AND ? AND state <> 'pool'"_s,
        {m_list.id, earliestStart(quint64(**lastStart), *longest), **lastStart});
    if (!last) {
        m_failure = last.error();
        return std::nullopt;
    }
    return std::min(quint64(*last), block.last);
}

base::Result<bool> isLargeList(Connection& connection, const SubregistryRow& list)
{
    const auto entries = connection.number(
        u"SELECT count(*) FROM (SELECT 1 FROM subregistry_change c JOIN subregistry_entry e "
        "ON e.event_id = c.event_id WHERE c.subregistry_id = ? LIMIT ?)"_s,
        {list.id, kMostComparedAlways + 1});
    return entries ? base::Result<bool>(*entries > kMostComparedAlways) : std::unexpected(entries.error());
}

base::Result<void> repairPresentRows(Connection& connection, const SubregistryRow& list)
{
    const auto wanted = rowsIfDifferent(connection, list);
    if (!wanted)
        return std::unexpected(wanted.error());
    if (!*wanted)
        return {};
    qCInfo(findings::storageLog).noquote() << list.definition.fullName() << "was changed outside Nidus";
    const auto emptied =
        connection.execute(u"DELETE FROM subregistry_present WHERE subregistry_id = ?"_s, {list.id});
    if (!emptied)
        return emptied;
    for (const PlacedRow& row : **wanted) {
        if (const auto done = insertPlaced(connection, list.id, row); !done)
            return done;
    }
    return {};
}

base::Result<bool> arePresentRowsRight(Connection& connection, const SubregistryRow& list,
                                       const QList<Entry>& entries)
{
    if (entries.isEmpty())
        return true;
    const ComparedPart part = partOf(list, entries);
    const auto present = presentIn(connection, list, part);
    if (!present)
        return std::unexpected(present.error());
    const auto wanted = replayedIn(connection, list, part);
    if (!wanted)
        return std::unexpected(wanted.error());
    return cutTo(part, *present) == cutTo(part, *wanted);
}

base::Result<QList<base::Error>> examinePresentRows(Connection& connection)
{
    const auto lists = selectSubregistries(connection, std::nullopt, Lists::All);
    if (!lists)
        return std::unexpected(lists.error());
    QList<base::Error> problems;
    for (const SubregistryRow& list : *lists) {
        const auto wanted = rowsIfDifferent(connection, list);
        if (!wanted)
            return std::unexpected(wanted.error());
        if (*wanted)
            problems.append(
                {kChangedOutside, list.definition.fullName().toStdString(), "subregistry_present"});
    }
    return problems;
}

} // namespace nidus::storage
