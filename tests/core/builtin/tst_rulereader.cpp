// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/rulereader.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestRuleReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKey();
    void readsTheShortestHeader();
    void reportsTheInvalidLine_data();
    void reportsTheInvalidLine();
    void readsSamples();
    void reportsTheInvalidSample_data();
    void reportsTheInvalidSample();
};

void TestRuleReader::readsEveryKey()
{
    const auto read = readRule(
        u"x"_s,
        "; nid: a\n; scope: nid-nss\n; start: r\n; source: RFC 1\n; published: grammar\n"
        "; equivalence: hyphens-ignored, case-insensitive-fields 1\n; encoding: percent-utf8\n"
        "; check-digit: isbn\n; components: in-rule\n; note: one: two\n;   three\n\n; why\nr = DIGIT\n");
    QVERIFY(read.has_value());
    const BuiltinRule expected{.nid = u"a"_s,
                               .rule = {.scope = RuleScope::NidAndNss,
                                        .start = u"r"_s,
                                        .text = u"; why\nr = DIGIT\n"_s,
                                        .describesComponents = true,
                                        .equivalence = {u"hyphens-ignored"_s, u"case-insensitive-fields 1"_s},
                                        .encoding = {u"percent-utf8"_s},
                                        .checkDigit = u"isbn"_s},
                               .published = PublishedSyntax::Grammar,
                               .source = u"RFC 1"_s,
                               .note = u"one: two three"_s};
    QCOMPARE(*read, expected);
}

void TestRuleReader::readsTheShortestHeader()
{
    const auto read =
        readRule(u"x"_s, "; nid: a\n; scope: urn\n; start: r\n; source: s\n; published: none\n\nr = DIGIT\n");
    QVERIFY(read.has_value());
    QCOMPARE(read->rule.scope, RuleScope::Urn);
    QCOMPARE(read->published, PublishedSyntax::Opaque);
    QVERIFY(read->rule.equivalence.isEmpty() && read->rule.encoding.isEmpty() && read->note.isEmpty());
    QVERIFY(!read->rule.describesComponents);
}

void TestRuleReader::reportsTheInvalidLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("line");
    const QByteArray head = "; nid: a\n; scope: nss\n; start: r\n; source: s\n; published: prose\n";
    QTest::addRow("unknown key") << head + "; shape: red\n\nr = DIGIT\n" << u"6"_s;
    QTest::addRow("duplicate key") << head + "; nid: b\n\nr = DIGIT\n" << u"6"_s;
    QTest::addRow("missing value") << head + "; note: \n\nr = DIGIT\n" << u"6"_s;
    QTest::addRow("continuation without a key") << ";   a\n" + head + "\nr = DIGIT\n" << u"1"_s;
    QTest::addRow("missing grammar") << head << u"1"_s;
    QTest::addRow("missing start") << QByteArray(head).replace("; start: r\n", "") + "\nr = DIGIT\n"
                                   << u"1"_s;
    QTest::addRow("unknown scope") << QByteArray(head).replace("nss", "all") + "\nr = DIGIT\n" << u"1"_s;
    QTest::addRow("unknown publication") << QByteArray(head).replace("prose", "poem") + "\nr = DIGIT\n"
                                         << u"1"_s;
    QTest::addRow("unknown components") << head + "; components: out\n\nr = DIGIT\n" << u"1"_s;
}

void TestRuleReader::reportsTheInvalidLine()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, line);
    const auto read = readRule(u"x.abnf"_s, text);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().code, base::kBadFormat);
    QCOMPARE(read.error().subject, "x.abnf");
    QCOMPARE(QString::fromStdString(read.error().detail).section(u':', 0, 0), line);
}

void TestRuleReader::readsSamples()
{
    const auto read = readRuleSamples(u"x"_s, "urn:a:b\tvalid\town\nurn:a:-\tinvalid\ta hyphen\n");
    QVERIFY(read.has_value());
    const QList<Sample> expected{
        {.urn = u"urn:a:b"_s, .expected = ExpectedVerdict::Valid, .note = u"own"_s},
        {.urn = u"urn:a:-"_s, .expected = ExpectedVerdict::Invalid, .note = u"a hyphen"_s}};
    QCOMPARE(*read, expected);
}

void TestRuleReader::reportsTheInvalidSample_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("line");
    QTest::addRow("empty file") << QByteArray() << u"1"_s;
    QTest::addRow("missing note") << QByteArray("urn:a:b\tvalid\town\nurn:a:b\tvalid\t\n") << u"2"_s;
    QTest::addRow("two fields") << QByteArray("urn:a:b\tvalid\n") << u"1"_s;
    QTest::addRow("unknown verdict") << QByteArray("urn:a:b\tperhaps\town\n") << u"1"_s;
    QTest::addRow("incomplete last line") << QByteArray("urn:a:b\tvalid\town\nurn:a:c\tvalid\town") << u"2"_s;
}

void TestRuleReader::reportsTheInvalidSample()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, line);
    const auto read = readRuleSamples(u"x.samples.tsv"_s, text);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error().subject, "x.samples.tsv");
    QCOMPARE(QString::fromStdString(read.error().detail).section(u':', 0, 0), line);
}

NIDUS_TEST(tst_rulereader, TestRuleReader)
#include "tst_rulereader.moc"
