// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/planning.h"

#include "tests/core/subregistry/listmodel.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::subregistry;
using namespace nidus::test;
using namespace Qt::StringLiterals;

/// What an order is refused for, and what it may name.
class TestOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exchangesEndsIfFree();
    void namesNoPrivateHolder();
    void deprecatesWithAnotherValue();
    void datesThePresentState();
    void rejectsDates();
    void repeatsOnlyWhatIsHeld();
    void refusesWhatOthersChangedMeanwhile();
    void namesLimits();
    void suggestsTheClosestFreeValues();
    void suggestsOnlyWhatIsPossible();
    void namesWhatNextSkips();
    void keepsOnlyContactsOfTheirHolder();
    void transfersOnlyByCommand();
    void knowsRequests();
    void namesWhatIsPossible();
};

void TestOrders::exchangesEndsIfFree()
{
    List list = blocks();
    QCOMPARE(list.assign(u"32779-32770"_s, u"B"_s), u"! reversed > 32770-32779"_s);
    list.assign(u"32775"_s, u"A"_s);
    QCOMPARE(list.assign(u"32779-32770"_s, u"B"_s), u"! reversed"_s);
    QCOMPARE(list.change(Verb::Retire, u"32776-32775"_s), u"! reversed"_s);
}

void TestOrders::namesNoPrivateHolder()
{
    List list = blocks();
    list.run({.value = u"10300"_s, .holders = {u"Secret"_s}, .date = kDay, .isPrivate = true});
    list.run({.value = u"10301"_s, .holders = {u"A"_s}});
    const auto facts = [&list](const QString& value) {
        return plan(list.now(), {.value = value, .holders = {u"B"_s}, .date = kDay})
            .error()
            .finding.arguments.last();
    };
    QCOMPARE(facts(u"10300"_s), u"assigned, 2024-03-01"_s);
    QCOMPARE(facts(u"10301"_s), u"assigned, \"A\""_s); // without a date
    list.change(Verb::Release, u"10300"_s);
    QCOMPARE(facts(u"10300"_s), u"released, 2024-03-01"_s);
    list.run({.value = u"10302"_s, .holders = {u"Secret"_s}, .date = kDay, .isPrivate = true});
    QCOMPARE(list.undo(), u"10302 pool"_s);
}

void TestOrders::deprecatesWithAnotherValue()
{
    List list = blocks();
    list.assign(u"10300-10309"_s, u"A"_s);
    list.assign(u"10310"_s, u"A"_s);
    const auto deprecate = [&list](const QString& value, const QString& by) {
        return list.run({.verb = Verb::Deprecate, .value = value, .supersededBy = by, .date = kDay});
    };
    QCOMPARE(deprecate(u"10300"_s, u"10300"_s), u"! superseded-by-itself"_s);
    QCOMPARE(deprecate(u"10300-10309"_s, u"10305"_s), u"! superseded-by-itself"_s);
    QCOMPARE(deprecate(u"10300"_s, u"10311"_s), u"! not-listed"_s);
    QCOMPARE(deprecate(u"10300"_s, u"none"_s), u"! malformed"_s);
    QCOMPARE(deprecate(u"10300"_s, u"10310"_s), u"10300 deprecated A"_s);
    QCOMPARE(deprecate(u"10300"_s, {}), u"10300 deprecated A"_s);
    QCOMPARE(list.now().rows().first().supersededBy, u"10310"_s);
}

void TestOrders::datesThePresentState()
{
    List list = blocks();
    list.assign(u"10300"_s, u"A"_s, QDate(2019, 1, 1));
    list.change(Verb::Deprecate, u"10300"_s, QDate(2020, 1, 1));
    QCOMPARE(list.now().rows().first().since, QDate(2020, 1, 1));
    list.change(Verb::Retire, u"10300"_s, QDate(2021, 1, 1));
    QCOMPARE(list.now().rows().first().since, QDate(2021, 1, 1));
}

