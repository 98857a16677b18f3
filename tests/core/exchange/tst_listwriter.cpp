// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/lists/listwriter.h"

#include "core/exchange/lists/listreader.h"
#include "core/exchange/write/exportformat.h"
#include "core/findings/catalog/catalog.h"
#include "tests/core/exchange/fullcontent.h"
#include "tests/core/exchange/validator.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::exchange;
using namespace Qt::StringLiterals;

namespace {

registration::SubregistryRecord exampleList()
{
    registration::SubregistryRecord list{.name = u"9-objects"_s,
                                         .title = u"Objects <&>"_s,
                                         .kind = u"decimal"_s,
                                         .policy = u"Expert Review"_s,
                                         .outside = u"error"_s};
    list.ranges = {{.name = u"x"_s, .span = u"10241-26240"_s, .state = u"open"_s, .label = u"x"_s},
                   {.name = u"bulk"_s,
                    .span = u"32769-42768"_s,
                    .state = u"closed"_s,
                    .policy = u"First Come First Served"_s,
                    .largest = 50}};
    list.entries = {{.value = u"10300"_s,
                     .range = u"x"_s,
                     .state = u"assigned"_s,
                     .holder = u"<script>alert(1)</script>"_s,
                     .date = QDate(2026, 1, 2),
                     .reference = u"RFC8141, Section 3; https://example.org/a?b&c; a \"ticket\""_s,
                     .note = u"A & B"_s,
                     .contact = u"a@example.org"_s},
                    {.value = u"32769"_s,
                     .to = u"32818"_s,
                     .range = u"bulk"_s,
                     .state = u"reserved"_s,
                     .holder = u"B"_s,
                     .until = QDate(2027, 1, 1)}};
    return list;
}

/// The rows of a list, without its header.
QList<QStringList> rowsOf(const QByteArray& bytes, const ListWish& wish, ListFileFacts* facts = nullptr)
{
    QList<QStringList> rows;
    const auto read = readList(bytes, wish, [&rows](int, const QStringList& cells) {
        rows.append(cells);
        return true;
    });
    if (!read)
        return {{QString::fromStdString(read.error().detail)}};
    if (facts != nullptr)
        *facts = *read;
    return rows;
}

} // namespace

/// Subregistries in the forms of others.
class TestListWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesItsValidator_data();
    void passesItsValidator();
    void reportsWhatIanaHasNoPlaceFor();
    void comesBackFromIana();
    void escapesInHtml();
    void showsOnlyFilledColumns();
    void showsListsOfARegistration_data();
    void showsListsOfARegistration();
    void readsARegistryOfIana();
    void choosesTheRegistry();
    void refusesBadFiles_data();
    void refusesBadFiles();

private:
    QTemporaryDir m_folder;
};

void TestListWriter::passesItsValidator_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QByteArrayList>("command");
    QTest::newRow("iana-xml") << writeIanaList(exampleList()).bytes
                              << QByteArrayList{"xmllint", "--noout", "--relaxng",
                                                NIDUS_TEST_DATA "/iana-list.rng"};
    QTest::newRow("iana-xml, empty") << writeIanaList({.name = u"a"_s}).bytes
                                     << QByteArrayList{"xmllint", "--noout", "--relaxng",
                                                       NIDUS_TEST_DATA "/iana-list.rng"};
    QTest::newRow("html, empty") << writeListHtml(u"oma"_s, {.name = u"a"_s})
                                 << QByteArrayList{"tidy", "-quiet", "-errors"};
    QTest::newRow("html") << writeListHtml(u"oma"_s, exampleList())
                          << QByteArrayList{"tidy", "-quiet", "-errors"};
}

void TestListWriter::passesItsValidator()
{
    QFETCH(QByteArray, document);
    QFETCH(QByteArrayList, command);
    QVERIFY(test::writeFile(m_folder.filePath(u"document"_s), document));
    const test::Validation said = test::validate(command, m_folder, u"document"_s);
    QVERIFY2(said.status == 0, said.output + document);
}

