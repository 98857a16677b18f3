// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <utility>

using namespace nidus;
using namespace nidus::check;

class TestListedValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheNearest_data();
    void namesTheNearest();
    void namesTheNearestInALargeList();
    void findsWhatIsListed();
    void keepsChangesBesideAList();
    void keepsChangesOfSeveralParts_data();
    void keepsChangesOfSeveralParts();
    void countsWhatABlockReplaces();
    void countsWhatATextReplaces();
    void keepsManyRangesApart_data();
    void keepsManyRangesApart();
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

void TestListedValues::namesTheNearestInALargeList()
{
    ListedValues list({.name = "words", .rules = {"value"}});
    for (int i = 1000; i < 4000; ++i)
        list.add({.text = "fr-" + std::to_string(i)});
    list.finish();
    for (const char* const listed : {"fr-1000", "fr-2500", "fr-3999"}) {
        const std::string text = listed + std::string("x");
        const std::string_view part(text);
        QCOMPARE(list.nearest({&part, 1}), listed);
    }
}

/// A table without a free slot would be searched forever.
void TestListedValues::findsWhatIsListed()
{
    for (int count = 0; count < 40; ++count) {
        ListedValues list({.name = "words", .rules = {"value"}});
        for (int i = 0; i < count; ++i)
            list.add({.text = 'w' + std::to_string(i)});
        list.finish();
        for (int i = 0; i < 40; ++i) {
            const std::string text = 'w' + std::to_string(i);
            const std::string_view part(text);
            QCOMPARE(list.find({&part, 1}).has_value(), i < count);
        }
    }
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

void TestListedValues::keepsChangesOfSeveralParts_data()
{
    QTest::addColumn<ListedKind>("kind");
    QTest::newRow("numbers") << ListedKind::Decimal;
    QTest::newRow("words") << ListedKind::Words;
}

/// Random changes beside a list of values of one to three parts, compared with a list that is read again.
void TestListedValues::keepsChangesOfSeveralParts()
{
    QFETCH(ListedKind, kind);
    const ListFacts facts{.name = "keys", .kind = kind, .rules = {"a", "b", "c"}, .parts = 3};
    const bool isNumeric = kind != ListedKind::Words;
    constexpr std::array<std::string_view, 4> kFirst{"1", "2", "3", "4"};
    constexpr std::array<std::string_view, 3> kOther{"", "x", "y"}; // "" is missing
    struct Value
    {
        std::string_view first, second, third;
        auto operator<=>(const Value&) const = default;
    };
    std::mt19937 random(8141);
    const auto pick = [&random](unsigned count) { return std::size_t(random() % count); };
    for (int round = 0; round < 100; ++round) {
        std::map<Value, std::pair<ListedState, std::int32_t>> model;
        const auto add = [&](ListedValues& list, const Value& value, ListedState state, std::int32_t until) {
            std::string text(isNumeric ? "" : value.first);
            for (const std::string_view part : {value.second, value.third}) {
                if (!part.empty())
                    text.append(text.empty() ? "" : ",").append(part);
            }
            const std::uint64_t number = isNumeric ? std::uint64_t(value.first[0] - '0') : 0;
            list.add({.first = number, .last = number, .text = text, .state = state, .until = until});
        };
        const auto readAgain = [&] {
            auto list = std::make_shared<ListedValues>(facts);
            for (const auto& [value, row] : model) {
                if (row.first != ListedState::Free)
                    add(*list, value, row.first, row.second);
            }
            list->finish();
            return list;
        };
        const auto change = [&](ListedValues& list) {
            const std::string_view second = kOther[pick(3)];
            const Value value{kFirst[pick(4)], second, second.empty() ? second : kOther[pick(3)]};
            const auto state = ListedState(pick(unsigned(ListedState::Free) + 1));
            model[value] = {state, pick(2) == 0 ? 0 : 20'200'101};
            add(list, value, state, model[value].second);
        };
        for (int i = 0; i < 8; ++i) {
            ListedValues unused(facts);
            change(unused);
        }
        std::shared_ptr<const ListedValues> list = readAgain();
        for (int i = 0; i < 40; ++i) {
            if (!list->canBeBase() || pick(9) == 0)
                list = ListedValues::withMergedChanges(list);
            auto next = std::make_shared<ListedValues>(list, list->facts());
            for (std::size_t count = pick(3) + 1; count > 0; --count)
                change(*next);
            next->finish();
            list = std::move(next);
            const auto expected = readAgain();
            for (const std::string_view first : kFirst) {
                for (const std::string_view second : kOther) {
                    for (const std::string_view third : kOther) {
                        const auto orMissing = [](std::string_view part) {
                            return part.empty() ? std::string_view() : part;
                        };
                        const std::array parts{first, orMissing(second),
                                               second.empty() ? std::string_view() : orMissing(third)};
                        const auto found = list->find(parts);
                        const auto wanted = expected->find(parts);
                        QCOMPARE(found.has_value(), wanted.has_value());
                        if (found)
                            QCOMPARE(std::pair(found->state, found->until),
                                     std::pair(wanted->state, wanted->until));
                    }
                }
            }
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

void TestListedValues::countsWhatATextReplaces()
{
    ListedValues list({.name = "words", .rules = {"value"}});
    list.add({.text = "a"});
    list.add({.text = "r", .state = ListedState::Released});
    list.finish();
    const auto growth = [&list](const char* text, ListedState state) {
        return list.growthWith({.text = text, .state = state});
    };
    QCOMPARE(growth("a", ListedState::Retired), 0);
    QCOMPARE(growth("a", ListedState::Released), -1);
    QCOMPARE(growth("b", ListedState::Assigned), 1);
    QCOMPARE(growth("b", ListedState::Free), 0);
    QCOMPARE(growth("r", ListedState::Assigned), 1);
    QVERIFY(list.countsGrowthWith({.text = "a"}));
    QVERIFY(!list.countsGrowthWith({.text = "a,b"}));
}

void TestListedValues::keepsManyRangesApart_data()
{
    QTest::addColumn<ListedKind>("kind");
    QTest::newRow("words") << ListedKind::Words;
    QTest::newRow("numbers") << ListedKind::Decimal;
    QTest::newRow("hexadecimal numbers") << ListedKind::Hexadecimal;
}

/// Each value has a range and a label of its own.
void TestListedValues::keepsManyRangesApart()
{
    QFETCH(const ListedKind, kind);
    constexpr std::uint64_t kFirst = 0x10000;
    constexpr std::uint64_t kCount = 65'538;
    const auto textOf = [](std::uint64_t number) { return QString::number(number, 16).toStdString(); };
    ListFacts facts{.name = "many", .kind = kind, .rules = {"value"}, .labelRule = "label"};
    for (std::uint64_t i = 0; i < kCount; ++i)
        facts.ranges.push_back({.name = std::to_string(i),
                                .label = 'r' + std::to_string(i),
                                .first = kFirst + i,
                                .last = kFirst + i,
                                .prefix = textOf(kFirst + i)});
    ListedValues list(std::move(facts));
    const std::array<std::uint64_t, 4> listed{0, 65'535, 65'536, kCount - 1};
    for (const std::uint64_t i : listed) {
        const std::string text = textOf(kFirst + i);
        list.add(kind == ListedKind::Words ? ListedEntry{.text = text}
                                           : ListedEntry{.first = kFirst + i, .last = kFirst + i});
    }
    list.finish();
    for (const std::uint64_t i : listed) {
        const std::string text =
            kind == ListedKind::Decimal ? std::to_string(kFirst + i) : textOf(kFirst + i);
        const std::string_view part(text);
        QCOMPARE(list.judge({&part, 1}, 'r' + std::to_string(i)).fault, ListFault::None);
        QCOMPARE(list.judge({&part, 1}, "r1").fault, ListFault::WrongRange);
    }
    for (const ListedValues::PlainValue& value : list.plainValues(listed.size()))
        QVERIFY(std::ranges::find(listed, value.range) != listed.end());
    QCOMPARE(list.plainValues(listed.size()).size(), listed.size());
}

NIDUS_TEST(tst_listedvalues, TestListedValues)
#include "tst_listedvalues.moc"
