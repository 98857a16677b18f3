// SPDX-License-Identifier: Apache-2.0
#include "core/report/summary/checksummary.h"
#include "tests/cli/checkedurns.h"
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using nidus::report::kMostNids;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::kInput;
using nidus::test::write;

namespace {

QStringList codes(const QByteArray& tsv)
{
    QStringList found;
    for (const QByteArray& line : tsv.split('\n')) {
        if (!line.isEmpty())
            found.append(QString::fromUtf8(line.split('\t').value(4)));
    }
    return found;
}

} // namespace

class TestCheckCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsForBuildSystems();
    void writesTsvColumns();
    void writesCsv();
    void writesJsonLines();
    void writesAJsonArray_data();
    void writesAJsonArray();
    void writesTextWithPlaces();
    void showsSourceAndCaretOnATerminal();
    void passesOnlyItsOwnColors();
    void writesNothingButTheSummary();
    void leavesOutValidLines();
    void keepsLinesWithAWarning_data();
    void keepsLinesWithAWarning();
    void checksAgainst_data();
    void checksAgainst();
    void suggestsANamespace();
    void findsDuplicates();
    void findsDuplicatesAcrossFiles();
    void namesTheFileOfEachRow_data();
    void namesTheFileOfEachRow();
    void summarizesByNid();
    void combinesNidsBeyondTheLimit();
    void givesTheSameReportWithSeveralJobs_data();
    void givesTheSameReportWithSeveralJobs();
    void staysWellFormedWhenInterrupted();
    void setsTheExitStatus_data();
    void setsTheExitStatus();
    void rejectsInvalidJobs();
};

void TestCheckCommand::writesTsvColumns()
{
    const CliResult result = Cli().run({u"check"_s, u"--format"_s, u"tsv"_s}, kInput);
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 5); // four rows and the empty text after the last LF
    QCOMPARE(lines[0], QByteArray("1\tvalid\tisbn\t\t\turn:isbn:0451450523\t"));
    QVERIFY(lines[1].startsWith("3\tinvalid\tisbn\t14\turn.nss.bad-char\turn:isbn:04514\\x2050523\t"));
    QVERIFY(!lines[1].endsWith('\t')); // the message
    QVERIFY(
        lines[2].startsWith("4\tunregistered\tnosuchname\t4\tnamespace.unregistered\turn:nosuchname:1\t"));
    QVERIFY(lines[3].startsWith("5\tunregistered\tx-foo\t4\tnamespace.never-registrable\turn:x-foo:1\t"));
    QVERIFY(result.err.contains("4 checked: 1 valid, 1 invalid, 2 unregistered, 0 undecided; 1 blank"));
}

void TestCheckCommand::writesCsv()
{
    const CliResult result =
        Cli().run({u"check"_s, u"--format=csv"_s, u"--against=none"_s}, "urn:example:a,b\n=x\n");
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines[0], QByteArray("line,verdict,nid,offset,code,urn,message\r"));
    QCOMPARE(lines[1], QByteArray("1,valid,example,,,\"urn:example:a,b\",\r"));
    QVERIFY(lines[2].startsWith("2,invalid,,0,urn.scheme.not-urn,\"'=x\","));
    QCOMPARE(lines.size(), 4);
}

void TestCheckCommand::writesJsonLines()
{
    const CliResult result = Cli().run({u"check"_s, u"--format=jsonl"_s}, kInput);
    QCOMPARE(result.out.count('\n'), 4);
    QVERIFY(result.out.startsWith(R"({"line":1,"verdict":"valid","nid":"isbn","offset":null,"code":null,)"
                                  R"("urn":"urn:isbn:0451450523","message":null})"));
    const QJsonObject bad = result.object(1);
    QCOMPARE(bad[u"line"_s].toInt(), 3);
    QCOMPARE(bad[u"offset"_s].toInt(), 14);
    QCOMPARE(bad[u"escaped"_s], QJsonValue(true));
    QCOMPARE(bad[u"findings"_s][0][u"code"_s].toString(), u"urn.nss.bad-char"_s);
    QCOMPARE(bad[u"findings"_s][0][u"message"_s], bad[u"message"_s]);
}

