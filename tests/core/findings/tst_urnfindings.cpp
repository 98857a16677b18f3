// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/correction.h"
#include "core/findings/text/sentences.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::check;
using namespace nidus::findings;
using namespace nidus::urn;

namespace {

/// Returns the id of a finding, or an error text if it has no entry or message.
QString idOf(const Finding& finding)
{
    const QString id(finding.id.word());
    if (!catalogEntry(id))
        return u"not in the catalog: "_s + id;
    if (message(finding).isEmpty())
        return u"without a message: "_s + id;
    return id;
}

} // namespace

class TestUrnFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyErrorHasItsOwnId();
    void everyAdviceHasItsOwnId();
    void everyNidRuleHasItsOwnId();
    void everyExampleCausesItsFinding_data();
    void everyExampleCausesItsFinding();
    void namesTheCharacterFound_data();
    void namesTheCharacterFound();
    void reportsAllErrors();
    void survivesAnyText();
    void explainsRejections_data();
    void explainsRejections();
    void explainsWhyANidCanNeverBeRegistered_data();
    void explainsWhyANidCanNeverBeRegistered();
    void keepsAdviceForAnUnregisteredUrn();
    void reportsWhatANamespaceExpected_data();
    void reportsWhatANamespaceExpected();
    void advisesWhatTheRuleAccepts();
    void suggestsOnlyNidsThatAccept();
    void advisesHowAUrnBegins();
    void everyDigitFaultHasItsOwnText();
    void explainsDifferences_data();
    void explainsDifferences();
};

void TestUrnFindings::everyErrorHasItsOwnId()
{
    QSet<QString> ids;
    const int count = int(UrnError::FBadChar) + 1;
    for (int i = 0; i < count; ++i) {
        const QString id = idOf(urnFinding(UrnFailure{UrnError(i), 0}, "urn:a:b"));
        QVERIFY2(id.startsWith(u"urn."_s), qPrintable(id));
        ids.insert(id);
        QCOMPARE(
            checkCode({.verdict = Verdict::Invalid, .reason = CheckReason::Syntax, .error = UrnError(i)}),
            id);
    }
    QCOMPARE(ids.size(), count);
}

void TestUrnFindings::everyAdviceHasItsOwnId()
{
    QSet<QString> ids;
    const int count = int(UrnAdvice::NeedlessPct) + 1;
    for (int i = 0; i < count; ++i) {
        const Finding finding = urnFinding(UrnWarning{UrnAdvice(i), 4, 3}, "urn:urn:b");
        QCOMPARE(finding.severity, Severity::Warning);
        QCOMPARE(finding.range, (TextRange{4, 3}));
        ids.insert(idOf(finding));
    }
    QCOMPARE(ids.size(), count);
    QVERIFY(!ids.contains(QString()));
}

void TestUrnFindings::everyNidRuleHasItsOwnId()
{
    QSet<QString> ids;
    const int count = int(NidRule::UriScheme) + 1;
    for (int i = 0; i < count; ++i) {
        const Finding finding = nidFinding({NidRule(i), 0, 1, "isbn"}, "isbm");
        const QString id = idOf(finding);
        QVERIFY2(id.startsWith(u"nid."_s) || id.startsWith(u"urn.nid."_s), qPrintable(id));
        QCOMPARE(finding.severity == Severity::Warning, isAdvice(NidRule(i)));
        ids.insert(id);
    }
    QCOMPARE(ids.size(), count);
}

void TestUrnFindings::everyExampleCausesItsFinding_data()
{
    QTest::addColumn<QString>("id");
    for (const CatalogEntry& entry : catalog()) {
        const QString id(entry.id.word());
        if (id.startsWith(u"urn."_s) && !id.startsWith(u"urn.differs"_s))
            QTest::newRow(entry.id.word().data()) << id;
    }
}

void TestUrnFindings::everyExampleCausesItsFinding()
{
    QFETCH(QString, id);
    const CatalogEntry* entry = catalogEntry(id);
    const Rfc rfc = qstrcmp(entry->rule.rfc, "RFC 2141") == 0 && id != u"urn.advice.nid-reserved"_s
                        ? Rfc::Rfc2141
                        : Rfc::Rfc8141;
    const QList<Finding> findings = urnFindings(entry->example, rfc);
    QVERIFY2(!findings.isEmpty(), entry->example);
    QCOMPARE(findings.first().id.word(), entry->id.word());
}

