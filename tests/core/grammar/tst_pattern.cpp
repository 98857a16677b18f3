// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/regex/ambiguity.h"
#include "core/grammar/regex/automatonexpression.h"
#include "core/grammar/regex/pattern.h"
#include "core/grammar/regex/patternwriter.h"
#include "core/grammar/regex/ruleexpression.h"
#include "core/grammar/tables/relate.h"
#include "randomgrammar.h"
#include "tests/testprogram.h"

#include <QTest>

#include <memory>
#include <string>

using namespace nidus;
using namespace nidus::grammar;

/// Regular expressions written from grammars.
class TestPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void writesEveryDialect_data();
    void writesEveryDialect();
    void refuses_data();
    void refuses();
    void refusesWhatDiffers();
    void avoidsExponentialTime_data();
    void avoidsExponentialTime();
    void provesPatternsOfRandomGrammars();
    void makesExpressionsOfAutomata();
    void dropsAPrefix();
};

namespace {

Matcher matcherOf(const QByteArray& grammar)
{
    return compileMatcher(std::make_shared<const Grammar>(readGrammar(grammar.toStdString())), {});
}

QByteArray patternText(const QByteArray& grammar, RegexDialect dialect)
{
    const auto pattern = patternOf(matcherOf(grammar), dialect);
    return pattern ? QByteArray::fromStdString(*pattern) : QByteArray("refused");
}

} // namespace

void TestPattern::writes_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("pattern");
    const auto row = [](const char* name, const char* grammar, const char* pattern) {
        QTest::newRow(name) << QByteArray(grammar) << QByteArray(pattern);
    };
    row("a group and its loop", "a = b *b\nb = ALPHA / \"%\" 2DIGIT\n", "([A-Za-z]|%[0-9]{2})+");
    row("letters in both cases", "a = \"ab-1\"\n", "[Aa][Bb]-1");
    row("letters in one case", "a = %s\"ab\"\n", "ab");
    row("one set", "a = DIGIT / \"X\"\n", "[Xx0-9]");
    row("a set with a hyphen last", "a = \"-\" / DIGIT / \".\"\n", "[0-9.-]");
    row("alternatives", "a = %s\"ab\" / %s\"cd\"\n", "ab|cd");
    row("a group in a sequence", "a = ( %s\"ab\" / %s\"cd\" ) \"-\"\n", "(ab|cd)-");
    row("counts", "a = 4DIGIT *3\"-\" 2*\"x\" 1*DIGIT *\"y\" [\"z\"]\n",
        "[0-9]{4}-{0,3}[Xx]{2,}[0-9]+[Yy]*[Zz]?");
    row("a count of a group", "a = 3( \"-\" DIGIT )\n", "(-[0-9]){3}");
    row("rules written out", "a = b \".\" b\nb = 1*c\nc = DIGIT\n", "[0-9]+\\.[0-9]+");
    row("the same set twice", "a = \"%\" HEXDIG HEXDIG\n", "%[A-Fa-f0-9]{2}");
    row("an empty alternative", "a = ( \"\" / %s\"ab\" ) \"-\"\n", "(ab)?-");
    row("a loop in a loop", "a = *( 1*\"-\" )\n", "-*");
    row("a loop of optional parts", "a = *( [\"-\"] *\".\" )\n", "[.-]*");
    row("what cannot match", "a = \"-\" / \".\" b\nb = \"+\" b\n", "-");
    row("special characters", "a = \"(.*+?{|}[]^$)\\/\"\n", "\\(\\.\\*\\+\\?\\{\\|\\}\\[\\]^$\\)\\\\/");
    row("right recursion", "a = %s\"x\" [ a ]\n", "x+");
    row("right recursion in several rules", "a = %s\"x\" b\nb = %s\"y\" a / %s\"z\"\n", "(xy)*xz");
    row("a set and its loop", "a = DIGIT *DIGIT\n", "[0-9]+");
    row("left recursion", "a = %s\"x\" / a %s\"y\"\n", "xy*");
}

void TestPattern::writes()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, pattern);
    QCOMPARE(patternText(grammar, RegexDialect::IRegexp), pattern);
}

