// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkformats.h"
#include "core/workflow/check/checkjob.h"
#include "core/workflow/check/checksource.h"
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::batch;
using namespace nidus::check;
using namespace nidus::report;
using namespace nidus::workflow;

/// The check that the window and the command line share.
class TestCheckJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsOnSeveralInputs();
    void passesLinesInOrder_data();
    void passesLinesInOrder();
    void leavesOutValidLines();
    void listsOnlyChosenLines();
    void findsNoDuplicatesOfLinesThatAreTooLong();
    void namesTheInputInErrors();
    void writesNothingWithoutAnInput();
    void stopsAfterABlock();
    void keepsTheContentOfAPackedFile();
};

namespace {

/// A checker for the syntax only.
UrnChecker syntaxChecker()
{
    return {{.against = CheckAgainst::SyntaxOnly}, std::make_shared<const NamespaceTable>()};
}

/// A report in memory.
struct ReportInMemory
{
    ReportInMemory(ReportFormat format, const UrnChecker& checker, std::vector<std::string> files)
        : report(makeCheckReport(format, {.checker = &checker, .files = std::move(files)}))
    {}
    CheckOutputs outputs()
    {
        return {.report = report.get(), .write = [this](std::string_view written) { text += written; }};
    }

    std::unique_ptr<CheckReport> report;
    std::string text;
};

class LineCollector final : public CheckSink
{
public:
    void checked(std::span<const CheckedLine> lines) override
    {
        for (const CheckedLine& line : lines)
            text += std::to_string(line.line) + ' ' + std::string(line.text) + '\n';
    }
    std::string text;
};

/// Fails after its text.
class FailingSource final : public base::ByteSource
{
public:
    base::Result<std::size_t> read(std::span<char> into) override
    {
        constexpr std::string_view kText = "urn:example:1\n";
        if (std::exchange(m_wasRead, true))
            return std::unexpected(
                base::Error{.code = base::kFileNotReadable, .subject = {}, .detail = "test"});
        std::ranges::copy(kText, into.begin());
        return kText.size();
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

private:
    bool m_wasRead = false;
};

} // namespace

/// Duplicates are found across inputs; the report begins and ends once.
void TestCheckJob::reportsOnSeveralInputs()
{
    const UrnChecker checker = syntaxChecker();
    ReportInMemory csv(ReportFormat::Csv, checker, {"a", "b"});
    CheckJob job(checker, csv.outputs(), {.batch = {}, .findsDuplicates = true});
    const auto first = job.check(base::memoryByteSource("urn:example:1\n\nno urn\n"), "a", 0, {});
    const auto second = job.check(base::memoryByteSource("URN:EXAMPLE:1\nurn:example:2\n"), "b", 1, {});
    job.finish();
    QCOMPARE(QByteArray::fromStdString(csv.text),
             "line,verdict,nid,offset,code,urn,message,file\r\n"
             "1,valid,example,,,urn:example:1,,a\r\n"
             "3,invalid,,0,urn.scheme.not-urn,no\\x20urn,"
             "\"A URN begins with \"\"urn:\"\"; found \"\"n\"\".\",a\r\n"
             "1,valid,EXAMPLE,,check.duplicate,URN:EXAMPLE:1,Duplicate of the URN in line a:1.,b\r\n"
             "2,valid,example,,,urn:example:2,,b\r\n"_ba);
    QVERIFY(first && second);
    QCOMPARE(first->checked(), 2U);
    QCOMPARE(first->blank, 1U);
    QCOMPARE(second->checked(), 2U);
    QCOMPARE(job.duplicates(), 1U);
}

void TestCheckJob::passesLinesInOrder_data()
{
    QTest::addColumn<unsigned>("jobs");
    QTest::newRow("one thread") << 1U;
    QTest::newRow("four threads") << 4U;
}

void TestCheckJob::passesLinesInOrder()
{
    QFETCH(unsigned, jobs);
    std::string input;
    std::string expected;
    for (int i = 1; i <= 5000; ++i) {
        const std::string urn = "urn:example:" + std::to_string(i);
        input += urn + '\n';
        expected += std::to_string(i) + ' ' + urn + '\n';
    }
    const UrnChecker checker = syntaxChecker();
    LineCollector collector;
    ReportInMemory text(ReportFormat::Text, checker, {"a"});
    CheckOutputs outputs = text.outputs();
    outputs.lines = &collector;
    CheckJob job(checker, outputs, {.batch = {.jobs = jobs, .blockSize = 1024}});
    QVERIFY(job.check(base::memoryByteSource(input), "a", 0, {}).has_value());
    job.finish();
    QCOMPARE(collector.text, expected);
    QVERIFY(text.text.starts_with("a:1: valid: urn:example:1\na:2: valid"));
    QVERIFY(text.text.ends_with("\na:5000: valid: urn:example:5000\n"));
}

void TestCheckJob::leavesOutValidLines()
{
    const UrnChecker checker = syntaxChecker();
    const auto reported = [&checker](bool findsDuplicates) {
        ReportInMemory tsv(ReportFormat::Tsv, checker, {"a"});
        CheckJob job(checker, tsv.outputs(),
                     {.batch = {}, .onlyBad = true, .findsDuplicates = findsDuplicates});
        const auto counts =
            job.check(base::memoryByteSource("urn:example:1\nurn:a\nurn:example:1\n"), "a", 0, {});
        job.finish();
        return counts && counts->checked() == 3 ? QByteArray::fromStdString(tsv.text).left(9) : QByteArray();
    };
    QCOMPARE(reported(false), "2\tinvalid"_ba);
    QCOMPARE(reported(true), "2\tinvalid"_ba);
}

void TestCheckJob::listsOnlyChosenLines()
{
    const UrnChecker checker = syntaxChecker();
    ReportInMemory text(ReportFormat::Text, checker, {"a"});
    CheckOutputs outputs = text.outputs();
    outputs.choose = [](std::span<const CheckedLine> lines) {
        std::vector<bool> isChosen;
        for (const CheckedLine& line : lines)
            isChosen.push_back(line.line % 2 == 0);
        return isChosen;
    };
    CheckJob job(checker, outputs, {.batch = {}});
    const auto counts = job.check(
        base::memoryByteSource("urn:example:1\nurn:example:2\nurn:example:3\nurn:example:4"), "a", 0, {});
    job.finish();
    QCOMPARE(QByteArray::fromStdString(text.text),
             "a:2: valid: urn:example:2\na:4: valid: urn:example:4\n"_ba);
    QVERIFY(counts && counts->checked() == 4);
}

/// Only the start of such a line is known, so two of them may be different.
void TestCheckJob::findsNoDuplicatesOfLinesThatAreTooLong()
{
    const std::string start = "urn:example:" + std::string(kMaxUrnLength, 'x');
    const UrnChecker checker = syntaxChecker();
    CheckJob job(checker, {}, {.batch = {}, .findsDuplicates = true});
    const auto counts = job.check(base::memoryByteSource(start + "1\n" + start + "2\n"), "a", 0, {});
    QVERIFY(counts.has_value());
    QCOMPARE(counts->byVerdict[std::size_t(Verdict::Undecided)], 2U);
    QCOMPARE(job.duplicates(), 0U);
}

void TestCheckJob::namesTheInputInErrors()
{
    const UrnChecker checker = syntaxChecker();
    ReportInMemory text(ReportFormat::Text, checker, {"a", "b"});
    CheckJob job(checker, text.outputs(), {.batch = {}});
    const auto failed = job.check(std::make_unique<FailingSource>(), "a", 0, {});
    QVERIFY(!failed);
    QCOMPARE(QString::fromStdString(failed.error().subject), u"a"_s);
    QVERIFY(failed.error().code == base::kFileNotReadable);
    QCOMPARE(job.reported().checked(), 1U); // before the failure
    const auto missing = job.check(base::openByteSource("/nonexistent/urns"), "b", 1, {});
    QVERIFY(!missing && missing.error().code == base::kFileNotFound);
    QCOMPARE(job.reported().checked(), 0U);
    job.finish();
    QCOMPARE(QByteArray::fromStdString(text.text), "a:1: valid: urn:example:1\n"_ba);
}

void TestCheckJob::writesNothingWithoutAnInput()
{
    const UrnChecker checker = syntaxChecker();
    ReportInMemory json(ReportFormat::Json, checker, {"a"});
    CheckJob missing(checker, json.outputs(), {.batch = {}});
    QVERIFY(!missing.check(base::openByteSource("/nonexistent/urns"), "a", 0, {}));
    missing.finish();
    QVERIFY(json.text.empty());
    CheckJob empty(checker, json.outputs(), {.batch = {}});
    QVERIFY(empty.check(base::memoryByteSource(""), "a", 0, {}).has_value());
    empty.finish();
    QCOMPARE(QByteArray::fromStdString(json.text), "[\n]\n"_ba);
}

void TestCheckJob::stopsAfterABlock()
{
    std::string input;
    while (input.size() < 100'000)
        input += "urn:example:1\n";
    const UrnChecker checker = syntaxChecker();
    ReportInMemory text(ReportFormat::Text, checker, {"a"});
    CheckOutputs outputs = text.outputs();
    std::stop_source stop;
    outputs.write = [&](std::string_view written) {
        text.text += written;
        stop.request_stop();
    };
    CheckJob job(checker, outputs, {.batch = {.blockSize = 1024}});
    const auto counts = job.check(base::memoryByteSource(input), "a", 0, stop.get_token());
    QVERIFY(counts.has_value());
    QVERIFY(counts->checked() > 0 && counts->checked() < 100);
    QCOMPARE(std::uint64_t(std::ranges::count(text.text, '\n')), counts->checked());
    QCOMPARE(job.reported().checked(), counts->checked());
}

void TestCheckJob::keepsTheContentOfAPackedFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"urns.gz"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(test::gzip("urn:example:1\nurn:example:2\n")));
    file.close();
    const CheckSource input{
        .path = file.fileName(), .bytes = {}, .unpacked = std::make_shared<UnpackedCopy>()};
    const UrnChecker checker = syntaxChecker();
    const auto lines = [&] {
        LineCollector collector;
        CheckJob job(checker, {.lines = &collector}, {.batch = {}});
        return job.check(openCheckSource(input), "a", 0, {}) ? collector.text : std::string("error");
    };
    constexpr std::string_view kLines = "1 urn:example:1\n2 urn:example:2\n";
    QVERIFY(input.unpacked->path().isEmpty());
    QCOMPARE(lines(), kLines);
    QVERIFY(QFile::exists(input.unpacked->path()));
    QVERIFY(file.remove());
    QCOMPARE(lines(), kLines); // from the copy
    QCOMPARE(QFile(input.unpacked->path()).size(), 28);
}

NIDUS_TEST(tst_checkjob, TestCheckJob)
#include "tst_checkjob.moc"
