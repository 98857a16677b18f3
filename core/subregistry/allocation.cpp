// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/allocation.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;
using registration::wordOf;

namespace {

Refusal refusal(findings::FindingId id, const QStringList& arguments)
{
    return {.finding = findings::makeFinding(id, {}, arguments)};
}

/// Returns the refusal of numbers without a range.
Refusal noRange(const Subregistry& subregistry)
{
    QStringList names;
    for (const Range& range : subregistry.ranges()) {
        if (range.state == RangeState::Open)
            names.append(range.name);
    }
    if (names.isEmpty() || !subregistry.definition().isNumeric())
        return refusal(findings::kSubregistryNoOpenRange, {subregistry.definition().fullName()});
    return refusal(findings::kSubregistryNoRange, {names.join(", "_L1)});
}

std::expected<Range, Refusal> openRange(const Subregistry& subregistry, const QString& name)
{
    QList<Range> ranges = subregistry.ranges();
    if (name.isEmpty() && ranges.isEmpty() && subregistry.definition().isNumeric())
        return Range{.name = {}, .block = {0, kLargestNumber}};
    ranges.removeIf([&name](const Range& range) {
        return name.isEmpty() ? range.state != RangeState::Open : range.name != name;
    });
    if (ranges.size() != 1)
        return std::unexpected(noRange(subregistry));
    return ranges.first();
}

/// Returns the first free block of `count` numbers in `within`; absent if there is none.
std::optional<Block> freeIn(const Subregistry& subregistry, const Block& within, const NextWish& wish)
{
    quint64 first = within.first;
    const auto align = [&] {
        const quint64 over = first % wish.align;
        first += over == 0 ? 0 : wish.align - over;
    };
    const auto fits = [&] { return first <= within.last && wish.count <= within.last - first + 1; };
    align();
    for (const Entry& row : subregistry.rowsIn(within)) {
        if (!fits())
            return std::nullopt;
        if (row.block.first > first + wish.count - 1)
            break;
        if (isUsedUp(row.state) && row.block.last >= first) {
            first = row.block.last + 1;
            align();
        }
    }
    return fits() ? std::optional(Block{first, first + wish.count - 1}) : std::nullopt;
}

std::optional<Block> freeInRange(const Subregistry& subregistry, const Range& range, const NextWish& wish)
{
    const QList<Block> own = subregistry.ownBlocks(range);
    quint64 start = 0;
    for (const Block& block : own) {
        const std::optional<quint64> last = wish.isLowest ? std::nullopt : subregistry.lastUsed(block);
        start = last ? *last + 1 : start;
    }
    for (const Block& block : own) {
        if (block.last < start)
            continue;
        const auto found = freeIn(subregistry, {std::max(block.first, start), block.last}, wish);
        if (found)
            return found;
    }
    return std::nullopt;
}

/// Returns the refusal of values in a range in which nothing is assigned.
Refusal notOpen(const Range& range, const QString& values)
{
    return refusal(findings::kSubregistryReserved,
                   {values, range.name, u"not assignable, because the range is "_s + wordOf(range.state)});
}

/// Returns the free numbers in `within`, in order.
QList<Block> freeStretches(const Subregistry& subregistry, const Block& within)
{
    QList<Block> free;
    quint64 next = within.first;
    for (const Entry& row : subregistry.rowsIn(within)) {
        if (!isUsedUp(row.state))
            continue;
        if (row.block.first > next)
            free.append({next, row.block.first - 1});
        next = std::max(next, row.block.last + 1);
        if (next > within.last)
            return free;
    }
    free.append({next, within.last});
    return free;
}

/// Returns the numbers that are in both blocks; the first is larger than the last if there are none.
Block common(const Block& a, const Block& b)
{
    return {std::max(a.first, b.first), std::min(a.last, b.last)};
}

quint64 distanceOf(quint64 a, quint64 b) { return a > b ? a - b : b - a; }

/// Returns the free block in `window` that is as large as the wanted one and closest to it, the one after it
/// if two are; absent if there is none.
std::optional<Block> closestIn(const Subregistry& subregistry, const Range& range, const Block& window,
                               const Block& wanted)
{
    const quint64 count = wanted.size();
    std::optional<Block> closest;
    for (const Block& own : subregistry.ownBlocks(range)) {
        const Block part = common(own, window);
        if (part.first > part.last)
            continue;
        for (const Block& free : freeStretches(subregistry, part)) {
            if (free.size() < count)
                continue;
            const quint64 first = std::clamp(wanted.first, free.first, free.last - count + 1);
            if (!closest || distanceOf(first, wanted.first) <= distanceOf(closest->first, wanted.first))
                closest = Block{first, first + count - 1};
        }
    }
    return closest;
}

/// Returns the free block of a range that is closest to a wanted one. Looks further and further, so that few
/// rows are read.
std::optional<Suggestion> closestFree(const Subregistry& subregistry, const Range& range, const Block& wanted)
{
    constexpr quint64 kFirstReach = 1024;
    if (range.state != RangeState::Open || !subregistry.definition().isNumeric())
        return std::nullopt;
    for (quint64 reach = wanted.size() + kFirstReach;; reach *= 4) {
        const Block window{wanted.first > reach ? wanted.first - reach : 0,
                           kLargestNumber - wanted.last > reach ? wanted.last + reach : kLargestNumber};
        const auto closest = closestIn(subregistry, range, window, wanted);
        const bool isSure = closest && distanceOf(closest->first, wanted.first) + wanted.size() <= reach;
        if (isSure || window.contains(range.block) || reach > kLargestNumber / 4) {
            if (!closest)
                return std::nullopt;
            return Suggestion{{closest->first, closest->last, wanted.text}, range.name};
        }
    }
}

const Range& everything()
{
    static const Range all{.name = {}, .block = {0, kLargestNumber}};
    return all;
}

Refusal tooLarge(const Range& range, quint64 count)
{
    return refusal(findings::kSubregistryTooLarge,
                   {QString::number(count), range.name, QString::number(range.largest)});
}

/// Returns the numbers of a wanted block that a range allows at once: the first ones.
Block allowedIn(const Range& range, Block wanted)
{
    if (range.largest != 0 && wanted.size() > range.largest)
        wanted.last = wanted.first + range.largest - 1;
    return wanted;
}

/// Returns the next free block in an open range that is as large as the wanted one; the closest one to it if
/// none follows the last.
std::optional<Suggestion> nearestIn(const Subregistry& subregistry, const Range* range, const Block& wanted)
{
    if (range == nullptr || range->state != RangeState::Open || !subregistry.definition().isNumeric())
        return std::nullopt;
    const Block allowed = allowedIn(*range, wanted);
    if (const auto next = freeInRange(subregistry, *range, {.count = allowed.size()}))
        return Suggestion{*next, range->name, true};
    return closestFree(subregistry, *range, allowed);
}

/// Whether a listed block is closer to a value than another one: its numbers are, or it begins more alike.
bool isCloser(const Block& block, const Block& other, const Block& wanted)
{
    const auto distance = [&wanted](const Block& listed) {
        return wanted.first > listed.last    ? wanted.first - listed.last
               : listed.first > wanted.first ? listed.first - wanted.first
                                             : 0;
    };
    const auto alike = [&wanted](const Block& listed) {
        return std::ranges::mismatch(listed.text, wanted.text).in1 - listed.text.begin();
    };
    return distance(block) != distance(other) ? distance(block) < distance(other)
                                              : alike(block) > alike(other);
}

/// Whether the holder of `row` may get `block`, because the row is a reservation, or the number is the
/// holder's.
bool isOwn(const Subregistry& subregistry, const Entry& row, const Claim& claim)
{
    if (claim.holder.isEmpty() || row.holder != claim.holder || !isActive(row.state))
        return false;
    if (!subregistry.isSameText(row.block.text, claim.block.text))
        return true; // another part of the key, of the same number
    if (!claim.behalf.isEmpty() && claim.behalf != row.behalf)
        return false; // that is a transfer
    return row.state == EntryState::Pending || row.state == EntryState::Reserved ||
           row.state == EntryState::Temporary;
}

/// Returns the rows that prevent the claim.
QList<Entry> conflictsOf(const Subregistry& subregistry, const Claim& claim)
{
    const Block numbers =
        subregistry.definition().isNumeric() ? Block{claim.block.first, claim.block.last} : claim.block;
    QList<Entry> rows = subregistry.rowsIn(numbers);
    const bool hasNumber = claim.block.size() == 1 && std::ranges::any_of(rows, [&](const Entry& row) {
                               return row.holder == claim.holder && isActive(row.state);
                           });
    rows.removeIf([&](const Entry& row) {
        const bool isOther = !subregistry.isSameText(row.block.text, claim.block.text);
        return !isUsedUp(row.state) || isOwn(subregistry, row, claim) || (isOther && hasNumber);
    });
    return rows;
}

/// Returns the distance between blocks; 0 if they overlap.
quint64 gapBetween(const Block& a, const Block& b)
{
    return a.overlaps(b) ? 0 : a.last < b.first ? b.first - a.last : a.first - b.last;
}

/// Whether values of a range are offered: a letter must not promise a range to somebody who perhaps may not
/// ask in it.
bool isOfferedIn(const Range& range, const Claim& claim)
{
    return range.state == RangeState::Open && mayAsk(range, claim) &&
           askerFit(range, claim) != AskerFit::Unknown;
}

/// Returns the next free block in the open range that is closest to a claimed block, and in which the
/// claimant may ask. Who asks in a range that is not open has the wrong one, and wants what is next in
/// another.
std::optional<Suggestion> nextInClosest(const Subregistry& subregistry, const Claim& claim)
{
    std::optional<Suggestion> nearest;
    quint64 least = 0;
    for (const Range& range : subregistry.ranges()) {
        const quint64 distance = gapBetween(range.block, claim.block);
        if (!isOfferedIn(range, claim) || (nearest && distance >= least))
            continue;
        if (const auto found = nearestIn(subregistry, &range, claim.block)) {
            nearest = found;
            least = distance;
        }
    }
    return nearest;
}

/// Returns the free block that is closest to a claimed one outside of all ranges, in an open range in which
/// the claimant may ask, and in which a part of it is if there is such a range. In a range that ends before
/// it does, that is the next one: the end of the range would be closer, but nothing is next after it.
std::optional<Suggestion> closestInRanges(const Subregistry& subregistry, const Claim& claim)
{
    std::optional<Suggestion> nearest;
    std::pair<bool, quint64> least;
    for (const Range& range : subregistry.ranges()) {
        if (!isOfferedIn(range, claim))
            continue;
        const auto found = range.block.last < claim.block.last
                               ? nearestIn(subregistry, &range, claim.block)
                               : closestFree(subregistry, range, allowedIn(range, claim.block));
        if (!found)
            continue;
        const std::pair rank(!range.block.overlaps(claim.block), gapBetween(found->block, claim.block));
        if (!nearest || rank < least) {
            nearest = found;
            least = rank;
        }
    }
    return nearest;
}

std::optional<Refusal> rangeObjection(const Subregistry& subregistry, const Claim& claim, const Range* range)
{
    const quint64 count = claim.block.size();
    const Range* const wanted = subregistry.rangeNamed(claim.range);
    if (!claim.range.isEmpty() && wanted == nullptr)
        return noRange(subregistry);
    if (range == nullptr) {
        if (subregistry.ranges().isEmpty())
            return std::nullopt;
        Refusal outside = refusal(findings::kSubregistryOutsideRange, {claim.text});
        outside.nearest = wanted == nullptr ? closestInRanges(subregistry, claim)
                                            : nearestIn(subregistry, wanted, claim.block);
        return outside;
    }
    if (wanted != nullptr && wanted->name != range->name) {
        Refusal wrong = refusal(findings::kSubregistryWrongRange, {claim.text, range->name, wanted->name});
        wrong.nearest = nearestIn(subregistry, wanted, claim.block);
        return wrong;
    }
    if (range->state != RangeState::Open) {
        Refusal blocked = notOpen(*range, claim.text);
        blocked.nearest = nextInClosest(subregistry, claim);
        return blocked;
    }
    if (const auto asker = askerObjection(subregistry, *range, claim))
        return asker;
    if (range->largest != 0 && count > range->largest) {
        Refusal large = tooLarge(*range, count);
        large.nearest = closestFree(subregistry, *range, allowedIn(*range, claim.block));
        return large;
    }
    return std::nullopt;
}

/// As objection(), but what is nearest may not be possible for the claim.
std::optional<Refusal> plainObjection(const Subregistry& subregistry, const Claim& claim)
{
    const Range* const range = subregistry.rangeOf(claim.block);
    if (auto refused = rangeObjection(subregistry, claim, range))
        return refused;
    const QList<Entry> conflicts = conflictsOf(subregistry, claim);
    if (conflicts.isEmpty())
        return std::nullopt;
    const auto active = std::ranges::find_if(conflicts, [](const Entry& row) { return isActive(row.state); });
    const Entry& row = active == conflicts.end() ? conflicts.first() : *active;
    Refusal refused =
        refusal(active == conflicts.end() ? findings::kSubregistryHeldBefore : findings::kSubregistryOverlap,
                {claim.text, subregistry.textOf(row.block), publicFacts(row)});
    refused.conflicts = conflicts;
    refused.nearest = closestFree(subregistry, range == nullptr ? everything() : *range, claim.block);
    return refused;
}

/// Returns the refusal without what is nearest if that is not possible for the claim.
Refusal withPossible(const Subregistry& subregistry, Claim claim, Refusal refused)
{
    if (!refused.nearest)
        return refused;
    claim.block = refused.nearest->block;
    claim.range = refused.nearest->range;
    if (plainObjection(subregistry, claim))
        refused.nearest.reset();
    return refused;
}

} // namespace

