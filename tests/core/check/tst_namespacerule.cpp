// SPDX-License-Identifier: Apache-2.0
#include "core/check/namespacerule.h"

#include "core/check/urnchecker.h"
#include "core/urn/urnparser.h"
#include "tests/testprogram.h"

#include <QTest>
#include <thread>

using namespace nidus;
using namespace nidus::check;
using namespace nidus::grammar;
using namespace nidus::urn;

namespace {

constexpr auto kDateGrammar = "name  = %s\"d\" \":\" month\nmonth = \"0\" %x31-39 / \"1\" %x30-32\n";

RuleAnswer answerOf(const RuleSource& source, std::string_view urn)
{
    return NamespaceRule(source).judge(urn, parseUrn(urn, Rfc::Rfc8141).value());
}

std::shared_ptr<const LazyRule> lazy(const char* text)
{
    return std::make_shared<const LazyRule>(RuleSource{.text = text});
}

} // namespace

class TestNamespaceRule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void appliesToItsScope_data();
    void appliesToItsScope();
    void explainsInBytesOfTheUrn();
    void namesTheStartRuleIfOnlyTheEndIsExpected();
    void readsAnIRegexp();
    void reachesNoVerdictWithAnInvalidGrammar();
    void isCompiledOnceForAllThreads();
    void isReadWhenItIsFirstUsed();
    void decidesInAChecker_data();
    void decidesInAChecker();
    void comparesVerdictsAndOffsets();
    void explainsAnOutcome();
    void listsAcceptingNamespaces();
    void checksDraftsWithoutANid();
};

void TestNamespaceRule::appliesToItsScope_data()
{
    QTest::addColumn<NameScope>("scope");
    QTest::addColumn<bool>("describesComponents");
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<int>("offset"); // -1: valid
    const auto row = [](const char* name, NameScope scope, bool components, const char* grammar,
                        const char* urn, int offset) {
        QTest::newRow(name) << scope << components << QByteArray(grammar) << QByteArray(urn) << offset;
    };
    using enum NameScope;
    row("NSS", Nss, false, "r = \"a\"", "urn:ab:a", -1);
    row("NSS, where it fails", Nss, false, "r = \"a\"", "urn:ab:ac", 8);
    row("NSS too short", Nss, false, "r = \"ab\"", "urn:ab:a", 8);
    row("RFC 8141 2.3: components are removed", Nss, false, "r = \"a\"", "urn:ab:a?+b?=c#d", -1);
    row("unless the rule describes them", Nss, true, "r = \"a\"", "urn:ab:a#d", 8);
    row("with a rule that describes components", Nss, true, "r = \"a\" [ \"#\" \"d\" ]", "urn:ab:a#d", -1);
    row("NID and NSS", NidAndNss, false, "r = \"ab:\" \"a\"", "urn:ab:a", -1);
    row("NID and NSS, where it fails", NidAndNss, false, "r = \"ab:\" \"a\"", "urn:ab:b", 7);
    row("whole URN", Urn, false, "r = \"urn:ab:\" \"a\"", "urn:ab:a?=q", -1);
    row("whole URN, where it fails", Urn, false, "r = \"urn:ab:\" \"a\"", "urn:ab:b", 7);
    row("the case of scheme and NID is ignored", Urn, false, "r = %s\"urn:ab:\" %s\"a\"", "URN:Ab:a", -1);
    row("the case of the NSS is not", Urn, false, "r = %s\"urn:ab:\" %s\"a\"", "URN:Ab:A", 7);
}

void TestNamespaceRule::appliesToItsScope()
{
    QFETCH(NameScope, scope);
    QFETCH(bool, describesComponents);
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, urn);
    QFETCH(int, offset);
    const RuleAnswer answer =
        answerOf({.scope = scope, .text = grammar.toStdString(), .describesComponents = describesComponents},
                 urn.constData());
    QCOMPARE(answer.verdict, offset < 0 ? MatchVerdict::Valid : MatchVerdict::Invalid);
    if (offset >= 0)
        QCOMPARE(answer.offset, std::size_t(offset));
}

void TestNamespaceRule::explainsInBytesOfTheUrn()
{
    const NamespaceRule rule({.text = kDateGrammar});
    const std::string_view urn = "urn:ab:d:13#f";
    const auto rejection = rule.locate(urn, parseUrn(urn, Rfc::Rfc8141).value());
    QVERIFY(rejection.has_value());
    const Explanation explanation = rule.explain(urn, *rejection);
    QCOMPARE(explanation.offset, 10U);
    QCOMPARE(explanation.items.size(), 1U);
    QCOMPARE(explanation.items[0].text, std::string("%x30-32"));
    QCOMPARE(explanation.rulePath, (std::vector<std::string>{"name", "month"}));
    const std::string_view good = "urn:ab:d:12";
    QVERIFY(!rule.locate(good, parseUrn(good, Rfc::Rfc8141).value()));
}

