// SPDX-License-Identifier: Apache-2.0
#include "urnvectors.h"

#include "core/urn/presentation.h"
#include "core/urn/urnparser.h"
#include "core/urn/urnpath.h"
#include "tests/testprogram.h"

#include <QSet>
#include <QTest>

using namespace nidus;
using namespace nidus::urn;
using namespace nidus::test;

namespace {

constexpr auto k31 = "abcdefghijklmnopqrstuvwxyz01234"; // 31 bytes

QByteArray urnWithNid(const QByteArray& nid) { return "urn:" + nid + ":x"; }

} // namespace

class TestUrnParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesByRfc8141_data();
    void parsesByRfc8141();
    void parsesByRfc2141_data();
    void parsesByRfc2141();
    void everyErrorHasARow();
    void acceptsExactlyTheBytesOfEachPart_data();
    void acceptsExactlyTheBytesOfEachPart();
    void borrowsTheParsedText();
};

void TestUrnParser::parsesByRfc8141_data()
{
    QTest::addColumn<QByteArray>("text"); // \xHH is a byte
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QByteArray& text, const QByteArray& expected) {
        QTest::newRow(name) << text << expected;
    };
    // section 2: assigned-name
    row("2: ended before the scheme", "", "scheme-truncated@0");
    row("2: ended within the scheme", "Ur", "scheme-truncated@2");
    row("2: ended before the colon", "urn", "scheme-truncated@3");
    row("2: another scheme", "uri:example:a", "scheme-not-urn@2");
    row("2: a longer scheme", "urnx:example:a", "scheme-not-urn@3");
    row("2: leading white space", "\\x20urn:example:a", "scheme-not-urn@0");
    row("2: leading byte order mark", "\\xEF\\xBB\\xBFurn:example:a", "scheme-not-urn@0");
    row("2: SUB instead of the colon", "urn\\x1Aexample:a", "scheme-not-urn@3");
    row("2: scheme in any case", "uRN:example:a", "nid[example] nss[a] r- q- f-");
    // section 2 and 2.1: NID
    row("2: no NID", "urn:", "nid-empty@4");
    row("2: empty NID", "urn::a", "nid-empty@4");
    row("2: NID of one byte", "urn:a:b", "nid-too-short@4");
    row("2: NID of two bytes", "urn:ab:c", "nid[ab] nss[c] r- q- f-");
    row("2: NID of 32 bytes", urnWithNid(QByteArray(k31) + "5"),
        "nid[" + QByteArray(k31) + "5] nss[x] r- q- f-");
    row("2: NID of 33 bytes", urnWithNid(QByteArray(k31) + "56"), "nid-too-long@36");
    row("2: NID of 33 bytes without a colon", "urn:" + QByteArray(k31) + "56", "nid-too-long@36");
    row("2: the 33rd byte is not ldh", "urn:" + QByteArray(k31) + "5.", "nid-bad-char@36");
    row("2: hyphen first", "urn:-a:b", "nid-starts-with-hyphen@4");
    row("2: nothing but a hyphen", "urn:-", "nid-starts-with-hyphen@4");
    row("2: hyphen last", "urn:ab-:c", "nid-ends-with-hyphen@6");
    row("2: hyphen last of 32", urnWithNid(QByteArray(k31) + "-"), "nid-ends-with-hyphen@35");
    row("2: the text may continue after a hyphen", "urn:ab-", "nss-missing@7");
    row("2: two hyphens within", "urn:xn--a:b", "nid[xn--a] nss[b] r- q- f-");
    row("2: dot in the NID", "urn:cen.eu:a", "nid-bad-char@7");
    row("2: slash ends the NID", "urn:foo/bar:a", "nid-bad-char@7");
    row("2.1: percent-encoding in the NID", "urn:exampl%65:a", "nid-bad-char@10");
    row("2.1: Kelvin sign", "urn:\\xE2\\x84\\xAAelvin:a", "nid-bad-char@4");
    row("2.1: dotless i", "urn:\\xC4\\xB1sbn:a", "nid-bad-char@4");
    row("2.1: letter case is kept", "urn:ISBN:a", "nid[ISBN] nss[a] r- q- f-");
    row("2141 2.1: NID urn is valid syntax here", "urn:urn:a", "nid[urn] nss[a] r- q- f-");
    row("5.1: an unregistrable NID is valid syntax", "urn:x-a:b", "nid[x-a] nss[b] r- q- f-");
    // section 2 and 2.2: NSS
    row("2: no second colon", "urn:example", "nss-missing@11");
    row("2: empty NSS", "urn:example:", "nss-empty@12");
    row("2: r instead of an NSS", "urn:example:?+r", "nss-empty@12");
    row("2: f instead of an NSS", "urn:example:#f", "nss-empty@12");
    row("2: slash first in the NSS", "urn:example:/a", "nss-starts-with-slash@12");
    row("2: slash later", "urn:example:a//b/", "nid[example] nss[a//b/] r- q- f-");
    row("2: every pchar", "urn:example:-._~!$&'()*+,;=:@/", "nid[example] nss[-._~!$&'()*+,;=:@/] r- q- f-");
    row("2: braces", "urn:example:{a}", "nss-bad-char@12");
    row("2: space", "urn:example:a\\x20b", "nss-bad-char@13");
    row("2: final LF", "urn:example:a\\x0A", "nss-bad-char@13");
    row("2: NUL", "urn:example:a\\x00", "nss-bad-char@13");
    row("2.2: raw UTF-8", "urn:example:\\xC3\\xA9", "nss-bad-char@12");
    row("2: trailing colons belong to the NSS", "urn:example:a::", "nid[example] nss[a::] r- q- f-");
    row("2: NSS looks like a URN", "urn:rn:abc", "nid[rn] nss[abc] r- q- f-");
    row("2: dot segments have no special meaning", "urn:example:a/../b", "nid[example] nss[a/../b] r- q- f-");
    row("3.2: encoded first byte", "urn:example:%D0%B0123,z456", "nid[example] nss[%D0%B0123,z456] r- q- f-");
    row("2: encoded NUL", "urn:example:%00", "nid[example] nss[%00] r- q- f-");
    row("2: encoded bytes that are not UTF-8", "urn:example:%FF", "nid[example] nss[%FF] r- q- f-");
    row("3986 2.1: percent alone", "urn:example:a%", "pct-malformed@13");
    row("3986 2.1: one hex digit", "urn:example:a%4", "pct-malformed@13");
    row("3986 2.1: no hex digits", "urn:example:%zz", "pct-malformed@12");
    row("3986 2.1: a triplet cut by another", "urn:example:%4%41", "pct-malformed@12");
    row("3986 2.1: encoded percent", "urn:example:%25zz", "nid[example] nss[%25zz] r- q- f-");
    // section 2: stray question marks
    row("2: stray question mark", "urn:example:a?b=c", "stray-question-mark@13");
    row("2: question mark last", "urn:example:a?", "stray-question-mark@13");
    row("2: question mark before f", "urn:example:a?#f", "stray-question-mark@13");
    row("2: two question marks", "urn:example:a??+r", "stray-question-mark@13");
    // section 2.3.1: r-component
    row("2.3.1: r", "urn:example:a?+CCResolve:cc=uk", "nid[example] nss[a] r[CCResolve:cc=uk] q- f-");
    row("2.3.1: empty r", "urn:example:a?+", "r-empty@15");
    row("2.3.1: empty r before f", "urn:example:a?+#f", "r-empty@15");
    row("2.3.1: empty r before q", "urn:example:a?+?=q", "r-empty@15");
    row("2.3.1: r begins with a slash", "urn:example:a?+/r", "r-bad-start@15");
    row("2.3.1: r begins with a question mark", "urn:example:a?+?r", "r-bad-start@15");
    row("2.3.1: a second ?+ is data", "urn:example:a?+r?+s", "nid[example] nss[a] r[r?+s] q- f-");
    row("2.3.1: a question mark is data", "urn:example:a?+r?/?", "nid[example] nss[a] r[r?/?] q- f-");
    row("2.3.1: the first ?= ends r", "urn:example:a?+r?=q?=s", "nid[example] nss[a] r[r] q[q?=s] f-");
    row("2.3.1: braces in r", "urn:example:a?+{", "r-bad-char@15");
    row("2.3.1: percent in r", "urn:example:a?+r%g", "pct-malformed@16");
    // section 2.3.2: q-component
    row("2.3.2: q", "urn:example:weather?=op=map&lat=39.56",
        "nid[example] nss[weather] r- q[op=map&lat=39.56] f-");
    row("2.3.2: empty q", "urn:example:a?=", "q-empty@15");
    row("2.3.2: empty q after r", "urn:example:a?+r?=", "q-empty@18");
    row("2.3.2: empty q before f", "urn:example:a?=#f", "q-empty@15");
    row("2.3.2: q begins with a slash", "urn:example:a?=/q", "q-bad-start@15");
    row("2.3.2: q begins with a question mark", "urn:example:a?=?q", "q-bad-start@15");
    row("2.3.2: ?+ in q is data", "urn:example:a?=q?+r", "nid[example] nss[a] r- q[q?+r] f-");
    row("2.3.2: brackets in q", "urn:example:a?=a[1]", "q-bad-char@16");
    row("2.3.2: percent in q", "urn:example:a?=%", "pct-malformed@15");
    // section 2.3.3: f-component
    row("2.3.3: f", "urn:example:foo-bar-baz-qux#somepart",
        "nid[example] nss[foo-bar-baz-qux] r- q- f[somepart]");
    row("2.3.3: empty f", "urn:example:a#", "nid[example] nss[a] r- q- f[]");
    row("2.3.3: f begins with anything", "urn:example:a#/?x", "nid[example] nss[a] r- q- f[/?x]");
    row("2.3.3: second number sign", "urn:example:a#b#c", "f-bad-char@15");
    row("2.3.3: percent in f", "urn:example:a#%4", "pct-malformed@14");
    row("2.3: all three", "urn:example:a?+r?=q#f", "nid[example] nss[a] r[r] q[q] f[f]");
}

