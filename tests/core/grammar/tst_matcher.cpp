// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/samples/sample.h"
#include "core/grammar/samples/splitmix.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/matchtable.h"
#include "core/grammar/tables/relate.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

using namespace nidus;
using namespace nidus::grammar;

class TestMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void everyTableFormGivesTheSameVerdicts_data();
    void everyTableFormGivesTheSameVerdicts();
    void explains_data();
    void explains();
    void knowsWhichRepetitionIsUsedUp_data();
    void knowsWhichRepetitionIsUsedUp();
    void relates_data();
    void relates();
    void samples();
    void shortestSamplesAreReadable_data();
    void shortestSamplesAreReadable();
    void limitsAreNeverInvalid_data();
    void limitsAreNeverInvalid();
    void stopsOnRequest();
};

namespace {

Matcher compiled(const std::string& text, std::string_view start = {})
{
    return compileMatcher(std::make_shared<const Grammar>(readGrammar(text)), start);
}

QString joined(const std::vector<std::string>& texts, const char* separator)
{
    QStringList list;
    for (const std::string& text : texts)
        list.append(QString::fromStdString(text));
    return list.join(QString::fromLatin1(separator));
}

/// Returns rules that double twenty times.
std::string doubling()
{
    std::string text;
    for (int i = 0; i < 20; ++i) {
        const std::string next = "r" + std::to_string(i + 1);
        text.append("r")
            .append(std::to_string(i))
            .append(" = ")
            .append(next)
            .append(" ")
            .append(next)
            .append("\n");
    }
    return text + "r20 = \"x\"\n";
}

} // namespace

void TestMatcher::matches_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isMatch");
    const auto row = [](const char* name, const char* grammar, QByteArray text, bool isMatch) {
        QTest::newRow(name) << QByteArray(grammar) << std::move(text) << isMatch;
    };
    row("alternatives are unordered", "a = \"x\" / \"xy\"\n", "xy", true);
    row("repetition is not greedy", "a = *\"x\" \"x\"\n", "xx", true);
    row("RFC 8141's NID", "a = an 0*30(an / \"-\") an\nan = ALPHA / DIGIT\n", "a-b", true);
    row("letters in any case", "a = \"aZ\"\n", "Az", true);
    row("only letters have case", "a = \"@[\"\n", "`{", false);
    row("%s", "a = %s\"aZ\"\n", "az", false);
    row("%i", "a = %i\"aZ\"\n", "az", true);
    row("numbers are exact", "a = %x61\n", "A", false);
    row("Kelvin sign is not a k", "a = \"k\"\n", "\xE2\x84\xAA", false);
    row("any byte", "a = 2OCTET\n", QByteArray("\x00\xFF", 2), true);
    row("a code point is UTF-8", "a = %x20AC\n", "\xE2\x82\xAC", true);
    row("a range of code points", "a = %x3B1-3C9\n", "\xCF\x89", true);
    row("zero times", "a = 0\"x\" \"y\"\n", "y", true);
    row("zero times an undefined use is still nothing", "a = 0b\nb = \"x\"\n", "", true);
    row("right-linear", "a = \"x\" a / \"y\" b\nb = \"z\" a / \"z\"\n", "xxyzyz", true);
    row("left-linear", "a = a \",\" 1*DIGIT / 1*DIGIT\n", "1,22,3", true);
    row("left-linear, mutual", "a = b \"x\" / \"s\"\nb = a \"y\"\n", "syxyx", true);
    row("left-linear, not half a round", "a = b \"x\" / \"s\"\nb = a \"y\"\n", "syxy", false);
    row("a linear rule used twice", "l = \"(\" r \")\" r\nr = \"x\" r / \"y\"\n", "(xy)xxy", true);
    row("nested pairs", "a = \"(\" *a \")\"\n", "(()(()))", true);
    row("nested pairs, one open", "a = \"(\" *a \")\"\n", "(()(())", false);
    row("palindromes", "a = \"x\" a \"x\" / \"y\" a \"y\" / \"\"\n", "xyyx", true);
    row("hidden left recursion", "a = [\"-\"] a \"z\" / \"z\"\n", "-zzz", true);
    row("empty rules in a cycle", "a = b a b / \"x\"\nb = \"\" / a\n", "x", true);
    row("nothing matches an empty class", "a = \"x\" / b\nb = \"y\" b\n", "y", false);
}

