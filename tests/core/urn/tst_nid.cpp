// SPDX-License-Identifier: Apache-2.0
#include "core/urn/knownnames.h"
#include "core/urn/lookalike.h"
#include "core/urn/nid.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>
#include <algorithm>
#include <array>

using namespace nidus;
using namespace nidus::urn;

namespace {

const char* word(NidRule rule)
{
    switch (rule) {
    case NidRule::Empty: return "empty";
    case NidRule::TooShort: return "too-short";
    case NidRule::TooLong: return "too-long";
    case NidRule::StartsWithHyphen: return "starts-with-hyphen";
    case NidRule::EndsWithHyphen: return "ends-with-hyphen";
    case NidRule::BadChar: return "bad-char";
    case NidRule::FormalTooShort: return "formal-too-short";
    case NidRule::FormalUrnPrefix: return "formal-urn-prefix";
    case NidRule::FormalCountryPrefix: return "formal-country-prefix";
    case NidRule::FormalXPrefix: return "formal-x-prefix";
    case NidRule::ReservedUrn: return "reserved-urn";
    case NidRule::AlreadyRegistered: return "already-registered";
    case NidRule::NotInformal: return "not-informal";
    case NidRule::InformalZero: return "informal-zero";
    case NidRule::RequestedByDraft: return "asked-for-by-draft";
    case NidRule::LookAlike: return "look-alike";
    case NidRule::CountryCode: return "country-code";
    case NidRule::UriScheme: return "uri-scheme";
    }
    return "?";
}

/// Returns a small registry around the NID.
NidContext surroundings()
{
    static constexpr std::array<std::string_view, 6> kRegistered{"isbn", "issn", "oasis",
                                                                 "oma",  "uci",  "urn-1"};
    static constexpr std::array<NidContext::DraftNid, 2> kDrafts{
        {{"library", "draft:7"}, {"library", "draft:9"}}};
    return {kRegistered, kDrafts, alpha3Codes(), uriSchemeNames()};
}

} // namespace

class TestNid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatCanNeverBeRegistered_data();
    void knowsWhatCanNeverBeRegistered();
    void reportsFindings_data();
    void reportsFindings();
    void onlyAdviceIsAdvice();
    void recognizesLookAlikes_data();
    void recognizesLookAlikes();
    void comparesShortMistypedNidsLikeLongOnes();
    void recognizesInformalNids();
    void lowersAsciiOnly();
    void knownNamesAreSorted();
};

void TestNid::knowsWhatCanNeverBeRegistered_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<QByteArray>("rule"); ///< empty: it can be
    const auto row = [](const char* nid, const char* rule) {
        QTest::newRow(nid) << QByteArray(nid) << QByteArray(rule);
    };
    row("books", "");
    row("u-s", "");
    row("a1-b", "");
    row("urn-7", "");
    row("URN-10", "");
    row("us", "formal-too-short");
    row("1A", "formal-too-short");
    row("AB-cd", "formal-country-prefix");
    row("xn--x", "formal-country-prefix");
    row("X-a", "formal-x-prefix");
    row("Urn", "reserved-urn");
    row("urn-x", "not-informal");
    row("Urn-7a", "not-informal");
    row("urn-09", "informal-zero");
    row("urn-0", "informal-zero");
}

void TestNid::knowsWhatCanNeverBeRegistered()
{
    QFETCH(QByteArray, nid);
    QFETCH(QByteArray, rule);
    const std::optional<NidRule> found = neverRegistrable(nid.constData());
    QCOMPARE(QByteArray(found ? word(*found) : ""), rule);
    const bool isAllowed = checkNid(nid.constData(), NidKind::Formal, {}).empty() ||
                           checkNid(nid.constData(), NidKind::Informal, {}).empty();
    QCOMPARE(isAllowed, rule.isEmpty());
}

