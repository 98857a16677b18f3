// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/lists/listreader.h"

#include "core/exchange/formats/csvrows.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textsource.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/lists/ianalist.h"
#include "core/exchange/read/detect.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;
using registration::EntryRecord;
using registration::SubregistryRecord;

namespace {

base::Error missingList(const ListWish& wish)
{
    return {base::kBadFormat, {}, (u"it has no subregistry "_s + wish.nid + u'/' + wish.name).toStdString()};
}

qsizetype filledCells(const QStringList& row)
{
    return std::ranges::count_if(row, [](const QString& cell) { return !cell.trimmed().isEmpty(); });
}

/// Returns how many lines before a table of several columns are not rows of it, such as a title: they have
/// one cell, or only a sentence in the first of several cells.
qsizetype titleLines(const EncodedTable& table)
{
    constexpr qsizetype kComparedRows = 50;
    QList<QStringList> rows;
    QMap<qsizetype, int> counts; // rows by their number of cells
    for (CsvRows read(table); !read.atEnd() && rows.size() < kComparedRows;) {
        const auto row = read.next();
        if (!row)
            return 0;
        if (filledCells(*row) == 0)
            continue;
        rows.append(*row);
        ++counts[row->size()];
    }
    const auto most = std::ranges::max_element(counts);
    if (counts.isEmpty() || *most < 2 || most.key() < 2)
        return 0;
    const auto isTitle = [](const QStringList& row) {
        return row.size() == 1 || (filledCells(row) == 1 && row.first().trimmed().count(u' ') > 1);
    };
    const auto first = std::ranges::find_if_not(rows, isTitle);
    return first == rows.end() ? 0 : first - rows.begin();
}

base::Result<ListFileFacts> readTable(QByteArrayView bytes, const TakeListRow& take)
{
    const EncodedTable encoded(bytes);
    ListFileFacts facts;
    if (!encoded.isUtf8()) {
        const QString place = placeOfStrayByte(encoded.bytes());
        facts.findings.append({place.section(u':', 0, 0).toInt(),
                               findings::makeFinding(findings::kImportNotUtf8, {}, {place})});
    }
    qsizetype titles = titleLines(encoded);
    CsvRows rows(encoded);
    while (!rows.atEnd()) {
        const int line = rows.line();
        auto row = rows.next();
        if (!row)
            return std::unexpected(row.error());
        for (QString& cell : *row)
            cell = withoutFormulaGuard(cell);
        const bool isEmpty = filledCells(*row) == 0;
        if (!isEmpty && titles > 0) {
            --titles;
            facts.findings.append({line, findings::makeFinding(findings::kSubregistryImportTitle, {},
                                                               {row->join(u' ').simplified()})});
            continue;
        }
        if (!isEmpty && !take(line, *row))
            break;
    }
    return facts;
}

QString cellOf(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? u"yes"_s : QString();
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

/// Returns the lines on which the elements of an array begin. The JSON is well-formed.
QList<int> linesOfElements(QByteArrayView json)
{
    QList<int> lines;
    int depth = 0;
    int line = 1;
    bool isText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json[i];
        line += c == '\n' ? 1 : 0;
        if (isText && c == '\\')
            ++i;
        else if (c == '"')
            isText = !isText;
        else if (!isText && (c == '{' || c == '[') && ++depth == 2)
            lines.append(line);
        else if (!isText && (c == '}' || c == ']'))
            --depth;
    }
    return lines;
}

base::Result<ListFileFacts> readArray(QByteArrayView bytes, const TakeListRow& take)
{
    QJsonParseError parsing;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size()), &parsing);
    if (parsing.error != QJsonParseError::NoError)
        return std::unexpected(base::Error{
            base::kBadFormat,
            {},
            (QString::number(1 + bytes.first(parsing.offset).count('\n')) + ":1: "_L1 + parsing.errorString())
                .toStdString()});
    const QJsonArray array = document.array();
    QStringList columns;
    for (const QJsonValue each : array) {
        const QStringList keys = each.toObject().keys();
        for (const QString& key : keys) {
            if (!columns.contains(key))
                columns.append(key);
        }
        if (columns.size() > kMostCells)
            return std::unexpected(tooLarge(kMostCells, "columns"));
    }
    const QList<int> lines = linesOfElements(bytes);
    bool isWanted = take(1, columns);
    for (qsizetype i = 0; i < array.size() && isWanted; ++i) {
        const QJsonObject entry = array[i].toObject();
        QStringList cells;
        for (const QString& column : std::as_const(columns))
            cells.append(cellOf(entry[column]));
        isWanted = take(lines.value(i), cells);
    }
    return ListFileFacts{};
}

