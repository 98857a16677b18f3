// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/ordersatonce.h"
#include "tests/testprogram.h"

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::workflow;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::ListChange;
using subregistry::Order;
using subregistry::Subregistry;
using subregistry::Verb;

/// Several orders in one change, unless somebody changed what the person saw.
class TestOrdersAtOnce : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void carriesOutAllOrNone();
    void showsWhatOthersChanged();
    void splitsAndRenamesRanges();
    void renewsByALaterEnd();
    void correctsAContact();
    void answersARequestOnce();
    void namesValuesInOrder();

private:
    [[nodiscard]] Subregistry present() const
    {
        const auto read = m_registry->subregistries().read(m_name.nid, m_name.name);
        return subregistry::after(read->definition, read->changes);
    }
    [[nodiscard]] QString holderOf(quint64 number) const
    {
        return present().rowAt({number, number}).value_or(Entry{}).holder;
    }
    [[nodiscard]] qsizetype changes() const
    {
        return m_registry->subregistries().read(m_name.nid, m_name.name)->changes.size();
    }
    static Order transfer(const QString& value, const QString& holder)
    {
        return {.verb = Verb::Transfer, .value = value, .holders = {holder}, .date = {2020, 1, 2}};
    }

    const SubregistryName m_name{u"oma"_s, u"objects"_s};
    const storage::Act m_act{.who = u"tester"_s};
    std::optional<storage::Registry> m_registry;
};

void TestOrdersAtOnce::init()
{
    m_registry = storage::Registry::inMemory(builtin::builtinContent()).value();
    const QDate day(2020, 1, 1);
    QVERIFY(m_registry->subregistries().create(
        {.nid = m_name.nid, .name = m_name.name, .kind = subregistry::ValueKind::Decimal}, m_act, day));
    for (const QString& value : {u"10-19"_s, u"20"_s}) {
        const Order order{.value = value, .holders = {u"A"_s}, .date = day};
        QVERIFY(!carryOut(*m_registry, m_name, order, {}, m_act)->refusal);
    }
}

void TestOrdersAtOnce::carriesOutAllOrNone()
{
    const auto run = [this](const QList<Order>& orders) {
        return changeSeen(
            *m_registry, m_name, {}, [&orders](const Subregistry& list) { return planAll(list, orders); },
            m_act);
    };
    const qsizetype before = changes();
    const auto refused = run({transfer(u"10-19"_s, u"B"_s), transfer(u"30"_s, u"B"_s)});
    QVERIFY(refused && refused->refused);
    QCOMPARE(refused->refused->value, u"30"_s);
    QCOMPARE(changes(), before);
    QCOMPARE(holderOf(10), u"A"_s);
    // The second order is about the result of the first one.
    const auto done = run({transfer(u"10-19"_s, u"B"_s), transfer(u"12"_s, u"C"_s)});
    QVERIFY(done && !done->refused && done->meanwhile.isEmpty());
    QCOMPARE(changes(), before + 1);
    QCOMPARE(holderOf(11), u"B"_s);
    QCOMPARE(holderOf(12), u"C"_s);
    QVERIFY(undoNewest(*m_registry, m_name, {2020, 1, 3}, m_act)->has_value());
    QCOMPARE(holderOf(11), u"A"_s);
    QCOMPARE(holderOf(12), u"A"_s);
}

void TestOrdersAtOnce::showsWhatOthersChanged()
{
    const QList<Entry> seen = present().rows();
    const auto theirs =
        carryOut(*m_registry, m_name, transfer(u"20"_s, u"B"_s), {}, {.who = u"somebody else"_s});
    QVERIFY(theirs && !theirs->refusal);
    const qsizetype before = changes();
    const auto answer = changeSeen(
        *m_registry, m_name, seen,
        [](const Subregistry& list) { return planAll(list, {transfer(u"20"_s, u"C"_s)}); }, m_act);
    QVERIFY(answer.has_value());
    QCOMPARE(answer->meanwhile.size(), 1);
    QCOMPARE(answer->meanwhile.first().who, u"somebody else"_s);
    QCOMPARE(answer->meanwhile.first().id, theirs->change.id);
    QCOMPARE(changes(), before);
    QCOMPARE(holderOf(20), u"B"_s);
}

