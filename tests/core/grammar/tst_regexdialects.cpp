// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/relate.h"
#include "grammarcodewords.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace nidus;
using namespace nidus::grammar;

/// Reads patterns of dialects other than I-Regexp (tst_iregexp).
class TestRegexDialects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void rejects_data();
    void rejects();
    void marksWhatCoversOnlyAscii_data();
    void marksWhatCoversOnlyAscii();
    void comparesPublishedPatterns_data();
    void comparesPublishedPatterns();
};

namespace {

Grammar readPattern(RegexDialect dialect, const std::string& pattern)
{
    return readGrammar(pattern, {.notation = GrammarNotation::IRegexp, .dialect = dialect});
}

Matcher compiledPattern(RegexDialect dialect, const std::string& pattern)
{
    return compileMatcher(std::make_shared<const Grammar>(readPattern(dialect, pattern)), kPatternRule);
}

} // namespace

void TestRegexDialects::matches_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char* dialect, const char* name, const char* pattern, const char* text,
                        bool isMatch) {
        QTest::addRow("%s, %s", dialect, name)
            << QByteArray(dialect) << QByteArray(pattern) << QByteArray(text) << isMatch;
    };
    // ECMA-262, section 22.2
    row("ecma", "found anywhere", "b", "abc", true);
    row("ecma", "anchored", "^b$", "ab", false);
    row("ecma", "an anchor belongs to its alternative", "^a|b$", "ax", true);
    row("ecma", "an anchor belongs to its alternative, at the end", "^a|b$", "xb", true);
    row("ecma", "neither alternative", "^a|b$", "xbx", false);
    row("ecma", "an anchor in a group", "(^a|b)c", "xac", false);
    row("ecma", "no anchor in the other alternative", "(^a|b)c", "xbcx", true);
    row("ecma", "an optional anchor", "(?:^a)?b$", "xb", true);
    row("ecma", "only anchors", "^$", "", true);
    row("ecma", "only anchors, no text", "^$", "a", false);
    row("ecma", "the end is not before a line feed", "^a$", "a\n", false);
    row("ecma", "a digit", "^\\d$", "7", true);
    row("ecma", "no digit", "^\\D$", "7", false);
    row("ecma", "a word character", "^\\w+$", "a_9", true);
    row("ecma", "a set in a class", "^[\\d-x]+$", "1-x", true);
    row("ecma", "an empty class", "^[]$", "a", false);
    row("ecma", "any character", "^[^]$", "\n", true);
    row("ecma", "a lazy quantifier", "^a+?$", "aa", true);
    row("ecma", "a named group", "^(?<year>[0-9]{4})$", "2024", true);
    row("ecma", "a code", "^\\x41\\u0042$", "AB", true);
    row("ecma", "a brace that is a character", "^a{x}$", "a{x}", true);
    row("ecma", "an escaped slash", "^a\\/b$", "a/b", true);
    row("ecma", "a dot matches no line separator", "^.$", "\xE2\x80\xA8", false);
    row("json-schema", "found anywhere", "b", "abc", true);
    // XML Schema part 2, appendix F
    row("xsd", "the whole text", "b", "abc", false);
    row("xsd", "a caret and a dollar are characters", "^a$", "^a$", true);
    row("xsd", "a subtraction", "[a-z-[aeiou]]", "e", false);
    row("xsd", "not subtracted", "[a-z-[aeiou]]", "f", true);
    row("xsd", "an underscore is punctuation", "\\w", "_", false);
    row("xsd", "a symbol is a word character", "\\w", "+", true);
    row("xsd", "a start of a name", "\\i\\c*", "a-1", true);
    row("xsd", "a hyphen at the end of a class", "[a-]", "-", true);
    // POSIX.1, section 9.4
    row("ere", "anchored", "^(ab|c)$", "ab", true);
    row("ere", "a backslash in a class is a character", "^[\\.]$", "\\", true);
    row("ere", "a closing bracket that comes first", "^[]x]$", "]", true);
    row("ere", "a named class", "^[[:alpha:]_]$", "q", true);
    row("ere", "an escaped dot", "^a\\.b$", "axb", false);
    // pcre2pattern(3)
    row("pcre", "a dollar before a final line feed", "^a$", "a\n", true);
    row("pcre", "the very end", "^a\\z", "a\n", false);
    row("pcre", "\\Z is not the very end", "\\Aa\\Z", "a\n", true);
    row("pcre", "ignoring case", "^(?i)ab$", "AB", true);
    row("pcre", "ignoring case in a group", "^(?i:a)b$", "AB", false);
    row("pcre", "a braced code", "^\\x{41}$", "A", true);
    row("pcre", "a comment", "^a(?#one)b$", "ab", true);
    row("pcre", "a vertical tab is a space", "^\\s$", "\v", true);
    // The documentation of Python's re
    row("python", "a dollar before a final line feed", "^a$", "a\n", true);
    row("python", "\\Z is the very end", "^a\\Z", "a\n", false);
    row("python", "a named group", "^(?P<x>a)$", "a", true);
    row("python", "counts from zero", "^a{,2}$", "", true);
    row("python", "ASCII only", "(?a)^\\d$", "1", true);
    row("python", "several flags", "(?ai)^a$", "A", true);
    row("python", "flags after a comment", "(?#x)(?i)^a$", "A", true);
    row("re2", "flags in the middle", "^a(?i)a$", "aA", true);
    row("re2", "flags in the middle, before them", "^a(?i)a$", "AA", false);
    row("re2", "a count without a minimum is text", "^a{,2}$", "a{,2}", true);
    // RE2, "Syntax"
    row("re2", "a dollar is the very end", "^a$", "a\n", false);
    row("re2", "a vertical tab is not a space", "^\\s$", "\v", false);
    row("re2", "a named class", "^[[:digit:]x]$", "5", true);
}

