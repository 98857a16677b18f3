// SPDX-License-Identifier: Apache-2.0
#include "core/check/encoding.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::check;

namespace {

constexpr auto kDoiLike = "name   = prefix \"/\" 1*( char / \"/\" )\n"
                          "prefix = 1*char\n"
                          "char   = ALPHA / DIGIT / \".\" / \"#\" / \"%\" HEXDIG HEXDIG\n";
constexpr auto kAny =
    "name = 1*( ALPHA / DIGIT / \"-\" / \"_\" / \":\" / \"+\" / \";\" / \".\" / \"%\" 2HEXDIG )";

} // namespace

class TestEncoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsItsWords();
    void encodesByTheStoredRules_data();
    void encodesByTheStoredRules();
    void failsWithoutRules();
    void failsIfTheRuleRejectsTheName();
    void failsIfTheNameIsNotUtf8();
    void skipsThePrefixInTheRule();
};

void TestEncoding::readsItsWords()
{
    for (const char* word :
         {"percent-utf8", "percent-reserved", "spaces-as-underscores", "publicid", "doi-name"})
        QVERIFY(encodingStep(word).has_value());
    QVERIFY(!encodingStep("rot13"));
}

void TestEncoding::encodesByTheStoredRules_data()
{
    QTest::addColumn<QByteArray>("grammar");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("urn");
    const auto row = [](const char* title, const char* grammar, const char* words, const char* name,
                        const char* urn) {
        QTest::newRow(title) << QByteArray(grammar) << QByteArray(words) << QByteArray(name)
                             << QByteArray(urn);
    };
    row("unchanged", kAny, "percent-utf8", "a-b:c", "urn:x1:a-b:c");
    row("characters not allowed in URNs", kAny, "percent-utf8", "a b%", "urn:x1:a%20b%25");
    row("characters not allowed by the rule", kAny, "percent-utf8", "a/b", "urn:x1:a%2Fb");
    row("beyond ASCII", kAny, "percent-utf8", "\xC3\x89va", "urn:x1:%C3%89va");
    row("spaces", kAny, "spaces-as-underscores,percent-utf8", "New York", "urn:x1:New_York");
    row("reserved characters", kDoiLike, "percent-utf8,percent-reserved", "10.1000/456#789",
        "urn:x1:10.1000/456%23789");
    row("only the first slash is needed", kDoiLike, "percent-utf8,percent-reserved", "10.1/a/b",
        "urn:x1:10.1/a%2Fb");
    // "The 'doi:' label and the address of the proxy resolver are not part of the DOI name"
    for (const char* name :
         {"10.1000/a.b", "doi:10.1000/a.b", "DOI: 10.1000/a.b", "https://doi.org/10.1000/a.b",
          "http://dx.doi.org/10.1000/a%2Eb", "HTTPS://WWW.DOI.ORG/10.1000/a.b", "doi.org/10.1000/a.b",
          "doi:https://doi.org/10.1000/a.b ", "info:doi/10.1000/a.b"})
        row(name, kDoiLike, "doi-name,percent-utf8,percent-reserved", name, "urn:x1:10.1000/a.b");
    row("a percent sign in a DOI name", kDoiLike, "doi-name,percent-utf8,percent-reserved",
        "doi:10.1000/a%2Eb", "urn:x1:10.1000/a%252Eb");
    row("RFC 3151 1.1", kAny, "publicid", "-//OASIS//DTD DocBook XML V4.1.2//EN",
        "urn:x1:-:OASIS:DTD+DocBook+XML+V4.1.2:EN");
    row("RFC 3151 1.1, encoded", kAny, "publicid", " ISO/IEC\n 10179:1996//DTD  DSSSL//EN ",
        "urn:x1:ISO%2FIEC+10179%3A1996:DTD+DSSSL:EN");
}

void TestEncoding::encodesByTheStoredRules()
{
    QFETCH(QByteArray, grammar);
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, urn);
    RuleSource source{.text = grammar.toStdString()};
    for (const QByteArray& word : words.split(','))
        source.encoding.push_back(word.toStdString());
    const auto encoded = encodedUrn("x1", name.constData(), NamespaceRule(source));
    QVERIFY(encoded.has_value());
    QCOMPARE(QByteArray::fromStdString(*encoded), urn);
}

void TestEncoding::failsWithoutRules()
{
    QCOMPARE(encodedUrn("x1", "a", NamespaceRule({.text = kAny})).error(), EncodingFailure::NoRules);
}

void TestEncoding::failsIfTheRuleRejectsTheName()
{
    const NamespaceRule rule({.text = "name = 2DIGIT", .encoding = {"percent-utf8"}});
    QCOMPARE(encodedUrn("x1", "123", rule).error(), EncodingFailure::NotAName);
    QCOMPARE(encodedUrn("x1", "", rule).error(), EncodingFailure::NotAName);
    QCOMPARE(encodedUrn("x1", "12", rule).value(), std::string("urn:x1:12"));
}

void TestEncoding::failsIfTheNameIsNotUtf8()
{
    const NamespaceRule rule({.text = kAny, .encoding = {"percent-utf8"}});
    QCOMPARE(encodedUrn("x1", "\xFF", rule).error(), EncodingFailure::NotUtf8);
}

void TestEncoding::skipsThePrefixInTheRule()
{
    const NamespaceRule rule({.scope = NameScope::Urn,
                              .text = "name = \"urn:x1:\" 1*( ALPHA / \"%\" 2HEXDIG )",
                              .encoding = {"percent-utf8"}});
    QCOMPARE(encodedUrn("x1", "a-b", rule).value(), std::string("urn:x1:a%2Db"));
}

NIDUS_TEST(tst_encoding, TestEncoding)
#include "tst_encoding.moc"