void TestOrdersAtOnce::splitsAndRenamesRanges()
{
    const QDate day(2020, 1, 2);
    const auto namesNow = [this] {
        QStringList names;
        for (const subregistry::Range& range : present().ranges())
            names.append(range.name + u' ' + present().textOf(range.block));
        return names;
    };
    QVERIFY(!setRanges(*m_registry, m_name,
                       {{.name = u"a"_s, .span = u"0-99"_s, .label = u"x"_s, .date = day}}, m_act)
                 ->refusal);
    // In the other order, the new range would overlap.
    QVERIFY(!setRanges(*m_registry, m_name,
                       {{.name = u"a"_s, .span = u"0-49"_s, .date = day},
                        {.name = u"b"_s, .span = u"50-99"_s, .date = day}},
                       m_act)
                 ->refusal);
    QCOMPARE(namesNow(), (QStringList{u"a 0-49"_s, u"b 50-99"_s}));
    QCOMPARE(present().rangeNamed(u"a"_s)->label, u"x"_s);
    const qsizetype before = changes();
    QVERIFY(setRanges(*m_registry, m_name,
                      {{.name = u"c"_s, .span = u"100-199"_s, .date = day},
                       {.name = u"d"_s, .span = u"150-250"_s, .date = day}},
                      m_act)
                ->refusal);
    QCOMPARE(changes(), before);
    QVERIFY(undoNewest(*m_registry, m_name, day, m_act)->has_value());
    QCOMPARE(namesNow(), QStringList{u"a 0-99"_s});
}

void TestOrdersAtOnce::renewsByALaterEnd()
{
    const Entry entry{.block = {5, 5},
                      .state = EntryState::Temporary,
                      .holder = u"A"_s,
                      .until = {2026, 1, 1},
                      .note = u"kept"_s};
    const auto after = [&entry](const EntryEdit& edit) {
        return planEdit({entry}, edit, {2025, 1, 1}).entries.value(0);
    };
    QCOMPARE(after({.until = QDate(2027, 1, 1)}).renewals, 1);
    QCOMPARE(after({.until = QDate(2027, 1, 1)}).note, u"kept"_s);
    QCOMPARE(after({.until = QDate(2025, 6, 1)}).renewals, 0); // shortened
    QCOMPARE(after({.note = QString()}).note, QString());
    QVERIFY(planEdit({entry}, {.note = u"kept"_s}, {2025, 1, 1}).entries.isEmpty());
}

void TestOrdersAtOnce::correctsAContact()
{
    const Entry entry{.block = {5, 5}, .holder = u"A"_s, .contact = u"old@example.org"_s, .isPrivate = true};
    const Entry after = planEdit({entry}, {.contact = u"new@example.org"_s, .isPrivate = false}, {2025, 1, 1})
                            .entries.value(0);
    QCOMPARE(after.contact, u"new@example.org"_s);
    QVERIFY(!after.isPrivate);
    QVERIFY(planEdit({entry}, {.isPrivate = true}, {2025, 1, 1}).entries.isEmpty());
}

/// Also if the answer changes several entries.
void TestOrdersAtOnce::answersARequestOnce()
{
    const auto run = [this](const QString& holder) {
        return changeSeen(*m_registry, m_name, {},
                          [&holder](const Subregistry& list) {
                              return planAll(list, {transfer(u"10-19"_s, holder), transfer(u"20"_s, holder)});
                          },
                          m_act, {.id = u"T-7"_s, .arguments = holder});
    };
    const qsizetype before = changes();
    for (const bool isRepeated : {false, true}) {
        const auto answer = run(u"B"_s);
        QVERIFY(answer && !answer->refused);
        QCOMPARE(answer->answer.isRepeated, isRepeated);
        QCOMPARE(answer->answer.change.request, u"T-7"_s);
        QCOMPARE(changes(), before + 1);
    }
    const auto other = run(u"C"_s);
    QVERIFY(other && other->refused); // the request had another answer
    QCOMPARE(holderOf(20), u"B"_s);
}

void TestOrdersAtOnce::namesValuesInOrder()
{
    const ListChange undo{.what = u"undo"_s,
                          .entries = {{.block = {30, 30}, .state = EntryState::Pool},
                                      {.block = {7, 7}, .state = EntryState::Pool},
                                      {.block = {8, 9}, .state = EntryState::Pool}}};
    QCOMPARE(freeAgainSentence(present(), undo), u"7-9, 30 are free again."_s);
    QCOMPARE(willBeFreeSentence(present(), undo), u"The values 7-9, 30 will be free again."_s);
    QCOMPARE(valuesText(present(), undo.entries), u"7-9, 30"_s);
}

NIDUS_TEST(tst_ordersatonce, TestOrdersAtOnce)
#include "tst_ordersatonce.moc"
