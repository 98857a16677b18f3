// SPDX-License-Identifier: Apache-2.0
#include "core/storage/ledgerbytes.h"

#include "core/storage/registry.h"

#include <QSqlRecord>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// A value as it is written; empty for what is left out.
QByteArray writtenForm(const QVariant& value)
{
    if (value.typeId() == QMetaType::QString)
        return value.toString().toUtf8();
    const QByteArray number = value.toByteArray();
    return number == "0" ? QByteArray() : number;
}

/// Rows of one table that belong to entries.
struct Part
{
    LedgerSubject::Kind kind;
    QByteArrayView table;
    QString sql; ///< %1 = the entries: id, version_id, event_id; CROSS JOIN keeps their order without sorting
};

/// In the order in which the hash covers them.
QList<Part> partsOf(const QString& entries)
{
    using enum LedgerSubject::Kind;
    return {{Event, "event",
             u"SELECT l.id, e.*, r.nid FROM %1 l CROSS JOIN event e ON e.id = l.event_id "
             "LEFT JOIN registration r ON r.id = e.registration_id"_s.arg(entries)},
            {Version, "version",
             u"SELECT l.id, v.*, r.nid FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
             "JOIN registration r ON r.id = v.registration_id"_s.arg(entries)},
            {Version, "content",
             u"SELECT l.id, c.* FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
             "CROSS JOIN content c ON c.id = v.content_id"_s.arg(entries)},
            {Version, "sample",
             u"SELECT l.id, s.* FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
             "CROSS JOIN sample s ON s.content_id = v.content_id ORDER BY l.id, s.position"_s.arg(entries)},
            {Version, "syntax_rule",
             u"SELECT l.id, s.* FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
             "CROSS JOIN syntax_rule s ON s.content_id = v.content_id"_s.arg(entries)}};
}

} // namespace

std::expected<QByteArray, Error> LedgerBytes::bytesOf(LedgerSubject subject)
{
    static const QList<Part> ofVersion = partsOf(u"(SELECT 0 AS id, ? AS version_id, NULL AS event_id)"_s);
    static const QList<Part> ofEvent = partsOf(u"(SELECT 0 AS id, NULL AS version_id, ? AS event_id)"_s);
    QHash<qint64, QByteArray> bytes;
    for (const Part& part : subject.kind == LedgerSubject::Kind::Version ? ofVersion : ofEvent) {
        if (part.kind != subject.kind)
            continue;
        if (const auto done = append(bytes, part.table, part.sql, {subject.id}); !done)
            return std::unexpected(done.error());
    }
    return bytes.value(0);
}

std::expected<QHash<qint64, QByteArray>, Error> LedgerBytes::bytesOf(qint64 first, qint64 last)
{
    static const QList<Part> ofBlock =
        partsOf(u"(SELECT id, version_id, event_id FROM ledger WHERE id BETWEEN ? AND ?)"_s);
    QHash<qint64, QByteArray> bytes;
    for (const Part& part : ofBlock) {
        if (const auto done = append(bytes, part.table, part.sql, {first, last}); !done)
            return std::unexpected(done.error());
    }
    return bytes;
}

std::expected<Error, Error> LedgerBytes::nameOf(LedgerSubject subject)
{
    if (subject.kind == LedgerSubject::Kind::Version) {
        const auto name = m_connection.first(
            u"SELECT r.nid, v.number FROM version v JOIN registration r ON r.id = v.registration_id "
            "WHERE v.id = ?"_s,
            {subject.id}, [](const Row& row) { return u"%1@%2"_s.arg(row.text(0), row.text(1)); });
        if (!name)
            return std::unexpected(name.error());
        return Error{ErrorCode::TamperedVersion, name->value_or(m_connection.path()).toStdString(), {}};
    }
    const auto named = m_connection.first(
        u"SELECT r.nid, e.draft_id, e.at, e.what, e.who FROM event e LEFT JOIN registration r "
        "ON r.id = e.registration_id WHERE e.id = ?"_s,
        {subject.id}, [](const Row& row) {
            const QString owner = row.isNull(0) ? draftHandle(row.integer(1)) : row.text(0);
            const QStringList detail{row.time(2).toString(Qt::ISODate), row.text(3), row.text(4)};
            return Error{ErrorCode::TamperedEvent, owner.toStdString(),
                         detail.join(u' ').trimmed().toStdString()};
        });
    if (!named)
        return std::unexpected(named.error());
    return named->value_or(Error{ErrorCode::TamperedEvent, m_connection.path().toStdString(), {}});
}

std::expected<void, Error> LedgerBytes::append(QHash<qint64, QByteArray>& bytes, QByteArrayView table,
                                               const QString& sql, const QVariantList& values)
{
    QList<Column>& columns = m_columns[sql];
    const auto rows = m_connection.list(sql, values, [&bytes, &columns, table](const Row& row) {
        if (columns.isEmpty()) {
            const QSqlRecord record = row.record();
            for (int i = 1; i < record.count(); ++i)
                columns.append({record.fieldName(i).toUtf8(), i});
            std::ranges::sort(columns, {}, &Column::name);
        }
        QByteArray& written = bytes[row.integer(0)];
        written.append(table).append('\n');
        for (const Column& column : columns) {
            const QByteArray value = writtenForm(row.value(column.index));
            if (value.isEmpty())
                continue;
            written.append(column.name).append('=').append(QByteArray::number(value.size())).append(':');
            written.append(value).append('\n');
        }
        return true;
    });
    if (!rows)
        return std::unexpected(rows.error());
    return {};
}

} // namespace nidus