void TestMatcher::matches()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, text);
    QFETCH(bool, isMatch);
    const std::string bytes = text.toStdString();
    const Matcher matcher = compiled(grammar.toStdString());
    QCOMPARE(matcher.match(bytes), isMatch ? MatchVerdict::Valid : MatchVerdict::Invalid);
    QCOMPARE(matcher.locate(bytes).has_value(), !isMatch);
}

void TestMatcher::everyTableFormGivesTheSameVerdicts_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<std::size_t>("states");
    const auto row = [](const char* name, const QByteArray& grammar, std::size_t states) {
        QTest::newRow(name) << grammar << states;
    };
    // The dead state is not included.
    row("few states", "a = 1*(\"a\" \"b\" / %x63-7A)\n", 3);
    row("a full register", "a = 14( \"a\" / \"b\" )\n", 15);
    row("more than a register", "a = 15( \"a\" / \"b\" )\n", 16);
    row("rows of 64 full", "a = 3*60( \"a\" / \"b\" ) 2\"c\"\n", 63);
    row("more than 64", "a = 3*61( \"a\" / \"b\" ) 2\"c\"\n", 64);
    row("a byte each", "a = *254( \"a\" / \"b\" )\n", 255);
    row("two bytes each", "a = *255( \"a\" / \"b\" )\n", 256);
    row("a byte for each between pairs", "a = *400( \"a\" / \"b\" )\n", 401);
    row("an odd number of states between pairs", "a = \"c\" *399( \"a\" / \"b\" )\n", 401);
    // Few states between pairs, but a class for each byte.
    QByteArray doubled = "a = %x01.01";
    for (int byte = 2; byte < 0x80; ++byte)
        doubled += " / %x" + QByteArray::number(byte, 16) + '.' + QByteArray::number(byte, 16);
    row("each byte twice", doubled + '\n', 129);
    row("two bytes each between pairs", "a = *600( \"a\" / \"b\" )\n", 601);
}

void TestMatcher::everyTableFormGivesTheSameVerdicts()
{
    QFETCH(QByteArray, grammar);
    QFETCH(std::size_t, states);
    const Matcher matcher = compiled(grammar.toStdString());
    QCOMPARE(matcher.states(), states);
    std::vector<std::string> texts = makeSamples(matcher, {SampleKind::Random, 300, 1});
    const std::vector<std::string> wrong = makeSamples(matcher, {SampleKind::NearMiss, 300, 2});
    texts.insert(texts.end(), wrong.begin(), wrong.end());
    texts.emplace_back();
    texts.emplace_back(1000, 'a');
    // Around the number of bytes processed at once, and bytes that no grammar here contains.
    for (const std::size_t length : {63U, 64U, 65U, 128U})
        texts.emplace_back(length, 'b');
    // Longer than the sorted lengths, unordered, more than are processed at once.
    for (const std::size_t length : {700U, 256U, 900U, 300U, 255U, 800U, 260U, 257U, 650U, 310U, 720U, 400U})
        texts.emplace_back(length, 'a');
    texts.insert(texts.end(), {"a\xC3", std::string("b\0", 2), std::string("\0", 1), "\x7F", "\xFF"});
    SplitMix random(3);
    for (std::size_t i = texts.size(); i > 1; --i)
        std::swap(texts[i - 1], texts[random.below(i)]);
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    // Any number of texts, so that every way of ending a batch occurs.
    for (std::size_t count = 0; count <= views.size(); count += count < 20 ? 1 : 97) {
        std::vector<MatchVerdict> verdicts(count, MatchVerdict::Undecided);
        matcher.matchMany(std::span(views).first(count), verdicts);
        for (std::size_t i = 0; i < count; ++i) {
            QCOMPARE(verdicts[i], matcher.match(texts[i]));
            QCOMPARE(verdicts[i] == MatchVerdict::Valid, matcher.automaton()->accepts(texts[i]));
        }
    }
    const MatchTable table(*matcher.automaton());
    for (const MatchPath path : {MatchPath::Portable, MatchPath::Shuffle}) {
        if (!table.isAvailable(path))
            continue;
        for (const std::string_view text : views)
            QCOMPARE(table.acceptsOn(path, text), matcher.automaton()->accepts(text));
    }
    // In groups of only ASCII, and mixed with others.
    std::vector<std::string_view> ascii;
    std::ranges::copy_if(views, std::back_inserter(ascii), [](std::string_view text) {
        return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    });
    for (const MatchPath path : {MatchPath::Portable, MatchPath::Pairs}) {
        if (!table.isAvailable(path))
            continue;
        for (const std::vector<std::string_view>& some : {views, ascii}) {
            std::vector<MatchVerdict> verdicts(some.size(), MatchVerdict::Undecided);
            table.decideManyOn(path, some, verdicts);
            for (std::size_t i = 0; i < some.size(); ++i)
                QCOMPARE(verdicts[i] == MatchVerdict::Valid, matcher.automaton()->accepts(some[i]));
        }
    }
}

