// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/planning.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/subregistry/merging.h"
#include "core/subregistry/redefinition.h"

#include <QSet>
#include <algorithm>
#include <utility>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;
using registration::wordOf;

namespace {

using Planned = std::expected<ListChange, Refusal>;

std::unexpected<Refusal> refuse(findings::FindingId id, const QStringList& arguments,
                                const QList<Entry>& conflicts = {})
{
    return std::unexpected(
        Refusal{.finding = findings::makeFinding(id, {}, arguments), .conflicts = conflicts});
}

QString expectedForm(const Definition& definition)
{
    QString kind = wordOf(definition.kind);
    if (definition.isNumeric())
        kind += u" 0-"_s + numberText(definition.kind, kLargestNumber, 0);
    return definition.key.isEmpty() ? kind : kind + u" ("_s + definition.key.join(u',') + u')';
}

std::expected<Block, Refusal> readBlock(const Subregistry& subregistry, const QString& text)
{
    const Definition& definition = subregistry.definition();
    const std::optional<Block> block = blockOf(definition, text);
    if (!block)
        return refuse(findings::kSubregistryMalformed, {text, expectedForm(definition)});
    if (block->first <= block->last)
        return *block;
    const Block ordered{block->last, block->first};
    return refuse(findings::kSubregistryReversed, {text, subregistry.textOf(ordered)});
}

/// Returns the block with its ends exchanged if the claim could have that; absent otherwise.
std::optional<Suggestion> reversedAlternative(const Subregistry& subregistry, Claim claim)
{
    const std::optional<Block> block = blockOf(subregistry.definition(), claim.text);
    if (!block || block->first <= block->last)
        return std::nullopt;
    claim.block = {block->last, block->first};
    if (objection(subregistry, claim))
        return std::nullopt;
    const Range* const range = subregistry.rangeOf(claim.block);
    return Suggestion{claim.block, range == nullptr ? QString() : range->name};
}

/// Returns the block that an order to assign or reserve is about, if it can have it.
std::expected<Block, Refusal> claimedBlock(const Subregistry& subregistry, const Order& order)
{
    Claim claim{.block = {},
                .text = order.value,
                .range = order.next.range,
                .holder = order.holders.value(0),
                .behalf = order.behalf,
                .asker = order.asker};
    if (order.value.isEmpty()) {
        const auto next = nextFree(subregistry, order.next);
        if (!next)
            return std::unexpected(nextObjection(subregistry, claim, order.next, next.error()));
        claim.block = next->block;
        claim.text = subregistry.textOf(next->block);
    } else {
        auto block = readBlock(subregistry, order.value);
        if (!block) {
            block.error().nearest = reversedAlternative(subregistry, claim);
            return block;
        }
        claim.block = *block;
    }
    if (const auto refused = objection(subregistry, claim))
        return std::unexpected(*refused);
    return claim.block;
}

EntryState stateFor(const Order& order)
{
    if (order.verb == Verb::Reserve)
        return EntryState::Reserved;
    return order.until.isValid() ? EntryState::Temporary : EntryState::Assigned;
}

Planned planClaim(const Subregistry& subregistry, const Order& order)
{
    const auto block = claimedBlock(subregistry, order);
    if (!block)
        return std::unexpected(block.error());
    if (order.until.isValid() && order.until < order.date)
        return refuse(findings::kSubregistryExpired,
                      {subregistry.textOf(*block), order.until.toString(Qt::ISODate)});
    Entry entry{.block = *block,
                .state = stateFor(order),
                .holder = order.holders.value(0),
                .behalf = order.behalf,
                .contact = order.contact,
                .reference = order.reference,
                .since = order.date,
                .until = order.until,
                .supersededBy = {},
                .note = order.entryNote,
                .isPrivate = order.isPrivate,
                .sourceState = {},
                .request = order.request,
                .asker = order.asker};
    if (const auto earlier = subregistry.rowAt(*block); earlier && isActive(earlier->state)) {
        if (earlier->until.isValid() && order.until > earlier->until)
            entry.renewals = earlier->renewals + 1;
        entry.behalf = earlier->behalf; // it is the holder's
        entry.contact = order.contact.isEmpty() ? earlier->contact : order.contact;
        entry.request = order.request.isEmpty() ? earlier->request : order.request;
        entry.asker = order.asker.isEmpty() ? earlier->asker : order.asker;
    }
    return ListChange{.what = wordOf(order.verb), .date = order.date, .entries = {entry}};
}

/// Returns the part of a row that is in a block.
Entry clipped(Entry row, const Block& block)
{
    row.block.first = std::max(row.block.first, block.first);
    row.block.last = std::min(row.block.last, block.last);
    return row;
}

/// Returns the parts of `block` without a row, in order. The rows are in order of their first numbers.
QList<Block> uncovered(const Block& block, const QList<Entry>& rows)
{
    QList<Block> gaps;
    quint64 next = block.first;
    for (const Entry& row : rows) {
        if (row.block.first > next)
            gaps.append({next, row.block.first - 1, block.text});
        next = std::max(next, row.block.last + 1);
    }
    if (next <= block.last)
        gaps.append({next, block.last, block.text});
    return gaps;
}

/// Returns the rows of a listed block, each cut to it.
std::expected<QList<Entry>, Refusal> listedRows(const Subregistry& subregistry, const Order& order)
{
    const auto block = readBlock(subregistry, order.value);
    if (!block)
        return std::unexpected(block.error());
    QList<Entry> rows = subregistry.rowsIn(*block);
    rows.removeIf([&order](const Entry& row) {
        return row.state == EntryState::Pool || (row.state == EntryState::Released && !order.isToPool);
    });
    for (Entry& row : rows)
        row = clipped(row, *block);
    if (rows.isEmpty() || !uncovered(*block, rows).isEmpty()) {
        Refusal refused = notListed(subregistry, order.value);
        refused.conflicts = rows;
        return std::unexpected(refused);
    }
    return rows;
}

/// Returns why a row in this state cannot be changed by a verb; absent if it can.
std::optional<Refusal> stateObjection(const Subregistry& subregistry, const Entry& row, const Order& order)
{
    const QString text = subregistry.textOf(row.block);
    if (row.state == EntryState::Retired)
        return refuse(findings::kSubregistryRetired, {text, subregistry.definition().name}, {row}).error();
    if (row.state == EntryState::Withdrawn && !(order.verb == Verb::Release && order.isToPool))
        return refuse(findings::kSubregistryWithdrawn, {text, subregistry.definition().name}, {row}).error();
    return std::nullopt;
}

/// Returns why a value cannot supersede the rows; absent if it can.
std::optional<Refusal> supersedingObjection(const Subregistry& subregistry, const QList<Entry>& rows,
                                            const QString& value)
{
    if (value.isEmpty())
        return std::nullopt;
    const auto block = readBlock(subregistry, value);
    if (!block)
        return block.error();
    for (const Entry& row : rows) {
        if (row.block.overlaps(*block) && subregistry.isSameText(row.block.text, block->text))
            return refuse(findings::kSubregistrySupersededByItself, {value}).error();
    }
    QList<Entry> held = subregistry.rowsIn(*block);
    held.removeIf([](const Entry& row) { return !isHeld(row.state); });
    return held.isEmpty() ? std::optional(notListed(subregistry, value)) : std::nullopt;
}

Entry changedRow(Entry row, const Order& order)
{
    switch (order.verb) {
    case Verb::Transfer:
        if (!order.request.isEmpty() || row.holder != order.holders.value(0))
            row.request = order.request;
        if (row.holder != order.holders.value(0))
            row.asker.clear();
        row.holder = order.holders.value(0);
        row.behalf = order.behalf;
        row.contact = order.contact;
        row.since = order.date;
        break;
    case Verb::Deprecate:
        row.state = EntryState::Deprecated;
        row.since = order.date;
        if (!order.supersededBy.isEmpty())
            row.supersededBy = order.supersededBy;
        break;
    case Verb::Retire:
        row.state = EntryState::Retired;
        row.since = order.date;
        break;
    case Verb::Withdraw:
        row.state = EntryState::Withdrawn;
        row.since = order.date;
        break;
    case Verb::Release:
        row.state = order.isToPool ? EntryState::Pool : EntryState::Released;
        row.since = order.date;
        row.request.clear();
        break;
    case Verb::Assign:
    case Verb::Reserve:
    case Verb::Split:
    case Verb::Merge: break;
    }
    if (!order.entryNote.isEmpty())
        row.note = order.entryNote;
    if (!order.reference.isEmpty())
        row.reference = order.reference;
    return row;
}

Planned planChange(const Subregistry& subregistry, const Order& order)
{
    const auto rows = listedRows(subregistry, order);
    if (!rows)
        return std::unexpected(rows.error());
    if (const auto refused = supersedingObjection(subregistry, *rows, order.supersededBy))
        return std::unexpected(*refused);
    ListChange change{.what = wordOf(order.verb), .date = order.date};
    for (const Entry& row : *rows) {
        if (const auto refused = stateObjection(subregistry, row, order))
            return std::unexpected(*refused);
        change.entries.append(changedRow(row, order));
    }
    return change;
}

/// Returns a part of a split block with its holder. A new one has neither the contact nor the date of the
/// earlier one.
Entry givenPart(Entry part, const Order& order, qsizetype index)
{
    const QString holder = order.holders.value(index);
    const QString contact = order.contacts.value(index);
    if (part.holder != holder) {
        part.holder = holder;
        part.behalf.clear();
        part.contact.clear();
        part.since = order.date;
        part.request.clear();
        part.asker.clear();
    }
    if (!order.request.isEmpty())
        part.request = order.request;
    if (!contact.isEmpty())
        part.contact = contact;
    return part;
}

Planned planSplit(const Subregistry& subregistry, const Order& order)
{
    const auto block = readBlock(subregistry, order.value);
    if (!block)
        return std::unexpected(block.error());
    const auto at = readBlock(subregistry, order.at);
    if (!at)
        return std::unexpected(at.error());
    QList<Entry> rows = subregistry.rowsIn(*block);
    rows.removeIf([](const Entry& row) { return !isActive(row.state); });
    if (rows.size() != 1 || rows.first().block != *block) {
        Refusal refused = notListed(subregistry, order.value);
        refused.conflicts = rows;
        if (!rows.isEmpty())
            refused.nearest = Suggestion{rows.first().block, {}};
        return std::unexpected(refused);
    }
    if (at->first <= block->first || at->first > block->last)
        return refuse(findings::kSubregistrySplitOutside, {order.at, order.value}, rows);
    Entry first = rows.first();
    Entry second = rows.first();
    first.block.last = at->first - 1;
    second.block.first = at->first;
    return ListChange{.what = wordOf(order.verb),
                      .date = order.date,
                      .entries = {givenPart(first, order, 0), givenPart(second, order, 1)}};
}

/// Returns what the rows of an entry were before, as a whole. Values without a row become free, as if they
/// never had one.
QList<Entry> restored(const Subregistry& before, const Entry& entry, QDate date)
{
    QList<Entry> rows = before.rowsIn(entry.block);
    rows.removeIf([&](const Entry& row) { return !before.isSameText(row.block.text, entry.block.text); });
    for (const Block& gap : uncovered(entry.block, rows))
        rows.append({.block = gap, .state = EntryState::Pool, .since = date});
    return rows;
}

bool isAbout(const Definition& definition, const Entry& entry, const Entry& other)
{
    return entry.block.overlaps(other.block) &&
           entry.block.text.compare(other.block.text,
                                    definition.ignoresCase ? Qt::CaseInsensitive : Qt::CaseSensitive) == 0;
}

/// Returns the latest of the changes after `id` of an entry's values; null if there is none.
const ListChange* latestChange(const Definition& definition, const QList<ListChange>& changes,
                               const Entry& entry, qint64 id)
{
    const ListChange* latest = nullptr;
    for (const ListChange& change : changes) {
        const bool isLater = change.id > id && (latest == nullptr || change.date >= latest->date);
        if (isLater && std::ranges::any_of(change.entries, [&](const Entry& other) {
                return isAbout(definition, entry, other);
            }))
            latest = &change;
    }
    return latest;
}

} // namespace

