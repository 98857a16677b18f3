// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/refresh/refresh.h"
#include "core/workflow/subregistry/ordersatonce.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::workflow;
using subregistry::Order;
using subregistry::Verb;

/// The days of changes when the clock of the computer is set back.
class TestChangeDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void neverPrecedesTheLatestChange_data();
    void neverPrecedesTheLatestChange();
    void keepsAGivenDay();
    void forgetsWhatWasUndone();
    void datesARefusal();
    void datesARefresh();

private:
    [[nodiscard]] QList<subregistry::ListChange> changes() const
    {
        return m_registry->subregistries().read(m_name.nid, m_name.name)->changes;
    }
    [[nodiscard]] QString at(QDate day) const
    {
        const subregistry::Subregistry list = subregistry::after(
            m_registry->subregistries().read(m_name.nid, m_name.name)->definition, changes(), day);
        QStringList values;
        for (const subregistry::Entry& row : list.rows())
            values.append(list.textOf(row.block) + u' ' + row.holder);
        return values.join(u';');
    }
    base::Result<SubregistryAnswer> run(const Order& order)
    {
        return carryOut(*m_registry, m_name, order, {.id = order.request}, {});
    }

    const SubregistryName m_name{u"oma"_s, u"objects"_s};
    const QDate m_latest{2026, 5, 1};
    QTemporaryDir m_folder;
    QDateTime m_now;
    std::optional<storage::Registry> m_registry;
};

void TestChangeDays::init()
{
    static int count = 0;
    m_now = QDateTime({2026, 5, 1}, {12, 0}, Qt::UTC);
    m_registry.emplace(storage::Registry::create(m_folder.filePath(u"%1.nidus"_s.arg(++count)),
                                                 builtin::builtinContent(),
                                                 {.clock = [this] { return m_now; }})
                           .value());
    QVERIFY(m_registry->subregistries().create(
        {.nid = m_name.nid, .name = m_name.name, .kind = subregistry::ValueKind::Decimal}, {}, {2020, 1, 1}));
    const auto reserved = run({.verb = Verb::Reserve, .value = u"50-60"_s, .holders = {u"A"_s}});
    QVERIFY(reserved && !reserved->refusal);
    QCOMPARE(reserved->change.date, m_latest);
    QVERIFY(laterDateSentence(*reserved).isEmpty());
    m_now = QDateTime({1999, 1, 1}, {12, 0}, Qt::UTC);
}

void TestChangeDays::neverPrecedesTheLatestChange_data()
{
    QTest::addColumn<int>("kind");
    for (const auto& [name, kind] :
         {std::pair("assign", 0), std::pair("split", 1), std::pair("range", 2), std::pair("edit", 3),
          std::pair("undo", 4), std::pair("import", 5), std::pair("release", 6)})
        QTest::newRow(name) << kind;
}

void TestChangeDays::neverPrecedesTheLatestChange()
{
    QFETCH(int, kind);
    const auto answer = [&]() -> base::Result<SubregistryAnswer> {
        switch (kind) {
        case 0: return run({.value = u"5"_s, .holders = {u"B"_s}});
        case 1:
            return run(
                {.verb = Verb::Split, .value = u"50-60"_s, .holders = {u"A"_s, u"B"_s}, .at = u"55"_s});
        case 2: return setRanges(*m_registry, m_name, {{.name = u"all"_s, .span = u"0-100"_s}}, {});
        case 3: return editEntries(*m_registry, m_name, u"50-60"_s, {.contact = u"c@example.org"_s}, {}, {});
        case 4: return undoNewest(*m_registry, m_name, {}, {})->value();
        case 5:
            return importEntries(*m_registry, m_name, {}, [](const subregistry::Subregistry&) {
                return std::optional(subregistry::ListChange{
                    .what = u"import"_s, .date = {}, .entries = {{.block = {7, 7}, .holder = u"C"_s}}});
            });
        default: return run({.verb = Verb::Release, .value = u"50-60"_s});
        }
    }();
    QVERIFY(answer.has_value());
    QVERIFY2(!answer->refusal, qPrintable(answer->refusal ? answer->refusal->finding.id.word() : QString()));
    QCOMPARE(answer->change.date, m_latest);
    const auto later = laterDateFinding(*answer);
    QVERIFY(later);
    QCOMPARE(later->arguments, (QStringList{u"1999-01-01"_s, u"2026-05-01"_s}));
    QCOMPARE(changes().last().date, m_latest);
    QCOMPARE(at({2000, 1, 1}), QString());
    for (const subregistry::Entry& entry : answer->change.entries)
        QVERIFY(!entry.since.isValid() || entry.since == m_latest);
}

/// An explicit day is recorded or refused, not changed.
void TestChangeDays::keepsAGivenDay()
{
    const auto early = run({.verb = Verb::Release, .value = u"50-60"_s, .holders = {}, .date = {2021, 1, 1}});
    QCOMPARE(early->refusal->finding.id, findings::kSubregistryEarlyDate);
    const auto future = run({.value = u"5"_s, .holders = {u"B"_s}, .date = {2026, 5, 2}});
    QCOMPARE(future->refusal->finding.id, findings::kSubregistryFutureDate);
    const auto done = run({.value = u"5"_s, .holders = {u"B"_s}, .date = {1998, 1, 1}});
    QVERIFY(!done->refusal && laterDateSentence(*done).isEmpty());
    QCOMPARE(at({1998, 1, 1}), u"5 B"_s);
}

void TestChangeDays::forgetsWhatWasUndone()
{
    QVERIFY(undoNewest(*m_registry, m_name, {}, {})->has_value());
    const auto done = run({.value = u"5"_s, .holders = {u"B"_s}});
    QCOMPARE(done->change.date, QDate(2020, 1, 1)); // when the list was created
    QCOMPARE(at({2020, 1, 1}), u"5 B"_s);
}

void TestChangeDays::datesARefusal()
{
    const auto refused = run({.value = u"55"_s, .holders = {u"B"_s}, .request = u"T-7"_s});
    QVERIFY(refused->refusal);
    QCOMPARE(changes().last().what, QString(subregistry::kRefuseWord));
    QCOMPARE(changes().last().date, m_latest);
}

void TestChangeDays::datesARefresh()
{
    const auto done =
        takeEntries(*m_registry, m_name, "value,holder\n7,C\n", {}, {u"7"_s}, {.who = u"Ada"_s});
    QVERIFY(done && done->refusals.isEmpty());
    QCOMPARE(changes().last().date, m_latest);
    QCOMPARE(done->findings.last().finding.id, findings::kSubregistryLaterDate);
}

NIDUS_TEST(tst_changedays, TestChangeDays)
#include "tst_changedays.moc"