ListFileFacts takeRecord(const QString& nid, const SubregistryRecord& list, const TakeListRow& take)
{
    ListFileFacts facts{.title = list.title, .id = nid + u'/' + list.name};
    for (const registration::RangeRecord& range : list.ranges)
        facts.ranges.append({.line = int(facts.ranges.size()) + 1, .range = range});
    QDate newest;
    for (const registration::ListChangeRecord& change : list.changes)
        newest = std::max(newest, change.date);
    for (const EntryRecord& entry : list.entries)
        newest = list.changes.isEmpty() ? std::max(newest, entry.date) : newest;
    facts.date = newest.toString(Qt::ISODate);
    QStringList columns{u"value"_s,    u"to"_s,        u"state"_s,        u"holder"_s,    u"date"_s,
                        u"until"_s,    u"reference"_s, u"note"_s,         u"on-behalf"_s, u"superseded-by"_s,
                        u"renewals"_s, u"private"_s,   u"source-state"_s, u"request"_s,   u"asker"_s};
    // A file for others has no contacts, which are not an order to remove them.
    const bool hasContacts =
        std::ranges::any_of(list.entries, [](const EntryRecord& entry) { return !entry.contact.isEmpty(); });
    if (hasContacts)
        columns.append(u"contact"_s);
    bool isWanted = take(1, columns);
    for (qsizetype i = 0; i < list.entries.size() && isWanted; ++i) {
        const EntryRecord& entry = list.entries[i];
        QStringList cells{entry.value,
                          entry.to,
                          entry.state,
                          entry.holder,
                          entry.date.toString(Qt::ISODate),
                          entry.until.toString(Qt::ISODate),
                          entry.reference,
                          entry.note,
                          entry.behalf,
                          entry.supersededBy,
                          entry.renewals == 0 ? QString() : QString::number(entry.renewals),
                          entry.isPrivate ? u"yes"_s : QString(),
                          entry.sourceState,
                          entry.request,
                          entry.asker};
        if (hasContacts)
            cells.append(entry.contact);
        isWanted = take(int(i) + 1, cells);
    }
    return facts;
}

base::Result<ListFileFacts> readRegistry(const base::Result<registration::RegistryContent>& content,
                                         const ListWish& wish, const TakeListRow& take)
{
    if (!content)
        return std::unexpected(content.error());
    const SubregistryRecord* only = nullptr;
    QString nid;
    qsizetype count = 0;
    for (const registration::RegistrationRecord& record : content->records) {
        for (const SubregistryRecord& list : record.subregistries) {
            if (record.registration.nid.compare(wish.nid, Qt::CaseInsensitive) == 0 &&
                list.name.compare(wish.name, Qt::CaseInsensitive) == 0)
                return takeRecord(record.registration.nid, list, take);
            only = &list;
            nid = record.registration.nid;
            ++count;
        }
    }
    if (count == 1)
        return takeRecord(nid, *only, take);
    return std::unexpected(missingList(wish));
}

} // namespace

base::Result<ListFileFacts> readList(QByteArrayView bytes, const ListWish& wish, const TakeListRow& take)
{
    switch (detectFormat(bytes)) {
    case FileFormat::IanaXml: return readIanaList(bytes, wish, take);
    case FileFormat::RegistryJson: return readRegistry(readRegistryJson(bytes), wish, take);
    case FileFormat::RegistryXml: {
        QByteArray xml = QByteArray::fromRawData(bytes.data(), bytes.size());
        QBuffer buffer(&xml);
        buffer.open(QIODevice::ReadOnly);
        return readRegistry(readRegistryXml(buffer), wish, take);
    }
    default: break;
    }
    return bytes.trimmed().startsWith('[') ? readArray(bytes, take) : readTable(bytes, take);
}

} // namespace nidus::exchange