std::expected<QList<Entry>, Refusal> listedEntries(const Subregistry& subregistry, const QString& value)
{
    return listedRows(subregistry, {.value = value});
}

Planned plan(const Subregistry& subregistry, const Order& order)
{
    switch (order.verb) {
    case Verb::Assign:
    case Verb::Reserve: return planClaim(subregistry, order);
    case Verb::Split: return planSplit(subregistry, order);
    case Verb::Merge: return planMerge(subregistry, order.value, order.date);
    case Verb::Transfer:
    case Verb::Deprecate:
    case Verb::Retire:
    case Verb::Release:
    case Verb::Withdraw: return planChange(subregistry, order);
    }
    return ListChange{};
}

std::optional<Refusal> futureObjection(QDate date, QDate today)
{
    if (date <= today)
        return std::nullopt;
    return refuse(findings::kSubregistryFutureDate, {date.toString(Qt::ISODate), today.toString(Qt::ISODate)})
        .error();
}

std::optional<Refusal> dateObjection(const Subregistry& present, const QList<ListChange>& changes,
                                     const ListChange& change, QDate today)
{
    if (change.date >= today) // also after a date in the future, which earlier programs accepted
        return futureObjection(change.date, today);
    QSet<qint64> reversed;
    for (const ListChange& each : changes)
        reversed.insert(each.reverses);
    QList<ListChange> later = changes;
    later.removeIf([&](const ListChange& other) { // what is undone is as if it never was
        return other.date <= change.date || other.reverses != 0 || reversed.contains(other.id);
    });
    for (const Entry& entry : change.entries) {
        if (const ListChange* const latest = latestChange(present.definition(), later, entry, 0))
            return refuse(findings::kSubregistryEarlyDate,
                          {change.date.toString(Qt::ISODate), present.textOf(entry.block),
                           latest->date.toString(Qt::ISODate)})
                .error();
    }
    return std::nullopt;
}