void TestNamespaceRule::namesTheStartRuleIfOnlyTheEndIsExpected()
{
    const std::string_view urn = "urn:ab:ab";
    const NamespaceRule rule({.text = "name = \"a\""});
    const auto rejection = rule.locate(urn, parseUrn(urn, Rfc::Rfc8141).value());
    QVERIFY(rejection.has_value());
    QCOMPARE(rule.explain(urn, *rejection).rulePath, std::vector<std::string>{"name"});
}

void TestNamespaceRule::readsAnIRegexp()
{
    const RuleSource source{.notation = GrammarNotation::IRegexp, .start = "ignored", .text = "[a-c]{2}"};
    QCOMPARE(answerOf(source, "urn:ab:ac").verdict, MatchVerdict::Valid);
    QCOMPARE(answerOf(source, "urn:ab:ad"), (RuleAnswer{MatchVerdict::Invalid, 8}));
}

void TestNamespaceRule::reachesNoVerdictWithAnInvalidGrammar()
{
    const NamespaceRule rule({.start = "lost", .text = "name = nowhere\n"});
    const std::string_view urn = "urn:ab:a";
    const Urn parsed = parseUrn(urn, Rfc::Rfc8141).value();
    QCOMPARE(rule.match(urn, parsed), MatchVerdict::Undecided);
    QCOMPARE(rule.limitFor(urn, parsed).limit, GrammarLimit::Unreadable);
}

void TestNamespaceRule::isCompiledOnceForAllThreads()
{
    const LazyRule rule(RuleSource{.text = kDateGrammar});
    std::array<const NamespaceRule*, 4> seen{};
    {
        std::vector<std::jthread> threads;
        for (const NamespaceRule*& one : seen)
            threads.emplace_back([&one, &rule] { one = &rule.get(); });
    }
    QVERIFY(std::ranges::all_of(seen, [&rule](const NamespaceRule* one) { return one == &rule.get(); }));
}

void TestNamespaceRule::isReadWhenItIsFirstUsed()
{
    int reads = 0;
    const auto read = [&reads] {
        ++reads;
        return RuleSource{.text = kDateGrammar};
    };
    const LazyRule compiled(read);
    QCOMPARE(reads, 0);
    QCOMPARE(compiled.get().source(), RuleSource{.text = kDateGrammar});
    QCOMPARE(compiled.source(), compiled.get().source());
    QCOMPARE(reads, 1);
    QCOMPARE(LazyRule(read).source(), compiled.source());
    QCOMPARE(reads, 2);
}

void TestNamespaceRule::decidesInAChecker_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<CheckReason>("reason");
    QTest::addColumn<unsigned>("offset");
    const auto row = [](const char* name, const char* urn, Verdict verdict, CheckReason reason,
                        unsigned offset) {
        QTest::newRow(name) << QByteArray(urn) << verdict << reason << offset;
    };
    row("accepted", "urn:a1:new", Verdict::Valid, CheckReason::None, 0);
    row("rejected", "urn:a1:newt", Verdict::Invalid, CheckReason::SyntaxRule, 10);
    row("RFC 8141 5.1: URNs are permanent", "urn:a1:old", Verdict::Valid, CheckReason::EarlierVersion, 7);
    row("withdrawn but still checked", "urn:a2:b", Verdict::Invalid, CheckReason::SyntaxRule, 7);
    row("withdrawn", "urn:a2:a", Verdict::Valid, CheckReason::NamespaceWithdrawn, 4);
    row("no verdict", "urn:a3:a", Verdict::Undecided, CheckReason::RuleLimit, 4);
    row("no verdict of an earlier version", "urn:a4:b", Verdict::Undecided, CheckReason::RuleLimit, 4);
    row("no rule", "urn:a5:a", Verdict::Valid, CheckReason::NoRule, 4);
    row("left the list", "urn:a7:a", Verdict::Valid, CheckReason::NamespaceLeft, 4);
    row("left the list but still checked", "urn:a7:b", Verdict::Invalid, CheckReason::SyntaxRule, 7);
    row("left the list, no rule", "urn:a8:b", Verdict::Valid, CheckReason::NamespaceLeft, 4);
    row("left the list and withdrawn", "urn:a9:a", Verdict::Valid, CheckReason::NamespaceWithdrawn, 4);
    row("a wrong check digit", "urn:a6:1560-1561", Verdict::Valid, CheckReason::CheckDigit, 15);
    row("a correct check digit", "urn:a6:1560-1560", Verdict::Valid, CheckReason::None, 0);
}

