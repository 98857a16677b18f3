// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/earlierfacts.h"

#include "tests/core/subregistry/listmodel.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::subregistry;
using namespace nidus::test;
using namespace Qt::StringLiterals;

/// What entries were before they changed.
class TestEarlierFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatWasBeforeTheEnd();
    void partsOfASplitWereTheBlock();
    void newestComesFirst();
    void partsThatWereNotChangedHaveNone();
    void whatWasUndoneDoesNotCount();
    void findsWords();
    void findsTextsInFacts();
};

namespace {

const QDate kLater(2025, 9, 30);

/// Returns "BLOCK state holder date request, until CHANGE date" of each of the facts.
QStringList earlier(const List& list, const QString& value)
{
    const Block block = *blockOf(list.definition, value);
    const QList<EarlierFacts> facts = EntryHistory(list.definition, list.changes).of(block);
    if (EntryHistory(list.definition, list.changes, block).of(block) != facts)
        return {u"differs without other values"_s};
    QStringList texts;
    for (const EarlierFacts& each : facts)
        texts.append(u"%1 %2 %3 %4, until %5 %6"_s.arg(
            list.texts({each.entry}), each.entry.since.toString(Qt::ISODate), each.entry.request,
            QString::number(each.entry.renewals), each.what, each.date.toString(Qt::ISODate)));
    return texts;
}

List oneBlock()
{
    List list = blocks();
    list.run({.value = u"33655-33704"_s, .holders = {u"A"_s}, .request = u"T-1"_s, .date = kDay});
    return list;
}

} // namespace

void TestEarlierFacts::keepsWhatWasBeforeTheEnd()
{
    List list = oneBlock();
    QCOMPARE(earlier(list, u"33655-33704"_s), QStringList());
    list.change(Verb::Retire, u"33655-33704"_s, kLater);
    QCOMPARE(list.now().rowAt({33655, 33704})->since, kLater);
    QCOMPARE(earlier(list, u"33655-33704"_s),
             QStringList{u"33655-33704 assigned A 2024-03-01 T-1 0, until retire 2025-09-30"_s});
}

void TestEarlierFacts::partsOfASplitWereTheBlock()
{
    List list = oneBlock();
    list.run({.verb = Verb::Split,
              .value = u"33655-33704"_s,
              .holders = {u"B"_s, u"C"_s},
              .request = u"T-2"_s,
              .at = u"33680"_s,
              .date = kLater});
    const QStringList was{u"33655-33704 assigned A 2024-03-01 T-1 0, until split 2025-09-30"_s};
    QCOMPARE(earlier(list, u"33655-33679"_s), was);
    QCOMPARE(earlier(list, u"33680-33704"_s), was);
    QCOMPARE(earlier(list, u"33655-33704"_s), was);
}

void TestEarlierFacts::newestComesFirst()
{
    List list = oneBlock();
    for (const QString& holder : {u"B"_s, u"C"_s})
        list.run({.verb = Verb::Transfer,
                  .value = u"33655-33704"_s,
                  .holders = {holder},
                  .date = holder == "B"_L1 ? kDay.addDays(5) : kLater});
    QCOMPARE(earlier(list, u"33700"_s),
             (QStringList{u"33655-33704 assigned B 2024-03-06  0, until transfer 2025-09-30"_s,
                          u"33655-33704 assigned A 2024-03-01 T-1 0, until transfer 2024-03-06"_s}));
}

void TestEarlierFacts::partsThatWereNotChangedHaveNone()
{
    List list = oneBlock();
    list.change(Verb::Retire, u"33655-33660"_s, kLater);
    QCOMPARE(earlier(list, u"33661-33704"_s), QStringList());
    QCOMPARE(earlier(list, u"33655-33660"_s).size(), 1);
}

void TestEarlierFacts::whatWasUndoneDoesNotCount()
{
    List list = oneBlock();
    list.change(Verb::Retire, u"33655-33704"_s, kLater);
    list.undo(kLater);
    QCOMPARE(earlier(list, u"33655-33704"_s), QStringList());
    list.change(Verb::Deprecate, u"33655-33704"_s, kLater);
    QCOMPARE(earlier(list, u"33655-33704"_s),
             QStringList{u"33655-33704 assigned A 2024-03-01 T-1 0, until deprecate 2025-09-30"_s});
}

void TestEarlierFacts::findsWords()
{
    List list{.definition = {.nid = u"wmo"_s, .name = u"centers"_s, .ignoresCase = true}};
    list.assign(u"fr-nice"_s, u"A"_s);
    list.assign(u"fr-lyon"_s, u"B"_s);
    list.change(Verb::Retire, u"fr-nice"_s, kLater);
    QCOMPARE(earlier(list, u"FR-NICE"_s).size(), 1);
    QCOMPARE(earlier(list, u"fr-lyon"_s), QStringList());
    QCOMPARE(earlier(list, u"fr"_s), QStringList());
}

void TestEarlierFacts::findsTextsInFacts()
{
    const Entry entry{
        .holder = u"Tide Pumps"_s, .contact = u"a@tide.example"_s, .since = kDay, .request = u"T-1"_s};
    for (const QString& text : {u"tide p"_s, u"A@TIDE"_s, u"t-1"_s, u"2024-03"_s})
        QVERIFY2(mentions(entry, text), qPrintable(text));
    QVERIFY(!mentions(entry, u"quay"_s));
}

NIDUS_TEST(tst_earlierfacts, TestEarlierFacts)
#include "tst_earlierfacts.moc"
