// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/reportformat.h"
#include "tests/cli/checkedurns.h"
#include "tests/cli/clirun.h"
#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;
using nidus::test::write;

namespace {

/// A byte order mark at the start and another inside, CR LF, blank lines, a line that is too long, duplicates
/// near and far, and no LF at the end.
QByteArray oddInput()
{
    QByteArray bytes = "\xEF\xBB\xBFurn:isbn:0451450523\r\n\n";
    for (int i = 0; i < 40; ++i) {
        bytes += "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6b" + QByteArray::number(10 + i % 29) + "\n";
        bytes += "urn:isbn:0451450523\nURN:ISBN:0-451-45052-3\nurn:x-foo:" + QByteArray::number(i) + "\n";
        bytes += "urn:nosuch:1\n\xEF\xBB\xBFurn:isbn:1\nurn:isbn:a b\xE2\x80\xAE\n\nno urn\t\"<&>\n";
    }
    return bytes + "urn:isbn:" + QByteArray(9000, '1') + "\nurn:example:" + QByteArray(70000, 'x') +
           "\n\nno urn\nurn:isbn:0451450523";
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the reports of all parts, the last one first.
QStringList partReports(const QTemporaryDir& folder, const QString& input, int count,
                        const QStringList& options)
{
    QStringList reports;
    for (int i = count; i > 0; --i) {
        const QString report = folder.filePath(u"share-%1-of-%2"_s.arg(i).arg(count));
        QFile::remove(report);
        const QString part = u"%1/%2"_s.arg(i).arg(count);
        const CliResult run = Cli().run(QStringList{u"check"_s, u"--part"_s, part, u"-o"_s, report} +
                                        options + QStringList{input});
        if (run.status == 2)
            qWarning("%s", run.err.constData());
        reports.append(report);
    }
    return reports;
}

/// Adds a prefix to all messages while it exists.
class OtherLanguage final : public QTranslator
{
public:
    static constexpr const char* kPrefix = "~ ";

    OtherLanguage() { QCoreApplication::installTranslator(this); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* /*context*/, const char* source,
                                    const char* /*disambiguation*/, int /*n*/) const override
    {
        return QString::fromUtf8(kPrefix) + QString::fromUtf8(source);
    }
};

} // namespace

class TestCheckShares : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mergesToTheReportOfOneRun_data();
    void mergesToTheReportOfOneRun();
    void checksEachLineOnce();
    void mergesMembersOfJson();
    void keepsAFinishedPart();
    void mergesOnlyPartsOfOneReport();
    void rejectsDamagedParts();
    void requiresTheLanguageOfTheParts();
    void keepsTheOldReportIfAPartIsDamaged();
    void mergesPartsInTheOrderOfTheirNames();
    void rejectsAPipeAsAPart();
    void rejectsInputsWithoutParts_data();
    void rejectsInputsWithoutParts();
};

void TestCheckShares::mergesToTheReportOfOneRun_data()
{
    QTest::addColumn<QStringList>("options");
    for (const nidus::report::ReportFormatFacts& format : nidus::report::kReportFormats) {
        const QString word = QString::fromUtf8(format.word.data(), qsizetype(format.word.size()));
        const QStringList written{u"--format"_s, word};
        const auto add = [&](const char* name, const QStringList& more) {
            QTest::addRow("%s %s", qPrintable(word), name) << written + more;
        };
        add("alone", {});
        add("bad ones", {u"--only-bad"_s});
        add("duplicates", {u"--duplicates"_s});
        add("bad ones and duplicates", {u"--duplicates"_s, u"--only-bad"_s});
        add("against all", {u"--against"_s, u"all"_s});
        add("warnings fail", {u"--fail-level"_s, u"warning"_s, u"--rfc"_s, u"2141"_s});
        if (format.isOfSummaries) {
            add("summary", {u"--summary"_s});
            add("summary and duplicates", {u"--summary"_s, u"--duplicates"_s});
        }
    }
}

