// SPDX-License-Identifier: Apache-2.0
#include "core/report/checksummary.h"
#include "tests/cli/clirun.h"
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using nidus::kMostNids;
using nidus::test::Cli;
using nidus::test::CliResult;

namespace {

/// One of each: valid, blank, invalid, unregistered, never registrable.
constexpr auto kInput = "urn:isbn:0451450523\n"
                        "\n"
                        "urn:isbn:04514 50523\n"
                        "urn:nosuchname:1\n"
                        "urn:x-foo:1\n";

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write test data");
    return path;
}

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
    void letsOnlyItsOwnColoursThrough();
    void namesUtf16_data();
    void namesUtf16();
    void writesNothingButTheSummary();
    void leavesOutValidLines();
    void checksAgainst_data();
    void checksAgainst();
    void suggestsANamespace();
    void findsDuplicates();
    void findsDuplicatesAcrossFiles();
    void namesTheFileOfEachRow_data();
    void namesTheFileOfEachRow();
    void sumsUp();
    void poolsNidsBeyondTheLimit();
    void extractsFromRunningText();
    void goesOnBehindAnUnreadableFile();
    void givesTheSameReportWithSeveralJobs_data();
    void givesTheSameReportWithSeveralJobs();
    void staysWellFormedWhenInterrupted();
    void checksAMemberOfJsonLines();
    void checksAColumnOfATable();
    void readsPackedInput_data();
    void readsPackedInput();
    void reportsWhatStandsBeforeDamage();
    void decidesTheExitStatus_data();
    void decidesTheExitStatus();
    void refusesBadJobs();
};

void TestCheckCommand::writesTsvColumns()
{
    const CliResult result = Cli().run({u"check"_s, u"--format"_s, u"tsv"_s}, kInput);
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 5); // four rows and what is behind the last LF
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
    const Cli cli{.outIsTerminal = true, .useColour = true};
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

void TestCheckCommand::letsOnlyItsOwnColoursThrough()
{
    const Cli cli{.outIsTerminal = true, .useColour = true};
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

void TestCheckCommand::namesUtf16_data()
{
    QTest::addColumn<QStringList>("words");
    for (const char* words :
         {"check", "check --extract", "parse", "normalize", "equal -", "grammar match re:a"})
        QTest::newRow(words) << QString::fromLatin1(words).split(u' ');
}

void TestCheckCommand::namesUtf16()
{
    QFETCH(const QStringList, words);
    const QString text = u"urn:isbn:0451450523\nurn:isbn:0451450524\n"_s;
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        for (const auto flag : {QStringConverter::Flag::WriteBom, QStringConverter::Flag::Default}) {
            QStringEncoder encoder(encoding, flag);
            const CliResult result = Cli().run(words, encoder(text));
            QCOMPARE(result.status, 2);
            QVERIFY2(result.err.contains("\"-\" is UTF-16") && result.err.contains("iconv -f UTF-16"),
                     result.err);
            QVERIFY(!result.out.contains("isbn"));
        }
    }
}

void TestCheckCommand::writesNothingButTheSummary()
{
    const CliResult result = Cli().run({u"check"_s, u"--format=none"_s}, kInput);
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("4 checked"));
}

