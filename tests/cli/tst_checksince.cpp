// SPDX-License-Identifier: Apache-2.0
#include "core/batch/comparison.h"
#include "core/report/rows/reportformat.h"
#include "tests/cli/clirun.h"
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using nidus::test::Cli;
using nidus::test::CliResult;

/// Comparison of a check with an earlier report.
class TestCheckSince : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void reportsNewRemainingAndGone_data();
    void reportsNewRemainingAndGone();
    void writesJsonLines();
    void writesText();
    void countsByCode();
    void matchesANameWithAnotherCode();
    void matchesEquivalentNames();
    void matchesAnyBytes_data();
    void matchesAnyBytes();
    void failsOnlyForNewNames();
    void reportsNothingAsGoneIfIncomplete();
    void isTheSameForAnyNumberOfJobs();
    void rejectsOtherFiles_data();
    void rejectsOtherFiles();
    void namesTheFormatsOfComparisons();
    void helpNamesEveryFormat();
    void rejectsOtherOptions_data();
    void rejectsOtherOptions();
    void combinesCodesBeyondTheLimit();

private:
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write test data");
        return file.fileName();
    }
    /// Returns the formats for which a fact holds, as in a sentence.
    static QString formats(bool nidus::report::ReportFormatFacts::* fact)
    {
        QStringList words;
        for (const nidus::report::ReportFormatFacts& facts : nidus::report::kReportFormats) {
            if (facts.*fact)
                words.append(QString::fromUtf8(facts.word.data(), qsizetype(facts.word.size())));
        }
        const QString last = words.takeLast();
        return words.join(u", "_s) + u", or "_s + last;
    }
    /// Returns what `check` reports about some lines.
    static QByteArray report(const QByteArray& lines, const QString& format = u"tsv"_s)
    {
        return Cli().run({u"check"_s, u"--format"_s, format}, lines).out;
    }
    CliResult since(const QByteArray& earlier, const QByteArray& lines, const QStringList& options = {})
    {
        const QString path = write(u"earlier"_s, earlier);
        return Cli().run(QStringList{u"check"_s, u"--since"_s, path} + options, lines);
    }

    QTemporaryDir m_folder;
};

namespace {

const QByteArray kEarlier = "urn:nosuch:1\nurn:isbn:0451450523\nno urn\nurn:gone:1\nurn:gone:1\n";
const QByteArray kLater = "urn:isbn:0451450523\nno urn\n\nurn:other:2\nurn:nosuch:1\nurn:other:2\nno urn\n";

/// Returns some columns of a table.
QByteArray columns(const QByteArray& table, const QList<int>& which)
{
    QByteArray cut;
    for (const QByteArray& line : table.split('\n')) {
        if (line.isEmpty())
            continue;
        for (const int column : which)
            cut += line.split('\t').value(column) + (column == which.last() ? '\n' : ' ');
    }
    return cut;
}

} // namespace

void TestCheckSince::reportsNewRemainingAndGone_data()
{
    QTest::addColumn<QByteArray>("earlier");
    QTest::newRow("tsv") << report(kEarlier);
    QTest::newRow("csv") << report(kEarlier, u"csv"_s);
    QTest::newRow("jsonl") << report(kEarlier, u"jsonl"_s);
    QTest::newRow("json") << report(kEarlier, u"json"_s);
    QTest::newRow("packed") << QByteArray::fromStdString(nidus::test::gzip(report(kEarlier).toStdString()));
    QTest::newRow("only the bad ones")
        << Cli().run({u"check"_s, u"--only-bad"_s, u"--format"_s, u"tsv"_s}, kEarlier).out;
    QTest::newRow("of running text")
        << Cli().run({u"check"_s, u"--extract"_s, u"--format"_s, u"tsv"_s}, kEarlier).out +
               "3\tinvalid\t\t0\turn.scheme\tno\\x20urn\tNot a URN.\t1\n";
}

