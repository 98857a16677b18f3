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

/// Random changes beside a list, compared with one state for each number.
void TestListedValues::keepsChangesBesideAList()
{
    std::mt19937 random(5234);
    const auto pick = [&random](unsigned count) { return std::uint64_t(random() % count); };
    for (int round = 0; round < 50; ++round) {
        std::array<ListedState, 64> states;
        states.fill(ListedState::Free);
        const bool isSingle = round % 2 != 0; // only such changes are merged
        const auto change = [&](ListedValues& list) {
            const std::uint64_t first = pick(50);
            const ListedEntry entry{.first = first,
                                    .last = first + (isSingle || pick(2) == 0 ? 0 : pick(12)),
                                    .state = ListedState(pick(int(ListedState::Free) + 1))};
            list.add(entry);
            list.finish();
            std::fill(states.begin() + std::ptrdiff_t(entry.first),
                      states.begin() + std::ptrdiff_t(entry.last) + 1, entry.state);
        };
        auto first = std::make_shared<ListedValues>(
            ListFacts{.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}});
        change(*first);
        std::shared_ptr<const ListedValues> list = std::move(first);
        for (int i = 0; i < 70; ++i) {
            if (!list->canBeBase() || pick(9) == 0) {
                const auto merged = ListedValues::withMergedChanges(list);
                QVERIFY(merged || !isSingle);
                list = merged ? merged : list;
            }
            if (!list->canBeBase())
                break;
            auto next = std::make_shared<ListedValues>(list, list->facts());
            change(*next);
            list = std::move(next);
        }
        for (std::uint64_t number = 0; number < states.size(); ++number) {
            const bool isListed = states[number] != ListedState::Free;
            if (const auto growth = list->growthWith({.first = number, .last = number}))
                QCOMPARE(*growth, isListed ? 0 : 1);
            if (const auto growth =
                    list->growthWith({.first = number, .last = number, .state = ListedState::Free}))
                QCOMPARE(*growth, isListed ? -1 : 0);
        }
        for (std::size_t number = 0; number < states.size(); ++number) {
            const std::string text = std::to_string(number);
            const std::string_view part(text);
            const auto found = list->find({&part, 1});
            QCOMPARE(found ? found->state : ListedState::Free, states[number]);
        }
    }
}

NIDUS_TEST(tst_listedvalues, TestListedValues)
#include "tst_listedvalues.moc"
