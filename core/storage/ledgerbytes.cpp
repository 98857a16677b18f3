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

} // namespace

std::expected<QByteArray, Error> LedgerBytes::bytesOf(LedgerSubject subject)
{
    QByteArray bytes;
    if (subject.kind == LedgerSubject::Kind::Event) {
        const auto done = append(bytes, "event",
                                 u"SELECT e.*, r.nid FROM event e LEFT JOIN registration r "
                                 "ON r.id = e.registration_id WHERE e.id = ?"_s,
                                 subject.id);
        if (!done)
            return std::unexpected(done.error());
        return bytes;
    }
    const auto version = append(bytes, "version",
                                u"SELECT v.*, r.nid FROM version v JOIN registration r "
                                "ON r.id = v.registration_id WHERE v.id = ?"_s,
                                subject.id);
    if (!version)
        return std::unexpected(version.error());
    const auto contentId =
        m_connection.number(u"SELECT content_id FROM version WHERE id = ?"_s, {subject.id});
    if (!contentId)
        return std::unexpected(contentId.error());
    for (const auto& [table, sql] :
         {std::pair(QByteArrayView("content"), u"SELECT * FROM content WHERE id = ?"_s),
          std::pair(QByteArrayView("sample"),
                    u"SELECT * FROM sample WHERE content_id = ? ORDER BY position"_s),
          std::pair(QByteArrayView("syntax_rule"), u"SELECT * FROM syntax_rule WHERE content_id = ?"_s)}) {
        if (const auto done = append(bytes, table, sql, *contentId); !done)
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

std::expected<void, Error> LedgerBytes::append(QByteArray& bytes, QByteArrayView table, const QString& sql,
                                               qint64 id)
{
    QList<Column>& columns = m_columns[sql];
    const auto rows = m_connection.list(sql, {id}, [&bytes, &columns, table](const Row& row) {
        if (columns.isEmpty()) {
            const QSqlRecord record = row.record();
            for (int i = 0; i < record.count(); ++i)
                columns.append({record.fieldName(i).toUtf8(), i});
            std::ranges::sort(columns, {}, &Column::name);
        }
        bytes.append(table).append('\n');
        for (const Column& column : columns) {
            const QByteArray value = writtenForm(row.value(column.index));
            if (value.isEmpty())
                continue;
            bytes.append(column.name).append('=').append(QByteArray::number(value.size())).append(':');
            bytes.append(value).append('\n');
        }
        return true;
    });
    if (!rows)
        return std::unexpected(rows.error());
    return {};
}

} // namespace nidus
