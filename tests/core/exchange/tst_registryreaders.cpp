// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/importfile.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;

/// Registries written by other programs: spreadsheet tables, and JSON that is not ours.
class TestRegistryReaders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTablesOfSpreadsheets_data();
    void readsTablesOfSpreadsheets();
    void rejectsUnclosedQuotationMarks_data();
    void rejectsUnclosedQuotationMarks();
    void rejectsBadJson_data();
    void rejectsBadJson();
};

void TestRegistryReaders::readsTablesOfSpreadsheets_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("as written") << QByteArray("handle,kind,nid,purpose\r\nbooks,formal,books,\"a, b\"\r\n");
    QTest::newRow("semicolons") << QByteArray("handle;kind;nid;purpose\nbooks;formal;books;a, b\n");
    QTest::newRow("tabs, no last line end") << QByteArray("handle\tnid\tpurpose\nbooks\tbooks\ta, b");
    QTest::newRow("separator line") << QByteArray("sep=;\r\nhandle;nid;purpose\r\nbooks;books;a, b\r\n");
    QTest::newRow("byte order mark, other order")
        << QByteArray("\xEF\xBB\xBFpurpose;extra;nid\r\n\"a, b\";x;books\r\n\r\n");
}

void TestRegistryReaders::readsTablesOfSpreadsheets()
{
    QFETCH(QByteArray, table);
    const auto file = readImportFile(table);
    QVERIFY(file);
    QCOMPARE(file->format, FileFormat::RegistryCsv);
    const RegistryContent content = std::get<ImportedRecords>(file->content).all().value();
    QCOMPARE(content.records.size(), 1);
    QCOMPARE(content.records[0].registration.nid, u"books"_s);
    QCOMPARE(content.records[0].versions[0].content.registrationTemplate.text(TemplateField::Purpose),
             u"a, b"_s);
    QCOMPARE(file->findings.size(), table.contains("extra") ? 1 : 0);
}

void TestRegistryReaders::rejectsUnclosedQuotationMarks_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("to the end") << QByteArray("nid,purpose\na,\"b\nc,d\n") << QByteArray("2:1: ");
    QTest::newRow("to the mark of another row")
        << QByteArray("nid,purpose\na,\"b\nc,\"d\"\ne,f\n") << QByteArray("2:1: ");
    QTest::newRow("in the second line of a row")
        << QByteArray("nid,purpose,syntax\na,\"b\nc\",\"d\n") << QByteArray("3:1: ");
}

void TestRegistryReaders::rejectsUnclosedQuotationMarks()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, place);
    const auto file = readImportFile(table);
    QVERIFY(!file);
    const QByteArray detail = QByteArray::fromStdString(file.error().detail);
    QCOMPARE(detail, place + "a quotation mark is not closed");
}

void TestRegistryReaders::rejectsBadJson_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("detail");
    QTest::newRow("cut off") << QByteArray("{\n \"nidusRegistry\": 1,\n") << QByteArray("3:");
    QTest::newRow("newer") << QByteArray("{\"nidusRegistry\": 2}") << QByteArray("format version 2");
    QTest::newRow("unknown member") << QByteArray("{\"nidusRegistry\": 1, \"x\": 1}") << QByteArray("/x: ");
    QTest::newRow("other type") << QByteArray("{\"nidusRegistry\": 1, \"people\": [7]}")
                                << QByteArray("/people/0: ");
    QTest::newRow("unknown word")
        << QByteArray("{\"nidusRegistry\": 1, \"registrations\": [{\"nid\":\"a\",\"kind\":\"odd\",\"state\":"
                      "\"registered\"}]}")
        << QByteArray("/registrations/0/kind: ");
    QTest::newRow("no NID") << QByteArray("{\"nidusRegistry\": 1, \"registrations\": "
                                          "[{\"kind\":\"formal\",\"state\":\"registered\"}]}")
                            << QByteArray("has no NID");
    QTest::newRow("version 2 first")
        << QByteArray("{\"nidusRegistry\": 1, \"registrations\": [{\"nid\":\"a\",\"kind\":\"formal\","
                      "\"state\":\"registered\",\"versions\":[{\"version\":2,\"fields\":{}}]}]}")
        << QByteArray("/registrations/0/versions/0/version: ");
    QTest::newRow("100,000 deep") << "{\"nidusRegistry\": " + QByteArray(100'000, '[') << QByteArray("1:");
}

void TestRegistryReaders::rejectsBadJson()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, detail);
    const auto file = readImportFile(bytes);
    QVERIFY(!file);
    QCOMPARE(file.error().code, base::kBadFormat);
    QVERIFY2(QByteArray::fromStdString(file.error().detail).contains(detail), file.error().detail.c_str());
}

NIDUS_TEST(tst_registryreaders, TestRegistryReaders)
#include "tst_registryreaders.moc"
