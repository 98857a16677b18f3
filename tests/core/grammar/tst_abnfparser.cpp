// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/text/grammarlimits.h"
#include "grammarcodewords.h"
#include "tests/testprogram.h"

#include <QTest>

#include <memory>
#include <set>
#include <string>

using namespace nidus;
using namespace nidus::grammar;

class TestAbnfParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reports_data();
    void reports();
    void everyCodeHasItsOwnWord();
    void repairs_data();
    void repairs();
    void namesSimilarRulesClosestFirst();
    void oneBrokenRuleDoesNotAffectOthers();
    void providesLibraryRules();
    void neverStartsWithALibraryRule();
    void survivesAnyBytes();
};

namespace {

QString listed(std::span<const GrammarFinding> findings)
{
    const char* const severities[] = {"info", "warning", "error"};
    std::string text;
    for (const GrammarFinding& finding : findings) {
        text += text.empty() ? "" : "; ";
        text += std::to_string(finding.line) + ':' + std::to_string(finding.column) + ' ';
        text += std::string(test::grammarCodeWord(finding.code)) + ' ';
        text += severities[static_cast<std::size_t>(finding.severity)];
    }
    return QString::fromStdString(text);
}

Grammar read(const std::string& text, AbnfMode mode)
{
    GrammarOptions options;
    options.mode = mode;
    return readGrammar(text, options);
}

struct Reported
{
    const char* name;
    const char* text;
    const char* strict;
    const char* lenient; ///< null: the same
};

constexpr Reported kReported[] = {
    {"no findings", "a = \"x\" / %d48-57 ; ok\n  *2b\nb = [a1] a1\na1 = %b1\n", "", nullptr},
    {"no rules", "\n", "1:1 NORULES error", nullptr},
    {"a rule without right side", "a = \nb = a\n", "1:1 EMPTYRULE error; 2:1 UNUSED warning", nullptr},
    {"empty alternative at the end", "a = \"x\" /\n", "1:9 ELEMENT error", nullptr},
    {"empty alternative at the beginning", "a = / \"x\"\n", "1:5 ELEMENT error", nullptr},
    {"empty alternative in the middle", "a = \"x\" / / \"y\"\n", "1:9 ELEMENT error", nullptr},
    {"empty group", "a = ( )\n", "1:7 EMPTYGRP error", nullptr},
    {"unclosed group", "a = (\"x\" [\"y\"]\nb = a\n", "1:5 UNCLOSED error; 2:1 UNUSED warning", nullptr},
    {"closed by the wrong bracket", "a = (\"x\"]\n", "1:5 UNCLOSED error; 1:9 EXTRA error", nullptr},
    {"an extra closing bracket", "a = \"x\"]\n", "1:8 EXTRA error", nullptr},
    {"an unclosed string", "a = \"x\n", "1:5 STREND error", nullptr},
    {"a control character in a string", "a = \"x\ty\"\n", "1:7 STRCHAR error", nullptr},
    {"curly quotes", "a = \xE2\x80\x98x\xE2\x80\x99\n", "1:5 SMARTQ error", nullptr},
    {"straight single quotes", "a = 'x' 'y'\n", "1:5 SQUOTE error; 1:9 SQUOTE error", nullptr},
    {"braces", "a = {\"x\"}\n", "1:5 BRACE error", nullptr},
    {"not a digit of the base", "a = %b2\n", "1:7 NUMVAL error", nullptr},
    {"an unknown base", "a = %o17\n", "1:6 NUMVAL error", nullptr},
    {"a reversed range", "a = %x39-30\n", "1:5 NUMVAL error", nullptr},
    {"sequence and range", "a = %x30-39.41\n", "1:12 NUMMIX error", nullptr},
    {"beyond Unicode", "a = %d1114112\n", "1:5 CODEPT error", nullptr},
    {"beyond ASCII", "a = %xE9\n", "1:5 HIGHBYTE warning", nullptr},
    {"beyond ASCII, through a core rule", "a = OCTET\n", "1:5 HIGHBYTE warning", nullptr},
    {"counts swapped", "a = 5*4DIGIT\n", "1:5 REPEAT error", nullptr},
    {"a count too large", "a = *100001DIGIT\n", "1:5 LIMREPEAT error", nullptr},
    {"a count with nothing", "a = \"x\" 3\n", "1:10 REPNOEL error", nullptr},
    {"a digit without its quotes", "a = ( 0 DIGIT )\n", "1:8 REPNOEL error", nullptr},
    {"space after the star", "a = 1* DIGIT\n", "1:7 REPSPACE error", "1:7 REPSPACE warning"},
    {"a name with an underscore", "a_b = \"x\"\n", "1:2 NAMECHAR error", nullptr},
    {"prose", "a = <any letter>\n", "1:5 PROSEVAL error", nullptr},
    {"unclosed prose", "a = <b\n", "1:5 PROSE error", nullptr},
    {"RFC 2141's prose", "a = 1*<URN chars>\n", "", nullptr},
    {"a reference in brackets", "a = <b>\nb = \"x\"\n", "", nullptr},
    {"undefined", "a = b\n", "1:5 UNDEF error", nullptr},
    {"undefined, similar to a rule of the grammar", "a = seris\nseries = DIGIT\n",
     "1:5 UNDEF error; 1:5 SIMILAR info; 2:1 UNUSED warning", nullptr},
    {"undefined, similar to a core rule", "a = DIGITS\n", "1:5 UNDEF error; 1:5 SIMILAR info", nullptr},
    {"defined twice", "a = \"x\"\nA = \"y\"\n", "2:1 DUP error", nullptr},
    {"=/ to nothing", "a =/ \"x\"\n", "1:1 INCNEW warning", nullptr},
    {"=/ to a core rule", "a = BIT\nBIT =/ \"2\"\n", "2:1 INCCORE warning", nullptr},
    {"never used", "a = \"x\"\nb = \"y\"\n", "2:1 UNUSED warning", nullptr},
    {"never ends", "a = \"x\" a\n", "1:1 NEVER error; 1:1 RECUR info", nullptr},
    {"right recursion", "a = \"x\" [a]\n", "1:1 RECUR info", nullptr},
    {"left recursion", "a = [a] \"x\"\n", "1:1 LEFTREC info", nullptr},
    {"left recursion after an optional part", "a = *\"x\" a \"y\" / \"z\"\n", "1:1 LEFTREC info", nullptr},
    {"spelled differently", "a = Bee digit\nbee = \"x\"\n", "1:5 CASE info; 1:9 CASE info", nullptr},
    {"a core rule defined again", "a = DIGIT\nDIGIT = %x30-35 / %x36-39\n", "2:1 CORE info", nullptr},
    {"a core rule with another meaning", "a = DIGIT\nDIGIT = %x30-37\n",
     "2:1 CORE info; 2:1 COREDIFF warning", nullptr},
    {"a core rule, undefined reference", "a = BIT\nBIT = b\n", "2:1 CORE info; 2:7 UNDEF error", nullptr},
    {"a core rule that refers to a broken rule", "a = BIT\nBIT = b\nb = <in words>\n",
     "2:1 CORE info; 3:5 PROSEVAL error", nullptr},
    {"BNF", "a := \"x\"\n", "1:3 BNFDEF error", "1:3 BNFDEF warning"},
    {"a bar", "a = \"x\" | \"y\"\n", "1:9 PIPE error", "1:9 PIPE warning"},
    {"a name in brackets defined", "<a> = \"x\"\n", "1:1 ANGLE error", "1:1 ANGLE warning"},
    {"no space", "a = 2DIGIT\"-\"\n", "1:11 NOSPACE error", "1:11 NOSPACE warning"},
    {"an indented definition", "a = b\n   b = \"x\"\n", "2:4 INDENT error", "2:4 INDENT warning"},
    {"two definitions on a line", "a = b b = \"x\"\n", "1:7 INDENT error", "1:7 INDENT warning"},
    {"a wholly indented grammar", "  a = b\n    / \"y\"\n  b = \"x\"\n", "", nullptr},
    {"a continuation at the margin", "a = \"x\"\n/ \"y\"\n", "2:1 CONTIN error", "2:1 CONTIN warning"},
    {"a name at the margin", "a = \"x\"\nrest of the comment\nb = a\n",
     "2:5 DEFINE error; 3:1 UNUSED warning", nullptr},
    {"an empty line in a rule", "a = \"x\"\n\n  / \"y\"\n", "3:3 BLANK error", ""},
    {"a line of blanks in a rule", "a = \"x\"\n \n  / \"y\"\n", "", nullptr},
    {"en dash",
     "a = %x30\xE2\x80\x93"
     "39\n",
     "1:9 DASH error", "1:9 DASH warning"},
    {"no-break space", "a\xC2\xA0= \"x\"\n", "1:2 NBSP error", "1:2 NBSP warning"},
    {"page break",
     "a = \"x\"\nDoe          Informational        [Page 3]\n\f\nRFC 0000   A Title   May 2001\n  / \"y\"\n",
     "2:4 DEFINE error; 3:1 PAGE error", "2:1 PAGE warning; 3:1 PAGE warning; 4:1 PAGE warning"},
    {"mixed line ends", "a = b\r\nb = \"x\"\n", "2:8 I-EOLMIX info", nullptr},
    {"byte order mark",
     "\xEF\xBB\xBF"
     "a = b\n",
     "1:1 I-BOM info; 1:5 UNDEF error", nullptr},
    {"columns count characters", "a = \"\xC3\xA9\" !\n", "1:6 STRCHAR error; 1:9 ELEMENT error", nullptr},
};

} // namespace