void TestCheckCommand::writesAJsonArray_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("rows");
    QTest::newRow("no lines") << QByteArray() << 0;
    QTest::newRow("one line") << QByteArray("urn:isbn:1") << 1;
    QTest::newRow("several lines") << QByteArray(kInput) << 4;
}

void TestCheckCommand::writesAJsonArray()
{
    QFETCH(QByteArray, input);
    QFETCH(int, rows);
    const CliResult result = Cli().run({u"check"_s, u"--format=json"_s}, input);
    QVERIFY(QJsonDocument::fromJson(result.out).isArray());
    QCOMPARE(result.array().size(), rows);
}

void TestCheckCommand::writesTextWithPlaces()
{
    const QTemporaryDir folder;
    const QString path = write(folder, u"list.txt"_s, "urn:isbn:1\nurn:example:\xC3\xA9?x\n");
    const CliResult result = Cli().run({u"check"_s, u"--against=none"_s, path});
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines[0], path.toUtf8() + ":1: valid: urn:isbn:1");
    QVERIFY(lines[1].startsWith(path.toUtf8() + ":2:13: invalid[urn.nss.bad-char]: "));
    // The second error of the line is a note; its column counts characters, not bytes.
    QVERIFY2(lines[2].startsWith(path.toUtf8() + ":2:14: note[urn.stray-question-mark]: "), result.out);
    QCOMPARE(lines.size(), 4);
    QVERIFY(!result.out.contains('\x1b'));
}

void TestCheckCommand::showsSourceAndCaretOnATerminal()
{
    const Cli cli{.outIsTerminal = true, .useColor = true};
    CliResult result = cli.run({u"check"_s, u"--against=none"_s}, "urn:a-b: c\n");
    QVERIFY(result.out.contains('\x1b'));
    result = cli.run({u"check"_s, u"--against=none"_s, u"--color=never"_s}, "urn:a-b: c\n");
    QVERIFY(!result.out.contains('\x1b'));
    QVERIFY2(result.out.endsWith("    urn:a-b:\\x20c\n            ^\n"), result.out);
    result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--color=always"_s}, "urn:a-b: c\n");
    QVERIFY(!result.out.contains('\x1b')); // never in machine formats
    result = Cli().run({u"check"_s, u"--color=always"_s}, "urn:a-b: c\n");
    QVERIFY(result.out.contains('\x1b'));
}

void TestCheckCommand::passesOnlyItsOwnColors()
{
    const Cli cli{.outIsTerminal = true, .useColor = true};
    const QTemporaryDir folder;
    for (const QString& name : {u"\x1b[31mred"_s, u"\x1b[0mplain"_s}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("urn:a-b: c\n");
        file.close();
        const QByteArray shown = "/\\u{1B}" + name.sliced(1).toUtf8() + ":1";
        for (const QString& format : {u"text"_s, u"tsv"_s, u"sarif"_s, u"junit"_s}) {
            const QByteArray out =
                cli.run({u"check"_s, u"--against=none"_s, u"--format"_s, format, file.fileName()}).out;
            QVERIFY2(!out.contains(name.toUtf8()), out);
            QCOMPARE(out.contains('\x1b'), format == u"text"_s);
            QCOMPARE(out.contains(shown), format == u"text"_s);
        }
        const QByteArray grammar = cli.run({u"grammar"_s, u"check"_s, file.fileName()}).out;
        QVERIFY2(grammar.contains("\x1b[31merror") && !grammar.contains(name.toUtf8()), grammar);
    }
}

void TestCheckCommand::writesNothingButTheSummary()
{
    const CliResult result = Cli().run({u"check"_s, u"--format=none"_s}, kInput);
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("4 checked"));
    const CliResult warned = Cli().run({u"check"_s, u"--format=none"_s}, "urn:isbn:0451450524\n");
    QVERIFY2(warned.err.contains("1 of the valid ones have a warning"), warned.err);
}