void TestUrnFindings::namesTheCharacterFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("length");
    QTest::newRow("RFC 8141 section 2.1, underscore")
        << "urn:a_b:c"_ba << u"A NID cannot contain \"_\", only letters, digits, and hyphens."_s << 5 << 1;
    QTest::newRow("RFC 8141 section 2.2, no-break space")
        << "urn:example:a\xC2\xA0z"_ba
        << u"An NSS cannot contain a no-break space (U+00A0); percent-encode it as %C2%A0 if the namespace "
           "allows that."_s
        << 13 << 2;
    QTest::newRow("RFC 8141 section 2.2, Latin-1")
        << "urn:example:a\xE9"_ba << u"An NSS cannot contain byte 0xE9; convert the text to UTF-8."_s << 13
        << 1;
    const auto corrected = [](const char* title, const QByteArray& text, const QString& sentence,
                              int length) {
        QTest::newRow(title) << text << sentence << int(text.indexOf('^')) << length;
    };
    corrected("a blank at the end", "urn:example:a^  "_ba, u"An NSS cannot contain a space; remove it."_s, 1);
    corrected("a tab", "urn:example:a^\tb"_ba, u"An NSS cannot contain a tab; remove it."_s, 1);
    corrected("a no-break space at the end", "urn:example:a^\xC2\xA0"_ba,
              u"An NSS cannot contain a no-break space (U+00A0); remove it."_s, 2);
    corrected("a zero-width space", "urn:example:a^\xE2\x80\x8B-b"_ba,
              u"An NSS cannot contain a zero-width space (U+200B); remove it."_s, 3);
    corrected("a carriage return", "urn:example:a^\r"_ba,
              u"An NSS cannot contain a carriage return; remove it."_s, 1);
    corrected("a quotation mark at the end", "urn:example:a^\" "_ba,
              u"An NSS cannot contain '\"'; remove it."_s, 1);
    corrected("a blank after the NID", "urn:example:^ a"_ba, u"An NSS cannot contain a space; remove it."_s,
              1);
    corrected("another URN after a blank", "urn:example:a^ urn:example:b"_ba,
              u"An NSS cannot contain a space; write one URN per line."_s, 1);
    corrected("another URN after a carriage return", "urn:example:a^\rURN:example:b"_ba,
              u"An NSS cannot contain a carriage return; write one URN per line."_s, 1);
    corrected("a blank between words", "urn:example:a^ b "_ba,
              u"An NSS cannot contain a space; percent-encode it as %20 if the namespace allows that."_s, 1);
    QTest::newRow("RFC 8141 section 2, at the end") << "urn:example:"_ba << u"The NSS is empty."_s << 12 << 0;
}

void TestUrnFindings::namesTheCharacterFound()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    QFETCH(int, offset);
    QFETCH(int, length);
    const QList<Finding> findings = urnFindings(text.replace("^", "").toStdString(), Rfc::Rfc8141);
    QVERIFY(!findings.isEmpty());
    QCOMPARE(message(findings.first()), sentence);
    QCOMPARE(findings.first().range, (TextRange{std::size_t(offset), std::size_t(length)}));
}

void TestUrnFindings::reportsAllErrors()
{
    // Required in electronic invoices; it has two errors.
    const QList<Finding> findings =
        urnFindings("urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017", Rfc::Rfc8141);
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[0].id, kUrnNidBadChar);
    QCOMPARE(findings[1].id, kUrnFBadChar);
}

void TestUrnFindings::survivesAnyText()
{
    for (int first = 0; first < 256; ++first) {
        for (const std::string& prefix : {std::string(), std::string("urn:"), std::string("urn:ab:c")}) {
            const std::string text = prefix + char(first) + char(255 - first);
            for (const Rfc rfc : {Rfc::Rfc8141, Rfc::Rfc2141}) {
                for (const Finding& finding : urnFindings(text, rfc))
                    QVERIFY(finding.range.offset + finding.range.length <= text.size());
            }
        }
    }
}

void TestUrnFindings::explainsRejections_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("unregistered") << int(CheckReason::NidNotRegistered) << u"namespace.unregistered"_s
                                  << u"The NID \"books\" is not in the registry."_s;
    QTest::newRow("other namespace") << int(CheckReason::OtherNamespace) << u"namespace.other"_s
                                     << u"The URN belongs to the namespace \"books\"; expected \"crates\"."_s;
    QTest::newRow("withdrawn")
        << int(CheckReason::NamespaceWithdrawn) << u"namespace.withdrawn"_s
        << u"The namespace \"books\" is withdrawn; its URNs remain valid, but no new ones are assigned."_s;
    QTest::newRow("too long") << int(CheckReason::LineTooLong) << u"check.line-too-long"_s
                              << u"The line is too long to check."_s;
}

