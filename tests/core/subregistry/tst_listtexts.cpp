// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/listtexts.h"

#include "core/subregistry/definition.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace nidus;
using namespace Qt::StringLiterals;

/// The sentences about lists of values.
class TestListTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explainsEachState();
    void namesRangesWithoutAssignments();
};

void TestListTexts::explainsEachState()
{
    QStringList words{u"free"_s};
    for (const QLatin1StringView word : registration::kWords<subregistry::EntryState>)
        words.append(word);
    QSet<QString> sentences;
    for (const QString& word : words) {
        const QString sentence = findings::entryStateSentence(word);
        QVERIFY2(sentence.endsWith(u'.'), qPrintable(word));
        QVERIFY2(findings::entryStateLines().contains(word + u": "_s + sentence), qPrintable(word));
        sentences.insert(sentence);
    }
    QCOMPARE(sentences.size(), words.size());
    QCOMPARE(findings::entryStateSentence(u"Assigned"_s), QString());
}

void TestListTexts::namesRangesWithoutAssignments()
{
    for (const QLatin1StringView word : registration::kWords<subregistry::RangeState>) {
        const bool isAssignable = word == "open"_L1 || word == "removed"_L1;
        QCOMPARE(findings::notAssignableText(word).isEmpty(), isAssignable);
    }
    QCOMPARE(findings::notAssignableText(u"closed"_s), u"not assignable (range closed)"_s);
}

NIDUS_TEST(tst_listtexts, TestListTexts)
#include "tst_listtexts.moc"
