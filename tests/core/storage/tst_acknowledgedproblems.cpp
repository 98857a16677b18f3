// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/acknowledgedproblems.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestAcknowledgedProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadAsTheyWereWritten();
    void aNoteIsOneLine();
    void theNameOfABackupIsNone();
    void theLogShowsThemInOneLine();

private:
    [[nodiscard]] static AcknowledgedProblems example()
    {
        return {.note = u"The disk broke."_s,
                .missing = {{7, {.count = 9, .hash = QByteArray(32, 'x'), .identity = QString(32, u'a')}}},
                .changed = {{3, QByteArray(32, 'y')}, {4, {}}},
                .remaining = {{u"abc"_s, u"1 of 2 versions found"_s}, {{}, u"a counter"_s}},
                .sealed = {{u"draft:2"_s, u"draft 2, changed: content"_s}}};
    }
};

void TestAcknowledgedProblems::areReadAsTheyWereWritten()
{
    QCOMPARE(AcknowledgedProblems::fromText(example().toText()), example());
    const AcknowledgedProblems nothing{.note = u"n"_s};
    QCOMPARE(nothing.toText(), u"acknowledged: n"_s);
    QCOMPARE(AcknowledgedProblems::fromText(nothing.toText()), nothing);
}

/// A note cannot acknowledge anything.
void TestAcknowledgedProblems::aNoteIsOneLine()
{
    const AcknowledgedProblems forged{.note = u"n\nremains \tx"_s};
    const auto read = AcknowledgedProblems::fromText(forged.toText());
    QCOMPARE(read->note, u"n remains x"_s);
    QVERIFY(read->remaining.isEmpty());
}

void TestAcknowledgedProblems::theNameOfABackupIsNone()
{
    QVERIFY(!AcknowledgedProblems::fromText(u"20260102-030405-678-daily.nidus"_s));
    QVERIFY(!AcknowledgedProblems::fromText({}));
    QCOMPARE(AcknowledgedProblems::summary(u"old.nidus, 3 00"_s), u"old.nidus, 3 00"_s);
}

void TestAcknowledgedProblems::theLogShowsThemInOneLine()
{
    QCOMPARE(AcknowledgedProblems::summary(example().toText()),
             u"The disk broke.; entries 7 to 9 are missing; abc 1 of 2 versions found; a counter; "
             "draft:2 draft 2, changed: content"_s);
    AcknowledgedProblems single{.note = u"Cut."_s};
    single.missing.append({.first = 143, .last = {.count = 143, .hash = QByteArray(32, 'x')}});
    QCOMPARE(AcknowledgedProblems::summary(single.toText()), u"Cut.; entry 143 is missing"_s);
}

NIDUS_TEST(tst_acknowledgedproblems, TestAcknowledgedProblems)
#include "tst_acknowledgedproblems.moc"