void TestUrnFindings::explainsRejections()
{
    QFETCH(int, reason);
    QFETCH(QString, id);
    QFETCH(QString, sentence);
    const CheckOutcome outcome{
        .verdict = Verdict::Unregistered, .reason = CheckReason(reason), .nidOffset = 4, .nidLength = 5};
    const auto table = std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{{"books", true}});
    const QList<Finding> findings =
        checkFindings(outcome, "urn:books:1", UrnChecker({.nid = "crates"}, table));
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first().id.word(), id);
    QCOMPARE(message(findings.first()), sentence);
    QCOMPARE(checkCode(outcome), id);
}

void TestUrnFindings::explainsWhyANidCanNeverBeRegistered_data()
{
    QTest::addColumn<QString>("nid");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* nid, const char* reason) {
        QTest::newRow(nid) << QString::fromLatin1(nid) << QString::fromLatin1(reason);
    };
    row("us", "a formal NID has more than two characters");
    row("ab-cd", "it starts with two letters and a hyphen, which is reserved");
    row("xn--x", "it starts with two letters and a hyphen, which is reserved");
    row("X-foo", "it starts with \"X-\"; for examples, use the NID \"example\"");
    row("urn", "the NID \"urn\" is reserved");
    row("urn-x", "\"urn-\" begins informal NIDs, and no number follows it");
    row("urn-09", "the number of an informal NID does not start with a zero");
}

void TestUrnFindings::explainsWhyANidCanNeverBeRegistered()
{
    QFETCH(QString, nid);
    QFETCH(QString, reason);
    const UrnChecker checker({}, std::make_shared<const NamespaceTable>());
    const std::string urn = "urn:" + nid.toStdString() + ":1";
    const QList<Finding> findings = checkFindings(checker.check(urn), urn, checker);
    QVERIFY(!findings.isEmpty());
    QCOMPARE(findings.first().id, kNamespaceNeverRegistrable);
    QCOMPARE(message(findings.first()), u"The NID \"%1\" can never be registered: %2."_s.arg(nid, reason));
}

void TestUrnFindings::keepsAdviceForAnUnregisteredUrn()
{
    const CheckOutcome outcome{.verdict = Verdict::Unregistered,
                               .reason = CheckReason::NidNotRegistered,
                               .nidOffset = 4,
                               .nidLength = 5};
    const QList<Finding> findings = checkFindings(outcome, "urn:books:1?+a", UrnChecker({}, nullptr));
    QCOMPARE(findings.size(), 2);
    QCOMPARE(findings[1].id, kUrnAdviceRComponent);
    QVERIFY(checkFindings({}, "urn:books:1", UrnChecker({}, nullptr)).isEmpty());
    QVERIFY(checkCode({}).isEmpty());
}

