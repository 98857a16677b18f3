// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/syntax/editor/grammarrepairs.h"
#include "ui/syntax/text/rulenames.h"
#include "ui/syntax/text/syntaxcolors.h"
#include "ui/syntax/text/syntaxcompiler.h"
#include "ui/syntax/text/utf8offsets.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::grammar;
using namespace nidus::registration;
using namespace nidus::ui;

namespace {

const QString kTwoRules =
    u"nss = work [ \"-\" work ] ; a work, é\nwork = 1*DIGIT / <nss-part> / \"work\"\n"_s;

} // namespace

class TestRuleNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEveryPlaceOfARule();
    void findsTheNameAtTheCaret();
    void findsDefinitions();
    void offersOwnRulesBeforeKnownOnes();
    void renamesEveryPlaceAndNothingElse();
    void rejectsNames_data();
    void rejectsNames();
    void convertsOffsets_data();
    void convertsOffsets();
    void splitsLinesIntoParts_data();
    void splitsLinesIntoParts();
    void repairsOneFinding();
    void repairsEverything_data();
    void repairsEverything();
};

void TestRuleNames::findsEveryPlaceOfARule()
{
    const QList<RuleName> names = ruleNames(kTwoRules);
    QStringList found;
    for (const RuleName& name : names) {
        QCOMPARE(kTwoRules.mid(name.offset, name.length), name.name);
        found.append(name.isDefinition ? name.name.toUpper() : name.name);
    }
    QCOMPARE(found, (QStringList{u"NSS"_s, u"work"_s, u"work"_s, u"WORK"_s, u"DIGIT"_s, u"nss-part"_s}));
}

void TestRuleNames::findsTheNameAtTheCaret()
{
    const QList<RuleName> names = ruleNames(kTwoRules);
    QCOMPARE(ruleNameAt(names, 0)->name, u"nss"_s);
    QCOMPARE(ruleNameAt(names, 3)->name, u"nss"_s);
    QVERIFY(!ruleNameAt(names, 4));
    QVERIFY(!ruleNameAt(names, 26)); // in the comment
}

void TestRuleNames::findsDefinitions()
{
    const QList<RuleName> names = ruleNames(kTwoRules);
    QCOMPARE(definitionOf(names, u"WORK"_s)->offset, kTwoRules.indexOf(u"\nwork"_s) + 1);
    QVERIFY(!definitionOf(names, u"DIGIT"_s));
    QCOMPARE(definitionAbove(names, 9)->name, u"nss"_s);
    QCOMPARE(definitionAbove(names, static_cast<int>(kTwoRules.size()))->name, u"work"_s);
    QVERIFY(!definitionAbove(ruleNames(u" a = b"_s), 0));
    QCOMPARE(knownDefinition(u"digit"_s), u"DIGIT = %x30-39"_s);
    QVERIFY(knownDefinition(u"pchar"_s).startsWith(u"pchar = unreserved"_s));
    QVERIFY(knownDefinition(u"work"_s).isEmpty());
}

void TestRuleNames::offersOwnRulesBeforeKnownOnes()
{
    const QList<NameChoice> choices = nameChoices(ruleNames(u"digit = \"1\"\nb = digit / digit\n"_s));
    QCOMPARE(choices.at(0).name, u"digit"_s);
    QCOMPARE(choices.at(1).name, u"b"_s);
    QCOMPARE(choices.at(2).name, u"ALPHA"_s);
    QVERIFY(!choices.at(2).definition.isEmpty());
    const auto isDigit = [](const NameChoice& each) { return each.name.toLower() == "digit"_L1; };
    QCOMPARE(std::ranges::count_if(choices, isDigit), 1);
    QVERIFY(std::ranges::any_of(choices, [](const NameChoice& each) { return each.name == "pchar"_L1; }));
}

void TestRuleNames::renamesEveryPlaceAndNothingElse()
{
    QCOMPARE(renamed(kTwoRules, ruleNames(kTwoRules), u"Work"_s, u"piece"_s),
             u"nss = piece [ \"-\" piece ] ; a work, é\npiece = 1*DIGIT / <nss-part> / \"work\"\n"_s);
    QCOMPARE(renamed(kTwoRules, ruleNames(kTwoRules), u"nss-part"_s, u"p"_s),
             u"nss = work [ \"-\" work ] ; a work, é\nwork = 1*DIGIT / <p> / \"work\"\n"_s);
}

