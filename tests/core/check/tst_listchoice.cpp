// SPDX-License-Identifier: Apache-2.0
#include "core/check/listcheck.h"

#include "core/check/urnchecker.h"
#include "tests/core/check/listsamples.h"
#include "tests/testprogram.h"

#include <QTest>
#include <string>
#include <utility>

using namespace nidus::check;

namespace {

constexpr auto kTwoPlaces = "nss = (\"org\" / \"obj\") \":\" word [\":\" 1*DIGIT]\nword = 1*ALPHA\n";

std::shared_ptr<const ListedValues> listedAt(const char* name, const char* urn,
                                             const std::vector<ListedEntry>& entries, bool warnsOnly = false)
{
    return listOf({.nid = "xy", .name = name, .warnsOnly = warnsOnly, .rules = {"word"}, .urn = urn},
                  entries);
}

} // namespace

/// Which list decides about a name, and values that are listed otherwise than they are written.
class TestListChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesByThePatternsOfLists_data();
    void judgesByThePatternsOfLists();
    void ranksAsItAnswers();
    void namesTheListedSpelling_data();
    void namesTheListedSpelling();
    void distinguishesReleasedValues();
};

void TestListChoice::judgesByThePatternsOfLists_data()
{
    QTest::addColumn<QByteArray>("first");  // pattern of the list with "a", and a retired "r"
    QTest::addColumn<QByteArray>("second"); // of the list with "b"
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<QByteArray>("result"); // reason and list

    const auto row = [](const char* name, const char* first, const char* second, const char* nss,
                        const char* result) {
        QTest::newRow(name) << QByteArray(first) << QByteArray(second) << QByteArray(nss)
                            << QByteArray(result);
    };
    const auto* const org = "urn:xy:org:{value}";
    const auto* const obj = "urn:XY:obj:{value}";
    row("in the list of its pattern", org, obj, "org:a", "");
    row("only in the other list", org, obj, "org:b", "not listed in first");
    row("the other pattern", org, obj, "obj:a", "not listed in second");
    row("letter case of the pattern", org, obj, "ORG:b", "not listed in first");
    row("two lists with one pattern", org, org, "org:b", "");
    row("in neither", org, org, "org:c", "not listed in first");
    row("no pattern fits, in one", org, obj, "org:b:1", "");
    row("no pattern fits, in neither", org, obj, "org:c:1", "not listed in first");
    row("a list without a pattern", "", obj, "obj:a", "");
    row("in neither, and one fits", "", obj, "obj:c", "not listed in second");
    row("a pattern of another namespace", "urn:zz:org:{value}", obj, "obj:a", "");
    row("listed without a fault in the other", org, org, "org:r", "retired in first");
}

void TestListChoice::judgesByThePatternsOfLists()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QByteArray, nss);
    QFETCH(QByteArray, result);
    const auto one = listedAt("first", first, {{.text = "a"}, {.text = "r", .state = ListedState::Retired}});
    const auto other = listedAt("second", second, {{.text = "b"}});
    const std::string urn = "urn:xy:" + nss.toStdString();
    for (const auto& [scope, start] :
         {std::pair{NameScope::Nss, ""}, std::pair{NameScope::NidAndNss, "all = \"xy:\" nss\n"},
          std::pair{NameScope::Urn, "all = \"urn:xy:\" nss\n"}}) {
        const std::string grammar = std::string(start) + kTwoPlaces;
        for (const auto& lists : {std::vector{one, other}, std::vector{other, one}}) {
            const UrnChecker checker = checkerOf(grammar.c_str(), lists, scope);
            const CheckOutcome outcome = checker.check(urn);
            QByteArray found;
            if (const auto listed = checker.details(urn, outcome).listed) {
                found = listed->value.fault == ListFault::Retired ? "retired in " : "not listed in ";
                found += QByteArray::fromStdString(listed->list->facts().name);
            }
            if (result.endsWith("first") && first == second && result.startsWith("not"))
                found.replace("second", "first"); // both are right
            else if (nss == "org:c:1")
                found.replace("second", "first");
            QCOMPARE(found, result);
            QCOMPARE(outcome.verdict, result.startsWith("not") ? Verdict::Invalid : Verdict::Valid);
        }
    }
}

/// Two lists with the same rules in grammars whose texts are fields, and in others.
void TestListChoice::ranksAsItAnswers()
{
    const std::vector<ListedEntry> some{{.text = "a"}, {.text = "r", .state = ListedState::Retired}};
    const auto rankOf = [](const ListAnswer& answer) { return answer.value.rank(); };
    int reported = 0;
    for (const char* const grammar :
         {kTwoPlaces, "nss = (\"org\" / \"obj\") \":\" *DIGIT word\nword = 1*ALPHA\n",
          "nss = (\"org:\" / \"obj:\") word *(\":\" word)\nword = 1*ALPHA\n"}) {
        const NamespaceRule rule(RuleSource{.text = grammar});
        for (const char* const pattern : {"", "urn:xy:org:{value}", "urn:xy:obj:{value}"}) {
            for (const bool warnsOnly : {false, true}) {
                const ListCheck check(rule, {listedAt("first", "urn:xy:org:{value}", some),
                                             listedAt("second", pattern, {{.text = "b"}}, warnsOnly)});
                for (const char* const nss :
                     {"org:a", "org:b", "org:c", "org:r", "obj:a", "obj:b", "obj:c"}) {
                    QCOMPARE(check.rank(nss), rankOf(check.answer(nss)));
                    reported += check.rank(nss) > 0 ? 1 : 0;
                    const std::string urn = std::string("urn:xy:") + nss;
                    const std::string_view subject = std::string_view(urn).substr(7);
                    std::uint8_t rank = 0;
                    check.rankMany({&subject, 1}, {&rank, 1});
                    QCOMPARE(int(rank), check.rank(nss));
                    QVERIFY(check.plainNames() == nullptr);
                }
            }
        }
    }
    QVERIFY(reported > 20);
}

