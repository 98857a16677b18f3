// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/sealeditems.h"

#include "core/storage/sqlite/dialect.h"

#include <QCryptographicHash>
#include <algorithm>
#include <limits>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr int kItemsAtATime = 2000;

QByteArray tagged(char tag, const QByteArray& value)
{
    return tag + QByteArray::number(value.size()) + ':' + value;
}

/// Returns a column's default, a literal, in the sealed form of a value.
QByteArray writtenDefault(const QString& literal)
{
    if (literal.isEmpty() || literal == "NULL"_L1)
        return tagged('N', {});
    if (literal.startsWith(u'\''))
        return tagged('T', literal.sliced(1, literal.size() - 2).toUtf8());
    return tagged('I', literal.toUtf8());
}

} // namespace

const QList<SealedKind>& sealedKinds()
{
    static const QList<SealedKind> all{
        {"registration"_L1,
         "registration"_L1,
         "id"_L1,
         "t.nid"_L1,
         {{"registration"_L1, "registration t ON t.id = k.key"_L1},
          {"registration_reference"_L1,
           "registration_reference t ON t.registration_id = k.key ORDER BY k.key, t.role, t.position"_L1}}},
        {"draft"_L1,
         "draft"_L1,
         "id"_L1,
         "'draft:' || t.id"_L1,
         {{"draft"_L1, "draft t ON t.id = k.key"_L1},
          {"content"_L1, "draft d ON d.id = k.key CROSS JOIN content t ON t.id = d.content_id"_L1},
          {"sample"_L1, "draft d ON d.id = k.key CROSS JOIN sample t ON t.content_id = d.content_id "
                        "ORDER BY k.key, t.position"_L1},
          {"syntax_rule"_L1,
           "draft d ON d.id = k.key CROSS JOIN syntax_rule t ON t.content_id = d.content_id"_L1}}},
        {"comment"_L1,
         "review_comment"_L1,
         "id"_L1,
         "coalesce((SELECT nid FROM registration WHERE id = t.registration_id), 'draft:' || t.draft_id)"_L1,
         {{"review_comment"_L1, "review_comment t ON t.id = k.key"_L1}}},
        {"person"_L1,
         "person"_L1,
         "number"_L1,
         "t.id"_L1,
         {{"person"_L1, "person t ON t.{row} = k.key"_L1},
          {"person_uri"_L1, "person p ON p.{row} = k.key CROSS JOIN person_uri t ON t.person_id = p.id "
                            "ORDER BY k.key, t.position"_L1}}},
        {"source"_L1, "source"_L1, "id"_L1, "''"_L1, {{"source"_L1, "source t ON t.id = k.key"_L1}}},
        {"restoration"_L1,
         "restoration"_L1,
         "id"_L1,
         "''"_L1,
         {{"restoration"_L1, "restoration t ON t.id = k.key"_L1}}},
    };
    return all;
}

QString allKeys(const SealedKind& kind)
{
    return u"SELECT %3 AS key, %1 AS name FROM %2 WHERE %3 > ? ORDER BY %3 LIMIT ?"_s.arg(
        kind.name, kind.table, dialect::rowNumber());
}

QString keysOfTouched(const SealedKind& kind)
{
    return u"SELECT %4 AS key, %1 AS name FROM %2 WHERE %4 > ? AND %1 IN "
           "(SELECT name FROM %5 WHERE place = '%3') "
           "ORDER BY %4 LIMIT ?"_s.arg(kind.name, kind.table, kind.word, dialect::rowNumber(),
                                       dialect::touchedThings());
}

QByteArray digestOf(const QByteArray& salt, const SealedItem& item)
{
    QByteArray digest;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& rows : item.rows) {
        hash.reset();
        hash.addData(salt);
        hash.addData(rows);
        digest += hash.result();
    }
    for (const SealedField& field : item.fields) {
        hash.reset();
        hash.addData(salt);
        hash.addData(field.place);
        hash.addData(QByteArray::number(field.row));
        hash.addData(QByteArrayView(item.rows[field.part]).sliced(field.position, field.size));
        digest += field.tag + hash.result().first(kSealMarkSize - kSealTagSize);
    }
    return digest;
}

