// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/subregistry/entrymodel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::ui;
using subregistry::Entry;
using subregistry::EntryState;
using subregistry::ValueKind;

namespace {

SharedContent listOf(const QList<Entry>& entries, const QList<subregistry::Range>& ranges,
                     ValueKind kind = ValueKind::Decimal)
{
    return contentOf({.definition = {.nid = u"oma"_s, .name = u"objects"_s, .kind = kind},
                      .changes = {{.id = 1, .what = u"import"_s, .ranges = ranges, .entries = entries}}});
}

QList<Entry> someEntries()
{
    return {{.block = {10, 19}, .holder = u"Alpha"_s, .reference = u"#7"_s, .since = {2020, 1, 1}},
            {.block = {25, 25}, .state = EntryState::Reserved, .holder = u"Beta"_s, .until = {2026, 12, 1}},
            {.block = {30, 30}, .state = EntryState::Released, .holder = u"Gamma"_s},
            {.block = {31, 31}, .state = EntryState::Pool, .holder = u"Gamma"_s}};
}

/// A range with a smaller one inside, and numbers between that are in neither.
QList<subregistry::Range> someRanges()
{
    return {{.name = u"outer"_s, .block = {0, 39}},
            {.name = u"inner"_s, .block = {20, 29}},
            {.name = u"far"_s, .block = {100, 109}}};
}

/// Some entries; the first one answers a request, and an undone one.
SharedContent requestedList()
{
    Entry first = someEntries().constFirst();
    first.request = u"T-7"_s;
    Entry transferred = first;
    transferred.request = u"T-9"_s;
    return contentOf(
        {.definition = {.nid = u"oma"_s, .name = u"objects"_s, .kind = ValueKind::Decimal},
         .changes = {{.id = 1, .what = u"import"_s, .ranges = someRanges(), .entries = someEntries()},
                     {.id = 2, .what = u"assign"_s, .request = u"T-7"_s, .entries = {first}},
                     {.id = 3, .what = u"transfer"_s, .request = u"T-9"_s, .entries = {transferred}},
                     {.id = 4, .what = u"undo"_s, .reverses = 3, .entries = {first}},
                     {.id = 5,
                      .what = subregistry::kRefuseWord,
                      .date = {2021, 2, 3},
                      .note = u"objects refuse 12 for T-11 (subregistry.overlap)"_s,
                      .request = u"T-11"_s}}});
}

/// Returns the values and states of the rows.
QStringList shownRows(const EntryModel& model)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        rows.append(text(EntryModel::Value) + u' ' + text(EntryModel::Range) + u' ' +
                    text(EntryModel::State));
    }
    return rows;
}

} // namespace

class TestEntryModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsFreeNumbersBetweenEntries();
    void listsWordsWithoutFreeOnes();
    void listsEveryVersionOfANumber();
    void filters_data();
    void filters();
    void sortsRefusedRequests();
    void marksEndedAndPrivateEntries();
    void freeMeansAssignable();
    void findsEntriesOutsideOfRanges();
    void detailsAreComplete();
    void sorts();
    void copiesWhatAnImportReads();
    void isFastWithManyEntries();
};