void TestRegexDialects::matches()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, text);
    QFETCH(bool, isMatch);
    const Matcher matcher = compiledPattern(*regexDialect(dialect.toStdString()), pattern.toStdString());
    QCOMPARE(matcher.limit().limit, GrammarLimit::None);
    QCOMPARE(matcher.match(text.toStdString()), isMatch ? MatchVerdict::Valid : MatchVerdict::Invalid);
}

void TestRegexDialects::rejects_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("column");
    const auto row = [](const char* dialect, const char* name, const char* pattern, const char* code,
                        int column) {
        QTest::addRow("%s, %s", dialect, name)
            << QByteArray(dialect) << QByteArray(pattern) << QByteArray(code) << column;
    };
    row("ecma", "look-ahead", "^(?=a)b", "REIRR", 2);
    row("ecma", "negative look-ahead", "^a(?!b)", "REIRR", 3);
    row("ecma", "backward look-around", "a(?<=b)", "REIRR", 2);
    row("ecma", "negative backward look-around", "a(?<!b)", "REIRR", 2);
    row("ecma", "back-reference", "(a)\\1", "REIRR", 4);
    row("ecma", "named back-reference", "(?<x>a)\\k<x>", "REIRR", 8);
    row("ecma", "word boundary", "\\bab", "REIRR", 1);
    row("ecma", "an anchor inside", "a^b", "REIRR", 2);
    row("ecma", "a repeated anchor", "(?:^a)*b", "REIRR", 4);
    row("ecma", "nothing to repeat", "*a", "REGEX", 1);
    row("ecma", "repeated twice", "a**", "REGEX", 3);
    row("json-schema", "an unescaped brace", "a{", "REGEX", 2);
    row("pcre", "possessive", "a++", "REIRR", 3);
    row("pcre", "atomic", "(?>a)", "REIRR", 1);
    row("pcre", "recursion", "a(?R)?", "REIRR", 2);
    row("pcre", "a condition", "(a)?(?(1)b)", "REIRR", 5);
    row("pcre", "reset", "a\\Kb", "REIRR", 2);
    row("python", "possessive", "a*+", "REIRR", 3);
    row("python", "named back-reference", "(?P<x>a)(?P=x)", "REIRR", 9);
    row("re2", "possessive does not exist", "a++", "REGEX", 3);
    row("re2", "a count above its limit", "^a{0,1001}$", "REGEX", 6);
    row("re2", "a quoted text", "^\\Qa\\E$", "REIRR", 2);
    row("pcre", "a quoted text", "^\\Qa\\E$", "REIRR", 2);
    row("pcre", "blanks", "^\\h$", "REIRR", 2);
    row("pcre", "line ends", "^\\v$", "REIRR", 2);
    // PCRE2 10.43 reads "{,3}" and "{1, 3}" as counts; before, they were characters.
    row("pcre", "a count without a minimum", "^a{,3}$", "REIRR", 3);
    row("pcre", "a count with spaces", "^a{1, 3}$", "REIRR", 3);
    row("pcre", "a category and ignored case", "(?i)^\\p{Lu}", "REIRR", 6);
    row("python", "flags in the middle", "^a(?i)b", "REGEX", 3);
    row("python", "flags in a group", "^(a|(?i)b)", "REGEX", 5);
    row("ecma", "flags for the whole text", "(?i)^a", "REGEX", 1);
    row("ere", "a class name of PCRE2", "^[[:word:]]", "REGEX", 3);
    row("xsd", "a group with a question mark", "(?:a)", "REGEX", 2);
    row("xsd", "lazy", "a+?", "REGEX", 3);
    row("ere", "back-reference", "(a)\\1", "REIRR", 4);
    row("ere", "a digit", "\\d", "REGEX", 1);
    row("ere", "a collating element", "[[.a.]]", "REGEX", 2);
}

