// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/entrytable.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::Entry;
using subregistry::Subregistry;

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

} // namespace nidus::workflow