void TestNid::reportsFindings_data()
{
    QTest::addColumn<QByteArray>("nid");
    QTest::addColumn<bool>("informal");
    QTest::addColumn<QByteArray>("expected"); // rule@offset+length(related)
    const auto formal = [](const char* name, const char* nid, const char* expected) {
        QTest::newRow(name) << QByteArray(nid) << false << QByteArray(expected);
    };
    const auto informal = [](const char* name, const char* nid, const char* expected) {
        QTest::newRow(name) << QByteArray(nid) << true << QByteArray(expected);
    };
    formal("allowed", "nidus", "");
    formal("2: empty", "", "empty@0+0");
    formal("2: too short is the only finding", "a", "too-short@0+1");
    formal("2: too long", "abcdefghijklmnopqrstuvwxyz01234567", "too-long@32+2");
    formal("2: hyphen first", "-ab", "starts-with-hyphen@0+1");
    formal("2: hyphen last", "ab12-", "ends-with-hyphen@4+1");
    formal("2: bad character", "cen.eu", "bad-char@3+1");
    formal("5.1 (1): registered", "ISBN", "already-registered@0+4(isbn)");
    formal("5.1 (2): urn-", "URN-x", "formal-urn-prefix@0+4");
    formal("5.1 (2): only urn-", "urn-", "ends-with-hyphen@3+1 formal-urn-prefix@0+4");
    formal("5.1 (3): two characters", "u2", "formal-too-short@0+2");
    formal("5.1 (3): country", "us-gov", "formal-country-prefix@0+3");
    formal("5.1 (3): A-label", "XN--abc", "formal-country-prefix@0+3");
    formal("5.1 (3): only a country", "us-", "ends-with-hyphen@2+1 formal-country-prefix@0+3");
    formal("5.1 (3): a digit is not ALPHA", "u2-gov", "");
    formal("5.1 (3): a digit before a letter", "2u-gov", "");
    formal("5.1 (4): X-", "X-foo", "formal-x-prefix@0+2");
    formal("5.1 (4): only X-", "x-", "ends-with-hyphen@1+1 formal-x-prefix@0+2");
    formal("2141 2.1: urn", "Urn", "reserved-urn@0+3");
    formal("6.2: requested by drafts", "Library",
           "asked-for-by-draft@0+7(draft:7) asked-for-by-draft@0+7(draft:9)");
    formal("advice: look-alike", "0asis", "look-alike@0+5(oasis)");
    formal("advice: look-alike of an informal one", "urn1", "look-alike@0+4(urn-1)");
    formal("5.1: country code", "FRA", "country-code@0+3(fra)");
    formal("5.1: URI scheme", "mailto", "uri-scheme@0+6(mailto)");
    informal("5.2: a number", "URN-10", "");
    informal("5.2: the longest", "urn-1234567890123456789012345678", "");
    informal("2: one more digit", "urn-12345678901234567890123456789", "too-long@32+1");
    informal("5.2: zero", "urn-0", "informal-zero@4+1");
    informal("5.2: leading zeros", "urn-007", "informal-zero@4+2");
    informal("5.2: not a number", "urn-x", "not-informal@0+5");
    informal("5.2: more than a number", "urn-1a", "not-informal@0+6");
    informal("5.2: another prefix", "isbnx", "not-informal@0+5");
    informal("2141 2.1: urn, informal", "urn", "reserved-urn@0+3 not-informal@0+3");
    informal("5.1 (1): registered, informal", "urn-1", "already-registered@0+5(urn-1)");
}

void TestNid::reportsFindings()
{
    QFETCH(QByteArray, nid);
    QFETCH(bool, informal);
    QFETCH(QByteArray, expected);
    const std::vector<NidFinding> findings =
        checkNid(nid.constData(), informal ? NidKind::Informal : NidKind::Formal, surroundings());
    QByteArrayList words;
    for (const NidFinding& finding : findings) {
        words.append(QByteArray(word(finding.rule)) + '@' + QByteArray::number(quint64(finding.offset)) +
                     '+' + QByteArray::number(quint64(finding.length)) +
                     (finding.related.empty() ? QByteArray()
                                              : '(' + QByteArray::fromStdString(finding.related) + ')'));
    }
    QCOMPARE(words.join(' '), expected);
}

void TestNid::onlyAdviceIsAdvice()
{
    QSet<QByteArray> advice;
    for (int i = 0; i <= int(NidRule::UriScheme); ++i) {
        if (isAdvice(NidRule(i)))
            advice.insert(word(NidRule(i)));
    }
    QCOMPARE(advice, (QSet<QByteArray>{"asked-for-by-draft", "look-alike", "country-code", "uri-scheme"}));
}

