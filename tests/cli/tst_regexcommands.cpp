// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// grammar regex, and grammar compare with names, dialects, and batches.
class TestRegexCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void prints_data();
    void prints();
    void refuses_data();
    void refuses();
    void comparesSides_data();
    void comparesSides();
    void namesWhatCannotBeCompared_data();
    void namesWhatCannotBeCompared();
    void comparesOnlyAsciiIfUndecided_data();
    void comparesOnlyAsciiIfUndecided();
    void takesNamespaces();
    void comparesBatches();
    void rejectsInvalidSides_data();
    void rejectsInvalidSides();

private:
    [[nodiscard]] QString file(const QByteArray& grammar);

    QTemporaryDir m_folder;
    int m_files = 0;
};

QString TestRegexCommands::file(const QByteArray& grammar)
{
    QFile file(m_folder.filePath(u"g%1.abnf"_s.arg(++m_files)));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(grammar);
    return file.fileName();
}

void TestRegexCommands::prints_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("pattern");
    const QString grammar = file("sheet = 1*DIGIT [ \"/\" edition ]\nedition = %s\"a\"\n");
    QTest::newRow("a namespace") << QStringList{u"issn"_s}
                                 << QByteArray("^[Uu][Rr][Nn]:[Ii][Ss][Ss][Nn]:[0-9]{4}-?[0-9]{3}[X0-9]$");
    QTest::newRow("only the NSS") << QStringList{u"ISSN"_s, u"--nss"_s}
                                  << QByteArray("^[0-9]{4}-?[0-9]{3}[X0-9]$");
    QTest::newRow("XML Schema") << QStringList{u"issn"_s, u"--nss"_s, u"--dialect=xsd"_s}
                                << QByteArray("[0-9]{4}-?[0-9]{3}[X0-9]");
    QTest::newRow("another rule of a namespace")
        << QStringList{u"isbn"_s, u"--start=isbn-10"_s, u"--dialect=ere"_s}
        << QByteArray("^[0-9](-?[0-9]){8}-?[X0-9]$");
    QTest::newRow("a file") << QStringList{grammar} << QByteArray("^[0-9]+(?:\\/a)?$");
    QTest::newRow("a rule of a file")
        << QStringList{grammar, u"--start"_s, u"edition"_s} << QByteArray("^a$");
    QTest::newRow("a file of a namespace")
        << QStringList{grammar, u"--nid"_s, u"Map"_s, u"--dialect"_s, u"python"_s}
        << QByteArray("^[Uu][Rr][Nn]:[Mm][Aa][Pp]:[0-9]+(?:/a)?\\Z");
    QTest::newRow("another dialect") << QStringList{u"ecma:^\\w$"_s, u"--dialect=re2"_s}
                                     << QByteArray("^[A-Za-z0-9_]$");
}

void TestRegexCommands::prints()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, pattern);
    const CliResult result = Cli().run(QStringList{u"grammar"_s, u"regex"_s} + words);
    QCOMPARE(result.out, pattern + '\n');
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QByteArray());
}

void TestRegexCommands::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("reason");
    const QString nested = file("a = \"(\" [ a ] \")\"\n");
    QTest::newRow("not regular") << QStringList{nested} << nested.toUtf8() + ": The question cannot be";
    QTest::newRow("a count") << QStringList{file("a = 2000DIGIT\n"), u"--dialect=re2"_s}
                             << QByteArray("The dialect re2 allows counts up to 1000; the grammar requires "
                                           "2000.");
    QTest::newRow("a control character") << QStringList{file("a = %x09\n"), u"--dialect=ere"_s}
                                         << QByteArray("A pattern of the dialect ere cannot contain U+0009.");
    QTest::newRow("bytes") << QStringList{file("a = %xE9\n")}
                           << QByteArray("The rule \"a\" contains bytes above 0x7F");
    QTest::newRow("too long") << QStringList{file("a = b b b b b b b b\nb = c c c c c c c c\n"
                                                  "c = d d d d d d d d\nd = f f f f f f f f\n"
                                                  "f = \"xy\" / \"zab\"\n")}
                              << QByteArray("longer than 16 KiB");
    QTest::newRow("nothing") << QStringList{file("a = \"x\" a\n")} << QByteArray("No text matches the rule");
    QTest::newRow("an unknown dialect")
        << QStringList{u"issn"_s, u"--dialect=perl"_s} << QByteArray("json-schema");
    QTest::newRow("an unknown NID") << QStringList{u"isnb"_s} << QByteArray("Did you mean \"isbn\"?");
    QTest::newRow("an unknown version") << QStringList{u"isbn@7"_s} << QByteArray("isbn@7");
    QTest::newRow("a namespace and a NID")
        << QStringList{u"issn"_s, u"--nid=map"_s} << QByteArray("--nid requires a FILE");
    QTest::newRow("URNs and NSSs") << QStringList{file("a = \"b\"\n"), u"--nid=map"_s, u"--nss"_s}
                                   << QByteArray("--nss");
}

