// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batchchecker.h"

#include "core/urn/presentation.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <random>
#include <string>
#include <vector>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;
using namespace nidus::check;
using namespace nidus::urn;

namespace {

/// Records the results of a batch, one line of text per record.
class RecordingSink final : public CheckSink
{
public:
    void checked(std::span<const CheckedLine> lines) override
    {
        for (const CheckedLine& line : lines) {
            text += std::to_string(line.line) + ":" + std::to_string(line.column) + " @" +
                    std::to_string(line.fileOffset) + " " + std::string(verdictWord(line.outcome.verdict)) +
                    " " + escapedBytes(line.text.substr(0, 60)) + "\n";
            longest = std::max(longest, line.text.size());
        }
    }
    std::string text;
    std::size_t longest = 0;
};

/// Returns bytes in chunks of pseudo-random size, like a pipe, and can fail at the end.
class RaggedSource final : public ByteSource
{
public:
    explicit RaggedSource(std::string_view bytes) : m_rest(bytes) {}
    Result<std::size_t> read(std::span<char> into) override
    {
        if (m_rest.empty() && failsAtEnd)
            return std::unexpected(Error{base::kFileNotReadable, "pipe", "gone"});
        const std::size_t count = std::min({into.size(), m_rest.size(), std::size_t{1 + m_random() % 7}});
        std::copy_n(m_rest.begin(), count, into.begin());
        m_rest.remove_prefix(count);
        return count;
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

    bool failsAtEnd = false;

private:
    std::string_view m_rest;
    std::minstd_rand m_random{7};
};

/// A single line of the given length, generated while it is read.
class EndlessLineSource final : public ByteSource
{
public:
    explicit EndlessLineSource(std::uint64_t bytes) : m_left(bytes) {}
    Result<std::size_t> read(std::span<char> into) override
    {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(into.size(), m_left));
        std::fill_n(into.begin(), count, 'a');
        m_left -= count;
        if (m_left == 0 && count > 0)
            into[count - 1] = '\n';
        return count;
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

private:
    std::uint64_t m_left;
};

/// Compares each outcome with that of a single check.
class OutcomeSink final : public CheckSink
{
public:
    explicit OutcomeSink(const UrnChecker& checker) : m_checker(checker) {}
    void checked(std::span<const CheckedLine> lines) override
    {
        for (const CheckedLine& line : lines) {
            ++count;
            const CheckOutcome expected = m_checker.check(line.text);
            if (line.outcome != expected)
                different.emplace_back(line.text);
            differentVerdicts += line.outcome.verdict != expected.verdict ? 1 : 0;
            warnings += expected.verdict == Verdict::Valid && expected.reason != CheckReason::None ? 1 : 0;
        }
    }
    std::vector<std::string> different;
    int differentVerdicts = 0;
    int count = 0;
    int warnings = 0; ///< found by single checks

private:
    const UrnChecker& m_checker;
};

class RecordingProgress final : public ProgressSink
{
public:
    void progressed(Progress progress) override { seen.push_back(progress); }
    std::vector<Progress> seen;
};

const UrnChecker& checker()
{
    static const UrnChecker instance(
        {}, std::make_shared<NamespaceTable>(std::vector<NamespaceEntry>{{"example", false}}));
    return instance;
}

std::string summary(const CheckCounts& counts)
{
    return "valid " + std::to_string(counts.byVerdict[0]) + " invalid " +
           std::to_string(counts.byVerdict[1]) + " unregistered " + std::to_string(counts.byVerdict[2]) +
           " undecided " + std::to_string(counts.byVerdict[3]) + " blank " + std::to_string(counts.blank) +
           " lines " + std::to_string(counts.lines) + (counts.hadByteOrderMark ? " bom" : "") +
           (counts.hadCarriageReturns ? " cr" : "") + "\n";
}

/// Returns the records and the summary of a run.
std::string reportOf(ByteSource& source, const BatchOptions& options)
{
    RecordingSink sink;
    const auto counts = checkBatch(source, checker(), options, sink, nullptr, {});
    return sink.text + (counts ? summary(*counts) : "failed\n");
}

std::string reportOf(std::string_view bytes, const BatchOptions& options)
{
    return reportOf(*memoryByteSource(bytes), options);
}

/// Returns input with everything that block boundaries could split.
std::string mixedInput(InputKind kind)
{
    std::minstd_rand random(42);
    const std::vector<std::string> pieces{"urn:example:a",
                                          "urn:example:caf%C3%A9",
                                          "\n",
                                          "\r\n",
                                          "\n\n",
                                          "urn:nidus:b?+r#f",
                                          "urn:bad",
                                          "<urn:exam\n ple:x",
                                          ">",
                                          " ",
                                          "(",
                                          "urn:exa mple",
                                          "\\x41\\x0A",
                                          "\xC3\xA9",
                                          "<urn:example:y",
                                          "text without end, ",
                                          "\r",
                                          "<b>",
                                          "\n<",
                                          ").\n",
                                          "urn:"};
    std::string text = kind == InputKind::Escaped ? "\xEF\xBB\xBFurn:example:\\x41\r\n" : "\xEF\xBB\xBF";
    while (text.size() < 6000)
        text += pieces[random() % pieces.size()];
    return text;
}

} // namespace

class TestBatchChecker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checksLineByLine_data();
    void checksLineByLine();
    void resultsDoNotDependOnBlocksOrJobs_data();
    void resultsDoNotDependOnBlocksOrJobs();
    void matchesTheOutcomeOfSingleChecks();
    void handlesLineLengthsAroundTheLimit_data();
    void handlesLineLengthsAroundTheLimit();
    void continuesAfterALongLineOfManyBlocks();
    void reportsWhereAQuoteIsNotClosed();
    void needsLittleMemoryForAnEndlessLine();
    void needsLittleMemoryForChainsOfBrackets();
    void stopsWhenAsked();
    void stopsInTheMiddleOfABatch();
    void reportsProgress();
    void reportsReadErrors_data();
    void reportsReadErrors();
    void detectsUtf16InAnyBlocks();
};

