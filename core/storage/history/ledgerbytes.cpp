// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/ledgerbytes.h"

#include "core/registration/handle.h"

#include <algorithm>
#include <array>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// Returns a value in its hashed form; empty for a value that is left out.
QByteArray writtenForm(const QueryRow& row, int column)
{
    QByteArray written = row.utf8(column);
    return written == "0" && !row.isTextOrNothing(column) ? QByteArray() : written;
}

/// The rows of one table that belong to entries.
struct Part
{
    LedgerSubject::Kind kind;
    QByteArrayView table;
    QString sql; ///< %1 = the entries: id and the columns that refer to rows; CROSS JOIN keeps their order
};

/// In the order in which the hash covers them.
const QList<Part>& parts()
{
    using enum LedgerSubject::Kind;
    static const QList<Part> all{
        {Event, "event",
         u"SELECT l.id, e.*, r.nid FROM %1 l CROSS JOIN event e ON e.id = l.event_id "
         "LEFT JOIN registration r ON r.id = e.registration_id"_s},
        {Event, "subregistry", u"SELECT l.id, s.* FROM %1 l CROSS JOIN subregistry s ON s.id = l.event_id"_s},
        {Event, "subregistry_change",
         u"SELECT l.id, c.* FROM %1 l CROSS JOIN subregistry_change c ON c.event_id = l.event_id"_s},
        {Event, "subregistry_range",
         u"SELECT l.id, r.* FROM %1 l CROSS JOIN subregistry_range r ON r.event_id = l.event_id "
         "ORDER BY l.id, r.position"_s},
        {Event, "subregistry_entry",
         u"SELECT l.id, e.* FROM %1 l CROSS JOIN subregistry_entry e ON e.event_id = l.event_id "
         "ORDER BY l.id, e.position"_s},
        {Version, "version",
         u"SELECT l.id, v.*, r.nid FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
         "JOIN registration r ON r.id = v.registration_id"_s},
        {Version, "content",
         u"SELECT l.id, c.* FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
         "CROSS JOIN content c ON c.id = v.content_id"_s},
        {Version, "sample",
         u"SELECT l.id, s.* FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
         "CROSS JOIN sample s ON s.content_id = v.content_id ORDER BY l.id, s.position"_s},
        {Version, "syntax_rule",
         u"SELECT l.id, s.* FROM %1 l CROSS JOIN version v ON v.id = l.version_id "
         "CROSS JOIN syntax_rule s ON s.content_id = v.content_id"_s},
        {Identity, "identity", u"SELECT l.id, i.* FROM %1 l CROSS JOIN identity i ON i.id = l.identity_id"_s},
        {Erasure, "erasure", u"SELECT l.id, e.* FROM %1 l CROSS JOIN erasure e ON e.id = l.erasure_id"_s},
        {Erasure, "erased_value",
         u"SELECT l.id, e.ledger_id, e.place, e.commitment FROM %1 l CROSS JOIN erased_value e "
         "ON e.erasure_id = l.erasure_id ORDER BY l.id, e.ledger_id, e.place"_s}};
    return all;
}

QList<Part> partsOf(LedgerSubject::Kind kind)
{
    QList<Part> some;
    for (const Part& part : parts()) {
        if (part.kind == kind)
            some.append(
                {kind, part.table, part.sql.arg(u"(SELECT 0 AS id, ? AS %1)"_s.arg(ledgerColumn(kind)))});
    }
    return some;
}

QList<Part> partsOfBlock(QList<Part> some, const QString& columns)
{
    for (Part& part : some)
        part.sql = part.sql.arg(u"(SELECT id, %1 FROM ledger WHERE id BETWEEN ? AND ?)"_s.arg(columns));
    return some;
}

/// Returns the parts of one subject.
const QList<Part>& partsOfOne(LedgerSubject::Kind kind)
{
    using enum LedgerSubject::Kind;
    static const std::array<QList<Part>, 4> all{partsOf(Version), partsOf(Event), partsOf(Identity),
                                                partsOf(Erasure)};
    return all[static_cast<std::size_t>(kind)];
}

} // namespace

