// SPDX-License-Identifier: Apache-2.0
#include "core/storage/listing.h"

#include "core/storage/draftrows.h"
#include "core/storage/searchindex.h"
#include "core/storage/transaction.h"

#include <QStringMatcher>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

struct ListedRow
{
    qint64 id;
    RegistrySummary summary;
};

/// The name to show: the organisation, else the person, else what the field begins with.
QString registrantFrom(const Row& row, int column)
{
    for (const QString& part :
         {row.text(column), row.text(column + 1), row.text(column + 2).section(u'\n', 0, 0)}) {
        if (!part.isEmpty())
            return part;
    }
    return {};
}

std::expected<QList<ListedRow>, Error> listRegistrations(Connection& connection)
{
    return connection.list(
        u"SELECT r.id, r.nid, r.kind, r.state, r.registrant, r.record_date, coalesce(v.number, 0), "
        "c.registrant_organisation, c.registrant_contact_name, c.registrant_other FROM registration r "
        "LEFT JOIN version v ON v.registration_id = r.id AND v.number = "
        "(SELECT max(number) FROM version WHERE registration_id = r.id) "
        "LEFT JOIN content c ON c.id = v.content_id ORDER BY r.nid"_s,
        {}, [](const Row& row) {
            const QString current = registrantFrom(row, 7);
            return ListedRow{row.integer(0),
                             {.handle = row.text(1),
                              .nid = row.text(1),
                              .kind = kindFromWord(row.text(2)).value_or(NamespaceKind{}),
                              .state = stateFromWord(row.text(3)).value_or(State::Registered),
                              .version = row.number(6),
                              .registrant = current.isEmpty() ? row.text(4) : current,
                              .date = row.text(5)}};
        });
}

std::expected<QList<ListedRow>, Error> listDrafts(Connection& connection)
{
    return connection.list(
        u"SELECT d.id, d.kind, d.state, coalesce(r.nid, CASE d.kind WHEN 'formal' THEN c.nid ELSE '' END), "
        "d.based_on, d.updated_at, c.registrant_organisation, c.registrant_contact_name, c.registrant_other "
        "FROM draft d JOIN content c ON c.id = d.content_id LEFT JOIN registration r ON r.id = "
        "d.registration_id "
        "WHERE d.fate = 'open' ORDER BY d.id"_s,
        {}, [](const Row& row) {
            return ListedRow{row.integer(0),
                             {.handle = draftHandle(row.integer(0)),
                              .nid = row.text(3),
                              .kind = kindFromWord(row.text(1)).value_or(NamespaceKind{}),
                              .state = stateFromWord(row.text(2)).value_or(State::Draft),
                              .version = row.number(4) + 1,
                              .registrant = registrantFrom(row, 6),
                              .date = row.time(5).date().toString(Qt::ISODate),
                              .draftId = row.integer(0)}};
        });
}

} // namespace

std::expected<Listing, Error> Listing::read(Connection& connection)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Read);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto registrations = listRegistrations(connection);
    if (!registrations)
        return std::unexpected(registrations.error());
    const auto drafts = listDrafts(connection);
    if (!drafts)
        return std::unexpected(drafts.error());
    if (const auto done = transaction->commit(); !done)
        return std::unexpected(done.error());

    Listing listing;
    const auto append = [&listing](const ListedRow& row, std::vector<qsizetype>& indexOf) {
        if (std::size_t(row.id) >= indexOf.size())
            indexOf.resize(std::size_t(row.id) + 1, kNotListed);
        indexOf[std::size_t(row.id)] = listing.m_summaries.size();
        listing.m_handles.append(row.summary.handle);
        listing.m_names.append(foldedForSearch(row.summary.nid + u'\x1f' + row.summary.registrant));
        listing.m_summaries.append(row.summary);
    };
    for (const ListedRow& row : *registrations)
        append(row, listing.m_indexOf);
    for (const ListedRow& row : *drafts)
        append(row, listing.m_draftIndexOf);
    return listing;
}

std::expected<QStringList, Error> Listing::search(SearchThreads& threads, const QString& term) const
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

} // namespace nidus
