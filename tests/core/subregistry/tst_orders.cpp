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
    list.undo();
    QCOMPARE(facts(u"10302"_s), u"released, 2024-03-01"_s);
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

NIDUS_TEST(tst_orders, TestOrders)
#include "tst_orders.moc"
