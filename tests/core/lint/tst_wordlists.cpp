// SPDX-License-Identifier: Apache-2.0
#include "core/lint/wordlists.h"

#include "tests/brokenpromises.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::lint;

class TestWordLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsListsWithTheirSources();
    void everyBuiltInListIsUsable();
    void lintUsesEveryListAndNoOther();
    void matchesWords_data();
    void matchesWords();
    void reportsAMissingList();
};

void TestWordLists::readsListsWithTheirSources()
{
    const auto lists =
        readWordLists(u"# about it\nstray\n[one-list] RFC 8141 section 5\nfirst\n\n# why\nsecond "
                      u"word\n[other] RFC 2141\n[a-z]+\n"_s);
    QCOMPARE(lists.size(), 2);
    QCOMPARE(lists.value(u"one-list"_s).source, u"RFC 8141 section 5"_s);
    QCOMPARE(lists.value(u"one-list"_s).expressions, (QStringList{u"first"_s, u"second word"_s}));
    QCOMPARE(lists.value(u"other"_s).expressions, QStringList{u"[a-z]+"_s});
}

void TestWordLists::everyBuiltInListIsUsable()
{
    QVERIFY(wordLists().size() >= 20);
    for (auto list = wordLists().cbegin(); list != wordLists().cend(); ++list) {
        QVERIFY2(list->source.startsWith("RFC "_L1), qPrintable(list.key()));
        QVERIFY2(!list->expressions.isEmpty(), qPrintable(list.key()));
        for (const QString& expression : list->expressions) {
            const QRegularExpression pattern = wordsPattern(expression);
            QVERIFY2(pattern.isValid(), qPrintable(list.key() + u": "_s + expression));
            // A pattern that matches empty text matches everywhere, such as one with an empty alternative.
            QVERIFY2(!pattern.match(QString()).hasMatch(), qPrintable(list.key() + u": "_s + expression));
        }
    }
}

void TestWordLists::lintUsesEveryListAndNoOther()
{
    static const QRegularExpression use(
        uR"re(\b(?:says\([^";]*,\s*|anyWordOf\(|wordListOf\(|Item\{|Question\{[^";]*,\s*)u"([a-z-]+)"_s)re"_s);
    QSet<QString> used;
    const QDir folder(QStringLiteral(NIDUS_SOURCE_DIR "/core/lint"));
    for (const QString& name : folder.entryList({u"*.cpp"_s}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const QRegularExpressionMatch& match : use.globalMatch(text))
            used.insert(match.captured(1));
    }
    QCOMPARE(used, QSet<QString>(wordLists().keyBegin(), wordLists().keyEnd()));
}

void TestWordLists::matchesWords_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isThere");
    QTest::newRow("a part of a word") << u"purpose-scope"_s << u"for Librarians of all NATIONS"_s << true;
    QTest::newRow("across a line break") << u"purpose-benefit"_s << u"In\n   order to"_s << true;
    QTest::newRow("not within a word") << u"purpose-relation"_s << u"curious"_s << false;
    QTest::newRow("not mentioned") << u"security-privacy"_s << u"There are no issues."_s << false;
    QTest::newRow("a remaining instruction")
        << u"instructions"_s << u"The date when the registration is requested of IANA"_s << true;
}

void TestWordLists::matchesWords()
{
    QFETCH(QString, list);
    QFETCH(QString, text);
    QFETCH(bool, isThere);
    QCOMPARE(anyWordOf(list).match(text).hasMatch(), isThere);
}

void TestWordLists::reportsAMissingList()
{
    const test::BrokenPromises broken;
    QVERIFY(!anyWordOf(u"no-such"_s).match(u"any text"_s).hasMatch());
    QCOMPARE(broken.all().size(), std::size_t{1});
    QCOMPARE(wordListOf(u"no-such"_s).expressions.size(), 1);
    QCOMPARE(broken.all().size(), std::size_t{2});
}

NIDUS_TEST(tst_wordlists, TestWordLists)
#include "tst_wordlists.moc"
