// SPDX-License-Identifier: Apache-2.0
#include "core/check/listcheck.h"

#include "core/check/urnchecker.h"
#include "tests/core/check/listsamples.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <random>

using namespace nidus;
using namespace nidus::check;
using namespace Qt::StringLiterals;

namespace {

std::shared_ptr<const ListedValues> words(const std::vector<ListedEntry>& entries, bool ignoresCase = false)
{
    return listOf({.name = "words", .ignoresCase = ignoresCase, .rules = {"value"}}, entries);
}

/// A rule, and a regular expression for the same names in which {V} is a listed value and {P} a label with
/// a listed value of its range.
struct Sample
{
    const char* grammar;
    const char* names;
    const char* listed;
    const char* letters;
    bool hasLabel = false;
};

constexpr auto kValue = "value = 1*3%x61-62\nlabel = 1*2%x61-63\n";
constexpr Sample kSamples[]{
    {"nss = %x76 \":\" value\n", "v:[ab]{1,3}", "v:{V}", "vab:"},
    {"nss = value *3(\"-\" value)\n", "[ab]{1,3}(-[ab]{1,3}){0,3}", "{V}(-{V}){0,3}", "ab-"},
    {"nss = *2%x61-63 value *2%x61-63\n", "[abc]{0,2}[ab]{1,3}[abc]{0,2}", "[abc]{0,2}{V}[abc]{0,2}", "abc"},
    {"nss = value value\n", "([ab]{1,3}){2}", "{V}{V}", "ab"},
    {"nss = 1*value [\".\" 1*DIGIT]\n", "([ab]{1,3})+(\\.[0-9]+)?", "({V})+(\\.[0-9]+)?", "ab.1"},
    {"nss = (%x76 \":\" value) / (%x77 \":\" 1*%x61-62)\n", "(v:[ab]{1,3}|w:[ab]+)", "(v:{V}|w:[ab]+)",
     "vwab:"},
    {"nss = *(%x63 / value) \"!\"\n", "(c|[ab]{1,3})*!", "(c|{V})*!", "abc!"},
    {"nss = 1*2%x61-63 \":\" [value] \":\" *%x61-62\n", "[abc]{1,2}:([ab]{1,3})?:[ab]*",
     "[abc]{1,2}:({V})?:[ab]*", "abc:"},
    {"nss = label \":\" value\n", "[abc]{1,2}:[ab]{1,3}", "{P:}", "abc:", true},
    {"nss = label value\n", "[abc]{1,2}[ab]{1,3}", "{P}", "abc", true},
};

} // namespace

class TestListCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsValues_data();
    void reportsValues();
    void onlyWarnsIfTheListSays();
    void comparesTexts_data();
    void comparesTexts();
    void comparesNumbers_data();
    void comparesNumbers();
    void takesTheBestOfSeveralParses();
    void agreesWithRegularExpressions();
    void appliesSeveralLists();
    void isUndecidedWithoutTheRule_data();
    void isUndecidedWithoutTheRule();
    void readsRulesAboutWholeUrns();
    void findsFields_data();
    void findsFields();
};

void TestListCheck::reportsValues_data()
{
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<CheckReason>("reason");
    QTest::addColumn<int>("offset");

    const auto row = [](const char* name, const char* nss, Verdict verdict, CheckReason reason,
                        int offset = 0) {
        QTest::newRow(name) << QByteArray(nss) << verdict << reason << offset;
    };
    using enum CheckReason;
    row("listed", "lwm2m:oma:3", Verdict::Valid, None);
    row("any version of a number without one", "lwm2m:oma:3:1.2", Verdict::Valid, None);
    row("a version", "lwm2m:oma:5:1.0", Verdict::Valid, None);
    row("another version", "lwm2m:oma:5:1.2", Verdict::Invalid, ValueNotListed, 17);
    row("the number of some versions", "lwm2m:oma:5", Verdict::Valid, None);
    row("deprecated", "lwm2m:oma:5:1.1", Verdict::Valid, ValueDeprecated, 17);
    row("not listed", "lwm2m:oma:4", Verdict::Invalid, ValueNotListed, 17);
    row("the label of another range", "lwm2m:x:3", Verdict::Invalid, ValueWrongRange, 15);
    row("the first of a block", "lwm2m:x:1000", Verdict::Valid, None);
    row("the last of a block", "lwm2m:x:1049:2.0", Verdict::Valid, None);
    row("the label of a block", "lwm2m:oma:1049", Verdict::Invalid, ValueWrongRange, 17);
    row("reserved", "lwm2m:x:1050", Verdict::Valid, ValueReserved, 15);
    row("pending", "lwm2m:x:1055", Verdict::Valid, ValueReserved, 15);
    row("retired", "lwm2m:x:1051", Verdict::Valid, ValueRetired, 15);
    row("withdrawn", "lwm2m:x:1052", Verdict::Valid, ValueWithdrawn, 15);
    row("expired yesterday", "lwm2m:x:1053", Verdict::Valid, ValueExpired, 15);
    row("until today", "lwm2m:x:1054", Verdict::Valid, None);
    row("for private use", "lwm2m:x:30500", Verdict::Valid, None);
    row("private, but the other label", "lwm2m:oma:30500", Verdict::Invalid, ValueWrongRange, 17);
    row("listed outside all ranges", "lwm2m:x:50000", Verdict::Invalid, ValueOutsideRange, 15);
    row("too large for a number", "lwm2m:x:99999999999999999999999", Verdict::Invalid, ValueNotListed, 15);
    row("the rule comes first", "lwm2m:x:", Verdict::Invalid, SyntaxRule, 15);
}

