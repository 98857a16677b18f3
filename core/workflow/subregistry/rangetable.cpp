// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/rangetable.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/subregistryrecord.h"

#include <algorithm>
#include <optional>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using exchange::ListRange;
using findings::Finding;
using registration::RangeRecord;
using subregistry::Range;
using subregistry::RangeState;
using subregistry::Subregistry;

namespace {

/// Returns the range with what the file has of it.
std::optional<Range> rangeFrom(const Subregistry& present, const ListRange& read)
{
    const RangeRecord& record = read.range;
    auto range = subregistry::rangeWithSpan(present.definition(), record.name, record.span);
    const Range* const known = present.rangeNamed(record.name);
    const Range before = known == nullptr ? Range{} : *known;
    const auto state = record.state.isEmpty() ? std::optional(before.state)
                                              : registration::fromWord<RangeState>(record.state);
    if (!range || !state || record.name.isEmpty() || record.largest < 0)
        return std::nullopt;
    range->state = *state;
    range->policy = record.policy;
    range->label = read.isWhole ? record.label : before.label;
    // A public export does not name all holders, which an import of it must not change.
    const bool hasAskers = read.isWhole && !record.asker.endsWith(subregistry::kPrivateHolders);
    range->asker = hasAskers ? record.asker : before.asker;
    range->largest = read.isWhole ? quint64(record.largest) : before.largest;
    return range;
}

/// Returns why a range cannot be in the list; absent if it can.
std::optional<Finding> objectionTo(const Subregistry& list, const std::optional<Range>& range,
                                   const RangeRecord& record)
{
    if (!range)
        return findings::makeFinding(
            findings::kSubregistryMalformed, {},
            {record.span, list.definition().isNumeric() ? u"FROM-TO"_s : u"PREFIX*"_s});
    if (range->block.first > range->block.last)
        return findings::makeFinding(findings::kSubregistryReversed, {},
                                     {record.span, list.textOf({range->block.last, range->block.first})});
    const Range* const known = list.rangeNamed(range->name);
    if (auto lost =
            subregistry::lostCharacterIn(list.definition(), *range, known == nullptr ? Range{} : *known))
        return lost;
    const QList<Range> others = list.ranges();
    if (const Range* const other = subregistry::crossing(others, *range))
        return findings::makeFinding(
            findings::kSubregistryRangeOverlap, {},
            {range->name, other->name, subregistry::spanOf(list.definition(), *other)});
    return std::nullopt;
}

} // namespace

RangeTable readRanges(const Subregistry& present, const QList<ListRange>& ranges)
{
    RangeTable table;
    Subregistry list(present.definition());
    list.apply({.what = {}, .date = {}, .ranges = present.ranges()});
    QStringList names;
    const auto take = [&](const ListRange& each, bool isLast) {
        const std::optional<Range> range = rangeFrom(present, each);
        const auto objection =
            objectionTo(isLast ? list : Subregistry(present.definition()), range, each.range);
        if (objection && isLast)
            table.findings.append(
                {each.line, each.isWhole ? *objection
                                         : findings::makeFinding(findings::kSubregistryImportLeftOut, {},
                                                                 {u"range "_s + each.range.span})});
        return objection ? std::nullopt : range;
    };
    // All of them first: a range may cross the earlier form of another one.
    for (const ListRange& each : ranges) {
        if (const auto range = take(each, false))
            list.apply({.what = {}, .date = {}, .ranges = {*range}});
    }
    for (const ListRange& each : ranges) {
        if (const auto range = take(each, true))
            table.ranges.append({each.line, *range});
    }
    return table;
}

} // namespace nidus::workflow