QString ledgerTable(LedgerSubject::Kind kind)
{
    constexpr std::array words{"version"_L1, "event"_L1, "identity"_L1, "erasure"_L1};
    return words[static_cast<std::size_t>(kind)];
}

QString ledgerColumn(LedgerSubject::Kind kind) { return ledgerTable(kind) + "_id"_L1; }

base::Result<QByteArray> LedgerBytes::bytesOf(LedgerSubject subject, const EntrySeal& seal)
{
    m_withTexts.clear();
    QHash<qint64, QByteArray> bytes;
    const Seals seals{{0, seal}};
    for (const Part& part : partsOfOne(subject.kind)) {
        if (const auto done = append(bytes, part.table, part.sql, {subject.id}, seals); !done)
            return std::unexpected(done.error());
    }
    return bytes.value(0);
}

base::Result<QHash<qint64, QByteArray>> LedgerBytes::bytesOf(qint64 first, qint64 last)
{
    static const QList<Part> ofBlock =
        partsOfBlock(parts(), u"version_id, event_id, identity_id, erasure_id"_s);
    const auto seals = sealsOf(first, last);
    if (!seals)
        return std::unexpected(seals.error());
    m_withTexts.clear();
    QHash<qint64, QByteArray> bytes;
    for (const Part& part : ofBlock) {
        if (const auto done = append(bytes, part.table, part.sql, {first, last}, *seals); !done)
            return std::unexpected(done.error());
    }
    return bytes;
}

base::Result<QList<CommittedValue>> LedgerBytes::valuesOf(LedgerSubject subject)
{
    QList<CommittedValue> values;
    for (const Part& part : partsOfOne(subject.kind)) {
        const auto done = read(
            part.table, part.sql, {subject.id}, [](qint64) {},
            [&values](const Value& value) {
                if (!value.place.isEmpty() && !value.text.isEmpty())
                    values.append({value.place, value.text});
            });
        if (!done)
            return std::unexpected(done.error());
    }
    return values;
}

base::Result<QHash<qint64, EntrySeal>> LedgerBytes::sealsOf(qint64 first, qint64 last)
{
    Seals seals;
    const auto salts = m_connection.each(
        u"SELECT id, salt FROM ledger WHERE id BETWEEN ? AND ?"_s, {first, last},
        [&seals](const QueryRow& row) { seals.insert(row.integer(0), {.salt = row.bytes(1)}); });
    if (!salts)
        return std::unexpected(salts.error());
    const auto places = m_connection.each(
        u"SELECT ledger_id, place, salt, commitment FROM sealed_value WHERE ledger_id BETWEEN ? AND ?"_s,
        {first, last}, [&seals](const QueryRow& row) {
            seals[row.integer(0)].places.insert(row.text(1).toUtf8(), {row.bytes(2), row.bytes(3)});
        });
    if (!places)
        return std::unexpected(places.error());
    return seals;
}