void TestListCheck::reportsValues()
{
    QFETCH(QByteArray, nss);
    QFETCH(Verdict, verdict);
    QFETCH(CheckReason, reason);
    QFETCH(int, offset);
    const UrnChecker checker = checkerOf(kObjects, {objects()});
    const CheckOutcome outcome = checker.check("urn:xy:" + nss.toStdString());
    QCOMPARE(outcome.verdict, verdict);
    QCOMPARE(outcome.reason, reason);
    if (offset != 0)
        QCOMPARE(int(outcome.offset), offset);
}

void TestListCheck::onlyWarnsIfTheListSays()
{
    const UrnChecker checker = checkerOf(kObjects, {objects(true)});
    const CheckOutcome outcome = checker.check("urn:xy:lwm2m:oma:4");
    QCOMPARE(outcome.verdict, Verdict::Valid);
    QCOMPARE(outcome.reason, CheckReason::ValueNotListed);
    QCOMPARE(checker.check("urn:xy:lwm2m:x:4").reason, CheckReason::ValueWrongRange);
}

void TestListCheck::comparesTexts_data()
{
    QTest::addColumn<QByteArray>("listed");
    QTest::addColumn<bool>("ignoresCase");
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<bool>("isListed");

    const auto row = [](const char* name, const char* listed, bool ignoresCase, const char* nss,
                        bool isListed) {
        QTest::newRow(name) << QByteArray(listed) << ignoresCase << QByteArray(nss) << isListed;
    };
    row("same", "fr-xya", false, "fr-xya", true);
    row("other case", "fr-xya", false, "fr-XYA", false);
    row("case ignored", "FR-xya", true, "fr-XYA", true);
    row("RFC 8141 3.1: hex digits in either case", "a%2cb", false, "a%2Cb", true);
    row("the letter after them is not one", "a%2cb", false, "a%2CB", false);
    row("RFC 8141 3.2: encoded is not the same", "a,b", false, "a%2Cb", false);
    row("encoded letters are not decoded", "A", false, "%41", false);
    row("space", "a b", false, "a%20b", true);
    row("accent", "\xC3\xA9", false, "%c3%a9", true);
    row("percent sign", "50%", false, "50%25", true);
    row("comma in a part", "a\\,b", false, "a,b", true);
}

void TestListCheck::comparesTexts()
{
    QFETCH(QByteArray, listed);
    QFETCH(bool, ignoresCase);
    QFETCH(QByteArray, nss);
    QFETCH(bool, isListed);
    QByteArray entry = listed;
    if (!entry.contains('\\'))
        entry.replace(',', "\\,");
    const UrnChecker checker = checkerOf("nss = value\nvalue = 1*(pchar / \"/\")\n",
                                         {words({{.text = entry.toStdString()}}, ignoresCase)});
    QCOMPARE(checker.check("urn:xy:" + nss.toStdString()).verdict,
             isListed ? Verdict::Valid : Verdict::Invalid);
}

void TestListCheck::comparesNumbers_data()
{
    QTest::addColumn<bool>("isHexadecimal");
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<bool>("isListed");

    const auto row = [](const char* name, bool isHexadecimal, const char* nss, bool isListed) {
        QTest::newRow(name) << isHexadecimal << QByteArray(nss) << isListed;
    };
    row("decimal", false, "31", true);
    row("leading zeros", false, "0031", true);
    row("in a block", false, "4097", true);
    row("after it", false, "4112", false);
    row("not a number", false, "1F", false);
    row("zero", false, "000", true);
    row("hexadecimal", true, "1F", true);
    row("lower case", true, "1f", true);
    row("with zeros", true, "001f", true);
    row("with 0x", true, "0x1F", true);
    row("with 0X", true, "0X100a", true);
    row("after the block", true, "1010", false);
    row("decimal digits", true, "31", false);
}

