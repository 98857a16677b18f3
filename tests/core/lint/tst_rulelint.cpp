// SPDX-License-Identifier: Apache-2.0
#include "core/lint/rulelint.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/lint/prosegrammar.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>

using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

namespace {

VersionContent contentWith(const QString& grammar, const QList<Sample>& samples = {})
{
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Syntax, u"Hyphens do not count."_s);
    content.rule = SyntaxRule{.text = grammar};
    content.samples = samples;
    return content;
}

QStringList sentences(const QList<Finding>& findings)
{
    QStringList list;
    for (const Finding& finding : findings)
        list.append(finding.id.word() + ": "_L1 + message(finding));
    return list;
}

QStringList ids(const QList<Finding>& findings)
{
    QStringList list;
    for (const Finding& finding : findings)
        list.append(finding.id.word());
    return list;
}

} // namespace

class TestRuleLint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsNothingForCorrectRules();
    void reportsGrammarErrors();
    void reportsLimits();
    void reportsUnknownWords();
    void reportsContradictingSamples();
    void allowsAcceptedContradictions();
    void checksSamplesWithoutANid();
    void advisesNoImpossibleNid();
    void checksTheExamplesOfTheText();
    void rejectsNamesOfOtherNamespaces_data();
    void rejectsNamesOfOtherNamespaces();
    void reportsAGrammarWiderThanUrns();
    void requiresDocumentedEquivalences_data();
    void requiresDocumentedEquivalences();
    void reportsChangesOfARevision();
    void comparesWithTheGrammarOfTheText_data();
    void comparesWithTheGrammarOfTheText();
};

void TestRuleLint::reportsNothingForCorrectRules()
{
    QVERIFY(lintRule({}, u"ab"_s, {}).isEmpty());
    VersionContent content =
        contentWith(u"n = 1*DIGIT"_s,
                    {{.urn = u"urn:ab:1"_s}, {.urn = u"urn:ab:x"_s, .expected = ExpectedVerdict::Invalid}});
    content.rule->equivalence = {u"hyphens-ignored"_s};
    QCOMPARE(sentences(lintRule(content, u"ab"_s, {})), QStringList());
    QCOMPARE(sentences(lintRule(content, u"ab"_s, content.rule)), QStringList());
}

void TestRuleLint::reportsGrammarErrors()
{
    const QList<Finding> findings = lintRule(contentWith(u"n = a\na = \"x\nb = \"y\"\n"_s), u"ab"_s, {});
    QVERIFY(!findings.isEmpty());
    QCOMPARE(findings[0].id.word(), "rule.grammar-error"_L1);
    QCOMPARE(findings[0].severity, Severity::Error);
    QCOMPARE(findings[0].field, TemplateField::Syntax);
    QCOMPARE(sentences(findings).constFirst(),
             u"rule.grammar-error: Line 2, column 5 of the grammar: The string is not closed on its line."_s);
}

void TestRuleLint::reportsLimits()
{
    VersionContent content = contentWith(u"n = 1*DIGIT"_s);
    content.rule->start = u"lost"_s;
    QVERIFY(ids(lintRule(content, u"ab"_s, {})).contains(u"rule.no-verdict"_s) ||
            ids(lintRule(content, u"ab"_s, {})).contains(u"rule.grammar-error"_s));
    QCOMPARE(ids(lintRule(contentWith(u"n = 1*255(1*255(1*255(\"a\")))"_s), u"ab"_s, {})),
             QStringList{u"rule.no-verdict"_s});
}

void TestRuleLint::reportsUnknownWords()
{
    VersionContent content = contentWith(u"n = 1*DIGIT"_s);
    content.rule->equivalence = {u"hyphens-dropped"_s};
    content.rule->encoding = {u"rot13"_s, u"percent-utf8"_s};
    content.rule->checkDigit = u"luhn"_s;
    QCOMPARE(sentences(lintRule(content, u"ab"_s, {})),
             (QStringList{u"rule.unknown-word: The word \"hyphens-dropped\" in the syntax rule is unknown."_s,
                          u"rule.unknown-word: The word \"rot13\" in the syntax rule is unknown."_s,
                          u"rule.unknown-word: The word \"luhn\" in the syntax rule is unknown."_s}));
}

void TestRuleLint::reportsContradictingSamples()
{
    const QList<Finding> findings =
        lintRule(contentWith(u"n = 1*DIGIT"_s, {{.urn = u"urn:ab:x"_s},
                                                {.urn = u"urn:ac:1"_s},
                                                {.urn = u"urn:ab:1"_s, .expected = ExpectedVerdict::Invalid},
                                                {.urn = u"urn:ab:2"_s}}),
                 u"AB"_s, {});
    QCOMPARE(
        sentences(findings),
        (QStringList{u"rule.sample-rejected: The sample \"urn:ab:x\" should be valid but is not: Rejected by "
                     "the syntax rule of \"ab\" at column 8: expected a digit, found \"x\" (in n). Extend "
                     "the rule, or correct or delete this URN."_s,
                     u"rule.sample-rejected: The sample \"urn:ac:1\" should be valid but is not: The URN "
                     "belongs to the namespace \"ac\"; expected \"ab\". Write \"urn:ab:...\", or delete this "
                     "URN."_s,
                     u"rule.sample-accepted: The sample \"urn:ab:1\" should be invalid, but the syntax rule "
                     "accepts it."_s}));
    QVERIFY(std::ranges::all_of(findings, [](const Finding& f) { return f.severity == Severity::Error; }));
}