void TestCheckSince::reportsNewRemainingAndGone()
{
    QFETCH(const QByteArray, earlier);
    const CliResult result = since(earlier, kLater, {u"--format"_s, u"tsv"_s});
    QCOMPARE(columns(result.out, {0, 2, 3, 7}), "still 2 invalid no\\x20urn\n"
                                                "new 4 unregistered urn:other:2\n"
                                                "still 5 unregistered urn:nosuch:1\n"
                                                "gone   urn:gone:1\n"_ba);
    QVERIFY2(result.err.endsWith("1 new, 2 remaining, 0 fixed, 1 gone\n"), result.err);
    QCOMPARE(result.status, 1);
}

void TestCheckSince::writesJsonLines()
{
    const QByteArray earlier =
        "1\tinvalid\tisbn\t9\tnamespace.syntax-rule\turn:isbn:0451450523\tWas bad.\n"
        "2\tunregistered\tgone\t4\tnamespace.unregistered\turn:gone:\\xC3\\xA9\tGone.\n";
    const CliResult result =
        since(earlier, "urn:isbn:0451450523\nurn:other:2\n", {u"--format"_s, u"jsonl"_s});
    QCOMPARE(result.object(0)["change"_L1], u"new"_s);
    QVERIFY(result.object(0)["before"_L1].isNull());
    QCOMPARE(result.object(0)["urn"_L1], u"urn:other:2"_s);
    QVERIFY(!result.object(0)["findings"_L1].toArray().isEmpty());
    QCOMPARE(QJsonDocument(result.object(1)).toJson(QJsonDocument::Compact),
             "{\"before\":\"namespace.syntax-rule\",\"change\":\"fixed\",\"urn\":\"urn:isbn:0451450523\","
             "\"verdict\":\"valid\"}"_ba);
    QCOMPARE(QJsonDocument(result.object(2)).toJson(QJsonDocument::Compact),
             "{\"before\":\"namespace.unregistered\",\"change\":\"gone\",\"escaped\":true,"
             "\"urn\":\"urn:gone:\\\\xC3\\\\xA9\",\"verdict\":null}"_ba);
    QVERIFY(result.object(3).isEmpty());
}

void TestCheckSince::writesText()
{
    const CliResult result = since(report("urn:gone:1\n"), "urn:other:2\n");
    QCOMPARE(result.out, "new: -:1:5: unregistered[namespace.unregistered]: The NID \"other\" is not in the "
                         "registry.\ngone: "_ba +
                             m_folder.filePath(u"earlier"_s).toUtf8() +
                             ": namespace.unregistered: urn:gone:1\n");
}

void TestCheckSince::countsByCode()
{
    const CliResult table = since(report(kEarlier), kLater, {u"--summary"_s, u"--format"_s, u"tsv"_s});
    QCOMPARE(table.out, "namespace.unregistered\t1\t1\t0\t1\nurn.scheme.not-urn\t0\t1\t0\t0\n"_ba);
    QCOMPARE(table.status, 1);
    QCOMPARE(since(report(kEarlier), kLater, {u"--summary"_s}).out,
             "namespace.unregistered\t1 new\t1 still\t0 fixed\t1 gone\n"
             "urn.scheme.not-urn\t0 new\t1 still\t0 fixed\t0 gone\n"_ba);
    const QJsonArray codes =
        since(report(kEarlier), kLater, {u"--summary"_s, u"--format"_s, u"json"_s}).array();
    QCOMPARE(codes.size(), 2);
    QCOMPARE(QJsonDocument(codes.at(0).toObject()).toJson(QJsonDocument::Compact),
             "{\"code\":\"namespace.unregistered\",\"fixed\":0,\"gone\":1,\"new\":1,\"still\":1}"_ba);
}

