// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::ui;

using Indexes = std::vector<std::uint32_t>;

/// Filters and orders rows.
class TestRowArrangement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void orders_data();
    void orders();
    void ordersFilteredRows();
    void keepsEqualRowsInOrder();
    void stopsOnRequest();
    void findsRowsInBoth();

private:
    CheckTask m_task;
    CheckRows m_rows;
};

void TestRowArrangement::initTestCase()
{
    m_task = {{.bytes = "urn:uuid:1\n"  // 0: unregistered
                        "urn:ISBN:1\n"  // 1: valid, without a rule
                        "no urn\n"      // 2: invalid, no scheme
                        "urn:isbn:%4\n" // 3: invalid, a triplet
                        "urn:isbn:2\n"  // 4: valid, without a rule
                        "urn:ark:1\n"}, // 5: unregistered
              std::make_shared<const UrnChecker>(
                  CheckOptions{},
                  std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{{.nid = "isbn"}}))};
    const auto take = [this](const CheckProgressUpdate& news) {
        for (const CheckRows::Block& block : news.blocks)
            m_rows.append(block);
    };
    QVERIFY(runCheck(m_task, {}, take).has_value());
    QCOMPARE(m_rows.size(), 6U);
}

void TestRowArrangement::orders_data()
{
    QTest::addColumn<SortKey>("key");
    QTest::addColumn<bool>("isDescending");
    QTest::addColumn<Indexes>("expected");
    QTest::newRow("line") << SortKey::Line << false << Indexes{0, 1, 2, 3, 4, 5};
    QTest::newRow("line, last first") << SortKey::Line << true << Indexes{5, 4, 3, 2, 1, 0};
    QTest::newRow("verdict") << SortKey::Verdict << false << Indexes{1, 4, 2, 3, 0, 5};
    QTest::newRow("verdict, last first") << SortKey::Verdict << true << Indexes{0, 5, 2, 3, 1, 4};
    QTest::newRow("NID") << SortKey::Nid << false << Indexes{2, 5, 1, 3, 4, 0};
    QTest::newRow("NID, last first") << SortKey::Nid << true << Indexes{0, 1, 3, 4, 5, 2};
    QTest::newRow("reason") << SortKey::Reason << false << Indexes{1, 4, 0, 5, 3, 2};
    QTest::newRow("reason, last first") << SortKey::Reason << true << Indexes{2, 3, 0, 5, 1, 4};
}

void TestRowArrangement::orders()
{
    QFETCH(const SortKey, key);
    QFETCH(const bool, isDescending);
    const auto order =
        arranged({.rows = m_rows, .input = m_task.input, .wanted = {.order = {key, isDescending}}}, {});
    QVERIFY(order.has_value());
    QTEST(*order, "expected");
}

void TestRowArrangement::ordersFilteredRows()
{
    VerdictFilter filter = VerdictFilter::none();
    filter.add(Verdict::Invalid);
    filter.add(Verdict::Unregistered);
    const auto chosen = std::make_shared<const Indexes>(Indexes{0, 1, 3, 5});
    const auto order = arranged({.rows = m_rows,
                                 .input = m_task.input,
                                 .wanted = {.filter = filter, .chosen = chosen, .order = {SortKey::Nid}}},
                                {});
    QCOMPARE(order, Indexes({5, 3, 0}));
}

void TestRowArrangement::keepsEqualRowsInOrder()
{
    CheckRows twice = m_rows;
    for (const CheckRows::Block& block : m_rows.blocks())
        twice.append(block);
    const auto order =
        arranged({.rows = twice, .input = m_task.input, .wanted = {.order = {SortKey::Nid}}}, {});
    QCOMPARE(order, Indexes({2, 8, 5, 11, 1, 3, 4, 7, 9, 10, 0, 6}));
}

void TestRowArrangement::stopsOnRequest()
{
    std::stop_source stop;
    stop.request_stop();
    for (const SortKey key : {SortKey::Line, SortKey::Nid})
        QVERIFY(
            !arranged({.rows = m_rows, .input = m_task.input, .wanted = {.order = {key}}}, stop.get_token()));
}

void TestRowArrangement::findsRowsInBoth()
{
    const auto some = std::make_shared<const Indexes>(Indexes{1, 3, 5});
    const auto others = std::make_shared<const Indexes>(Indexes{3, 4, 5});
    QCOMPARE(*rowsInBoth(some, others), Indexes({3, 5}));
    QCOMPARE(rowsInBoth(nullptr, some), some);
    QCOMPARE(rowsInBoth(some, nullptr), some);
    QVERIFY(!rowsInBoth(nullptr, nullptr));
}

NIDUS_TEST(tst_rowarrangement, TestRowArrangement)
#include "tst_rowarrangement.moc"