void TestRuleLint::allowsAcceptedContradictions()
{
    const QList<Finding> findings = lintRule(
        contentWith(u"n = 1*DIGIT"_s, {{.urn = u"urn:ab:x"_s, .acceptedBecause = u"Printed like that."_s}}),
        u"ab"_s, {});
    QCOMPARE(sentences(findings), QStringList{u"rule.contradiction-accepted: The sample \"urn:ab:x\" "
                                              "contradicts the syntax rule."_s});
    QCOMPARE(findings[0].severity, Severity::Information);
}

void TestRuleLint::checksSamplesWithoutANid()
{
    QVERIFY(lintRule(contentWith(u"n = 1*DIGIT"_s, {{.urn = u"urn:urn-99:1"_s}}), {}, {}).isEmpty());
}

// RFC 8141 section 2: a NID has letters, digits, and hyphens, so "urn:museum objekte:" begins no URN.
void TestRuleLint::advisesNoImpossibleNid()
{
    const VersionContent content =
        contentWith(u"object = \"INV-\" 4DIGIT"_s,
                    {{.urn = u"urn:museum-objekte:INV-2024"_s}, {.urn = u"urn:museum-objekte:INV-20"_s}});
    const QList<Finding> findings = lintRule(content, u"museum objekte"_s, {});
    QCOMPARE(ids(findings), QStringList{u"rule.sample-rejected"_s});
    QCOMPARE(findings[0].arguments[0], u"urn:museum-objekte:INV-20"_s);
    QVERIFY(!sentences(findings)[0].contains(u"museum objekte"_s));
}

void TestRuleLint::checksTheExamplesOfTheText()
{
    VersionContent content = contentWith(u"object = \"INV-\" 4DIGIT"_s);
    content.registrationTemplate.setText(
        TemplateField::Syntax, u"Names are listed. Example: urn:ab:INV-2024 and urn:ab:INV-20x are names."_s);
    const QList<Finding> findings = lintExamples(content, u"ab"_s);
    QCOMPARE(ids(findings), QStringList{u"template.syntax.example-rejected"_s});
    QCOMPARE(findings[0].arguments[0], u"urn:ab:INV-20x"_s);
    QCOMPARE(findings[0].range, (nidus::base::TextRange{47, 14}));
    content.samples = {{.urn = u"urn:ab:INV-20x"_s}};
    QCOMPARE(ids(lintExamples(content, u"ab"_s)), QStringList()); // its own finding
    content.samples = {{.urn = u"urn:ab:INV-20x"_s, .expected = ExpectedVerdict::Invalid}};
    QCOMPARE(ids(lintExamples(content, u"ab"_s)), QStringList());
}

void TestRuleLint::rejectsNamesOfOtherNamespaces_data()
{
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<RuleScope>("scope");
    QTest::addColumn<QString>("begins"); // empty: no finding
    QTest::newRow("its own") << u"ab"_s << u"n = \"urn:AB:\" 1*DIGIT"_s << RuleScope::Urn << QString();
    QTest::newRow("another") << u"ab"_s << u"n = \"urn:abc:\" 1*DIGIT"_s << RuleScope::Urn << u"urn:ab:"_s;
    QTest::newRow("a placeholder") << QString() << u"n = \"urn:urn-xxx:\" 1*DIGIT"_s << RuleScope::Urn
                                   << u"urn:urn-N:"_s;
    QTest::newRow("a placeholder in the NSS")
        << u"urn-8"_s << u"n = \"urn-xxx:\" 1*DIGIT"_s << RuleScope::Nss << u"urn:urn-8:"_s;
    QTest::newRow("any number") << QString() << u"n = \"urn:urn-\" 1*DIGIT \":\" 1*DIGIT"_s << RuleScope::Urn
                                << QString();
    QTest::newRow("an NSS") << QString() << u"n = 1*DIGIT"_s << RuleScope::Nss << QString();
}

void TestRuleLint::rejectsNamesOfOtherNamespaces()
{
    QFETCH(QString, nid);
    QFETCH(QString, grammar);
    QFETCH(RuleScope, scope);
    QFETCH(QString, begins);
    VersionContent content = contentWith(grammar);
    content.rule->scope = scope;
    const QList<Finding> findings = lintRule(content, nid, {});
    const auto found = std::ranges::find(findings, kRuleOtherNid, &Finding::id);
    QCOMPARE(found == findings.cend(), begins.isEmpty());
    if (found != findings.cend()) {
        QCOMPARE(found->severity, Severity::Error);
        QCOMPARE(found->arguments.value(0), begins);
    }
}

