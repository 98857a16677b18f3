// SPDX-License-Identifier: Apache-2.0
#include "core/lint/grammarblocks.h"
#include "core/lint/prosegrammar.h"

#include "core/findings/catalog/catalog.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;

class TestProseGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhyAnotherGrammarIsTheRule_data();
    void saysWhyAnotherGrammarIsTheRule();
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void checksAGrammarInProse_data();
    void checksAGrammarInProse();
    void comparesLetterCaseWithTheText_data();
    void comparesLetterCaseWithTheText();
    void explainsWhyAnExampleIsRejected();
    void putsAGrammarIntoProse_data();
    void putsAGrammarIntoProse();
};

void TestProseGrammar::checksAGrammarInProse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("findings");
    QTest::newRow("sound") << u"As follows:\n\n    nss = 2DIGIT\n\nExample: urn:books:12"_s << QStringList();
    QTest::newRow("no grammar") << u"Opaque, as urn:books:1."_s << QStringList();
    QTest::newRow("rejects its example")
        << u"As follows:\n\n    nss = 2DIGIT\n\nExample: urn:books:1a"_s
        << QStringList{u"template.syntax.example-rejected 40+12 urn:books:1a"_s};
    QTest::newRow("rejects one of two")
        << u"nss = 2DIGIT\n\nurn:books:12 and urn:books:123 are names."_s
        << QStringList{u"template.syntax.example-rejected 31+13 urn:books:123"_s};
    QTest::newRow("a prefix in a sentence")
        << u"nss = 2DIGIT\n\nurn:books:12 is below urn:books:1 in the list."_s << QStringList();
    QTest::newRow("a short example in quotation marks")
        << u"nss = 2DIGIT\n\nAn example, \"urn:books:1\", and the prefix \"urn:books:\"."_s
        << QStringList{u"template.syntax.example-rejected 27+11 urn:books:1"_s};
    QTest::newRow("a short example on its line")
        << u"nss = 2DIGIT\n\n  - urn:books:1\n  - urn:books:12"_s
        << QStringList{u"template.syntax.example-rejected 18+11 urn:books:1"_s};
    QTest::newRow("RFC 8141 section 2.2, wider")
        << u"As follows:\n\nnss = 1*%x21-7E"_s << QStringList{u"rule.outside-urn-syntax 13+3 \""_s};
    QTest::newRow("RFC 8141 section 2.2, a wrong separator")
        << u"nss = row \"|\" row\nrow = DIGIT"_s << QStringList{u"rule.outside-urn-syntax 10+3 0|0"_s};
    QTest::newRow("undefined rule") << u"Text.\n\n   nss = 2DIGIT row\n\nurn:books:12a"_s
                                    << QStringList{u"grammar.undefined-rule 23+3 \"row\""_s};
    QTest::newRow("an undefined rule used twice")
        << u"Text.\n\n   nss = row [row]\n   row = 2DIGIT col / Col\n\nurn:books:12a"_s
        << QStringList{u"grammar.undefined-rule 42+3 \"col\""_s};
    QTest::newRow("en dash") << u"nss = 2%x31\u201339"_s
                             << QStringList{u"grammar.dash 11+1 an en dash (U+2013)"_s};
    QTest::newRow("an odd name") << u"nss = 1*row\nother?( = row\nrow = ALPHA"_s
                                 << QStringList{u"grammar.definition-expected 17+1 \"other\""_s};
    QTest::newRow("RFC 5234 section 2.3, a string without its end")
        << u"As follows:\n\n  nss = row \": shelf\n  row = 2DIGIT\n  shelf = DIGIT\n\nurn:books:12:3"_s
        << QStringList{u"grammar.string-unclosed 25+8 '\": shelf'"_s};
    QTest::newRow("a last rule without the end of a string")
        << u"nss = row shelf\n\nrow = 2DIGIT\n\nshelf = \"a\" / \"b\n\nurn:books:12b"_s
        << QStringList{u"grammar.string-unclosed 45+2 '\"b'"_s};
    QTest::newRow("old BNF, once") << u"<nss> ::= <row>\n<row> ::= \"a\" | \"b\" | \"c\""_s
                                   << QStringList{u"grammar.angle-definition 0+5 \"<nss>\""_s,
                                                  u"grammar.bnf-definition 6+3 \"::=\""_s,
                                                  u"grammar.pipe 30+1 \"|\""_s};
    QTest::newRow("old BNF, names with blanks")
        << u"<nss> ::= <shelf row>\n<shelf row> ::= 1*<any sign>\n<any sign> ::= \"a\" | \"b\""_s
        << QStringList{u"grammar.name-character 28+1 a space"_s, u"grammar.angle-definition 0+5 \"<nss>\""_s,
                       u"grammar.bnf-definition 6+3 \"::=\""_s, u"grammar.pipe 70+1 \"|\""_s};
    QTest::newRow("RFC 5234 section 4, words in place of a rule")
        << u"nss = 2DIGIT row\nrow = <any letter>"_s
        << QStringList{u"grammar.prose-value 23+12 \"any letter\""_s};
    QTest::newRow("an unknown sign, once")
        << u"nss = row ?(row)\nrow = DIGIT"_s << QStringList{u"grammar.element-expected 10+1 \"?\""_s};
    QTest::newRow("a rule of another document")
        << u"nss = row SHELF-CODE\nrow = DIGIT\n\nThe rule SHELF-CODE is defined in [RFC9562]."_s
        << QStringList();
    QTest::newRow("a rule that is only mentioned")
        << u"nss = row SHELF-CODE\nrow = DIGIT\n\nThe rule SHELF-CODE is not defined here."_s
        << QStringList{u"grammar.undefined-rule 10+10 \"SHELF-CODE\""_s};
    QTest::newRow("another NID") << u"name = \"urn:boots:\" 2DIGIT\n\nurn:books:12"_s
                                 << QStringList{u"rule.other-nid 0+4 urn:books:"_s};
    QTest::newRow("a definition that cannot be read")
        << u"nss = row shelf\nrow = 2DIGIT\nshelf = DIGIT, row\n\nurn:books:1"_s
        << QStringList{u"rule.definition-skipped 29+18 shelf = DIGIT, row"_s};
    QTest::newRow("a name without quotation marks")
        << u"name = urn:books: row\nrow = 2DIGIT\n\nurn:books:12"_s
        << QStringList{u"rule.definition-skipped 0+21 name = urn:books: row"_s};
    QTest::newRow("a pattern that the grammar contradicts")
        << u"Names are urn:books:row:<row>.\n\nrow = 2DIGIT"_s
        << QStringList{u"rule.pattern-rejected 0+30 urn:books:row:<row>"_s};
    QTest::newRow("a rule that never ends")
        << u"nss = nss row\nrow = DIGIT"_s << QStringList{u"grammar.never-ends 0+3 \"nss\""_s};
    QTest::newRow("braces") << u"nss = DIGIT{15} DIGIT"_s << QStringList{u"grammar.brace 11+4 \"{15}\""_s};
    QTest::newRow("a list of values that looks like rules")
        << u"kind = \"iso\" / \"iec\"\n\n  <kind> is the organization (usually a body)\n\n"
           "  iso = Iso\n\nExample: urn:books:iso"_s
        << QStringList();
}

