// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <memory>
#include <random>

using namespace nidus;
using namespace nidus::check;

class TestListedValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheNearest_data();
    void namesTheNearest();
    void keepsChangesBesideAList();
    void countsWhatABlockReplaces();
};

void TestListedValues::namesTheNearest_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("nearest");

    QTest::newRow("another letter") << QByteArray("fr-xyz") << QByteArray("fr-xya");
    QTest::newRow("exchanged letters") << QByteArray("de-wdd") << QByteArray("de-dwd");
    QTest::newRow("a missing letter") << QByteArray("uk-metofice") << QByteArray("uk-metoffice");
}

void TestListedValues::namesTheNearest()
{
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, nearest);
    ListedValues list({.name = "words", .rules = {"value"}});
    for (const char* const word : {"de-dwd", "fr-xya", "uk-metoffice"})
        list.add({.text = word});
    list.finish();
    const std::string text = value.toStdString();
    const std::string_view part(text);
    QCOMPARE(list.nearest({&part, 1}), nearest.toStdString());
    ListedValues numbers({.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}});
    numbers.add({.first = 1000, .last = 1049});
    numbers.add({.first = 1055, .last = 1055});
    numbers.finish();
    const std::string_view above("1060");
    QCOMPARE(numbers.nearest({&above, 1}), "1055");
    const std::string_view below("1050");
    QCOMPARE(numbers.nearest({&below, 1}), "1049");
}

/// Random changes beside a list, compared with one state for each number, and with the entries that are left
/// of each change.
void TestListedValues::keepsChangesBesideAList()
{
    std::mt19937 random(5234);
    const auto pick = [&random](unsigned count) { return std::uint64_t(random() % count); };
    for (int round = 0; round < 100; ++round) {
        std::array<ListedState, 64> states;
        states.fill(ListedState::Free);
        std::array<int, 64> changedBy{}; // the number of the latest change
        int changes = 0;
        const bool isSingle = round % 2 != 0;
        const auto picked = [&] {
            const std::uint64_t first = pick(50);
            return ListedEntry{.first = first,
                               .last = first + (isSingle || pick(2) == 0 ? 0 : pick(12)),
                               .state = ListedState(pick(int(ListedState::Free) + 1))};
        };
        const auto entries = [&] { // consecutive numbers of one change
            int count = 0;
            for (std::size_t i = 0; i < states.size(); ++i) {
                const bool isNext = i > 0 && changedBy[i] == changedBy[i - 1];
                count += states[i] != ListedState::Free && !isNext ? 1 : 0;
            }
            return count;
        };
        const auto change = [&](ListedValues& list, const ListedEntry& entry) {
            list.add(entry);
            list.finish();
            std::fill(states.begin() + std::ptrdiff_t(entry.first),
                      states.begin() + std::ptrdiff_t(entry.last) + 1, entry.state);
            std::fill(changedBy.begin() + std::ptrdiff_t(entry.first),
                      changedBy.begin() + std::ptrdiff_t(entry.last) + 1, ++changes);
        };
        auto first = std::make_shared<ListedValues>(
            ListFacts{.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}});
        change(*first, picked());
        std::shared_ptr<const ListedValues> list = std::move(first);
        for (int i = 0; i < 70; ++i) {
            if (!list->canBeBase() || pick(9) == 0)
                list = ListedValues::withMergedChanges(list);
            QVERIFY(list->canBeBase());
            const ListedEntry entry = picked();
            QVERIFY(list->countsGrowthWith(entry));
            const int growth = list->growthWith(entry);
            const int before = entries();
            auto next = std::make_shared<ListedValues>(list, list->facts());
            change(*next, entry);
            QCOMPARE(growth, entries() - before);
            list = std::move(next);
        }
        for (std::size_t number = 0; number < states.size(); ++number) {
            const std::string text = std::to_string(number);
            const std::string_view part(text);
            const auto found = list->find({&part, 1});
            QCOMPARE(found ? found->state : ListedState::Free, states[number]);
        }
    }
}

/// In a list of many single values, a large block is counted by visiting them all.
void TestListedValues::countsWhatABlockReplaces()
{
    ListedValues list({.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}});
    for (std::uint64_t number = 0; number < 1000; ++number)
        list.add({.first = 10 * number, .last = 10 * number});
    list.add({.first = 20'000, .last = 20'999});
    list.finish();
    QCOMPARE(list.growthWith({.first = 5, .last = 9'000}), 1 - 900);
    QCOMPARE(list.growthWith({.first = 15, .last = 35, .state = ListedState::Free}), -2);
    QCOMPARE(list.growthWith({.first = 9'990, .last = 20'499}), 0);
    QCOMPARE(list.growthWith({.first = 20'100, .last = 20'200}), 2);
    QCOMPARE(list.growthWith({.first = 20'000, .last = 20'999}), 0);
    QCOMPARE(list.growthWith({.first = 0, .last = ~std::uint64_t{0}}), -1000);
    QCOMPARE(list.growthWith({.first = 9'990, .last = 9'990}), 0);
    QCOMPARE(list.growthWith({.first = 9'991, .last = 9'991}), 1);
}

NIDUS_TEST(tst_listedvalues, TestListedValues)
#include "tst_listedvalues.moc"
