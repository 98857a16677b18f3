// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/entrytable.h"

#include "core/findings/values/findingids.h"
#include "core/workflow/subregistry/answer.h"

#include <QSet>
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::Entry;
using subregistry::Subregistry;

namespace {

bool isError(const TableFinding& each) { return each.finding.severity == findings::Severity::Error; }

/// Returns the values of entries that are not in a table; empty if there are none.
QString missingText(const Subregistry& subregistry, const EntryTable& table)
{
    QSet<std::pair<quint64, QString>> present;
    const auto slotOf = [](const Entry& row) { return std::pair(row.block.first, row.block.text); };
    const auto add = [&](const subregistry::Block& block) {
        for (const Entry& row : subregistry.rowsIn(block)) {
            if (subregistry.isSameText(row.block.text, block.text))
                present.insert(slotOf(row));
        }
    };
    for (const TableEntry& each : table.entries)
        add(each.entry.block);
    for (const subregistry::Block& block : table.badBlocks)
        add(block);
    QList<subregistry::Block> missing;
    for (const Entry& row : subregistry.rows()) {
        if (subregistry::isHeld(row.state) && !present.contains(slotOf(row)))
            missing.append(row.block);
    }
    return blocksText(subregistry, missing);
}

} // namespace

QStringList entryCells(const Subregistry& subregistry, const Entry& entry)
{
    const subregistry::Range* const range = subregistry.rangeOf(entry.block);
    return {subregistry.firstText(entry.block),
            subregistry.lastText(entry.block),
            range == nullptr ? QString() : range->name,
            QString(registration::wordOf(entry.state)),
            entry.holder,
            entry.since.toString(Qt::ISODate),
            entry.until.toString(Qt::ISODate),
            entry.reference,
            entry.note,
            entry.behalf,
            entry.contact,
            entry.supersededBy,
            entry.renewals == 0 ? QString() : QString::number(entry.renewals),
            entry.isPrivate ? u"yes"_s : QString(),
            entry.sourceState,
            entry.request,
            entry.asker};
}

std::optional<ColumnNames> columnNamesFrom(const QString& text)
{
    ColumnNames names;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const QString name = part.first(std::max<qsizetype>(equals, 0)).trimmed();
        if (name.isEmpty() || names.contains(name))
            return std::nullopt;
        names.insert(name, part.sliced(equals + 1).trimmed());
    }
    return names;
}

bool EntryTable::hasErrors() const { return std::ranges::any_of(findings, isError); }

QList<TableFinding> EntryTable::errors() const
{
    QList<TableFinding> errors;
    std::ranges::copy_if(findings, std::back_inserter(errors), isError);
    return errors;
}

int EntryTable::count(findings::FindingId id) const
{
    return int(std::ranges::count(findings, id, [](const TableFinding& each) { return each.finding.id; }));
}

bool EntryTable::canImport(BadRows badRows) const
{
    return std::ranges::none_of(findings, [badRows](const TableFinding& each) {
        const findings::FindingId id = each.finding.id;
        const bool isOfColumns =
            id == findings::kSubregistryImportNoColumn || id == findings::kSubregistryImportColumnTwice;
        return isError(each) && (badRows == BadRows::RefuseAll || isOfColumns);
    });
}

QList<ChangedCell> changedCells(const Subregistry& subregistry, const Entry& entry)
{
    QList<ChangedCell> changed;
    const auto known = subregistry.rowAt(entry.block);
    if (!known || !subregistry::isHeld(known->state))
        return changed;
    const QStringList before = entryCells(subregistry, *known);
    const QStringList now = entryCells(subregistry, entry);
    for (std::size_t i = 0; i < kEntryTableColumns.size(); ++i) {
        if (before[qsizetype(i)] != now[qsizetype(i)])
            changed.append({kEntryTableColumns[i], before[qsizetype(i)], now[qsizetype(i)]});
    }
    return changed;
}

ImportEffect effectOf(const Subregistry& subregistry, const Entry& entry)
{
    const auto known = subregistry.rowAt(entry.block);
    if (known && *known == entry)
        return ImportEffect::Unchanged;
    return known && subregistry::isHeld(known->state) ? ImportEffect::Changed : ImportEffect::New;
}

ImportEffect effectOf(const Subregistry& subregistry, const subregistry::Range& range)
{
    const subregistry::Range* const known = subregistry.rangeNamed(range.name);
    if (known == nullptr)
        return ImportEffect::New;
    return *known == range ? ImportEffect::Unchanged : ImportEffect::Changed;
}

std::optional<subregistry::ListChange> planImport(const Subregistry& subregistry, const EntryTable& table,
                                                  QDate date)
{
    subregistry::ListChange change =
        planImport(subregistry, table.entries, date)
            .value_or(subregistry::ListChange{.what = u"import"_s, .date = date});
    for (const TableRange& each : table.ranges) {
        if (effectOf(subregistry, each.range) != ImportEffect::Unchanged)
            change.ranges.append(each.range);
    }
    return change.entries.isEmpty() && change.ranges.isEmpty() ? std::nullopt : std::optional(change);
}

std::optional<subregistry::ListChange> planImport(const Subregistry& subregistry,
                                                  const QList<TableEntry>& entries, QDate date)
{
    subregistry::ListChange change{.what = u"import"_s, .date = date};
    for (const TableEntry& each : entries) {
        if (effectOf(subregistry, each.entry) != ImportEffect::Unchanged)
            change.entries.append(each.entry);
    }
    return change.entries.isEmpty() ? std::nullopt : std::optional(change);
}

findings::OddRows oddRows(const Subregistry& subregistry, const EntryTable& table)
{
    return {.date = table.dateByColumn,
            .readAs = table.readByColumn.toString(Qt::ISODate),
            .unread = table.unreadDates - table.undecidedDates,
            .undecided = table.undecidedDates,
            .outside = table.count(findings::kSubregistryOutsideRange),
            .missing = table.canImport(BadRows::Skip) ? missingText(subregistry, table) : QString()};
}

} // namespace nidus::workflow
