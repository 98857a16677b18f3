// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// parse, equal, and normalize.
class TestUrnCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsAnObjectForEachUrn();
    void reportsTheFirstInvalidByte();
    void printsAnObjectForABlankLine();
    void reportsAdviceForValidUrns();
    void hasNoComponentsUnderRfc2141();
    void escapesOnBothSides();
    void appliesTheFailLevel_data();
    void appliesTheFailLevel();
    void comparesTwoUrns_data();
    void comparesTwoUrns();
    void comparesPairs();
    void normalizes_data();
    void normalizes();
    void rejectsAMissingFile();
    void reportsLineEndsOnce();
    void advisesTheSameEverywhere();
};

void TestUrnCommands::printsAnObjectForEachUrn()
{
    const CliResult result = Cli().run({u"parse"_s}, "urn:example:a\nurn:example:b?=c#\n");
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    QCOMPARE(result.out,
             QByteArray(R"({"line":1,"urn":"urn:example:a","valid":true,"nid":"example","nss":"a",)"
                        R"("r":null,"q":null,"f":null,"findings":[]})"
                        "\n"
                        R"({"line":2,"urn":"urn:example:b?=c#","valid":true,"nid":"example","nss":"b",)"
                        R"("r":null,"q":"c","f":"","findings":[]})"
                        "\n"));
}

void TestUrnCommands::reportsTheFirstInvalidByte()
{
    const CliResult result = Cli().run({u"parse"_s, u"-"_s}, "urn:cen.eu:en16931:2017#compliant#urn:x");
    QCOMPARE(result.status, 1);
    const QJsonObject object = result.object(0);
    QCOMPARE(object[u"valid"_s], QJsonValue(false));
    for (const char* key : {"nid", "nss", "r", "q", "f"})
        QVERIFY(object[QLatin1StringView(key)].isNull());
    const QJsonArray findings = object[u"findings"_s].toArray();
    QVERIFY(findings.size() >= 2); // both errors are reported, not only the first
    const QJsonObject first = findings[0].toObject();
    QCOMPARE(first[u"code"_s].toString(), u"urn.nid.bad-char"_s);
    QCOMPARE(first[u"severity"_s].toString(), u"error"_s);
    QCOMPARE(first[u"offset"_s].toInt(), 7);
    QVERIFY(!first[u"message"_s].toString().isEmpty());
    QVERIFY(first[u"section"_s].toString().contains(u"RFC 8141"_s));
    QVERIFY(first.contains(u"length"_s));
}

void TestUrnCommands::printsAnObjectForABlankLine()
{
    const CliResult result = Cli().run({u"parse"_s}, "urn:example:a\n\nurn:example:b\n");
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out.count('\n'), 3);
    QCOMPARE(result.object(1)[u"urn"_s].toString(), QString());
    QCOMPARE(result.object(1)[u"findings"_s][0][u"offset"_s].toInt(-1), 0);
    QCOMPARE(result.object(2)[u"line"_s].toInt(), 3);
    QVERIFY(Cli().run({u"parse"_s}).out.isEmpty());
}

void TestUrnCommands::reportsAdviceForValidUrns()
{
    const CliResult result = Cli().run({u"parse"_s}, "urn:example:a?+r\n");
    QCOMPARE(result.status, 0);
    const QJsonObject finding = result.object(0)[u"findings"_s][0].toObject();
    QCOMPARE(finding[u"code"_s].toString(), u"urn.advice.r-component"_s);
    QCOMPARE(finding[u"severity"_s].toString(), u"warning"_s);
}

void TestUrnCommands::hasNoComponentsUnderRfc2141()
{
    const CliResult result = Cli().run({u"parse"_s, u"--rfc"_s, u"2141"_s}, "urn:example:a/b?+c#d\n");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.object(0)[u"nss"_s].toString(), u"a/b?+c#d"_s);
    for (const char* key : {"r", "q", "f"})
        QVERIFY(result.object(0)[QLatin1StringView(key)].isNull());
}

void TestUrnCommands::escapesOnBothSides()
{
    const CliResult result = Cli().run({u"parse"_s, u"--escaped"_s}, "urn:example:\\xC3\\xA9\\x5C \n");
    QCOMPARE(result.status, 1);
    QCOMPARE(result.object(0)[u"urn"_s].toString(), u"urn:example:\\xC3\\xA9\\x5C\\x20"_s);
    QCOMPARE(result.object(0)[u"escaped"_s], QJsonValue(true));
    QCOMPARE(result.object(0)[u"findings"_s][0][u"offset"_s].toInt(), 12);
    QVERIFY(!Cli().run({u"parse"_s}, "urn:example:a\n").object(0).contains(u"escaped"_s));
}

void TestUrnCommands::appliesTheFailLevel_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("status");
    const QByteArray warned("urn:example:a?+r\n");
    const QByteArray bad("urn:example\n");
    QTest::newRow("warning stays below error") << warned << u"error"_s << 0;
    QTest::newRow("warning reaches warning") << warned << u"warning"_s << 1;
    QTest::newRow("error reaches warning") << bad << u"warning"_s << 1;
    QTest::newRow("never") << bad << u"never"_s << 0;
    QTest::newRow("nothing to report") << QByteArray("urn:example:a\n") << u"warning"_s << 0;
}