void TestBatchChecker::checksLineByLine_data()
{
    QTest::addColumn<InputKind>("kind");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, InputKind kind, const QByteArray& input, const char* expected) {
        QTest::newRow(name) << kind << input << QByteArray(expected);
    };
    using enum InputKind;
    row("nothing", Lines, "", "valid 0 invalid 0 unregistered 0 undecided 0 blank 0 lines 0\n");
    row("only a byte order mark", Lines, "\xEF\xBB\xBF",
        "valid 0 invalid 0 unregistered 0 undecided 0 blank 0 lines 0 bom\n");
    row("each verdict", Lines, "urn:example:a\nurn:nidus:a\nurn:a\n",
        "1:1 @0 valid urn:example:a\n2:1 @14 unregistered urn:nidus:a\n3:1 @26 invalid urn:a\n"
        "valid 1 invalid 1 unregistered 1 undecided 0 blank 0 lines 3\n");
    row("missing LF at the end", Lines, "urn:example:a",
        "1:1 @0 valid urn:example:a\nvalid 1 invalid 0 unregistered 0 undecided 0 blank 0 lines 1\n");
    row("byte order mark, CR LF, blank lines", Lines, "\xEF\xBB\xBFurn:example:a\r\n\r\n\nurn:example:b\r\n",
        "1:1 @3 valid urn:example:a\n4:1 @21 valid urn:example:b\n"
        "valid 2 invalid 0 unregistered 0 undecided 0 blank 2 lines 4 bom cr\n");
    row("byte order mark on a later line is an error", Lines, "urn:example:a\n\xEF\xBB\xBFurn:example:a\n",
        "1:1 @0 valid urn:example:a\n2:1 @14 invalid \\xEF\\xBB\\xBFurn:example:a\n"
        "valid 1 invalid 1 unregistered 0 undecided 0 blank 0 lines 2\n");
    row("a space is not blank", Lines, " \n",
        "1:1 @0 invalid \\x20\nvalid 0 invalid 1 unregistered 0 undecided 0 blank 0 lines 1\n");
    row("escaped", Escaped, "urn:example:\\x41\nurn:example:\\x0A\n",
        "1:1 @0 valid urn:example:A\n2:1 @17 invalid urn:example:\\x0A\n"
        "valid 1 invalid 1 unregistered 0 undecided 0 blank 0 lines 2\n");
    row("running text", RunningText, "See urn:example:a, (urn:nidus:b).\n\nAnd <urn:exam\n  ple:c>.\n",
        "1:5 @4 valid urn:example:a\n1:21 @20 unregistered urn:nidus:b\n3:6 @40 valid urn:example:c\n"
        "valid 2 invalid 0 unregistered 1 undecided 0 blank 1 lines 4\n");
}

