// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/merging.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <algorithm>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<Refusal> refusedMerge(findings::FindingId id, const QStringList& arguments,
                                      const QList<Entry>& conflicts)
{
    return std::unexpected(
        Refusal{.finding = findings::makeFinding(id, {}, arguments), .conflicts = conflicts});
}

/// Returns in what two entries differ that one entry can have only once; empty if in nothing.
QString differenceOf(const Entry& a, const Entry& b)
{
    if (a.state != b.state || a.sourceState != b.sourceState)
        return u"state"_s;
    if (a.holder != b.holder)
        return u"holder"_s;
    if (a.behalf != b.behalf)
        return u"on-behalf"_s;
    if (a.until != b.until)
        return u"until"_s;
    if (a.supersededBy != b.supersededBy)
        return u"superseded-by"_s;
    return a.isPrivate == b.isPrivate ? QString() : u"private"_s;
}

/// Returns both texts, each once, in whatever letter case.
QString joined(const QString& a, const QString& b)
{
    if (b.isEmpty() || a.split("; "_L1).contains(b, Qt::CaseInsensitive))
        return a;
    return a.isEmpty() ? b : a + "; "_L1 + b;
}

/// Whether the rows are at least two, and cover the block without a gap.
bool cover(const QList<Entry>& rows, const Block& block)
{
    if (rows.size() < 2 || rows.first().block.first != block.first || rows.last().block.last != block.last)
        return false;
    return std::ranges::adjacent_find(rows, [](const Entry& a, const Entry& b) {
               return a.block.last + 1 != b.block.first;
           }) == rows.end();
}

/// Returns why the range cannot have a block of this size; absent if it can.
std::optional<Refusal> rangeRefusal(const Subregistry& subregistry, const Block& block, const QString& text,
                                    const QList<Entry>& rows)
{
    const Range* const range = subregistry.rangeOf(block);
    if (range == nullptr && !subregistry.ranges().isEmpty())
        return refusedMerge(findings::kSubregistryOutsideRange, {text}, rows).error();
    if (range != nullptr && range->largest != 0 && block.size() > range->largest)
        return refusedMerge(findings::kSubregistryTooLarge,
                            {QString::number(block.size()), range->name, QString::number(range->largest)},
                            rows)
            .error();
    return std::nullopt;
}

} // namespace

std::expected<ListChange, Refusal> planMerge(const Subregistry& subregistry, const QString& value, QDate date)
{
    const std::optional<Block> block = blockOf(subregistry.definition(), value);
    if (!block || !subregistry.definition().isNumeric())
        return refusedMerge(findings::kSubregistryMalformed,
                            {value, u"FROM-TO (%1)"_s.arg(subregistry.textOf({1, 999}))}, {});
    if (block->first > block->last)
        return refusedMerge(findings::kSubregistryReversed,
                            {value, subregistry.textOf({block->last, block->first})}, {});
    QList<Entry> rows = subregistry.rowsIn(*block);
    rows.removeIf([](const Entry& row) { return !isActive(row.state); });
    if (!cover(rows, *block))
        return refusedMerge(findings::kSubregistryMergeGap, {value}, rows);
    Entry merged = rows.first();
    for (const Entry& row : rows) {
        if (const QString difference = differenceOf(merged, row); !difference.isEmpty())
            return refusedMerge(findings::kSubregistryMergeDiffers,
                                {subregistry.textOf(merged.block), subregistry.textOf(row.block), difference},
                                {merged, row});
        merged.since = std::max(merged.since, row.since);
        merged.reference = joined(merged.reference, row.reference);
        merged.contact = joined(merged.contact, row.contact);
        merged.note = joined(merged.note, row.note);
        merged.request = joined(merged.request, row.request);
        merged.asker = joined(merged.asker, row.asker);
        merged.renewals = std::max(merged.renewals, row.renewals);
    }
    if (const auto refused = rangeRefusal(subregistry, *block, value, rows))
        return std::unexpected(*refused);
    merged.block.last = block->last;
    return ListChange{.what = u"merge"_s, .date = date, .entries = {merged}};
}

} // namespace nidus::subregistry
