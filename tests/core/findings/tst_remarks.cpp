// SPDX-License-Identifier: Apache-2.0
#include "core/findings/sentences.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/urnfindings.h"
#include "core/findings/urnremarks.h"
#include "core/findings/visiblecharacter.h"
#include "tests/testprogram.h"

#include <QTest>
#include <array>

using namespace Qt::StringLiterals;
using namespace nidus;

/// Reports say the same as the window, which makes its sentences one by one.
class TestRemarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatMessagesSay();
    void fillsPatterns_data();
    void fillsPatterns();
    void namesCharacters();
    void explainsRejections_data();
    void explainsRejections();
};

namespace {

constexpr std::array<std::string_view, 9> kArguments{"a",
                                                     "\"a\"",
                                                     "a \"b\" c",
                                                     "it's",
                                                     "%1 and %2",
                                                     "caf\xC3\xA9",
                                                     "a\xE2\x80\xAE"
                                                     "b",
                                                     "\x1B[31m",
                                                     ""};

std::string sentence(Sentences& sentences, const Remarks& remarks, const Remark& remark)
{
    std::string text;
    sentences.append(text, remarks, remark);
    return text;
}

} // namespace

void TestRemarks::saysWhatMessagesSay()
{
    Sentences sentences;
    for (const CatalogueEntry& entry : catalogue()) {
        for (std::size_t shift = 0; shift < kArguments.size(); ++shift) {
            Remarks remarks;
            remarks.add(entry.id);
            for (std::size_t i = 0; i < kArguments.size(); ++i)
                remarks.addArgument(kArguments[(i + shift) % kArguments.size()]);
            const Remark& remark = remarks.all().front();
            QCOMPARE(sentence(sentences, remarks, remark), message(remarks.finding(remark)).toStdString());
            QCOMPARE(sentences.reference(entry.id), ruleReference(entry).toStdString());
        }
    }
}

void TestRemarks::fillsPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing to fill in") << u"100 % of it"_s << u"100 % of it"_s;
    QTest::newRow("in the middle") << u"is %1 here"_s << u"is x here"_s;
    QTest::newRow("twice") << u"%1%2%1"_s << u"xa \"b\" cx"_s;
    QTest::newRow("in quotation marks") << u"\"%1\" and \"%2\""_s << u"\"x\" and 'a \"b\" c'"_s;
    QTest::newRow("quoted already") << u"\"%3\""_s << u"\"q\""_s;
    QTest::newRow("in guillemets") << u"\u00AB\u00A0%3\u00A0\u00BB"_s << u"\u00AB\u00A0q\u00A0\u00BB"_s;
    QTest::newRow("none there") << u"<%4>"_s << u"<>"_s;
}

void TestRemarks::fillsPatterns()
{
    QFETCH(QString, pattern);
    QFETCH(QString, text);
    Remarks remarks;
    remarks.add(kCheckDuplicate);
    for (const std::string_view argument : {"x", "a \"b\" c", "\"q\""})
        remarks.addArgument(argument);
    std::string filled;
    SentencePattern(pattern).append(filled, remarks, remarks.all().front());
    QCOMPARE(QString::fromStdString(filled), text);
}

void TestRemarks::namesCharacters()
{
    Sentences sentences;
    for (const std::string_view text : {"a", " ", "\"", "\x7F", "\xC3\xA9", "\xFF", "\xE2\x80\xAE", ""}) {
        for (int again = 0; again < 2; ++again)
            QCOMPARE(sentences.visibleCharacter(text, 0), visibleCharacter(text, 0).toStdString());
    }
}

void TestRemarks::explainsRejections_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::newRow("regular") << "name = 2*3DIGIT / \"ab\" word\nword = 1*ALPHA"_ba;
    QTest::newRow("context-free") << "name = 1*DIGIT / \"(\" name \")\""_ba;
}

void TestRemarks::explainsRejections()
{
    QFETCH(QByteArray, grammar);
    const UrnChecker checker = ruleChecker("a1", RuleSource{.text = grammar.toStdString()});
    Sentences sentences;
    // The same state again, at another offset, in the middle and at the end.
    for (const std::string_view urn : {"urn:a1:1", "urn:a1:1x", "urn:a1:(1", "urn:a1:((1", "urn:a1:((x",
                                       "urn:a1:ab", "urn:a1:ab1", "urn:a1:1", "urn:a1:ab?+r"}) {
        const CheckOutcome outcome = checker.check(urn);
        if (outcome.reason != CheckReason::SyntaxRule)
            continue;
        Remarks remarks;
        addLeadingRemarks(remarks, sentences, outcome, urn, checker);
        std::string kept;
        appendLeadingSentence(kept, remarks, sentences);
        QCOMPARE(QString::fromStdString(kept), leadingSentence(outcome, urn, checker));
        QCOMPARE(QString::fromStdString(kept), message(checkFindings(outcome, urn, checker).constFirst()));
    }
}

NIDUS_TEST(tst_remarks, TestRemarks)
#include "tst_remarks.moc"