void TestListWriter::reportsWhatIanaHasNoPlaceFor()
{
    QCOMPARE(writeIanaList(exampleList()).leftOut,
             (QStringList{u"range label"_s, u"range state"_s, u"range largest"_s, u"contact"_s, u"until"_s}));
    QCOMPARE(writeIanaList({.name = u"a"_s}).leftOut, QStringList());
}

void TestListWriter::comesBackFromIana()
{
    ListFileFacts facts;
    const QList<QStringList> rows = rowsOf(writeIanaList(exampleList()).bytes, {.nid = u"oma"_s}, &facts);
    QCOMPARE(facts.title, u"Objects <&>"_s);
    QCOMPARE(facts.date, u"2026-01-02"_s);
    QCOMPARE(rows, (QList<QStringList>{
                       {u"holder"_s, u"value"_s, u"state"_s, u"date"_s, u"reference"_s, u"note"_s},
                       {u"<script>alert(1)</script>"_s, u"10300"_s, u"assigned"_s, u"2026-01-02"_s,
                        u"RFC8141, Section 3; https://example.org/a?b&c; a \"ticket\""_s, u"A & B"_s},
                       {u"B"_s, u"32769-32818"_s, u"reserved"_s, QString(), QString(), QString()}}));
}

void TestListWriter::escapesInHtml()
{
    const QByteArray html = writeListHtml(u"oma"_s, exampleList());
    QVERIFY(!html.contains("<script>"));
    QVERIFY(html.contains("&lt;script&gt;"));
    QVERIFY(html.contains("<caption>Entries</caption>"));
    QVERIFY(html.contains("role=\"region\" aria-label=\"Entries\" tabindex=\"0\">"));
    QCOMPARE(html.count("<th scope=\"row\">"), 4);
}

void TestListWriter::showsOnlyFilledColumns()
{
    const QByteArray html = writeListHtml(u"oma"_s, exampleList());
    QVERIFY(html.contains("<th scope=\"col\">Until</th>"));
    QVERIFY(!html.contains("<th scope=\"col\">Superseded by</th>"));
    QVERIFY(
        html.contains("<tr><th scope=\"row\">x</th><td>10241-26240</td><td>open</td><td>x</td><td></td>"));
}

void TestListWriter::showsListsOfARegistration_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArrayList>("shown");
    QTest::newRow("html") << ExportFormat::Html
                          << QByteArrayList{"<h2>Subregistry codes</h2>",
                                            "<p>Codes &lt;&amp;&gt;</p>",
                                            "<caption>Ranges</caption>",
                                            "<th scope=\"row\">x &amp; y</th>",
                                            "<th scope=\"row\">0100-0149</th>",
                                            "<td>temporary</td>",
                                            "<td>C</td>",
                                            "<h2>Subregistry words</h2>",
                                            "a-\u00e9"};
    QTest::newRow("jsonld") << ExportFormat::JsonLd
                            << QByteArrayList{
                                   "\"@type\": \"schema:DefinedTermSet\",\n     \"name\": \"codes\"",
                                   "\"title\": \"Codes <&>\"",
                                   "\"span\": \"0100-1999\"",
                                   "\"value\": \"0100\",\n       \"to\": \"0149\"",
                                   "\"state\": \"temporary\"",
                                   "\"holder\": \"C\"",
                                   "\"name\": \"words\"",
                                   "a-\u00e9"};
}

/// Private holders, contacts, notes, and the history are for those who maintain the list.
void TestListWriter::showsListsOfARegistration()
{
    QFETCH(ExportFormat, format);
    QFETCH(QByteArrayList, shown);
    registration::RegistryContent content = test::fullContent();
    content.people.clear();
    for (const bool hasText : {true, false}) {
        if (!hasText)
            content.records[0].versions.clear();
        const QByteArray document = writeExport(format, content).value();
        for (const QByteArray& part : shown)
            QVERIFY2(document.contains(part), part + " is not in " + document);
        for (const char* secret : {"a@example.org", "A <&> Co", "A &lt;&amp;&gt; Co", "one\ntwo", "one\\ntwo",
                                   "T<1>", "T&lt;1", "\"undo\""})
            QVERIFY2(!document.contains(secret), secret);
    }
}