void TestUrnFindings::reportsWhatANamespaceExpected_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("rejected")
        << QByteArray("urn:books:13")
        << QStringList{u"Rejected by the syntax rule of \"books\" at column 12: expected 0 to 2, found "
                       "\"3\" (in name > month)."_s,
                       u"The namespace \"books\" is withdrawn; its URNs remain valid, but no new ones "
                       "are assigned."_s};
    QTest::newRow("by an earlier version")
        << QByteArray("urn:books:old")
        << QStringList{
               u"Valid only in version 1 of \"books\"; the latest version rejects the URN at column 11: "
               "expected \"0\" or \"1\", found \"o\" (in name > month)."_s,
               u"The namespace \"books\" is withdrawn; its URNs remain valid, but no new ones are "
               "assigned."_s};
    QTest::newRow("more than a repetition allows")
        << QByteArray("urn:years:xabc")
        << QStringList{u"Rejected by the syntax rule of \"years\" at column 14: expected \"-\" or the end of "
                       "the text (a letter may occur at most 2 times here), found \"c\" (in name)."_s};
    QTest::newRow("a repetition that is used twice")
        << QByteArray("urn:pairs:1234567")
        << QStringList{
               u"Rejected by the syntax rule of \"pairs\" at column 17: expected the end of the text, "
               "found \"7\" (in name)."_s};
    QTest::newRow("the same characters before a repetition")
        << QByteArray("urn:pairs:x1234")
        << QStringList{
               u"Rejected by the syntax rule of \"pairs\" at column 15: expected the end of the text, "
               "found \"4\" (in name)."_s};
    QTest::newRow("something else after it")
        << QByteArray("urn:years:xab1")
        << QStringList{u"Rejected by the syntax rule of \"years\" at column 14: expected \"-\" or the end of "
                       "the text, found \"1\" (in name)."_s};
    QTest::newRow("check digit") << QByteArray("urn:issns:1560-1561")
                                 << QStringList{u"Namespace \"issns\": ISSN check digit is 1; expected 0."_s};
    QTest::newRow("left the list")
        << QByteArray("urn:reeds:1")
        << QStringList{u"The namespace \"reeds\" is missing from IANA's list of 2031-01-01."_s};
    QTest::newRow("left the list, rejected")
        << QByteArray("urn:reeds:2")
        << QStringList{u"Rejected by the syntax rule of \"reeds\" at column 11: expected \"1\", found \"2\" "
                       "(in name)."_s,
                       u"The namespace \"reeds\" is missing from IANA's list of 2031-01-01."_s};
    const auto notAllowed = [](const char* row, const char* urn, const QStringList& corrections) {
        QStringList sentences;
        for (const QString& correction : corrections)
            sentences.append(u"An NSS cannot contain "_s + correction);
        QTest::newRow(row) << QByteArray(urn) << sentences;
    };
    notAllowed("an encoded form that the rule rejects",
               "urn:digits:12\xC3\xBC"
               "3",
               {u"\"ü\" (U+00FC); remove or replace it; the syntax rule rejects %C3%BC, too."_s});
    notAllowed("two of them", "urn:digits:1 2\xC3\xBC",
               {u"a space; remove or replace it; the syntax rule rejects %20, too."_s,
                u"\"ü\" (U+00FC); remove or replace it; the syntax rule rejects %C3%BC, too."_s});
    notAllowed("an encoded form that the rule accepts", "urn:words:a b",
               {u"a space; percent-encode it as %20."_s});
    notAllowed("one of two", "urn:words:a b\xC3\xBC",
               {u"a space; percent-encode it as %20."_s,
                u"\"ü\" (U+00FC); remove or replace it; the syntax rule rejects %C3%BC, too."_s});
    notAllowed("rejected before it", "urn:digits:a b",
               {u"a space; percent-encode it as %20 if the namespace allows that."_s});
    QTest::newRow("no verdict")
        << QByteArray("urn:broken:1")
        << QStringList{u"The syntax rule of the namespace \"broken\" gives no verdict; line 1 of its "
                       "grammar: The rule \"name\" cannot be used: it is missing, has an error, "
                       "or refers to an undefined rule."_s};
}

void TestUrnFindings::reportsWhatANamespaceExpected()
{
    QFETCH(QByteArray, urn);
    QFETCH(QStringList, sentences);
    const auto lazy = [](const char* text, const char* digits = "") {
        return std::make_shared<const LazyRule>(RuleSource{.text = text, .checkDigit = digits});
    };
    const UrnChecker checker(
        {},
        std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>{
            {.nid = "books",
             .withdrawn = true,
             .rules = {{2, lazy("name = month\nmonth = \"0\" %x31-39 / \"1\" %x30-32\n")},
                       {1, lazy("name = \"old\"")}}},
            {.nid = "reeds", .rules = {{1, lazy("name = \"1\"")}}, .leftList = "2031-01-01"},
            {.nid = "issns", .rules = {{1, lazy("name = 4DIGIT \"-\" 4DIGIT", "issn")}}},
            {.nid = "digits", .rules = {{1, lazy("name = *DIGIT")}}},
            {.nid = "years", .rules = {{1, lazy("name = 4DIGIT / \"x\" 1*2ALPHA [ \"-\" ]")}}},
            {.nid = "pairs", .rules = {{1, lazy("name = part part / %x78 DIGIT *2DIGIT\npart = 1*3DIGIT")}}},
            {.nid = "words", .rules = {{1, lazy("name = *( ALPHA / \"%20\" )")}}},
            {.nid = "broken", .rules = {{1, lazy("name = nowhere")}}}}));
    const CheckOutcome outcome = checker.check(urn.constData());
    const QList<Finding> findings = checkFindings(outcome, urn.constData(), checker);
    QStringList found;
    for (const Finding& finding : findings)
        found.append(message(finding));
    QCOMPARE(found, sentences);
    QCOMPARE(checkCode(outcome), findings.first().id.word());
}

/// Under each RFC, the advice is the same.
void TestUrnFindings::advisesWhatTheRuleAccepts()
{
    const auto rule = std::make_shared<const LazyRule>(RuleSource{.text = "name = *( DIGIT / \"%20\" )"});
    const UrnChecker checker({}, std::make_shared<const NamespaceTable>(
                                     std::vector<NamespaceEntry>{{.nid = "digits", .rules = {{1, rule}}}}));
    for (const Rfc rfc : {Rfc::Rfc8141, Rfc::Rfc2141}) {
        for (const auto& [urn, advice] :
             {std::pair("urn:digits:1\xC3\xBC", u"the syntax rule rejects %C3%BC, too."_s),
              std::pair("urn:digits:1 2", u"percent-encode it as %20."_s)}) {
            const auto failed = urn::parseUrn(urn, rfc);
            QVERIFY(!failed);
            const QString sentence = message(urnFinding(failed.error(), urn, checker));
            QVERIFY2(sentence.endsWith(advice), qPrintable(sentence));
        }
    }
}