void TestCheckShares::mergesToTheReportOfOneRun()
{
    QFETCH(QStringList, options);
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, oddInput());
    const CliResult whole = Cli().run(QStringList{u"check"_s} + options + QStringList{input});
    const CliResult joined =
        Cli().run(QStringList{u"check"_s, u"--merge"_s} + partReports(folder, input, 3, options));
    QCOMPARE(joined.out, whole.out);
    QCOMPARE(joined.err, whole.err);
    QCOMPARE(joined.status, whole.status);
}

void TestCheckShares::checksEachLineOnce()
{
    const QTemporaryDir folder;
    const QStringList options{u"--against"_s, u"none"_s, u"--format"_s, u"tsv"_s};
    for (const QByteArray& bytes :
         {QByteArray(), "\n"_ba, "urn:isbn:0451450523"_ba, "a\nb\nc\n"_ba, "a\n\n\nurn:x-y:1\nb"_ba}) {
        const QString input = write(folder, u"input"_s, bytes);
        const CliResult whole = Cli().run(QStringList{u"check"_s} + options + QStringList{input});
        for (int count = 1; count <= 14; ++count) {
            const CliResult joined =
                Cli().run(QStringList{u"check"_s, u"--merge"_s} + partReports(folder, input, count, options));
            QCOMPARE(joined.out, whole.out);
            QCOMPARE(joined.err, whole.err);
        }
    }
}

void TestCheckShares::mergesMembersOfJson()
{
    const QTemporaryDir folder;
    QByteArray bytes;
    for (int i = 0; i < 50; ++i)
        bytes += "{\"a\":1,\"urn\":\"urn:isbn:" + QByteArray::number(i) + "\"}\n{}\n";
    const QString input = write(folder, u"input"_s, bytes);
    const QStringList options{u"--json-field"_s, u"urn"_s, u"--format"_s, u"tsv"_s, u"--duplicates"_s};
    const CliResult whole = Cli().run(QStringList{u"check"_s} + options + QStringList{input});
    const CliResult joined =
        Cli().run(QStringList{u"check"_s, u"--merge"_s} + partReports(folder, input, 3, options));
    QCOMPARE(joined.out, whole.out);
    QCOMPARE(joined.err, whole.err);
}

void TestCheckShares::keepsAFinishedPart()
{
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, oddInput());
    const QString report = partReports(folder, input, 2, {}).constFirst();
    const QByteArray before = contents(report);
    const CliResult again = Cli().run({u"check"_s, u"--part"_s, u"2/2"_s, u"-o"_s, report, input});
    QVERIFY2(again.err.contains("already finished"), again.err.constData());
    QCOMPARE(again.status, 1);
    QCOMPARE(contents(report), before);
    // With another part, or a truncated report, the check starts again.
    QVERIFY(!Cli()
                 .run({u"check"_s, u"--part"_s, u"2/3"_s, u"-o"_s, report, input})
                 .err.contains("already finished"));
    write(folder, u"share-2-of-2"_s, before.chopped(1));
    QVERIFY(!Cli()
                 .run({u"check"_s, u"--part"_s, u"2/2"_s, u"-o"_s, report, input})
                 .err.contains("already finished"));
    QCOMPARE(contents(report), before);
}

