// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/requestanswers.h"
#include "core/workflow/import/ianaplan.h"
#include "core/workflow/refresh/refresh.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/subregistry/listsyntax.h"
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
// Words that begin lines of the note.
constexpr QLatin1StringView kListDate = "List of "_L1;  ///< before the date
constexpr QLatin1StringView kListName = "Registry "_L1; ///< before the name

bool isFromList(const ListChange& change) { return change.what == kRefreshed || change.what == "import"_L1; }

bool isOfValues(const Subregistry& list, const Entry& a, const Entry& b)
{
    return a.block.overlaps(b.block) && list.isSameText(a.block.text, b.block.text);
}

/// Returns the changes without those that were undone, which are as if they never were.
QList<ListChange> withoutUndone(QList<ListChange> changes)
{
    QSet<qint64> reversed;
    for (const ListChange& change : std::as_const(changes))
        reversed.insert(change.reverses);
    changes.removeIf([&reversed](const ListChange& change) {
        return change.reverses != 0 || reversed.contains(change.id);
    });
    return changes;
}

/// Returns what follows `begin` in the note of the newest refresh; empty if none has it.
QString usedText(const QList<ListChange>& changes, QLatin1StringView begin)
{
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        for (const QString& line : change->note.split(u'\n')) {
            if (change->what == kRefreshed && line.startsWith(begin))
                return line.sliced(begin.size());
        }
    }
    return {};
}

/// Returns the name and the title of a list for a sentence.
QString nameOf(const QString& id, const QString& title)
{
    const QString name = u'"' + id + u'"';
    return title.isEmpty() ? name : u"%1 (%2)"_s.arg(name, subregistry::withoutLostCharacters(title));
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
    QString listName{}; ///< and its title; empty if the file does not name it
};

