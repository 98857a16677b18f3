// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/checkedurns.h"
#include "tests/cli/clirun.h"
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>
#include <fstream>
#include <sys/stat.h>
#include <thread>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::kInput;
using nidus::test::write;

/// Inputs of nidus-cli check.
class TestCheckInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsUtf16_data();
    void reportsUtf16();
    void extractsFromRunningText();
    void readsEachTextAsTheOptionsSay_data();
    void readsEachTextAsTheOptionsSay();
    void checksSmallInputsLikeLargeOnes_data();
    void checksSmallInputsLikeLargeOnes();
    void refusesAnUnknownInput_data();
    void refusesAnUnknownInput();
    void continuesAfterAnUnreadableFile();
    void reportsAnUnclosedQuotationMark();
    void checksAMemberOfJsonLines();
    void rejectsLinesWithTwoMeanings();
    void namesWhatTheInputHasInstead();
    void checksAPipeOfJsonLines();
    void checksAColumnOfATable();
    void readsCompressedInput_data();
    void readsCompressedInput();
    void reportsLinesBeforeDamage();
};

void TestCheckInput::reportsUtf16_data()
{
    QTest::addColumn<QStringList>("words");
    for (const char* words :
         {"check", "check --extract", "parse", "normalize", "equal -", "grammar match re:a"})
        QTest::newRow(words) << QString::fromLatin1(words).split(u' ');
}

void TestCheckInput::reportsUtf16()
{
    QFETCH(const QStringList, words);
    const QString text = u"urn:isbn:0451450523\nurn:isbn:0451450524\n"_s;
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        for (const auto flag : {QStringConverter::Flag::WriteBom, QStringConverter::Flag::Default}) {
            QStringEncoder encoder(encoding, flag);
            const CliResult result = Cli().run(words, encoder(text));
            QCOMPARE(result.status, 2);
            QVERIFY2(result.err.contains("\"-\" is encoded in UTF-16") &&
                         result.err.contains("iconv -f UTF-16"),
                     result.err);
            QVERIFY(!result.out.contains("isbn"));
        }
    }
}

void TestCheckInput::extractsFromRunningText()
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

/// --extract and --escaped apply to each line, member, or field.
void TestCheckInput::readsEachTextAsTheOptionsSay_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected"); // line, URN, column
    const QString extract = u"--extract"_s;
    const QString escaped = u"--escaped"_s;
    QTest::newRow("extract, lines") << u"lines"_s << QStringList{extract} << "see urn:example:a.\n"_ba
                                    << "1 urn:example:a 5\n"_ba;
    QTest::newRow("escaped, lines") << u"lines"_s << QStringList{escaped} << "urn:example:\\x41\n"_ba
                                    << "1 urn:example:A\n"_ba;
    QTest::newRow("both, lines") << u"lines"_s << QStringList{extract, escaped}
                                 << "see\\x20urn:example:a.\nand urn:example:b\n"_ba
                                 << "1 urn:example:a 1\n2 urn:example:b 5\n"_ba;
    QTest::newRow("extract, several in a field")
        << u"csv:text"_s << QStringList{extract}
        << "id,text\n1,\"see urn:example:a and urn:example:b.\"\n2,none\n3,urn:example:c\n"_ba
        << "2 urn:example:a 8\n2 urn:example:b 26\n4 urn:example:c 3\n"_ba;
    QTest::newRow("extract, a field of two lines")
        << u"csv:text"_s << QStringList{extract} << "id,text\n1,\"urn:example:a\n x urn:example:b\"\n"_ba
        << "2 urn:example:a 4\n3 urn:example:b 4\n"_ba;
    QTest::newRow("extract, doubled quotation marks")
        << u"csv:2"_s << QStringList{extract} << "1,\"\"\"urn:example:a\"\"\"\n"_ba
        << "1 urn:example:a 4\n"_ba;
    QTest::newRow("extract, names of columns below a title")
        << u"csv:urn"_s << QStringList{extract} << "Names; 2026\n\nid;place;urn\n1;x;urn:example:a\n"_ba
        << "4 urn:example:a 5\n"_ba;
    QTest::newRow("escaped, fields") << u"csv:2"_s << QStringList{escaped} << "1,urn:example:\\x41\n"_ba
                                     << "1 urn:example:A 3\n"_ba;
    QTest::newRow("both, fields") << u"csv:2"_s << QStringList{extract, escaped}
                                  << "1,see\\x20urn:example:a\n"_ba << "1 urn:example:a 3\n"_ba;
    QTest::newRow("extract, members")
        << u"jsonl:t"_s << QStringList{extract} << R"({"t":"urn:example:a, urn:example:b"})"_ba
        << "1 urn:example:a 7\n1 urn:example:b 22\n"_ba;
    QTest::newRow("escaped, members") << u"jsonl:t"_s << QStringList{escaped}
                                      << R"({"t":"urn:example:\\x41"})"_ba << "1 urn:example:A 7\n"_ba;
}