void TestNid::recognizesLookAlikes_data()
{
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<bool>("expected");
    QTest::newRow("the same is not a look-alike") << QByteArray("isbn") << QByteArray("isbn") << false;
    QTest::newRow("hyphen omitted") << QByteArray("3gpp") << QByteArray("3g-pp") << true;
    QTest::newRow("0 and o") << QByteArray("0ma") << QByteArray("oma") << true;
    QTest::newRow("1 and l") << QByteArray("o1d") << QByteArray("old") << true;
    QTest::newRow("i and l") << QByteArray("ietf") << QByteArray("letf") << true;
    QTest::newRow("rn and m") << QByteArray("mrn") << QByteArray("mm") << true;
    QTest::newRow("vv and w") << QByteArray("vvfa") << QByteArray("wfa") << true;
    QTest::newRow("short and one letter replaced: noise")
        << QByteArray("isbn") << QByteArray("issn") << false;
    QTest::newRow("one letter replaced") << QByteArray("oasis") << QByteArray("oases") << true;
    QTest::newRow("one letter added") << QByteArray("oasis") << QByteArray("oassis") << true;
    QTest::newRow("one letter added at the end") << QByteArray("oasis") << QByteArray("oasisx") << true;
    QTest::newRow("neighbors swapped") << QByteArray("oasis") << QByteArray("oassi") << true;
    QTest::newRow("neighbors swapped and a letter replaced")
        << QByteArray("oasis") << QByteArray("aoxis") << false;
    QTest::newRow("a letter moved and another replaced")
        << QByteArray("oasis") << QByteArray("osxis") << false;
    QTest::newRow("four and five letters: noise") << QByteArray("nfcf") << QByteArray("nfcfo") << false;
    QTest::newRow("two letters replaced") << QByteArray("oasis") << QByteArray("obses") << false;
    QTest::newRow("two letters added") << QByteArray("oasis") << QByteArray("xoasisx") << false;
}

void TestNid::recognizesLookAlikes()
{
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QFETCH(bool, expected);
    QCOMPARE(isLookAlike(a.constData(), b.constData()), expected);
    QCOMPARE(isLookAlike(b.constData(), a.constData()), expected);
}

void TestNid::comparesShortMistypedNidsLikeLongOnes()
{
    QVERIFY(isMistyped("isbn", "issn"));
    QVERIFY(isMistyped("ab", "abc"));
    QVERIFY(isMistyped("mrn", "mm")); // by shape
    QVERIFY(isMistyped("oasis", "oases"));
    QVERIFY(!isMistyped("isbn", "isbn"));
    QVERIFY(!isMistyped("isbn", "ismn-"));
    QVERIFY(!isMistyped("oasis", "obses"));
}

void TestNid::recognizesInformalNids()
{
    QVERIFY(isInformalNid("urn-7"));
    QVERIFY(isInformalNid("URN-10"));
    QVERIFY(isInformalNid("urn-1234567890123456789012345678"));
    QVERIFY(!isInformalNid("urn-12345678901234567890123456789"));
    QVERIFY(!isInformalNid("urn-01"));
    QVERIFY(!isInformalNid("urn-"));
    QVERIFY(!isInformalNid("urn"));
    QVERIFY(!isInformalNid(""));
}

void TestNid::lowersAsciiOnly() { QCOMPARE(lowerNid("ISBN-\xC3\x89"), std::string("isbn-\xC3\x89")); }

void TestNid::knownNamesAreSorted()
{
    for (const std::span<const std::string_view> names : {alpha3Codes(), uriSchemeNames()}) {
        QVERIFY(names.size() > 200);
        QVERIFY(std::ranges::is_sorted(names));
        QVERIFY(std::ranges::adjacent_find(names) == names.end());
        for (const std::string_view name : names)
            QCOMPARE(lowerNid(name), std::string(name));
    }
    QVERIFY(std::ranges::binary_search(alpha3Codes(), "usa"));
    QVERIFY(std::ranges::binary_search(uriSchemeNames(), "https"));
}

NIDUS_TEST(tst_nid, TestNid)
#include "tst_nid.moc"
