// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/planning.h"

#include "tests/core/subregistry/listmodel.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::subregistry;
using namespace nidus::test;
using namespace Qt::StringLiterals;

class TestPlanning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nextFollowsTheLast();
    void nextIsNeverHeldBefore();
    void lowestFillsGaps();
    void alignsBlocks();
    void stopsAtTheEndOfARange();
    void leavesSmallerRangesOut();
    void refusesWithTheNearest();
    void refusesWithTheClosestAtTheEnd();
    void refusesOtherAskers();
    void holdersUseWhatTheyReserved();
    void versionsBelongToTheHolderOfANumber();
    void wordsAreComparedAsTheListDoes();
    void wordsHaveRanges();
    void splitsBlocks();
    void transfersPartsOfBlocks();
    void endsEntries();
    void releasesToThePool();
    void renewsTemporaryEntries();
    void answersForADate();
    void undoesChanges();
    void keepsWhatWasHeldBeforeTheUndoneChange();
    void undoesRanges();
    void sortsRanges();
    void keepsLeadingZeros();
};

void TestPlanning::nextFollowsTheLast()
{
    List list = blocks();
    QCOMPARE(list.next(u"bulk"_s, 50, u"A"_s), u"32769-32818 assigned A"_s);
    QCOMPARE(list.next(u"bulk"_s, 41, u"B"_s), u"32819-32859 assigned B"_s);
    QCOMPARE(list.assign(u"33000"_s, u"C"_s), u"33000 assigned C"_s);
    QCOMPARE(list.next(u"bulk"_s, 1, u"D"_s), u"33001 assigned D"_s); // the gap remains
    QCOMPARE(list.next(u"x"_s, 1, u"D"_s), u"10241 assigned D"_s);
}

void TestPlanning::nextIsNeverHeldBefore()
{
    List list = blocks();
    list.next(u"x"_s, 1, u"A"_s);
    QCOMPARE(list.change(Verb::Release, u"10241"_s), u"10241 released A"_s);
    QCOMPARE(list.next(u"x"_s, 1, u"B"_s), u"10242 assigned B"_s);
    QCOMPARE(list.run({.next = {.range = u"x"_s, .isLowest = true}, .holders = {u"C"_s}, .date = kDay}),
             u"10243 assigned C"_s);
    QCOMPARE(list.assign(u"10241"_s, u"D"_s), u"! held-before > 10244"_s);
    QCOMPARE(list.assign(u"10241"_s, u"A"_s), u"! held-before > 10244"_s);
}

void TestPlanning::lowestFillsGaps()
{
    List list = blocks();
    list.assign(u"10243-10250"_s, u"A"_s);
    list.assign(u"10253"_s, u"A"_s);
    const auto lowest = [&list](quint64 count) {
        return list.run(
            {.next = {.range = u"x"_s, .count = count, .isLowest = true}, .holders = {u"B"_s}, .date = kDay});
    };
    QCOMPARE(lowest(3), u"10254-10256 assigned B"_s);
    QCOMPARE(lowest(2), u"10241-10242 assigned B"_s);
    QCOMPARE(lowest(1), u"10251 assigned B"_s);
    QCOMPARE(lowest(1), u"10252 assigned B"_s);
    QCOMPARE(lowest(1), u"10257 assigned B"_s);
}

void TestPlanning::alignsBlocks()
{
    List list = blocks();
    list.assign(u"32769"_s, u"A"_s);
    QCOMPARE(
        list.run({.next = {.range = u"bulk"_s, .count = 16, .align = 16}, .holders = {u"B"_s}, .date = kDay}),
        u"32784-32799 assigned B"_s);
}

void TestPlanning::stopsAtTheEndOfARange()
{
    List list = blocks();
    list.assign(u"42720-42760"_s, u"A"_s);
    QCOMPARE(list.next(u"bulk"_s, 8, u"B"_s), u"42761-42768 assigned B"_s);
    QCOMPARE(list.next(u"bulk"_s, 1, u"B"_s), u"! exhausted > 32769"_s); // the lowest gap
    QCOMPARE(list.next(u"bulk"_s, 51, u"B"_s), u"! too-large > 32769-32818"_s);
    QCOMPARE(list.next(u"future"_s, 1, u"B"_s), u"! reserved"_s);
    QCOMPARE(list.next({}, 1, u"B"_s), u"! no-range"_s);
    QCOMPARE(list.next(u"nosuch"_s, 1, u"B"_s), u"! no-range"_s);
    List whole;
    QCOMPARE(whole.next({}, 2, u"A"_s), u"0-1 assigned A"_s);
    QCOMPARE(whole.assign(u"9223372036854775807"_s, u"B"_s), u"9223372036854775807 assigned B"_s);
    QCOMPARE(whole.next({}, 1, u"A"_s), u"! exhausted > 2"_s);
}

