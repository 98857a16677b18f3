// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkformats.h"
#include "core/report/keptreport.h"
#include "tests/core/base/packed.h"
#include "tests/core/report/reportrows.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::check;
using namespace nidus::report;
using nidus::base::Result;
using nidus::batch::ComparedNames;
using nidus::batch::Comparison;

/// Reading a saved report.
class TestKeptReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRows_data();
    void readsRows();
    void readsWhatIsWritten_data();
    void readsWhatIsWritten();
    void rejectsOtherTexts_data();
    void rejectsOtherTexts();
    void stops();
    void remembersTheBadNames();
};

namespace {

/// Returns "verdict code name" of each row.
Result<QByteArrayList> rowsOf(const QByteArray& report)
{
    const std::string bytes = report.toStdString();
    QByteArrayList rows;
    const Result<void> read = readKeptReport(nidus::base::memoryByteSource(bytes), [&](const SavedRow& row) {
        const std::string_view verdict = verdictWord(row.verdict);
        rows.append(QByteArray(verdict.data(), qsizetype(verdict.size())) + ' ' +
                    QByteArray(row.code.data(), qsizetype(row.code.size())) + ' ' +
                    QByteArray(row.name.data(), qsizetype(row.name.size())));
        return true;
    });
    if (!read)
        return std::unexpected(read.error());
    return rows;
}

} // namespace

void TestKeptReport::readsRows_data()
{
    QTest::addColumn<QByteArray>("report");
    const QByteArray tsv = "1\tvalid\tex\t\t\turn:ex:1\t\n"
                           "7\tinvalid\tex\t8\turn.nss.bad-char\turn:ex:a\\x20\\x5C\tmessage\t3\tex\n";
    QTest::newRow("tsv") << tsv;
    QTest::newRow("tsv, CR LF") << QByteArray(tsv).replace("\n", "\r\n");
    QTest::newRow("tsv, no last line end") << tsv.chopped(1);
    QTest::newRow("packed") << QByteArray::fromStdString(nidus::test::gzip(tsv.toStdString()));
    const QByteArray csv =
        "line,verdict,nid,offset,code,urn,message,file\r\n1,valid,ex,,,urn:ex:1,,a\r\n"
        "7,invalid,ex,8,urn.nss.bad-char,\"urn:ex:a\\x20\\x5C\",\"a \"\"message\"\", b\",a\r\n";
    QTest::newRow("csv") << csv;
    const QByteArray first = R"({"line":1,"verdict":"valid","nid":"ex","code":null,"urn":"urn:ex:1"})";
    const QByteArray second =
        R"({"line":7,"verdict":"invalid","code":"urn.nss.bad-char","urn":"urn:ex:a\\x20\\x5C"})";
    QTest::newRow("jsonl") << first + '\n' + second + '\n';
    QTest::newRow("json") << "[\n" + first + ",\n" + second + "\n]\n";
}

void TestKeptReport::readsRows()
{
    QFETCH(QByteArray, report);
    const Result<QByteArrayList> rows = rowsOf(report);
    QVERIFY(rows.has_value());
    QCOMPARE(*rows, (QByteArrayList{"valid  urn:ex:1", "invalid urn.nss.bad-char urn:ex:a \\"}));
}

void TestKeptReport::readsWhatIsWritten_data()
{
    QTest::addColumn<int>("format");
    for (const ReportFormatFacts& facts : kReportFormats) {
        if (facts.isComparable)
            QTest::newRow(facts.word.data()) << int(facts.format);
    }
}

void TestKeptReport::readsWhatIsWritten()
{
    QFETCH(int, format);
    const UrnChecker checker = nidus::test::reportChecker();
    const auto report = makeCheckReport(ReportFormat(format), {.checker = &checker, .files = {"a.txt"}});
    const Result<QByteArrayList> rows =
        rowsOf(QByteArray::fromStdString(reportOn(*report, nidus::test::oneOfEach())));
    QVERIFY(rows.has_value());
    QCOMPARE(*rows,
             (QByteArrayList{"valid  urn:example:1", "invalid urn.nss.bad-char urn:example:a b",
                             "unregistered namespace.unregistered urn:nosuch:1",
                             "undecided check.line-too-long urn:example:xxx",
                             "valid check.duplicate URN:Example:1", "valid namespace.withdrawn urn:old:1"}));
}

