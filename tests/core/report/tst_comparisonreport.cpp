// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkformats.h"
#include "core/report/comparisonreport.h"
#include "core/report/keptreport.h"
#include "tests/core/report/reportrows.h"
#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QTest>

using namespace nidus::check;
using namespace nidus::report;
using nidus::test::InputLine;
using nidus::test::reportOn;

/// What changed since an earlier report.
class TestComparisonReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesChanges_data();
    void writesChanges();
    void listsNothingAsFixedIfIncomplete();
    void reportsThatTheEarlierReportIsGone();
    void countsByCode_data();
    void countsByCode();

private:
    UrnChecker m_checker = nidus::test::reportChecker();
};

namespace {

/// "gone" is not checked again, and "urn:example:1" is valid now.
constexpr std::string_view kEarlier =
    "1\tunregistered\tgone\t4\tnamespace.unregistered\turn:gone:1\tMessage.\n"
    "2\tunregistered\tgone\t4\tnamespace.unregistered\turn:gone:1\tMessage.\n"
    "3\tinvalid\texample\t13\turn.nss.bad-char\turn:example:a\\x20b\tMessage.\n"
    "4\tinvalid\texample\t12\tnamespace.syntax-rule\turn:example:1\tMessage.\n";

/// One bad name is new, and one remains, twice.
std::vector<InputLine> later()
{
    return {{.line = 1, .text = "urn:example:1"},
            {.line = 2, .text = "urn:example:a b"},
            {.line = 3, .text = "urn:nosuch:1"},
            {.line = 4, .text = "urn:example:a b"}};
}

EarlierReport earlier(const UrnChecker& checker)
{
    EarlierReport report{
        .path = "earlier.tsv", .open = [] { return nidus::base::memoryByteSource(kEarlier); }, .names = {}};
    report.names = *comparisonWith(*report.open(), nidus::batch::ComparedNames(checker.options().rfc));
    return report;
}

} // namespace

void TestComparisonReport::writesChanges_data()
{
    QTest::addColumn<ReportFormat>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("text")
        << ReportFormat::Text
        << QByteArray("still: a.txt:2:14: invalid[urn.nss.bad-char]: An NSS cannot contain a space; "
                      "percent-encode it as %20.\n"
                      "new: a.txt:3:5: unregistered[namespace.unregistered]: The NID \"nosuch\" is not in "
                      "the registry.\n"
                      "gone: earlier.tsv: namespace.unregistered: urn:gone:1\n"
                      "fixed: earlier.tsv: namespace.syntax-rule: urn:example:1: valid\n");
    // change, earlier code, then the columns of a report; a fixed name has only its verdict.
    QTest::newRow("tsv")
        << ReportFormat::Tsv
        << QByteArray("still\turn.nss.bad-char\t2\tinvalid\texample\t13\turn.nss.bad-char\t"
                      "urn:example:a\\x20b\tAn NSS cannot contain a space; percent-encode it as %20.\n"
                      "new\t\t3\tunregistered\tnosuch\t4\tnamespace.unregistered\turn:nosuch:1\tThe NID "
                      "\"nosuch\" is not in the registry.\n"
                      "gone\tnamespace.unregistered\t\t\t\t\t\turn:gone:1\t\n"
                      "fixed\tnamespace.syntax-rule\t\tvalid\t\t\t\turn:example:1\t\n");
    QTest::newRow("csv")
        << ReportFormat::Csv
        << QByteArray("change,before,line,verdict,nid,offset,code,urn,message\r\n"
                      "still,urn.nss.bad-char,2,invalid,example,13,urn.nss.bad-char,urn:example:a\\x20b,"
                      "An NSS cannot contain a space; percent-encode it as %20.\r\n"
                      "new,,3,unregistered,nosuch,4,namespace.unregistered,urn:nosuch:1,"
                      "\"The NID \"\"nosuch\"\" is not in the registry.\"\r\n"
                      "gone,namespace.unregistered,,,,,,urn:gone:1,\r\n"
                      "fixed,namespace.syntax-rule,,valid,,,,urn:example:1,\r\n");
    QTest::newRow("jsonl")
        << ReportFormat::JsonLines
        << QByteArray(
               R"({"change":"still","before":"urn.nss.bad-char","line":2,"verdict":"invalid",)"
               R"("nid":"example","offset":13,"code":"urn.nss.bad-char","urn":"urn:example:a\\x20b",)"
               R"("message":"An NSS cannot contain a space; percent-encode it as %20.",)"
               R"("findings":[{"code":"urn.nss.bad-char","severity":"error",)"
               R"("message":"An NSS cannot contain a space; percent-encode it as %20.",)"
               R"("offset":13,"length":1,"section":"RFC 8141 section 2.2"}],"escaped":true})"
               "\n"
               R"({"change":"new","before":null,"line":3,"verdict":"unregistered","nid":"nosuch",)"
               R"("offset":4,"code":"namespace.unregistered","urn":"urn:nosuch:1",)"
               R"("message":"The NID \"nosuch\" is not in the registry.",)"
               R"("findings":[{"code":"namespace.unregistered","severity":"warning",)"
               R"("message":"The NID \"nosuch\" is not in the registry.","offset":4,"length":6,)"
               R"("section":"RFC 8141 section 1"}]})"
               "\n"
               R"({"change":"gone","before":"namespace.unregistered","verdict":null,"urn":"urn:gone:1"})"
               "\n"
               R"({"change":"fixed","before":"namespace.syntax-rule","verdict":"valid",)"
               R"("urn":"urn:example:1"})"
               "\n");
    QTest::newRow("none") << ReportFormat::None << QByteArray();
}