void TestAbnfParser::reports_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < static_cast<int>(std::size(kReported)); ++i)
        QTest::newRow(kReported[i].name) << i;
}

void TestAbnfParser::reports()
{
    QFETCH(int, index);
    const Reported& row = kReported[index];
    QCOMPARE(listed(read(row.text, AbnfMode::Strict).findings()), QString::fromUtf8(row.strict));
    QCOMPARE(listed(read(row.text, AbnfMode::Lenient).findings()),
             QString::fromUtf8(row.lenient == nullptr ? row.strict : row.lenient));
}

void TestAbnfParser::everyCodeHasItsOwnWord()
{
    std::set<std::string_view> words;
    const int last = static_cast<int>(GrammarCode::RepeatTooLarge);
    for (int code = 0; code <= last; ++code)
        words.insert(test::grammarCodeWord(static_cast<GrammarCode>(code)));
    QCOMPARE(words.size(), static_cast<std::size_t>(last) + 1);
    QVERIFY(!words.contains(""));
}

void TestAbnfParser::repairs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("repaired");
    QTest::newRow("BNF") << QByteArray("a ::= \"x\"\n") << QByteArray("a = \"x\"\n");
    QTest::newRow("misspelled") << QByteArray("a = seris\nseries = DIGIT\n")
                                << QByteArray("a = series\nseries = DIGIT\n");
    QTest::newRow("bar") << QByteArray("a = \"x\" | \"y\"\n") << QByteArray("a = \"x\" / \"y\"\n");
    QTest::newRow("brackets") << QByteArray("<a> = \"x\"\n") << QByteArray("a = \"x\"\n");
    QTest::newRow("space") << QByteArray("a = 2DIGIT\"-\"\n") << QByteArray("a = 2DIGIT \"-\"\n");
    QTest::newRow("no space") << QByteArray("a = 1* DIGIT\n") << QByteArray("a = 1*DIGIT\n");
    QTest::newRow("indent") << QByteArray("a = b\n  b = \"x\"\n") << QByteArray("a = b\nb = \"x\"\n");
    QTest::newRow("margin") << QByteArray("a = \"x\"\n/ \"y\"\n") << QByteArray("a = \"x\"\n / \"y\"\n");
    QTest::newRow("dash") << QByteArray("a = %x30\xE2\x80\x93"
                                        "39\n")
                          << QByteArray("a = %x30-39\n");
    QTest::newRow("no-break space") << QByteArray("a\xC2\xA0= \"x\"\n") << QByteArray("a = \"x\"\n");
    QTest::newRow("curly quotes") << QByteArray("a = \xE2\x80\x9Cx\xE2\x80\x9D\n")
                                  << QByteArray("a = \"x\"\n");
    QTest::newRow("single quotes") << QByteArray("a = 'x'\n") << QByteArray("a = \"x\"\n");
    QTest::newRow("underscore") << QByteArray("a_b = \"x\"\n") << QByteArray("a-b = \"x\"\n");
    QTest::newRow("open string") << QByteArray("a = \"x\n") << QByteArray("a = \"x\"\n");
    QTest::newRow("open group") << QByteArray("a = (\"x\"\n") << QByteArray("a = (\"x\")\n");
    QTest::newRow("extra bracket") << QByteArray("a = \"x\")\n") << QByteArray("a = \"x\"\n");
    QTest::newRow("counts") << QByteArray("a = 3*2\"x\"\n") << QByteArray("a = 2*3\"x\"\n");
    QTest::newRow("spelling") << QByteArray("a = B\nb = \"x\"\n") << QByteArray("a = b\nb = \"x\"\n");
    QTest::newRow("library rule") << QByteArray("a = ldh\n")
                                  << QByteArray(
                                         "a = ldh\nldh = alphanum / \"-\"\nalphanum = ALPHA / DIGIT\n");
}