std::optional<Refusal> meanwhileObjection(const Subregistry& present, const QList<ListChange>& changes,
                                          const ListChange& change, qint64 known)
{
    if (known == 0)
        return std::nullopt;
    const auto refused = [](const QString& what, const ListChange& later, const QList<Entry>& now) {
        return refuse(findings::kSubregistryChangedMeanwhile,
                      {what, later.what, later.who, later.date.toString(Qt::ISODate)}, now)
            .error();
    };
    for (const Entry& entry : change.entries) {
        if (const ListChange* const later = latestChange(present.definition(), changes, entry, known))
            return refused(present.textOf(entry.block), *later, present.rowsIn(entry.block));
    }
    for (const ListChange& later : changes) {
        if (later.id <= known)
            continue;
        for (const Range& range : change.ranges) {
            if (std::ranges::find(later.ranges, range.name, &Range::name) != later.ranges.end())
                return refused(range.name, later, {});
        }
    }
    return std::nullopt;
}

std::optional<Refusal> repeatObjection(const Subregistry& present, const QList<ListChange>& changes,
                                       const ListChange& answered)
{
    QList<ListChange> others = changes; // a corrected holder is the same one
    others.removeIf([](const ListChange& change) { return change.what == kEditWord; });
    for (const Entry& entry : answered.entries) {
        for (const Entry& row : present.rowsIn(entry.block)) {
            if (!isAbout(present.definition(), entry, row) ||
                (row.holder == entry.holder && isActive(row.state)))
                continue;
            const ListChange* const cause = latestChange(present.definition(), others, row, answered.id);
            if (cause == nullptr && isActive(row.state))
                continue;
            return refuse(findings::kSubregistryRequestOutdated,
                          {answered.request, present.textOf(row.block),
                           cause == nullptr ? QString(wordOf(row.state)) : cause->what,
                           (cause == nullptr ? row.since : cause->date).toString(Qt::ISODate)},
                          {row})
                .error();
        }
    }
    return std::nullopt;
}