void TestCheckCommand::leavesOutValidLines()
{
    for (const QString& format : {u"text"_s, u"tsv"_s, u"jsonl"_s}) {
        const CliResult result = Cli().run({u"check"_s, u"--only-bad"_s, u"--format"_s, format}, kInput);
        QVERIFY(!result.out.contains("0451450523"));
        QVERIFY(result.out.contains("nosuchname"));
    }
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
    QVERIFY2(result.err.contains("isnb") && result.err.contains("meant"), result.err);
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
    QCOMPARE(result.status, 0); // a warning, and the verdict stays
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

void TestCheckCommand::sumsUp()
{
    const QByteArray input =
        "urn:isbn:0451450523\nurn:ISBN:04514 50523\nurn:isbn:x\n\nurn:nosuchname:1\nno urn\n"
        "urn:isbn:y\n";
    const QStringList words{u"check"_s, u"--summary"_s, u"--format"_s};
    const CliResult tsv = Cli().run(words + QStringList{u"tsv"_s}, input);
    QCOMPARE(tsv.out, QByteArray("isbn\t4\t1\t3\t0\t0\tnamespace.syntax-rule\t2\turn:isbn:x\n"
                                 "isbn\t4\t1\t3\t0\t0\turn.nss.bad-char\t1\turn:ISBN:04514\\x2050523\n"
                                 "\t1\t0\t1\t0\t0\turn.scheme.not-urn\t1\tno\\x20urn\n"
                                 "nosuchname\t1\t0\t0\t1\t0\tnamespace.unregistered\t1\turn:nosuchname:1\n"));
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

void TestCheckCommand::poolsNidsBeyondTheLimit()
{
    QByteArray input;
    for (std::size_t i = 0; i < kMostNids + 2; ++i)
        input += "urn:n" + QByteArray::number(qulonglong(i)) + "a:1\n";
    const CliResult result = Cli().run({u"check"_s, u"--summary"_s, u"--format=tsv"_s}, input + input);
    QVERIFY(result.out.startsWith("*\t4\t0\t0\t4\t0\tnamespace.unregistered\t4\turn:n100000a:1\n"));
    QCOMPARE(result.out.count('\n'), qsizetype(kMostNids) + 1);
}

void TestCheckCommand::extractsFromRunningText()
{
    const QByteArray text("See (urn:isbn:0451450523), or <urn:isbn:\n  0451450523>;\nurn:nosuchname:1.\n");
    const CliResult result = Cli().run({u"check"_s, u"--extract"_s, u"--format=tsv"_s}, text);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray("1\tvalid\tisbn\t\t\turn:isbn:0451450523\t\t6"));
    QCOMPARE(lines[1], QByteArray("1\tvalid\tisbn\t\t\turn:isbn:0451450523\t\t32"));
    QVERIFY(
        lines[2].startsWith("3\tunregistered\tnosuchname\t4\tnamespace.unregistered\turn:nosuchname:1\t"));
    QVERIFY(lines[2].endsWith("\t1"));
    QCOMPARE(
        Cli().run({u"check"_s, u"--extract"_s, u"--format=jsonl"_s}, text).object(0)[u"column"_s].toInt(), 6);
    QVERIFY(Cli().run({u"check"_s, u"--extract"_s, u"--format=csv"_s}, text).out.contains(",column\r\n"));
}

void TestCheckCommand::goesOnBehindAnUnreadableFile()
{
    const QTemporaryDir folder;
    const QString good = write(folder, u"good"_s, "urn:example:a\n");
    const CliResult result =
        Cli().run({u"check"_s, u"--format=json"_s, folder.filePath(u"absent"_s), folder.path(), good});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.array().size(), 1);
    QCOMPARE(result.array()[0][u"file"_s].toString(), good);
    QCOMPARE(result.err.count("nidus-cli: "), 2);
    QVERIFY(Cli().run({u"check"_s, u"--format=json"_s, folder.filePath(u"absent"_s)}).out.isEmpty());
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

void TestCheckCommand::checksAMemberOfJsonLines()
{
    const QByteArray input = R"({"id":1,"urn":"urn:isbn:0451450523"}
{"urn":"urn:isbn:04514\u002050523"}
{"id":2}
{"urn":7}

{"nested":{"urn":"urn:isbn:1"}}
)";
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--json-field=urn"_s}, input);
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines[0], QByteArray("1\tvalid\tisbn\t\t\turn:isbn:0451450523\t\t16"));
    QVERIFY(lines[1].startsWith("2\tinvalid\tisbn\t14\turn.nss.bad-char\turn:isbn:04514\\x2050523\t"));
    QVERIFY(lines[1].endsWith("\t9"));
    for (const int i : {2, 3, 4})
        QVERIFY2(lines[i].contains("\tinvalid\t\t0\tcheck.no-member\t{"), lines[i]);
    const CliResult nested =
        Cli().run({u"check"_s, u"--format=tsv"_s, u"--against=none"_s, u"--json-field=nested.urn"_s}, input);
    QVERIFY2(nested.out.contains("6\tvalid\tisbn\t\t\turn:isbn:1\t\t19\n"), nested.out);
    QCOMPARE(Cli().run({u"check"_s, u"--json-field=a"_s, u"--extract"_s}, input).status, 2);
}

