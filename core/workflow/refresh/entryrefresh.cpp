// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/workflow/refresh/refresh.h"
#include "core/workflow/subregistry/readblocks.h"

#include <QSet>
#include <algorithm>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::ListChange;
using subregistry::Subregistry;

namespace {

constexpr QLatin1StringView kRefreshed = "refresh"_L1;
constexpr QLatin1StringView kListDate = "List of "_L1; ///< begins a line of the note, before the date

bool isFromList(const ListChange& change) { return change.what == kRefreshed || change.what == "import"_L1; }

bool isOfValues(const Subregistry& list, const Entry& a, const Entry& b)
{
    return a.block.overlaps(b.block) && list.isSameText(a.block.text, b.block.text);
}

/// The date of the list that was used last; empty if none was, or if it had none.
QString usedDate(const QList<ListChange>& changes)
{
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        for (const QString& line : change->note.split(u'\n')) {
            if (change->what == kRefreshed && line.startsWith(kListDate))
                return line.sliced(kListDate.size());
        }
    }
    return {};
}

/// Where the present state of an entry is from.
enum class Origin { List, Here };

Origin originOf(const Subregistry& list, const QList<ListChange>& changes, const Entry& row)
{
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        if (std::ranges::any_of(change->entries,
                                [&](const Entry& entry) { return isOfValues(list, entry, row); }))
            return isFromList(*change) ? Origin::List : Origin::Here;
    }
    return Origin::Here;
}

bool wasInList(const Subregistry& list, const QList<ListChange>& changes, const Entry& row)
{
    return std::ranges::any_of(changes, [&](const ListChange& change) {
        return isFromList(change) && std::ranges::any_of(change.entries, [&](const Entry& entry) {
                   return isOfValues(list, entry, row);
               });
    });
}

/// Why an entry that was changed here is not overwritten.
findings::Finding changedHere(const Subregistry& list, const Entry& row)
{
    return findings::makeFinding(
        findings::kSubregistryOverlap, {},
        {list.textOf(row.block), list.textOf(row.block), subregistry::publicFacts(row)});
}

/// What an entry that is gone becomes.
Entry withoutList(Entry row, QDate date)
{
    const bool isOnlyReserved = row.state == EntryState::Reserved || row.state == EntryState::Pending;
    row.state = isOnlyReserved ? EntryState::Withdrawn : EntryState::Retired;
    row.since = date;
    return row;
}

/// The comparison, and the entries of the changes that are taken.
struct Compared
{
    Refresh refresh;
    QList<Entry> entries{};
};

class Comparing
{
public:
    /// Keeps the entries of the values that are taken.
    Comparing(const storage::StoredSubregistry& stored, const TableReading& reading, QDate today,
              QSet<QString> taken = {})
        : m_stored(stored),
          m_list(subregistry::after(stored.definition, stored.changes)),
          m_reading(reading),
          m_today(today),
          m_rules(stored.definition.rules),
          m_taken(std::move(taken))
    {
        m_reading.use = TableUse::Refresh;
        if (!stored.definition.labelRule.isEmpty())
            m_rules.append(stored.definition.labelRule);
    }

    base::Result<Compared> compare(QByteArrayView bytes)
    {
        Refresh& refresh = m_compared.refresh;
        ReadBlocks incoming(m_stored.definition);
        bool hasEntries = false;
        const auto table =
            visitEntryTable(bytes, m_list, m_reading, incoming, [this, &hasEntries](const TableEntry& each) {
                hasEntries = true;
                addListed(each);
            });
        if (!table)
            return std::unexpected(table.error());
        refresh.name = m_stored.definition.fullName();
        refresh.title = table->title;
        refresh.date = table->date;
        refresh.presentDate = usedDate(m_stored.changes);
        refresh.findings = table->findings;
        for (const TableFinding& each : table->findings) {
            if (each.finding.severity == findings::Severity::Error)
                refresh.refusals.append(each.finding);
        }
        for (const Entry& row : m_list.rows())
            addGone(row, incoming);
        if (!hasEntries && !refresh.changes.isEmpty())
            refresh.refusals.append(findings::makeFinding(findings::kSubregistryImportNoEntries));
        addOlder();
        return std::move(m_compared);
    }

private:
    void add(ListedChange change, const Entry& entry, std::optional<findings::Finding> objection)
    {
        const bool isTaken = !objection && !m_taken.isEmpty() && m_taken.contains(m_list.textOf(entry.block));
        if (isTaken)
            m_compared.entries.append(entry);
        m_compared.refresh.changes.append({.change = change,
                                           .name = m_list.textOf(entry.block),
                                           .facts = subregistry::publicFacts(entry),
                                           .rules = m_rules,
                                           .objection = std::move(objection),
                                           .cells = change == ListedChange::Changed && !entry.isPrivate
                                                        ? changedCells(m_list, entry)
                                                        : QList<ChangedCell>()});
    }

