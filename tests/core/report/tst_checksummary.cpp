// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkformats.h"
#include "core/report/summary/checksummary.h"
#include "tests/core/report/reportrows.h"
#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::check;
using namespace nidus::report;
using nidus::test::InputLine;
using nidus::test::oneOfEach;
using nidus::test::reportChecker;
using nidus::test::reportOn;

/// Totals for each NID, with the bytes of the contract.
class TestCheckSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTotals_data();
    void writesTotals();
    void writesEveryFormat();
    void ordersByCount();
    void addsLaterCounts();
    void readsItsOwnDataBack();
};

namespace {

NidSummary summaryOf(const std::vector<InputLine>& lines, const UrnChecker& checker)
{
    NidSummary summary;
    for (const InputLine& line : lines)
        summary.add({.line = checkedLine(line, checker), .file = 0, .firstPlace = line.firstPlace});
    return summary;
}

/// Returns "NID total; CODE count example; ..." for each NID.
QStringList listed(const NidSummary& summary)
{
    QStringList nids;
    for (const NidCounts& counts : summary.counts()) {
        QString text = counts.label() + u' ' + QString::number(counts.total());
        for (const NidCounts::Code& code : counts.codes)
            text += u"; %1 %2 %3"_s.arg(QString::fromUtf8(code.word.data(), qsizetype(code.word.size())),
                                        QString::number(code.count), QString::fromStdString(code.example));
        nids.append(text);
    }
    return nids;
}

} // namespace

void TestCheckSummary::writesTotals_data()
{
    QTest::addColumn<ReportFormat>("format");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("text")
        << ReportFormat::Text
        << QByteArray("example: 3 checked, 66.6 % valid: 2 valid, 1 invalid, 0 unregistered, 0 undecided\n"
                      "           1  check.duplicate  URN:Example:1\n"
                      "           1  urn.nss.bad-char  urn:example:a\\x20b\n"
                      "(no NID): 1 checked, 0.0 % valid: 0 valid, 0 invalid, 0 unregistered, 1 undecided\n"
                      "           1  check.line-too-long  urn:example:xxx\n"
                      "nosuch: 1 checked, 0.0 % valid: 0 valid, 0 invalid, 1 unregistered, 0 undecided\n"
                      "           1  namespace.unregistered  urn:nosuch:1\n"
                      "old: 1 checked, 100.0 % valid: 1 valid, 0 invalid, 0 unregistered, 0 undecided\n"
                      "           1  namespace.withdrawn  urn:old:1\n");
    // nid, count, valid, invalid, unregistered, undecided, code, code count, example, warnings
    QTest::newRow("tsv") << ReportFormat::Tsv
                         << QByteArray("example\t3\t2\t1\t0\t0\tcheck.duplicate\t1\tURN:Example:1\t0\n"
                                       "example\t3\t2\t1\t0\t0\turn.nss.bad-char\t1\turn:example:a\\x20b\t0\n"
                                       "\t1\t0\t0\t0\t1\tcheck.line-too-long\t1\turn:example:xxx\t0\n"
                                       "nosuch\t1\t0\t0\t1\t0\tnamespace.unregistered\t1\turn:nosuch:1\t0\n"
                                       "old\t1\t1\t0\t0\t0\tnamespace.withdrawn\t1\turn:old:1\t1\n");
}

void TestCheckSummary::writesTotals()
{
    QFETCH(ReportFormat, format);
    QFETCH(QByteArray, expected);
    const UrnChecker checker = reportChecker();
    const ReportSettings settings{.checker = &checker, .files = {"a.txt"}};
    for (const std::size_t linesInPart : {1000U, 1U})
        QCOMPARE(QByteArray::fromStdString(
                     reportOn(*makeCheckSummary(format, settings), oneOfEach(), linesInPart)),
                 expected);
}

void TestCheckSummary::writesEveryFormat()
{
    const UrnChecker checker = reportChecker();
    const ReportSettings settings{.checker = &checker, .files = {"a.txt"}};
    const auto summary = [&settings](ReportFormat format, const std::vector<InputLine>& lines) {
        return QByteArray::fromStdString(reportOn(*makeCheckSummary(format, settings), lines));
    };
    const std::vector<InputLine> lines{{.line = 1, .text = "urn:example:1"}, {.line = 2, .text = "a\xFF"}};
    QCOMPARE(
        QJsonDocument::fromJson(summary(ReportFormat::Json, lines)),
        QJsonDocument::fromJson(
            R"([{"nid":null,"count":1,"valid":0,"invalid":1,"unregistered":0,"undecided":0,"warnings":0,)"
            R"("codes":[{"code":"urn.scheme.not-urn","count":1,"example":"a\\xFF"}]},)"
            R"({"nid":"example","count":1,"valid":1,"invalid":0,"unregistered":0,"undecided":0,"warnings":0,)"
            R"("codes":[]}])"));
    QCOMPARE(summary(ReportFormat::Json, {}), "[]\n");
    QCOMPARE(summary(ReportFormat::Tsv, {lines.front()}), "example\t1\t1\t0\t0\t0\t\t\t\t0\n");
    // A format without summaries shows text.
    for (const ReportFormatFacts& facts : kReportFormats) {
        QVERIFY(makeCheckSummary(facts.format, settings));
        if (!facts.isOfSummaries)
            QCOMPARE(summary(facts.format, lines), summary(ReportFormat::Text, lines));
    }
}

void TestCheckSummary::ordersByCount()
{
    std::vector<InputLine> lines{{.line = 1, .text = "urn:old:1"}, {.line = 2, .text = "urn:b12:1"}};
    for (std::uint64_t line = 3; line <= 5; ++line)
        lines.push_back({.line = line, .text = line == 4 ? "URN:B12:x y" : "urn:b12:2"});
    lines.push_back({.line = 6, .text = "urn:a12:1"});
    QCOMPARE(listed(summaryOf(lines, reportChecker())),
             (QStringList{u"b12 4; namespace.unregistered 3 urn:b12:1; urn.nss.bad-char 1 URN:B12:x\\x20y"_s,
                          u"a12 1; namespace.unregistered 1 urn:a12:1"_s,
                          u"old 1; namespace.withdrawn 1 urn:old:1"_s}));
}

void TestCheckSummary::addsLaterCounts()
{
    const UrnChecker checker = reportChecker();
    NidSummary all = summaryOf({{.line = 1, .text = "urn:a12:1"}, {.line = 2, .text = "nothing"}}, checker);
    all.add(summaryOf({{.line = 3, .text = "urn:b12:1"}, {.line = 4, .text = "urn:A12:2"}}, checker));
    QCOMPARE(listed(all), (QStringList{u"a12 2; namespace.unregistered 2 urn:a12:1"_s,
                                       u"(no NID) 1; urn.scheme.not-urn 1 nothing"_s,
                                       u"b12 1; namespace.unregistered 1 urn:b12:1"_s}));
}

void TestCheckSummary::readsItsOwnDataBack()
{
    const NidSummary written = summaryOf(oneOfEach(), reportChecker());
    std::string saved;
    written.save(saved);
    NidSummary read;
    QVERIFY(read.load(saved));
    QCOMPARE(listed(read), listed(written));
    std::string again;
    read.save(again);
    QCOMPARE(again, saved);
    QVERIFY(read.load({}));
    QVERIFY(listed(read).isEmpty());
    QVERIFY(!read.load(std::string_view(saved).substr(0, saved.size() - 1)));
    QVERIFY(!read.load("\x01"));
}

NIDUS_TEST(tst_checksummary, TestCheckSummary)
#include "tst_checksummary.moc"