void TestPattern::writesEveryDialect_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("choices");
    QTest::addColumn<QByteArray>("set");
    const auto row = [](const char* dialect, const char* choices, const char* set) {
        QTest::newRow(dialect) << QByteArray(dialect) << QByteArray(choices) << QByteArray(set);
    };
    row("iregexp", "(a/)?b|c", "[A(\\[\\\\\\]\\^-]");
    row("ecma", "^(?:(?:a\\/)?b|c)$", "^[A\\(\\[\\\\\\]\\^\\-]$");
    row("json-schema", "^(?:(?:a/)?b|c)$", "^[A(\\[\\\\\\]\\^-]$");
    row("xsd", "(a/)?b|c", "[A(\\[\\\\\\]\\^-]");
    row("ere", "^((a/)?b|c)$", "^[]A(\\[^-]$");
    row("pcre", "^(?:(?:a/)?b|c)\\z", "^[A(\\[\\\\\\]\\^-]\\z");
    row("python", "^(?:(?:a/)?b|c)\\Z", "^[A(\\[\\\\\\]\\^-]\\Z");
    row("re2", "^(?:(?:a/)?b|c)$", "^[A(\\[\\\\\\]\\^-]$");
}

void TestPattern::writesEveryDialect()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, choices);
    QFETCH(QByteArray, set);
    const RegexDialect written = *regexDialect(dialect.toStdString());
    QCOMPARE(patternText("a = [ %s\"a/\" ] %s\"b\" / %s\"c\"\n", written), choices);
    QCOMPARE(patternText("a = %x41 / \"[\" / \"]\" / \"-\" / \"^\" / \"\\\" / \"(\"\n", written), set);
}

void TestPattern::refuses_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<PatternObstacle>("obstacle");
    const auto row = [](const char* name, const char* dialect, const char* grammar,
                        const PatternObstacle& obstacle) {
        QTest::newRow(name) << QByteArray(dialect) << QByteArray(grammar) << obstacle;
    };
    row("not regular", "ecma", "a = b\nb = \"(\" [ b ] \")\"\n", {.limit = {GrammarLimit::ContextFree, "b"}});
    row("a rule with an error", "ecma", "a = b\n", {.limit = {GrammarLimit::Unreadable, "a"}});
    row("nothing matches", "ecma", "a = \"x\" a\n", {.problem = PatternProblem::Nothing, .detail = "a"});
    row("bytes that are not UTF-8", "ecma", "a = b\nb = %xE9\n",
        {.problem = PatternProblem::NotAscii, .detail = "b"});
    row("a set of bytes", "ecma", "a = %x80-FF\n", {.problem = PatternProblem::NotAscii, .detail = "a"});
    row("a control character", "ere", "a = %x09\n",
        {.problem = PatternProblem::Character, .detail = "U+0009"});
    row("a control character in XML", "xsd", "a = %x01\n",
        {.problem = PatternProblem::Character, .detail = "U+0001"});
    row("a count above RE_DUP_MAX", "ere", "a = 256DIGIT\n",
        {.problem = PatternProblem::Count, .detail = "256"});
    row("a count above RE2's greatest", "re2", "a = 1*1001DIGIT\n",
        {.problem = PatternProblem::Count, .detail = "1001"});
    row("too long", "ecma",
        "a = b b b b b b b b\nb = c c c c c c c c\nc = d d d d d d d d\nd = f f f f f f f f\n"
        "f = \"xy\" / \"zab\"\n",
        {.problem = PatternProblem::TooLong, .detail = "a"});
}

void TestPattern::refuses()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, grammar);
    QFETCH(PatternObstacle, obstacle);
    const auto pattern = patternOf(matcherOf(grammar), *regexDialect(dialect.toStdString()));
    QVERIFY2(!pattern, pattern ? pattern->c_str() : "");
    QCOMPARE(static_cast<int>(pattern.error().problem), static_cast<int>(obstacle.problem));
    QCOMPARE(pattern.error().limit.limit, obstacle.limit.limit);
    QCOMPARE(pattern.error().limit.rule, obstacle.limit.rule);
    QCOMPARE(pattern.error().detail, obstacle.detail);
}

void TestPattern::refusesWhatDiffers()
{
    // As if the writer had made a mistake.
    const Matcher right = matcherOf("a = 2DIGIT\n");
    const Matcher wrong = matcherOf("a = 1*2DIGIT\n");
    const auto expression = ruleExpression(wrong.grammar(), wrong.startRule());
    QVERIFY(expression);
    const auto pattern = provenPattern(*expression, *right.automaton(), RegexDialect::Ecma);
    QVERIFY(!pattern);
    QCOMPARE(static_cast<int>(pattern.error().problem), static_cast<int>(PatternProblem::Different));
    QCOMPARE(pattern.error().detail, std::string("0"));
}

