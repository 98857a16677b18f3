// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/jobs/latestjob.h"

#include <QTest>
#include <QThread>
#include <atomic>
#include <latch>
#include <memory>

using namespace std::chrono_literals;
using nidus::ui::LatestJob;

class TestLatestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deliversAResultOnTheOwnersThread();
    void dropsResultsOfSupersededWork();
    void runsOnlyTheLastOfABurst();
    void keepsDeliveriesOfWorkThatWasAskedToStop();
    void dropsDeliveriesOfAbandonedWork();
    void joinsItsThreadWhenDestroyed();
    void worksAgainAfterBeingAbandoned();
};

namespace {

void waitForStop(const std::stop_token& stop)
{
    std::latch stopped(1);
    const std::stop_callback callback(stop, [&stopped] { stopped.count_down(); });
    stopped.wait();
}

} // namespace

void TestLatestJob::deliversAResultOnTheOwnersThread()
{
    LatestJob job;
    const QThread* const owner = QThread::currentThread();
    int result = 0;
    bool computedElsewhere = false;
    job.submit(
        20,
        [owner, &computedElsewhere](int value, const std::stop_token&) {
            computedElsewhere = QThread::currentThread() != owner;
            return value + 1;
        },
        [&result, owner](int value) {
            QCOMPARE(QThread::currentThread(), owner);
            result = value;
        });
    QTRY_COMPARE(result, 21);
    QVERIFY(computedElsewhere);
}

void TestLatestJob::dropsResultsOfSupersededWork()
{
    LatestJob job;
    std::latch started(1);
    QList<int> results;
    const auto receive = [&results](int value) { results.append(value); };
    job.submit(
        1,
        [&started](int value, const std::stop_token& stop) {
            started.count_down();
            waitForStop(stop);
            return value;
        },
        receive);
    started.wait();
    job.submit(2, [](int value, const std::stop_token&) { return value; }, receive);
    QTRY_COMPARE(results, QList<int>{2});
}

void TestLatestJob::runsOnlyTheLastOfABurst()
{
    LatestJob job(20ms);
    std::atomic<int> runs = 0;
    int result = 0;
    for (int i = 1; i <= 5; ++i) {
        job.submit(
            i,
            [&runs](int value, const std::stop_token&) {
                ++runs;
                return value;
            },
            [&result](int value) { result = value; });
    }
    QTRY_COMPARE(result, 5);
    QCOMPARE(runs.load(), 1);
}

void TestLatestJob::keepsDeliveriesOfWorkThatWasAskedToStop()
{
    LatestJob job;
    QStringList delivered;
    job.run([&delivered](const LatestJob::Context& context) {
        context.deliver([&delivered] { delivered.append(QStringLiteral("first")); });
        waitForStop(context.stopToken());
        context.deliver([&delivered] { delivered.append(QStringLiteral("stopped")); });
    });
    QTRY_COMPARE(delivered.size(), 1);
    job.requestStop();
    QTRY_COMPARE(delivered, (QStringList{QStringLiteral("first"), QStringLiteral("stopped")}));
}

void TestLatestJob::dropsDeliveriesOfAbandonedWork()
{
    LatestJob job;
    std::latch delivered(1);
    bool received = false;
    job.run([&](const LatestJob::Context& context) {
        context.deliver([&received] { received = true; });
        delivered.count_down();
    });
    delivered.wait();
    job.abandon();
    QCoreApplication::processEvents();
    QVERIFY(!received);
}

void TestLatestJob::joinsItsThreadWhenDestroyed()
{
    std::atomic<bool> ended = false;
    bool received = false;
    std::latch started(1);
    {
        LatestJob job;
        job.run([&](const LatestJob::Context& context) {
            started.count_down();
            waitForStop(context.stopToken());
            context.deliver([&received] { received = true; });
            ended = true;
        });
        started.wait();
    }
    QVERIFY(ended.load());
    QCoreApplication::processEvents();
    QVERIFY(!received);
}

void TestLatestJob::worksAgainAfterBeingAbandoned()
{
    LatestJob job(1ms);
    int result = 0;
    const auto receive = [&result](int value) { result = value; };
    const auto same = [](int value, const std::stop_token&) { return value; };
    job.submit(1, same, receive);
    job.abandon();
    job.submit(2, same, receive);
    QTRY_COMPARE(result, 2);
}

NIDUS_TEST(tst_latestjob, TestLatestJob)
#include "tst_latestjob.moc"