void TestMatcher::explains_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("items");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* grammar, const char* text, int offset,
                        const char* items, const char* path) {
        QTest::newRow(name) << QByteArray(grammar) << QByteArray(text) << offset << QString::fromLatin1(items)
                            << QString::fromLatin1(path);
    };
    constexpr const char* kDates = "work = \"on:\" date [ \"@\" ]\ndate = year \"-\" month\nyear = 4DIGIT\n"
                                   "month = \"0\" %x31-39 / \"1\" %x30-32\n";
    row("a range, with its rules", kDates, "on:1990-13", 9, "%x30-32", "work > date > month");
    row("the end", kDates, "on:1990-12x", 10, "\"@\"|end of text", "work");
    row("too short", kDates, "on:19", 5, "DIGIT", "work > date > year");
    row("within a string", kDates, "ox", 1, "\"n\" (of \"on:\")", "work");
    row("a string with its case", "a = %s\"ab\" / \"1\"\n", "A", 0, "\"1\"|%s\"ab\"", "a");
    row("within such a string", "a = %s\"ab\"\n", "aB", 1, "%s\"b\" (of %s\"ab\")", "a");
    row("numbers", "a = %x61.0A\n", "a", 1, "%x0A (of %x61.0A)", "a");
    row("the outermost rule of one byte", "a = *ldh\nldh = an / \"-\"\nan = ALPHA / DIGIT\n", "a_", 1,
        "end of text|ldh", "a");
    row("nothing matches", "a = \"x\" / b\nb = \"y\" b\n", "y", 0, "\"x\"", "a");
    row("context-free", "a = \"(\" *a \")\"\n", "(x", 1, "\"(\"|\")\"", "a");
    row("context-free, within a rule", "a = \"(\" (a / b) \")\"\nb = 1*DIGIT \".\"\n", "(1)", 2,
        "\".\"|DIGIT", "a > b");
    row("context-free, at the end", "a = \"(\" [a] \")\"\n", "())", 2, "end of text", "");
}

void TestMatcher::explains()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(QString, items);
    QFETCH(QString, path);
    const std::string bytes = text.toStdString();
    const Matcher matcher = compiled(grammar.toStdString());
    const auto rejection = matcher.locate(bytes);
    QVERIFY(rejection);
    const Explanation explanation = matcher.explain(bytes, *rejection);
    QCOMPARE(static_cast<int>(explanation.offset), offset);
    std::vector<std::string> texts;
    for (const ExpectedItem& item : explanation.items)
        texts.push_back(item.text);
    QCOMPARE(joined(texts, "|"), items);
    QCOMPARE(joined(explanation.rulePath, " > "), path);
}

void TestMatcher::knowsWhichRepetitionIsUsedUp_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("most"); // 0: none
    const auto row = [](const char* name, const char* grammar, const char* text, int most) {
        QTest::newRow(name) << QByteArray(grammar) << QByteArray(text) << most;
    };
    row("at the end", "a = 1*3DIGIT\n", "1234", 3);
    row("exactly so many", "a = 3DIGIT\n", "1234", 3);
    row("not used up", "a = 1*3DIGIT\n", "12x", 0);
    row("unlimited", "a = 3*DIGIT\n", "123x", 0);
    row("before something else", "a = 1*3DIGIT \"-\" 2ALPHA\n", "1234-ab", 3);
    row("the later one", "a = 1*3DIGIT \"-\" 2ALPHA\n", "12-abc", 2);
    row("before something optional", "a = 1*3DIGIT [ \"x\" ]\n", "1234", 3);
    row("after it", "a = 1*3DIGIT [ \"x\" ]\n", "1xx", 0);
    row("of a choice", "a = 1*2(DIGIT / \"-\")\n", "1-1", 2);
    row("of a range", "a = 1*2%x61-63\n", "abc", 2);
    row("in a rule of its own", "a = year \"-\" year\nyear = 4DIGIT\n", "1990-19901", 4);
    row("another way to get there", "a = 1*3DIGIT / \"x\"\n", "x1", 0);
    row("two in a row: up to 4", "a = 1*2DIGIT 1*2DIGIT\n", "12345", 0);
    row("of words", "a = 1*2( \"ab\" )\n", "ababab", 0);
    row("within another one", "a = 2(1*2DIGIT)\n", "12345", 0);
    row("nothing yet", "a = *3DIGIT \"x\"\n", "y", 0);
    row("context-free", "a = \"(\" [ a ] \")\" 1*2DIGIT\n", "()123", 0);
}