void TestUrnParser::parsesByRfc8141()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const std::string bytes = unescapedBytes(view(text));
    for (const UrnPath path : kUrnPaths) {
        if (isUrnPathAvailable(path))
            QCOMPARE(QByteArray::fromStdString(resultWord(parseUrnOn(path, bytes, Rfc::Rfc8141))), expected);
    }
    QCOMPARE(QByteArray::fromStdString(resultWord(parseUrn(bytes))), expected);
}

void TestUrnParser::parsesByRfc2141_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QByteArray& text, const QByteArray& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("2: another scheme", "http://example.org", "scheme-not-urn@0");
    row("2: ended within the scheme", "urn", "scheme-truncated@3");
    row("2.1: empty NID", "urn::a", "nid-empty@4");
    row("2.1: NID of one byte", "urn:a:b", "nid[a] nss[b] r- q- f-");
    row("2.1: NID of 32 bytes", urnWithNid(QByteArray(k31) + "5"),
        "nid[" + QByteArray(k31) + "5] nss[x] r- q- f-");
    row("2.1: NID of 33 bytes", urnWithNid(QByteArray(k31) + "56"), "nid-too-long@36");
    row("2.1: hyphen first", "urn:-a:b", "nid-starts-with-hyphen@4");
    row("2.1: hyphen last", "urn:a-:b", "nid[a-] nss[b] r- q- f-");
    row("2.1: number sign in the NID", "urn:a#b:c", "nid-bad-char@5");
    row("2.1: NID urn", "urn:uRn:a", "nid-urn-reserved@4");
    row("2: no second colon", "urn:example", "nss-missing@11");
    row("2.2: empty NSS", "urn:example:", "nss-empty@12");
    row("2.2: every <other>", "urn:example:()+,-.:=@;$_!*'", "nid[example] nss[()+,-.:=@;$_!*'] r- q- f-");
    row("2.3: components belong to the NSS", "urn:example:a?+r?=q#f#g",
        "nid[example] nss[a?+r?=q#f#g] r- q- f-");
    row("2.3: slash first", "urn:example:/a", "nid[example] nss[/a] r- q- f-");
    row("2.3: question mark alone", "urn:example:?", "nid[example] nss[?] r- q- f-");
    row("2.3.1: percent alone", "urn:example:a%", "pct-malformed@13");
    row("2.3.1: one hex digit", "urn:example:%4", "pct-malformed@12");
    row("2.4: tilde", "urn:example:~a", "nss-excluded-char@12");
    row("2.4: ampersand", "urn:example:a&b", "nss-excluded-char@13");
    row("2.4: octet 255", "urn:example:a\\xFF", "nss-excluded-char@13");
    row("2.4: octet 0", "urn:example:a\\x00", "nss-excluded-char@13");
    row("2.4: octet 0, encoded", "urn:example:a%00", "octet-0-encoded(prose-2.4)@13");
    row("2.4: octet 0, encoded, later", "urn:example:%41%00", "octet-0-encoded(prose-2.4)@15");
}

