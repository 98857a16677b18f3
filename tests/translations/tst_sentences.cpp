// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/placeholders.h"
#include "core/findings/text/sentences.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/grammar/samples/sample.h"
#include "core/lint/rulesource.h"
#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <memory>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::builtin;
using namespace nidus::check;
using namespace nidus::findings;
using namespace nidus::grammar;
using namespace nidus::lint;
using namespace nidus::registration;

namespace {

/// Texts that can occur in files and must not break a message.
const QStringList kHardArguments{
    u"plain"_s,         u"\"quoted\""_s,          u"a\"b"_s,           u"\""_s,
    u"%1 %2 %x30-32"_s, u"it's; two: (three)."_s, u"a\u202Eb\u0007"_s, u"« déjà »"_s,
    QString(3000, u'w')};

UrnChecker builtinChecker()
{
    std::vector<NamespaceEntry> entries;
    for (const BuiltinRule& rule : builtinRules())
        entries.push_back({.nid = rule.nid.toStdString(),
                           .rules = {{1, std::make_shared<const LazyRule>(ruleSource(rule.rule))}}});
    return {{}, std::make_shared<const NamespaceTable>(std::move(entries))};
}

bool isTranslated(const QString& language) { return !language.isEmpty() && language != u"en"_s; }

/// Returns the general rule that a message breaks; empty if there is none.
QString faultOf(const QString& sentence)
{
    static const QRegularExpression notation(u"%[xdbsi][0-9A-Fa-f\"]"_s);
    static const QRegularExpression twoPairs(u"\"\"|''|\"'\\w|«\u00A0\"\\w*\"\u00A0»|„\"\\w*\"“"_s);
    static const QRegularExpression cut(u"\\| |\\(of \"|\\.\\.\\.|…"_s);
    if (notation.match(sentence).hasMatch())
        return u"grammar notation"_s;
    if (twoPairs.match(sentence).hasMatch())
        return u"doubled quotation marks"_s;
    if (cut.match(sentence).hasMatch())
        return u"truncated, or alternatives joined by vertical bars"_s;
    return {};
}

} // namespace

/// The rules for all messages, in every language and with any arguments.
class TestSentences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void init();
    void cleanup();
    void fillsEverySentence();
    void translatesWords();
    void tablesHaveTheSameMessages();
    void quotesAsTheLanguageDoes();
    void hasReasonAndFix();
    void describesExpectationsInWords_data();
    void describesExpectationsInWords();
    void reportsTheErrorAndTheExpectation_data();
    void reportsTheErrorAndTheExpectation();

private:
    QTranslator m_translator;
};

void TestSentences::initTestCase_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("C") << QString();
    for (const QString& catalog : QDir(u":/i18n"_s).entryList({u"nidus_*.qm"_s}))
        QTest::newRow(qPrintable(catalog)) << catalog.section(u'_', 1).section(u'.', 0, 0);
}

void TestSentences::init()
{
    QFETCH_GLOBAL(QString, language);
    if (language.isEmpty())
        return;
    QVERIFY(m_translator.load(u":/i18n/nidus_%1.qm"_s.arg(language)));
    QVERIFY(QCoreApplication::installTranslator(&m_translator));
}

void TestSentences::cleanup() { QCoreApplication::removeTranslator(&m_translator); }

void TestSentences::fillsEverySentence()
{
    static const QRegularExpression unfilled(u"%[1-9]"_s);
    for (const CatalogEntry& entry : catalog()) {
        for (const QString& argument : kHardArguments) {
            const QString shown = message(makeFinding(entry.id, {}, QStringList(9, argument)));
            const QByteArray about = (entry.id.word() + u": "_s + shown.left(300)).toUtf8();
            const bool isNotation = argument.contains(u'%');
            QVERIFY2(isNotation || !unfilled.match(shown).hasMatch(), about);
            QVERIFY2(isNotation || faultOf(shown).isEmpty(), about + " -- " + faultOf(shown).toUtf8());
            QVERIFY2(!shown.contains(u'\u202E') && !shown.contains(u'\u0007'), about);
            QVERIFY2(!shown.contains(u"  "_s) && shown == shown.trimmed(), about);
            // A complete sentence, with a proper start and end, unless it starts or ends with an argument.
            const QChar first = shown.front();
            QVERIFY2(first.isUpper() || first.category() == QChar::Letter_Other || first == u'"' ||
                         first == u'«' || first == u'„' || first == u'“' || first == u'\'' ||
                         translatedMessage(entry).startsWith(u'%'),
                     about);
            const QString message = translatedMessage(entry);
            QVERIFY2(u".?。？"_s.contains(shown.back()) || message.back().isDigit(), about);
        }
    }
}