void TestKeptReport::rejectsOtherTexts_data()
{
    QTest::addColumn<QByteArray>("report");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("code");
    const QByteArray row = "1\tvalid\tex\t\t\turn:ex:1\t\n";
    const QByteArray object = R"({"line":1,"verdict":"valid","urn":"urn:ex:1"})";
    QTest::newRow("names") << "urn:ex:1\n"_ba << 1 << "bad-format"_ba;
    QTest::newRow("another csv") << "line,verdict,urn\r\n"_ba << 1 << "bad-format"_ba;
    QTest::newRow("no name") << R"({"verdict":"valid"})"_ba << 1 << "bad-format"_ba;
    QTest::newRow("no verdict") << R"({"urn":"urn:ex:1"})"_ba << 1 << "bad-format"_ba;
    QTest::newRow("csv, six columns")
        << "line,verdict,nid,offset,code,urn,message\r\n1,valid,ex,,,urn:ex:1\r\n"_ba << 2
        << "report-damaged"_ba;
    QTest::newRow("six columns") << row + "1\tvalid\tex\t\t\turn:ex:1\n" << 2 << "report-damaged"_ba;
    QTest::newRow("another verdict") << row + row + "1\tgood\tex\t\t\turn:ex:1\t\n"
                                     << 3 << "report-damaged"_ba;
    QTest::newRow("a line longer than any row") << row + QByteArray(4 << 20, 'x') << 2 << "report-damaged"_ba;
    QTest::newRow("tsv, truncated") << row + row.first(10) << 2 << "report-truncated"_ba;
    QTest::newRow("csv, truncated") << "line,verdict,nid,offset,code,urn,message\r\n1,valid,ex,,,\"urn:"_ba
                                    << 2 << "report-truncated"_ba;
    QTest::newRow("jsonl, truncated") << object + '\n' + object.chopped(1) << 2 << "report-truncated"_ba;
    QTest::newRow("json, truncated") << "[\n" + object + ",\n" + object.first(9) << 3
                                     << "report-truncated"_ba;
    QTest::newRow("json, truncated between rows") << "[\n" + object + ",\n" << 2 << "report-truncated"_ba;
}

void TestKeptReport::rejectsOtherTexts()
{
    QFETCH(QByteArray, report);
    QFETCH(int, line);
    QFETCH(QByteArray, code);
    const Result<QByteArrayList> rows = rowsOf(report);
    QVERIFY(!rows);
    QCOMPARE(std::string(rows.error().code.word()), code.toStdString());
    QCOMPARE(rows.error().detail, std::to_string(line));
}

void TestKeptReport::stops()
{
    constexpr std::string_view kRow = "1\tvalid\tex\t\t\turn:ex:1\t\n";
    const Result<void> byCallee =
        readKeptReport(nidus::base::memoryByteSource(kRow), [](const SavedRow&) { return false; });
    QVERIFY(!byCallee && byCallee.error().code == nidus::base::kCanceled);
    std::stop_source stop;
    stop.request_stop();
    const Result<void> byToken = readKeptReport(
        nidus::base::memoryByteSource(kRow), [](const SavedRow&) { return true; }, stop.get_token());
    QVERIFY(!byToken && byToken.error().code == nidus::base::kCanceled);
}

void TestKeptReport::remembersTheBadNames()
{
    constexpr std::string_view kRows = "1\tvalid\tex\t\t\turn:ex:1\t\n2\tinvalid\tex\t0\tc\turn:ex:2\t\n";
    ComparedNames names(nidus::urn::Rfc::Rfc8141);
    Result<Comparison> comparison = comparisonWith(nidus::base::memoryByteSource(kRows), names);
    QVERIFY(comparison.has_value());
    const auto change = [&](std::string_view name) {
        return comparison->add(names.of(name), Verdict::Invalid, "c")->change;
    };
    QCOMPARE(change("urn:ex:1"), nidus::batch::NameChange::New); // it was valid
    QCOMPARE(change("URN:EX:2"), nidus::batch::NameChange::Still);
    QVERIFY(!comparisonWith(nidus::base::memoryByteSource("no report"), names));
}

NIDUS_TEST(tst_keptreport, TestKeptReport)
#include "tst_keptreport.moc"