void TestListCheck::comparesNumbers()
{
    QFETCH(bool, isHexadecimal);
    QFETCH(QByteArray, nss);
    QFETCH(bool, isListed);
    const auto list =
        listOf({.name = "numbers",
                .kind = isHexadecimal ? ListedKind::Hexadecimal : ListedKind::Decimal,
                .rules = {"value"}},
               {{.first = 0, .last = 0}, {.first = 31, .last = 31}, {.first = 4096, .last = 4111}});
    const UrnChecker checker = checkerOf("nss = value\nvalue = 1*pchar\n", {list});
    QCOMPARE(checker.check("urn:xy:" + nss.toStdString()).verdict,
             isListed ? Verdict::Valid : Verdict::Invalid);
}

void TestListCheck::takesTheBestOfSeveralParses()
{
    const auto list = words({{.text = "ab"}, {.text = "a", .state = ListedState::Retired}});
    const UrnChecker checker = checkerOf("nss = value *%x62\nvalue = 1*%x61-62\n", {list});
    QCOMPARE(checker.check("urn:xy:ab").reason, CheckReason::None); // not "a", which is retired, and "b"
    QCOMPARE(checker.check("urn:xy:a").reason, CheckReason::ValueRetired);
    QCOMPARE(checker.check("urn:xy:abb").reason, CheckReason::None);
    QCOMPARE(checker.check("urn:xy:b").verdict, Verdict::Invalid);
}

/// Names that the rule and a regular expression of the listed values must both accept, or both reject.
void TestListCheck::agreesWithRegularExpressions()
{
    std::mt19937 random(8141);
    const auto pick = [&random](std::size_t count) { return std::size_t(random()) % count; };
    int valid = 0;
    int invalid = 0;
    for (int round = 0; round < 400; ++round) {
        const Sample& sample = kSamples[std::size_t(round) % std::size(kSamples)];
        QStringList values;
        QStringList pairs;
        QStringList labeled;
        std::vector<std::string> texts;
        for (std::size_t count = 1 + pick(6); count > 0; --count) {
            std::string value;
            for (std::size_t length = 1 + pick(3); length > 0; --length)
                value += "ab"[pick(2)];
            const QString shown = QString::fromStdString(value);
            const QString label = value.starts_with("a") ? u"c"_s : u"ab"_s;
            values.append(shown);
            pairs.append(label + shown);
            labeled.append(label + u':' + shown);
            texts.push_back(value);
        }
        std::vector<ListedEntry> entries;
        for (const std::string& text : texts)
            entries.push_back({.text = text});
        ListFacts facts{.name = "words", .rules = {"value"}};
        if (sample.hasLabel) {
            facts.labelRule = "label";
            facts.ranges = {{.name = "a", .label = "c", .prefix = "a"},
                            {.name = "b", .label = "ab", .prefix = "b"}};
        }
        const std::string grammar = std::string(sample.grammar) + kValue;
        const auto list = listOf(facts, entries);
        const UrnChecker checker = checkerOf(grammar.c_str(), {list});
        const ListCheck lists(NamespaceRule(RuleSource{.text = grammar}), {list});
        QVERIFY(lists.plainNames() != nullptr);
        std::vector<std::string> accepted;
        QString listed = QString::fromUtf8(sample.listed);
        listed.replace(u"{V}"_s, u"(?:"_s + values.join(u'|') + u')');
        listed.replace(u"{P:}"_s, u"(?:"_s + labeled.join(u'|') + u')');
        listed.replace(u"{P}"_s, u"(?:"_s + pairs.join(u'|') + u')');
        const QRegularExpression named(QRegularExpression::anchoredPattern(QString::fromUtf8(sample.names)));
        const QRegularExpression wanted(QRegularExpression::anchoredPattern(listed));
        const std::string_view letters(sample.letters);
        for (int i = 0; i < 250; ++i) {
            std::string nss;
            for (std::size_t length = 1 + pick(9); length > 0; --length)
                nss += letters[pick(letters.size())];
            const QString text = QString::fromStdString(nss);
            const bool isName = named.match(text).hasMatch();
            const bool isListed = wanted.match(text).hasMatch();
            const CheckOutcome outcome = checker.check("urn:xy:" + nss);
            const QByteArray about =
                QByteArray::fromStdString(grammar + nss + '\n') + values.join(u' ').toUtf8();
            QVERIFY2(outcome.verdict == (isListed ? Verdict::Valid : Verdict::Invalid), about);
            QVERIFY2(isName == (outcome.reason != CheckReason::SyntaxRule), about);
            QVERIFY2(lists.plainNames()->accepts(nss) == isListed, about);
            valid += isListed ? 1 : 0;
            invalid += isName && !isListed ? 1 : 0;
            if (isName)
                accepted.push_back(nss);
        }
        QVERIFY2(ranksAgree(grammar, list, accepted), sample.grammar);
    }
    QVERIFY2(valid > 5'000 && invalid > 10'000,
             QByteArray::number(valid) + ' ' + QByteArray::number(invalid));
}