void TestBatchChecker::checksLineByLine()
{
    QFETCH(InputKind, kind);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, expected);
    const std::string_view bytes(input.constData(), static_cast<std::size_t>(input.size()));
    QCOMPARE(QByteArray::fromStdString(reportOf(bytes, {.input = kind})), expected);
}

void TestBatchChecker::resultsDoNotDependOnBlocksOrJobs_data()
{
    QTest::addColumn<InputKind>("kind");
    QTest::newRow("lines") << InputKind::Lines;
    QTest::newRow("escaped") << InputKind::Escaped;
    QTest::newRow("running text") << InputKind::RunningText;
}

void TestBatchChecker::resultsDoNotDependOnBlocksOrJobs()
{
    QFETCH(InputKind, kind);
    const std::string input = mixedInput(kind);
    const QByteArray whole = QByteArray::fromStdString(reportOf(input, {.input = kind}));
    QVERIFY(whole.count('\n') > 50);
    for (const std::size_t blockSize : {1U, 2U, 3U, 7U, 64U, 1000U, 5999U}) {
        for (const unsigned jobs : {1U, 4U}) {
            const BatchOptions options{.input = kind, .jobs = jobs, .blockSize = blockSize};
            QCOMPARE(QByteArray::fromStdString(reportOf(input, options)), whole);
        }
    }
    for (const unsigned jobs : {1U, 2U}) {
        RaggedSource ragged(input);
        QCOMPARE(QByteArray::fromStdString(reportOf(ragged, {.input = kind, .jobs = jobs})), whole);
    }
}

void TestBatchChecker::matchesTheOutcomeOfSingleChecks()
{
    const auto rules = [](std::initializer_list<RuleSource> sources) {
        std::vector<RuleVersion> versions;
        for (const RuleSource& source : sources)
            versions.push_back({0, std::make_shared<const LazyRule>(source)});
        return versions;
    };
    const auto table = std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{
        {.nid = "a1", .rules = rules({{.text = "n = 1*DIGIT"}, {.text = "n = \"x\""}})},
        {.nid = "a2", .withdrawn = true, .rules = rules({{.text = "n = 1*DIGIT"}})},
        {.nid = "a3", .rules = rules({{.text = "n = 8*9( DIGIT / \"-\" )", .checkDigit = "issn"}})},
        {.nid = "a4", .rules = rules({{.scope = NameScope::Urn, .text = "n = \"urn:a4:\" 1*DIGIT"}})},
        {.nid = "a5", .rules = rules({{.text = "n = 1*DIGIT [ \"#\" ]", .describesComponents = true}})},
        {.nid = "a6", .withdrawn = true},
        {.nid = "a7", .rules = rules({{.text = "n = nowhere"}})}});
    std::string input;
    for (const char* name : {"12", "x", "1560-1560", "1560-1561", "12#", "12?=q", "", "a b"}) {
        for (const char* nid : {"a1", "A2", "a3", "a4", "a5", "a6", "a7", "b1", "x-1"})
            input += std::string("urn:") + nid + ':' + name + '\n';
    }
    // More long names of one namespace than are checked side by side, in random order.
    for (const std::size_t length : {700U, 256U, 900U, 300U, 255U, 801U, 260U, 257U, 650U, 310U, 720U, 400U})
        input += "urn:a1:" + std::string(length, '1') + (length % 3 == 0 ? "x\n" : "\n");
    for (const CheckOptions& options : {CheckOptions{}, CheckOptions{.against = CheckAgainst::SyntaxOnly},
                                        CheckOptions{.against = CheckAgainst::OneNamespace, .nid = "a1"}}) {
        const UrnChecker ruled(options, table);
        OutcomeSink sink(ruled);
        const auto source = memoryByteSource(input);
        const auto counts = checkBatch(*source, ruled, {.jobs = 2, .blockSize = 100}, sink, nullptr, {});
        QVERIFY(counts.has_value());
        QCOMPARE(counts->warnings, std::uint64_t(sink.warnings));
        QCOMPARE(sink.different, std::vector<std::string>());
        QCOMPARE(sink.count, 84);
        QVERIFY2(options.against != CheckAgainst::OwnNamespace || sink.warnings > 0, "no warning");
        OutcomeSink withoutPlaces(ruled);
        const auto again = memoryByteSource(input);
        QVERIFY(checkBatch(*again, ruled, {.findsPlaces = false}, withoutPlaces, nullptr, {}).has_value());
        QCOMPARE(withoutPlaces.differentVerdicts, 0);
        QCOMPARE(withoutPlaces.warnings, sink.warnings);
    }
}