/// No NID is suggested with which the URN is invalid, too.
void TestUrnFindings::suggestsOnlyNidsThatAccept()
{
    const auto rule = std::make_shared<const LazyRule>(RuleSource{.text = "name = *DIGIT"});
    const UrnChecker checker({}, std::make_shared<const NamespaceTable>(
                                     std::vector<NamespaceEntry>{{.nid = "digits", .rules = {{1, rule}}}}));
    const auto fix = [&checker](std::string_view urn) {
        return fixFor(checkFindings(checker.check(urn), urn, checker).constFirst(), urn, checker);
    };
    QCOMPARE(fix("urn:digit:12"), u"Did you mean \"digits\"?"_s);
    QVERIFY(!fix("urn:digit:1x").contains("digits"_L1));
}

void TestUrnFindings::advisesHowAUrnBegins()
{
    const UrnChecker checker({}, std::make_shared<const NamespaceTable>(std::vector<NamespaceEntry>()));
    for (const auto& [text, fix] :
         {std::pair("<URN:isbn:0451450523", u"Remove the text before \"urn:\"."_s),
          std::pair("https://n2t.example/urn:isbn:0451450523", u"Remove the text before \"urn:\"."_s),
          std::pair("isbn:0451450523", u"Write the whole URN, with \"urn:\" and the NID."_s),
          std::pair("url:isbn:0451450523", u"Write the whole URN, with \"urn:\" and the NID."_s)}) {
        const QList<Finding> found = checkFindings(checker.check(text), text, checker);
        QCOMPARE(found.size(), 1);
        QCOMPARE(fixFor(found.first(), text, checker), fix);
    }
}

void TestUrnFindings::everyDigitFaultHasItsOwnText()
{
    QSet<QString> texts;
    Sentences sentences;
    const int count = int(kDigitFaults);
    for (int i = 0; i < count; ++i) {
        const QString text = QString::fromStdString(std::string(sentences.problem(
            {.fault = DigitFault(i), .identifier = "LEI", .length = 87, .found = "87", .expected = "86"})));
        QVERIFY2(text.contains("87"_L1) && !text.contains(u'%'), qPrintable(text));
        texts.insert(text);
    }
    QCOMPARE(texts.size(), count);
    QCOMPARE(sentences.problem(
                 {.fault = DigitFault::CheckDigits, .identifier = "LEI", .found = "87", .expected = "86"}),
             "LEI check digits are 87; expected 86");
}

void TestUrnFindings::explainsDifferences_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("NID") << "urn:isbn:1"_ba << "urn:issn:1"_ba
                         << u"The URNs belong to different namespaces: \"isbn\" and \"issn\"."_s;
    QTest::newRow("NSS") << "urn:example:ab1"_ba << "urn:example:ab2"_ba
                         << u"The NSSs differ: the first has \"1\" where the second has \"2\"."_s;
    QTest::newRow("NSS ends")
        << "urn:example:ab"_ba << "urn:example:ab2"_ba
        << u"The NSSs differ: the first has the end of the text where the second has \"2\"."_s;
    QTest::newRow("RFC 8141 section 3.1, case") << "urn:example:a"_ba << "urn:example:A"_ba
                                                << u"The NSSs differ only in letter case: \"a\" and \"A\"."_s;
    QTest::newRow("RFC 8141 section 3.1, encoding")
        << "urn:example:a,b"_ba << "urn:example:a%2Cb"_ba
        << u"The NSSs differ only in percent-encoding: \",b\" and \"%2Cb\"."_s;
}

void TestUrnFindings::explainsDifferences()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(QString, sentence);
    const auto first = parseUrn(std::string_view(a.constData(), std::size_t(a.size())));
    const auto second = parseUrn(std::string_view(b.constData(), std::size_t(b.size())));
    QVERIFY(first && second);
    const std::optional<UrnDifference> difference = urnDifference(*first, *second);
    QVERIFY(difference);
    QCOMPARE(message(differenceFinding(*difference, *first, *second)), sentence);
}

NIDUS_TEST(tst_urnfindings, TestUrnFindings)
#include "tst_urnfindings.moc"