void TestListChoice::namesTheListedSpelling_data()
{
    QTest::addColumn<int>("width"); // of the range
    QTest::addColumn<bool>("isHexadecimal");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<QByteArray>("nss");
    QTest::addColumn<QByteArray>("expected"); // spelling; empty: nothing is reported

    const auto row = [](const char* name, int width, bool isHexadecimal, const char* rule, const char* nss,
                        const char* expected) {
        QTest::newRow(name) << width << isHexadecimal << QByteArray(rule) << QByteArray(nss)
                            << QByteArray(expected);
    };
    row("as listed", 0, false, "1*DIGIT", "42", "");
    row("leading zeros", 0, false, "1*DIGIT", "0042", "42");
    row("one leading zero", 0, false, "1*DIGIT", "042", "42");
    row("zero", 0, false, "1*DIGIT", "0", "");
    row("zeros", 0, false, "1*DIGIT", "00", "0");
    row("the range has a width", 4, false, "1*DIGIT", "0042", "");
    row("without the zeros of the range", 4, false, "1*DIGIT", "42", "0042");
    row("too many zeros", 4, false, "1*DIGIT", "00042", "0042");
    row("the grammar demands zeros", 0, false, "4DIGIT", "0042", "");
    row("hexadecimal", 0, true, "1*pchar", "2A", "");
    row("hexadecimal in lower case", 0, true, "1*pchar", "2a", "");
    row("hexadecimal with zeros", 0, true, "1*pchar", "02a", "2A");
    row("hexadecimal with 0x", 0, true, "1*pchar", "0x2A", "2A");
    row("hexadecimal with 0x and a width", 4, true, "1*pchar", "0x2A", "002A");
    row("the grammar demands 0x", 0, true, "%s\"0x\" 1*HEXDIG", "0x2A", "");
}

void TestListChoice::namesTheListedSpelling()
{
    QFETCH(int, width);
    QFETCH(bool, isHexadecimal);
    QFETCH(QByteArray, rule);
    QFETCH(QByteArray, nss);
    QFETCH(QByteArray, expected);
    ListFacts facts{.name = "numbers",
                    .kind = isHexadecimal ? ListedKind::Hexadecimal : ListedKind::Decimal,
                    .rules = {"value"}};
    if (width > 0)
        facts.ranges = {{.name = "all", .first = 0, .last = 9999, .width = std::size_t(width)}};
    const auto list = listOf(facts, {{.first = 0, .last = 0}, {.first = 42, .last = 42}});
    const std::string grammar = "nss = value [\":\" 1*ALPHA]\nvalue = " + rule.toStdString() + '\n';
    const UrnChecker checker = checkerOf(grammar.c_str(), {list});
    for (const char* const more : {"", ":a"}) {
        const std::string urn = "urn:xy:" + nss.toStdString() + more;
        const CheckOutcome outcome = checker.check(urn);
        QCOMPARE(outcome.verdict, Verdict::Valid);
        QCOMPARE(outcome.reason, expected.isEmpty() ? CheckReason::None : CheckReason::ValueSpelling);
        if (!expected.isEmpty())
            QCOMPARE(outcome.offset, 7U);
    }
    QCOMPARE(QByteArray::fromStdString(list->listedText(nss.toStdString())),
             expected.isEmpty() ? QByteArray::fromStdString(list->listedText(nss.toStdString())) : expected);
    QVERIFY(ranksAgree(grammar, list, {nss.toStdString(), nss.toStdString() + ":a"}));
}

void TestListChoice::distinguishesReleasedValues()
{
    const auto list = listOf({.name = "numbers", .kind = ListedKind::Decimal, .rules = {"value"}},
                             {{.first = 1, .last = 1},
                              {.first = 3, .last = 3, .state = ListedState::Released},
                              {.first = 10, .last = 19, .state = ListedState::Released}});
    const UrnChecker checker = checkerOf("nss = value\nvalue = 1*DIGIT\n", {list});
    QCOMPARE(list->size(), std::size_t(1));
    for (const char* const released : {"urn:xy:3", "urn:xy:10", "urn:xy:19"}) {
        QCOMPARE(checker.check(released).reason, CheckReason::ValueReleased);
        QCOMPARE(checker.check(released).verdict, Verdict::Invalid);
    }
    QCOMPARE(checker.check("urn:xy:4").reason, CheckReason::ValueNotListed);
    const std::string_view four = "4";
    QCOMPARE(list->nearest({&four, 1}), "1");
    const auto texts = listOf({.name = "words", .rules = {"value"}},
                              {{.text = "abc"}, {.text = "old", .state = ListedState::Released}});
    const UrnChecker ofWords = checkerOf("nss = value\nvalue = 1*ALPHA\n", {texts});
    QCOMPARE(ofWords.check("urn:xy:old").reason, CheckReason::ValueReleased);
    const std::string_view all = "ole";
    QCOMPARE(texts->nearest({&all, 1}), "");
}

NIDUS_TEST(tst_listchoice, TestListChoice)
#include "tst_listchoice.moc"