void TestUrnParser::parsesByRfc2141()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const std::string bytes = unescapedBytes(view(text));
    for (const UrnPath path : kUrnPaths) {
        if (isUrnPathAvailable(path))
            QCOMPARE(QByteArray::fromStdString(resultWord(parseUrnOn(path, bytes, Rfc::Rfc2141))), expected);
    }
}

void TestUrnParser::everyErrorHasARow()
{
    // The rows above and below are written by hand; this fails if a new kind of error has none.
    QSet<int> kinds;
    for (const auto& [text, rfc] : std::initializer_list<std::pair<const char*, Rfc>>{
             {"ur", Rfc::Rfc8141},          {"uri:", Rfc::Rfc8141},
             {"urn::", Rfc::Rfc8141},       {"urn:a:b", Rfc::Rfc8141},
             {"urn:-a:b", Rfc::Rfc8141},    {"urn:a-:b", Rfc::Rfc8141},
             {"urn:a.b:c", Rfc::Rfc8141},   {"urn:urn:b", Rfc::Rfc2141},
             {"urn:ab", Rfc::Rfc8141},      {"urn:ab:", Rfc::Rfc8141},
             {"urn:ab:/", Rfc::Rfc8141},    {"urn:ab:^", Rfc::Rfc8141},
             {"urn:ab:^", Rfc::Rfc2141},    {"urn:ab:%", Rfc::Rfc8141},
             {"urn:ab:%00", Rfc::Rfc2141},  {"urn:ab:a?", Rfc::Rfc8141},
             {"urn:ab:a?+", Rfc::Rfc8141},  {"urn:ab:a?+/", Rfc::Rfc8141},
             {"urn:ab:a?+^", Rfc::Rfc8141}, {"urn:ab:a?=", Rfc::Rfc8141},
             {"urn:ab:a?=/", Rfc::Rfc8141}, {"urn:ab:a?=^", Rfc::Rfc8141},
             {"urn:ab:a##", Rfc::Rfc8141},  {"urn:abcdefghijklmnopqrstuvwxyz0123456:a", Rfc::Rfc8141}}) {
        const std::expected<Urn, UrnFailure> result = parseUrn(text, rfc);
        QVERIFY(!result.has_value());
        kinds.insert(int(result.error().kind));
    }
    QCOMPARE(kinds.size(), qsizetype(kErrorWords.size()));
    QCOMPARE(int(UrnError::FBadChar) + 1, int(kErrorWords.size()));
}

