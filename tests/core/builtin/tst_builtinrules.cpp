// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"

#include "core/builtin/builtincontent.h"
#include "core/builtin/rulereader.h"
#include "core/check/checkdigits.h"
#include "core/check/urnchecker.h"
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/tables/relate.h"
#include "core/urn/urnparser.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <memory>
#include <string_view>

using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::check;
using namespace nidus::grammar;
using namespace nidus::registration;
using namespace nidus::urn;
using namespace Qt::StringLiterals;

namespace {

QByteArray grammarResource(const QString& name)
{
    QFile file(u":/registry/syntax/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// RFC 8141's NSS and what can follow it (with the prose of section 2.3.1: only the f-component may be
/// empty).
constexpr std::string_view kNameGrammar = R"abnf(
name-and-more = nss [ "?+" component ] [ "?=" component ] [ "#" *( pchar / "/" / "?" ) ]
component     = pchar *( pchar / "/" / "?" )
nss           = pchar *( pchar / "/" )
pchar         = ALPHA / DIGIT / "-" / "." / "_" / "~" / "!" / "$" / "&" / "'" / "(" / ")" / "*"
              / "+" / "," / ";" / "=" / ":" / "@" / "%" HEXDIG HEXDIG
)abnf";

Matcher matcherFor(const BuiltinRule& rule)
{
    const std::string text = rule.rule.text.toStdString();
    const std::string start = rule.rule.start.toStdString();
    return compileMatcher(std::make_shared<const Grammar>(readGrammar(text, {.start = start})), start);
}

/// Returns the verdict on a sample: the URN's own syntax, then the rule for its NSS or for everything after
/// the NID.
MatchVerdict verdictOn(const std::string& urn, const BuiltinRule& rule, const Matcher& matcher)
{
    const auto parsed = parseUrn(urn);
    if (!parsed)
        return MatchVerdict::Invalid;
    const auto nssOffset = static_cast<std::size_t>(parsed->nss.data() - urn.data());
    return matcher.match(rule.rule.describesComponents ? std::string_view(urn).substr(nssOffset)
                                                       : parsed->nss);
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
    void hasARuleForEveryNamespaceOfTheRegistry();
    void readsSingleRules();
    void findsFrequentNidsAtOnce();
    void hasTheScopeOfEachRule();
    void citesDocumentAndSectionForEachRule();
    void usesOnlyDocumentedWords();
    void hasSamplesForBothVerdicts();
    void compilesEveryGrammarWithoutErrors();
    void staysWithinTheSyntaxOfUrns();
    void isOpaqueOnlyIfEveryNssIsValid();
    void givesEverySampleItsVerdict();
    void normalFormsStayValid();
};

void TestBuiltinRules::readsEveryFile()
{
    const QStringList files = QDir(u":/registry/syntax"_s).entryList(QDir::Files);
    QVERIFY(!files.isEmpty());
    for (const QString& file : files) {
        const bool isRead = file.endsWith(".abnf"_L1)
                                ? readRule(file, grammarResource(file)).has_value()
                                : readRuleSamples(file, grammarResource(file)).has_value();
        QVERIFY2(isRead, qPrintable(file));
    }
}

void TestBuiltinRules::hasARuleForEveryNamespaceOfTheRegistry()
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
    QCOMPARE(QDir(u":/registry/syntax"_s).entryList({u"*.abnf"_s}).size(), nids.size());
}

void TestBuiltinRules::readsSingleRules()
{
    QCOMPARE(builtinNids().size(), builtinRules().size());
    for (const BuiltinRule& rule : builtinRules())
        QCOMPARE(builtinSyntaxRule(rule.nid), rule.rule);
}

void TestBuiltinRules::findsFrequentNidsAtOnce()
{
    const auto place = [](const QString& nid) { return NidKey(nid.toStdString()).hash() >> (64U - 9U); };
    QList<std::uint64_t> places;
    for (const QString& nid : builtinNids())
        places.append(place(nid));
    for (const QString& nid : {u"doi"_s, u"ietf"_s, u"isbn"_s, u"issn"_s, u"nbn"_s, u"oid"_s, u"uuid"_s})
        QVERIFY2(places.count(place(nid)) == 1, qPrintable(nid));
}

void TestBuiltinRules::hasTheScopeOfEachRule()
{
    for (const BuiltinRule& rule : builtinRules()) {
        QVERIFY2(rule.rule.scope == RuleScope::Nss, qPrintable(rule.nid));
        QVERIFY2(QRegularExpression(u"^"_s + rule.rule.start + u" += "_s, QRegularExpression::MultilineOption)
                     .match(rule.rule.text)
                     .hasMatch(),
                 qPrintable(rule.nid));
        QVERIFY2(!grammarResource(rule.nid + ".abnf"_L1).isEmpty(), qPrintable(rule.nid));
    }
}

void TestBuiltinRules::citesDocumentAndSectionForEachRule()
{
    static const QRegularExpression place(
        u"^(RFC [0-9]+|registration of [^,;]+(, version [0-9]+)?),? (section [0-9]|appendix [A-Z]|\"[DS])"_s);
    for (const BuiltinRule& rule : builtinRules())
        QVERIFY2(place.match(rule.source).hasMatch(), qPrintable(rule.nid + u": "_s + rule.source));
}

void TestBuiltinRules::usesOnlyDocumentedWords()
{
    static const QRegularExpression equivalence(
        u"^(nss-case-insensitive|nss-case-insensitive-except [a-z]+:|case-insensitive-under [a-z]+:"
        "|case-insensitive-fields [1-9]|case-insensitive-before -|case-insensitive-first-letter [1-9]"
        "|hyphens-ignored|isbn-10-as-isbn-13|parameter-ignored [a-z]+=[0-9]+|percent-encoding-ignored)$"_s);
    static const QSet<QString> encodings{u"percent-utf8"_s, u"percent-reserved"_s, u"spaces-as-underscores"_s,
                                         u"publicid"_s, u"doi-name"_s};
    for (const BuiltinRule& rule : builtinRules()) {
        for (const QString& word : rule.rule.equivalence)
            QVERIFY2(equivalence.match(word).hasMatch(), qPrintable(rule.nid + u' ' + word));
        for (const QString& word : rule.rule.encoding)
            QVERIFY2(encodings.contains(word), qPrintable(rule.nid + u' ' + word));
        QVERIFY2(rule.rule.checkDigit.isEmpty() || checkScheme(rule.rule.checkDigit.toStdString()),
                 qPrintable(rule.nid + u' ' + rule.rule.checkDigit));
    }
}

void TestBuiltinRules::hasSamplesForBothVerdicts()
{
    for (const BuiltinRule& rule : builtinRules()) {
        constexpr qsizetype least = 5;
        QVERIFY2(sampleCount(rule, ExpectedVerdict::Valid) >= least, qPrintable(rule.nid));
        QVERIFY2(sampleCount(rule, ExpectedVerdict::Invalid) >= least, qPrintable(rule.nid));
        for (const Sample& sample : rule.samples)
            QVERIFY2(sample.urn.startsWith(u"urn:"_s + rule.nid + u':', Qt::CaseInsensitive),
                     qPrintable(sample.urn));
    }
}

void TestBuiltinRules::compilesEveryGrammarWithoutErrors()
{
    for (const BuiltinRule& rule : builtinRules()) {
        const Grammar grammar =
            readGrammar(rule.rule.text.toStdString(), {.start = rule.rule.start.toStdString()});
        for (const GrammarFinding& finding : grammar.findings())
            QVERIFY2(finding.severity == GrammarSeverity::Information,
                     qPrintable(rule.nid + u" line %1"_s.arg(finding.line)));
        QVERIFY2(grammar.firstRule() == grammar.ownRule(rule.rule.start.toStdString()), qPrintable(rule.nid));
        const Matcher matcher = matcherFor(rule);
        QVERIFY2(matcher.limit().limit == GrammarLimit::None, qPrintable(rule.nid));
        QVERIFY2(matcher.automaton() != nullptr && matcher.states() <= 300, qPrintable(rule.nid));
    }
}

void TestBuiltinRules::staysWithinTheSyntaxOfUrns()
{
    const auto grammar = std::make_shared<const Grammar>(readGrammar(kNameGrammar));
    const Matcher nss = compileMatcher(grammar, "nss");
    const Matcher nameAndMore = compileMatcher(grammar, "name-and-more");
    for (const BuiltinRule& rule : builtinRules()) {
        const auto comparison = relate(matcherFor(rule), rule.rule.describesComponents ? nameAndMore : nss);
        QVERIFY2(comparison.has_value(), qPrintable(rule.nid));
        QVERIFY2(!comparison->onlyInFirst,
                 qPrintable(rule.nid + u' ' + QString::fromStdString(comparison->onlyInFirst.value_or(""))));
    }
}

void TestBuiltinRules::isOpaqueOnlyIfEveryNssIsValid()
{
    const Matcher nss = compileMatcher(std::make_shared<const Grammar>(readGrammar(kNameGrammar)), "nss");
    for (const BuiltinRule& rule : builtinRules()) {
        const auto comparison = relate(matcherFor(rule), nss);
        QVERIFY2(comparison.has_value(), qPrintable(rule.nid));
        QVERIFY2((comparison->relation == GrammarRelation::Equal) ==
                     (rule.published == PublishedSyntax::Opaque),
                 qPrintable(rule.nid));
    }
}

void TestBuiltinRules::givesEverySampleItsVerdict()
{
    for (const BuiltinRule& rule : builtinRules()) {
        const Matcher matcher = matcherFor(rule);
        for (const Sample& sample : rule.samples) {
            const MatchVerdict expected =
                sample.expected == ExpectedVerdict::Valid ? MatchVerdict::Valid : MatchVerdict::Invalid;
            QVERIFY2(verdictOn(sample.urn.toStdString(), rule, matcher) == expected, qPrintable(sample.urn));
        }
    }
}

/// Normal forms of valid names are valid and equal to them.
void TestBuiltinRules::normalFormsStayValid()
{
    std::vector<NamespaceEntry> entries;
    for (const BuiltinRule& rule : builtinRules()) {
        RuleSource source{.start = rule.rule.start.toStdString(),
                          .text = rule.rule.text.toStdString(),
                          .describesComponents = rule.rule.describesComponents};
        for (const QString& word : rule.rule.equivalence)
            source.equivalence.push_back(word.toStdString());
        entries.push_back(
            {.nid = rule.nid.toStdString(),
             .rules = {{.version = 1, .rule = std::make_shared<const LazyRule>(std::move(source))}}});
    }
    const UrnChecker checker({}, std::make_shared<const NamespaceTable>(std::move(entries)));
    for (const BuiltinRule& rule : builtinRules()) {
        for (const Sample& sample : rule.samples) {
            const std::string urn = sample.urn.toStdString();
            if (sample.expected != ExpectedVerdict::Valid)
                continue;
            for (const NormalForm form : {NormalForm::Key, NormalForm::Full}) {
                const std::string normal = checker.normalized(parseUrn(urn, Rfc::Rfc8141).value(), form);
                QVERIFY2(checker.check(normal).verdict == Verdict::Valid, normal.c_str());
                QCOMPARE(checker.normalized(parseUrn(normal, Rfc::Rfc8141).value(), form), normal);
            }
        }
    }
}

NIDUS_TEST(tst_builtinrules, TestBuiltinRules)
#include "tst_builtinrules.moc"