std::expected<Suggestion, Refusal> nextFree(const Subregistry& subregistry, const NextWish& wish)
{
    const auto range = subregistry.definition().isNumeric() ? openRange(subregistry, wish.range)
                                                            : std::unexpected(noRange(subregistry));
    if (!range)
        return std::unexpected(range.error());
    if (range->state != RangeState::Open)
        return std::unexpected(notOpen(*range, subregistry.textOf(range->block)));
    if (range->largest != 0 && wish.count > range->largest) {
        Refusal refused = tooLarge(*range, wish.count);
        refused.nearest = nearestIn(subregistry, &*range, {0, range->largest - 1});
        return std::unexpected(refused);
    }
    if (const auto block = freeInRange(subregistry, *range, wish))
        return Suggestion{*block, range->name};
    Refusal exhausted = refusal(findings::kSubregistryExhausted,
                                {QString::number(wish.count), range->name.isEmpty() ? u"*"_s : range->name});
    exhausted.nearest = nearestIn(subregistry, &*range, {0, wish.count - 1});
    return std::unexpected(exhausted);
}

QList<Block> freeBefore(const Subregistry& subregistry, const QString& range, quint64 number)
{
    const Range* const named = range.isEmpty() ? &everything() : subregistry.rangeNamed(range);
    QList<Block> free;
    if (named == nullptr || number == 0)
        return free;
    for (const Block& own : subregistry.ownBlocks(*named)) {
        const Block part = common(own, {0, number - 1});
        if (part.first <= part.last)
            free += freeStretches(subregistry, part);
    }
    return free;
}