void TestPlanning::leavesSmallerRangesOut()
{
    List list = blocks();
    list.range({.name = u"wished"_s, .block = {18000, 18999}});
    list.assign(u"18830"_s, u"A"_s);
    QCOMPARE(list.next(u"x"_s, 1, u"B"_s), u"10241 assigned B"_s); // not after 18830
    list.assign(u"10242-17999"_s, u"B"_s);
    QCOMPARE(list.next(u"x"_s, 2, u"C"_s), u"19000-19001 assigned C"_s);
    QCOMPARE(list.next(u"wished"_s, 1, u"C"_s), u"18831 assigned C"_s);
    QCOMPARE(list.assign(u"17990-18010"_s, u"C"_s), u"! outside-range > 18000-18020"_s); // in two ranges
}

void TestPlanning::refusesWithTheNearest()
{
    List list = blocks();
    list.next(u"bulk"_s, 50, u"A"_s);
    QCOMPARE(list.assign(u"32800-32810"_s, u"B"_s), u"! overlap > 32819-32829"_s);
    QCOMPARE(list.assign(u"357500-35799"_s, u"B"_s), u"! reversed"_s);
    QCOMPARE(list.assign(u"12x"_s, u"B"_s), u"! malformed"_s);
    QCOMPARE(list.assign(u"65535"_s, u"B"_s), u"! outside-range > 32819"_s);
    QCOMPARE(list.assign(u"42760-42770"_s, u"B"_s), u"! outside-range > 32819-32829"_s); // across the end
    QCOMPARE(list.assign(u"1500"_s, u"B"_s), u"! reserved > 10241"_s);
    QCOMPARE(list.assign(u"33000-33050"_s, u"B"_s), u"! too-large > 33000-33049"_s);
    QCOMPARE(
        list.run({.value = u"32770-32777"_s, .next = {.range = u"x"_s}, .holders = {u"A"_s}, .date = kDay}),
        u"! wrong-range > 10241-10248"_s);
    QCOMPARE(list.run({.verb = Verb::Reserve,
                       .value = u"33000"_s,
                       .holders = {u"A"_s},
                       .until = QDate(2020, 1, 1),
                       .date = kDay}),
             u"! expired"_s);
    const auto refused = plan(list.now(), {.value = u"32800"_s, .holders = {u"B"_s}, .date = kDay});
    QCOMPARE(refused.error().finding.arguments,
             (QStringList{u"32800"_s, u"32769-32818"_s, u"assigned, \"A\", 2024-03-01"_s}));
    QCOMPARE(list.texts(refused.error().conflicts), u"32769-32818 assigned A"_s);
}

/// If no number is next, the closest free one is the nearest, not the lowest.
void TestPlanning::refusesWithTheClosestAtTheEnd()
{
    List list{.definition = {.nid = u"oma"_s, .name = u"codes"_s, .kind = ValueKind::Hexadecimal}};
    list.range({.name = u"all"_s, .block = {0, 0xFFFF}});
    list.range({.name = u"old"_s, .block = {0x20000, 0x2FFFF}, .state = RangeState::Closed});
    list.range({.name = u"low"_s, .block = {0x30000, 0x300FF}});
    list.assign(u"FFFF"_s, u"A"_s);
    list.assign(u"FFF0"_s, u"A"_s);
    QCOMPARE(list.assign(u"10000"_s, u"B"_s), u"! outside-range > FFFE"_s);
    QCOMPARE(list.assign(u"FFFF-10001"_s, u"B"_s), u"! outside-range > FFFC-FFFE"_s);
    QCOMPARE(list.assign(u"10000-1001F"_s, u"B"_s), u"! outside-range > FFD0-FFEF"_s);
    list.assign(u"300FF"_s, u"A"_s);
    QCOMPARE(list.assign(u"2FFFF"_s, u"B"_s), u"! reserved > 30000"_s);
    QCOMPARE(list.run({.value = u"30080"_s, .next = {.range = u"all"_s}, .holders = {u"B"_s}, .date = kDay}),
             u"! wrong-range > FFFE"_s);
}

