// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/jobs/barposition.h"

#include <QTest>
#include <limits>

using namespace nidus;
using namespace nidus::ui;

class TestBarPosition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fitsIntoABar_data();
    void fitsIntoABar();
};

void TestBarPosition::fitsIntoABar_data()
{
    constexpr quint64 kMax = std::numeric_limits<quint64>::max();
    constexpr quint64 kLargest = 2'147'483'647; // of an int
    QTest::addColumn<quint64>("done");
    QTest::addColumn<quint64>("total");
    QTest::addColumn<int>("value");
    QTest::addColumn<int>("maximum");
    QTest::newRow("unknown total") << quint64(7) << quint64(0) << 7 << 0;
    QTest::newRow("unknown total, much done") << kMax << quint64(0) << 2'147'483'647 << 0;
    QTest::newRow("as it is") << quint64(3) << quint64(10) << 3 << 10;
    QTest::newRow("largest total") << quint64(1) << kLargest << 1 << 2'147'483'647;
    QTest::newRow("one more") << quint64(1'000'000'000) << kLargest + 1 << 500'000'000 << 1'073'741'824;
    QTest::newRow("three quarters of 2^32")
        << (quint64(3) << 30) << (quint64(1) << 32) << 805'306'368 << 1'073'741'824;
    QTest::newRow("finished") << kMax << kMax << 2'147'483'647 << 2'147'483'647;
}

void TestBarPosition::fitsIntoABar()
{
    QFETCH(quint64, done);
    QFETCH(quint64, total);
    QFETCH(int, value);
    QFETCH(int, maximum);
    QCOMPARE(barPosition({.done = done, .total = total}).value, value);
    QCOMPARE(barPosition({.done = done, .total = total}).maximum, maximum);
}

NIDUS_TEST(tst_barposition, TestBarPosition)
#include "tst_barposition.moc"