/// Facts in the places where IANA's registries have them.
void TestListWriter::readsARegistryOfIana()
{
    ListFileFacts facts;
    const QList<QStringList> rows = rowsOf(
        "<registry xmlns=\"http://www.iana.org/assignments\" id=\"r\">\n<updated>2026-02-03</updated>\n"
        "<expert>A</expert><registry id=\"codes\"><title>Codes</title>\n"
        "<registration_rule>Expert Review</registration_rule>\n"
        "<range><value>0-9</value><registration_rule>Standards Action</registration_rule></range>\n"
        "<record date=\"2026-01\" updated=\"2026-02-02\"><value>1</value><hex>0x1</hex>\n"
        "<name>one</name><description>First <xref type=\"rfc\" data=\"rfc1\"/></description></record>\n"
        "<record><value>2</value><description>Reserved</description></record>\n"
        "<record><value>3-9</value><description>Unassigned</description></record>\n"
        "</registry></registry>",
        {.nid = u"x"_s, .name = u"codes"_s}, &facts);
    QCOMPARE(rows, (QList<QStringList>{{u"value"_s, u"state"_s, u"date"_s, u"reference"_s, u"note"_s},
                                       {u"1"_s, QString(), u"2026-01"_s, u"RFC1"_s, u"one First"_s},
                                       {u"2"_s, u"reserved"_s, QString(), QString(), u"Reserved"_s}}));
    QStringList leftOut;
    for (const ListFinding& each : facts.findings)
        leftOut.append(u"%1 %2"_s.arg(each.line).arg(each.finding.arguments.join(u',')));
    QCOMPARE(facts.ranges.size(), 1);
    QCOMPARE(facts.ranges[0].range,
             (registration::RangeRecord{
                 .name = u"0-9"_s, .span = u"0-9"_s, .state = QString(), .policy = u"Standards Action"_s}));
    QCOMPARE(facts.ranges[0].line, 5);
    QCOMPARE(leftOut,
             (QStringList{u"4 registration_rule"_s, u"6 updated"_s, u"6 hex"_s, u"9 3-9 Unassigned"_s}));
    QCOMPARE(facts.date, u"2026-02-03"_s);
}

void TestListWriter::choosesTheRegistry()
{
    const QByteArray two = "<registry xmlns=\"http://www.iana.org/assignments\" id=\"r\">"
                           "<registry id=\"a\"><record><value>1</value></record></registry>"
                           "<registry id=\"b\"><record><value>2</value></record></registry></registry>";
    QCOMPARE(rowsOf(two, {.name = u"b"_s}).last().first(), u"2"_s);
    QCOMPARE(rowsOf(two, {.name = u"b"_s, .part = u"a"_s}).last().first(), u"1"_s);
    QVERIFY(rowsOf(two, {.name = u"c"_s}).first().first().endsWith(u": a, b"_s));
}

void TestListWriter::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::newRow("cut off") << QByteArray("<registry xmlns=\"http://www.iana.org/assignments\" id=\"r\">\n"
                                           "<record><value>1</value>")
                             << u"2:"_s;
    QByteArray deep = "<registry xmlns=\"http://www.iana.org/assignments\" id=\"r\">";
    for (int i = 0; i < 5000; ++i)
        deep += "<registry id=\"x\">";
    QTest::newRow("nested") << deep << u"1:"_s;
    QTest::newRow("JSON") << QByteArray("[{\"value\":\n\"1\"") << u"2:"_s;
    QTest::newRow("CSV") << QByteArray("value\n\"1") << u"2"_s;
    QTest::newRow("other list") << QByteArray("{\"nidusRegistry\": 1}") << u"it has no subregistry x/y"_s;
}

void TestListWriter::refusesBadFiles()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    const auto read =
        readList(bytes, {.nid = u"x"_s, .name = u"y"_s}, [](int, const QStringList&) { return true; });
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(read.error().detail).startsWith(place), read.error().detail.c_str());
}

NIDUS_TEST(tst_listwriter, TestListWriter)
#include "tst_listwriter.moc"
