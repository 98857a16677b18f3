// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/planning.h"

#include "tests/core/subregistry/listmodel.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::subregistry;
using namespace nidus::test;
using namespace Qt::StringLiterals;

/// Adjacent entries of one holder become one.
class TestMerging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mergesBlocksOfOneHolder();
    void keepsAllFacts();
    void isUndone();
    void refuses_data();
    void refuses();
};

void TestMerging::mergesBlocksOfOneHolder()
{
    List list = blocks();
    list.assign(u"32769-32778"_s, u"A"_s);
    list.assign(u"32779"_s, u"A"_s);
    list.assign(u"32780-32788"_s, u"A"_s);
    QCOMPARE(list.change(Verb::Merge, u"32769-32788"_s), u"32769-32788 assigned A"_s);
    QCOMPARE(list.now().rows().size(), 1);
    QCOMPARE(list.change(Verb::Merge, u"32769-32788"_s), u"! merge-gap"_s); // is one already
}

void TestMerging::keepsAllFacts()
{
    List list = blocks();
    list.run({.value = u"32769"_s,
              .holders = {u"A"_s},
              .asker = u"Working Group"_s,
              .contact = u"a@example.org"_s,
              .reference = u"#1"_s,
              .entryNote = u"first"_s,
              .date = QDate(2024, 1, 1)});
    list.run({.value = u"32770"_s,
              .holders = {u"A"_s},
              .asker = u"working group"_s,
              .contact = u"a@example.org"_s,
              .reference = u"#2"_s,
              .date = QDate(2024, 2, 2)});
    list.change(Verb::Merge, u"32769-32770"_s);
    const Entry merged = list.now().rows().constFirst();
    QCOMPARE(merged.since, QDate(2024, 2, 2));
    QCOMPARE(merged.reference, u"#1; #2"_s);
    QCOMPARE(merged.contact, u"a@example.org"_s);
    QCOMPARE(merged.note, u"first"_s);
    QCOMPARE(merged.asker, u"Working Group"_s);             // only once
    QCOMPARE(list.now(QDate(2024, 2, 2)).rows().size(), 2); // as it was
}

void TestMerging::isUndone()
{
    List list = blocks();
    list.assign(u"32769-32778"_s, u"A"_s);
    list.assign(u"32779-32788"_s, u"A"_s);
    const QList<Entry> before = list.now().rows();
    list.change(Verb::Merge, u"32769-32788"_s);
    list.undo();
    QCOMPARE(list.now().rows(), before);
}

void TestMerging::refuses_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("a gap") << u"32769-32799"_s << u"! merge-gap"_s;
    QTest::newRow("a part of an entry") << u"32770-32788"_s << u"! merge-gap"_s;
    QTest::newRow("one entry") << u"32769-32778"_s << u"! merge-gap"_s;
    QTest::newRow("other holder") << u"32800-32809"_s << u"! merge-differs"_s;
    QTest::newRow("other state") << u"32810-32819"_s << u"! merge-differs"_s;
    QTest::newRow("released") << u"32840-32849"_s << u"! merge-gap"_s;
    QTest::newRow("too large") << u"32850-32949"_s << u"! too-large"_s;
    QTest::newRow("exchanged") << u"32788-32769"_s << u"! reversed"_s;
    QTest::newRow("not a block") << u"x"_s << u"! malformed"_s;
}

void TestMerging::refuses()
{
    QFETCH(QString, block);
    QFETCH(QString, refusal);
    List list = blocks();
    list.assign(u"32769-32778"_s, u"A"_s);
    list.assign(u"32779-32788"_s, u"A"_s);
    list.assign(u"32790-32799"_s, u"A"_s);
    list.assign(u"32800-32804"_s, u"A"_s);
    list.assign(u"32805-32809"_s, u"B"_s);
    list.assign(u"32810-32814"_s, u"A"_s);
    list.run({.verb = Verb::Reserve, .value = u"32815-32819"_s, .holders = {u"A"_s}, .date = kDay});
    list.assign(u"32840-32844"_s, u"A"_s);
    list.assign(u"32845-32849"_s, u"A"_s);
    list.change(Verb::Release, u"32845-32849"_s);
    list.assign(u"32850-32899"_s, u"A"_s);
    list.assign(u"32900-32949"_s, u"A"_s);
    const QList<Entry> before = list.now().rows();
    QCOMPARE(list.change(Verb::Merge, block), refusal);
    QCOMPARE(list.now().rows(), before);
}

NIDUS_TEST(tst_merging, TestMerging)
#include "tst_merging.moc"
