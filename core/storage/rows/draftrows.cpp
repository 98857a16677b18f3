// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/draftrows.h"

#include "core/registration/handle.h"
#include "core/storage/rows/allocation.h"
#include "core/storage/rows/contentrows.h"
#include "core/storage/sqlite/dialect.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

const QString& selectByOutcome()
{
    static const QString sql =
        u"SELECT d.id, d.kind, d.state, coalesce(r.nid, ''), d.based_on, d.saves, d.created_at, "
        u"d.updated_at, "
        "d.author, d.content_id, coalesce(r.id, 0), d.remind_on, %1, d.assignee "
        "FROM draft d LEFT JOIN registration r ON r.id = d.registration_id WHERE d.fate = ?"_s.arg(
            ownerOfDraft());
    return sql;
}

DraftRow draftRowFrom(const QueryRow& row)
{
    return {.draft = {.id = row.integer(0),
                      .kind = registration::fromWord<registration::NamespaceKind>(row.text(1))
                                  .value_or(registration::NamespaceKind{}),
                      .state = registration::fromWord<registration::State>(row.text(2))
                                   .value_or(registration::State::Draft),
                      .revisionOf = row.text(3),
                      .basedOn = row.number(4),
                      .saves = row.number(5),
                      .createdAt = row.time(6),
                      .updatedAt = row.time(7),
                      .author = row.text(8),
                      .remindOn = QDate::fromString(row.text(11), Qt::ISODate),
                      .owner = row.text(12),
                      .assignee = row.text(13)},
            .contentId = row.integer(9),
            .registrationId = row.integer(10)};
}

QString boundOutcome(DraftOutcome outcome)
{
    switch (outcome) {
    case DraftOutcome::Registered: return u"registered"_s;
    case DraftOutcome::Discarded: return u"discarded"_s;
    case DraftOutcome::Open: break;
    }
    return u"open"_s;
}

QVariant boundId(std::optional<qint64> id)
{
    return id ? QVariant(*id) : QVariant(QMetaType::fromType<qint64>());
}

} // namespace

const QString& ownerOfDraft()
{
    static const QString sql =
        u"coalesce(nullif(d.owner, ''), nullif((SELECT e.who FROM event e WHERE e.draft_id = d.id "
        "ORDER BY e.id LIMIT 1), ''), d.author)"_s;
    return sql;
}

base::Result<DraftRow> selectDraft(Connection& connection, qint64 id, DraftOutcome outcome)
{
    const auto found =
        connection.first(selectByOutcome() + " AND d.id = ?"_L1, {boundOutcome(outcome), id}, draftRowFrom);
    if (!found)
        return std::unexpected(found.error());
    if (!*found)
        return std::unexpected(base::Error{kNotFound, registration::draftHandle(id).toStdString(), {}});
    DraftRow row = **found;
    auto content = selectContent(connection, row.contentId);
    if (!content)
        return std::unexpected(content.error());
    row.draft.content = *std::move(content);
    return row;
}

base::Result<DraftRow> selectDraftAsRead(Connection& connection, qint64 id, std::optional<int> expectedSaves)
{
    auto row = selectDraft(connection, id);
    if (row && expectedSaves && row->draft.saves != *expectedSaves)
        return std::unexpected(base::Error{kConflict, registration::draftHandle(id).toStdString(),
                                           "saved " + std::to_string(row->draft.saves) + " times, not " +
                                               std::to_string(*expectedSaves)});
    return row;
}

