// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/tables/matcher.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::grammar;

class TestGrammarFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAnEntryForEveryCode();
    void hasAnEntryForEveryLimit();
    void formatsMessages_data();
    void formatsMessages();
    void namesNoRuleThatIsNotThere();
    void usesTheSeverityOfTheReader();
};

void TestGrammarFindings::hasAnEntryForEveryCode()
{
    QSet<QString> ids;
    const int last = static_cast<int>(GrammarCode::RepeatTooLarge);
    for (int code = 0; code <= last; ++code) {
        const Finding finding = grammarFinding(
            {static_cast<GrammarCode>(code), GrammarSeverity::Error, {0, 1}, 1, 1, {}, {}}, "a = b");
        ids.insert(QString(finding.id.word()));
        QVERIFY(catalogEntry(QString(finding.id.word())));
    }
    QCOMPARE(ids.size(), last + 1);
}

void TestGrammarFindings::hasAnEntryForEveryLimit()
{
    QSet<QString> ids;
    const int last = static_cast<int>(GrammarLimit::Canceled);
    for (int limit = 1; limit <= last; ++limit) {
        const Finding finding = limitFinding({static_cast<GrammarLimit>(limit), "nss"});
        ids.insert(QString(finding.id.word()));
        QVERIFY(catalogEntry(QString(finding.id.word())));
        const bool isAboutTheText = static_cast<GrammarLimit>(limit) == GrammarLimit::TextBytes;
        QVERIFY2(message(finding).contains(u"\"nss\""_s) != isAboutTheText, qPrintable(message(finding)));
    }
    QCOMPARE(ids.size(), last);
}

void TestGrammarFindings::formatsMessages_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a rule's name") << QByteArray("a = b-c\n") << u"grammar.undefined-rule"_s
                                   << u"The rule \"b-c\" is not defined."_s;
    const QString isText = u"The rule \"%1\" is not defined; fixed text is written in quotation marks."_s;
    QTest::newRow("fixed text") << QByteArray("a = INV-2024-0012\n") << u"grammar.unquoted-text"_s
                                << isText.arg(u"INV-2024-0012"_s);
    QTest::newRow("fixed text with repetitions")
        << QByteArray("a = INV-4DIGIT-4DIGIT\n") << u"grammar.unquoted-text"_s
        << isText.arg(u"INV-4DIGIT-4DIGIT"_s);
    QTest::newRow("capital letters") << QByteArray("a = INV-2\n") << u"grammar.undefined-rule"_s
                                     << u"The rule \"INV-2\" is not defined."_s;
    QTest::newRow("two names") << QByteArray("a = Digit\n") << u"grammar.spelling"_s
                               << u"\"Digit\" is spelled differently from its definition, \"DIGIT\"."_s;
    QTest::newRow("a character") << QByteArray("a_b = \"x\"\n") << u"grammar.name-character"_s
                                 << u"A rule name cannot contain \"_\"."_s;
    QTest::newRow("an invisible character")
        << QByteArray("a = \"\t\"\n") << u"grammar.string-character"_s << u"A string cannot contain a tab."_s;
    QTest::newRow("several characters") << QByteArray("a ::= \"x\"\n") << u"grammar.bnf-definition"_s
                                        << u"\"::=\" is BNF notation; ABNF uses =."_s;
    QTest::newRow("the end") << QByteArray("a = \"x\"\nb") << u"grammar.definition-expected"_s
                             << u"\"b\" is not followed by an equals sign."_s;
    QTest::newRow("very long") << QByteArray("a = " + QByteArray(100, 'x') + "\n")
                               << u"grammar.undefined-rule"_s
                               << u"The rule \"%1\u2026\" is not defined."_s.arg(QString(40, u'x'));
}

void TestGrammarFindings::formatsMessages()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QString, id);
    QFETCH(QString, sentence);
    const std::string text = grammar.toStdString();
    const Grammar read = readGrammar(text);
    QVERIFY(!read.findings().empty());
    const Finding finding = grammarFinding(read.findings()[0], text);
    QCOMPARE(QString(finding.id.word()), id);
    QCOMPARE(message(finding), sentence);
}

void TestGrammarFindings::namesNoRuleThatIsNotThere()
{
    const LimitHit hit = compileMatcher(std::make_shared<const Grammar>(readGrammar("")), {}).limit();
    QCOMPARE(hit.limit, GrammarLimit::Unreadable);
    QCOMPARE(message(limitFinding(hit)), u"The text contains no rule."_s);
}

void TestGrammarFindings::usesTheSeverityOfTheReader()
{
    const std::string text = "a ::= \"x\"\n";
    GrammarOptions lenient;
    lenient.mode = AbnfMode::Lenient;
    QCOMPARE(grammarFinding(readGrammar(text).findings()[0], text).severity, Severity::Error);
    QCOMPARE(grammarFinding(readGrammar(text, lenient).findings()[0], text).severity, Severity::Warning);
}

NIDUS_TEST(tst_grammarfindings, TestGrammarFindings)
#include "tst_grammarfindings.moc"
