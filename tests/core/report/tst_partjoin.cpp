// SPDX-License-Identifier: Apache-2.0
#include "core/batch/duplicatefinder.h"
#include "core/report/checkformats.h"
#include "core/report/parts/partjoin.h"
#include "core/report/rows/partfile.h"
#include "tests/core/report/reportrows.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>
#include <limits>
#include <utility>

using namespace nidus::check;
using namespace nidus::report;
using nidus::test::InputLine;
using nidus::test::oneOfEach;
using nidus::test::reportOn;

/// Reports on parts of an input, and joining them.
class TestPartJoin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsToTheReportOfOneRun_data();
    void joinsToTheReportOfOneRun();
    void readsHeadAndTotals();
    void rejectsCutParts_data();
    void rejectsCutParts();
    void rejectsDamagedParts();
    void needsTotals();
    void rejectsNumbersThatDoNotFit_data();
    void rejectsNumbersThatDoNotFit();

private:
    /// Returns the report on one part, whose lines count from 1.
    [[nodiscard]] std::string partReport(ReportFormat format, const std::vector<InputLine>& lines,
                                         const PartReport::Options& options, std::uint64_t linesRead) const;
    /// Two parts of 7 lines each.
    [[nodiscard]] std::vector<std::string> parts(ReportFormat format, bool findsDuplicates,
                                                 bool onlyBad = false) const;

    UrnChecker m_checker = nidus::test::reportChecker();
    ReportSettings m_settings{.checker = &m_checker, .files = {"a.txt"}};
};

namespace {

constexpr std::uint64_t kLinesInPart = 7;

nidus::batch::DuplicateFinder newFinder()
{
    return nidus::batch::DuplicateFinder(QDir::tempPath().toStdString());
}

/// The lines of oneOfEach() without what is known about duplicates.
std::vector<InputLine> unmarked()
{
    std::vector<InputLine> lines = oneOfEach();
    for (InputLine& line : lines)
        line.firstPlace.reset();
    return lines;
}

/// Both parts as one input. If duplicates are marked, the line of the first equivalent URN is known: lines 1
/// and 6 of each part are equivalent, and lines 4 and 7 occur in both parts. Line 2 is not a URN, and line 5
/// is too long to be compared.
std::vector<InputLine> bothParts(bool marksDuplicates)
{
    std::vector<InputLine> lines = unmarked();
    for (InputLine line : unmarked()) {
        line.line += kLinesInPart;
        lines.push_back(line);
    }
    const auto mark = [&lines](std::uint64_t line, std::uint64_t first) {
        std::ranges::find(lines, line, &InputLine::line)->firstPlace = nidus::batch::UrnPlace{0, first};
    };
    if (marksDuplicates) {
        for (const auto& [line, first] : {std::pair{6U, 1U}, {8U, 1U}, {13U, 1U}, {11U, 4U}, {14U, 7U}})
            mark(line, first);
    }
    return lines;
}

nidus::batch::CheckCounts someTotals(std::uint64_t lines)
{
    return {.byVerdict = {3, 1, 1, 1},
            .noRule = 2,
            .warnings = 3,
            .blank = 1,
            .lines = lines,
            .hadByteOrderMark = true};
}

} // namespace

std::string TestPartJoin::partReport(ReportFormat format, const std::vector<InputLine>& lines,
                                     const PartReport::Options& options, std::uint64_t linesRead) const
{
    PartReport report(makeCheckReport(format, m_settings), options);
    report.setTotals(someTotals(linesRead));
    return reportOn(report, lines, 4);
}

std::vector<std::string> TestPartJoin::parts(ReportFormat format, bool findsDuplicates, bool onlyBad) const
{
    std::vector<std::string> reports;
    for (const unsigned number : {1U, 2U}) {
        const PartHeader head{.share = {.number = number, .of = 2}, .terms = {{"file", "a.txt"}}};
        std::vector<InputLine> lines = unmarked();
        if (onlyBad && !findsDuplicates)
            std::erase_if(lines, [this](const InputLine& line) {
                return checkedLine(line, m_checker).outcome.verdict == Verdict::Valid;
            });
        reports.push_back(partReport(format, lines,
                                     {.head = head, .onlyBad = onlyBad, .findsDuplicates = findsDuplicates},
                                     kLinesInPart));
    }
    return reports;
}

