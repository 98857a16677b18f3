// SPDX-License-Identifier: Apache-2.0
#include "core/check/rulepattern.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::check;

/// Regular expressions for the URNs and names of a namespace.
class TestRulePattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesUrnsAndNames_data();
    void writesUrnsAndNames();
    void automatonAcceptsUrnsInAnyCase();
    void refusesRulesOfOtherNamespaces();
};

void TestRulePattern::writesUrnsAndNames_data()
{
    QTest::addColumn<NameScope>("scope");
    QTest::addColumn<QByteArray>("grammar");
    const auto row = [](const char* name, NameScope scope, const char* grammar) {
        QTest::newRow(name) << scope << QByteArray(grammar);
    };
    row("the NSS", NameScope::Nss, "a = 1*DIGIT\n");
    row("NID and NSS", NameScope::NidAndNss, "a = \"x-1:\" 1*DIGIT\n");
    row("the whole URN", NameScope::Urn, "a = \"urn:\" nid \":\" 1*DIGIT\nnid = \"x-1\"\n");
    row("the whole URN, lower case only", NameScope::Urn, "a = %s\"urn:x-1:\" 1*DIGIT\n");
    row("with other URNs", NameScope::Urn, "a = \"urn:x-\" DIGIT \":\" 1*DIGIT\n");
}

void TestRulePattern::writesUrnsAndNames()
{
    QFETCH(NameScope, scope);
    QFETCH(QByteArray, grammar);
    const NamespaceRule rule({.scope = scope, .text = grammar.toStdString()});
    const auto pattern = [&](NameExtent extent) {
        return QByteArray::fromStdString(
            rulePattern("X-1", rule, grammar::RegexDialect::Ecma, extent).value_or("refused"));
    };
    QCOMPARE(pattern(NameExtent::Name), QByteArray("^[0-9]+$"));
    QCOMPARE(pattern(NameExtent::Urn), QByteArray("^[Uu][Rr][Nn]:[Xx]-1:[0-9]+$"));
}

void TestRulePattern::automatonAcceptsUrnsInAnyCase()
{
    const NamespaceRule rule({.text = "a = %s\"ur\" / %s\"n\"\n"}); // letters of the prefix
    const auto urns = namesAutomaton("nid", rule, NameExtent::Urn);
    QVERIFY(urns);
    for (const char* urn : {"urn:nid:ur", "URN:Nid:n", "uRN:nID:ur"})
        QVERIFY2(urns->accepts(urn), urn);
    for (const char* other : {"urn:nid:UR", "urn:nid", "urn:nix:ur", "ur", "urn:nid:", "urnnid:ur"})
        QVERIFY2(!urns->accepts(other), other);
    const auto names = namesAutomaton("nid", rule);
    QVERIFY(names && names->accepts("ur") && !names->accepts("urn:nid:ur"));
}

void TestRulePattern::refusesRulesOfOtherNamespaces()
{
    const NamespaceRule rule({.scope = NameScope::Urn, .start = "a", .text = "a = \"urn:other:\" 1*DIGIT\n"});
    const auto pattern = rulePattern("x-1", rule, grammar::RegexDialect::Ecma, NameExtent::Urn);
    QVERIFY(!pattern);
    QCOMPARE(static_cast<int>(pattern.error().problem), static_cast<int>(grammar::PatternProblem::Nothing));
    QCOMPARE(pattern.error().detail, std::string("a"));
}

NIDUS_TEST(tst_rulepattern, TestRulePattern)
#include "tst_rulepattern.moc"
