// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/checkedlists.h"

#include "core/check/listcheck.h"
#include "core/subregistry/subregistry.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

/// More changes than this are not kept beside an earlier list.
constexpr qsizetype kMostChanges = 1'000;
/// The entries of a larger change are not kept one by one.
constexpr qsizetype kFewEntries = 16;

/// Returns a date as check::ListedEntry has it.
std::int32_t numberOf(QDate date)
{
    return date.isValid() ? date.year() * 10'000 + date.month() * 100 + date.day() : 0;
}

/// Returns an ISO 8601 date as check::ListedEntry has it.
std::int32_t numberOf(std::string_view date)
{
    std::int32_t number = 0;
    for (const char c : date) {
        if (c != '-')
            number = number * 10 + (c - '0');
    }
    return number;
}

/// Returns the state for its word; absent if a value in it may be assigned.
std::optional<check::ListedState> listedState(std::string_view word)
{
    struct Pair
    {
        std::string_view word;
        check::ListedState state;
    };
    static constexpr Pair kPairs[]{
        {"assigned", check::ListedState::Assigned},     {"temporary", check::ListedState::Temporary},
        {"deprecated", check::ListedState::Deprecated}, {"pending", check::ListedState::Pending},
        {"reserved", check::ListedState::Reserved},     {"retired", check::ListedState::Retired},
        {"withdrawn", check::ListedState::Withdrawn},   {"released", check::ListedState::Released}};
    const auto* const found = std::ranges::find(kPairs, word, &Pair::word);
    return found == std::end(kPairs) ? std::nullopt : std::optional(found->state);
}

/// Returns the word for a range in which no value is assigned; empty for others.
std::string_view shutWord(subregistry::RangeState state)
{
    if (state == subregistry::RangeState::Closed)
        return "not assignable, because the range is closed";
    return state == subregistry::RangeState::Reserved ? "not assignable, because the range is reserved" : "";
}

check::ListedRange listedRange(const subregistry::Range& range)
{
    return {.name = range.name.toStdString(),
            .label = range.label.toStdString(),
            .first = range.block.first,
            .last = range.block.last,
            .prefix = range.prefix.toStdString(),
            .width = static_cast<std::size_t>(range.width),
            .isPrivate = range.state == subregistry::RangeState::Private,
            .shut = shutWord(range.state)};
}

check::ListFacts factsOf(const storage::PresentSubregistry& present, QDate today)
{
    const subregistry::Definition& definition = present.definition;
    check::ListFacts facts{.nid = definition.nid.toStdString(),
                           .name = definition.name.toStdString(),
                           .ignoresCase = definition.ignoresCase,
                           .warnsOnly = definition.outside == subregistry::Outside::Warning,
                           .labelRule = definition.labelRule.toStdString(),
                           .urn = definition.urn.toStdString(),
                           .parts = static_cast<std::size_t>(std::max<qsizetype>(1, definition.key.size())),
                           .date = present.date.toString(Qt::ISODate).toStdString(),
                           .revision = present.newest,
                           .state = present.hash.toStdString(),
                           .today = numberOf(today)};
    if (definition.kind == subregistry::ValueKind::Decimal)
        facts.kind = check::ListedKind::Decimal;
    else if (definition.kind == subregistry::ValueKind::Hexadecimal)
        facts.kind = check::ListedKind::Hexadecimal;
    for (const QString& rule : definition.rules)
        facts.rules.push_back(rule.toStdString());
    for (const QString& part : definition.key)
        facts.key.push_back(part.toStdString());
    for (const subregistry::Range& range : present.ranges)
        facts.ranges.push_back(listedRange(range));
    return facts;
}

/// Returns the list that a table has under this name; null if there is none.
std::shared_ptr<const check::ListedValues> listIn(const check::NamespaceTable* table,
                                                  const check::ListFacts& facts)
{
    const check::NamespaceEntry* const entry = table == nullptr ? nullptr : table->find(facts.nid);
    if (entry == nullptr || entry->rules.empty() || !entry->rules.front().lists)
        return nullptr;
    for (const std::shared_ptr<const check::ListedValues>& list : entry->rules.front().lists->lists()) {
        if (list->facts().name == facts.name)
            return list;
    }
    return nullptr;
}

check::ListedEntry listedEntry(const subregistry::Entry& entry, std::string_view text)
{
    return {.first = entry.block.first,
            .last = entry.block.last,
            .text = text,
            .state = listedState(QString(registration::wordOf(entry.state)).toStdString())
                         .value_or(check::ListedState::Free),
            .until = numberOf(entry.until)};
}