void TestPartJoin::joinsToTheReportOfOneRun_data()
{
    QTest::addColumn<ReportFormat>("format");
    QTest::addColumn<bool>("findsDuplicates");
    QTest::addColumn<bool>("onlyBad");
    for (const ReportFormatFacts& facts : kReportFormats) {
        for (const bool findsDuplicates : {false, true}) {
            for (const bool onlyBad : {false, true})
                QTest::addRow("%s%s%s", facts.word.data(), findsDuplicates ? ", duplicates" : "",
                              onlyBad ? ", only bad" : "")
                    << facts.format << findsDuplicates << onlyBad;
        }
    }
}

void TestPartJoin::joinsToTheReportOfOneRun()
{
    QFETCH(ReportFormat, format);
    QFETCH(bool, findsDuplicates);
    QFETCH(bool, onlyBad);
    std::vector<InputLine> lines = bothParts(findsDuplicates);
    if (onlyBad)
        std::erase_if(lines, [this](const InputLine& line) {
            return checkedLine(line, m_checker).outcome.verdict == Verdict::Valid && !line.firstPlace;
        });
    const auto whole = makeCheckReport(format, m_settings);
    const std::string expected = reportOn(*whole, lines);

    const auto joined = makeCheckReport(format, m_settings);
    nidus::batch::DuplicateFinder finder = newFinder();
    PartJoin join(*joined, finder);
    std::string out;
    joined->begin(out);
    for (const std::string& part : parts(format, findsDuplicates, onlyBad)) {
        const auto added = join.add(*nidus::base::memoryByteSource(part), [&out](std::string& text) {
            out += text;
            text.clear();
        });
        QVERIFY(added.has_value());
        QCOMPARE(*added, someTotals(kLinesInPart));
    }
    joined->end(out);
    QCOMPARE(out, expected);
    QCOMPARE(join.duplicates(), findsDuplicates ? 5U : 0U);
}

void TestPartJoin::readsHeadAndTotals()
{
    const std::string second = parts(ReportFormat::Tsv, true)[1];
    const auto head = PartJoin::head(*nidus::base::memoryByteSource(second));
    QVERIFY(head.has_value());
    QCOMPARE(*head, (PartHeader{.share = {.number = 2, .of = 2}, .terms = {{"file", "a.txt"}}}));
    const auto totals = PartJoin::totals(*nidus::base::memoryByteSource(second));
    QVERIFY(totals.has_value());
    QCOMPARE(*totals, someTotals(kLinesInPart));
    QVERIFY(!PartJoin::head(*nidus::base::memoryByteSource("urn:example:1\n")));
    QVERIFY(!PartJoin::head(*nidus::base::memoryByteSource(kShareMagic)));
}

void TestPartJoin::rejectsCutParts_data()
{
    QTest::addColumn<ReportFormat>("format");
    QTest::addColumn<bool>("findsDuplicates");
    for (const ReportFormatFacts& facts : kReportFormats) {
        QTest::addRow("%s", facts.word.data()) << facts.format << false;
        QTest::addRow("%s, duplicates", facts.word.data()) << facts.format << true;
    }
}

/// A part that ends too early has an error, wherever it ends.
void TestPartJoin::rejectsCutParts()
{
    QFETCH(ReportFormat, format);
    QFETCH(bool, findsDuplicates);
    const std::string whole = parts(format, findsDuplicates).front();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const std::string cut = whole.substr(0, size);
        const auto report = makeCheckReport(format, m_settings);
        nidus::batch::DuplicateFinder finder = newFinder();
        const auto added =
            PartJoin(*report, finder).add(*nidus::base::memoryByteSource(cut), [](std::string& text) {
                text.clear();
            });
        QVERIFY(!added && added.error().code == nidus::base::kBadFormat);
        QVERIFY(!PartJoin::totals(*nidus::base::memoryByteSource(cut)));
    }
}

/// A part with a flipped bit has an error, wherever the bit is.
void TestPartJoin::rejectsDamagedParts()
{
    for (const ReportFormat format : {ReportFormat::Tsv, ReportFormat::Sarif, ReportFormat::Junit}) {
        const std::string whole = parts(format, true).front();
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string bytes = whole;
            bytes[at] = char(bytes[at] ^ 1 << at % 8);
            const auto report = makeCheckReport(format, m_settings);
            nidus::batch::DuplicateFinder finder = newFinder();
            const auto added =
                PartJoin(*report, finder).add(*nidus::base::memoryByteSource(bytes), [](std::string& text) {
                    text.clear();
                });
            QVERIFY(!added && added.error().code == nidus::base::kBadFormat);
        }
    }
}