const ListChange* newestDone(const QList<ListChange>& changes)
{
    QSet<qint64> reversed;
    for (const ListChange& change : changes)
        reversed.insert(change.reverses);
    const auto found = std::find_if(changes.rbegin(), changes.rend(), [&reversed](const ListChange& change) {
        const bool isEmpty = change.entries.isEmpty() && change.ranges.isEmpty() && !isDefinition(change);
        return change.reverses == 0 && !reversed.contains(change.id) && !isEmpty &&
               change.what != kRestoreWord;
    });
    const auto hasEntries = [](const ListChange& change) { return !change.entries.isEmpty(); };
    const ListChange* const newest = found == changes.rend() ? nullptr : &*found;
    return newest != nullptr || std::ranges::any_of(changes, hasEntries) ? newest : creation(changes);
}

std::optional<ListChange> planUndo(const Definition& definition, const QList<ListChange>& changes, QDate date)
{
    const ListChange* const newest = newestDone(changes);
    if (newest == nullptr)
        return std::nullopt;
    QList<ListChange> earlier = changes;
    earlier.removeIf([newest](const ListChange& change) { return change.id >= newest->id; });
    const Subregistry before = after(definition, earlier);
    ListChange undo{.what = u"undo"_s, .date = date, .note = newest->what, .reverses = newest->id};
    if (isDefinition(*newest)) {
        undo.note += u' ' + definitionFacts(newest->arguments);
        undo.arguments = undoneDefinition(newest->arguments);
    }
    for (const Range& range : newest->ranges) {
        const Range* const known = before.rangeNamed(range.name);
        undo.ranges.append(known == nullptr ? range : *known);
        if (known == nullptr)
            undo.ranges.last().state = RangeState::Removed;
    }
    QSet<std::pair<quint64, QString>> done; // two entries may be parts of one row
    for (const Entry& entry : newest->entries) {
        for (const Entry& row : restored(before, entry, date)) {
            const std::pair slot(row.block.first, comparedText(definition, row.block.text));
            if (!done.contains(slot))
                undo.entries.append(row);
            done.insert(slot);
        }
    }
    return undo;
}

} // namespace nidus::subregistry