void TestPlanning::refusesOtherAskers()
{
    List list;
    list.range({.name = u"own"_s, .block = {0, 499}, .asker = u"only Org-B"_s});
    list.range({.name = u"ext"_s, .block = {2048, 10240}, .asker = u"alliances; standards bodies"_s});
    list.range({.name = u"x"_s, .block = {10241, 26240}, .asker = u"companies, individuals"_s});
    QCOMPARE(list.next(u"own"_s, 1, u"Org-B"_s), u"0 assigned Org-B"_s);
    QCOMPARE(list.next(u"own"_s, 1, u"Org-C"_s), u"! wrong-asker"_s); // nobody knows of which kind it is
    const auto refused =
        plan(list.now(), {.next = {.range = u"own"_s}, .holders = {u"Org-C"_s}, .date = kDay});
    QCOMPARE(refused.error().finding.arguments,
             (QStringList{u"Org-C"_s, u"own"_s, u"certain holders or kinds of askers"_s}));
    QCOMPARE(list.next(u"ext"_s, 1, u"Org-C"_s), u"2048 assigned Org-C"_s); // not known
    QCOMPARE(
        list.run(
            {.next = {.range = u"ext"_s}, .holders = {u"Org-C"_s}, .asker = u"Companies"_s, .date = kDay}),
        u"! wrong-asker > 10241"_s);
    QCOMPARE(
        list.run({.next = {.range = u"x"_s}, .holders = {u"Org-C"_s}, .asker = u"Companies"_s, .date = kDay}),
        u"10241 assigned Org-C"_s);
    // Whom no range names gets a number in a range for anybody, also if it is not known who asks.
    list.range({.name = u"all"_s, .block = {32769, 42768}});
    QCOMPARE(list.next(u"own"_s, 1, u"Org-C"_s), u"! wrong-asker > 32769"_s);
    QCOMPARE(
        list.run({.next = {.range = u"own"_s}, .holders = {u"Org-C"_s}, .asker = u"Schools"_s, .date = kDay}),
        u"! wrong-asker > 32769"_s);
    // A smaller number of values would be refused too.
    list.range({.name = u"few"_s, .block = {50000, 50029}, .asker = u"schools"_s, .largest = 20});
    for (const quint64 count : {1U, 20U, 21U, 31U})
        QVERIFY(list.run({.next = {.range = u"few"_s, .count = count},
                          .holders = {u"Org-C"_s},
                          .asker = u"vendor"_s,
                          .date = kDay})
                    .startsWith("! wrong-asker > 32769"_L1));
    QCOMPARE(list.next(u"few"_s, 21, u"schools"_s), u"! too-large > 50000-50019"_s);
}

void TestPlanning::holdersUseWhatTheyReserved()
{
    List list = blocks();
    QCOMPARE(list.run({.verb = Verb::Reserve, .value = u"10379-10478"_s, .holders = {u"A"_s}, .date = kDay}),
             u"10379-10478 reserved A"_s);
    QCOMPARE(list.assign(u"10380"_s, u"B"_s), u"! overlap > 10378"_s);
    QCOMPARE(list.assign(u"10380"_s, u"A"_s), u"10380 assigned A"_s);
    QCOMPARE(list.assign(u"10380"_s, u"A"_s), u"! overlap > 10378"_s); // has it already
    QCOMPARE(list.state(), u"10379 reserved A; 10380 assigned A; 10381-10478 reserved A"_s);
}

