// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/relate.h"
#include "grammarcodewords.h"
#include "tests/testprogram.h"

#include <QTest>

#include <memory>
#include <string>

using namespace nidus;
using namespace nidus::grammar;

class TestIRegexp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void rejects_data();
    void rejects();
    void equalsAbnf();
};

namespace {

Grammar readIRegexp(const std::string& pattern)
{
    GrammarOptions options;
    options.notation = GrammarNotation::IRegexp;
    return readGrammar(pattern, options);
}

Matcher compiledIRegexp(const std::string& pattern)
{
    return compileMatcher(std::make_shared<const Grammar>(readIRegexp(pattern)), kPatternRule);
}

} // namespace

void TestIRegexp::matches_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char* name, const char* pattern, const char* text, bool isMatch) {
        QTest::newRow(name) << QByteArray(pattern) << QByteArray(text) << isMatch;
    };
    row("anchored at the start", "b", "ab", false);
    row("anchored at the end", "a", "ab", false);
    row("anchored around every branch", "a|b", "ax", false);
    row("empty pattern", "", "", true);
    row("empty branch", "a|", "", true);
    row("case-sensitive", "a", "A", false);
    row("star", "a*", "aaa", true);
    row("plus needs one", "a+", "", false);
    row("question mark", "ab?", "a", true);
    row("exactly", "a{3}", "aa", false);
    row("at least", "a{2,}", "aaaa", true);
    row("at most", "a{1,2}", "aaa", false);
    row("group", "(ab)+", "abab", true);
    row("no backtracking order", "(a|ab)(c|bcd)", "abcd", true);
    row("dot", "a.c", "a-c", true);
    row("dot does not match a line end", "a.c", "a\nc", false);
    row("dot matches a whole character", "a.c",
        "a\xC3\xA9"
        "c",
        true);
    row("dot does not match an incomplete character", "a.c",
        "a\xC3"
        "c",
        false);
    row("class", "[a-cx]", "x", true);
    row("class with hyphens", "[-a-]", "-", true);
    row("complement", "[^a-z]", "a", false);
    row("complement beyond ASCII", "[^a-z]", "\xE2\x82\xAC", true);
    row("range beyond ASCII", "[\xC3\xA0-\xC3\xBF]", "\xC3\xA9", true);
    row("escapes", "\\(\\.\\\\\\n\\-", "(.\\\n-", true);
    row("caret and dollar are characters", "^a$", "^a$", true);
    row("caret is not an anchor", "^a", "a", false);
    row("category", "\\p{Lu}\\p{Nd}", "A1", true);
    row("category complement", "\\P{Lu}", "A", false);
    row("category in a class", "[\\p{Ll}_]", "_", true);
}

void TestIRegexp::matches()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, text);
    QFETCH(bool, isMatch);
    const Matcher matcher = compiledIRegexp(pattern.toStdString());
    QCOMPARE(matcher.limit().limit, GrammarLimit::None);
    QCOMPARE(matcher.match(text.toStdString()), isMatch ? MatchVerdict::Valid : MatchVerdict::Invalid);
}

void TestIRegexp::rejects_data()
{
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* pattern, const char* code, int column) {
        QTest::newRow(name) << QByteArray(pattern) << QByteArray(code) << column;
    };
    row("unclosed group", "a(b", "UNCLOSED", 2);
    row("an extra closing bracket", "ab)", "REGEX", 3);
    row("unclosed class", "[ab", "UNCLOSED", 1);
    row("empty class", "[]", "REGEX", 2);
    row("nothing to repeat", "*a", "REGEX", 1);
    row("repeated twice", "a**", "REGEX", 3);
    row("counts swapped", "a{3,2}", "REPEAT", 1);
    row("a count too large", "a{100001}", "LIMREPEAT", 3);
    row("bad count", "a{x}", "REGEX", 2);
    row("reversed range", "[z-a]", "REPEAT", 2);
    row("unknown escape", "a\\d", "REGEX", 2);
    row("lookahead", "(?=a)", "REGEX", 2);
    row("unknown category", "\\p{Xx}", "REGEX", 1);
    row("not UTF-8", "a\xFF", "REGEX", 2);
    row("columns count characters", "\xC3\xA9\\d", "REGEX", 2);
}

void TestIRegexp::rejects()
{
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, code);
    QFETCH(int, column);
    const Grammar grammar = readIRegexp(pattern.toStdString());
    QVERIFY(grammar.hasErrors());
    const GrammarFinding& finding = grammar.findings()[0];
    QCOMPARE(QByteArray::fromStdString(std::string(test::grammarCodeWord(finding.code))), code);
    QCOMPARE(static_cast<int>(finding.column), column);
    const Matcher matcher = compileMatcher(std::make_shared<const Grammar>(grammar), kPatternRule);
    QCOMPARE(matcher.match("a"), MatchVerdict::Undecided);
}

void TestIRegexp::equalsAbnf()
{
    const Matcher abnf = compileMatcher(
        std::make_shared<const Grammar>(readGrammar("issn = 4DIGIT \"-\" 3DIGIT ( DIGIT / \"X\" )\n")),
        "issn");
    const auto same = relate(abnf, compiledIRegexp("[0-9]{4}-[0-9]{3}[0-9Xx]"));
    QVERIFY(same);
    QCOMPARE(same->relation, GrammarRelation::Equal);
    const auto narrower = relate(abnf, compiledIRegexp("[0-9]{4}-[0-9]{3}[0-9X]"));
    QVERIFY(narrower);
    QCOMPARE(narrower->relation, GrammarRelation::Superset);
    QCOMPARE(narrower->onlyInFirst, std::optional<std::string>("0000-000x"));
}

NIDUS_TEST(tst_iregexp, TestIRegexp)
#include "tst_iregexp.moc"
