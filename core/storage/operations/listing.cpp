// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/listing.h"

#include "core/registration/handle.h"
#include "core/registration/registrantname.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/search/searchindex.h"
#include "core/storage/search/searchthreads.h"

#include <QHash>
#include <QStringMatcher>
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// After more changes than this, the whole list is read.
constexpr qsizetype kMaxChanges = 500;

/// Returns the registrant: the organization that the latest version names, else the one known from before,
/// else whoever that version names: its person, if it has one.
QString shownRegistrant(const QString& organization, const QString& text, const QString& known,
                        const QString& person = {})
{
    if (!organization.isEmpty())
        return organization.section(u'\n', 0, 0);
    if (const QString named = registration::organizationIn(text); !named.isEmpty())
        return named;
    if (!known.isEmpty())
        return known.section(u'\n', 0, 0);
    return registration::registrantNameIn(person.isEmpty() ? text : person);
}

QString foldedName(const RegistrySummary& summary)
{
    return foldedForSearch(summary.nid + u'\x1f' + summary.registrant);
}

/// `which` ends the statement.
base::Result<QList<ListedRow>> listRegistrations(Connection& connection, QLatin1StringView which,
                                                 const QVariantList& values = {})
{
    // Reads only registrations, not 100,000 versions and their contents.
    return connection.list(
        u"SELECT id, nid, kind, state, record_date, newest_version, newest_registrant, registrant, "
        "CASE WHEN newest_registrant IN ('', registrant) THEN registrant "
        "WHEN n.has_organisation THEN newest_registrant ELSE '' END, coalesce(n.has_rule, 0) "
        "FROM registration LEFT JOIN newest n ON n.registration_id = registration.id %1"_s.arg(which),
        values, [](const QueryRow& row) {
            return ListedRow{row.integer(0),
                             {.handle = row.text(1),
                              .nid = row.text(1),
                              .kind = registration::fromWord<registration::NamespaceKind>(row.text(2))
                                          .value_or(registration::NamespaceKind{}),
                              .state = registration::fromWord<registration::State>(row.text(3))
                                           .value_or(registration::State::Registered),
                              .version = row.number(5),
                              .registrant = shownRegistrant(row.text(8), row.text(6), row.text(7)),
                              .date = row.text(4),
                              .hasText = row.number(5) > 0,
                              .hasRule = row.number(9) != 0}};
        });
}

/// Returns the numbers of the drafts of new namespaces among those with the same NID, by id. A join with them
/// would look at each for each draft.
base::Result<QHash<qint64, int>> numbersOfNew(Connection& connection)
{
    const auto numbered = connection.list(
        u"SELECT d.id, row_number() OVER (PARTITION BY d.kind, CASE d.kind WHEN 'formal' THEN lower(c.nid) "
        "ELSE '' END ORDER BY d.id) FROM draft d JOIN content c ON c.id = d.content_id "
        "WHERE d.registration_id IS NULL"_s,
        {}, [](const QueryRow& row) { return std::pair(row.integer(0), row.number(1)); });
    if (!numbered)
        return std::unexpected(numbered.error());
    return QHash<qint64, int>(numbered->cbegin(), numbered->cend());
}

enum class Among : std::uint8_t { Open, Every };
constexpr QLatin1StringView kOpenOnly = "AND d.fate = 'open'"_L1;

/// Lists all drafts, or only the one with this id.
base::Result<QList<ListedRow>> listDrafts(Connection& connection, Among among, std::optional<qint64> id = {})
{
    const auto numbers = numbersOfNew(connection);
    if (!numbers)
        return std::unexpected(numbers.error());
    return connection.list(
        u"SELECT d.id, d.kind, d.state, coalesce(r.nid, CASE d.kind WHEN 'formal' THEN c.nid ELSE '' END), "
        "d.based_on, d.updated_at, c.registrant_other, "
        "coalesce(r.registrant, ''), c.registrant_organisation, "
        "EXISTS (SELECT 1 FROM syntax_rule s WHERE s.content_id = d.content_id), %1, d.assignee, "
        "d.remind_on, coalesce(r.nid, ''), "
        "(SELECT count(*) FROM draft o WHERE o.registration_id = d.registration_id AND o.id <= d.id), "
        "c.registrant_contact_name FROM draft d JOIN content c ON c.id = d.content_id "
        "LEFT JOIN registration r ON r.id = d.registration_id WHERE true %2 %3 ORDER BY d.id"_s.arg(
            ownerOfDraft(), among == Among::Open ? kOpenOnly : ""_L1, id ? "AND d.id = ?"_L1 : ""_L1),
        id ? QVariantList{*id} : QVariantList(), [&numbers](const QueryRow& row) {
            return ListedRow{
                row.integer(0),
                {.handle = registration::draftHandle(row.integer(0)),
                 .nid = row.text(3),
                 .kind = registration::fromWord<registration::NamespaceKind>(row.text(1))
                             .value_or(registration::NamespaceKind{}),
                 .state = registration::fromWord<registration::State>(row.text(2))
                              .value_or(registration::State::Draft),
                 .version = row.number(4) + 1,
                 .registrant = shownRegistrant(row.text(8), row.text(6), row.text(7), row.text(15)),
                 .date = row.time(5).date().toString(Qt::ISODate),
                 .draftId = row.integer(0),
                 .hasText = true,
                 .hasRule = row.number(9) != 0,
                 .owner = row.text(10),
                 .assignee = row.text(11),
                 .remindOn = QDate::fromString(row.text(12), Qt::ISODate),
                 .revisionOf = row.text(13),
                 .draftNumber = numbers->value(row.integer(0), row.number(14))}};
        });
}