void TestRegexCommands::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, reason);
    const CliResult result = Cli().run(QStringList{u"grammar"_s, u"regex"_s} + words);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(reason), result.err);
}

void TestRegexCommands::comparesSides_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QByteArray>("out");
    const QString grammar = file("b = a\na = 2DIGIT\n");
    QTest::newRow("a file and a rule") << grammar << grammar + u"#a"_s << QByteArray("equal\t-\t-\n");
    QTest::newRow("a namespace and a pattern")
        << u"issn"_s << u"ecma:^\\d{4}-\\d{3}[\\dX]$"_s << QByteArray("superset\t00000000\t-\n");
    QTest::newRow("a pattern that is not anchored")
        << u"issn"_s << u"ecma:\\d{4}-?\\d{3}[\\dX]"_s << QByteArray("subset\t-\ta00000000\n");
    QTest::newRow("whole URNs") << u"urn:issn"_s
                                << u"pcre:^(?i:urn):[Ii]{1}[Ss]{2}[Nn]:\\d{4}-?\\d{3}[\\dX]\\z"_s
                                << QByteArray("equal\t-\t-\n");
    QTest::newRow("a rule of a namespace")
        << u"isbn#isbn-10"_s << u"re:[0-9](-?[0-9]){8}-?[0-9X]"_s << QByteArray("equal\t-\t-\n");
    QTest::newRow("a dollar that matches before a line feed")
        << u"issn"_s << u"python:^[0-9]{4}-?[0-9]{3}[0-9X]$"_s << QByteArray("subset\t-\t00000000\\x0A\n");
    QTest::newRow("a version") << u"issn"_s << u"issn@0"_s << QByteArray();
}

void TestRegexCommands::comparesSides()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(QByteArray, out);
    const CliResult result = Cli().run({u"grammar"_s, u"compare"_s, left, right});
    QCOMPARE(result.out, out);
    QCOMPARE(result.status, out.isEmpty() ? 2 : out.startsWith("equal") ? 0 : 1);
    QCOMPARE(result.err.isEmpty(), !out.isEmpty());
}

void TestRegexCommands::namesWhatCannotBeCompared_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("look-ahead") << u"ecma:^(?!0)\\d+$"_s
                                << QByteArray(
                                       ":1:2: error[grammar.regex-irregular]: \"(?!\" is not supported");
    QTest::newRow("back-reference") << u"pcre:^(a)\\1$"_s
                                    << QByteArray(":1:5: error[grammar.regex-irregular]: \"\\1\"");
    QTest::newRow("a syntax error") << u"re:^\\d+$"_s << QByteArray(":1:1: error[grammar.regex-syntax]");
    QTest::newRow("a long pattern") << u"ecma:"_s + QString(100, u'a') + u"(?=b)"_s
                                    << "ecma:" + QByteArray(75, 'a') + "\u2026:1:101: error[";
}

void TestRegexCommands::namesWhatCannotBeCompared()
{
    QFETCH(QString, pattern);
    QFETCH(QByteArray, message);
    const CliResult result = Cli().run({u"grammar"_s, u"compare"_s, u"issn"_s, pattern});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), result.err);
    QCOMPARE(result.err.count('\n'), 1);
}

void TestRegexCommands::comparesOnlyAsciiIfUndecided_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("warning");
    QTest::newRow("digits") << u"python:^\\d\\Z"_s << u"re:[0-9]"_s << QByteArray("equal\t-\t-\n")
                            << QByteArray(":1:2: warning[grammar.regex-unicode]: \"\\d\" is");
    QTest::newRow("ignored case") << u"python:(?i)^k\\Z"_s << u"re:[kK]"_s << QByteArray("equal\t-\t-\n")
                                  << QByteArray(":1:1: warning[grammar.regex-unicode]: \"(?i)\" is");
    QTest::newRow("a letter that may match") << u"re:[0-9A-Za-z_\u00E9]"_s << u"python:^\\w\\Z"_s
                                             << QByteArray("equal\t-\t-\n") << QByteArray("\"\\w\" is");
    QTest::newRow("exact in ASCII") << u"re:[0-9]|\u00E9"_s << u"python:(?a)^\\d\\Z"_s
                                    << QByteArray("superset\t\\xC3\\xA9\t-\n") << QByteArray();
}

void TestRegexCommands::comparesOnlyAsciiIfUndecided()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, warning);
    const CliResult result = Cli().run({u"grammar"_s, u"compare"_s, left, right});
    QCOMPARE(result.out, out);
    QVERIFY2(warning.isEmpty() ? result.err.isEmpty() : result.err.contains(warning), result.err);
}

