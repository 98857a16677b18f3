// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/exportformat.h"
#include "core/registration/historyhead.h"
#include "tests/core/exchange/fullcontent.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::exchange;
using namespace nidus::registration;
using nidus::test::fullContent;

namespace {

QByteArray exportedFile(ExportFormat format, const RegistryContent& content, const QString& head = {})
{
    const auto bytes = writeExport(format, content, head);
    return bytes ? *bytes : QByteArray();
}

/// The line of a head, with an identity and without.
QString headLine(const QString& identity)
{
    return HistoryHead{.count = 7, .hash = QByteArray(32, '\xA5'), .identity = identity}.toLine();
}

/// Adds `mark` after the first occurrence of `line`; nothing remains if there is none.
QByteArray markedAfter(const QByteArray& line, QByteArray document, const QByteArray& mark)
{
    const qsizetype at = document.indexOf(line);
    return at < 0 ? QByteArray() : document.insert(at + line.size(), mark);
}

/// Adds a last column to a table; CR is only at the end of its rows.
QByteArray withLastColumn(const QByteArray& table, const QByteArray& name, const QByteArray& value)
{
    QByteArrayList rows = table.split('\r');
    for (qsizetype i = 0; i + 1 < rows.size(); ++i)
        rows[i] += ',' + (i == 0 ? name : value);
    return rows.join('\r');
}

/// The document without a head plus the one mark, at the place that the format has for it.
QByteArray expectedWithHead(ExportFormat format, const QByteArray& plain, const QByteArray& head)
{
    const QByteArray comment = "<!-- " + head + " -->\n";
    switch (format) {
    case ExportFormat::Text: return head + "\n\n" + plain;
    case ExportFormat::Xml:
        return markedAfter("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", plain, comment);
    case ExportFormat::Html:
        return markedAfter("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n", plain,
                           "<meta name=\"nidus-head\" content=\"" + head + "\">\n");
    case ExportFormat::Markdown:
    case ExportFormat::Kramdown: return comment + '\n' + plain;
    case ExportFormat::Xml2rfc: return markedAfter("<section anchor=\"urn-books\">\n", plain, comment);
    case ExportFormat::Json: return markedAfter("{\n", plain, " \"head\": \"" + head + "\",\n");
    case ExportFormat::JsonLd:
        return markedAfter(" \"@type\": \"schema:DefinedTermSet\",\n", plain,
                           " \"schema:version\": \"" + head + "\",\n");
    case ExportFormat::Csv: return withLastColumn(plain, "head", head);
    case ExportFormat::IanaXml:
        return markedAfter("<?xml version='1.0' encoding='UTF-8'?>\n", plain, comment);
    case ExportFormat::IanaRecord: return comment + plain;
    case ExportFormat::Mail: return "X-Nidus-Head: " + head + "\r\n" + plain;
    case ExportFormat::Pdf: break; // core/print marks it
    }
    return {};
}

/// Two registrations whose texts look like the places where formats have the head.
RegistryContent contentLikeMarks()
{
    RegistryContent content = fullContent();
    const QString marks = u"?>\n{\n<meta charset=\"utf-8\">\n \"@type\": \"schema:DefinedTermSet\",\n"_s;
    content.source.title = marks;
    content.records[0].registration.registrant = marks;
    content.records[0].versions[0].content.registrationTemplate.setText(TemplateField::Purpose, marks);
    content.records.append(content.records[0]);
    return content;
}

} // namespace

/// Exports that contain the head of the history.
class TestExportHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsOnlyTheHead_data();
    void addsOnlyTheHead();
};

void TestExportHead::addsOnlyTheHead_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormatFacts& facts : kExportFormats) {
        if (facts.format != ExportFormat::Pdf)
            QTest::newRow(facts.word.data()) << facts.format;
    }
}

/// Compares every byte: readers of earlier exports look for the head where it was.
void TestExportHead::addsOnlyTheHead()
{
    QFETCH(ExportFormat, format);
    for (const RegistryContent& content : {fullContent(), contentLikeMarks()}) {
        for (const QString& identity : {QString(32, u'c'), QString()}) {
            const QString head = headLine(identity);
            const QByteArray plain = exportedFile(format, content);
            QVERIFY(!plain.contains("nidus-head"));
            QCOMPARE(exportedFile(format, content, head), expectedWithHead(format, plain, head.toLatin1()));
        }
    }
}

NIDUS_TEST(tst_exporthead, TestExportHead)
#include "tst_exporthead.moc"
