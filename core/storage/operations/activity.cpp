// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/activity.h"

#include "core/registration/approval.h"
#include "core/registration/utc.h"
#include "core/storage/engine/connection.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/acknowledgedproblems.h"
#include "core/storage/rows/eventrows.h"
#include "core/storage/rows/owners.h"
#include "core/storage/sqlite/dialect.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Returns a LIKE pattern in which '%' and '_' are literal.
QString containing(const QString& text)
{
    QString pattern = text;
    for (const QChar special : u"\\%_"_s)
        pattern.replace(special, QString(u'\\') + special);
    return u'%' + pattern + u'%';
}

} // namespace

base::Result<QList<LoggedEvent>> Activity::list(const ActivityFilter& filter) const
{
    // A restoration comes after the last event of the copy.
    QString sql =
        u"SELECT handle, at, who, what, note, link, restored > 0 FROM ("
        "SELECT coalesce(r.nid, 'draft:' || e.draft_id, '') AS handle, e.at, e.who, e.what, e.note, e.link, "
        "e.id AS place, 0 AS restored FROM event e LEFT JOIN registration r ON r.id = e.registration_id "
        "UNION ALL SELECT '', at, who, CASE WHEN source LIKE '%2%' THEN 'acknowledged' ELSE 'restored' END, "
        "CASE WHEN source LIKE '%2%' THEN source ELSE source || ', ' || left_entries || ' ' || %1 END, '', "
        "events, id FROM restoration) WHERE true"_s.arg(dialect::digitsOf(u"left_hash"_s),
                                                        AcknowledgedProblems::kStart);
    QVariantList values;
    const auto narrow = [&sql, &values](const QString& condition, const QVariantList& bound) {
        sql += " AND "_L1 + condition;
        values += bound;
    };
    if (!filter.what.isEmpty()) {
        QStringList words;
        for (const registration::EventKind kind : filter.what)
            words.append(u"'%1'"_s.arg(registration::wordOf(kind)));
        narrow(u"what IN (%1)"_s.arg(words.join(u',')), {});
    }
    if (!filter.text.isEmpty()) {
        const QString pattern = containing(filter.text);
        narrow(u"(handle LIKE ? ESCAPE '\\' OR who LIKE ? ESCAPE '\\' OR note LIKE ? ESCAPE '\\')"_s,
               {pattern, pattern, pattern});
    }
    if (filter.from.isValid())
        narrow(u"at >= ?"_s, {boundTime(filter.from.startOfDay(registration::kUtc))});
    if (filter.to.isValid())
        narrow(u"at < ?"_s, {boundTime(filter.to.addDays(1).startOfDay(registration::kUtc))});
    return m_connection.list(sql + " ORDER BY place DESC, restored DESC LIMIT ?"_L1,
                             values + QVariantList{filter.most}, [](const QueryRow& row) {
                                 return LoggedEvent{
                                     row.text(0),
                                     {row.time(1), row.text(2),
                                      registration::fromWord<registration::EventKind>(row.text(3))
                                          .value_or(registration::EventKind{}),
                                      row.flag(6) ? AcknowledgedProblems::summary(row.text(4)) : row.text(4),
                                      row.text(5)}};
                             });
}

base::Result<QString> Activity::somebodyBut(const QStringList& names) const
{
    // A new registry file is created with the list of IANA.
    const QString sql = u"SELECT who FROM event WHERE who NOT IN ('', %1) AND "
                        "(draft_id IS NOT NULL OR (registration_id IS NOT NULL AND what <> 'created')) AND "
                        "substr(note, 1, ?) <> ? LIMIT 1"_s.arg(QStringList(names.size(), u"?"_s).join(u','));
    QVariantList values(names.cbegin(), names.cend());
    values += {registration::kNoteOfFile.size(), QString(registration::kNoteOfFile)};
    const auto found = m_connection.first(sql, values, [](const QueryRow& row) { return row.text(0); });
    if (!found)
        return std::unexpected(found.error());
    return found->value_or(QString());
}

base::Result<void> Activity::enter(const QString& handle, registration::EventKind what, const Act& act)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Write);
    if (!transaction)
        return std::unexpected(transaction.error());
    const auto owner = findOwner(m_connection, handle);
    if (!owner)
        return std::unexpected(owner.error());
    const registration::Event event{m_connection.now(), act.who, what, act.note, act.link};
    if (const auto done = insertEvent(m_connection, *owner, event); !done)
        return done;
    return transaction->commit();
}

} // namespace nidus::storage