void TestOrders::rejectsDates()
{
    List list = blocks();
    list.assign(u"10300-10309"_s, u"A"_s, QDate(2020, 1, 1));
    const auto dated = [&list](const QString& value, QDate day) {
        const auto change = plan(list.now(), {.verb = Verb::Retire, .value = value, .date = day});
        const auto refused = dateObjection(list.now(), list.changes, *change, kDay);
        return refused ? QString(refused->finding.id.word()) + u' ' + refused->finding.arguments.join(u' ')
                       : QString();
    };
    QCOMPARE(dated(u"10305"_s, QDate(2020, 1, 1)), QString());
    QCOMPARE(dated(u"10305"_s, kDay), QString());
    QCOMPARE(dated(u"10305"_s, kDay.addDays(1)), u"subregistry.future-date 2024-03-02 2024-03-01"_s);
    QCOMPARE(dated(u"10305"_s, QDate(2019, 12, 31)), u"subregistry.early-date 2019-12-31 10305 2020-01-01"_s);
    list.run({.verb = Verb::Transfer, .value = u"10309"_s, .holders = {u"B"_s}, .date = QDate(2021, 1, 1)});
    QCOMPARE(dated(u"10305"_s, QDate(2020, 1, 1)), QString()); // another value
    QVERIFY(!dated(u"10309"_s, QDate(2020, 1, 1)).isEmpty());
    list.undo();
    QVERIFY(!dated(u"10309"_s, QDate(2019, 12, 31)).isEmpty());  // the assignment
    QCOMPARE(dated(u"10309"_s, QDate(2020, 1, 1)), QString());   // nothing after it remains
    list.change(Verb::Deprecate, u"10301"_s, QDate(2099, 1, 1)); // by an earlier program
    QCOMPARE(dated(u"10301"_s, kDay), QString());
}

void TestOrders::repeatsOnlyWhatIsHeld()
{
    List list = blocks();
    list.assign(u"10300-10309"_s, u"A"_s);
    ListChange answered = list.changes.last();
    answered.request = u"T-7"_s;
    const auto refused = [&list, &answered] {
        const auto refusal = repeatObjection(list.now(), list.changes, answered);
        return refusal ? refusal->finding.arguments.join(u' ') : QString();
    };
    QCOMPARE(refused(), QString());
    list.change(Verb::Deprecate, u"10300"_s);
    QCOMPARE(refused(), QString()); // still held
    list.run({.verb = Verb::Transfer, .value = u"10305"_s, .holders = {u"B"_s}, .date = QDate(2024, 5, 1)});
    QCOMPARE(refused(), u"T-7 10305 transfer 2024-05-01"_s);
    list.undo();
    QCOMPARE(refused(), QString());
    list.change(Verb::Release, u"10309"_s);
    QCOMPARE(refused(), u"T-7 10309 release 2024-03-01"_s);
}

void TestOrders::refusesWhatOthersChangedMeanwhile()
{
    List list = blocks();
    list.assign(u"10300-10309"_s, u"A"_s);
    const qint64 known = list.changes.last().id;
    const auto refused = [&list](const ListChange& mine, qint64 seen) {
        const auto refusal = meanwhileObjection(list.now(), list.changes, mine, seen);
        return refusal ? refusal->finding.arguments.join(u' ') + u" | "_s + list.texts(refusal->conflicts)
                       : QString();
    };
    const ListChange mine = *plan(list.now(), {.verb = Verb::Retire, .value = u"10305"_s, .date = kDay});
    const ListChange range{.what = u"range"_s, .ranges = {{.name = u"x"_s}}};
    list.assign(u"10400"_s, u"B"_s); // another value
    QCOMPARE(refused(mine, known), QString());
    list.run({.verb = Verb::Transfer, .value = u"10304-10306"_s, .holders = {u"B"_s}, .date = kDay});
    list.changes.last().who = u"Ida"_s;
    QCOMPARE(refused(mine, known), u"10305 transfer Ida 2024-03-01 | 10304-10306 assigned B"_s);
    QCOMPARE(refused(mine, list.changes.last().id), QString());
    QCOMPARE(refused(mine, 0), QString());
    QCOMPARE(refused(range, known), QString());
    list.range({.name = u"x"_s, .block = {10241, 30000}});
    QCOMPARE(refused(range, known), u"x range  2016-08-04 | "_s);
}

