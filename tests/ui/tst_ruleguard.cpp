// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"
#include "ui/check/trial/namespacetrial.h"
#include "ui/syntax/guard/ruleguard.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::check;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace nidus::workflow;

namespace {

QStringList answersTo(const SyntaxRule& rule, const std::optional<RevisionBase>& base,
                      const QString& pattern = {})
{
    const RevisionQuestion question{rule, u"example"_s, base, pattern};
    QStringList texts;
    for (const RevisionAnswer& answer : guardAnswers(question, {}))
        texts.append(u"%1: %2"_s.arg(rankWord(answer.rank), answer.text));
    return texts;
}

RevisionBase versionTwo(const SyntaxRule& rule) { return {2, rule}; }

} // namespace

class TestRuleGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysWithinRfc8141_data();
    void staysWithinRfc8141();
    void comparesWithThePreviousVersion_data();
    void comparesWithThePreviousVersion();
    void flagsChangedEquivalence();
    void reportsWhatCannotBeCompared();
    void comparesWithARegularExpression();
    void findsTheBaseOfADraft();
    void triesEveryNamespace();
    void explainsWhyATextIsNotAName();
};

void TestRuleGuard::staysWithinRfc8141_data()
{
    QTest::addColumn<QString>("grammar");
    QTest::addColumn<int>("scope");
    QTest::addColumn<QString>("answer");
    const QString yes = u"Note: Everything the grammar allows conforms to RFC 8141."_s;
    const auto row = [](const char* name, const QString& grammar, RuleScope scope, const QString& answer) {
        QTest::newRow(name) << grammar << static_cast<int>(scope) << answer;
    };
    row("NSS", u"a = 1*DIGIT"_s, RuleScope::Nss, yes);
    row("NID and NSS", u"a = \"example:\" 1*DIGIT"_s, RuleScope::NidAndNss, yes);
    row("URN", u"a = \"urn:example:\" 1*DIGIT"_s, RuleScope::Urn, yes);
    row("empty NSS", u"a = *DIGIT"_s, RuleScope::Nss,
        u"Warning: The grammar allows “”, which RFC 8141 does not allow in a URN."_s);
    row("character", u"a = 1*( DIGIT / \"^\" )"_s, RuleScope::Nss,
        u"Warning: The grammar allows “^”, which RFC 8141 does not allow in a URN."_s);
}

void TestRuleGuard::staysWithinRfc8141()
{
    QFETCH(QString, grammar);
    QFETCH(int, scope);
    QFETCH(QString, answer);
    const SyntaxRule rule{.scope = static_cast<RuleScope>(scope), .text = grammar};
    QCOMPARE(answersTo(rule, {}), QStringList{answer});
}

void TestRuleGuard::comparesWithThePreviousVersion_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QStringList>("answers");
    const QString kept = u"Note: Every URN valid in version 2 is still valid."_s;
    const QString nothingNew = u"Note: No URN is newly valid."_s;
    const QString lost =
        u"Warning: “urn:example:%1” is valid in version 2 but not in this version. URNs are permanent "
        "(RFC 8141 section 5.1)."_s;
    const QString fresh = u"Note: “urn:example:%1” is newly valid."_s;
    QTest::newRow("same") << u"a = 2DIGIT"_s << u"b = DIGIT DIGIT"_s << QStringList{kept, nothingNew};
    QTest::newRow("wider") << u"a = 2DIGIT"_s << u"b = 2*3DIGIT"_s << QStringList{kept, fresh.arg(u"000"_s)};
    QTest::newRow("narrower") << u"a = 2*3DIGIT"_s << u"b = 2DIGIT"_s
                              << QStringList{lost.arg(u"000"_s), nothingNew};
    QTest::newRow("other") << u"a = \"x\""_s << u"b = \"y\""_s
                           << QStringList{lost.arg(u"x"_s), fresh.arg(u"y"_s)};
}

void TestRuleGuard::comparesWithThePreviousVersion()
{
    QFETCH(QString, before);
    QFETCH(QString, now);
    QFETCH(QStringList, answers);
    QCOMPARE(answersTo({.text = now}, versionTwo({.text = before})).mid(1), answers);
}