void TestProseGrammar::checksAGrammarInProse()
{
    QFETCH(QString, text);
    QFETCH(QStringList, findings);
    QStringList reported;
    for (const Finding& finding : lintProseGrammar(text, u"books"_s)) {
        QVERIFY(finding.severity <= Severity::Warning);
        reported.append(u"%1 %2+%3 %4"_s.arg(finding.id.word())
                            .arg(finding.range.offset)
                            .arg(finding.range.length)
                            .arg(finding.arguments.value(0)));
    }
    QCOMPARE(reported, findings);
}

void TestProseGrammar::comparesLetterCaseWithTheText_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<QString>("accepted"); ///< empty: no contradiction
    const QString both = u"nss = row \":\" 1*DIGIT\nrow = 2ALPHA"_s;
    const QString lower = u"nss = row \":\" 1*DIGIT\nrow = 2%x61-7A"_s;
    const QString strings = u"nss = kind \":\" 1*ALPHA\nkind = \"map\""_s;
    QTest::newRow("RFC 5234 section 2.3, lowercase")
        << u"All letters are in lower case."_s << both << u"AA:0"_s;
    QTest::newRow("uppercase") << u"Names are written in upper-case\nletters only."_s << both << u"Aa:0"_s;
    QTest::newRow("only the last letter")
        << u"All letters are in lower case."_s << u"nss = 1*%x5A"_s << u"Z"_s;
    QTest::newRow("the other case only") << u"Letters are capitals."_s << lower << u"aa:0"_s;
    QTest::newRow("one rule") << u"The row consists of lowercase letters."_s << both << u"AA"_s;
    QTest::newRow("one string") << u"The kind is in lower case."_s << strings << u"MAP"_s;
    QTest::newRow("agrees") << u"All letters are in lower case."_s << lower << QString();
    QTest::newRow("a rule that agrees") << u"Rows are in lower case."_s << lower << QString();
    QTest::newRow("two rules, one of which agrees")
        << u"The row and the bay are in lower case."_s << u"nss = row bay\nrow = 2ALPHA\nbay = 2%x61-7A"_s
        << u"AA"_s;
    QTest::newRow("another part") << u"Two lower-case codes of the shelf."_s << both << QString();
    QTest::newRow("a normal form") << u"The canonical form of names uses lower case."_s << both << QString();
    QTest::newRow("a clause") << u"Letters are lower case, so URNs are equivalent only if identical."_s
                              << both << u"AA:0"_s;
    QTest::newRow("ignored, one case")
        << u"Names that differ only in the case of letters are equivalent."_s << lower << u"aa:0"_s;
    QTest::newRow("ignored, both cases") << u"Names are case-insensitive."_s << both << QString();
    QTest::newRow("ignored in the NID")
        << u"The NID in these names is case-insensitive."_s << lower << QString();
    QTest::newRow("equivalence") << u"Names in lower case are equal to names in upper case."_s << both
                                 << QString();
    QTest::newRow("advice") << u"Names should be in lower case."_s << both << QString();
    QTest::newRow("digits of an encoding")
        << u"All letters are in lower case."_s << u"nss = 1*( %x61-7A / \"%\" 2HEXDIG )"_s << QString();
}