void TestOrders::namesLimits()
{
    List list = blocks();
    const auto arguments = [&list](const Order& order) {
        return plan(list.now(), order).error().finding.arguments;
    };
    QCOMPARE(arguments({.value = u"18446744073709551616"_s, .holders = {u"A"_s}, .date = kDay}).last(),
             u"decimal 0-9223372036854775807"_s);
    list.changes.clear();
    list.range({.name = u"old"_s, .block = {1, 9}, .state = RangeState::Closed});
    QCOMPARE(list.next({}, 1, u"A"_s), u"! no-open-range"_s);
}

void TestOrders::suggestsTheClosestFreeValues()
{
    List list = blocks();
    list.assign(u"10300-10309"_s, u"A"_s);
    list.assign(u"20000"_s, u"A"_s);
    QCOMPARE(list.assign(u"10301"_s, u"B"_s), u"! overlap > 10299"_s); // 2 before, 9 after
    QCOMPARE(list.assign(u"10308"_s, u"B"_s), u"! overlap > 10310"_s);
    QCOMPARE(list.assign(u"10308-10310"_s, u"B"_s), u"! overlap > 10310-10312"_s);
    QCOMPARE(list.assign(u"20000"_s, u"B"_s), u"! overlap > 20001"_s); // two are as close
    list.change(Verb::Release, u"10300"_s);                            // held before
    QCOMPARE(list.assign(u"10300"_s, u"B"_s), u"! held-before > 10299"_s);
    list.assign(u"10241-10299"_s, u"A"_s); // nothing before
    QCOMPARE(list.assign(u"10250"_s, u"B"_s), u"! overlap > 10310"_s);
    list.assign(u"10310-19999"_s, u"A"_s); // further than one look
    QCOMPARE(list.assign(u"12000"_s, u"B"_s), u"! overlap > 20001"_s);
    list.range({.name = u"own"_s, .block = {20001, 20009}, .asker = u"only Z"_s});
    QCOMPARE(list.assign(u"12000"_s, u"B"_s), u"! overlap > 20010"_s); // the right range
    list.assign(u"20010-26240"_s, u"A"_s);
    QCOMPARE(list.assign(u"12000"_s, u"B"_s), u"! overlap"_s);
    QCOMPARE(list.assign(u"20001"_s, u"Z"_s), u"20001 assigned Z"_s);
    QCOMPARE(list.assign(u"20001"_s, u"Z"_s), u"! overlap > 20002"_s);
}

/// What is nearest is not in a range that the asker may not ask in.
void TestOrders::suggestsOnlyWhatIsPossible()
{
    List list = blocks();
    list.range({.name = u"own"_s, .block = {50000, 50009}, .asker = u"only Z"_s});
    QCOMPARE(list.run({.value = u"10300"_s, .next = {.range = u"own"_s}, .holders = {u"B"_s}, .date = kDay}),
             u"! wrong-range"_s);
    QCOMPARE(list.run({.value = u"10300"_s, .next = {.range = u"own"_s}, .holders = {u"Z"_s}, .date = kDay}),
             u"! wrong-range > 50000"_s);
    QCOMPARE(list.run({.value = u"10300"_s, .next = {.range = u"bulk"_s}, .holders = {u"B"_s}, .date = kDay}),
             u"! wrong-range > 32769"_s);
    QCOMPARE(list.next(u"own"_s, 11, u"B"_s), u"! wrong-asker > 10241-10251"_s); // fewer are refused too
}