void TestPattern::avoidsExponentialTime_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<bool>("mayBe");
    const auto row = [](const char* name, const char* grammar, bool mayBe) {
        QTest::newRow(name) << QByteArray(grammar) << mayBe;
    };
    row("a loop over one set", "a = *DIGIT\n", false);
    row("separated parts", "a = 1*DIGIT *( \".\" 1*DIGIT )\n", false);
    row("a separator that is part of the parts", "a = *( \".\" 1*( DIGIT / \".\" ) )\n", true);
    row("two alternatives that overlap", "a = *( %s\"ab\" / %s\"a\" ( %s\"b\" / %s\"c\" ) )\n", true);
    row("overlap outside of loops", "a = ( %s\"ab\" / %s\"a\" ( %s\"b\" / %s\"c\" ) ) \".\"\n", false);
    row("overlap that is counted", "a = 20( %s\"ab\" / %s\"a\" ( %s\"b\" / %s\"c\" ) )\n", true);
    row("optional parts that overlap", "a = *( DIGIT [ DIGIT ] )\n", true);
    row("a count in a loop", "a = *( \".\" 2*4DIGIT )\n", false);
    row("an exact count in a loop", "a = 1*( 32DIGIT )\n", false);
    row("a range of counts in a loop", "a = 1*( 2*3DIGIT )\n", true);
}

void TestPattern::avoidsExponentialTime()
{
    QFETCH(QByteArray, grammar);
    QFETCH(bool, mayBe);
    const Matcher matcher = matcherOf(grammar);
    const auto expression = ruleExpression(matcher.grammar(), matcher.startRule());
    QVERIFY(expression);
    QCOMPARE(mayBeExponential(**expression), mayBe);
    const auto pattern = patternOf(matcher, RegexDialect::Ecma); // equal, however it was made
    QVERIFY(pattern || pattern.error().problem == PatternProblem::Exponential);
    const auto other = automatonExpression(*matcher.automaton());
    QVERIFY(!other || !mayBeExponential(**other));
}

void TestPattern::provesPatternsOfRandomGrammars()
{
    int written = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const auto references =
            seed % 2 == 0 ? RandomGrammar::References::Forward : RandomGrammar::References::Any;
        const std::string text = RandomGrammar(seed, references).text();
        const Matcher matcher = compileMatcher(std::make_shared<const Grammar>(readGrammar(text)), {});
        if (matcher.automaton() == nullptr)
            continue;
        for (const RegexDialectFacts& facts : kRegexDialects) {
            const auto pattern = patternOf(matcher, facts.dialect);
            written += pattern ? 1 : 0;
            QVERIFY2(pattern || pattern.error().problem != PatternProblem::Different, text.c_str());
            QVERIFY2(pattern || pattern.error().limit.limit != GrammarLimit::Unreadable, text.c_str());
        }
    }
    QVERIFY2(written > 800, qPrintable(QString::number(written)));
}

void TestPattern::makesExpressionsOfAutomata()
{
    const Matcher matcher = matcherOf("a = *( DIGIT \".\" / \"x\" DIGIT ) [ \"-\" ]\n");
    const auto expression = automatonExpression(*matcher.automaton());
    QVERIFY(expression);
    QVERIFY(provenPattern(*expression, *matcher.automaton(), RegexDialect::Xsd));
    QVERIFY(!automatonExpression(*matcherOf("a = %xE9\n").automaton()));
}

void TestPattern::dropsAPrefix()
{
    const Matcher matcher = matcherOf("a = ( \"x\" / \"y\" ) *\"x\" 2\"z\"\n");
    const auto expression = ruleExpression(matcher.grammar(), matcher.startRule());
    QVERIFY(expression);
    const auto text = [](const ExpressionPtr& rest) {
        return QByteArray::fromStdString(
            writePattern(*rest, RegexDialect::IRegexp).value_or(std::string("refused")));
    };
    const ExpressionPtr afterX = afterCharacter(*expression, 'x');
    QCOMPARE(text(afterX), QByteArray("[Xx]*[Zz]{2}"));
    QCOMPARE(text(afterCharacter(afterX, 'z')), QByteArray("[Zz]"));
    QVERIFY(matchesNothing(*afterCharacter(*expression, 'z')));
}

NIDUS_TEST(tst_pattern, TestPattern)
#include "tst_pattern.moc"