void TestBatchChecker::handlesLineLengthsAroundTheLimit_data()
{
    QTest::addColumn<InputKind>("kind");
    QTest::addColumn<int>("more"); // bytes above the limit
    QTest::addColumn<QByteArray>("lineEnd");
    for (const InputKind kind : {InputKind::Lines, InputKind::Escaped, InputKind::RunningText}) {
        for (const int more : {0, 1, 2, 3}) {
            for (const char* const lineEnd : {"\n", "\r\n", ""}) {
                QTest::addRow("kind %d, limit + %d, end %s", int(kind), more,
                              QByteArray(lineEnd).toHex().constData())
                    << kind << more << QByteArray(lineEnd);
            }
        }
    }
}

void TestBatchChecker::handlesLineLengthsAroundTheLimit()
{
    QFETCH(InputKind, kind);
    QFETCH(int, more);
    QFETCH(QByteArray, lineEnd);
    const std::string front = "urn:example:first\n";
    const std::string line =
        "urn:example:" + std::string(kMaxUrnLength - 12 + static_cast<std::size_t>(more), 'a');
    const std::string back = lineEnd.isEmpty() ? "" : "urn:example:last\n";
    const std::string input = front + line + lineEnd.toStdString() + back;
    const std::string whole = reportOf(input, {.input = kind, .blockSize = std::size_t{4} << 20});
    QVERIFY(whole.contains(more == 0 ? "2:1 @18 valid" : "2:1 @18 undecided"));
    QCOMPARE(whole.contains("3:1"), !back.empty());
    for (const std::size_t blockSize :
         {std::size_t{1000}, std::size_t{65536}, kBlockSize, kMaxUrnLength + 19}) {
        QCOMPARE(QByteArray::fromStdString(reportOf(input, {.input = kind, .blockSize = blockSize})),
                 QByteArray::fromStdString(whole));
    }
}

void TestBatchChecker::continuesAfterALongLineOfManyBlocks()
{
    for (const char* const lineEnd : {"\n", "\r\n"}) {
        const std::string line = std::string(5 * kMaxUrnLength, 'a') + lineEnd;
        const std::string end = std::to_string(line.size()), back = std::to_string(line.size() + 14);
        QCOMPARE(reportOf(line + "urn:example:b\nurn:example:c\n", {.blockSize = 1000}),
                 "1:1 @0 undecided " + std::string(60, 'a') + "\n2:1 @" + end +
                     " valid urn:example:b\n3:1 @" + back +
                     " valid urn:example:c\n"
                     "valid 2 invalid 0 unregistered 0 undecided 1 blank 0 lines 3" +
                     (line.ends_with("\r\n") ? " cr\n" : "\n"));
    }
}

void TestBatchChecker::reportsWhereAQuoteIsNotClosed()
{
    const std::string report =
        reportOf("name\n\"a\nb\",\"c\n", {.input = InputKind::Table, .column = "name"});
    QVERIFY2(report.contains("3:1 @8 invalid b\",\"c\n"), report.c_str());
}

void TestBatchChecker::needsLittleMemoryForAnEndlessLine()
{
    // If the line were stored, this would need as much memory as the line is long.
    EndlessLineSource source(std::uint64_t{256} << 20);
    RecordingSink sink;
    const auto counts = checkBatch(source, checker(), {}, sink, nullptr, {});
    QVERIFY(counts.has_value());
    QCOMPARE(counts->lines, std::uint64_t{1});
    QCOMPARE(counts->byVerdict[std::size_t(Verdict::Undecided)], std::uint64_t{1});
    QCOMPARE(sink.longest, kShownOfLongLine);
}