void TestOrders::namesWhatNextSkips()
{
    List list;
    list.range({.name = u"a"_s, .block = {1001, 2999}});
    list.range({.name = u"b"_s, .block = {1100, 1199}});
    const auto texts = [&list](const QList<Block>& blocks) {
        QStringList all;
        for (const Block& block : blocks)
            all.append(list.now().textOf(block));
        return all.join(u' ');
    };
    const auto skipped = [&](quint64 first, quint64 last) {
        return texts(newlySkipped(list.now(), {first, last}));
    };
    QCOMPARE(skipped(1001, 1001), QString());
    QCOMPARE(skipped(1011, 1020), u"1001-1010"_s);
    QCOMPARE(skipped(2500, 2500), u"1001-1099 1200-2499"_s); // those between are of another range
    QCOMPARE(skipped(1150, 1150), u"1100-1149"_s);
    list.assign(u"2500"_s, u"A"_s);
    QCOMPARE(skipped(2501, 2501), QString());
    QCOMPARE(skipped(2000, 2000), QString()); // they were skipped before
    QCOMPARE(skipped(2600, 2600), u"2501-2599"_s);
    QCOMPARE(texts(freeBefore(list.now(), u"a"_s, 2501)), u"1001-1099 1200-2499"_s);
    list.assign(u"1001-1010"_s, u"A"_s);
    list.change(Verb::Release, u"1001"_s); // is not free
    QCOMPARE(texts(freeBefore(list.now(), u"a"_s, 2501)), u"1011-1099 1200-2499"_s);
    QCOMPARE(texts(freeBefore(list.now(), u"b"_s, 1100)), QString());
    QCOMPARE(texts(freeBefore(list.now(), u"none"_s, 1100)), QString());
}

void TestOrders::keepsOnlyContactsOfTheirHolder()
{
    List list = blocks();
    list.run({.value = u"10300-10309"_s,
              .holders = {u"A"_s},
              .behalf = u"P"_s,
              .contact = u"a@example.org"_s,
              .date = QDate(2020, 1, 1)});
    const auto split = [&list](const QString& value, const QString& at, const QStringList& contacts) {
        list.run({.verb = Verb::Split,
                  .value = value,
                  .holders = {u"A"_s, u"B"_s},
                  .contacts = contacts,
                  .at = at,
                  .date = kDay});
        QStringList all;
        for (const Entry& row : list.now().rows())
            all.append(row.holder + u' ' + row.behalf + u' ' + row.contact);
        return all.join("; "_L1);
    };
    QCOMPARE(split(u"10300-10309"_s, u"10305"_s, {}), u"A P a@example.org; B  "_s);
    QCOMPARE(split(u"10300-10304"_s, u"10302"_s, {u""_s, u"b@example.org"_s}),
             u"A P a@example.org; B  b@example.org; B  "_s);
    QCOMPARE(split(u"10300-10301"_s, u"10301"_s, {u"c@example.org"_s, u""_s}),
             u"A P c@example.org; B  ; B  b@example.org; B  "_s);
}

/// Who uses what is reserved keeps on whose behalf it is; another one is a transfer.
void TestOrders::transfersOnlyByCommand()
{
    List list = blocks();
    list.run({.verb = Verb::Reserve,
              .value = u"10300-10309"_s,
              .holders = {u"A"_s},
              .behalf = u"P"_s,
              .contact = u"a@example.org"_s,
              .date = kDay});
    const auto assign = [&list](const QString& value, const QString& behalf) {
        return list.run({.value = value, .holders = {u"A"_s}, .behalf = behalf, .date = kDay});
    };
    QCOMPARE(assign(u"10300"_s, u"Q"_s), u"! overlap > 10299"_s);
    QCOMPARE(assign(u"10300"_s, u"P"_s), u"10300 assigned A"_s);
    QCOMPARE(assign(u"10301"_s, {}), u"10301 assigned A"_s);
    for (const Entry& row : list.now().rows()) {
        QCOMPARE(row.behalf, u"P"_s);
        QCOMPARE(row.contact, u"a@example.org"_s);
    }
    QCOMPARE(list.run({.verb = Verb::Transfer,
                       .value = u"10301"_s,
                       .holders = {u"A"_s},
                       .behalf = u"Q"_s,
                       .date = kDay}),
             u"10301 assigned A"_s);
    QCOMPARE(list.change(Verb::Merge, u"10300-10301"_s), u"! merge-differs"_s);
}

