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

/// Returns the state for its word; absent if a value in it is not in the list.
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
        {"withdrawn", check::ListedState::Withdrawn}};
    const auto* const found = std::ranges::find(kPairs, word, &Pair::word);
    return found == std::end(kPairs) ? std::nullopt : std::optional(found->state);
}

check::ListedRange listedRange(const subregistry::Range& range)
{
    return {.name = range.name.toStdString(),
            .label = range.label.toStdString(),
            .first = range.block.first,
            .last = range.block.last,
            .prefix = range.prefix.toStdString(),
            .isPrivate = range.state == subregistry::RangeState::Private};
}

check::ListFacts factsOf(const storage::PresentSubregistry& present, QDate today)
{
    const subregistry::Definition& definition = present.definition;
    check::ListFacts facts{.nid = definition.nid.toStdString(),
                           .name = definition.name.toStdString(),
                           .ignoresCase = definition.ignoresCase,
                           .warnsOnly = definition.outside == subregistry::Outside::Warning,
                           .labelRule = definition.labelRule.toStdString(),
                           .parts = static_cast<std::size_t>(std::max<qsizetype>(1, definition.key.size())),
                           .date = present.date.toString(Qt::ISODate).toStdString(),
                           .revision = present.newest,
                           .today = numberOf(today)};
    if (definition.kind == subregistry::ValueKind::Decimal)
        facts.kind = check::ListedKind::Decimal;
    else if (definition.kind == subregistry::ValueKind::Hexadecimal)
        facts.kind = check::ListedKind::Hexadecimal;
    for (const QString& rule : definition.rules)
        facts.rules.push_back(rule.toStdString());
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

/// Returns the number of entries after a change; absent if it must be counted.
std::optional<std::size_t> entriesAfter(const check::ListedValues& list,
                                        const subregistry::ListChange& change)
{
    std::ptrdiff_t growth = 0;
    for (const subregistry::Entry& entry : change.entries) {
        const std::string text = entry.block.text.toStdString();
        const auto own = list.growthWith(listedEntry(entry, text));
        if (!own)
            return std::nullopt;
        growth += *own;
    }
    return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(list.size()) + growth);
}

/// Returns a list with the changes since an earlier one; null if it must be read again.
std::shared_ptr<const check::ListedValues> updatedList(const storage::Registry& registry,
                                                       const storage::PresentSubregistry& present,
                                                       check::ListFacts facts,
                                                       std::shared_ptr<const check::ListedValues> earlier)
{
    if (!earlier || earlier->facts().today != facts.today)
        return nullptr;
    if (earlier->facts().revision == facts.revision)
        return earlier;
    const auto changes = registry.subregistries().changesAfter(
        present.definition.nid, present.definition.name, earlier->facts().revision);
    if (!changes)
        return nullptr;
    qsizetype entries = 0;
    for (const subregistry::ListChange& change : *changes) {
        entries += change.entries.size();
        const bool hasParts = std::ranges::any_of(change.entries, [&](const subregistry::Entry& entry) {
            return present.definition.isNumeric() && !entry.block.text.isEmpty();
        });
        if (!change.ranges.isEmpty() || hasParts || facts.parts > 1 || entries > kMostChanges)
            return nullptr;
    }
    // A layer for each change: a later block may replace single values of an earlier one.
    for (const subregistry::ListChange& change : *changes) {
        if (!earlier->canBeBase())
            earlier = check::ListedValues::withMergedChanges(earlier);
        if (!earlier)
            return nullptr;
        const std::optional<std::size_t> counted = entriesAfter(*earlier, change);
        facts.entries = counted ? *counted : static_cast<std::size_t>(present.countHeld().value_or(0));
        auto list = std::make_shared<check::ListedValues>(std::move(earlier), facts);
        for (const subregistry::Entry& entry : change.entries) {
            const std::string text = entry.block.text.toStdString();
            list->add(listedEntry(entry, text));
        }
        list->finish();
        earlier = std::move(list);
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