void TestRegexDialects::rejects()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, code);
    QFETCH(int, column);
    const Grammar grammar = readPattern(*regexDialect(dialect.toStdString()), pattern.toStdString());
    QVERIFY(grammar.hasErrors());
    const GrammarFinding& finding = grammar.findings()[0];
    QCOMPARE(QByteArray::fromStdString(std::string(test::grammarCodeWord(finding.code))), code);
    QCOMPARE(static_cast<int>(finding.column), column);
}

void TestRegexDialects::marksWhatCoversOnlyAscii_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("marked"); // empty: nothing
    const auto row = [](const char* dialect, const char* pattern, const char* marked) {
        QTest::addRow("%s, %s", dialect, pattern)
            << QByteArray(dialect) << QByteArray(pattern) << QByteArray(marked);
    };
    row("python", "^\\d", "\\d");
    row("python", "(?a)^\\d", "");
    row("xsd", "\\d", "\\d");
    row("ecma", "^\\d", "");
    row("pcre", "^\\d", "");
    row("re2", "^\\d", "");
    row("iregexp", "\\p{Lu}", "\\p{Lu}");
    row("ere", "^\\w", "\\w");
    row("ere", "^[[:alpha:]]", "[:alpha:]");
    row("ere", "^[[:digit:]]", "");
    row("pcre", "^[[:alpha:]]", "");
    // U+017F matches "s", U+212A matches "k"; in Python, U+0131 matches "i".
    for (const char* const dialect : {"python", "pcre", "re2"}) {
        row(dialect, "(?i)^k", "(?i)");
        row(dialect, "(?i)^[a-z]", "(?i)");
        row(dialect, "(?i)^ab", "");
        row(dialect, "(?i)^[^/]", "");
        row(dialect, "^(?i:ab)k", "");
        row(dialect, "^(?i:s)", "(?i:");
        row(dialect, "(?i)^\xC3\xA9", "(?i)");
    }
    row("python", "(?i)^i", "(?i)");
    row("python", "(?ai)^i", "");
    row("re2", "(?i)^i", "");
    row("ecma", "^(?i:\\w)", "\\w");
}

void TestRegexDialects::marksWhatCoversOnlyAscii()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, marked);
    const Grammar grammar = readPattern(*regexDialect(dialect.toStdString()), pattern.toStdString());
    QVERIFY(!grammar.hasErrors());
    QByteArrayList found;
    for (const GrammarFinding& finding : grammar.findings()) {
        if (finding.code == GrammarCode::RegexUnicode)
            found << pattern.sliced(static_cast<qsizetype>(finding.range.offset),
                                    static_cast<qsizetype>(finding.range.length));
    }
    QCOMPARE(found, marked.isEmpty() ? QByteArrayList() : QByteArrayList{marked});
}

void TestRegexDialects::comparesPublishedPatterns_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("relation");
    QTest::addColumn<QByteArray>("onlyInGrammar");
    QTest::addColumn<QByteArray>("onlyInPattern");
    const QByteArray issn("issn = 4DIGIT \"-\" 3DIGIT ( DIGIT / \"X\" )\n");
    QTest::newRow("a small x") << issn << QByteArray("^\\d{4}-\\d{3}[\\dX]$") << QByteArray("superset")
                               << QByteArray("0000-000x") << QByteArray();
    QTest::newRow("equal") << issn << QByteArray("^[0-9]{4}-[0-9]{3}[0-9xX]$") << QByteArray("equal")
                           << QByteArray() << QByteArray();
    QTest::newRow("without anchors") << issn << QByteArray("\\d{4}-\\d{3}[\\dxX]") << QByteArray("subset")
                                     << QByteArray() << QByteArray("a0000-000x");
    QTest::newRow("an alternative without its anchor")
        << QByteArray("a = %s\"ab\" / %s\"cd\"\n") << QByteArray("^ab|cd$") << QByteArray("subset")
        << QByteArray() << QByteArray("aba");
}

void TestRegexDialects::comparesPublishedPatterns()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, relation);
    QFETCH(QByteArray, onlyInGrammar);
    QFETCH(QByteArray, onlyInPattern);
    const Matcher abnf =
        compileMatcher(std::make_shared<const Grammar>(readGrammar(grammar.toStdString())), {});
    const auto compared = relate(abnf, compiledPattern(RegexDialect::Ecma, pattern.toStdString()));
    QVERIFY(compared);
    QCOMPARE(QByteArray::fromStdString(std::string(relationWord(compared->relation))), relation);
    QCOMPARE(QByteArray::fromStdString(compared->onlyInFirst.value_or("")), onlyInGrammar);
    QCOMPARE(QByteArray::fromStdString(compared->onlyInSecond.value_or("")), onlyInPattern);
}

NIDUS_TEST(tst_regexdialects, TestRegexDialects)
#include "tst_regexdialects.moc"
