// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/factreader.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestFactReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFactOfANamespace();
    void readsEveryFactOfAPerson();
    void readsTheSource();
    void reportsTheInvalidLine_data();
    void reportsTheInvalidLine();
};

void TestFactReader::readsEveryFactOfANamespace()
{
    const QByteArray text =
        "# comment\n\nnamespace a\n\n\nnamespace b\n# comment\ndate 2020-01\nupdated 2021-02-03\n"
        "template uri https://example.org/b the b template\nreference rfc rfc1\n"
        "reference person Jo text with  blanks\ncontact person Jo\nregistrant Example, Inc.\n";
    const auto read = readNamespaceFacts(u"x"_s, text, NamespaceKind::Informal);
    QVERIFY(read.has_value());
    const Registration expected{
        .nid = u"b"_s,
        .kind = NamespaceKind::Informal,
        .registrant = u"Example, Inc."_s,
        .recordDate = u"2020-01"_s,
        .recordUpdated = u"2021-02-03"_s,
        .templateLink = Reference{u"uri"_s, u"https://example.org/b"_s, u"the b template"_s},
        .references = {{u"rfc"_s, u"rfc1"_s, {}}, {u"person"_s, u"Jo"_s, u"text with  blanks"_s}},
        .contact = {{u"person"_s, u"Jo"_s, {}}}};
    QCOMPARE(read->size(), 2);
    QCOMPARE(read->at(0), (Registration{.nid = u"a"_s, .kind = NamespaceKind::Informal}));
    QCOMPARE(read->at(1), expected);
}

void TestFactReader::readsEveryFactOfAPerson()
{
    const auto read = readPeopleFacts(u"x"_s, "person Jo\nname Jo Doe\norganisation Example\nuri mailto:a&b\n"
                                              "uri https://b\nupdated 2020-01-02\n");
    QVERIFY(read.has_value());
    const QList<Person> expected{{.id = u"Jo"_s,
                                  .name = u"Jo Doe"_s,
                                  .organization = u"Example"_s,
                                  .uris = {u"mailto:a&b"_s, u"https://b"_s},
                                  .updated = u"2020-01-02"_s}};
    QCOMPARE(*read, expected);
}

void TestFactReader::readsTheSource()
{
    const auto read = readSourceFacts(u"x"_s, "date 2020-01-02\ntitle A title\nuri https://a\n");
    QVERIFY(read.has_value());
    QCOMPARE(*read, (SnapshotSource{u"2020-01-02"_s, u"A title"_s, u"https://a"_s}));
    const auto none = readSourceFacts(u"x"_s, "# nothing\n");
    QVERIFY(!none.has_value());
    QCOMPARE(none.error().code, base::kBadFormat);
}

void TestFactReader::reportsTheInvalidLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("detail");
    QTest::newRow("unknown key") << "namespace a\ncolour red\n"_ba << "2: unknown key or bad value"_ba;
    QTest::newRow("fact before its namespace") << "\ndate 2020\n"_ba << "2: misplaced or empty fact"_ba;
    QTest::newRow("two namespaces in a block")
        << "namespace a\nnamespace b\n"_ba << "2: misplaced or empty fact"_ba;
    QTest::newRow("missing value") << "namespace a\ndate\n"_ba << "2: misplaced or empty fact"_ba;
    QTest::newRow("empty value") << "namespace a\ndate \n"_ba << "2: misplaced or empty fact"_ba;
    QTest::newRow("reference without data")
        << "namespace a\nreference rfc\n"_ba << "2: unknown key or bad value"_ba;
}

void TestFactReader::reportsTheInvalidLine()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, detail);
    const auto read = readNamespaceFacts(u"x.txt"_s, text, NamespaceKind::Formal);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error(), (Error{base::kBadFormat, "x.txt", detail.toStdString()}));
}

NIDUS_TEST(tst_factreader, TestFactReader)
#include "tst_factreader.moc"
