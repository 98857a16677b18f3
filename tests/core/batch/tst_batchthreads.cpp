// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batchchecker.h"

#include "tests/testprogram.h"

#include <QTest>
#include <atomic>
#include <set>
#include <string>
#include <thread>
#include <vector>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;
using namespace nidus::check;

namespace {

/// Records which threads read.
class ThreadSource final : public ByteSource
{
public:
    ThreadSource(std::string_view bytes, std::uint64_t size) : m_bytes(memoryByteSource(bytes)), m_size(size)
    {}
    Result<std::size_t> read(std::span<char> into) override
    {
        readers.insert(std::this_thread::get_id());
        return m_bytes->read(into);
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }

    std::set<std::thread::id> readers;

private:
    std::unique_ptr<ByteSource> m_bytes;
    std::uint64_t m_size;
};

/// Counts calls that are out of order or concurrent when they must not be.
class OrderSink final : public StagedSink
{
public:
    explicit OrderSink(const BatchOptions& options) : m_slots(maxBlocksInFlight(options)) {}
    void examine(std::size_t slot, std::span<const CheckedLine> lines) override
    {
        m_slots[slot] = {.lines = lines, .isPrepared = false};
    }
    void arrived(std::size_t slot, std::span<const CheckedLine> lines) override
    {
        begin();
        wrong += m_slots[slot].lines.data() == lines.data() && !m_slots[slot].isPrepared ? 0 : 1;
        wrong += lines.front().line == m_nextLine ? 0 : 1;
        m_nextLine = lines.back().line + 1;
        end();
    }
    void prepare(std::size_t slot) override { m_slots[slot].isPrepared = true; }
    void finished(std::size_t slot, const CheckCounts& counts) override
    {
        begin();
        const Slot& block = m_slots[slot];
        const bool isNext = block.lines.front().line == m_nextFinished;
        wrong += block.isPrepared && isNext && counts.lines == block.lines.size() ? 0 : 1;
        m_nextFinished = block.lines.back().line + 1;
        end();
    }
    int wrong = 0;

private:
    struct Slot
    {
        std::span<const CheckedLine> lines;
        bool isPrepared = false;
    };
    void begin() { wrong += m_isCalled.exchange(true) ? 1 : 0; }
    void end() { m_isCalled = false; }

    std::vector<Slot> m_slots;
    std::atomic<bool> m_isCalled = false;
    std::uint64_t m_nextLine = 1;
    std::uint64_t m_nextFinished = 1;
};

} // namespace

class TestBatchThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPipesOnTheCallingThread();
    void callsTheSinkInOrderAndNeverConcurrently();

private:
    UrnChecker m_checker{{.against = CheckAgainst::SyntaxOnly}, nullptr};
};

void TestBatchThreads::readsPipesOnTheCallingThread()
{
    std::string input;
    for (int i = 0; i < 1000; ++i)
        input += "urn:example:abcdef\n";
    ThreadSource source(input, 0);
    const BatchOptions options{.jobs = 4, .blockSize = 190};
    OrderSink sink(options);
    QVERIFY(checkBatch(source, m_checker, options, sink, nullptr, {}).has_value());
    QCOMPARE(source.readers, std::set{std::this_thread::get_id()});
}

void TestBatchThreads::callsTheSinkInOrderAndNeverConcurrently()
{
    std::string input;
    for (int i = 0; i < 20'000; ++i)
        input += "urn:example:abcdef\n";
    for (const unsigned jobs : {1U, 2U, 4U, 64U}) {
        const BatchOptions options{.jobs = jobs, .blockSize = 190};
        OrderSink sink(options);
        ThreadSource source(input, input.size());
        const auto counts = checkBatch(source, m_checker, options, sink, nullptr, {});
        QVERIFY(counts.has_value());
        QCOMPARE(counts->lines, std::uint64_t{20'000});
        QCOMPARE(sink.wrong, 0);
        QVERIFY(source.readers.size() <= jobs);
    }
}

NIDUS_TEST(tst_batchthreads, TestBatchThreads)
#include "tst_batchthreads.moc"
