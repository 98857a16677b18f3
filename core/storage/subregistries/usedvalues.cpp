// SPDX-License-Identifier: Apache-2.0
#include "core/storage/subregistries/usedvalues.h"

#include "core/storage/history/ledger.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/registrationrows.h"
#include "core/storage/subregistries/presentrows.h"
#include "core/storage/subregistries/subregistryrows.h"
#include "core/subregistry/subregistry.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;
using subregistry::Block;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::ListChange;

namespace {

/// Returns the parts of a block that no row uses.
QList<Block> unusedParts(const subregistry::Definition& definition, const Block& block,
                         const QList<Entry>& rows)
{
    QList<Block> parts{block};
    for (const Entry& row : rows) {
        const bool isSame = subregistry::comparedText(definition, row.block.text) ==
                            subregistry::comparedText(definition, block.text);
        if (!isSame || !subregistry::isUsedUp(row.state))
            continue;
        QList<Block> left;
        for (const Block& part : std::as_const(parts))
            left += subregistry::partsOutside(part, row.block);
        parts = left;
    }
    return parts;
}

/// Returns the values in words, as notes of the history contain them.
QString namedValues(const subregistry::Subregistry& list, const QList<Entry>& entries)
{
    constexpr qsizetype most = 20;
    QStringList values;
    for (const Entry& entry : entries.first(std::min(most, entries.size())))
        values.append(list.textOf(entry.block));
    const QString more = entries.size() > most ? u" +%1"_s.arg(entries.size() - most) : QString();
    return values.join(", "_L1) + more;
}

/// Stores a change of a subregistry that makes these entries present.
base::Result<void> store(Connection& connection, const SubregistryRow& row, const Act& act, ListChange change)
{
    const auto owner = registrationId(connection, row.definition.nid);
    if (!owner)
        return std::unexpected(owner.error());
    const auto id =
        insertEventRow(connection, {EventOwner::Kind::Registration, *owner},
                       {connection.now(), act.who, registration::EventKind::Listed, change.note, act.link});
    if (!id)
        return std::unexpected(id.error());
    change.id = *id;
    if (const auto done = insertChange(connection, *id, row.id, change); !done)
        return done;
    if (const auto done = enterEvent(connection, *id); !done)
        return done;
    return applyToPresent(connection, row, change);
}

/// Returns the name of the subregistry with the values that it lacked; empty if it lacked none.
base::Result<QString> releaseIn(Connection& connection, const SubregistryRow& row, const QList<Block>& used,
                                const Act& act, QDate date)
{
    PresentRows rows(connection, row);
    ListChange change{.what = subregistry::kRestoreWord, .date = date};
    for (const Block& block : used) {
        for (const Block& part : unusedParts(row.definition, block, rows.rowsIn(block)))
            change.entries.append({.block = part, .state = EntryState::Released, .since = date});
    }
    if (rows.failure())
        return std::unexpected(*rows.failure());
    if (change.entries.isEmpty())
        return QString();
    const auto ranges = selectRanges(connection, row.id);
    if (!ranges)
        return std::unexpected(ranges.error());
    subregistry::Subregistry list(row.definition);
    list.apply({.what = {}, .date = {}, .ranges = *ranges});
    const QString values = namedValues(list, change.entries);
    change.note = row.definition.name + u' ' + change.what + u' ' + values + u'\n' + act.note;
    if (const auto done = store(connection, row, act, change); !done)
        return std::unexpected(done.error());
    return row.definition.fullName() + u' ' + values;
}

} // namespace

base::Result<QList<UsedValues>> usedAfter(Connection& connection, qint64 entry)
{
    const auto lists = selectSubregistries(connection, std::nullopt);
    if (!lists)
        return std::unexpected(lists.error());
    QList<UsedValues> all;
    for (const SubregistryRow& row : *lists) {
        const auto entries =
            selectPresentEntries(connection,
                                 u"p.state <> 'pool' AND p.event_id IN (SELECT event_id FROM ledger "
                                 "WHERE id > ? AND event_id IS NOT NULL)"_s,
                                 {row.id, entry});
        const auto created = connection.number(u"SELECT id FROM ledger WHERE event_id = ?"_s, {row.id});
        if (!entries)
            return std::unexpected(entries.error());
        if (!created)
            return std::unexpected(created.error());
        UsedValues used{row.definition.nid, row.definition.name, {}};
        for (const Entry& each : *entries)
            used.blocks.append(each.block);
        if (!used.blocks.isEmpty() || *created > entry)
            all.append(used);
    }
    return all;
}

base::Result<QStringList> releaseLacking(Connection& connection, const QList<UsedValues>& used,
                                         const Act& act, QDate date)
{
    const auto lists = selectSubregistries(connection, std::nullopt);
    if (!lists)
        return std::unexpected(lists.error());
    QStringList lacking;
    for (const UsedValues& each : used) {
        const auto row = std::ranges::find_if(*lists, [&each](const SubregistryRow& known) {
            return known.definition.nid.compare(each.nid, Qt::CaseInsensitive) == 0 &&
                   known.definition.name.compare(each.name, Qt::CaseInsensitive) == 0;
        });
        const auto released = row == lists->end() ? base::Result<QString>(each.nid + u'/' + each.name)
                                                  : releaseIn(connection, *row, each.blocks, act, date);
        if (!released)
            return std::unexpected(released.error());
        if (!released->isEmpty() && !lacking.contains(*released))
            lacking.append(*released);
    }
    return lacking;
}

} // namespace nidus::storage