void TestUrnParser::acceptsExactlyTheBytesOfEachPart_data()
{
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QByteArray>("accepted"); // besides letters and digits
    QTest::addColumn<bool>("by2141");
    QTest::newRow("NID, RFC 8141 section 2") << QByteArray("urn:a") << QByteArray("-:") << false;
    QTest::newRow("NSS, RFC 8141 section 2")
        << QByteArray("urn:example:a") << QByteArray("-._~!$&'()*+,;=:@/#") << false;
    QTest::newRow("r, RFC 8141 section 2")
        << QByteArray("urn:example:a?+a") << QByteArray("-._~!$&'()*+,;=:@/#?") << false;
    QTest::newRow("q, RFC 8141 section 2")
        << QByteArray("urn:example:a?=a") << QByteArray("-._~!$&'()*+,;=:@/#?") << false;
    QTest::newRow("f, RFC 8141 section 2")
        << QByteArray("urn:example:a#") << QByteArray("-._~!$&'()*+,;=:@/?") << false;
    QTest::newRow("NSS, RFC 2141 section 2.2")
        << QByteArray("urn:example:") << QByteArray("()+,-.:=@;$_!*'/?#") << true;
}

void TestUrnParser::acceptsExactlyTheBytesOfEachPart()
{
    QFETCH(QByteArray, front);
    QFETCH(QByteArray, accepted);
    QFETCH(bool, by2141);
    for (int byte = 0; byte < 256; ++byte) {
        const char c = static_cast<char>(byte);
        const bool isNid = !front.mid(4).contains(':');
        const std::string text = front.toStdString() + c + (isNid ? "xy:d" : "xy");
        const bool expected = (byte < 128 && isalnum(byte) != 0) || accepted.contains(c);
        // A colon would end the NID after a single byte, which is a different error.
        if (isNid && c == ':')
            continue;
        for (const UrnPath path : kUrnPaths) {
            if (!isUrnPathAvailable(path))
                continue;
            const auto result = parseUrnOn(path, text, by2141 ? Rfc::Rfc2141 : Rfc::Rfc8141);
            QVERIFY2(result.has_value() == expected, qPrintable(QString::number(byte, 16)));
            if (!expected)
                QCOMPARE(result.error().offset, std::size_t(front.size()));
        }
    }
}

void TestUrnParser::borrowsTheParsedText()
{
    const std::string text = "urn:example:a?+r?=q#";
    const Urn urn = parseUrn(text).value();
    QCOMPARE(urn.nid.data() - text.data(), 4);
    QCOMPARE(urn.nss.data() - text.data(), 12);
    QCOMPARE(urn.r->data() - text.data(), 15);
    QCOMPARE(urn.q->data() - text.data(), 18);
    QCOMPARE(urn.f->data() - text.data(), 20);
}

NIDUS_TEST(tst_urnparser, TestUrnParser)
#include "tst_urnparser.moc"