void TestCheckShares::mergesOnlyPartsOfOneReport()
{
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, oddInput());
    const QStringList reports = partReports(folder, input, 3, {});
    const auto refused = [](const QStringList& words, const char* why) {
        const CliResult joined = Cli().run(QStringList{u"check"_s, u"--merge"_s} + words);
        return joined.status == 2 && joined.out.isEmpty() && joined.err.contains(why);
    };
    QVERIFY(refused({reports[0], reports[2]}, "Part 2 of 3 is missing"));
    QVERIFY(refused({reports[1], reports[2]}, "Part 3 of 3 is missing"));
    QVERIFY(refused({reports[0], reports[1], reports[1], reports[2]}, "are the same part"));
    QVERIFY(refused({reports[0], reports[1], input}, "is not the finished report of a part"));
    QVERIFY(refused({}, "--merge requires the reports"));
    const QString other = folder.filePath(u"other"_s);
    QVERIFY(Cli().run({u"check"_s, u"--only-bad"_s, u"--part"_s, u"2/3"_s, u"-o"_s, other, input}).status !=
            2);
    QVERIFY(refused({reports[0], other, reports[2]}, "are not parts of one report"));
    const QString only = partReports(folder, input, 1, {}).constFirst();
    QByteArray bytes = contents(only);
    bytes[bytes.indexOf("version") + qsizetype(sizeof "version")] = '9'; // after the length of the value
    QVERIFY(refused({write(folder, u"newer"_s, bytes)}, "Create it again"));
}

void TestCheckShares::rejectsDamagedParts()
{
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, "urn:isbn:0451450523\nurn:isbn:1\nno urn\n");
    for (const QStringList& options :
         {QStringList{}, QStringList{u"--format"_s, u"sarif"_s, u"--duplicates"_s},
          QStringList{u"--format"_s, u"jsonl"_s, u"--duplicates"_s}, QStringList{u"--summary"_s}}) {
        const QByteArray whole = contents(partReports(folder, input, 1, options).constFirst());
        for (qsizetype i = 0; i <= whole.size();
             i = i < whole.size() ? std::min(i + 7, whole.size()) : i + 1) {
            // Truncated there; and with a bit flipped there.
            const QString cut = write(folder, u"cut"_s, whole.first(i));
            QCOMPARE(Cli().run({u"check"_s, u"--merge"_s, cut}).status, i == whole.size() ? 1 : 2);
            QByteArray bytes = whole;
            if (i < whole.size())
                bytes[i] = char(bytes[i] ^ 1 << i % 8);
            const CliResult flipped = Cli().run({u"check"_s, u"--merge"_s, write(folder, u"other"_s, bytes)});
            QCOMPARE(flipped.status, i == whole.size() ? 1 : 2);
        }
    }
}

/// Messages about duplicates are written while merging.
void TestCheckShares::requiresTheLanguageOfTheParts()
{
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, "urn:isbn:0451450523\nurn:isbn:0451450523\n");
    const QStringList options{u"--duplicates"_s};
    QStringList reports;
    {
        OtherLanguage language;
        reports = partReports(folder, input, 2, options);
        const CliResult joined = Cli().run(QStringList{u"check"_s, u"--merge"_s} + reports);
        QCOMPARE(joined.out, Cli().run(QStringList{u"check"_s} + options + QStringList{input}).out);
        QVERIFY(joined.out.contains(OtherLanguage::kPrefix));
    }
    const CliResult joined = Cli().run(QStringList{u"check"_s, u"--merge"_s} + reports);
    QCOMPARE(joined.status, 2);
    QVERIFY2(joined.err.contains("another language"), joined.err.constData());
}

void TestCheckShares::keepsTheOldReportIfAPartIsDamaged()
{
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, oddInput());
    const QStringList reports = partReports(folder, input, 2, {});
    write(folder, u"share-2-of-2"_s, contents(reports[0]).chopped(1));
    const QString before = write(folder, u"report"_s, "another report\n");
    const CliResult joined = Cli().run({u"check"_s, u"--merge"_s, u"-o"_s, before, reports[0], reports[1]});
    QCOMPARE(joined.status, 2);
    QVERIFY2(joined.err.contains("is not the finished report"), joined.err.constData());
    QCOMPARE(contents(before), "another report\n");
}

