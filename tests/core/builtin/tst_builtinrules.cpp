// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"

#include "core/builtin/builtincontent.h"
#include "core/builtin/rulereader.h"
#include "core/check/checkdigits.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>

using namespace nidus;
using namespace Qt::StringLiterals;

namespace {

QByteArray resource(const QString& name)
{
    QFile file(u":/registry/syntax/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qsizetype sampleCount(const BuiltinRule& rule, ExpectedVerdict verdict)
{
    return std::ranges::count(rule.samples, verdict, &Sample::expected);
}

} // namespace

class TestBuiltinRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFile();
    void knowsTheSyntaxOfEveryNamespaceOfTheRegistry();
    void saysWhatEachRuleIsAbout();
    void usesOnlyWordsThatAreExplained();
    void showsNamesOfBothVerdicts();
};

void TestBuiltinRules::readsEveryFile()
{
    const QStringList files = QDir(u":/registry/syntax"_s).entryList(QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString& file : files) {
        const bool isRead = file.endsWith(".abnf"_L1) ? readRule(file, resource(file)).has_value()
                                                      : readRuleSamples(file, resource(file)).has_value();
        QVERIFY2(isRead, qPrintable(file));
    }
}

void TestBuiltinRules::knowsTheSyntaxOfEveryNamespaceOfTheRegistry()
{
    QStringList nids;
    for (const RegistrationRecord& record : builtinContent().records)
        nids.append(record.registration.nid);
    QStringList withRule;
    for (const BuiltinRule& rule : builtinRules())
        withRule.append(rule.nid);
    std::ranges::sort(nids);
    std::ranges::sort(withRule);
    QCOMPARE(withRule, nids);
}

void TestBuiltinRules::saysWhatEachRuleIsAbout()
{
    for (const BuiltinRule& rule : builtinRules()) {
        QVERIFY2(rule.rule.scope == RuleScope::Nss, qPrintable(rule.nid));
        QVERIFY2(QRegularExpression(u"^"_s + rule.rule.start + u" += "_s, QRegularExpression::MultilineOption)
                     .match(rule.rule.text)
                     .hasMatch(),
                 qPrintable(rule.nid));
        QVERIFY2(!resource(rule.nid + ".abnf"_L1).isEmpty(), qPrintable(rule.nid));
    }
}

void TestBuiltinRules::usesOnlyWordsThatAreExplained()
{
    static const QRegularExpression equivalence(
        u"^(nss-case-insensitive|nss-case-insensitive-except [a-z]+:|case-insensitive-under [a-z]+:"
        "|case-insensitive-fields [1-9]|case-insensitive-before -|case-insensitive-first-letter [1-9]"
        "|hyphens-ignored|isbn-10-as-isbn-13|parameter-ignored [a-z]+=[0-9]+)$"_s);
    static const QSet<QString> encodings{u"percent-utf8"_s, u"percent-reserved"_s, u"spaces-as-underscores"_s,
                                         u"publicid"_s};
    for (const BuiltinRule& rule : builtinRules()) {
        for (const QString& word : rule.equivalence)
            QVERIFY2(equivalence.match(word).hasMatch(), qPrintable(rule.nid + u' ' + word));
        for (const QString& word : rule.encoding)
            QVERIFY2(encodings.contains(word), qPrintable(rule.nid + u' ' + word));
        QVERIFY2(rule.checkDigit.isEmpty() || checkScheme(rule.checkDigit.toStdString()),
                 qPrintable(rule.nid + u' ' + rule.checkDigit));
    }
}

void TestBuiltinRules::showsNamesOfBothVerdicts()
{
    for (const BuiltinRule& rule : builtinRules()) {
        const qsizetype least = rule.published == PublishedSyntax::Opaque ? 1 : 2;
        QVERIFY2(sampleCount(rule, ExpectedVerdict::Valid) >= least, qPrintable(rule.nid));
        QVERIFY2(sampleCount(rule, ExpectedVerdict::Invalid) >= least, qPrintable(rule.nid));
        for (const Sample& sample : rule.samples)
            QVERIFY2(sample.urn.startsWith(u"urn:"_s + rule.nid + u':', Qt::CaseInsensitive),
                     qPrintable(sample.urn));
    }
}

QTEST_GUILESS_MAIN(TestBuiltinRules)
#include "tst_builtinrules.moc"