void TestRuleNames::rejectsNames_data()
{
    QTest::addColumn<QString>("after");
    QTest::addColumn<int>("problem");
    const auto row = [](const char* name, const QString& after, RenameProblem problem) {
        QTest::newRow(name) << after << static_cast<int>(problem);
    };
    row("new", u"piece"_s, RenameProblem::None);
    row("other case", u"WORK"_s, RenameProblem::None);
    row("RFC 5234 section 2.1: digit first", u"1a"_s, RenameProblem::NotAName);
    row("RFC 5234 section 2.1: underscore", u"a_b"_s, RenameProblem::NotAName);
    row("empty", {}, RenameProblem::NotAName);
    row("taken", u"NSS"_s, RenameProblem::Taken);
    row("used", u"digit"_s, RenameProblem::Taken);
}

void TestRuleNames::rejectsNames()
{
    QFETCH(QString, after);
    QFETCH(int, problem);
    QCOMPARE(static_cast<int>(renameProblem(ruleNames(kTwoRules), u"work"_s, after)), problem);
}

void TestRuleNames::convertsOffsets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("byte");
    QTest::addColumn<int>("unit");
    QTest::newRow("ASCII") << u"abc"_s << 2 << 2;
    QTest::newRow("ASCII, end") << u"abc"_s << 9 << 3;
    QTest::newRow("two bytes") << u"aéb"_s << 3 << 2;
    QTest::newRow("three bytes") << u"a–b"_s << 4 << 2;
    QTest::newRow("pair") << u"a\U0001F600b"_s << 5 << 3;
    QTest::newRow("within a character") << u"aéb"_s << 2 << 1;
    QTest::newRow("end") << u"aéb"_s << 4 << 3;
}

void TestRuleNames::convertsOffsets()
{
    QFETCH(QString, text);
    QFETCH(int, byte);
    QFETCH(int, unit);
    QCOMPARE(Utf8Offsets(text).utf16(static_cast<std::size_t>(byte)), unit);
}

void TestRuleNames::splitsLinesIntoParts_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("notation");
    QTest::addColumn<QString>("parts");
    const auto row = [](const QString& line, Notation notation, const QString& parts) {
        QTest::newRow(qPrintable(line)) << line << static_cast<int>(notation) << parts;
    };
    // D definition, r rule, k known rule, s string, n number, p prose, c comment, o operator
    row(u"ab = cd"_s, Notation::Abnf, u"DD o rr"_s);
    row(u"  / DIGIT ;x"_s, Notation::Abnf, u"  o kkkkk cc"_s);
    row(u"2*3(\"a;\")%x41-5A"_s, Notation::Abnf, u"oooossssonnnnnnn"_s);
    row(u"<no rule>"_s, Notation::Abnf, u"ppppppppp"_s);
    row(u"é;é"_s, Notation::Abnf, u"bcc"_s);
    row(u"a[b\\]]{2}\\.|c"_s, Notation::IRegexp, u"rnnnnnooossor"_s);
    row(u"[a"_s, Notation::IRegexp, u"nn"_s);
    row(u"a\\"_s, Notation::IRegexp, u"rs"_s);
}

void TestRuleNames::splitsLinesIntoParts()
{
    QFETCH(QString, line);
    QFETCH(int, notation);
    QFETCH(QString, parts);
    QString found(line.size(), u' ');
    for (const SyntaxSpan& span : syntaxSpans(line, static_cast<Notation>(notation)))
        found.replace(span.offset, span.length,
                      QString(span.length, u"Drksnpcob"_s.at(static_cast<int>(span.part))));
    QCOMPARE(found, parts);
}

void TestRuleNames::repairsOneFinding()
{
    const SyntaxRule rule{.text = u"a = \"é\" | b\nb ::= \"c\"\n"_s};
    const auto grammar = readRuleGrammar(rule);
    const auto pipe = std::ranges::find(grammar->findings(), GrammarCode::Pipe, &GrammarFinding::code);
    QVERIFY(pipe != grammar->findings().end());
    QCOMPARE(repaired(rule.text, *pipe), u"a = \"é\" / b\nb ::= \"c\"\n"_s);
}

void TestRuleNames::repairsEverything_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("nothing to do") << u"a = \"b\"\n"_s << u"a = \"b\"\n"_s;
    QTest::newRow("several") << u"a ::= \"b\" | c\nc := %x30–39\n"_s << u"a = \"b\" / c\nc = %x30-39\n"_s;
    QTest::newRow("no guesses") << u"a = seris\nseries = DIGIT\n"_s << u"a = seris\nseries = DIGIT\n"_s;
}

void TestRuleNames::repairsEverything()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QCOMPARE(allRepaired({.text = before}), after);
}

NIDUS_TEST(tst_rulenames, TestRuleNames)
#include "tst_rulenames.moc"