void TestMatcher::knowsWhichRepetitionIsUsedUp()
{
    QFETCH(const QByteArray, grammar);
    QFETCH(const QByteArray, text);
    QFETCH(const int, most);
    const Matcher matcher = compiled(grammar.toStdString());
    const auto rejection = matcher.locate(text.toStdString());
    QVERIFY(rejection);
    const Explanation explanation = matcher.explain(text.toStdString(), *rejection);
    QCOMPARE(explanation.limit ? int(explanation.limit->most) : 0, most);
    if (most > 0)
        QVERIFY(explanation.limit->bytes.contains(static_cast<unsigned char>(text.at(rejection->offset))));
}

void TestMatcher::relates_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QByteArray>("relation");
    QTest::addColumn<QByteArray>("onlyFirst");
    QTest::addColumn<QByteArray>("onlySecond");
    const auto row = [](const char* name, const char* first, const char* second, const char* relation,
                        const char* onlyFirst, const char* onlySecond) {
        QTest::newRow(name) << QByteArray(first) << QByteArray(second) << QByteArray(relation)
                            << QByteArray(onlyFirst) << QByteArray(onlySecond);
    };
    row("written differently", "a = *(\"x\" \"y\")\n", "a = [ \"x\" *( \"yx\" ) \"y\" ]\n", "equal", "-",
        "-");
    row("narrower", "a = 4DIGIT\n", "a = 1*DIGIT\n", "subset", "-", "0");
    row("wider by the empty text", "a = *DIGIT\n", "a = 1*DIGIT\n", "superset", "", "-");
    row("in part", "a = \"a\" / \"b\"\n", "a = \"b\" / \"cc\"\n", "overlap", "a", "cc");
    row("not at all", "a = 1*DIGIT\n", "a = 1*ALPHA\n", "disjoint", "0", "a");
    row("left and right recursion", "a = a \"x\" / \"x\"\n", "a = \"x\" a / \"x\"\n", "equal", "-", "-");
}

void TestMatcher::relates()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    const auto compared = relate(compiled(first.toStdString()), compiled(second.toStdString()));
    QVERIFY(compared);
    QTEST(QByteArray::fromStdString(std::string(relationWord(compared->relation))), "relation");
    QTEST(QByteArray::fromStdString(compared->onlyInFirst.value_or("-")), "onlyFirst");
    QTEST(QByteArray::fromStdString(compared->onlyInSecond.value_or("-")), "onlySecond");
}

void TestMatcher::samples()
{
    const Matcher isbn = compiled("a = 1*5DIGIT \"-\" ( DIGIT / \"X\" )\n");
    QCOMPARE(makeSamples(isbn, {SampleKind::Shortest, 3, 0}),
             (std::vector<std::string>{"0-x", "00-x", "000-x"}));
    const std::vector<std::string> boundary = makeSamples(isbn, {SampleKind::Boundary, 100, 0});
    for (const char* text : {"0-0", "0-x", "9-x", "00-x", "99-x", "00000-x", "00009-x"}) {
        const bool isThere = std::ranges::find(boundary, std::string(text)) != boundary.end();
        QCOMPARE(isThere, std::string_view(text) != "99-x");
    }
    QCOMPARE(makeSamples(isbn, {SampleKind::Random, 50, 1}).size(), std::size_t{50});
    QVERIFY(makeSamples(isbn, {SampleKind::Random, 50, 1}) != makeSamples(isbn, {SampleKind::Random, 50, 2}));
    QCOMPARE(makeSamples(isbn, {SampleKind::NearMiss, 50, 1}).size(), std::size_t{50});
    QVERIFY(makeSamples(compiled("a = \"x\" a\nb = \"y\"\n", "a"), {SampleKind::Random, 5, 1}).empty());
    const Matcher nested = compiled("a = \"(\" *( a / DIGIT ) \")\"\n");
    QCOMPARE(makeSamples(nested, {SampleKind::Shortest, 5, 0}), (std::vector<std::string>{"()"}));
    for (const SampleKind kind : {SampleKind::Random, SampleKind::Boundary, SampleKind::NearMiss}) {
        const std::vector<std::string> texts = makeSamples(nested, {kind, 20, 4});
        QCOMPARE(texts.size(), std::size_t{20});
        for (const std::string& text : texts)
            QCOMPARE(nested.match(text) == MatchVerdict::Valid, kind != SampleKind::NearMiss);
    }
}