QList<Block> newlySkipped(const Subregistry& subregistry, const Block& block)
{
    const Range* range = subregistry.rangeOf(block);
    if (range == nullptr && subregistry.ranges().isEmpty())
        range = &everything();
    QList<Block> skipped;
    if (range == nullptr || !subregistry.definition().isNumeric() || block.first == 0)
        return skipped;
    const QList<Block> own = subregistry.ownBlocks(*range);
    quint64 next = 0;
    for (const Block& each : own) {
        if (const auto last = subregistry.lastUsed(each))
            next = *last + 1;
    }
    for (const Block& each : own) {
        const Block part = common(each, {next, block.first - 1});
        if (part.first <= part.last)
            skipped.append(part);
    }
    return skipped;
}

std::optional<Refusal> objection(const Subregistry& subregistry, const Claim& claim)
{
    std::optional<Refusal> refused = plainObjection(subregistry, claim);
    return refused ? withPossible(subregistry, claim, *std::move(refused)) : refused;
}

Refusal nextObjection(const Subregistry& subregistry, Claim claim, const NextWish& wish, Refusal refused)
{
    claim.block = {0, wish.count - 1};
    const bool hasRange = refused.finding.id == findings::kSubregistryTooLarge ||
                          refused.finding.id == findings::kSubregistryExhausted;
    const Range* const range =
        hasRange ? subregistry.rangeNamed(refused.finding.arguments.value(1)) : nullptr;
    if (auto asker = range == nullptr ? std::nullopt : askerObjection(subregistry, *range, claim))
        refused = *std::move(asker);
    return withPossible(subregistry, claim, std::move(refused));
}