/// Reports on URNs fill their sentences by themselves.
void TestSentences::tablesHaveTheSameMessages()
{
    for (const CatalogEntry& entry : catalog()) {
        QStringList arguments;
        for (int number = 1; number <= 9; ++number)
            arguments.append(u"a%1"_s.arg(number));
        for (const WordArgument& each : entry.words) {
            if (each.number > 0)
                arguments[each.number - 1] = u"reserved"_s;
        }
        Remarks remarks;
        remarks.add(entry.id);
        for (const QString& argument : std::as_const(arguments))
            remarks.addArgument(argument.toStdString());
        Sentences sentences;
        std::string sentence;
        sentences.append(sentence, remarks, remarks.all().front());
        QCOMPARE(QString::fromStdString(sentence), message(makeFinding(entry.id, {}, arguments)));
    }
}

void TestSentences::translatesWords()
{
    QFETCH_GLOBAL(QString, language);
    int count = 0;
    for (const CatalogEntry& entry : catalog()) {
        for (const auto& [number, context] : entry.words) {
            if (qstrcmp(context, "FieldTitle") != 0)
                continue;
            ++count;
            for (const TemplateField field : kTemplateFields) {
                const QString heading = fieldHeading(field);
                const QString title = QCoreApplication::translate("FieldTitle", heading.toUtf8().constData());
                QStringList arguments(9, u"7"_s);
                arguments[number - 1] = heading;
                const QString shown = message(makeFinding(entry.id, {}, arguments));
                QVERIFY2(shown.contains(title), qPrintable(shown));
                const QRegularExpression word(u"\\b%1\\b"_s.arg(heading));
                QVERIFY2(!isTranslated(language) || title.contains(heading) || !word.match(shown).hasMatch(),
                         qPrintable(shown));
            }
        }
    }
    QCOMPARE(count, 9);
    if (language == u"fr"_s)
        QCOMPARE(message(makeFinding(kTemplateMissingField, {}, {u"Security and Privacy"_s})),
                 u"Le champ «\u00A0Sécurité et vie privée\u00A0» n’est pas rempli."_s);
}

/// Arguments come with straight quotation marks.
void TestSentences::quotesAsTheLanguageDoes()
{
    QFETCH_GLOBAL(QString, language);
    static const QHash<QString, QStringList> marks{{u"de"_s, {u"\u201E"_s, u"\u201C"_s}},
                                                   {u"fr"_s, {u"\u00AB\u00A0"_s, u"\u00A0\u00BB"_s}},
                                                   {u"zh_CN"_s, {u"\u201C"_s, u"\u201D"_s}}};
    const QStringList own = marks.value(language, {u"\""_s, u"\""_s});
    if (quotationMarks().first != own.front() && quotationMarks().first == "\""_L1)
        QSKIP("The quotation marks are not translated; tst_translations reports that.");
    const QString bracket = own.front() + u'<' + own.back();
    const QString umlaut = own.front() + u'\u00FC' + own.back() + u" (U+00FC)"_s;
    static const UrnChecker checker = builtinChecker();
    const auto saidOf = [](const std::string& urn) {
        const CheckOutcome outcome = checker.check(urn);
        const QString said = message(checkFindings(outcome, urn, checker).constFirst());
        return std::pair(said, leadingSentence(outcome, urn, checker));
    };
    const auto [first, firstSentence] = saidOf("urn:example:a<b");
    QVERIFY2(first.contains(bracket), qPrintable(first));
    QVERIFY2(firstSentence.contains(bracket), qPrintable(firstSentence));
    const auto [second, secondSentence] = saidOf("urn:example:a\u00FCb");
    QVERIFY2(second.contains(umlaut), qPrintable(second));
    QVERIFY2(secondSentence.contains(umlaut), qPrintable(secondSentence));
    const auto [third, thirdSentence] = saidOf("urn:isbn:x");
    for (const QString& said : {third, thirdSentence})
        QVERIFY2(said.contains(own.front() + u'x' + own.back()) &&
                     (!isTranslated(language) || !said.contains(u'"')),
                 qPrintable(said));
}