void TestListCheck::appliesSeveralLists()
{
    const auto countries =
        listOf({.name = "countries", .rules = {"country"}}, {{.text = "de"}, {.text = "fr"}});
    const auto kinds = listOf({.name = "kinds", .rules = {"kind"}},
                              {{.text = "a"}, {.text = "b", .state = ListedState::Retired}});
    const UrnChecker checker =
        checkerOf("nss = country \":\" kind\ncountry = 2ALPHA\nkind = 1ALPHA\n", {countries, kinds});
    QCOMPARE(checker.check("urn:xy:de:a").reason, CheckReason::None);
    QCOMPARE(checker.check("urn:xy:de:b").reason, CheckReason::ValueRetired);
    QCOMPARE(checker.check("urn:xy:it:b").reason, CheckReason::ValueNotListed); // the worse one
    const auto bad = checker.check("urn:xy:de:c");
    QCOMPARE(bad.offset, 10U);
    QCOMPARE(checker.details("urn:xy:de:c", bad).listed->list->facts().name, "kinds");
}

void TestListCheck::isUndecidedWithoutTheRule_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<Verdict>("verdict");

    QTest::newRow("no such rule") << QByteArray("nss = 1*ALPHA\n") << Verdict::Undecided;
    QTest::newRow("recursive rule") << QByteArray("nss = value\nvalue = ALPHA [value]\n")
                                    << Verdict::Undecided;
    QTest::newRow("context-free rule")
        << QByteArray("nss = value / \"(\" nss \")\"\nvalue = 1*ALPHA\n") << Verdict::Undecided;
    QTest::newRow("the rule is in no name") << QByteArray("nss = 1*ALPHA\nvalue = ALPHA\n") << Verdict::Valid;
}

void TestListCheck::isUndecidedWithoutTheRule()
{
    QFETCH(QByteArray, grammar);
    QFETCH(Verdict, verdict);
    const UrnChecker checker = checkerOf(grammar, {words({{.text = "abc"}})});
    QCOMPARE(checker.check("urn:xy:abc").verdict, verdict);
    QCOMPARE(checker.check("urn:xy:123").verdict, Verdict::Invalid);
}

void TestListCheck::readsRulesAboutWholeUrns()
{
    const auto lists = std::make_shared<const LazyListCheck>(
        std::vector{words({{.text = "abc"}, {.text = "x", .state = ListedState::Retired}})});
    const UrnChecker checker =
        entryChecker({.nid = "xy",
                      .rules = {{.version = 1,
                                 .rule = std::make_shared<const LazyRule>(RuleSource{
                                     .scope = NameScope::Urn,
                                     .text = "urn = %s\"urn:xy:\" [\"v\"] value [\"w\"]\nvalue = 1*ALPHA\n"}),
                                 .lists = lists}}});
    QCOMPARE(checker.check("urn:xy:vabc").reason, CheckReason::None);
    QCOMPARE(checker.check("URN:XY:vabc").reason, CheckReason::None);
    QCOMPARE(checker.check("URN:XY:vx").reason, CheckReason::ValueRetired);
    QCOMPARE(checker.check("URN:xy:vx").offset, 8U);
}

void TestListCheck::findsFields_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("fields"); // the separator and the field of value; empty = none

    const auto row = [](const char* name, const char* grammar, const char* fields) {
        QTest::newRow(name) << QByteArray(grammar) << QByteArray(fields);
    };
    row("the whole name", "nss = value\n", ":0");
    row("the second field", "nss = 1*ALPHA \":\" value [\":\" 1*DIGIT]\n", ":1");
    row("after any number of others", "nss = value *(\":\" 1*ALPHA)\n", ":0");
    row("separated by a period", "nss = 1*DIGIT \".\" value \".\" 1*(\":\" 1*DIGIT)\n", ".1");
    row("not in each name", "nss = \"a:\" value / \"b:\" 1*DIGIT\n", "");
    row("missing from the field", "nss = \"a:\" [value]\n", "");
    row("a part of a field", "nss = \"a:v\" value\n", "");
    row("twice", "nss = value \":\" value\n", "");
    row("in every field", "nss = 1*(\":\" value)\n", "");
}

void TestListCheck::findsFields()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, fields);
    const NamespaceRule rule(RuleSource{.text = grammar.toStdString() + "value = 1*3%x61-62\n"});
    const std::string name = "value";
    const MarkedRule marked(rule, {&name, 1});
    QByteArray found;
    if (marked.fields())
        found = marked.fields()->separator + QByteArray::number(marked.fields()->field[0]);
    QCOMPARE(found, fields);
}

NIDUS_TEST(tst_listcheck, TestListCheck)
#include "tst_listcheck.moc"