void TestPlanning::versionsBelongToTheHolderOfANumber()
{
    List list = blocks();
    list.definition.key = {u"id"_s, u"version"_s};
    QCOMPARE(list.assign(u"10254,1.0"_s, u"A"_s), u"10254,1.0 assigned A"_s);
    QCOMPARE(list.assign(u"10254,2.0"_s, u"B"_s), u"! overlap > 10255,2.0"_s);
    QCOMPARE(list.assign(u"10254"_s, u"B"_s), u"! overlap > 10255"_s);
    QCOMPARE(list.assign(u"10254,2.0"_s, u"A"_s), u"10254,2.0 assigned A"_s);
    QCOMPARE(list.next(u"x"_s, 1, u"B"_s), u"10255 assigned B"_s);
    QCOMPARE(list.assign(u"10255,1.0"_s, u"B"_s), u"10255,1.0 assigned B"_s);
    QCOMPARE(list.assign(u"10254-10256"_s, u"A"_s), u"! overlap > 10256-10258"_s);
    QCOMPARE(list.run({.verb = Verb::Transfer, .value = u"10254"_s, .holders = {u"C"_s}, .date = kDay}),
             u"10254,1.0 assigned C; 10254,2.0 assigned C"_s);
    QCOMPARE(
        list.run(
            {.verb = Verb::Deprecate, .value = u"10254,1.0"_s, .supersededBy = u"10254,2.0"_s, .date = kDay}),
        u"10254,1.0 deprecated C"_s);
}

void TestPlanning::wordsAreComparedAsTheListDoes()
{
    List list;
    list.definition.kind = ValueKind::Words;
    QCOMPARE(list.assign(u"fr-toulouse"_s, u"A"_s), u"fr-toulouse assigned A"_s);
    QCOMPARE(list.assign(u"FR-toulouse"_s, u"B"_s), u"FR-toulouse assigned B"_s);
    QCOMPARE(list.next({}, 1, u"B"_s), u"! no-open-range"_s); // words have no order
    List folding;
    folding.definition.kind = ValueKind::Words;
    folding.definition.ignoresCase = true;
    QCOMPARE(folding.assign(u"fr-toulouse"_s, u"A"_s), u"fr-toulouse assigned A"_s);
    QCOMPARE(folding.assign(u"FR-Toulouse"_s, u"B"_s), u"! overlap"_s);
}

void TestPlanning::wordsHaveRanges()
{
    List list;
    list.definition.kind = ValueKind::Words;
    list.range({.name = u"vendors"_s, .prefix = u"vnd."_s});
    list.range({.name = u"closed"_s, .prefix = u"x-"_s, .state = RangeState::Closed});
    QCOMPARE(list.assign(u"vnd.a"_s, u"A"_s), u"vnd.a assigned A"_s);
    QCOMPARE(list.assign(u"imap"_s, u"A"_s), u"! outside-range"_s);
    list.range({.name = u"all"_s});
    QCOMPARE(list.assign(u"imap"_s, u"A"_s), u"imap assigned A"_s);
    QCOMPARE(list.assign(u"x-imap"_s, u"A"_s), u"! reserved"_s);
    QCOMPARE(list.now().rangeOf({.text = u"vnd.a"_s})->name, u"vendors"_s);
}

/// Splitting 33655-33704 between two successors; the request named 33665 first.
void TestPlanning::splitsBlocks()
{
    List list = blocks();
    list.assign(u"33605-33654"_s, u"A"_s, QDate(2019, 8, 23));
    list.assign(u"33655-33704"_s, u"A"_s, QDate(2019, 9, 1));
    const auto split = [&list](const QString& value, const QString& at) {
        return list.run({.verb = Verb::Split,
                         .value = value,
                         .holders = {u"B"_s, u"C"_s},
                         .at = at,
                         .date = QDate(2025, 9, 30)});
    };
    QCOMPARE(split(u"33665-33704"_s, u"33680"_s), u"! not-listed > 33655-33704"_s);
    QCOMPARE(split(u"33655-33704"_s, u"33655"_s), u"! split-outside"_s);
    QCOMPARE(split(u"33655-33704"_s, u"33705"_s), u"! split-outside"_s);
    QCOMPARE(split(u"33655-33704"_s, u"33680"_s), u"33655-33679 assigned B; 33680-33704 assigned C"_s);
    QCOMPARE(list.state(), u"33605-33654 assigned A; 33655-33679 assigned B; 33680-33704 assigned C"_s);
    QCOMPARE(list.state(QDate(2025, 9, 29)), u"33605-33654 assigned A; 33655-33704 assigned A"_s);
}