void TestSentences::hasReasonAndFix()
{
    QFETCH_GLOBAL(QString, language);
    for (const CatalogEntry& entry : catalog()) {
        for (const QString& text : {translatedReason(entry), translatedFix(entry)})
            QVERIFY2(text.size() > 4 && u".?。？"_s.contains(text.back()), qPrintable(text));
        if (isTranslated(language))
            QVERIFY2(translatedFix(entry) != QString::fromUtf8(entry.fix), entry.fix);
    }
}

void TestSentences::describesExpectationsInWords_data()
{
    QTest::addColumn<QString>("nid");
    for (const BuiltinRule& rule : builtinRules())
        QTest::newRow(qPrintable(rule.nid)) << rule.nid;
}

void TestSentences::describesExpectationsInWords()
{
    QFETCH_GLOBAL(QString, language);
    QFETCH(QString, nid);
    static const UrnChecker checker = builtinChecker();
    static const QRegularExpression ruleName(u"\\b(ALPHA|DIGIT|HEXDIG)\\b"_s);
    const NamespaceRule& rule = checker.namespaces()->find(nid.toStdString())->rules.front().rule->get();
    std::vector<std::string> names = makeSamples(rule.matcher(), {.kind = SampleKind::NearMiss, .count = 60});
    for (const std::string& name : makeSamples(rule.matcher(), {.kind = SampleKind::Random, .count = 20}))
        names.push_back(name.substr(0, name.size() / 2)); // truncated
    for (const std::string& name : names) {
        const std::string urn = "urn:" + nid.toStdString() + ':' + name;
        const CheckOutcome outcome = checker.check(urn);
        if (outcome.reason != CheckReason::SyntaxRule)
            continue;
        const Finding finding = checkFindings(outcome, urn, checker).constFirst();
        QCOMPARE(finding.id, kNamespaceSyntaxRule);
        const QString expected = finding.arguments.at(2);
        const QByteArray about = urn.c_str() + QByteArray(": ") + expected.toUtf8();
        QVERIFY2(faultOf(expected).isEmpty(), about + " -- " + faultOf(expected).toUtf8());
        QVERIFY2(!expected.isEmpty() && !ruleName.match(expected).hasMatch(), about);
        QVERIFY2(!isTranslated(language) || !expected.contains(u" or "_s), about);
    }
}

void TestSentences::reportsTheErrorAndTheExpectation_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a computation") << "urn:isbn:0-395-36341-7"_ba
                                   << u"Namespace \"isbn\": ISBN-10 check digit is 7; expected 1."_s;
    QTest::newRow("no NID") << "urn:"_ba << u"The NID after \"urn:\" is missing."_s;
    QTest::newRow("no NSS") << "urn:isbn"_ba << u"The colon and the NSS after the NID are missing."_s;
    QTest::newRow("encoded") << "urn:example:a b"_ba
                             << u"An NSS cannot contain a space; percent-encode it as %20."_s;
}

void TestSentences::reportsTheErrorAndTheExpectation()
{
    QFETCH_GLOBAL(QString, language);
    QFETCH(QByteArray, urn);
    QFETCH(QString, sentence);
    static const UrnChecker checker = builtinChecker();
    const std::string text = urn.toStdString();
    const QString shown = message(checkFindings(checker.check(text), text, checker).constFirst());
    if (isTranslated(language))
        QVERIFY2(faultOf(shown).isEmpty(), qPrintable(shown));
    else
        QCOMPARE(shown, sentence);
}

NIDUS_TEST(tst_sentences, TestSentences)
#include "tst_sentences.moc"
