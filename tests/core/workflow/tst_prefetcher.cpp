// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/prefetcher.h"

#include "tests/testprogram.h"

#include <QTest>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

using namespace nidus;
using namespace nidus::workflow;

class TestMadeAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsEachOnceInOrder_data();
    void returnsEachOnceInOrder();
    void makesFewAhead();
    void makesAllItselfWithOneThread();
    void endsWithMostLeftUnmade();
};

void TestMadeAhead::returnsEachOnceInOrder_data()
{
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<std::size_t>("count");
    QTest::newRow("one thread") << 1U << std::size_t{100};
    QTest::newRow("two threads") << 2U << std::size_t{100};
    QTest::newRow("more threads than values") << 8U << std::size_t{3};
    QTest::newRow("one value") << 8U << std::size_t{1};
    QTest::newRow("nothing") << 2U << std::size_t{0};
}

void TestMadeAhead::returnsEachOnceInOrder()
{
    QFETCH(unsigned, threads);
    QFETCH(std::size_t, count);
    std::vector<std::atomic<int>> calls(count);
    Prefetcher<std::size_t> values(count, threads, 5, [&](std::size_t i) {
        ++calls[i];
        return i * i;
    });
    for (std::size_t i = 0; i < count; ++i)
        QCOMPARE(values.take(), i * i);
    for (const std::atomic<int>& number : calls)
        QCOMPARE(number.load(), 1);
}

/// Otherwise all values would be made before they are needed.
void TestMadeAhead::makesFewAhead()
{
    constexpr std::size_t kAhead = 4;
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t made = 0;
    Prefetcher<std::size_t> values(100, 2, kAhead, [&](std::size_t i) {
        const std::lock_guard lock(mutex);
        ++made;
        changed.notify_all();
        return i;
    });
    for (std::size_t taken = 1; taken <= 3; ++taken) {
        QCOMPARE(values.take(), taken - 1);
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return made == taken + kAhead; });
    }
    QCOMPARE(made, 3 + kAhead);
}

void TestMadeAhead::makesAllItselfWithOneThread()
{
    std::size_t made = 0;
    Prefetcher<std::thread::id> values(3, 1, 3, [&](std::size_t) {
        ++made;
        return std::this_thread::get_id();
    });
    QCOMPARE(made, std::size_t{0});
    QVERIFY(values.take() == std::this_thread::get_id());
    QCOMPARE(made, std::size_t{1});
}

void TestMadeAhead::endsWithMostLeftUnmade()
{
    std::atomic<int> made = 0;
    {
        Prefetcher<int> values(1000, 2, 4, [&](std::size_t i) {
            ++made;
            return static_cast<int>(i);
        });
        QCOMPARE(values.take(), 0);
    }
    QVERIFY(made <= 5);
}

NIDUS_TEST(tst_prefetcher, TestMadeAhead)
#include "tst_prefetcher.moc"