void TestPlanning::transfersPartsOfBlocks()
{
    List list = blocks();
    list.assign(u"33455-33504"_s, u"A"_s);
    QCOMPARE(list.run({.verb = Verb::Transfer,
                       .value = u"33460-33461"_s,
                       .holders = {u"B"_s},
                       .date = QDate(2024, 5, 1)}),
             u"33460-33461 assigned B"_s);
    QCOMPARE(list.state(), u"33455-33459 assigned A; 33460-33461 assigned B; 33462-33504 assigned A"_s);
    QCOMPARE(list.run({.verb = Verb::Transfer, .value = u"33500-33510"_s, .holders = {u"B"_s}, .date = kDay}),
             u"! not-listed"_s);
    QCOMPARE(list.now().rows()[1].since, QDate(2024, 5, 1));
    QCOMPARE(list.now().rows()[2].since, kDay);
}

void TestPlanning::endsEntries()
{
    List list = blocks();
    list.assign(u"10260"_s, u"A"_s);
    list.assign(u"10261"_s, u"A"_s);
    QCOMPARE(list.change(Verb::Deprecate, u"10260"_s), u"10260 deprecated A"_s);
    QCOMPARE(list.change(Verb::Retire, u"10260"_s), u"10260 retired A"_s);
    QCOMPARE(list.change(Verb::Release, u"10260"_s), u"! retired"_s);
    QCOMPARE(list.change(Verb::Withdraw, u"10261"_s), u"10261 withdrawn A"_s);
    QCOMPARE(list.change(Verb::Transfer, u"10261"_s), u"! withdrawn"_s);
    QCOMPARE(list.change(Verb::Retire, u"10262"_s), u"! not-listed"_s);
    QCOMPARE(list.assign(u"10260"_s, u"B"_s), u"! held-before > 10259"_s);
    QCOMPARE(list.assign(u"10261"_s, u"B"_s), u"! held-before > 10262"_s);
}

void TestPlanning::releasesToThePool()
{
    List list = blocks();
    list.assign(u"10260-10262"_s, u"A"_s);
    list.change(Verb::Release, u"10261-10262"_s);
    const auto toPool = [&list](const QString& value) {
        return list.run({.verb = Verb::Release, .value = value, .date = kDay, .isToPool = true});
    };
    QCOMPARE(toPool(u"10262"_s), u"10262 pool A"_s);
    QCOMPARE(list.next(u"x"_s, 1, u"B"_s), u"10262 assigned B"_s);
    QCOMPARE(toPool(u"10261"_s), u"10261 pool A"_s);
    QCOMPARE(list.next(u"x"_s, 1, u"C"_s), u"10263 assigned C"_s); // after the last
    QCOMPARE(list.assign(u"10261"_s, u"C"_s), u"10261 assigned C"_s);
    list.change(Verb::Withdraw, u"10263"_s);
    QCOMPARE(toPool(u"10263"_s), u"10263 pool C"_s);
    QCOMPARE(toPool(u"10263"_s), u"! not-listed"_s);
}

void TestPlanning::renewsTemporaryEntries()
{
    List list = blocks();
    const auto until = [&list](QDate day, const QString& holder) {
        return list.run({.value = u"10300"_s, .holders = {holder}, .until = day, .date = kDay});
    };
    QCOMPARE(until(QDate(2025, 3, 1), u"A"_s), u"10300 temporary A"_s);
    QCOMPARE(until(QDate(2026, 3, 1), u"B"_s), u"! overlap > 10301"_s);
    QCOMPARE(until(QDate(2026, 3, 1), u"A"_s), u"10300 temporary A"_s);
    QCOMPARE(until(QDate(2027, 3, 1), u"A"_s), u"10300 temporary A"_s);
    QCOMPARE(list.now().rows().first().renewals, 2);
    QCOMPARE(list.assign(u"10300"_s, u"A"_s), u"10300 assigned A"_s); // permanent now
    QCOMPARE(list.now().rows().first().renewals, 0);
}

void TestPlanning::answersForADate()
{
    List list = blocks();
    list.assign(u"33455-33504"_s, u"A"_s, QDate(2019, 5, 1));
    list.run({.verb = Verb::Transfer,
              .value = u"33455-33504"_s,
              .holders = {u"Org-BM"_s},
              .date = QDate(2021, 5, 31)});
    QCOMPARE(list.state(QDate(2019, 4, 30)), QString());
    QCOMPARE(list.state(QDate(2021, 5, 30)), u"33455-33504 assigned A"_s);
    QCOMPARE(list.state(QDate(2021, 5, 31)), u"33455-33504 assigned Org-BM"_s);
    QCOMPARE(list.now(QDate(2016, 1, 1)).ranges(), QList<Range>());
}