    void addListed(const TableEntry& each)
    {
        const ImportEffect effect = effectOf(m_list, each.entry);
        if (effect == ImportEffect::Unchanged)
            return;
        auto objection = each.objection;
        if (effect == ImportEffect::Changed) {
            const auto known = m_list.rowAt(each.entry.block);
            if (!objection && known && originOf(m_list, m_stored.changes, *known) == Origin::Here)
                objection = changedHere(m_list, *known);
        }
        add(effect == ImportEffect::New ? ListedChange::New : ListedChange::Changed, each.entry, objection);
    }

    void addGone(const Entry& row, const ReadBlocks& incoming)
    {
        if (incoming.sameValues(row.block) != nullptr || !subregistry::isActive(row.state) ||
            !wasInList(m_list, m_stored.changes, row))
            return;
        std::optional<findings::Finding> objection;
        if (originOf(m_list, m_stored.changes, row) == Origin::Here)
            objection = changedHere(m_list, row);
        add(ListedChange::Gone, withoutList(row, m_today), objection);
    }

    void addOlder()
    {
        Refresh& refresh = m_compared.refresh;
        if (!refresh.date.isEmpty() && refresh.date < refresh.presentDate)
            refresh.refusals.append(
                findings::makeFinding(findings::kImportIanaOlder, {}, {refresh.date, refresh.presentDate}));
    }

    const storage::StoredSubregistry& m_stored;
    Subregistry m_list;
    TableReading m_reading;
    QDate m_today;
    QStringList m_rules;   ///< that a change touches
    QSet<QString> m_taken; ///< names of changes
    Compared m_compared;
};

/// The drafts that revise the namespace.
base::Result<QStringList> draftsOf(const storage::Registry& registry, const QString& nid)
{
    const auto drafts = registry.drafts().ofNid(nid);
    if (!drafts)
        return std::unexpected(drafts.error());
    QStringList handles;
    for (const registration::Draft& draft : *drafts)
        handles.append(registration::draftHandle(draft.id));
    return handles;
}

base::Result<Refresh> withDrafts(base::Result<Compared> compared, const base::Result<QStringList>& drafts)
{
    if (!compared || !drafts)
        return std::unexpected(compared ? drafts.error() : compared.error());
    for (RefreshChange& change : compared->refresh.changes)
        change.drafts = *drafts;
    return std::move(compared->refresh);
}

} // namespace

base::Result<Refresh> compareEntries(const storage::Registry& registry, const SubregistryName& name,
                                     QByteArrayView bytes, const TableReading& reading)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    return withDrafts(Comparing(*stored, reading, registry.today()).compare(bytes),
                      draftsOf(registry, name.nid));
}

base::Result<Refresh> takeEntries(storage::Registry& registry, const SubregistryName& name,
                                  QByteArrayView bytes, const TableReading& reading,
                                  const QStringList& values, const storage::Act& act)
{
    const base::Result<QStringList> drafts = draftsOf(registry, name.nid);
    base::Result<Compared> compared = Compared{};
    const QDate today = registry.today();
    const auto plan = [&](const storage::StoredSubregistry& present) -> std::optional<ListChange> {
        compared = Comparing(present, reading, today, {values.begin(), values.end()}).compare(bytes);
        if (!compared || !compared->refresh.refusals.isEmpty())
            return std::nullopt;
        const ListChange change{
            .what = QString(kRefreshed), .date = today, .entries = std::move(compared->entries)};
        return change.entries.isEmpty() ? std::nullopt : std::optional(change);
    };
    const auto noteOf = [&] {
        const QString& date = compared->refresh.date;
        const QString line = date.isEmpty() ? QString() : kListDate + date;
        return act.note.isEmpty() || line.isEmpty() ? line + act.note : line + u'\n' + act.note;
    };
    const auto answer = takeFromList(registry, name, act, plan, noteOf);
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->refusal && compared)
        compared->refresh.refusals.append(answer->refusal->finding);
    return withDrafts(std::move(compared), drafts);
}

} // namespace nidus::workflow
