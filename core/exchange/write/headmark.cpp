// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/headmark.h"

#include "core/exchange/formats/registrycolumns.h"
#include "core/exchange/formats/registryjson.h"

namespace nidus::exchange {

namespace {

/// Inserts after the first occurrence of `mark`; returns the document unchanged if there is none.
QByteArray insertedAfter(QByteArray document, const QByteArray& mark, const QByteArray& inserted)
{
    const qsizetype at = document.indexOf(mark);
    return at < 0 ? document : document.insert(at + mark.size(), inserted);
}

/// Adds a column at the end of each row (RFC 4180).
QByteArray withColumn(const QByteArray& table, const QByteArray& name, const QByteArray& value)
{
    QByteArray wider;
    bool isQuoted = false;
    bool isFirst = true;
    for (const char c : table) {
        isQuoted = isQuoted != (c == '"');
        if (c == '\r' && !isQuoted) {
            wider += ',' + (isFirst ? name : value);
            isFirst = false;
        }
        wider += c;
    }
    return wider;
}

} // namespace

QByteArray markedWithHead(ExportFormat format, QByteArray document, const QByteArray& head)
{
    const QByteArray comment = "<!-- " + head + " -->\n";
    switch (factsOf(format).head) {
    case HeadPlace::FirstLine:
        return head + "\n\n" + document;
    case HeadPlace::Comment:
        return comment + '\n' + document;
    case HeadPlace::CommentInSection:
        return insertedAfter(std::move(document), "\n", comment);
    case HeadPlace::CommentAbove:
        return comment + document;
    case HeadPlace::CommentInXml:
        return insertedAfter(std::move(document), "?>\n", comment);
    case HeadPlace::MetaElement:
        return insertedAfter(std::move(document), "<meta charset=\"utf-8\">\n",
                             "<meta name=\"nidus-head\" content=\"" + head + "\">\n");
    case HeadPlace::Member:
        return insertedAfter(std::move(document), "{\n",
                             " \"" + QByteArray(kJsonHeadKey.data()) + "\": \"" + head + "\",\n");
    case HeadPlace::LinkedDataMember:
        return insertedAfter(std::move(document), "\"@type\": \"schema:DefinedTermSet\",\n",
                             " \"schema:version\": \"" + head + "\",\n");
    case HeadPlace::Column:
        return withColumn(document, kHeadColumn.data(), head);
    case HeadPlace::MailField:
        return "X-Nidus-Head: " + head + "\r\n" + document;
    case HeadPlace::Elsewhere:
        break;
    }
    return document;
}

} // namespace nidus::exchange