void TestAbnfParser::repairs()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, repaired);
    std::string now = text.toStdString();
    const Grammar grammar = read(now, AbnfMode::Lenient);
    for (const GrammarFinding& finding : grammar.findings()) {
        if (!finding.repair.empty())
            now = applyEdits(now, finding.repair);
    }
    QCOMPARE(now, repaired.toStdString());
    QCOMPARE(listed(read(now, AbnfMode::Strict).findings()), QString());
}

void TestAbnfParser::namesSimilarRulesClosestFirst()
{
    const auto similarTo = [](const std::string& text) {
        const Grammar grammar = read(text, AbnfMode::Lenient);
        const auto found =
            std::ranges::find(grammar.findings(), GrammarCode::SimilarRule, &GrammarFinding::code);
        return found == grammar.findings().end() ? std::vector<std::string>() : found->arguments;
    };
    QCOMPARE(similarTo("a = suffx\nsuffix = DIGIT\n"), (std::vector<std::string>{"suffx", "suffix"}));
    QCOMPARE(similarTo("a = shelfs / b\nshelves = DIGIT\nshelf = ALPHA\nb = shelves\n"),
             (std::vector<std::string>{"shelfs", "shelf", "shelves"}));
    QCOMPARE(similarTo("a = b\nc = DIGIT\n"), std::vector<std::string>());
}