void TestUrnCommands::appliesTheFailLevel()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, level);
    QFETCH(int, status);
    QCOMPARE(Cli().run({u"parse"_s, u"--fail-level"_s, level}, input).status, status);
}

void TestUrnCommands::comparesTwoUrns_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("status");
    QTest::newRow("RFC 8141 3.1 case of scheme and NID")
        << QStringList{u"urn:example:a"_s, u"URN:EXAMPLE:a"_s} << QByteArray("equal\n") << 0;
    QTest::newRow("RFC 8141 3.2 components do not count")
        << QStringList{u"urn:example:a"_s, u"urn:example:a?=q#f"_s} << QByteArray("equal\n") << 0;
    QTest::newRow("RFC 2141 5 everything counts")
        << QStringList{u"--rfc=2141"_s, u"urn:example:a"_s, u"urn:example:a?=q#f"_s}
        << QByteArray("different\n") << 1;
    QTest::newRow("RFC 8141 3.2 case of the NSS")
        << QStringList{u"urn:example:a"_s, u"urn:example:A"_s} << QByteArray("different\n") << 1;
    QTest::newRow("not a URN") << QStringList{u"urn:example:a"_s, u"urn:x"_s} << QByteArray("invalid\n") << 1;
    QTest::newRow("escaped") << QStringList{u"--escaped"_s, u"urn:example:\\x61"_s, u"urn:example:a"_s}
                             << QByteArray("equal\n") << 0;
}

void TestUrnCommands::comparesTwoUrns()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, word);
    QFETCH(int, status);
    const CliResult result = Cli().run(QStringList{u"equal"_s} + arguments);
    QCOMPARE(result.out, word);
    QCOMPARE(result.status, status);
    QCOMPARE(result.err.isEmpty(), status == 0); // the reason, for people
}

void TestUrnCommands::comparesPairs()
{
    const CliResult result = Cli().run({u"equal"_s, u"-"_s}, "urn:example:a\turn:EXAMPLE:a\n"
                                                             "\n"
                                                             "urn:example:a\n"
                                                             "urn:example:a\turn:example:b\n");
    QCOMPARE(result.out, QByteArray("equal\ninvalid\ninvalid\ndifferent\n"));
    QCOMPARE(result.status, 1);
    QVERIFY(result.err.isEmpty());
    QCOMPARE(Cli().run({u"equal"_s, u"urn:example:a"_s}).status, 2);
}

void TestUrnCommands::normalizes_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<int>("status");
    QTest::newRow("key") << QStringList() << QByteArray("URN:Example:a%2c?=q%2c#f\n")
                         << QByteArray("urn:example:a%2C\n") << 0;
    QTest::newRow("full") << QStringList{u"--form"_s, u"full"_s} << QByteArray("URN:Example:a%2c?=q%2c#f\n")
                          << QByteArray("urn:example:a%2C?=q%2C#f\n") << 0;
    QTest::newRow("an empty line if it is not a URN")
        << QStringList() << QByteArray("x\n\nurn:example:a\n") << QByteArray("\n\nurn:example:a\n") << 1;
}

void TestUrnCommands::normalizes()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, output);
    QFETCH(int, status);
    const CliResult result = Cli().run(QStringList{u"normalize"_s} + options, input);
    QCOMPARE(result.out, output);
    QCOMPARE(result.status, status);
}

void TestUrnCommands::rejectsAMissingFile()
{
    const CliResult result = Cli().run({u"parse"_s, u"/nonexistent/file"_s});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains("/nonexistent/file"));
    QVERIFY(result.out.isEmpty());
}

void TestUrnCommands::reportsLineEndsOnce()
{
    const CliResult result =
        Cli().run({u"parse"_s}, "\xEF\xBB\xBFurn:example:a\r\nurn:example:b\r\nurn:example:c\r\n");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.object(0)[u"urn"_s].toString(), u"urn:example:a"_s);
    QCOMPARE(result.err.count("CR LF"), 1);
    QCOMPARE(result.err.count("byte order mark"), 1);
}

/// The rule of "isbn" rejects a blank, encoded or not. Where no rule is used, the advice depends on it.
void TestUrnCommands::advisesTheSameEverywhere()
{
    const QString urn = u"urn:isbn:978 1"_s;
    const QByteArray rejected = "remove or replace it; the syntax rule rejects %20, too.";
    for (const QString& format :
         {u"text"_s, u"tsv"_s, u"csv"_s, u"json"_s, u"jsonl"_s, u"sarif"_s, u"junit"_s}) {
        const CliResult result = Cli().run({u"check"_s, u"--format"_s, format}, urn.toUtf8() + '\n');
        QVERIFY2(result.out.contains(rejected), result.out.constData());
        QVERIFY2(!result.out.contains("encode it as"), result.out.constData());
    }
    const QStringList equal{u"equal"_s, urn, u"urn:isbn:1"_s, u"--namespace"_s};
    QVERIFY(Cli().run(equal + QStringList{u"auto"_s}).err.contains(rejected));
    const QByteArray unknown = "percent-encode it as %20 if the namespace allows that.";
    QVERIFY(Cli().run(equal + QStringList{u"none"_s}).err.contains(unknown));
    QVERIFY(Cli().run({u"parse"_s}, urn.toUtf8() + '\n').out.contains(unknown));
}

NIDUS_TEST(tst_urncommands, TestUrnCommands)
#include "tst_urncommands.moc"
