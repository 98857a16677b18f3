// SPDX-License-Identifier: Apache-2.0
#include "core/check/equivalence.h"

#include "core/urn/urnparser.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::check;
using namespace nidus::urn;

namespace {

std::string keyOf(std::span<const std::string> words, std::string_view urn, NormalForm form = NormalForm::Key)
{
    return Equivalence(words).normalized(parseUrn(urn, Rfc::Rfc8141).value(), form);
}

} // namespace

class TestEquivalence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsItsWords_data();
    void readsItsWords();
    void mergesDocumentedEquivalents_data();
    void mergesDocumentedEquivalents();
    void writesUppercaseLetters();
    void onlyMerges();
    void keepsComponentsInTheFullForm();
};

void TestEquivalence::readsItsWords_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("isKnown");
    for (const char* word :
         {"nss-case-insensitive", "nss-case-insensitive-except params:", "case-insensitive-under ul:",
          "case-insensitive-fields 2", "case-insensitive-before -", "case-insensitive-first-letter 3",
          "hyphens-ignored", "isbn-10-as-isbn-13", "parameter-ignored vers=0", "percent-encoding-ignored"})
        QTest::newRow(word) << QByteArray(word) << true;
    for (const char* word :
         {"", "hyphens", "hyphens-ignored 1", "case-insensitive-fields", "case-insensitive-fields 0",
          "case-insensitive-fields 10", "case-insensitive-before --", "nss-case-insensitive-except "})
        QTest::newRow(*word == 0 ? "empty" : word) << QByteArray(word) << false;
}

void TestEquivalence::readsItsWords()
{
    QFETCH(QByteArray, word);
    QFETCH(bool, isKnown);
    QCOMPARE(equivalenceAddition(word.constData()).has_value(), isKnown);
    const std::vector<std::string> words{word.toStdString()};
    QCOMPARE(Equivalence(words).isPlain(), !isKnown);
}

void TestEquivalence::mergesDocumentedEquivalents_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QByteArray>("key");
    const auto row = [](const char* words, const char* urn, const char* key) {
        QTest::addRow("%s %s", words, urn) << QByteArray(words) << QByteArray(urn) << QByteArray(key);
    };
    row("nss-case-insensitive", "URN:A1:bCd%2f", "urn:a1:bcd%2F");
    row("nss-case-insensitive-except params:", "urn:a1:Params:Xml", "urn:a1:Params:Xml");
    row("nss-case-insensitive-except params:", "urn:a1:RFC:2648", "urn:a1:rfc:2648");
    row("case-insensitive-under ul:", "urn:a1:UL:0A", "urn:a1:ul:0a");
    row("case-insensitive-under ul:", "urn:a1:ULX", "urn:a1:ULX");
    row("case-insensitive-fields 1", "urn:a1:AB:CD", "urn:a1:ab:CD");
    row("case-insensitive-fields 2", "urn:a1:AB:CD:EF", "urn:a1:ab:cd:EF");
    row("case-insensitive-fields 2", "urn:a1:AB", "urn:a1:ab");
    row("case-insensitive-before -", "urn:a1:FI:Fe-Ab-C", "urn:a1:fi:fe-Ab-C");
    row("case-insensitive-first-letter 3", "urn:a1:En:Place:Paris", "urn:a1:En:Place:paris");
    row("case-insensitive-first-letter 3", "urn:a1:En:Place", "urn:a1:En:Place");
    row("hyphens-ignored", "urn:a1:1-2-3", "urn:a1:123");
    row("hyphens-ignored", "urn:a1:--", "urn:a1:--");
    row("hyphens-ignored, isbn-10-as-isbn-13", "urn:isbn:0-88-73-08-66-X", "urn:isbn:9780887308666");
    row("hyphens-ignored, isbn-10-as-isbn-13", "urn:isbn:088730866x", "urn:isbn:9780887308666");
    row("hyphens-ignored, isbn-10-as-isbn-13", "urn:isbn:978-0-88730-866-6", "urn:isbn:9780887308666");
    row("parameter-ignored vers=0", "urn:a1:b;vers=0;c", "urn:a1:b;c");
    row("parameter-ignored vers=0", "urn:a1:b;vers=01", "urn:a1:b;vers=01");
    row("percent-encoding-ignored", "urn:a1:a%2Fb%28%C3%a9%41", "urn:a1:a/b(%C3%A9A");
    row("percent-encoding-ignored", "urn:a1:%2Fa%2541%3f", "urn:a1:%2Fa%2541%3F"); // no other URN
    row("percent-encoding-ignored, nss-case-insensitive", "urn:a1:%41B", "urn:a1:ab");
}

void TestEquivalence::mergesDocumentedEquivalents()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, urn);
    QFETCH(QByteArray, key);
    std::vector<std::string> list;
    for (const QByteArray& word : words.split(','))
        list.push_back(word.trimmed().toStdString());
    QCOMPARE(QByteArray::fromStdString(keyOf(list, urn.constData())), key);
    QVERIFY(parseUrn(key.constData(), Rfc::Rfc8141).has_value());
}

void TestEquivalence::writesUppercaseLetters()
{
    const std::vector<std::string> words{"hyphens-ignored", "case-insensitive-fields 1"};
    QCOMPARE(Equivalence(words).normalized(parseUrn("urn:A1:b-x%c3:d", Rfc::Rfc8141).value(), NormalForm::Key,
                                           LetterCase::Upper),
             std::string("urn:a1:BX%C3:d"));
}

void TestEquivalence::onlyMerges()
{
    // An ISBN-10 with a wrong check digit identifies no book: dropping the digit would merge two different
    // texts.
    const std::vector<std::string> words{"isbn-10-as-isbn-13"};
    QVERIFY(keyOf(words, "urn:isbn:0395363411") != keyOf(words, "urn:isbn:0395363412"));
    QCOMPARE(keyOf(words, "urn:isbn:0395363412"), std::string("urn:isbn:0395363412"));
}

void TestEquivalence::keepsComponentsInTheFullForm()
{
    const std::vector<std::string> words{"hyphens-ignored"};
    QCOMPARE(keyOf(words, "urn:A1:1-2?+R-%2f?=q#F-f", NormalForm::Full),
             std::string("urn:a1:12?+R-%2F?=q#F-f"));
}

NIDUS_TEST(tst_equivalence, TestEquivalence)
#include "tst_equivalence.moc"