void TestCheckCommand::checksAColumnOfATable()
{
    const QByteArray input = "id;urn;note\r\n"
                             "1;urn:isbn:0451450523;ok\r\n"
                             "2;\"urn:isbn:04514\"\"50523\";\"a;\r\nb\"\r\n"
                             "3;;x\r\n"
                             "4\r\n";
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--column=urn"_s}, input);
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0], QByteArray("2\tvalid\tisbn\t\t\turn:isbn:0451450523\t\t3"));
    QVERIFY2(lines[1].startsWith("3\tinvalid\tisbn\t14\turn.nss.bad-char\turn:isbn:04514\"50523\t"),
             lines[1]);
    QVERIFY2(lines[2].startsWith("5\tinvalid\t\t0\turn.scheme.truncated\t\t"),
             lines[2]); // the row before had two
    QVERIFY2(lines[3].startsWith("6\tinvalid\t\t0\tcheck.no-column\t4\t"), lines[3]);
    // By number there is no header.
    const CliResult second = Cli().run({u"check"_s, u"--format=tsv"_s, u"--column=2"_s}, input);
    QVERIFY2(second.out.startsWith("1\tinvalid\t\t3\turn.scheme.truncated\turn\t"), second.out);
    QCOMPARE(second.out.count('\n'), 5);
    // Several processors, the same report.
    QCOMPARE(Cli().run({u"check"_s, u"--format=tsv"_s, u"--column=urn"_s, u"--jobs=4"_s}, input).out,
             result.out);
    const CliResult unknown = Cli().run({u"check"_s, u"--column=name"_s}, input);
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("no column is named \"name\"; there are: id, urn, note"), unknown.err);
    for (const QString& other : {u"--extract"_s, u"--escaped"_s, u"--json-field=a"_s, u"--part=1/2"_s})
        QCOMPARE(Cli().run({u"check"_s, u"--column=urn"_s, other}, input).status, 2);
}

void TestCheckCommand::readsPackedInput_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::newRow("gzip") << QByteArray::fromStdString(nidus::test::gzip(kInput));
    QTest::newRow("zstd") << QByteArray::fromStdString(nidus::test::zstd(kInput));
    QTest::newRow("xz") << QByteArray::fromStdString(nidus::test::xz(kInput));
}

/// By its first bytes, whatever the name, and on standard input.
void TestCheckCommand::readsPackedInput()
{
    QFETCH(QByteArray, packed);
    const QTemporaryDir folder;
    const QStringList command{u"check"_s, u"--format=tsv"_s};
    const CliResult plain = Cli().run(command, kInput);
    QCOMPARE(plain.out.count('\n'), 4);
    for (const CliResult& result :
         {Cli().run(command, packed), Cli().run(command + QStringList{write(folder, u"urns"_s, packed)}),
          Cli().run(command + QStringList{u"--jobs=4"_s}, packed)}) {
        QCOMPARE(result.status, 1);
        QCOMPARE(result.out, plain.out);
        QCOMPARE(result.err, plain.err);
    }
}

void TestCheckCommand::reportsWhatStandsBeforeDamage()
{
    const QTemporaryDir folder;
    const QByteArray packed =
        QByteArray::fromStdString(nidus::test::gzip(kInput) + nidus::test::gzip("urn:isbn:1\n")).chopped(1);
    const QString path = write(folder, u"urns.gz"_s, packed);
    const CliResult result =
        Cli().run({u"check"_s, u"--format=tsv"_s, path, u"-"_s}, "urn:isbn:0451450523\n");
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out.count('\n'), 6);
    QVERIFY(result.err.contains(path.toUtf8()));
    QVERIFY(result.err.contains("gzip: the data end too early"));
    QVERIFY2(result.err.contains("6 checked: "), result.err);
}

void TestCheckCommand::decidesTheExitStatus_data()
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
    QTest::newRow("wrong check digit, warnings count, only what is bad is shown")
        << QByteArray("urn:isbn:0451450524\n") << QStringList{u"--only-bad"_s, u"--fail-level=warning"_s}
        << 1;
    QTest::newRow("RFC 2141") << QByteArray("urn:example:a&b\n") << QStringList{u"--rfc=2141"_s} << 1;
}

void TestCheckCommand::decidesTheExitStatus()
{
    QFETCH(QByteArray, input);
    QFETCH(QStringList, options);
    QFETCH(int, status);
    for (const QString& format : {u"text"_s, u"tsv"_s, u"csv"_s, u"jsonl"_s, u"json"_s, u"none"_s}) {
        const QStringList words = QStringList{u"check"_s, u"--format"_s, format} + options;
        QCOMPARE(Cli().run(words, input).status, status);
    }
}

void TestCheckCommand::refusesBadJobs()
{
    for (const QString& jobs : {u"0"_s, u"-1"_s, u"many"_s, u"99999"_s, u"2x"_s})
        QCOMPARE(Cli().run({u"check"_s, u"--jobs"_s, jobs}).status, 2);
}

void TestCheckCommand::reportsForBuildSystems()
{
    const QByteArray input("urn:issn:1050-124X\nurn:issn:1050_124X\n\n\xC3\xA9 <&\"\nurn:issn:1046-8189\n");
    const QJsonObject sarif = Cli().run({u"check"_s, u"--format=sarif"_s}, input).object();
    const QJsonArray results = sarif[u"runs"_s][0][u"results"_s].toArray();
    QCOMPARE(results.size(), 3); // the valid one is left out, the one with a warning is not
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