void TestCheckCommand::leavesOutValidLines()
{
    for (const QString& format : {u"text"_s, u"tsv"_s, u"jsonl"_s}) {
        const CliResult result = Cli().run({u"check"_s, u"--only-bad"_s, u"--format"_s, format}, kInput);
        QVERIFY(!result.out.contains("0451450523"));
        QVERIFY(result.out.contains("nosuchname"));
    }
}

void TestCheckCommand::keepsLinesWithAWarning_data()
{
    QTest::addColumn<QString>("format");
    for (const char* const format : {"text", "tsv", "csv", "jsonl", "json", "sarif", "junit"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

/// A wrong check digit is a warning.
void TestCheckCommand::keepsLinesWithAWarning()
{
    QFETCH(QString, format);
    const QByteArray input = "urn:isbn:0451450523\nurn:isbn:0451450524\nurn:issn:1046-8189\nurn:isbn:x\n";
    const QStringList words{u"check"_s, u"--only-bad"_s, u"--format"_s, format};
    const CliResult errors = Cli().run(words, input);
    QVERIFY(errors.out.contains("syntax rule of"));
    QVERIFY(!errors.out.contains("check digit"));
    QVERIFY2(errors.err.contains("4 checked: 3 valid, 1 invalid, 0 unregistered, 0 undecided; 2 of the valid "
                                 "ones have a warning"),
             errors.err);
    const QStringList withWarnings = words + QStringList{u"--fail-level=warning"_s};
    const CliResult warnings = Cli().run(withWarnings, input);
    QCOMPARE(warnings.out.count("check digit is"), format == u"jsonl"_s || format == u"json"_s ? 4 : 2);
    QVERIFY(!warnings.out.contains("0451450523"));
    QCOMPARE(warnings.status, 1);
    const QTemporaryDir folder;
    const QString file = write(folder, u"urns"_s, input);
    const QString part = folder.filePath(u"part"_s);
    QCOMPARE(Cli().run(withWarnings + QStringList{u"--part=1/1"_s, u"-o"_s, part, file}).status, 1);
    const CliResult merged = Cli().run({u"check"_s, u"--merge"_s, part});
    QCOMPARE(merged.out, Cli().run(withWarnings + QStringList{file}).out);
    QVERIFY2(merged.err.contains("; 2 of the valid ones have a warning"), merged.err);
    QCOMPARE(Cli().run(words + QStringList{u"--fail-level=warning"_s}, "urn:isbn:0451450524\n").status, 1);
}

void TestCheckCommand::checksAgainst_data()
{
    QTest::addColumn<QString>("against");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("auto") << u"auto"_s
                          << QStringList{QString(), u"urn.nss.bad-char"_s, u"namespace.unregistered"_s,
                                         u"namespace.never-registrable"_s};
    QTest::newRow("none") << u"none"_s << QStringList{QString(), u"urn.nss.bad-char"_s, QString(), QString()};
    QTest::newRow("a namespace, any case")
        << u"ISBN"_s
        << QStringList{QString(), u"urn.nss.bad-char"_s, u"namespace.other"_s, u"namespace.other"_s};
}

void TestCheckCommand::checksAgainst()
{
    QFETCH(QString, against);
    QFETCH(QStringList, expected);
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--against"_s, against}, kInput);
    QCOMPARE(codes(result.out), expected);
}

void TestCheckCommand::suggestsANamespace()
{
    const CliResult result = Cli().run({u"check"_s, u"--against=isnb"_s}, kInput);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("isnb") && result.err.contains("Did you mean"), result.err);
}

void TestCheckCommand::findsDuplicates()
{
    const QByteArray input(
        "urn:example:a%2c\nurn:example:b\nURN:EXAMPLE:a%2C?=q\nurn:example:b x\nurn:example:b x\n");
    CliResult result = Cli().run({u"check"_s, u"--duplicates"_s, u"--format=tsv"_s}, input);
    QCOMPARE(codes(result.out), QStringList({QString(), QString(), u"check.duplicate"_s,
                                             u"urn.nss.bad-char"_s, u"urn.nss.bad-char"_s}));
    QVERIFY(result.err.contains("1 duplicates"));
    result = Cli().run({u"check"_s, u"--duplicates"_s, u"--format=jsonl"_s, u"--only-bad"_s},
                       "urn:example:a\nurn:example:a\n");
    QCOMPARE(result.status, 0); // a warning; the verdict does not change
    QCOMPARE(result.out.count('\n'), 1);
    QCOMPARE(result.object(0)[u"verdict"_s].toString(), u"valid"_s);
    QCOMPARE(result.object(0)[u"duplicateOf"_s].toInt(), 1);
    result = Cli().run({u"check"_s, u"--duplicates"_s}, "urn:example:a\nurn:example:a\n");
    QVERIFY2(result.out.contains("-:2:1: valid[check.duplicate]: "), result.out);
}

void TestCheckCommand::findsDuplicatesAcrossFiles()
{
    const QTemporaryDir folder;
    const QString first = write(folder, u"first"_s, "\nurn:example:a\n");
    const QString second = write(folder, u"second"_s, "urn:example:a\n");
    const CliResult result = Cli().run({u"check"_s, u"--duplicates"_s, first, second});
    QVERIFY2(result.out.contains(first.toUtf8() + ":2."), result.out);
}

void TestCheckCommand::namesTheFileOfEachRow_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("end"); // of a row of the second file
    QTest::newRow("tsv") << u"tsv"_s << QByteArray("\tsecond\n");
    QTest::newRow("csv") << u"csv"_s << QByteArray(",second\r\n");
    QTest::newRow("jsonl") << u"jsonl"_s << QByteArray("\"file\":\"second\"}\n");
}

void TestCheckCommand::namesTheFileOfEachRow()
{
    QFETCH(QString, format);
    QFETCH(QByteArray, end);
    const QTemporaryDir folder;
    const QString first = write(folder, u"first"_s, "urn:isbn:1\n");
    const QString second = write(folder, u"second"_s, "urn:example:a\n");
    const auto report = [&](const QStringList& files) {
        QByteArray out = Cli().run(QStringList{u"check"_s, u"--format"_s, format} + files).out;
        return out.replace(folder.path().toUtf8() + '/', QByteArray());
    };
    const QByteArray both = report({first, second});
    QVERIFY2(both.contains("first") && both.endsWith(end), both);
    QCOMPARE(both.startsWith("line,verdict,nid,offset,code,urn,message,file\r\n"), format == "csv"_L1);
    QVERIFY(!report({second}).contains("second")); // one file needs no name
}

void TestCheckCommand::summarizesByNid()
{
    const QByteArray input =
        "urn:isbn:0451450523\nurn:ISBN:04514 50523\nurn:isbn:x\n\nurn:nosuchname:1\nno urn\n"
        "urn:isbn:y\n";
    const QStringList words{u"check"_s, u"--summary"_s, u"--format"_s};
    const CliResult tsv = Cli().run(words + QStringList{u"tsv"_s}, input);
    QCOMPARE(tsv.out,
             QByteArray("isbn\t4\t1\t3\t0\t0\tnamespace.syntax-rule\t2\turn:isbn:x\t0\n"
                        "isbn\t4\t1\t3\t0\t0\turn.nss.bad-char\t1\turn:ISBN:04514\\x2050523\t0\n"
                        "\t1\t0\t1\t0\t0\turn.scheme.not-urn\t1\tno\\x20urn\t0\n"
                        "nosuchname\t1\t0\t0\t1\t0\tnamespace.unregistered\t1\turn:nosuchname:1\t0\n"));
    QCOMPARE(tsv.status, 1);
    const QJsonArray json = Cli().run(words + QStringList{u"json"_s}, input).array();
    QCOMPARE(json.size(), 3);
    QCOMPARE(json[0][u"nid"_s].toString(), u"isbn"_s);
    QCOMPARE(json[0][u"invalid"_s].toInt(), 3);
    QCOMPARE(json[0][u"codes"_s][0][u"example"_s].toString(), u"urn:isbn:x"_s);
    QVERIFY(json[1][u"nid"_s].isNull());
    const CliResult text = Cli().run(words + QStringList{u"text"_s}, input);
    QVERIFY2(
        text.out.startsWith("isbn: 4 checked, 25.0 % valid: 1 valid, 3 invalid, 0 unregistered, 0 undecided\n"
                            "           2  namespace.syntax-rule  urn:isbn:x\n"),
        text.out);
    QVERIFY2(text.err.contains("6 checked: 1 valid, 4 invalid, 1 unregistered"), text.err);
    QCOMPARE(Cli().run(words + QStringList{u"sarif"_s}, input).status, 2);
    QCOMPARE(Cli().run({u"check"_s, u"--summary"_s, u"--only-bad"_s}, input).status, 2);
}

void TestCheckCommand::combinesNidsBeyondTheLimit()
{
    QByteArray input;
    for (std::size_t i = 0; i < kMostNids + 2; ++i)
        input += "urn:n" + QByteArray::number(qulonglong(i)) + "a:1\n";
    const CliResult result = Cli().run({u"check"_s, u"--summary"_s, u"--format=tsv"_s}, input + input);
    QVERIFY(result.out.startsWith("*\t4\t0\t0\t4\t0\tnamespace.unregistered\t4\turn:n100000a:1\t0\n"));
    QCOMPARE(result.out.count('\n'), qsizetype(kMostNids) + 1);
}

void TestCheckCommand::givesTheSameReportWithSeveralJobs_data()
{
    QTest::addColumn<QStringList>("options");
    for (const char* const options :
         {"--format=text", "--format=tsv", "--format=csv", "--format=jsonl", "--format=json",
          "--format=sarif", "--format=junit", "--format=tsv --only-bad", "--format=jsonl --duplicates",
          "--format=tsv --summary", "--format=json --summary", "--format=json --only-bad --duplicates"})
        QTest::newRow(options) << QString::fromLatin1(options).split(u' ');
}

void TestCheckCommand::givesTheSameReportWithSeveralJobs()
{
    QFETCH(QStringList, options);
    const QTemporaryDir folder;
    QByteArray input;
    for (int i = 0; i < 9'000; ++i)
        input += (i % 7 == 0   ? "urn:example:a b"
                  : i % 5 == 0 ? "URN:isbn:97803064061"
                               : "urn:example:") +
                 QByteArray::number(i % 8'000) + '\n';
    const QStringList words = QStringList{u"check"_s} + options +
                              QStringList{write(folder, u"first"_s, input), write(folder, u"empty"_s, "\n"),
                                          write(folder, u"last"_s, input)};
    const CliResult one = Cli().run(words + QStringList{u"--jobs=1"_s});
    QVERIFY(one.out.contains("example"));
    for (const QString& jobs : {u"--jobs=2"_s, u"--jobs=5"_s}) {
        const CliResult several = Cli().run(words + QStringList{jobs});
        QVERIFY(one.out == several.out);
        QCOMPARE(one.err, several.err);
        QCOMPARE(one.status, several.status);
    }
}

void TestCheckCommand::staysWellFormedWhenInterrupted()
{
    const std::atomic<bool> interrupted{true};
    const Cli cli{.interrupted = &interrupted};
    const CliResult result = cli.run({u"parse"_s}, kInput);
    QVERIFY(result.out.isEmpty());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"report.json"_s);
    const CliResult report = cli.run({u"check"_s, u"--format=json"_s, u"-o"_s, path}, kInput);
    QVERIFY(report.err.contains("interrupted"));
}

void TestCheckCommand::setsTheExitStatus_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("all valid") << QByteArray("urn:example:a\n") << QStringList() << 0;
    QTest::newRow("nothing at all") << QByteArray() << QStringList() << 0;
    QTest::newRow("unregistered") << QByteArray("urn:nosuchname:a\n") << QStringList() << 1;
    QTest::newRow("invalid") << QByteArray("urn:isbn\n") << QStringList() << 1;
    QTest::newRow("undecided") << QByteArray("urn:example:" + QByteArray(2 << 20, 'a')) << QStringList() << 1;
    QTest::newRow("never") << QByteArray("urn:isbn\n") << QStringList{u"--fail-level=never"_s} << 0;
    QTest::newRow("duplicate") << QByteArray("urn:example:a\nurn:example:a\n")
                               << QStringList{u"--duplicates"_s, u"--fail-level=warning"_s} << 1;
    QTest::newRow("wrong check digit") << QByteArray("urn:isbn:0451450524\n") << QStringList() << 0;
    QTest::newRow("wrong check digit, warnings count, nothing shown")
        << QByteArray("urn:isbn:0451450524\n") << QStringList{u"--format=none"_s, u"--fail-level=warning"_s}
        << 1;
    QTest::newRow("wrong check digit, warnings count, only bad ones shown")
        << QByteArray("urn:isbn:0451450524\n") << QStringList{u"--only-bad"_s, u"--fail-level=warning"_s}
        << 1;
    QTest::newRow("RFC 2141") << QByteArray("urn:example:a&b\n") << QStringList{u"--rfc=2141"_s} << 1;
}

void TestCheckCommand::setsTheExitStatus()
{
    QFETCH(QByteArray, input);
    QFETCH(QStringList, options);
    QFETCH(int, status);
    for (const QString& format : {u"text"_s, u"tsv"_s, u"csv"_s, u"jsonl"_s, u"json"_s, u"none"_s}) {
        const QStringList words = QStringList{u"check"_s, u"--format"_s, format} + options;
        QCOMPARE(Cli().run(words, input).status, status);
    }
}

void TestCheckCommand::rejectsInvalidJobs()
{
    for (const QString& jobs : {u"0"_s, u"-1"_s, u"many"_s, u"99999"_s, u"2x"_s})
        QCOMPARE(Cli().run({u"check"_s, u"--jobs"_s, jobs}).status, 2);
}

void TestCheckCommand::reportsForBuildSystems()
{
    const QByteArray input("urn:issn:1050-124X\nurn:issn:1050_124X\n\n\xC3\xA9 <&\"\nurn:issn:1046-8189\n");
    const QJsonObject sarif = Cli().run({u"check"_s, u"--format=sarif"_s}, input).object();
    const QJsonArray results = sarif[u"runs"_s][0][u"results"_s].toArray();
    QCOMPARE(results.size(), 3); // without the valid one, but with the one that has a warning
    QCOMPARE(results[0][u"ruleId"_s].toString(), u"namespace.syntax-rule"_s);
    const QJsonValue region = results[0][u"locations"_s][0][u"physicalLocation"_s][u"region"_s];
    QCOMPARE(region[u"startLine"_s].toInt(), 2);
    QCOMPARE(region[u"startColumn"_s].toInt(), 14);
    QCOMPARE(results[2][u"level"_s].toString(), u"warning"_s);

    const CliResult junit = Cli().run({u"check"_s, u"--format=junit"_s}, input);
    QCOMPARE(junit.status, 1);
    QXmlStreamReader xml(junit.out);
    QStringList seen;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement())
            seen.append(u"%1 %2"_s.arg(xml.name(), xml.attributes().value(u"name"_s)));
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(seen,
             (QStringList{u"testsuites nidus-cli"_s, u"testsuite -"_s, u"testcase urn:issn:1050-124X"_s,
                          u"testcase urn:issn:1050_124X"_s, u"failure "_s, u"testcase \\xC3\\xA9\\x20<&\""_s,
                          u"failure "_s, u"testcase urn:issn:1046-8189"_s, u"system-out "_s}));
    QXmlStreamReader empty(Cli().run({u"check"_s, u"--format=junit"_s}, {}).out);
    while (!empty.atEnd())
        empty.readNext();
    QVERIFY(!empty.hasError());
}

NIDUS_TEST(tst_checkcommand, TestCheckCommand)
#include "tst_checkcommand.moc"