void TestRuleGuard::flagsChangedEquivalence()
{
    SyntaxRule before{.text = u"a = DIGIT"_s};
    before.equivalence = {u"hyphens-ignored"_s, u"nss-case-insensitive"_s};
    SyntaxRule now = before;
    now.equivalence = {u"nss-case-insensitive"_s, u"case-insensitive-before :"_s};
    const QStringList answers = answersTo(now, versionTwo(before));
    QCOMPARE(answers.at(1), u"Warning: URNs that “hyphens-ignored” made equal are now different."_s);
    QCOMPARE(answers.at(2), u"Warning: “case-insensitive-before :” makes URNs equal that were different."_s);
    QCOMPARE(answers.size(), 5);
}

void TestRuleGuard::reportsWhatCannotBeCompared()
{
    const SyntaxRule rule{.text = u"a = DIGIT"_s};
    QVERIFY(answersTo(rule, RevisionBase{2, {}}).at(1).contains(u"version 2 has no grammar"_s));
    QVERIFY(answersTo(rule, versionTwo({.text = u"a = b"_s})).at(1).contains(u"could not be compared"_s));
}

void TestRuleGuard::comparesWithARegularExpression()
{
    const SyntaxRule rule{.text = u"a = 2*3DIGIT"_s};
    QCOMPARE(answersTo(rule, {}, u"[0-9]{2,3}"_s).at(1),
             u"Note: The regular expression and the grammar allow exactly the same URNs."_s);
    QCOMPARE(answersTo(rule, {}, u"[0-9]{2}"_s).mid(1),
             QStringList{u"Error: The grammar allows “urn:example:000”; the regular expression does not."_s});
    QCOMPARE(answersTo(rule, {}, u"[0-9]{1,3}"_s).mid(1),
             QStringList{u"Error: The regular expression allows “urn:example:0”; the grammar does not."_s});
    QVERIFY(answersTo(rule, {}, u"[0-9"_s).at(1).startsWith(u"Warning: The grammar could not be compared"_s));
}

void TestRuleGuard::findsTheBaseOfADraft()
{
    const Registry registry = Registry::inMemory(builtinContent()).value();
    QVERIFY(!guardBase(registry, Draft{}));
    const auto base = guardBase(registry, Draft{.revisionOf = u"isbn"_s});
    QVERIFY(base && base->rule);
    QCOMPARE(base->version, 0); // the built-in rule, because there is no version
    QCOMPARE(base->rule->start, u"isbn-nss"_s);
    const auto record = registry.registrations().record(u"isbn"_s);
    QVERIFY(!guardBase(*record));
}

void TestRuleGuard::triesEveryNamespace()
{
    const Registry registry = Registry::inMemory(builtinContent()).value();
    const auto namespaces = namespaceTable(registry).value();
    const NamespaceTrials trials = tryEveryNamespace(u"urn:isbn:978-951-0-18435-6"_s, namespaces);
    QCOMPARE(trials.problem, QString());
    QCOMPARE(trials.answers.size(), static_cast<qsizetype>(namespaces->size()));
    const auto answerOf = [&trials](const QString& nid) {
        return std::ranges::find(trials.answers, nid, &NamespaceTrial::nid);
    };
    QCOMPARE(answerOf(u"isbn"_s)->verdict, Verdict::Valid);
    QCOMPARE(answerOf(u"uuid"_s)->verdict, Verdict::Invalid);
    QVERIFY(answerOf(u"uuid"_s)->why.contains(u"column"_s));
    QVERIFY(answerOf(u"isbn"_s) < answerOf(u"uuid"_s)); // accepting ones are first
    const NamespaceTrials named = tryEveryNamespace(u"978-951-0-18435-6"_s, namespaces);
    QCOMPARE(named.answers.size(), trials.answers.size());
    QCOMPARE(trials.answers.at(0).nid, u"isbn"_s); // its own is first
    QVERIFY(named.answers.at(0).nid != "isbn"_L1);
    QCOMPARE(named.answers.at(0).verdict, Verdict::Valid);
}

void TestRuleGuard::explainsWhyATextIsNotAName()
{
    const NamespaceTrials trials = tryEveryNamespace(u"a b"_s, std::make_shared<const NamespaceTable>());
    QVERIFY(!trials.problem.isEmpty());
    QVERIFY(trials.answers.isEmpty());
}

NIDUS_TEST(tst_ruleguard, TestRuleGuard)
#include "tst_ruleguard.moc"