void TestCheckSince::matchesANameWithAnotherCode()
{
    const QByteArray earlier = "7\tinvalid\tnosuch\t4\turn.nid.too-long\turn:nosuch:1\tToo long.\n";
    QCOMPARE(columns(since(earlier, "urn:nosuch:1\n", {u"--format"_s, u"tsv"_s}).out, {0, 1, 6}),
             "still urn.nid.too-long namespace.unregistered\n"_ba);
    QCOMPARE(since(earlier, "urn:nosuch:1\n", {u"--summary"_s, u"--format"_s, u"tsv"_s}).out,
             "namespace.unregistered\t1\t0\t0\t0\nurn.nid.too-long\t0\t0\t1\t0\n"_ba);
}

void TestCheckSince::matchesEquivalentNames()
{
    QCOMPARE(columns(since(report("urn:nosuch:a%c3%a9?=q=1\n"),
                           "URN:NoSuch:a%C3%A9#part\nurn:nosuch:A%C3%A9\n", {u"--format"_s, u"tsv"_s})
                         .out,
                     {0, 7}),
             "still URN:NoSuch:a%C3%A9#part\nnew urn:nosuch:A%C3%A9\n"_ba);
}

void TestCheckSince::matchesAnyBytes_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("tsv") << u"tsv"_s;
    QTest::newRow("jsonl") << u"jsonl"_s;
}

void TestCheckSince::matchesAnyBytes()
{
    QFETCH(const QString, format);
    const QByteArray lines = "a\\x41\nurn:isbn:\xE2\x80\xAE\n\"quoted\"\ttab\n\xFF\xFE\\\n" +
                             QByteArray(9000, 'x') + "\n" + QByteArray(2'000'000, 'y') + "\n";
    const CliResult result = since(report(lines, format), lines, {u"--format"_s, u"none"_s});
    QVERIFY2(result.err.endsWith("0 new, 6 remaining, 0 fixed, 0 gone\n"), result.err);
    QCOMPARE(result.out, ""_ba);
}

void TestCheckSince::failsOnlyForNewNames()
{
    QCOMPARE(since(report(kEarlier), kEarlier).status, 0);
    QCOMPARE(since(report(kEarlier), "urn:new:1\n").status, 1);
    QCOMPARE(since(report(kEarlier), "urn:new:1\n", {u"--fail-level"_s, u"never"_s}).status, 0);
    QCOMPARE(since("", "urn:isbn:0451450523\n").status, 0); // an empty report is valid
}

void TestCheckSince::reportsNothingAsGoneIfIncomplete()
{
    const std::atomic<bool> interrupted{true};
    const QString path = write(u"earlier"_s, report(kEarlier));
    const CliResult stopped =
        Cli{.interrupted = &interrupted}.run({u"check"_s, u"--since"_s, path, u"-"_s}, kLater);
    QVERIFY2(!stopped.out.contains("gone\t"), stopped.out);
    QVERIFY2(stopped.err.contains("the check is incomplete"), stopped.err);

    const QString lines = write(u"lines"_s, "urn:isbn:0451450523\n");
    const CliResult missing =
        Cli().run({u"check"_s, u"--since"_s, path, lines, m_folder.filePath(u"missing"_s)});
    QVERIFY2(!missing.out.contains("gone\t"), missing.out);
    QCOMPARE(missing.status, 2);
}