void TestCheckInput::readsEachTextAsTheOptionsSay()
{
    QFETCH(const QString, input);
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, expected);
    const CliResult result = Cli().run(
        QStringList{u"check"_s, u"--against=none"_s, u"--format=tsv"_s, u"--input="_s + input} + options,
        bytes);
    QByteArray found;
    for (const QByteArray& line : result.out.split('\n')) {
        const QList<QByteArray> fields = line.split('\t');
        if (fields.size() > 6)
            found +=
                fields[0] + ' ' + fields[5] + (fields.size() > 7 ? ' ' + fields[7] : QByteArray()) + '\n';
    }
    QCOMPARE(found, expected);
}

void TestCheckInput::checksSmallInputsLikeLargeOnes_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray urns = "urn:isbn:0451450523\nURN:ISSN:1234-1231\nurn:nosuchname:1\nurn:isbn:x\nurn:a\n";
    QTest::newRow("lines") << QStringList() << urns;
    QTest::newRow("2141") << QStringList{u"--rfc=2141"_s} << urns;
    QTest::newRow("summary") << QStringList{u"--summary"_s} << urns;
    QTest::newRow("one namespace") << QStringList{u"--against=isbn"_s} << urns;
    QTest::newRow("all namespaces") << QStringList{u"--against=all"_s} << urns;
    QTest::newRow("running text") << QStringList{u"--extract"_s} << "see <urn:isbn:\n 0451450523>.\n"_ba;
    QTest::newRow("escaped") << QStringList{u"--escaped"_s} << "urn:\\x69sbn:0451450523\n"_ba;
    QTest::newRow("table") << QStringList{u"--input=csv:2"_s} << "a,urn:isbn:0451450523\nb,urn:issn:x\n"_ba;
    QTest::newRow("JSON Lines") << QStringList{u"--input=jsonl:u"_s}
                                << R"({"u":"urn:\u0069sbn:0451450523"})"
                                   "\n"_ba;
}

