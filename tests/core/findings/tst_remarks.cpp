// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/sentences.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/text/urnremarks.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>
#include <array>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::check;
using namespace nidus::findings;

/// Reports give the same messages as the window, which creates them one by one.
class TestRemarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesMessages();
    void fillsPatterns_data();
    void fillsPatterns();
    void namesCharacters();
    void explainsRejections_data();
    void explainsRejections();
    void cachesSharedSentences_data();
    void cachesSharedSentences();
    void cachesEachCorrection();
    void distinguishesProblems();
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

void TestRemarks::matchesMessages()
{
    Sentences sentences;
    for (const CatalogEntry& entry : catalog()) {
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
    QTest::newRow("already quoted") << u"\"%3\""_s << u"\"q\""_s;
    QTest::newRow("in guillemets") << u"\u00AB\u00A0%3\u00A0\u00BB"_s << u"\u00AB\u00A0q\u00A0\u00BB"_s;
    QTest::newRow("missing argument") << u"<%4>"_s << u"<>"_s;
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
    // The same state recurs at other offsets, in the middle and at the end.
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

void TestRemarks::cachesSharedSentences_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::newRow("nothing") << ""_ba;
    QTest::newRow("the end of the text") << "urn:a1"_ba;
    QTest::newRow("a character") << "urn:a1:a^b"_ba;
    QTest::newRow("the same character twice") << "urn:a1:a^b^c"_ba;
    QTest::newRow("the same character in another part") << "urn:a1:a?+b^"_ba;
    QTest::newRow("another character") << "urn:a1:a\"b"_ba;
    QTest::newRow("a character outside ASCII") << "urn:a1:a\xC3\xA9"_ba;
    QTest::newRow("not a character") << "urn:a1:a\xFF"_ba;
    QTest::newRow("widely used") << "urn:cen.eu:a"_ba;
    QTest::newRow("a check digit") << "urn:issns:0028-0837"_ba;
    QTest::newRow("a check digit, the NID in capitals") << "urn:ISSNS:0028-0837"_ba;
    QTest::newRow("another check digit") << "urn:issns:0028-0838"_ba;
    QTest::newRow("a check digit in another namespace") << "urn:others:0028-0837"_ba;
    QTest::newRow("a rejection") << "urn:issns:0028x0837"_ba;
    QTest::newRow("a rejection, the NID in capitals") << "urn:ISSNS:0028x0837"_ba;
    QTest::newRow("a rejection at the end") << "urn:issns:0028"_ba;
}

/// Cached sentences of earlier rows equal those for a single row.
void TestRemarks::cachesSharedSentences()
{
    QFETCH(QByteArray, urn);
    const auto rule = std::make_shared<const LazyRule>(
        RuleSource{.text = "name = 4DIGIT \"-\" 4DIGIT", .checkDigit = "issn"});
    const UrnChecker checker(
        {},
        std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{
            {.nid = "a1"}, {.nid = "issns", .rules = {{1, rule}}}, {.nid = "others", .rules = {{1, rule}}}}));
    const std::string_view text(urn.constData(), std::size_t(urn.size()));
    const CheckOutcome outcome = checker.check(text);
    const QList<Finding> findings = checkFindings(outcome, text, checker);
    Sentences sentences;
    Remarks remarks(Remarks::Arguments::OfNewSentences);
    for (int again = 0; again < 3; ++again) {
        remarks.clear();
        addCheckRemarks(remarks, sentences, outcome, text, checker);
        QCOMPARE(remarks.all().size(), std::size_t(findings.size()));
        for (std::size_t i = 0; i < remarks.all().size(); ++i) {
            const Remark& remark = remarks.all()[i];
            QCOMPARE(sentence(sentences, remarks, remark), message(findings[qsizetype(i)]).toStdString());
            QCOMPARE(remark.range, findings[qsizetype(i)].range);
        }
    }
}

/// The same character is encoded, removed, or replaced, depending on what is around it.
void TestRemarks::cachesEachCorrection()
{
    const UrnChecker checker = ruleChecker("", RuleSource{.text = "name = *(ALPHA / DIGIT)"});
    Sentences sentences;
    Remarks remarks(Remarks::Arguments::OfNewSentences);
    QSet<QString> messages;
    for (int again = 0; again < 2; ++again) {
        for (const std::string_view text : {"urn:a1:a^b", "urn:a1:a b", "urn:a1:a ", "urn:a1:a urn:a1:b",
                                            "urn:a1:a\tb", "urn:a1:a?+b c", "urn:a1:a^", "urn:a1:^b"}) {
            const CheckOutcome outcome = checker.check(text);
            remarks.clear();
            addCheckRemarks(remarks, sentences, outcome, text, checker);
            const QString expected = message(checkFindings(outcome, text, checker).constFirst());
            QCOMPARE(QString::fromStdString(sentence(sentences, remarks, remarks.all().front())), expected);
            messages.insert(expected);
        }
    }
    QVERIFY(messages.size() >= 5);
}

void TestRemarks::distinguishesProblems()
{
    constexpr std::string_view digits = "0123456789X";
    const std::array entries{NamespaceEntry{.nid = "a1"}, NamespaceEntry{.nid = "a2"}};
    Sentences sentences;
    QSet<std::uint32_t> numbers;
    for (int again = 0; again < 2; ++again) {
        for (const NamespaceEntry& entry : entries) {
            for (std::size_t i = 0; i < digits.size() * digits.size(); ++i)
                numbers.insert(
                    sentences.digitSentence(entry, {.fault = DigitFault::CheckDigit,
                                                    .identifier = "ISBN-10",
                                                    .found = digits.substr(i / digits.size(), 1),
                                                    .expected = digits.substr(i % digits.size(), 1)}));
        }
    }
    QCOMPARE(std::size_t(numbers.size()), entries.size() * digits.size() * digits.size());
    QVERIFY(!numbers.contains(0));
    QCOMPARE(sentences.digitSentence(entries.front(), {.identifier = "LEI", .found = "12", .expected = "34"}),
             0U);
}

NIDUS_TEST(tst_remarks, TestRemarks)
#include "tst_remarks.moc"