base::Result<QList<registration::Draft>> selectDrafts(Connection& connection, DraftOutcome outcome,
                                                      const QString& nid)
{
    // Two queries, each of which uses an index. CROSS makes SQLite look up the namespace first instead of
    // each draft of a new one.
    const QString sql =
        selectByOutcome() +
        (nid.isEmpty()
             ? u""_s
             : u" AND d.id IN (SELECT n.id FROM content c CROSS JOIN draft n ON n.content_id = c.id "
               "WHERE %1 AND n.registration_id IS NULL UNION ALL "
               "SELECT n.id FROM registration o JOIN draft n ON n.registration_id = o.id "
               "WHERE %2)"_s.arg(dialect::equalInAnyCase(u"c.nid"_s), dialect::equalInAnyCase(u"o.nid"_s))) +
        " ORDER BY d.id"_L1;
    QVariantList bound{boundOutcome(outcome)};
    if (!nid.isEmpty())
        bound << nid << nid;
    const auto rows = connection.list(sql, bound, draftRowFrom);
    if (!rows)
        return std::unexpected(rows.error());
    QList<registration::Draft> drafts;
    for (const DraftRow& row : *rows) {
        auto content = selectContent(connection, row.contentId);
        if (!content)
            return std::unexpected(content.error());
        drafts.append(row.draft);
        drafts.last().content = *std::move(content);
    }
    return drafts;
}

base::Result<qint64> insertDraft(Connection& connection, const registration::Draft& draft,
                                 std::optional<qint64> registrationId)
{
    if (const auto counted = countDraftsTo(connection, connection.reserved().draft); !counted)
        return std::unexpected(counted.error());
    const auto contentId = insertContent(connection, draft.content);
    if (!contentId)
        return contentId;
    return connection.insert(
        u"INSERT INTO draft (id, kind, state, registration_id, based_on, content_id, saves, created_at, "
        "updated_at, author, remind_on, owner, assignee) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {boundId(draft.id == 0 ? std::nullopt : std::optional(draft.id)),
         QString(registration::wordOf(draft.kind)), QString(registration::wordOf(draft.state)),
         boundId(registrationId), draft.basedOn, *contentId, draft.saves, boundTime(draft.createdAt),
         boundTime(draft.updatedAt), boundText(draft.author), boundText(draft.remindOn.toString(Qt::ISODate)),
         boundText(draft.owner), boundText(draft.assignee)});
}

base::Result<void> updateDraft(Connection& connection, const DraftRow& row)
{
    const auto contentId = insertContent(connection, row.draft.content);
    if (!contentId)
        return std::unexpected(contentId.error());
    const auto updated = connection.execute(
        u"UPDATE draft SET content_id = ?, based_on = ?, saves = ?, updated_at = ?, author = ? WHERE id = ?"_s,
        {*contentId, row.draft.basedOn, row.draft.saves, boundTime(row.draft.updatedAt),
         boundText(row.draft.author), row.draft.id});
    if (!updated)
        return updated;
    if (const auto stored = checkStored(connection, *contentId, row.draft.content); !stored)
        return stored;
    return deleteContent(connection, row.contentId);
}

base::Result<void> setDraftState(Connection& connection, qint64 id, registration::State state)
{
    return connection.execute(u"UPDATE draft SET state = ? WHERE id = ?"_s,
                              {QString(registration::wordOf(state)), id});
}

base::Result<void> setReminder(Connection& connection, qint64 id, const QDate& day)
{
    return connection.execute(u"UPDATE draft SET remind_on = ? WHERE id = ?"_s,
                              {boundText(day.toString(Qt::ISODate)), id});
}

base::Result<void> setPeople(Connection& connection, const registration::Draft& draft)
{
    return connection.execute(u"UPDATE draft SET owner = ?, assignee = ? WHERE id = ?"_s,
                              {boundText(draft.owner), boundText(draft.assignee), draft.id});
}

base::Result<void> setOutcome(Connection& connection, qint64 id, DraftOutcome outcome,
                              std::optional<qint64> registrationId)
{
    return connection.execute(
        u"UPDATE draft SET fate = ?, registration_id = coalesce(?, registration_id) WHERE id = ?"_s,
        {boundOutcome(outcome), boundId(registrationId), id});
}

base::Result<bool> hadDrafts(Connection& connection)
{
    // Drafts are never deleted.
    const auto count = connection.number(u"SELECT count(*) FROM (SELECT 1 FROM draft LIMIT 1)"_s);
    if (!count)
        return std::unexpected(count.error());
    return *count > 0;
}

} // namespace nidus::storage