/// A large input, here with blank lines at the end, is checked with all namespaces of the registry in memory.
void TestCheckInput::checksSmallInputsLikeLargeOnes()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir folder;
    const Cli cli{.registryPath = folder.filePath(u"a.nidus"_s)};
    QCOMPARE(cli.run({u"registry"_s, u"create"_s, cli.registryPath}).status, 0);
    const QStringList words = QStringList{u"check"_s, u"--format=tsv"_s} + options;
    const CliResult large = cli.run(words, bytes + QByteArray(100'000, '\n'));
    const CliResult small = cli.run(words, bytes);
    QVERIFY(!small.out.isEmpty());
    QCOMPARE(small.out, large.out);
    QCOMPARE(small.status, large.status);
    const QString path = folder.filePath(u"urns"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    QCOMPARE(cli.run(words + QStringList{path}).out, small.out);
}

void TestCheckInput::refusesAnUnknownInput_data()
{
    QTest::addColumn<QString>("input");
    for (const char* const input : {"", "csv", "csv:", "jsonl:", "xml:a", "Lines"})
        QTest::addRow("\"%s\"", input) << QString::fromLatin1(input);
}

void TestCheckInput::refusesAnUnknownInput()
{
    QFETCH(const QString, input);
    const CliResult result = Cli().run({u"check"_s, u"--input="_s + input}, "urn:example:a\n");
    QCOMPARE(result.status, 2);
    QVERIFY2(result.out.isEmpty() && result.err.contains("--input requires"), result.err.constData());
}

void TestCheckInput::continuesAfterAnUnreadableFile()
{
    const QTemporaryDir folder;
    const QString good = write(folder, u"good"_s, "urn:example:a\n");
    const CliResult result =
        Cli().run({u"check"_s, u"--format=json"_s, folder.filePath(u"absent"_s), folder.path(), good});
    QCOMPARE(result.status, 2);
    QCOMPARE(result.array().size(), 1);
    QCOMPARE(result.array()[0][u"file"_s].toString(), good);
    QCOMPARE(result.err.count("nidus-cli: "), 2);
    const CliResult none = Cli().run({u"check"_s, u"--format=json"_s, folder.filePath(u"absent"_s)});
    QCOMPARE(none.status, 2);
    QVERIFY2(none.out.isEmpty() && !none.err.contains("checked"), none.err); // no counts of nothing
}

/// RFC 4180 section 2: an open quotation mark is reported, and the rows after it are checked.
void TestCheckInput::reportsAnUnclosedQuotationMark()
{
    const QByteArray input = "urn,title\nurn:example:a,\"never closed\nurn:example:b,second\nurn:foo,third\n";
    for (const QString& format : {u"tsv"_s, u"csv"_s, u"text"_s, u"jsonl"_s, u"sarif"_s, u"junit"_s}) {
        const CliResult result =
            Cli().run({u"check"_s, u"--column=urn"_s, u"--only-bad"_s, u"--format="_s + format}, input);
        QCOMPARE(result.status, 1);
        QVERIFY2(result.out.contains("The quotation mark at column 15 is never closed"), result.out);
        QVERIFY2(result.err.contains("4 checked: 2 valid, 2 invalid"), result.err);
    }
    const CliResult rows = Cli().run({u"check"_s, u"--column=urn"_s, u"--format=tsv"_s}, input);
    QVERIFY2(rows.out.contains("\n2\tinvalid\t\t14\tcheck.quote-unclosed\t"), rows.out);
    const CliResult text = Cli().run({u"check"_s, u"--column=urn"_s}, input);
    QVERIFY2(text.out.contains("\n-:2:15: invalid[check.quote-unclosed]: "), text.out);
    QVERIFY2(rows.out.contains("\n4\tinvalid\t"), rows.out);
}

void TestCheckInput::checksAMemberOfJsonLines()
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
    QCOMPARE(Cli().run({u"check"_s, u"--format=tsv"_s, u"--input=jsonl:urn"_s}, input).out, result.out);
    QCOMPARE(Cli().run({u"check"_s, u"--json-field=a"_s, u"--input=jsonl:a"_s}, input).status, 2);
}

void TestCheckInput::rejectsLinesWithTwoMeanings()
{
    const QByteArray input = R"({"urn":"urn:isbn:0451450523","urn":"urn:isbn:1"}
{"urn":"urn:isbn:0451450523"} {"urn":"urn:isbn:1"}
{"urn":"urn:isbn:04\u51"}
{"urn":"urn:isbn:0451450523","id":
)";
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--input=jsonl:urn"_s}, input);
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QVERIFY2(lines.value(0).startsWith("1\tinvalid\t\t29\tcheck.duplicate-member\t"), result.out);
    QVERIFY2(lines.value(0).endsWith("\tThe requested member occurs twice in the line; the second one is at "
                                     "column 30.\t1"),
             result.out);
    QVERIFY2(lines.value(1).startsWith("2\tinvalid\t\t30\tcheck.not-one-object\t"), result.out);
    QVERIFY2(lines.value(2).startsWith("3\tinvalid\t\t7\tcheck.not-one-object\t"), result.out);
    QVERIFY2(lines.value(3).startsWith("4\tinvalid\t\t34\tcheck.not-one-object\t"), result.out);
    const CliResult text = Cli().run({u"check"_s, u"--input=jsonl:urn"_s}, input);
    QVERIFY2(text.out.startsWith("-:1:30: invalid[check.duplicate-member]: "), text.out);
}

void TestCheckInput::namesWhatTheInputHasInstead()
{
    const QTemporaryDir folder;
    const auto errorOf = [&folder](const QByteArray& bytes, const QString& input) {
        QFile file(folder.filePath(u"input"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write test data");
        file.close();
        const CliResult result = Cli().run({u"check"_s, input, file.fileName()});
        return result.status == 2 && result.out.isEmpty() ? result.err : "status " + result.out;
    };
    const QByteArray table = "id;urn\n1;urn:isbn:0451450523\n2;urn:isbn:0451450523\n";
    const QByteArray noColumn = errorOf(table, u"--input=csv:9"_s);
    QVERIFY2(noColumn.contains("1: the first row has no column 9; found: id, urn"), noColumn);
    QVERIFY(errorOf(table, u"--input=csv:2"_s).startsWith("status "));
    const QByteArray objects = "\n{\"id\":1,\"na\\u006de\":{\"a\":2},\"urn\":\"urn:isbn:1\"}\n{\"id\":2}\n";
    const QByteArray noMember = errorOf(objects, u"--input=jsonl:uri"_s);
    QVERIFY2(noMember.contains("2: no line has a string in the member \"uri\"; found: id, name, urn"),
             noMember);
    const QByteArray noObject = errorOf("urn:isbn:1\n", u"--input=jsonl:uri"_s);
    QVERIFY2(noObject.contains("1: no line is a JSON object"), noObject);
    QVERIFY(errorOf(objects + "{\"uri\":\"urn:isbn:1\"}", u"--input=jsonl:uri"_s).startsWith("status "));
    // Programs that write to standard input wait for each answer.
    QCOMPARE(Cli().run({u"check"_s, u"--input=jsonl:uri"_s}, objects).status, 1);
}

/// A pipe that is opened twice loses what was written to it.
void TestCheckInput::checksAPipeOfJsonLines()
{
    const QTemporaryDir folder;
    const QByteArray path = QFile::encodeName(folder.filePath(u"pipe"_s));
    QCOMPARE(mkfifo(path.constData(), S_IRUSR | S_IWUSR), 0);
    const std::jthread writer([&path] {
        std::ofstream pipe(path.toStdString());
        pipe << "{\"urn\":\"urn:isbn:0451450523\"}\n";
    });
    const CliResult result = Cli().run({u"check"_s, u"--input=jsonl:urn"_s, QFile::decodeName(path)});
    QVERIFY2(result.status == 0 && result.out.contains(":1:9: valid: urn:isbn:0451450523"), result.out);
}

void TestCheckInput::checksAColumnOfATable()
{
    const QByteArray input = "id;urn;note\r\n"
                             "1;urn:isbn:0451450523;ok\r\n"
                             "2;\"urn:isbn:04514\"\"50523\";\"a;\r\nb\"\r\n"
                             "3;;x\r\n"
                             "4\r\n";
    const CliResult result = Cli().run({u"check"_s, u"--format=tsv"_s, u"--column=urn"_s}, input);
    QCOMPARE(result.status, 1);
    const QList<QByteArray> lines = result.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], QByteArray("2\tvalid\tisbn\t\t\turn:isbn:0451450523\t\t3"));
    QVERIFY2(lines[1].startsWith("3\tinvalid\tisbn\t14\turn.nss.bad-char\turn:isbn:04514\"50523\t"),
             lines[1]);
    QVERIFY2(lines[2].startsWith("6\tinvalid\t\t0\tcheck.no-column\t4\t"), lines[2]);
    QVERIFY2(result.err.contains("3 checked: ") && result.err.contains("; empty cells: 1"), result.err);
    // With a column number, there is no header.
    const CliResult second = Cli().run({u"check"_s, u"--format=tsv"_s, u"--column=2"_s}, input);
    QVERIFY2(second.out.startsWith("1\tinvalid\t\t3\turn.scheme.truncated\turn\t"), second.out);
    QCOMPARE(second.out.count('\n'), 4);
    // The report is the same with several jobs.
    QCOMPARE(Cli().run({u"check"_s, u"--format=tsv"_s, u"--column=urn"_s, u"--jobs=4"_s}, input).out,
             result.out);
    const CliResult unknown = Cli().run({u"check"_s, u"--column=name"_s}, input);
    QCOMPARE(unknown.status, 2);
    QVERIFY2(unknown.err.contains("no column is named \"name\"; found: id, urn, note"), unknown.err);
    QCOMPARE(Cli().run({u"check"_s, u"--format=tsv"_s, u"--input=csv:urn"_s}, input).out, result.out);
    for (const QString& other : {u"--input=csv:urn"_s, u"--json-field=a"_s, u"--part=1/2"_s})
        QCOMPARE(Cli().run({u"check"_s, u"--column=urn"_s, other}, input).status, 2);
}

void TestCheckInput::readsCompressedInput_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::newRow("gzip") << QByteArray::fromStdString(nidus::test::gzip(kInput));
    QTest::newRow("zstd") << QByteArray::fromStdString(nidus::test::zstd(kInput));
    QTest::newRow("xz") << QByteArray::fromStdString(nidus::test::xz(kInput));
}

/// Recognized by the first bytes, with any name and on standard input.
void TestCheckInput::readsCompressedInput()
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

void TestCheckInput::reportsLinesBeforeDamage()
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
    QVERIFY(result.err.contains("gzip: unexpected end of data"));
    QVERIFY2(result.err.contains("6 checked: "), result.err);
}

NIDUS_TEST(tst_checkinput, TestCheckInput)
#include "tst_checkinput.moc"