void TestProseGrammar::comparesLetterCaseWithTheText()
{
    QFETCH(QString, sentence);
    QFETCH(QString, grammar);
    QFETCH(QString, accepted);
    const QList<Finding> findings =
        lintProseGrammar(u"As follows:\n\n"_s + grammar + u"\n\n"_s + sentence, u"books"_s);
    QCOMPARE(findings.size(), accepted.isEmpty() ? 0 : 1);
    if (accepted.isEmpty())
        return;
    QCOMPARE(QString(findings[0].id.word()), sentence.contains(u"differ"_s)
                                                 ? u"template.syntax.case-rejected"_s
                                                 : u"template.syntax.case-contradicted"_s);
    QCOMPARE(findings[0].arguments.value(1), accepted);
    QCOMPARE(qsizetype(findings[0].range.offset), grammar.size() + 15);
}

void TestProseGrammar::explainsWhyAnExampleIsRejected()
{
    const QList<Finding> findings =
        lintProseGrammar(u"nss = 2DIGIT\n\nFor example: urn:books:1a"_s, u"books"_s);
    QCOMPARE(findings.size(), 1);
    const QString sentence = message(findings.constFirst());
    QVERIFY2(sentence.contains(u"column 12: expected a digit, found \"a\""_s), qPrintable(sentence));
}

void TestProseGrammar::putsAGrammarIntoProse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("result");
    const QString grammar = u"nss = 3DIGIT shelf\nshelf = ALPHA"_s;
    QTest::newRow("empty") << QString() << grammar;
    QTest::newRow("blanks only") << u"\n \n"_s << grammar;
    QTest::newRow("after prose") << u"Three digits.\n\n"_s << u"Three digits.\n\n"_s + grammar;
    QTest::newRow("in place of a grammar") << u"As follows:\n\n    nss = 2DIGIT\n\nExample: urn:books:12"_s
                                           << u"As follows:\n\n"_s + grammar + u"\n\nExample: urn:books:12"_s;
    QTest::newRow("in place of a divided grammar")
        << u"The name:\nnss = 2DIGIT shelf\n\nThe shelf is a letter of the main building:\n\nshelf = %x41-44"_s
        << u"The name:\n"_s + grammar + u"\n\nThe shelf is a letter of the main building:\n"_s;
    QTest::newRow("the same again") << u"As follows:\n"_s + grammar << u"As follows:\n"_s + grammar;
}

void TestProseGrammar::putsAGrammarIntoProse()
{
    QFETCH(const QString, text);
    QFETCH(const QString, result);
    const QString grammar = u"nss = 3DIGIT shelf\nshelf = ALPHA\n"_s;
    QCOMPARE(withGrammar(text, grammar), result);
    QCOMPARE(joinedText(findGrammarBlocks(result)), grammar);
}

void TestProseGrammar::saysWhyAnotherGrammarIsTheRule_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("ids");
    const QString example = u"\n\nExample: urn:books:12\n"_s;
    QTest::newRow("no grammar") << u"The NSS is a number."_s + example << QStringList();
    QTest::newRow("the rule itself") << u"  n = 1*DIGIT\n"_s + example << QStringList();
    QTest::newRow("a grammar that can be used") << u"  n = 2*DIGIT\n"_s + example << QStringList();
    QTest::newRow("an undefined rule")
        << u"  n = 1*DIGIT other\n"_s + example << QStringList(u"grammar.undefined-rule"_s);
    QTest::newRow("a piece") << u"  row = 2DIGIT\n"_s << QStringList(u"rule.start-unknown"_s);
}

/// As of "cdx": its grammar lacks a rule, and the draft has the corrected one.
void TestProseGrammar::saysWhyAnotherGrammarIsTheRule()
{
    QFETCH(QString, text);
    QFETCH(QStringList, ids);
    const registration::SyntaxRule rule{.start = u"n"_s, .text = u"n = 1*DIGIT\n"_s};
    QStringList found;
    for (const Finding& finding : lintUnusedGrammar(text, u"books"_s, rule))
        found.append(finding.id.word());
    QCOMPARE(found, ids);
}

NIDUS_TEST(tst_prosegrammar, TestProseGrammar)
#include "tst_prosegrammar.moc"