void TestCheckSince::isTheSameForAnyNumberOfJobs()
{
    QByteArray earlier;
    QByteArray later;
    for (int i = 0; i < 30'000; ++i) {
        const QByteArray number = QByteArray::number(i * 7919 % 30'011);
        earlier += (i % 3 == 0 ? "urn:nosuch:" : "urn:isbn:") + number + '\n';
        later += (i % 2 == 0 ? "urn:nosuch:" : "urn:isbn:") + number + '\n';
    }
    const QByteArray kept = report(earlier);
    const CliResult one = since(kept, later, {u"--format"_s, u"tsv"_s, u"--jobs"_s, u"1"_s});
    const CliResult four = since(kept, later, {u"--format"_s, u"tsv"_s, u"--jobs"_s, u"4"_s});
    QVERIFY(one.out.size() > 1'000'000);
    QVERIFY(one.out == four.out);
    QCOMPARE(one.err, four.err);
}

void TestCheckSince::rejectsOtherFiles_data()
{
    QTest::addColumn<QByteArray>("earlier");
    QTest::newRow("urns") << "urn:isbn:0451450523\n"_ba;
    QTest::newRow("text") << report(kEarlier, u"text"_s);
    QTest::newRow("summary")
        << Cli().run({u"check"_s, u"--summary"_s, u"--format"_s, u"tsv"_s}, kEarlier).out;
    QTest::newRow("another verdict") << "1\tgood\tisbn\t\t\turn:isbn:1\t\n"_ba;
    QTest::newRow("other JSON") << "{\"urn\":\"urn:isbn:1\"}\n"_ba;
}

void TestCheckSince::rejectsOtherFiles()
{
    QFETCH(const QByteArray, earlier);
    const CliResult result = since(earlier, kLater);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, ""_ba);
    QVERIFY2(QString::fromUtf8(result.err)
                 .contains(u"is not a check report. Choose one that was written as %1."_s.arg(
                     formats(&nidus::report::ReportFormatFacts::isComparable))),
             result.err);
}

void TestCheckSince::helpNamesEveryFormat()
{
    const QString help = QString::fromUtf8(Cli().run({u"check"_s, u"--help"_s}).out).simplified();
    const QString earlier = formats(&nidus::report::ReportFormatFacts::isComparable);
    QVERIFY(help.contains(u"REPORT, which check wrote earlier as %1:"_s.arg(earlier)));
    const QString totals = formats(&nidus::report::ReportFormatFacts::isOfSummaries);
    QVERIFY(help.contains(u"with an example of each, as %1."_s.arg(totals)));
}

void TestCheckSince::rejectsOtherOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("part") << QStringList{u"--part"_s, u"1/2"_s};
    QTest::newRow("merge") << QStringList{u"--merge"_s};
    QTest::newRow("only-bad") << QStringList{u"--only-bad"_s};
    QTest::newRow("duplicates") << QStringList{u"--duplicates"_s};
    QTest::newRow("sarif") << QStringList{u"--format"_s, u"sarif"_s};
    QTest::newRow("summary as jsonl") << QStringList{u"--summary"_s, u"--format"_s, u"jsonl"_s};
}

/// The words are those of kReportFormats.
void TestCheckSince::namesTheFormatsOfComparisons()
{
    const QByteArray message = since(report(kEarlier), kLater, {u"--format"_s, u"sarif"_s}).err;
    QVERIFY2(message.contains("formats text, tsv, csv, jsonl, none; with --summary, one of text, tsv, json."),
             message);
}

void TestCheckSince::rejectsOtherOptions()
{
    QFETCH(const QStringList, options);
    const QString file = write(u"urns"_s, kLater);
    QCOMPARE(since(report(kEarlier), {}, options + QStringList{file}).status, 2);
}

void TestCheckSince::combinesCodesBeyondTheLimit()
{
    QByteArray earlier;
    for (std::size_t i = 0; i < nidus::batch::kMaxComparedCodes + 5; ++i)
        earlier += "1\tinvalid\t\t0\tcode-" + QByteArray::number(qulonglong(i)) + "\tname-" +
                   QByteArray::number(qulonglong(i)) + "\t\n";
    const QByteArray table = since(earlier, {}, {u"--summary"_s, u"--format"_s, u"tsv"_s}).out;
    QVERIFY2(table.startsWith("*\t0\t0\t0\t5\ncode-0\t0\t0\t0\t1\n"), table.left(100));
}

NIDUS_TEST(tst_checksince, TestCheckSince)
#include "tst_checksince.moc"