std::optional<Refusal> askerObjection(const Subregistry& subregistry, const Range& range, const Claim& claim)
{
    if (mayAsk(range, claim))
        return std::nullopt;
    const QString who = claim.asker.isEmpty() ? claim.holder : claim.asker;
    // An answer names no holder who may want to be private.
    const QString askers =
        isForHolders(range) ? u"certain holders or kinds of askers"_s : askersOf(range).join(", "_L1);
    Refusal refused = refusal(findings::kSubregistryWrongAsker, {who, range.name, askers});
    for (const AskerFit fit : {AskerFit::Named, AskerFit::Anybody}) {
        for (const Range& other : subregistry.ranges()) {
            if (!refused.nearest && other.state == RangeState::Open && askerFit(other, claim) == fit)
                refused.nearest = nearestIn(subregistry, &other, claim.block);
        }
    }
    return refused;
}

QString publicFacts(const Entry& entry)
{
    QStringList facts{wordOf(entry.state)};
    if (!entry.isPrivate && !entry.holder.isEmpty())
        facts.append(u'"' + entry.holder + u'"');
    if (entry.since.isValid())
        facts.append(entry.since.toString(Qt::ISODate));
    return facts.join(", "_L1);
}

Refusal notListed(const Subregistry& subregistry, const QString& value)
{
    qsizetype count = 0;
    QDate newest;
    const auto wanted = blockOf(subregistry.definition(), value);
    std::optional<Block> nearest;
    for (const Entry& row : subregistry.rows()) {
        newest = std::max(newest, row.since);
        if (!isHeld(row.state))
            continue;
        ++count;
        if (wanted && (!nearest || isCloser(row.block, *nearest, *wanted)))
            nearest = row.block;
    }
    return refusal(findings::kSubregistryNotListed,
                   {value, subregistry.definition().name, QString::number(count),
                    newest.toString(Qt::ISODate),
                    nearest ? u'"' + subregistry.textOf(*nearest) + u'"' : u"-"_s});
}

} // namespace nidus::subregistry