/// Whether growthWith() can count what these changes do: not for many entries at once that may be in the same
/// block.
bool isCountable(const check::ListedValues& list, const QList<subregistry::ListChange>& changes)
{
    bool hasBlocks = list.hasBlocks();
    for (const subregistry::ListChange& change : changes) {
        for (const subregistry::Entry& entry : change.entries) {
            hasBlocks = hasBlocks || entry.block.size() > 1;
            const std::string text = entry.block.text.toStdString();
            if (!list.countsGrowthWith(listedEntry(entry, text)) ||
                (hasBlocks && change.entries.size() > kFewEntries))
                return false;
        }
    }
    return true;
}

/// Returns a list with a change of it, or a part of one. `counted` is the number of entries, if that is
/// known.
std::shared_ptr<const check::ListedValues> changedList(std::shared_ptr<const check::ListedValues> earlier,
                                                       check::ListFacts facts,
                                                       const QList<subregistry::Entry>& entries,
                                                       std::optional<qsizetype> counted)
{
    if (!earlier->canBeBase())
        earlier = check::ListedValues::withMergedChanges(earlier);
    std::ptrdiff_t growth = 0;
    for (qsizetype i = 0; i < entries.size() && !counted; ++i) {
        const std::string text = entries[i].block.text.toStdString();
        growth += earlier->growthWith(listedEntry(entries[i], text));
    }
    facts.entries =
        static_cast<std::size_t>(counted.value_or(static_cast<std::ptrdiff_t>(earlier->size()) + growth));
    auto list = std::make_shared<check::ListedValues>(std::move(earlier), std::move(facts));
    for (const subregistry::Entry& entry : entries) {
        const std::string text = entry.block.text.toStdString();
        list->add(listedEntry(entry, text));
    }
    list->finish();
    return list;
}

/// Returns a list with the changes since an earlier one; null if it must be read again.
std::shared_ptr<const check::ListedValues> updatedList(const storage::Registry& registry,
                                                       const storage::PresentSubregistry& present,
                                                       check::ListFacts facts,
                                                       std::shared_ptr<const check::ListedValues> earlier)
{
    // Without an entry in the history, another program made the change.
    if (!earlier || earlier->facts().today != facts.today || facts.state.empty())
        return nullptr;
    if (earlier->facts().state == facts.state)
        return earlier;
    const auto changes = registry.subregistries().changesAfter(
        present.definition.nid, present.definition.name, earlier->facts().revision,
        QByteArray::fromStdString(earlier->facts().state));
    if (!changes)
        return nullptr;
    qsizetype entries = 0;
    for (const subregistry::ListChange& change : *changes) {
        entries += change.entries.size();
        const bool hasOther = std::ranges::any_of(change.entries, [&](const subregistry::Entry& entry) {
            const bool hasParts = present.definition.isNumeric() && !entry.block.text.isEmpty();
            return facts.parts > 1 ? entry.block.size() > 1 : hasParts;
        });
        if (!change.ranges.isEmpty() || hasOther || entries > kMostChanges ||
            (facts.parts > 1 && earlier->hasBlocks()))
            return nullptr;
    }
    std::optional<qsizetype> counted;
    if (!isCountable(*earlier, *changes))
        counted = present.countHeld().value_or(0);
    // A layer for each entry or change: a later block may replace single values of an earlier one.
    for (const subregistry::ListChange& change : *changes) {
        if (change.entries.isEmpty() || change.entries.size() > kFewEntries) {
            earlier = changedList(std::move(earlier), facts, change.entries, counted);
            continue;
        }
        for (const subregistry::Entry& entry : change.entries)
            earlier = changedList(std::move(earlier), facts, {entry}, counted);
    }
    return earlier;
}

} // namespace

base::Result<QHash<QString, CheckedLists>> checkedLists(const storage::Registry& registry, const QString& nid,
                                                        const check::NamespaceTable* earlier)
{
    QHash<QString, CheckedLists> lists;
    std::shared_ptr<check::ListedValues> list;
    const auto begin = [&](const storage::PresentSubregistry& present) {
        if (list)
            list->finish();
        list.reset();
        if (present.definition.rules.isEmpty())
            return false;
        check::ListFacts facts = factsOf(present, registry.today());
        CheckedLists& own = lists[present.definition.nid.toLower()];
        if (auto updated = updatedList(registry, present, facts, listIn(earlier, facts))) {
            own.push_back(std::move(updated));
            return false;
        }
        facts.entries = static_cast<std::size_t>(present.countHeld().value_or(0));
        const std::size_t expected = facts.entries;
        list = std::make_shared<check::ListedValues>(std::move(facts), expected);
        own.push_back(list);
        return true;
    };
    const auto visit = [&](const storage::PresentRow& row) {
        if (const auto state = listedState(row.state))
            list->add({.first = row.first,
                       .last = row.last,
                       .text = row.text,
                       .state = *state,
                       .until = numberOf(row.until)});
    };
    if (const auto done = registry.subregistries().visitPresent(nid, begin, visit); !done)
        return std::unexpected(done.error());
    if (list)
        list->finish();
    return lists;
}

} // namespace nidus::workflow