void TestAbnfParser::oneBrokenRuleDoesNotAffectOthers()
{
    const auto grammar = std::make_shared<const Grammar>(
        read("good = 1*DIGIT\nbad = ( \"x\"\nfar = bad\ngone = missing\n", AbnfMode::Strict));
    QCOMPARE(compileMatcher(grammar, "good").match("42"), MatchVerdict::Valid);
    for (const char* rule : {"bad", "far", "gone", "nowhere"}) {
        const Matcher matcher = compileMatcher(grammar, rule);
        QCOMPARE(matcher.match("x"), MatchVerdict::Undecided);
        QCOMPARE(matcher.limit().limit, GrammarLimit::Unreadable);
        const std::string culprit = std::string(rule) == "far" ? "bad" : rule;
        QCOMPARE(matcher.limit().rule, culprit);
    }
}

void TestAbnfParser::providesLibraryRules()
{
    GrammarOptions options;
    options.sources = RuleSources::CoreAndLibrary;
    const auto grammar =
        std::make_shared<const Grammar>(readGrammar("nss = \"a:\" path-rootless\n", options));
    QVERIFY(!grammar->hasErrors());
    const Matcher matcher = compileMatcher(grammar, "nss");
    QCOMPARE(matcher.match("a:b/%41//"), MatchVerdict::Valid);
    QCOMPARE(matcher.match("a:/b"), MatchVerdict::Invalid);
    QCOMPARE(grammar->ownRuleCount(), std::size_t{1});
}

void TestAbnfParser::neverStartsWithALibraryRule()
{
    // The definition of "NSS" is misspelled: RFC 8141's rule of that name would accept nearly everything.
    GrammarOptions options;
    options.sources = RuleSources::CoreAndLibrary;
    options.start = "NSS";
    const auto grammar =
        std::make_shared<const Grammar>(readGrammar("NS = \"a\"\nurn = \"urn:x:\" NSS\n", options));
    QVERIFY(grammar->hasErrors());
    QCOMPARE(compileMatcher(grammar, "NSS").match("anything"), MatchVerdict::Undecided);
}

void TestAbnfParser::survivesAnyBytes()
{
    using namespace std::string_literals; // the bytes include a NUL
    const std::string alphabet = "ab=/\"'%x0-9.*[]()<>|;:\n\r\t \f_\xE2\x80\x93\xC3\x00!{}"s;
    std::uint64_t state = 7;
    for (int round = 0; round < 20000; ++round) {
        std::string text;
        for (int i = 0; i < 24; ++i) {
            state = state * 6364136223846793005U + 1442695040888963407U;
            text += alphabet[(state >> 33U) % alphabet.size()];
        }
        for (const AbnfMode mode : {AbnfMode::Strict, AbnfMode::Lenient}) {
            const Grammar grammar = read(text, mode);
            for (const GrammarFinding& finding : grammar.findings()) {
                QVERIFY(finding.range.offset <= text.size());
                QVERIFY(finding.line >= 1 && finding.column >= 1);
                QVERIFY(finding.repair.empty() || applyEdits(text, finding.repair) != text);
            }
            // What is valid in strict mode is valid in lenient mode.
            if (mode == AbnfMode::Strict && !grammar.hasErrors())
                QVERIFY(!read(text, AbnfMode::Lenient).hasErrors());
        }
    }
}

NIDUS_TEST(tst_abnfparser, TestAbnfParser)
#include "tst_abnfparser.moc"