QByteArray tagOf(const QByteArray& place)
{
    return QCryptographicHash::hash(place, QCryptographicHash::Sha256).first(kSealTagSize);
}

QByteArray sealedForm(const QueryRow& row, int column)
{
    if (row.isNull(column))
        return tagged('N', {});
    if (row.isTextOrNothing(column))
        return tagged('T', row.utf8(column));
    const QVariant value = row.value(column);
    return tagged(value.typeId() == QMetaType::QByteArray ? 'B' : 'I', value.toByteArray());
}

base::Result<void> SealedItemReader::each(const SealedKind& kind, const QString& keys, const Visit& visit)
{
    for (qint64 last = std::numeric_limits<qint64>::min();;) {
        const auto items = read(kind, keys, {last, kItemsAtATime});
        if (!items)
            return std::unexpected(items.error());
        if (items->isEmpty())
            return {};
        QList<qint64> order = items->keys();
        std::ranges::sort(order);
        for (const qint64 key : std::as_const(order)) {
            if (const auto done = visit(key, items->value(key)); !done)
                return done;
        }
        last = order.last();
    }
}

base::Result<QHash<qint64, SealedItem>> SealedItemReader::read(const SealedKind& kind, const QString& keys,
                                                               const QVariantList& values)
{
    QHash<qint64, SealedItem> items;
    const qsizetype count = kind.parts.size();
    const auto named = m_connection.each(keys, values, [&items, count](const QueryRow& row) {
        items.insert(row.integer(0), {row.value(1), QList<QByteArray>(count)});
    });
    if (!named)
        return std::unexpected(named.error());
    for (qsizetype i = 0; i < count; ++i) {
        if (const auto done = readPart(kind.parts[i], i, keys, values, items); !done)
            return std::unexpected(done.error());
    }
    return items;
}

base::Result<void> SealedItemReader::readPart(const SealedPart& part, qsizetype number, const QString& keys,
                                              const QVariantList& values, QHash<qint64, SealedItem>& items)
{
    const auto columns = columnsOf(part.table);
    if (!columns)
        return std::unexpected(columns.error());
    const QByteArray table = QByteArray(part.table.data(), part.table.size()) + '\n';
    QHash<qint64, qsizetype> counts; // of the rows that were read, by key
    const auto rows =
        m_connection.each(u"SELECT k.key, t.* FROM (%1) k CROSS JOIN %2"_s.arg(
                              keys, QString(part.join).replace("{row}"_L1, dialect::rowNumber())),
                          values, [&](const QueryRow& row) {
                              const qint64 key = row.integer(0);
                              const qsizetype rowOfItem = counts[key]++;
                              SealedItem& item = items[key];
                              QByteArray& written = item.rows[number];
                              written += table;
                              for (const Column& column : *columns) {
                                  const QByteArray value = sealedForm(row, column.index);
                                  if (value == column.ofDefault)
                                      continue;
                                  const qsizetype position = written.size();
                                  written += column.name + '=' + value + '\n';
                                  item.fields.append({column.place, column.tag, number, rowOfItem, position,
                                                      written.size() - position});
                              }
                          });
    if (!rows)
        return std::unexpected(rows.error());
    return {};
}

base::Result<QList<QByteArray>> SealedItemReader::placesOf(QLatin1StringView table)
{
    const auto columns = columnsOf(table);
    if (!columns)
        return std::unexpected(columns.error());
    QList<QByteArray> places;
    for (const Column& column : *columns)
        places.append(column.place);
    return places;
}

base::Result<QList<SealedItemReader::Column>> SealedItemReader::columnsOf(QLatin1StringView table)
{
    QList<Column>& known = m_columns[table];
    if (!known.isEmpty())
        return known;
    auto columns = m_connection.list(dialect::columns(), {QString(table)}, [table](const QueryRow& row) {
        const QByteArray name = row.text(0).toUtf8();
        const QByteArray place = QByteArray(table.data(), table.size()) + '.' + name;
        return Column{name, place, tagOf(place), writtenDefault(row.text(1)), row.number(2) + 1};
    });
    if (!columns)
        return columns;
    std::ranges::sort(*columns, {}, &Column::name);
    known = *columns;
    return known;
}

} // namespace nidus::storage