void TestCheckShares::mergesPartsInTheOrderOfTheirNames()
{
    const QTemporaryDir folder;
    const QString input = write(folder, u"input"_s, oddInput());
    const QStringList options{u"--duplicates"_s};
    QStringList reports = partReports(folder, input, 3, options);
    const auto merge = [](const QStringList& names) {
        return Cli().run({u"check"_s, u"--merge"_s, u"-"_s}, names.join(u'\n').toUtf8());
    };
    const CliResult wrongOrder = merge(reports);
    QCOMPARE(wrongOrder.status, 2);
    QVERIFY2(wrongOrder.err.contains("Part 1 of 3 is missing"), wrongOrder.err.constData());
    std::ranges::reverse(reports);
    const CliResult whole = Cli().run(QStringList{u"check"_s} + options + QStringList{input});
    const CliResult joined = merge(reports);
    QCOMPARE(joined.out, whole.out);
    QCOMPARE(joined.err, whole.err);
    QCOMPARE(joined.status, whole.status);
    QVERIFY(merge(reports.first(2)).err.contains("Part 3 of 3 is missing"));
    QVERIFY(merge({}).err.contains("--merge requires the reports"));
}

/// A part is read twice. A pipe without a writer would also never end.
void TestCheckShares::rejectsAPipeAsAPart()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s);
    const QByteArray name = QFile::encodeName(pipe);
    QCOMPARE(::mkfifo(name.constData(), 0600), 0);
    const int descriptor = ::open(name.constData(), O_RDWR | O_CLOEXEC);
    QVERIFY(descriptor >= 0);
    const QByteArray line("not a part\n");
    for (const QString& word : {pipe, u"-"_s}) {
        QCOMPARE(::write(descriptor, line.constData(), std::size_t(line.size())), line.size());
        const CliResult run = Cli().run({u"check"_s, u"--merge"_s, word}, pipe.toUtf8());
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("not a regular file"), run.err.constData());
    }
    ::close(descriptor);
}

void TestCheckShares::rejectsInputsWithoutParts_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("running text") << QStringList{u"--extract"_s, u"--part"_s, u"1/2"_s, u"FILE"_s}
                                  << "--extract"_ba;
    QTest::newRow("standard input") << QStringList{u"--part"_s, u"1/2"_s}
                                    << "--part requires exactly one file"_ba;
    QTest::newRow("several") << QStringList{u"--part"_s, u"1/2"_s, u"FILE"_s, u"FILE"_s}
                             << "--part requires exactly one file"_ba;
    QTest::newRow("both") << QStringList{u"--merge"_s, u"--part"_s, u"1/2"_s, u"FILE"_s}
                          << "cannot be used together"_ba;
    QTest::newRow("no file") << QStringList{u"--part"_s, u"1/2"_s, u"/nonexistent"_s} << "does not exist"_ba;
    QTest::newRow("device") << QStringList{u"--part"_s, u"1/2"_s, u"/dev/null"_s} << "from the middle"_ba;
    QTest::newRow("packed") << QStringList{u"--part"_s, u"1/2"_s, u"PACKED"_s} << "decompress"_ba;
    for (const char* const part : {"0/2", "3/2", "1", "1/", "/2", "a/b", "1/2/3", "-1/2", "1/1000001", "1/0"})
        QTest::newRow(part) << QStringList{u"--part"_s, QString::fromLatin1(part), u"FILE"_s} << "K/N"_ba;
}

void TestCheckShares::rejectsInputsWithoutParts()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, why);
    const QTemporaryDir folder;
    words.replaceInStrings(u"PACKED"_s, write(folder, u"packed"_s, "\x1F\x8B\x08\0\0\0\0\0\0\3"_ba));
    words.replaceInStrings(u"FILE"_s, write(folder, u"input"_s, "urn:isbn:1\n"));
    const CliResult run = Cli().run(QStringList{u"check"_s} + words);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.err.contains(why), run.err.constData());
    QVERIFY(run.out.isEmpty());
}

NIDUS_TEST(tst_checkshares, TestCheckShares)
#include "tst_checkshares.moc"