void TestEntryModel::listsFreeNumbersBetweenEntries()
{
    EntryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFilter({.which = EntryFilter::Which::All});
    model.show(listOf(someEntries(), someRanges()));
    QCOMPARE(shownRows(model),
             (QStringList{u"0-9 outer free"_s, u"10-19 outer assigned"_s, u"20-24 inner free"_s,
                          u"25 inner reserved"_s, u"26-29 inner free"_s, u"30 outer released"_s,
                          u"31-39 outer free"_s, u"100-109 far free"_s}));
    model.show(listOf({}, {}));
    QCOMPARE(model.rowCount(), 1); // all numbers are free
    model.show(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestEntryModel::listsWordsWithoutFreeOnes()
{
    EntryModel model;
    model.show(listOf({{.block = {.text = u"fr-meteo"_s}}, {.block = {.text = u"de-dwd"_s}}},
                      {{.name = u"french"_s, .prefix = u"fr-"_s}}, ValueKind::Words));
    QCOMPARE(shownRows(model), (QStringList{u"de-dwd none assigned"_s, u"fr-meteo french assigned"_s}));
}

void TestEntryModel::listsEveryVersionOfANumber()
{
    EntryModel model;
    model.setFilter({.which = EntryFilter::Which::All});
    model.show(listOf({{.block = {5, 5, u"1.0"_s}}, {.block = {5, 5, u"1.1"_s}}},
                      {{.name = u"r"_s, .block = {5, 6}}}));
    QCOMPARE(shownRows(model), (QStringList{u"5,1.0 r assigned"_s, u"5,1.1 r assigned"_s, u"6 r free"_s}));
}

void TestEntryModel::filters_data()
{
    QTest::addColumn<EntryFilter>("filter");
    QTest::addColumn<QStringList>("values");
    using Which = EntryFilter::Which;
    QTest::newRow("held") << EntryFilter{} << QStringList{u"10-19"_s, u"25"_s};
    QTest::newRow("free") << EntryFilter{.which = Which::Free}
                          << QStringList{u"0-9"_s, u"20-24"_s, u"26-29"_s, u"31-39"_s, u"100-109"_s};
    QTest::newRow("ending") << EntryFilter{.which = Which::Ending, .due = {2026, 12, 1}}
                            << QStringList{u"25"_s};
    QTest::newRow("not yet ending") << EntryFilter{.which = Which::Ending, .due = {2026, 11, 30}}
                                    << QStringList{};
    QTest::newRow("ended") << EntryFilter{.which = Which::Ended, .today = {2026, 12, 2}}
                           << QStringList{u"25"_s};
    QTest::newRow("not ended") << EntryFilter{.which = Which::Ended, .today = {2026, 12, 1}} << QStringList{};
    QTest::newRow("ended before, not ending")
        << EntryFilter{.which = Which::Ending, .today = {2026, 12, 2}, .due = {2026, 12, 30}}
        << QStringList{};
    QTest::newRow("state") << EntryFilter{.which = Which::State, .state = EntryState::Released}
                           << QStringList{u"30"_s};
    QTest::newRow("range") << EntryFilter{.which = Which::All, .range = u"inner"_s}
                           << QStringList{u"20-24"_s, u"25"_s, u"26-29"_s};
    QTest::newRow("holder") << EntryFilter{.text = u"alph"_s} << QStringList{u"10-19"_s};
    QTest::newRow("reference") << EntryFilter{.text = u"#7"_s} << QStringList{u"10-19"_s};
    QTest::newRow("number in a block") << EntryFilter{.text = u"15"_s} << QStringList{u"10-19"_s};
    QTest::newRow("request") << EntryFilter{.text = u"t-7"_s} << QStringList{u"10-19"_s};
    QTest::newRow("refused request") << EntryFilter{.text = u"t-11"_s} << QStringList{u"12"_s};
    QTest::newRow("refused") << EntryFilter{.which = Which::Refused} << QStringList{u"12"_s};
    QTest::newRow("day of a refusal")
        << EntryFilter{.which = Which::All, .text = u"2021-02-03"_s} << QStringList{u"12"_s};
    QTest::newRow("reason of a refusal") << EntryFilter{.text = u"has one holder"_s} << QStringList{u"12"_s};
    QTest::newRow("nothing") << EntryFilter{.text = u"nosuch"_s} << QStringList{};
}

void TestEntryModel::filters()
{
    QFETCH(EntryFilter, filter);
    QFETCH(QStringList, values);
    EntryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.show(requestedList());
    model.setFilter(filter);
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found.append(model.index(row, EntryModel::Value).data().toString());
    QCOMPARE(found, values);
}

/// Refused requests are in the order of what they asked for.
void TestEntryModel::sortsRefusedRequests()
{
    const auto refusal = [](qint64 id, const QString& value) {
        return subregistry::ListChange{
            .id = id,
            .what = subregistry::kRefuseWord,
            .date = {2021, 2, 3},
            .note = u"objects refuse %1 for T-%2 (subregistry.overlap)"_s.arg(value).arg(id),
            .request = u"T-%1"_s.arg(id)};
    };
    EntryModel model;
    model.setFilter({.which = EntryFilter::Which::Refused});
    model.show(contentOf(
        {.definition = {.nid = u"oma"_s, .name = u"objects"_s, .kind = ValueKind::Decimal},
         .changes = {{.id = 1, .what = u"import"_s, .ranges = someRanges(), .entries = someEntries()},
                     refusal(2, u"12"_s),
                     refusal(3, u"8"_s),
                     refusal(4, u"25"_s)}}));
    QStringList values;
    for (int row = 0; row < model.rowCount(); ++row)
        values.append(model.index(row, EntryModel::Value).data().toString());
    QCOMPARE(values, (QStringList{u"8"_s, u"12"_s, u"25"_s}));
}

void TestEntryModel::marksEndedAndPrivateEntries()
{
    QList<Entry> entries = someEntries();
    entries[1].isPrivate = true;
    entries[1].reference = u"R-30"_s;
    EntryModel model;
    model.show(listOf(entries, someRanges()));
    QCOMPARE(shownRows(model), (QStringList{u"10-19 outer assigned"_s, u"25 inner reserved"_s}));
    model.setFilter({.which = EntryFilter::Which::All, .today = {2026, 12, 2}});
    QVERIFY(shownRows(model).contains(u"25 inner reserved, ended"_s));
    QCOMPARE(model.shownEntries(), 3);
    const int row = model.rowOf({25, 25});
    QCOMPARE(model.index(row, EntryModel::Holder).data().toString(), u"Beta (private)"_s);
    const QString copied = model.linesOf({row});
    QVERIFY2(copied.contains("25\t\tinner\treserved\t"_L1) && !copied.contains("Beta"_L1) &&
                 !copied.contains("R-30"_L1),
             qPrintable(copied));
    const SharedContent& content = model.content();
    const QString spoken = stretchText(*content, model.stretchAt(row), workflow::Secrets::LeftOut);
    QCOMPARE(spoken, u"25, range inner, reserved, holder private"_s);
    QVERIFY(stretchText(*content, model.stretchAt(row)).contains("Beta"_L1));
}

/// Numbers of a closed range are not free, although nobody has them.
void TestEntryModel::freeMeansAssignable()
{
    EntryModel model;
    QList<subregistry::Range> ranges = someRanges();
    ranges[1].state = subregistry::RangeState::Closed;
    model.setFilter({.which = EntryFilter::Which::Free});
    model.show(listOf(someEntries(), ranges));
    QCOMPARE(shownRows(model),
             (QStringList{u"0-9 outer free"_s, u"31-39 outer free"_s, u"100-109 far free"_s}));
    model.setFilter({.which = EntryFilter::Which::All, .range = u"inner"_s});
    QCOMPARE(shownRows(model).constFirst(), u"20-24 inner not assignable (range closed)"_s);
}

/// Also an entry of which only a part is in a range; without ranges, no entry is outside of them.
void TestEntryModel::findsEntriesOutsideOfRanges()
{
    EntryModel model;
    model.setFilter({.which = EntryFilter::Which::Outside});
    model.show(listOf(someEntries(), {{.name = u"part"_s, .block = {15, 25}}}));
    QCOMPARE(shownRows(model), QStringList{u"10-19 none assigned"_s});
    model.show(listOf(someEntries(), {}));
    QCOMPARE(shownRows(model), QStringList());
}

/// Everything about an entry, also what the table has no room for.
void TestEntryModel::detailsAreComplete()
{
    EntryModel model;
    model.show(requestedList());
    const QString details = model.index(0, EntryModel::Value).data(Qt::ToolTipRole).toString();
    for (const QString& fact :
         {u"Value: 10-19"_s, u"Numbers: 10"_s, u"Range: outer"_s, u"State: assigned: "_s, u"Holder: Alpha"_s,
          u"Date: 2020-01-01"_s, u"Reference: #7"_s, u"Request ID: T-7"_s})
        QVERIFY2(details.contains(fact), qPrintable(details));
}

void TestEntryModel::sorts()
{
    EntryModel model;
    model.show(listOf(someEntries(), someRanges()));
    model.sort(EntryModel::Holder, Qt::DescendingOrder);
    QCOMPARE(shownRows(model), (QStringList{u"25 inner reserved"_s, u"10-19 outer assigned"_s}));
    model.sort(EntryModel::Value, Qt::AscendingOrder);
    QCOMPARE(shownRows(model), (QStringList{u"10-19 outer assigned"_s, u"25 inner reserved"_s}));
    QCOMPARE(model.rowOf({25, 25}), 1);
    QCOMPARE(model.rowOf({15, 15}), 0);
    QCOMPARE(model.rowOf({0, 0}), -1);
}

void TestEntryModel::copiesWhatAnImportReads()
{
    EntryModel model;
    model.show(listOf({{.block = {10, 19}, .holder = u"A\tB"_s, .since = {2020, 1, 1}}}, someRanges()));
    QCOMPARE(model.linesOf({0}), u"value\tto\trange\tstate\tholder\tdate\tuntil\trequest\treference\tnote\n"
                                 "10\t19\touter\tassigned\tA B\t2020-01-01\t\t\t\t\n"_s);
    QCOMPARE(model.linesOf({0}, {}).section(u'\n', 0, 0).count(u'\t'), 10); // with the contact
}

void TestEntryModel::isFastWithManyEntries()
{
    QList<Entry> entries;
    for (quint64 i = 0; i < 100'000; ++i)
        entries.append(
            {.block = {i * 3, i * 3}, .holder = u"Holder %1"_s.arg(i % 977), .since = {2020, 1, 1}});
    const SharedContent content = listOf(entries, {{.name = u"all"_s, .block = {0, 400'000}}});
    EntryModel model;
    QElapsedTimer timer;
    timer.start();
    model.show(content);
    model.setFilter({.text = u"holder 97"_s});
    model.sort(EntryModel::Holder, Qt::AscendingOrder);
    const qint64 spent = timer.elapsed();
    QCOMPARE(model.rowCount(), 817); // those of the holders 97 and 970 to 976, counted by a script
    QVERIFY2(spent < 3000, qPrintable(QString::number(spent)));
    qInfo("filtered and sorted 100,000 entries in %lld ms", static_cast<long long>(spent));
}

NIDUS_WINDOW_TEST(tst_entrymodel, TestEntryModel)
#include "tst_entrymodel.moc"
