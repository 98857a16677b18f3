// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"
#include "core/check/rulepattern.h"
#include "core/lint/rulesource.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;

/// Regular expressions for the URNs of all namespaces. Each is proven equal when it is written; other engines
/// read them in tests/acceptance/tst_regexengines.cpp and in ./dev test-regex.
class TestBuiltinPatterns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRuleHasAPatternInEveryDialect();
    void patternsStayReadable();
};

void TestBuiltinPatterns::everyRuleHasAPatternInEveryDialect()
{
    int written = 0;
    for (const builtin::BuiltinRule& known : builtin::builtinRules()) {
        const check::NamespaceRule rule(lint::ruleSource(known.rule));
        for (const grammar::RegexDialectFacts& facts : grammar::kRegexDialects) {
            for (const check::NameExtent extent : {check::NameExtent::Urn, check::NameExtent::Name}) {
                const auto pattern = check::rulePattern(known.nid.toStdString(), rule, facts.dialect, extent);
                QVERIFY2(pattern, qPrintable(known.nid + u' ' + QString::fromLatin1(facts.word.data())));
                ++written;
            }
        }
    }
    QCOMPARE(written, 105 * 8 * 2);
}

void TestBuiltinPatterns::patternsStayReadable()
{
    // By hand, from the registrations.
    const QHash<QString, QByteArray> expected{
        {QStringLiteral("isbn"), "^(?:97[89](?:-?[0-9]){10}|[0-9](?:-?[0-9]){8}-?[X0-9])$"},
        {QStringLiteral("issn"), "^[0-9]{4}-?[0-9]{3}[X0-9]$"},
        {QStringLiteral("uuid"), "^[A-Fa-f0-9]{8}(?:-[A-Fa-f0-9]{4}){3}-[A-Fa-f0-9]{12}$"},
        {QStringLiteral("oid"), "^(?:0|[1-9][0-9]*)(?:\\.(?:0|[1-9][0-9]*))*$"},
    };
    int compared = 0;
    for (const builtin::BuiltinRule& known : builtin::builtinRules()) {
        if (!expected.contains(known.nid))
            continue;
        const check::NamespaceRule rule(lint::ruleSource(known.rule));
        const auto pattern = check::rulePattern(known.nid.toStdString(), rule, grammar::RegexDialect::Ecma,
                                                check::NameExtent::Name);
        QVERIFY(pattern);
        QCOMPARE(QByteArray::fromStdString(*pattern), expected[known.nid]);
        ++compared;
    }
    QCOMPARE(compared, 4);
}

NIDUS_TEST(tst_builtinpatterns, TestBuiltinPatterns)
#include "tst_builtinpatterns.moc"