void TestComparisonReport::writesChanges()
{
    QFETCH(ReportFormat, format);
    QFETCH(QByteArray, expected);
    for (const std::size_t linesInPart : {1000U, 1U}) {
        ComparisonReport report(format, makeCheckReport(format, {.checker = &m_checker, .files = {"a.txt"}}),
                                earlier(m_checker));
        QCOMPARE(QByteArray::fromStdString(reportOn(report, later(), linesInPart)), expected);
        QCOMPARE(report.comparison().names(),
                 (nidus::batch::ChangeCounts{.fresh = 1, .still = 1, .fixed = 1, .gone = 1}));
        QVERIFY(!report.failure());
    }
}

void TestComparisonReport::listsNothingAsFixedIfIncomplete()
{
    ComparisonReport report(ReportFormat::Tsv,
                            makeCheckReport(ReportFormat::Tsv, {.checker = &m_checker, .files = {"a.txt"}}),
                            earlier(m_checker));
    report.setIncomplete();
    const std::string out = reportOn(report, later());
    QVERIFY(out.starts_with("still\t") && out.contains("\nnew\t"));
    QVERIFY(!out.contains("fixed") && !out.contains("gone\t"));
}

void TestComparisonReport::reportsThatTheEarlierReportIsGone()
{
    EarlierReport gone = earlier(m_checker);
    gone.open = [] { return nidus::base::openByteSource("/nonexistent/report"); };
    ComparisonReport report(ReportFormat::Tsv,
                            makeCheckReport(ReportFormat::Tsv, {.checker = &m_checker, .files = {"a.txt"}}),
                            std::move(gone));
    QVERIFY(!reportOn(report, later()).contains("gone\t"));
    QVERIFY(report.failure() && report.failure()->code == nidus::base::kFileNotFound);
}

void TestComparisonReport::countsByCode_data()
{
    QTest::addColumn<ReportFormat>("format");
    QTest::addColumn<QByteArray>("expected");
    // The codes with the most new names come first, then those with the most remaining ones.
    QTest::newRow("text") << ReportFormat::Text
                          << QByteArray("namespace.unregistered\t1 new\t0 still\t0 fixed\t1 gone\n"
                                        "urn.nss.bad-char\t0 new\t1 still\t0 fixed\t0 gone\n"
                                        "namespace.syntax-rule\t0 new\t0 still\t1 fixed\t0 gone\n");
    QTest::newRow("tsv") << ReportFormat::Tsv
                         << QByteArray("namespace.unregistered\t1\t0\t0\t1\n"
                                       "urn.nss.bad-char\t0\t1\t0\t0\n"
                                       "namespace.syntax-rule\t0\t0\t1\t0\n");
    QTest::newRow("json") << ReportFormat::Json
                          << QByteArray(R"([{"code":"namespace.unregistered","new":1,"still":0,"fixed":0,)"
                                        R"("gone":1},)"
                                        R"({"code":"urn.nss.bad-char","new":0,"still":1,"fixed":0,"gone":0},)"
                                        R"({"code":"namespace.syntax-rule","new":0,"still":0,"fixed":1,)"
                                        R"("gone":0}])");
}

void TestComparisonReport::countsByCode()
{
    QFETCH(ReportFormat, format);
    QFETCH(QByteArray, expected);
    ComparisonSummary report(format, {.checker = &m_checker, .files = {"a.txt"}}, earlier(m_checker));
    const QByteArray out = QByteArray::fromStdString(reportOn(report, later()));
    if (format == ReportFormat::Json)
        QCOMPARE(QJsonDocument::fromJson(out), QJsonDocument::fromJson(expected));
    else
        QCOMPARE(out, expected);
}

NIDUS_TEST(tst_comparisonreport, TestComparisonReport)
#include "tst_comparisonreport.moc"