/// A run that was interrupted has no totals.
void TestPartJoin::needsTotals()
{
    PartReport interrupted(makeCheckReport(ReportFormat::Tsv, m_settings),
                           {.head = {.share = {.number = 1, .of = 2}, .terms = {}}});
    const std::string bytes = reportOn(interrupted, unmarked());
    QVERIFY(PartJoin::head(*nidus::base::memoryByteSource(bytes)).has_value());
    QVERIFY(!PartJoin::totals(*nidus::base::memoryByteSource(bytes)));
}

/// The numbers of two rows without findings.
void TestPartJoin::rejectsNumbersThatDoNotFit_data()
{
    constexpr quint64 kMax = std::numeric_limits<quint64>::max();
    QTest::addColumn<QByteArray>("moved"); // as stored
    QTest::addColumn<quint64>("movedNext");
    QTest::addColumn<quint64>("column");
    QTest::addColumn<quint64>("nidOffset");
    QTest::addColumn<quint64>("nidLength");
    QTest::addColumn<bool>("isAccepted");
    const auto add = [](const char* name, const QByteArray& moved, quint64 movedNext, quint64 column,
                        quint64 nidOffset, quint64 nidLength, bool isAccepted) {
        QTest::newRow(name) << moved << movedNext << column << nidOffset << nidLength << isAccepted;
    };
    // Ten bytes in LEB128: the last one has only bit 63.
    const QByteArray largest = QByteArray(9, '\xFF') + '\x01';
    const QByteArray tooLarge = QByteArray(9, '\x80') + '\x02';
    add("plain", "\x02", 20, 1, 4, 4, true);
    add("column at the end of the longest line", "\x02", 20, 1'048'577, 4, 4, true);
    add("column", "\x02", 20, (quint64{1} << 32) + 1, 4, 4, false);
    add("start of the NID", "\x02", 20, 1, 256 + 4, 4, false);
    add("length of the NID", "\x02", 20, 1, 4, 256 + 4, false);
    add("largest offset", largest, 0, 1, 4, 4, true);
    add("offset beyond the largest", largest, 1, 1, 4, 4, false);
    add("sum of offsets", "\x02", kMax, 1, 4, 4, false);
    add("more than 64 bits", tooLarge, 20, 1, 4, 4, false);
}

void TestPartJoin::rejectsNumbersThatDoNotFit()
{
    QFETCH(QByteArray, moved);
    QFETCH(quint64, movedNext);
    QFETCH(quint64, column);
    QFETCH(quint64, nidOffset);
    QFETCH(quint64, nidLength);
    QFETCH(bool, isAccepted);
    constexpr std::string_view kUrns[] = {"urn:isbn:0451450523", "urn:isbn:0451450531"};
    std::string rows;
    appendCounted(rows, std::string(32, 'k')); // a key of 16 bytes for each
    std::string_view above;
    for (const std::string_view urn : kUrns) {
        appendVarint(rows, std::uint64_t{1} << 2U | std::to_underlying(RowApart::Silent));
        if (above.empty())
            rows += moved.toStdString();
        else
            appendVarint(rows, movedNext);
        for (const std::uint64_t number : {column, nidOffset, nidLength})
            appendVarint(rows, number);
        appendPiece(rows, above, urn);
        above = urn;
    }
    std::string bytes(kShareMagic);
    PartWriter writer;
    writer.append(bytes, PartTag::RowsApart, rows);
    writer.append(bytes, PartTag::End, std::string(nidus::batch::CheckCounts().byVerdict.size() + 6, '\0'));

    const std::unique_ptr<CheckReport> report = makeCheckReport(ReportFormat::Tsv, {.files = {"file"}});
    nidus::batch::DuplicateFinder finder(QDir::tempPath().toStdString());
    PartJoin join(*report, finder);
    const auto source = nidus::base::memoryByteSource(bytes);
    QCOMPARE(join.add(*source, [](std::string& /*written*/) {}).has_value(), isAccepted);
}

NIDUS_TEST(tst_partjoin, TestPartJoin)
#include "tst_partjoin.moc"