void TestBatchChecker::needsLittleMemoryForChainsOfBrackets()
{
    // Every line ends one URN in angle brackets and starts another, so no line end is a good place to cut.
    for (const std::string_view line : {"a < b\n", "<urn:a\n", "b> <urn:a\n"}) {
        std::string text;
        while (text.size() < (std::size_t{4} << 20))
            text += line;
        /// The longest section of input that was read before it was checked.
        class LongestStep final : public ProgressSink
        {
        public:
            void progressed(Progress progress) override
            {
                longest = std::max(longest, progress.done - m_last);
                m_last = progress.done;
            }
            std::uint64_t longest = 0;

        private:
            std::uint64_t m_last = 0;
        };
        LongestStep progress;
        RecordingSink sink;
        const auto source = memoryByteSource(text);
        QVERIFY(checkBatch(*source, checker(), {.input = InputKind::RunningText}, sink, &progress, {}));
        QVERIFY(progress.longest < (std::uint64_t{2} << 20));
    }
}

void TestBatchChecker::stopsWhenAsked()
{
    for (const unsigned jobs : {1U, 4U}) {
        std::stop_source stop;
        stop.request_stop();
        RecordingSink sink;
        const auto source = memoryByteSource("urn:example:a\n");
        const auto counts = checkBatch(*source, checker(), {.jobs = jobs}, sink, nullptr, stop.get_token());
        QVERIFY(counts.has_value());
        QCOMPARE(counts->lines, std::uint64_t{0});
    }
}

void TestBatchChecker::stopsInTheMiddleOfABatch()
{
    /// Requests a stop at its third block.
    class StoppingProgress final : public ProgressSink
    {
    public:
        void progressed(Progress) override
        {
            if (++m_blocks == 3)
                stop.request_stop();
        }
        std::stop_source stop;

    private:
        int m_blocks = 0;
    };
    std::string input;
    for (int i = 0; i < 1000; ++i)
        input += "urn:example:abcdef\n";
    for (const unsigned jobs : {1U, 4U}) {
        StoppingProgress progress;
        RecordingSink sink;
        const auto source = memoryByteSource(input);
        const auto counts = checkBatch(*source, checker(), {.jobs = jobs, .blockSize = 190}, sink, &progress,
                                       progress.stop.get_token());
        QVERIFY(counts.has_value());
        QCOMPARE(counts->lines, std::uint64_t{30});
        QCOMPARE(std::ranges::count(sink.text, '\n'), 30);
    }
}

void TestBatchChecker::reportsProgress()
{
    const std::string input = "urn:example:a\nurn:example:b\nurn:example:c";
    RecordingProgress progress;
    RecordingSink sink;
    const auto source = memoryByteSource(input);
    QVERIFY(checkBatch(*source, checker(), {.blockSize = 14}, sink, &progress, {}).has_value());
    QCOMPARE(progress.seen.size(), std::size_t{3});
    QCOMPARE(progress.seen.front(), (Progress{14, input.size()}));
    QCOMPARE(progress.seen.back(), (Progress{input.size(), input.size()}));
}

void TestBatchChecker::reportsReadErrors_data()
{
    QTest::addColumn<int>("jobs");
    QTest::newRow("one job") << 1;
    QTest::newRow("four jobs") << 4;
}

void TestBatchChecker::reportsReadErrors()
{
    QFETCH(int, jobs);
    RaggedSource source("urn:example:a\nurn:example:b\n");
    source.failsAtEnd = true;
    RecordingSink sink;
    const auto counts = checkBatch(source, checker(), {.jobs = unsigned(jobs)}, sink, nullptr, {});
    QVERIFY(!counts.has_value());
    QCOMPARE(counts.error(), (Error{base::kFileNotReadable, "pipe", "gone"}));
    QVERIFY(sink.text.contains("2:1")); // earlier lines are still passed to the sink
}

void TestBatchChecker::detectsUtf16InAnyBlocks()
{
    using namespace std::string_view_literals;
    const std::string_view text = "u\0r\0n\0:\0e\0x\0a\0m\0\n\0"sv;
    for (const std::size_t blockSize : {1U, 2U, 3U, 4U, 7U, 64U}) {
        RaggedSource source(text);
        RecordingSink sink;
        const auto counts = checkBatch(source, checker(), {.blockSize = blockSize}, sink, nullptr, {});
        QVERIFY(!counts.has_value());
        QCOMPARE(counts.error(), (Error{base::kNotUtf8, {}, "UTF-16LE"}));
        QVERIFY(sink.text.empty());
    }
}

NIDUS_TEST(tst_batchchecker, TestBatchChecker)
#include "tst_batchchecker.moc"