void TestOrders::knowsRequests()
{
    List list = blocks();
    const auto requests = [&list] {
        QStringList all;
        for (const Entry& row : list.now().rows())
            all.append(list.now().textOf(row.block) + u' ' + row.request);
        return all.join("; "_L1);
    };
    list.run({.value = u"10300-10309"_s, .holders = {u"A"_s}, .request = u"T-1"_s, .date = kDay});
    QCOMPARE(requests(), u"10300-10309 T-1"_s);
    list.change(Verb::Deprecate, u"10300"_s);
    QCOMPARE(requests(), u"10300 T-1; 10301-10309 T-1"_s);
    list.run({.verb = Verb::Transfer, .value = u"10309"_s, .holders = {u"B"_s}, .date = kDay});
    QCOMPARE(requests(), u"10300 T-1; 10301-10308 T-1; 10309 "_s);
    list.undo();
    QCOMPARE(requests(), u"10300 T-1; 10301-10309 T-1"_s);
    list.run({.verb = Verb::Release, .value = u"10309"_s, .date = kDay, .isToPool = true});
    list.assign(u"10309"_s, u"A"_s); // without a request
    QCOMPARE(requests(), u"10300 T-1; 10301-10308 T-1; 10309 "_s);
    list.run({.verb = Verb::Transfer,
              .value = u"10309"_s,
              .holders = {u"B"_s},
              .request = u"T-2"_s,
              .date = kDay});
    list.run({.verb = Verb::Split,
              .value = u"10301-10308"_s,
              .holders = {u"A"_s, u"C"_s},
              .request = u"T-3"_s,
              .at = u"10305"_s,
              .date = kDay});
    QCOMPARE(requests(), u"10300 T-1; 10301-10304 T-3; 10305-10308 T-3; 10309 T-2"_s);
}

/// The alternative is as close to the wish as the ranges and other holders allow.
void TestOrders::namesWhatIsPossible()
{
    List list = blocks();
    QCOMPARE(list.assign(u"33000-33060"_s, u"A"_s), u"! too-large > 33000-33049"_s);
    list.assign(u"33010"_s, u"B"_s);
    QCOMPARE(list.assign(u"33000-33060"_s, u"A"_s), u"! too-large > 33011-33060"_s);
    QCOMPARE(list.next(u"bulk"_s, 61, u"A"_s), u"! too-large > 33011-33060"_s);
    QCOMPARE(list.assign(u"1024-1030"_s, u"A"_s), u"! reserved > 10241-10247"_s);
    QCOMPARE(list.assign(u"1000"_s, u"A"_s), u"! outside-range > 10241"_s);
    QCOMPARE(list.assign(u"50000"_s, u"A"_s), u"! outside-range > 33011"_s);
    QCOMPARE(list.assign(u"26230-26250"_s, u"A"_s), u"! outside-range > 10241-10261"_s);
    list.assign(u"10241-10243"_s, u"B"_s);
    QCOMPARE(list.assign(u"1000"_s, u"A"_s), u"! outside-range > 10244"_s);
    list.assign(u"10300"_s, u"B"_s);
    QCOMPARE(list.assign(u"1000"_s, u"A"_s), u"! outside-range > 10244"_s);  // the closest, also in a gap
    QCOMPARE(list.assign(u"30000"_s, u"A"_s), u"! outside-range > 32769"_s); // not 10301, the next one in "x"
    list.range({.name = u"own"_s, .block = {2048, 4095}, .asker = u"only C"_s});
    QCOMPARE(list.assign(u"5000"_s, u"C"_s), u"! outside-range > 2048"_s); // not the end of "own"
    QCOMPARE(list.assign(u"1030"_s, u"A"_s), u"! reserved > 10301"_s);
    QCOMPARE(list.assign(u"1030"_s, u"C"_s), u"! reserved > 2048"_s);
}

NIDUS_TEST(tst_orders, TestOrders)
#include "tst_orders.moc"