/// Returns the registrations whose line in the list may have changed since `mark`; nothing: any of them.
/// Every change of a registration adds an entry to the ledger, and an entry's hash identifies the history up
/// to it.
base::Result<std::optional<QList<qint64>>> changedSince(Connection& connection, const ListingMark& mark)
{
    const auto hash = connection.first(u"SELECT hash FROM ledger WHERE id = ?"_s, {mark.entry},
                                       [](const QueryRow& row) { return row.bytes(0); });
    if (!hash)
        return std::unexpected(hash.error());
    if (*hash != mark.hash)
        return std::nullopt; // the first time, or after a restore
    auto ids = connection.list(
        u"SELECT coalesce(e.registration_id, v.registration_id) AS changed FROM ledger l "
        "LEFT JOIN event e ON e.id = l.event_id LEFT JOIN version v ON v.id = l.version_id "
        "WHERE l.id > ? AND changed IS NOT NULL UNION SELECT id FROM registration WHERE id > ? LIMIT ?"_s,
        {mark.entry, mark.registration, kMaxChanges + 1}, [](const QueryRow& row) { return row.integer(0); });
    if (!ids)
        return std::unexpected(ids.error());
    if (ids->size() > kMaxChanges)
        return std::nullopt;
    return *std::move(ids);
}

base::Result<ListingMark> markOf(Connection& connection)
{
    const auto registration = connection.number(u"SELECT max(id) FROM registration"_s);
    if (!registration)
        return std::unexpected(registration.error());
    const auto entry = connection.first(
        u"SELECT id, hash FROM ledger ORDER BY id DESC LIMIT 1"_s, {}, [&](const QueryRow& row) {
            return ListingMark{.entry = row.integer(0), .hash = row.bytes(1), .registration = *registration};
        });
    if (!entry)
        return std::unexpected(entry.error());
    return entry->value_or(ListingMark{});
}

/// Returns whether the tables by id can hold the rows: always, unless another program changed the file.
bool haveListedIds(const QList<ListedRow>& rows)
{
    return std::ranges::all_of(rows,
                               [](const ListedRow& row) { return row.id >= 1 && row.id <= kMaxListedId; });
}

} // namespace

base::Result<std::optional<RegistrySummary>> listedUnder(Connection& connection, const QString& handle)
{
    const std::optional<qint64> draft = registration::draftIdOf(handle);
    const auto rows = draft ? listDrafts(connection, Among::Open, draft)
                            : listRegistrations(connection, "WHERE nid = ?"_L1, {boundText(handle)});
    if (!rows)
        return std::unexpected(rows.error());
    return rows->isEmpty() ? std::nullopt : std::optional(rows->constFirst().summary);
}

base::Result<QList<RegistrySummary>> openDrafts(Connection& connection)
{
    const auto rows = listDrafts(connection, Among::Open);
    if (!rows)
        return std::unexpected(rows.error());
    QList<RegistrySummary> drafts;
    for (const ListedRow& row : *rows)
        drafts.append(row.summary);
    return drafts;
}

base::Result<std::optional<RegistrySummary>> everyDraft(Connection& connection, qint64 id)
{
    const auto rows = listDrafts(connection, Among::Every, id);
    if (!rows)
        return std::unexpected(rows.error());
    return rows->isEmpty() ? std::nullopt : std::optional(rows->constFirst().summary);
}

