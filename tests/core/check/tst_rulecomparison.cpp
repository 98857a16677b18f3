// SPDX-License-Identifier: Apache-2.0
#include "core/check/rulecomparison.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::check;
using namespace nidus::grammar;

namespace {

NamespaceRule rule(const char* text, NameScope scope = NameScope::Nss, bool describesComponents = false)
{
    return NamespaceRule({.scope = scope, .text = text, .describesComponents = describesComponents});
}

QByteArray shown(const std::optional<std::string>& urn)
{
    return urn ? QByteArray::fromStdString(*urn) : QByteArray("-");
}

} // namespace

class TestRuleComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsChangesOfARevision_data();
    void findsChangesOfARevision();
    void comparesAcrossScopes();
    void comparesAcrossNotations();
    void comparesNamesIfOneRuleDescribesComponents();
    void failsWithoutAnAutomaton();
    void findsNamesOutsideUrns_data();
    void findsNamesOutsideUrns();
    void findsComponentsOfNames();
};

void TestRuleComparison::findsChangesOfARevision_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("lost");
    QTest::addColumn<QByteArray>("gained");
    const auto row = [](const char* name, const char* before, const char* after, const char* lost,
                        const char* gained) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(lost)
                            << QByteArray(gained);
    };
    row("nothing", "n = 1*DIGIT", "n = DIGIT *DIGIT", "-", "-");
    row("wider", "n = 2DIGIT", "n = 2*3DIGIT", "-", "urn:ab:000");
    row("narrower", "n = \"a\" / \"bb\"", "n = \"a\"", "urn:ab:bb", "-");
    row("both", "n = \"a\"", "n = \"c\"", "urn:ab:a", "urn:ab:c");
    row("text not allowed in URNs is ignored", "n = \"a\" / \"<\"", "n = \"a\" / \" \"", "-", "-");
}

void TestRuleComparison::findsChangesOfARevision()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, lost);
    QFETCH(QByteArray, gained);
    const auto comparison = compareRevisions("AB", rule(before.constData()), rule(after.constData()));
    QVERIFY(comparison.has_value());
    QCOMPARE(shown(comparison->lost), lost);
    QCOMPARE(shown(comparison->gained), gained);
}

void TestRuleComparison::comparesAcrossScopes()
{
    const NamespaceRule nss = rule("n = 1*DIGIT");
    const NamespaceRule pair = rule("n = \"ab:\" 1*DIGIT", NameScope::NidAndNss);
    const NamespaceRule whole = rule("n = \"urn:ab:\" 2DIGIT", NameScope::Urn);
    QCOMPARE(compareRevisions("ab", nss, pair), RevisionComparison());
    QCOMPARE(shown(compareRevisions("ab", pair, whole)->lost), QByteArray("urn:ab:0"));
    QCOMPARE(compareRevisions("ab", pair, whole)->gained, std::nullopt);
}

void TestRuleComparison::comparesAcrossNotations()
{
    const NamespaceRule pattern({.notation = GrammarNotation::IRegexp, .text = "[0-9]+"});
    QCOMPARE(compareRevisions("ab", rule("n = 1*DIGIT"), pattern), RevisionComparison());
}

void TestRuleComparison::comparesNamesIfOneRuleDescribesComponents()
{
    const NamespaceRule plain = rule("n = 1*DIGIT");
    const NamespaceRule describing = rule("n = 1*DIGIT [ \"#\" *ALPHA ]", NameScope::Nss, true);
    QCOMPARE(compareRevisions("ab", plain, describing), RevisionComparison());
    const NamespaceRule shorter = rule("n = 1*DIGIT [ \"#\" ALPHA ]", NameScope::Nss, true);
    QCOMPARE(shown(compareRevisions("ab", describing, shorter)->lost), QByteArray("urn:ab:0#"));
}

void TestRuleComparison::failsWithoutAnAutomaton()
{
    const NamespaceRule nested = rule("n = \"a\" / \"(\" n \")\"");
    QCOMPARE(compareRevisions("ab", nested, nested).error().limit, GrammarLimit::ContextFree);
    QCOMPARE(compareRevisions("ab", rule("n = \"a\""), rule("n = x")).error().limit,
             GrammarLimit::Unreadable);
}

void TestRuleComparison::findsNamesOutsideUrns_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<NameScope>("scope");
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("a leading slash") << QByteArray("n = 1*( ALPHA / \"/\" ALPHA )") << NameScope::Nss
                                     << QByteArray("/a");
    QTest::newRow("within") << QByteArray("n = 1*ALPHA") << NameScope::Nss << QByteArray("-");
    QTest::newRow("a space") << QByteArray("n = \"a\" / \"b\" SP") << NameScope::Nss << QByteArray("b ");
    QTest::newRow("a bare percent sign")
        << QByteArray("n = ALPHA \"%\"") << NameScope::Nss << QByteArray("a%");
    QTest::newRow("whole URN") << QByteArray("n = \"urn:ab:\" ( \"a\" / \"<\" )") << NameScope::Urn
                               << QByteArray("<");
}

void TestRuleComparison::findsNamesOutsideUrns()
{
    QFETCH(QByteArray, grammar);
    QFETCH(NameScope, scope);
    QFETCH(QByteArray, name);
    const auto found = nameOutsideUrns("ab", rule(grammar.constData(), scope));
    QVERIFY(found.has_value());
    QCOMPARE(shown(*found), name);
}

void TestRuleComparison::findsComponentsOfNames()
{
    constexpr const char* grammar = "n = 1*ALPHA [ \"#\" 1*ALPHA ]";
    QCOMPARE(shown(*nameOutsideUrns("ab", rule(grammar, NameScope::Nss, true))), QByteArray("-"));
    QCOMPARE(shown(*nameOutsideUrns("ab", rule(grammar))), QByteArray("a#a"));
}

NIDUS_TEST(tst_rulecomparison, TestRuleComparison)
#include "tst_rulecomparison.moc"