void TestNamespaceRule::decidesInAChecker()
{
    QFETCH(QByteArray, urn);
    QFETCH(Verdict, verdict);
    QFETCH(CheckReason, reason);
    QFETCH(unsigned, offset);
    const auto issn =
        std::make_shared<const LazyRule>(RuleSource{.text = "r = 4DIGIT \"-\" 4DIGIT", .checkDigit = "issn"});
    const auto table = std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{
        {.nid = "a1", .rules = {{2, lazy("r = \"new\"")}, {1, lazy("r = \"old\"")}}},
        {.nid = "a2", .withdrawn = true, .rules = {{1, lazy("r = \"a\"")}}},
        {.nid = "a3", .rules = {{1, lazy("r = x")}}},
        {.nid = "a4", .rules = {{2, lazy("r = \"a\"")}, {1, lazy("r = x")}}},
        {.nid = "a5"},
        {.nid = "a6", .rules = {{1, issn}}},
        {.nid = "a7", .rules = {{1, lazy("r = \"a\"")}}, .leftList = "2031-01-01"},
        {.nid = "a8", .leftList = "2031-01-01"},
        {.nid = "a9", .withdrawn = true, .leftList = "2031-01-01"}});
    const CheckOutcome outcome = UrnChecker({}, table).check(urn.constData());
    QCOMPARE(outcome.verdict, verdict);
    QCOMPARE(outcome.reason, reason);
    QCOMPARE(outcome.offset, offset);
}

void TestNamespaceRule::comparesVerdictsAndOffsets()
{
    constexpr RuleAnswer answer{.verdict = MatchVerdict::Invalid, .offset = 3, .state = 1};
    QVERIFY((answer == RuleAnswer{.verdict = MatchVerdict::Invalid, .offset = 3, .state = 2}));
    QVERIFY((answer != RuleAnswer{.verdict = MatchVerdict::Invalid, .offset = 4, .state = 1}));
    QVERIFY((answer != RuleAnswer{.verdict = MatchVerdict::Valid, .offset = 3, .state = 1}));
}

void TestNamespaceRule::explainsAnOutcome()
{
    const auto table = std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{
        {.nid = "a1",
         .rules = {{3, lazy("r = \"new\"")}, {2, lazy("r = \"x\"")}, {1, lazy("r = \"old\"")}}}});
    const UrnChecker checker({}, table);
    const auto detailsOf = [&checker](std::string_view urn) {
        return checker.details(urn, checker.check(urn));
    };
    const CheckDetails old = detailsOf("urn:a1:old");
    QCOMPARE(old.entry, table->find("a1"));
    QCOMPARE(old.acceptedBy, std::optional(1));
    QCOMPARE(old.rejection->offset, 7U);
    const std::string_view none = "urn:a1:none";
    const NamespaceRule& first = table->find("a1")->rules.front().rule->get();
    QCOMPARE(detailsOf(none).rejection->state,
             first.locate(none, parseUrn(none, Rfc::Rfc8141).value())->state);
    QVERIFY(!detailsOf("urn:a1:new").rejection);
    QVERIFY(!detailsOf("urn:a1:none").acceptedBy);
    QVERIFY(detailsOf("urn:b1:none").entry == nullptr);
    QVERIFY(detailsOf("no urn").entry == nullptr);
}

void TestNamespaceRule::listsAcceptingNamespaces()
{
    const auto whole = std::make_shared<const LazyRule>(
        RuleSource{.scope = NameScope::Urn, .text = "r = \"urn:a2:\" 1*DIGIT"});
    const auto table = std::make_shared<const NamespaceTable>(
        std::vector<NamespaceEntry>{{.nid = "a1", .rules = {{1, lazy("r = 1*ALPHA")}}},
                                    {.nid = "a2", .rules = {{1, whole}}},
                                    {.nid = "a3", .rules = {{1, lazy("r = 2DIGIT")}}},
                                    {.nid = "a4"}});
    const UrnChecker checker({.against = CheckAgainst::AllNamespaces}, table);
    QCOMPARE(checker.acceptingNids("urn:nowhere:12?+r"), (std::vector<std::string_view>{"a2", "a3"}));
    QVERIFY(checker.acceptingNids("no urn").empty());
    QCOMPARE(checker.check("urn:nowhere:12").verdict, Verdict::Unregistered);
    QCOMPARE(checker.check("urn:a3:1").verdict, Verdict::Invalid);
}

void TestNamespaceRule::checksDraftsWithoutANid()
{
    const UrnChecker any = ruleChecker("", {.text = "r = \"a\""});
    QCOMPARE(any.check("urn:urn-9:a").verdict, Verdict::Valid);
    QCOMPARE(any.check("urn:urn-9:b").reason, CheckReason::SyntaxRule);
    const UrnChecker one = ruleChecker("Ab", {.text = "r = \"a\""});
    QCOMPARE(one.check("urn:aB:a").verdict, Verdict::Valid);
    QCOMPARE(one.check("urn:ac:a").reason, CheckReason::OtherNamespace);
}

NIDUS_TEST(tst_namespacerule, TestNamespaceRule)
#include "tst_namespacerule.moc"