base::Result<void> Listing::update(Connection& connection)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto changed = changedSince(connection, m_mark);
    if (!changed)
        return std::unexpected(changed.error());
    QList<ListedRow> registrations;
    for (const qint64 id : changed->value_or(QList<qint64>())) {
        const auto row = listRegistrations(connection, "WHERE id = ?"_L1, {id});
        if (!row)
            return std::unexpected(row.error());
        registrations.append(*row);
    }
    if (!*changed) {
        auto all = listRegistrations(connection, "ORDER BY nid"_L1);
        if (!all)
            return std::unexpected(all.error());
        registrations = *std::move(all);
    }
    auto drafts = listDrafts(connection, Among::Open);
    if (!drafts)
        return std::unexpected(drafts.error());
    if (!haveListedIds(registrations) || !haveListedIds(*drafts))
        return std::unexpected(base::Error{kDamagedDatabase, connection.path().toStdString(),
                                           "the id of a row is out of range"});
    const auto mark = markOf(connection);
    if (!mark)
        return std::unexpected(mark.error());
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());

    truncate(*changed ? m_registrations : 0, registrations.size() + drafts->size());
    m_draftIndexOf.clear();
    for (ListedRow& row : registrations) {
        if (*changed)
            put(std::move(row));
        else
            append(std::move(row), m_indexOf);
    }
    m_registrations = m_summaries.size();
    if (!registrations.isEmpty() || !*changed) {
        m_nids.clear();
        m_nids.reserve(m_registrations);
        for (const RegistrySummary& summary : std::as_const(m_summaries))
            m_nids.append(summary.nid.toLower()); // the same order as in the database
    }
    for (ListedRow& row : *drafts)
        append(std::move(row), m_draftIndexOf);
    m_mark = *mark;
    return {};
}

base::Result<QStringList> Listing::search(SearchThreads& threads, const QString& term) const
{
    const QString folded = foldedForSearch(term);
    if (characterCount(folded) < kMinIndexedTerm)
        return searchNames(folded);

    const auto registrations = threads.findRegistrations(folded, qint64(m_indexOf.size()) - 1);
    if (!registrations)
        return std::unexpected(registrations.error());
    const auto drafts = findDrafts(threads.connection(), folded);
    if (!drafts)
        return std::unexpected(drafts.error());
    std::vector<char> isHit(std::size_t(m_summaries.size()), 0);
    qsizetype count = 0;
    const auto mark = [&](const std::vector<qint64>& ids, const std::vector<qsizetype>& indexOf) {
        for (const qint64 id : ids) {
            // Another process may have added it since the list was read.
            if (std::size_t(id) >= indexOf.size() || indexOf[std::size_t(id)] == kNotListed)
                continue;
            isHit[std::size_t(indexOf[std::size_t(id)])] = 1;
            ++count;
        }
    };
    mark(*registrations, m_indexOf);
    mark(*drafts, m_draftIndexOf);
    return handlesOf(isHit, count);
}

QStringList Listing::searchNames(const QString& folded) const
{
    const QStringMatcher matcher(folded);
    std::vector<char> isHit(std::size_t(m_summaries.size()), 0);
    qsizetype count = 0;
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        if (matcher.indexIn(m_names[i]) < 0)
            continue;
        isHit[std::size_t(i)] = 1;
        ++count;
    }
    return handlesOf(isHit, count);
}

QStringList Listing::handlesOf(const std::vector<char>& isHit, qsizetype count) const
{
    if (count == m_handles.size())
        return m_handles;
    QStringList handles;
    handles.reserve(count);
    for (qsizetype i = 0; i < m_handles.size(); ++i) {
        if (isHit[std::size_t(i)] != 0)
            handles.append(m_handles[i]);
    }
    return handles;
}

void Listing::truncate(qsizetype count, qsizetype toCome)
{
    m_summaries.resize(count);
    m_summaries.reserve(count + toCome);
    m_handles.resize(count);
    m_handles.reserve(count + toCome);
    m_names.resize(count);
    m_names.reserve(count + toCome);
    if (count == 0)
        m_indexOf.clear();
}

void Listing::append(ListedRow row, std::vector<qsizetype>& indexOf)
{
    insert(m_summaries.size(), std::move(row), indexOf);
}

void Listing::insert(qsizetype at, ListedRow row, std::vector<qsizetype>& indexOf)
{
    if (std::size_t(row.id) >= indexOf.size())
        indexOf.resize(std::size_t(row.id) + 1, kNotListed);
    indexOf[std::size_t(row.id)] = at;
    m_handles.insert(at, row.summary.handle);
    m_names.insert(at, foldedName(row.summary));
    m_summaries.insert(at, std::move(row.summary));
}

/// A NID never changes, so an existing line keeps its position.
void Listing::put(ListedRow row)
{
    if (std::size_t(row.id) < m_indexOf.size() && m_indexOf[std::size_t(row.id)] != kNotListed) {
        const qsizetype at = m_indexOf[std::size_t(row.id)];
        m_names[at] = foldedName(row.summary);
        m_summaries[at] = std::move(row.summary);
        return;
    }
    const auto isBefore = [](const QString& a, const QString& b) {
        return a.compare(b, Qt::CaseInsensitive) < 0; // like the database, because NIDs are ASCII
    };
    const qsizetype at = std::ranges::lower_bound(std::as_const(m_summaries), row.summary.nid, isBefore,
                                                  &RegistrySummary::nid) -
                         m_summaries.cbegin();
    for (qsizetype& later : m_indexOf) {
        if (later >= at)
            ++later;
    }
    insert(at, std::move(row), m_indexOf);
}

} // namespace nidus::storage