void TestMatcher::shortestSamplesAreReadable_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("shortest");
    QTest::newRow("of a class") << QByteArray("a = %x00-7F\n") << QByteArray("a");
    QTest::newRow("of alternatives") << QByteArray("a = LF / SP / \"-\"\n") << QByteArray("-");
    QTest::newRow("later in the text") << QByteArray("a = %s\"a\" LF / %s\"b\" \"!\"\n") << QByteArray("b!");
    QTest::newRow("short comes first") << QByteArray("a = LF / \"bb\"\n") << QByteArray("\n");
    QTest::newRow("nested, a class") << QByteArray("a = \"(\" a \")\" / %x00-7F\n") << QByteArray("a");
    QTest::newRow("nested, alternatives")
        << QByteArray("a = \"(\" a \")\" / LF / %x09 / b\nb = c\nc = \"-\"\n") << QByteArray("-");
    QTest::newRow("nested, short comes first")
        << QByteArray("a = \"(\" a \")\" / LF / \"bb\"\n") << QByteArray("\n");
}

void TestMatcher::shortestSamplesAreReadable()
{
    QFETCH(QByteArray, grammar);
    const std::vector<std::string> texts =
        makeSamples(compiled(grammar.toStdString()), {SampleKind::Shortest, 1, 0});
    QCOMPARE(texts.size(), std::size_t{1});
    QTEST(QByteArray::fromStdString(texts.front()), "shortest");
}

void TestMatcher::limitsAreNeverInvalid_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("limit");
    const auto row = [](const char* name, std::string grammar, std::string text, GrammarLimit limit) {
        QTest::newRow(name) << QByteArray::fromStdString(grammar) << QByteArray::fromStdString(text)
                            << static_cast<int>(limit);
    };
    row("counts within counts", "a = 1*255(1*255(\"a\"))\n", "aaa", GrammarLimit::DeterminizationWork);
    row("twenty rules that double", doubling(), "xx", GrammarLimit::NfaStates);
    row("a count of counts", "a = 100000(100000\"a\")\n", "a", GrammarLimit::NfaStates);
    row("a long memory", "a = *(\"a\" / \"b\") \"a\" 20(\"a\" / \"b\")\n", "a", GrammarLimit::DfaStates);
    row("nested too deep", "a = " + std::string(300, '(') + "\"x\"" + std::string(300, ')') + "\n", "x",
        GrammarLimit::Unreadable);
    row("a text too long", "a = *\"x\"\n", std::string(kMaxTextBytes + 1, 'x'), GrammarLimit::TextBytes);
    row("every parse of an ambiguous text", "a = a a / \"x\"\n", std::string(3000, 'x'),
        GrammarLimit::EarleyItems);
}

void TestMatcher::limitsAreNeverInvalid()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, text);
    QFETCH(int, limit);
    const Matcher matcher = compiled(grammar.toStdString());
    const std::string bytes = text.toStdString();
    QCOMPARE(matcher.match(bytes), MatchVerdict::Undecided);
    QVERIFY(!matcher.locate(bytes));
    QCOMPARE(static_cast<int>(matcher.limitFor(bytes).limit), limit);
    QVERIFY(!matcher.limitFor(bytes).rule.empty());
    std::vector<MatchVerdict> verdicts(2);
    const std::vector<std::string_view> texts{bytes, bytes};
    matcher.matchMany(texts, verdicts);
    QVERIFY(verdicts[0] == MatchVerdict::Undecided && verdicts[1] == MatchVerdict::Undecided);
}

void TestMatcher::stopsOnRequest()
{
    std::stop_source source;
    source.request_stop();
    const auto grammar = std::make_shared<const Grammar>(readGrammar("a = 1*\"x\"\nc = \"(\" *c \")\"\n"));
    QCOMPARE(compileMatcher(grammar, "a", source.get_token()).limit().limit, GrammarLimit::Canceled);
    QCOMPARE(compileMatcher(grammar, "c").match("()", source.get_token()), MatchVerdict::Undecided);
    const Matcher matcher = compileMatcher(grammar, "a");
    QCOMPARE(relate(matcher, matcher, source.get_token()).error().limit, GrammarLimit::Canceled);
    QCOMPARE(relate(matcher, compileMatcher(grammar, "c")).error().limit, GrammarLimit::ContextFree);
}

NIDUS_TEST(tst_matcher, TestMatcher)
#include "tst_matcher.moc"