void TestRegexCommands::takesNamespaces()
{
    const auto run = [](const QStringList& words, const QByteArray& input = {}) {
        return Cli().run(QStringList{u"grammar"_s} + words, input);
    };
    QCOMPARE(run({u"match"_s, u"issn"_s, u"-"_s}, "0317-8471\n0317\n").out,
             QByteArray("Y\t0317-8471\nN\t0317\n"));
    QCOMPARE(run({u"sample"_s, u"issn"_s, u"--count=1"_s}).out, QByteArray("00000000\n"));
    QCOMPARE(run({u"sample"_s, u"isbn"_s, u"--start=isbn-10"_s, u"--count=1"_s}).out,
             QByteArray("0000000000\n"));
    QVERIFY(run({u"check"_s, u"issn"_s}).out.endsWith("shape regular, states 10\n"));
    QVERIFY(run({u"diagram"_s, u"issn"_s}).out.contains("<svg "));
    QCOMPARE(run({u"match"_s, u"python:^\\d\\Z"_s, u"-"_s}, "1\n").err.count("grammar.regex-unicode"), 1);
    const CliResult unknown = run({u"sample"_s, u"isnb"_s});
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("Did you mean \"isbn\"?"), unknown.err);
}

void TestRegexCommands::comparesBatches()
{
    const QString grammar = file("a = 2DIGIT\n");
    const QByteArray batch = "label\tleft\tright\n"
                             "same\t" +
                             grammar.toUtf8() +
                             "#a\tre:[0-9]{2}\n"
                             "\n"
                             "narrower\tissn\tecma:^\\d{4}-\\d{3}[\\dX]$\n"
                             "irregular\tissn\tecma:^(?=.)a$\n"
                             "unknown\tisnb\tre:a\n"
                             "two columns\tissn\n"
                             "warning and error\tpython:^\\d\\Z\tecma:^(?=.)a$\n"
                             "a long pattern\tissn\tecma:^(?=.)" +
                             QByteArray(5000, 'a') +
                             "\n"
                             "bytes\tissn\ta\0b\xFF\n"_ba;
    const CliResult result = Cli().run({u"grammar"_s, u"compare"_s, u"--batch"_s, u"-"_s}, batch);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 9);
    QCOMPARE(lines[0], QByteArray("same\tequal\t-\t-"));
    QCOMPARE(lines[1], QByteArray("narrower\tsuperset\t00000000\t-"));
    QVERIFY2(lines[2].startsWith("irregular\tfailed\t-\t-\tecma:^(?=.)a$:1:2: error"), lines[2]);
    QVERIFY2(lines[3].startsWith("unknown\tfailed\t-\t-\t") && lines[3].contains("isbn"), lines[3]);
    QVERIFY2(lines[4].startsWith("two columns\tfailed\t-\t-\t") && lines[4].contains("three columns"),
             lines[4]);
    QVERIFY2(lines[5].startsWith("warning and error\tfailed\t-\t-\tecma:^(?=.)a$:1:2: error"), lines[5]);
    QVERIFY2(lines[6].size() < 200 && lines[6].contains(":1:2: error"), lines[6]);
    QCOMPARE(lines[7], QByteArray("bytes\tfailed\t-\t-\tThe line contains a NUL character."));
    QCOMPARE(result.status, 2);
    QCOMPARE(result.err, QByteArray());
    const auto status = [](const QByteArray& pairs) {
        return Cli().run({u"grammar"_s, u"compare"_s, u"--batch=-"_s}, pairs).status;
    };
    const QByteArray approximate = "a\tpython:^\\d\\Z\tre:[0-9]\n";
    const QByteArray twice =
        Cli().run({u"grammar"_s, u"compare"_s, u"--batch=-"_s}, approximate + approximate).out;
    QCOMPARE(twice.count("a\tequal\t-\t-\tpython:"), 2);
    QCOMPARE(twice.count("warning[grammar.regex-unicode]"), 2);
    QCOMPARE(status("a\tre:a\tre:a\n"), 0);
    QCOMPARE(status("a\tre:a\tre:a\nb\tre:a\tre:b\n"), 1);
}

void TestRegexCommands::rejectsInvalidSides_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("one side") << QStringList{u"issn"_s} << QByteArray("Usage:");
    QTest::newRow("three") << QStringList{u"issn"_s, u"-"_s, u"isbn"_s} << QByteArray("Usage:");
    QTest::newRow("a batch and sides")
        << QStringList{u"--batch=-"_s, u"issn"_s, u"isbn"_s} << QByteArray("Usage:");
    QTest::newRow("no such file") << QStringList{u"no/such/file"_s, u"issn"_s}
                                  << QByteArray("does not exist");
    QTest::newRow("an unknown dialect")
        << QStringList{u"issn"_s, u"foo:abc"_s}
        << QByteArray("iregexp, ecma, json-schema, xsd, ere, pcre, python, re2.");
    QTest::newRow("both from a pipe") << QStringList{u"-"_s, u"-"_s} << QByteArray("standard input");
}

void TestRegexCommands::rejectsInvalidSides()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, message);
    const CliResult result = Cli().run(QStringList{u"grammar"_s, u"compare"_s} + words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), result.err);
}

NIDUS_TEST(tst_regexcommands, TestRegexCommands)
#include "tst_regexcommands.moc"