void TestPlanning::undoesChanges()
{
    List list = blocks();
    list.changes.first().ranges.clear(); // so that there is an empty change
    list.range({.name = u"x"_s, .block = {10241, 26240}});
    list.assign(u"10300-10309"_s, u"A"_s);
    list.run({.verb = Verb::Transfer, .value = u"10305-10306"_s, .holders = {u"B"_s}, .date = kDay});
    list.assign(u"10320"_s, u"C"_s);
    QCOMPARE(list.undo(), u"10320 pool"_s);
    QCOMPARE(list.undo(), u"10300-10309 assigned A"_s); // not a part of it
    QCOMPARE(list.undo(), u"10300-10309 pool"_s);
    QCOMPARE(list.assign(u"10320"_s, u"D"_s), u"10320 assigned D"_s); // a wished value is as if never held
    QCOMPARE(list.undo(), u"10320 pool"_s);
    QCOMPARE(list.next(u"x"_s, 1, u"D"_s), u"10241 assigned D"_s);
    list.change(Verb::Retire, u"10241"_s);
    QCOMPARE(list.undo(), u"10241 assigned D"_s);
}

/// An earlier change held the values, whoever got them from the one that is undone.
void TestPlanning::keepsWhatWasHeldBeforeTheUndoneChange()
{
    List list = blocks();
    list.assign(u"10300-10302"_s, u"A"_s);
    list.change(Verb::Release, u"10300-10301"_s);
    list.run({.verb = Verb::Release, .value = u"10300"_s, .date = kDay, .isToPool = true});
    list.assign(u"10300"_s, u"B"_s);
    QCOMPARE(list.undo(), u"10300 pool A"_s);
    QCOMPARE(list.undo(), u"10300-10301 released A"_s); // the release to the pool
    QCOMPARE(list.assign(u"10300"_s, u"B"_s), u"! held-before > 10299"_s);
    QCOMPARE(list.undo(), u"10300-10302 assigned A"_s);
    QCOMPARE(list.state(), u"10300-10302 assigned A"_s);
    list.run({.verb = Verb::Split,
              .value = u"10300-10302"_s,
              .holders = {u"A"_s, u"B"_s},
              .at = u"10301"_s,
              .date = kDay});
    QCOMPARE(list.undo(), u"10300-10302 assigned A"_s);
    QCOMPARE(list.state(), u"10300-10302 assigned A"_s);
}

void TestPlanning::undoesRanges()
{
    List list;
    list.range({.name = u"x"_s, .block = {1, 9}});
    list.range({.name = u"x"_s, .block = {1, 19}});
    QCOMPARE(list.undo(), QString());
    QCOMPARE(list.now().ranges().first().block.last, 9U);
    list.undo();
    QCOMPARE(list.now().ranges(), QList<Range>());
    QCOMPARE(list.undo(), u"nothing"_s);
}

void TestPlanning::keepsLeadingZeros()
{
    List list;
    list.range({.name = u"icd"_s, .block = {1, 9999}, .width = 4});
    QCOMPARE(list.assign(u"195"_s, u"A"_s), u"0195 assigned A"_s);
    QCOMPARE(list.next(u"icd"_s, 2, u"A"_s), u"0196-0197 assigned A"_s);
}

/// By their first values, wherever they are shown, not by when they were made.
void TestPlanning::sortsRanges()
{
    const auto names = [](const List& list) {
        QStringList all;
        for (const Range& range : list.now().ranges())
            all.append(range.name);
        return all;
    };
    List numbers;
    numbers.range({.name = u"bulk"_s, .block = {32769, 42768}});
    numbers.range({.name = u"inside"_s, .block = {10241, 10300}});
    numbers.range({.name = u"x"_s, .block = {10241, 26240}});
    QCOMPARE(names(numbers), (QStringList{u"x"_s, u"inside"_s, u"bulk"_s}));
    List words;
    words.definition.kind = ValueKind::Words;
    words.range({.name = u"vendors"_s, .prefix = u"vnd."_s});
    words.range({.name = u"closed"_s, .prefix = u"a-"_s});
    words.range({.name = u"all"_s});
    QCOMPARE(names(words), (QStringList{u"all"_s, u"closed"_s, u"vendors"_s}));
}

NIDUS_TEST(tst_planning, TestPlanning)
#include "tst_planning.moc"