base::Result<base::Error> LedgerBytes::nameOf(LedgerSubject subject)
{
    if (subject.kind == LedgerSubject::Kind::Version) {
        const auto name = m_connection.first(
            u"SELECT r.nid, v.number FROM version v JOIN registration r ON r.id = v.registration_id "
            "WHERE v.id = ?"_s,
            {subject.id},
            [](const QueryRow& row) { return registration::versionHandle(row.text(0), row.number(1)); });
        if (!name)
            return std::unexpected(name.error());
        return base::Error{kTamperedVersion, name->value_or(m_connection.path()).toStdString(), {}};
    }
    if (subject.kind != LedgerSubject::Kind::Event)
        return base::Error{kTamperedEvent, m_connection.path().toStdString(),
                           ledgerTable(subject.kind).toStdString()};
    const QString path = m_connection.path();
    const auto named = m_connection.first(
        u"SELECT r.nid, e.draft_id, e.at, e.what, e.who FROM event e LEFT JOIN registration r "
        "ON r.id = e.registration_id WHERE e.id = ?"_s,
        {subject.id}, [&path](const QueryRow& row) {
            const QString draft = row.isNull(1) ? path : registration::draftHandle(row.integer(1));
            const QString owner = row.isNull(0) ? draft : row.text(0);
            const QStringList detail{row.time(2).toString(Qt::ISODate), row.text(3), row.text(4)};
            return base::Error{kTamperedEvent, owner.toStdString(),
                               detail.join(u' ').trimmed().toStdString()};
        });
    if (!named)
        return std::unexpected(named.error());
    return named->value_or(base::Error{kTamperedEvent, m_connection.path().toStdString(), {}});
}

LedgerSubject subjectIn(const QueryRow& row, int first)
{
    constexpr int last = int(LedgerSubject::Kind::Erasure);
    int kind = 0;
    while (kind < last && row.isNull(first + kind))
        ++kind;
    return {static_cast<LedgerSubject::Kind>(kind), row.integer(first + kind)};
}

base::Error withPlace(base::Error error, qint64 entry)
{
    error.detail += (error.detail.empty() ? "entry " : ", entry ") + std::to_string(entry) + " of the ledger";
    return error;
}

template <typename Begin, typename Each>
base::Result<void> LedgerBytes::read(QByteArrayView table, const QString& sql, const QVariantList& values,
                                     Begin begin, Each each)
{
    QList<Column>& columns = m_columns[sql];
    const auto rows = m_connection.each(sql, values, [&](const QueryRow& row) {
        if (columns.isEmpty()) {
            for (int i = 1; i < row.columnCount(); ++i)
                columns.append({row.columnName(i), i});
            std::ranges::sort(columns, {}, &Column::name);
        }
        const qint64 entry = row.integer(0);
        begin(entry);
        QByteArray prefix = table.toByteArray() + '.';
        if (const auto position = std::ranges::find(columns, "position", &Column::name);
            position != columns.end())
            prefix += QByteArray::number(row.integer(position->index)) + '.';
        for (const Column& column : columns) {
            const bool isPlace = row.isTextOrNothing(column.index) && isCommitted(column.name);
            each(Value{entry, column.name, writtenForm(row, column.index),
                       isPlace ? prefix + column.name : QByteArray()});
        }
    });
    if (!rows)
        return std::unexpected(rows.error());
    // If memory runs out, SQLite leaves a column without a name and reports no error.
    if (std::ranges::any_of(columns, [](const Column& column) { return column.name.isEmpty(); })) {
        columns.clear();
        m_connection.forgetStatements();
        return std::unexpected(
            base::Error{kDatabaseFailure, m_connection.path().toStdString(), "out of memory"});
    }
    return {};
}

base::Result<void> LedgerBytes::append(QHash<qint64, QByteArray>& bytes, QByteArrayView table,
                                       const QString& sql, const QVariantList& values, const Seals& seals)
{
    return read(
        table, sql, values, [&bytes, table](qint64 entry) { bytes[entry].append(table).append('\n'); },
        [this, &bytes, &seals](const Value& value) {
            const bool isCovered = !value.place.isEmpty();
            const EntrySeal seal = isCovered ? seals.value(value.entry) : EntrySeal();
            if (value.text.isEmpty() && !(isCovered && seal.isErased(value.place)))
                return;
            if (isCovered)
                m_withTexts.insert(value.entry);
            const QByteArray written = isCovered ? seal.commitmentOf(value.place, value.text) : value.text;
            bytes[value.entry]
                .append(value.column)
                .append(isCovered ? '~' : '=')
                .append(QByteArray::number(written.size()))
                .append(':')
                .append(written)
                .append('\n');
        });
}

} // namespace nidus::storage