void TestRuleLint::reportsAGrammarWiderThanUrns()
{
    QCOMPARE(
        sentences(lintRule(contentWith(u"n = 1*( ALPHA / SP )"_s), u"ab"_s, {})),
        QStringList{u"rule.outside-urn-syntax: The grammar accepts \" \", which is not a valid NSS: An NSS "
                    "cannot contain a space; remove it."_s});
}

void TestRuleLint::requiresDocumentedEquivalences_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isDescribed");
    QTest::newRow("case") << u"nss-case-insensitive"_s << u"The NSS is case-insensitive."_s << true;
    QTest::newRow("upper case") << u"case-insensitive-fields 1"_s << u"Upper-case letters are equal."_s
                                << true;
    QTest::newRow("case not mentioned") << u"nss-case-insensitive"_s << u"In most cases a number."_s << false;
    QTest::newRow("hyphens") << u"hyphens-ignored"_s << u"Hyphens are for reading only."_s << true;
    QTest::newRow("no hyphens") << u"hyphens-ignored"_s << u"Digits."_s << false;
    QTest::newRow("isbn") << u"isbn-10-as-isbn-13"_s << u"An ISBN-10 equals its ISBN-13."_s << true;
    QTest::newRow("a parameter") << u"parameter-ignored vers=0"_s << u"If vers is 0 it counts for nothing."_s
                                 << true;
    QTest::newRow("another parameter") << u"parameter-ignored vers=0"_s << u"svn"_s << false;
}

void TestRuleLint::requiresDocumentedEquivalences()
{
    QFETCH(QString, word);
    QFETCH(QString, text);
    QFETCH(bool, isDescribed);
    QCOMPARE(isDocumented(word, text), isDescribed);
    VersionContent content = contentWith(u"n = 1*DIGIT"_s);
    content.registrationTemplate.setText(TemplateField::Syntax, text);
    content.rule->equivalence = {word};
    QCOMPARE(ids(lintRule(content, u"ab"_s, {})),
             isDescribed ? QStringList() : QStringList{u"rule.equivalence-undocumented"_s});
}

void TestRuleLint::reportsChangesOfARevision()
{
    const SyntaxRule before{.text = u"n = 1*2DIGIT / \"x\""_s, .equivalence = {u"hyphens-ignored"_s}};
    const QList<Finding> findings = lintRule(contentWith(u"n = 1*3DIGIT"_s), u"ab"_s, before);
    QCOMPARE(
        sentences(findings),
        (QStringList{
            u"rule.equivalence-dropped: The previous version had the equivalence "
            "\"hyphens-ignored\", which this version drops."_s,
            u"rule.revision-loses: \"urn:ab:x\" is valid in the namespace as registered but not in this version."_s,
            u"rule.revision-gains: \"urn:ab:000\" becomes valid with this version."_s}));
}

void TestRuleLint::comparesWithTheGrammarOfTheText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("reported");
    const QString example = u"\n\nExample: urn:ab:12\n"_s;
    QTest::newRow("the same") << u"  n = 1*DIGIT\n"_s + example << QStringList();
    QTest::newRow("the same, written in another way")
        << u"  n = d [n]\n  d = %x30-39\n"_s + example << QStringList();
    QTest::newRow("with the prefix") << u"  n = \"urn:ab:\" 1*DIGIT\n"_s + example << QStringList();
    QTest::newRow("no grammar") << u"The NSS is a number."_s + example << QStringList();
    QTest::newRow("grammar of another namespace") << u"  n = \"urn:xyz:\" 1*ALPHA\n"_s << QStringList();
    QTest::newRow("unreadable grammar") << u"  n = 1*DIGIT other\n"_s + example << QStringList();
    QTest::newRow("wider") << u"  n = 1*(DIGIT / \"-\")\n"_s + example
                           << QStringList{u"rule.narrower-than-text: The grammar in the Syntax text allows "
                                          "\"urn:ab:-\", but the syntax rule does not."_s};
    QTest::newRow("narrower") << u"  n = 2*DIGIT\n"_s + example
                              << QStringList{
                                     u"rule.wider-than-text: The syntax rule allows \"urn:ab:0\", but "
                                     "the grammar in the Syntax text does not."_s};
    QTest::newRow("both") << u"  n = 2DIGIT / %s\"x\"\n"_s + example
                          << QStringList{
                                 u"rule.narrower-than-text: The grammar in the Syntax text allows "
                                 "\"urn:ab:x\", but the syntax rule does not."_s,
                                 u"rule.wider-than-text: The syntax rule allows \"urn:ab:0\", but the "
                                 "grammar in the Syntax text does not."_s};
}

void TestRuleLint::comparesWithTheGrammarOfTheText()
{
    QFETCH(QString, text);
    QFETCH(QStringList, reported);
    VersionContent content = contentWith(u"n = 1*DIGIT"_s);
    content.registrationTemplate.setText(TemplateField::Syntax, text);
    QCOMPARE(sentences(lintRule(content, u"ab"_s, {})), reported);
}

NIDUS_TEST(tst_rulelint, TestRuleLint)
#include "tst_rulelint.moc"