class Comparing
{
public:
    /// Keeps the entries of the values that are taken. `syntax`, which may be null, is borrowed.
    Comparing(const storage::StoredSubregistry& stored, const TableReading& reading, QDate today,
              const AcceptedList& accepted, QSet<QString> taken, const ListSyntax* syntax = nullptr)
        : m_stored(stored),
          m_done(withoutUndone(stored.changes)),
          m_list(subregistry::after(stored.definition, stored.changes)),
          m_reading(reading),
          m_today(today),
          m_day(subregistry::dayFor(stored.changes, today)),
          m_accepted(accepted),
          m_rules(stored.definition.rules),
          m_taken(std::move(taken)),
          m_syntax(syntax)
    {
        m_reading.use = TableUse::Refresh;
        m_reading.answers = subregistry::requestAnswers(stored.changes);
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
        refresh.presentDate = usedText(m_done, kListDate);
        refresh.findings = table->findings;
        for (const TableFinding& each : table->findings) {
            if (each.finding.severity == findings::Severity::Error)
                refresh.refusals.append(each.finding);
        }
        for (const Entry& row : m_list.rows())
            addGone(row, incoming);
        if (!hasEntries && !refresh.changes.isEmpty())
            refresh.refusals.append(findings::makeFinding(findings::kSubregistryImportNoEntries));
        addOddDate();
        addOther(*table);
        return std::move(m_compared);
    }

private:
    void add(ListedChange change, const Entry& entry, std::optional<findings::Finding> objection)
    {
        const bool isTaken = !objection && !m_taken.isEmpty() && m_taken.contains(m_list.textOf(entry.block));
        if (isTaken)
            m_compared.entries.append(entry);
        QList<findings::Finding> details;
        if (m_syntax != nullptr && change == ListedChange::New) {
            if (const auto odd = m_syntax->findingAbout(m_list, entry.block))
                details.append(*odd);
        }
        m_compared.refresh.changes.append({.change = change,
                                           .name = m_list.textOf(entry.block),
                                           .details = details,
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
            if (!objection && known && originOf(m_list, m_done, *known) == Origin::Here)
                objection = changedHere(m_list, *known);
        }
        add(effect == ImportEffect::New ? ListedChange::New : ListedChange::Changed, each.entry, objection);
    }

    void addGone(const Entry& row, const ReadBlocks& incoming)
    {
        if (incoming.sameValues(row.block) != nullptr || !subregistry::isActive(row.state) ||
            !wasInList(m_list, m_done, row))
            return;
        std::optional<findings::Finding> objection;
        if (originOf(m_list, m_done, row) == Origin::Here)
            objection = changedHere(m_list, row);
        add(ListedChange::Gone, withoutList(row, m_day), objection);
    }

    void refuse(findings::FindingId id, const QStringList& arguments)
    {
        m_compared.refresh.refusals.append(findings::makeFinding(id, {}, arguments));
    }
    /// As setbacks() for IANA's list of namespaces.
    void addOddDate()
    {
        const QString& date = m_compared.refresh.date;
        const QString& before = m_compared.refresh.presentDate;
        if (m_accepted.isOdd)
            return;
        if (!isPossibleDate(date, m_today))
            refuse(findings::kImportIanaDate, {date});
        else if (!date.isEmpty() && date < before && isPossibleDate(before, m_today))
            refuse(findings::kImportIanaOlder, {date, before});
    }
    /// Refuses a registry of IANA that is not the one that was used before; and any list that neither has the
    /// name nor the title of the subregistry, if none was used before.
    void addOther(const EntryTable& table)
    {
        const QString found = table.listId.isEmpty() ? QString() : nameOf(table.listId, table.title);
        const bool isOurFormat = table.listId.contains(u'/');
        m_compared.listName = isOurFormat ? QString() : found;
        const QString noted = isOurFormat ? QString() : usedText(m_done, kListName);
        const QString used = noted.startsWith(u'"') ? noted : QString(); // else it is a person's note
        if (found.isEmpty() || found == used || m_accepted.isOther || !m_reading.part.isEmpty())
            return;
        const subregistry::Definition& list = m_stored.definition;
        const bool isTitled = !table.title.isEmpty() && !list.title.isEmpty();
        const bool hasName =
            table.listId.compare(isOurFormat ? list.fullName() : list.name, Qt::CaseInsensitive) == 0;
        const bool hasOtherTitle = isTitled && table.title != list.title && table.title != list.name;
        const bool isSame = !hasOtherTitle && (hasName || (isTitled && table.title == list.title));
        if (!used.isEmpty() || !isSame)
            refuse(findings::kSubregistryImportOtherList,
                   {found, used.isEmpty() ? nameOf(list.name, list.title) : used});
    }

    const storage::StoredSubregistry& m_stored;
    QList<ListChange> m_done;
    Subregistry m_list;
    TableReading m_reading;
    QDate m_today; ///< by the clock
    QDate m_day;   ///< of a change
    AcceptedList m_accepted;
    QStringList m_rules;        ///< that a change touches
    QSet<QString> m_taken;      ///< names of changes
    const ListSyntax* m_syntax; ///< with which new values are compared
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
                                     QByteArrayView bytes, const TableReading& reading,
                                     const AcceptedList& accepted)
{
    const auto stored = registry.subregistries().read(name.nid, name.name);
    if (!stored)
        return std::unexpected(stored.error());
    const auto rule = currentSyntaxRule(registry, name.nid);
    if (!rule)
        return std::unexpected(rule.error());
    const ListSyntax syntax(stored->definition, *rule);
    return withDrafts(Comparing(*stored, reading, registry.today(), accepted, {}, &syntax).compare(bytes),
                      draftsOf(registry, name.nid));
}

base::Result<Refresh> takeEntries(storage::Registry& registry, const SubregistryName& name,
                                  QByteArrayView bytes, const TableReading& reading,
                                  const QStringList& values, const storage::Act& act,
                                  const AcceptedList& accepted)
{
    const base::Result<QStringList> drafts = draftsOf(registry, name.nid);
    base::Result<Compared> compared = Compared{};
    const QDate today = registry.today();
    const auto plan = [&](const storage::StoredSubregistry& present) -> std::optional<ListChange> {
        compared =
            Comparing(present, reading, today, accepted, {values.begin(), values.end()}).compare(bytes);
        if (!compared || !compared->refresh.refusals.isEmpty())
            return std::nullopt;
        const ListChange change{
            .what = QString(kRefreshed), .date = {}, .entries = std::move(compared->entries)};
        return change.entries.isEmpty() ? std::nullopt : std::optional(change);
    };
    const auto noteOf = [&] {
        QStringList lines;
        if (const QString& date = compared->refresh.date; !date.isEmpty())
            lines.append(kListDate + date);
        if (!compared->listName.isEmpty())
            lines.append(kListName + compared->listName);
        if (!act.note.isEmpty())
            lines.append(act.note);
        return lines.join(u'\n');
    };
    const auto answer = takeFromList(registry, name, act, plan, noteOf);
    if (!answer)
        return std::unexpected(answer.error());
    if (answer->refusal && compared)
        compared->refresh.refusals.append(answer->refusal->finding);
    if (const auto later = laterDateFinding(*answer); compared && later)
        compared->refresh.findings.append({0, *later});
    return withDrafts(std::move(compared), drafts);
}

} // namespace nidus::workflow
