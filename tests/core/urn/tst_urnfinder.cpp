// SPDX-License-Identifier: Apache-2.0
#include "core/urn/characterreference.h"
#include "core/urn/urnfinder.h"
#include "tests/brokenpromises.h"
#include "tests/testprogram.h"

#include <QTest>
#include <string>

using namespace nidus;
using namespace nidus::urn;

class TestUrnFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsUrnsInRunningText_data();
    void findsUrnsInRunningText();
    void readsOnlyTheGivenText();
    void joinsOnlyWithinAWindow();
    void findsUrnsThatEndAtTheWindow();
    void cutsWhereNothingIsOpen_data();
    void cutsWhereNothingIsOpen();
    void cutsOnlyAfterALineEnd();
};

void TestUrnFinder::findsUrnsInRunningText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("by2141");
    QTest::addColumn<QByteArray>("found"); // offset+length=urn
    const auto row = [](const char* name, const char* text, const char* found, bool by2141 = false) {
        QTest::newRow(name) << QByteArray(text) << by2141 << QByteArray(found);
    };
    row("alone", "urn:example:a", "0+13=urn:example:a");
    row("between spaces", "see urn:example:a and URN:ISBN:1 too", "4+13=urn:example:a 22+10=URN:ISBN:1");
    row("nothing", "return: a urn, urn: x, turn:example:a", "");
    row("after another scheme's colon", "URL:urn:example:a", "4+13=urn:example:a");
    row("not within a word", "xurn:example:a a-urn:example:b a.urn:example:c", "");
    row("full stop", "It is urn:example:a.", "6+13=urn:example:a");
    row("a dot within", "It is urn:example:a.b.", "6+15=urn:example:a.b");
    row("all closing punctuation", "urn:example:a:;,!?' x", "0+13=urn:example:a");
    row("parentheses around", "(urn:example:a)", "1+13=urn:example:a");
    row("parentheses around, full stop", "(see urn:example:a).", "5+13=urn:example:a");
    row("balanced ones belong to it", "urn:example:a(b) c", "0+16=urn:example:a(b)");
    row("two in parentheses", "(urn:example:a),(urn:example:b)", "1+13=urn:example:a 17+13=urn:example:b");
    row("double quotes", "\"urn:example:a\"", "1+13=urn:example:a");
    row("single quotes", "{'id':'urn:example:a','x':1}", "7+13=urn:example:a");
    row("brackets and braces", "[urn:example:a]{urn:example:b}", "1+13=urn:example:a 16+13=urn:example:b");
    row("HTML entities", "&lt;urn:example:a&gt; &quot;urn:example:b&quot;",
        "4+13=urn:example:a 28+13=urn:example:b");
    row("an ampersand within", "urn:example:a?=b&c", "0+18=urn:example:a?=b&c");
    row("two of the same word after an ampersand", "urn:example:a&amp;b&c", "0+21=urn:example:a&b&c");
    row("a reference at the end", "urn:example:a&amp;.&period;", "0+18=urn:example:a&");
    row("a quotation mark by number", "&#39;urn:example:a'b&apos;", "5+13=urn:example:a");
    row("a placeholder follows", "urn:example:a:{number} urn:example:b{number}", "");
    row("a placeholder is further away", "urn:example:a:.{number}", "0+13=urn:example:a");
    row("components", "urn:example:a?+r?=q#f.", "0+21=urn:example:a?+r?=q#f");
    row("CJK text has no spaces", "\xE8\xA6\x8Burn:example:a\xE3\x80\x82", "3+13=urn:example:a");
    row("2141 2.4: ends at an excluded character", "urn:example:a&b~c", "0+13=urn:example:a", true);
    row("2141 2.4: ends at a tilde", "urn:example:a~b", "0+13=urn:example:a", true);
    row("invalid URNs are found, too, to be checked", "urn:cen.eu:a", "0+12=urn:cen.eu:a");
    row("one within another", "urn:example:urn:example:a", "0+25=urn:example:urn:example:a");
    row("in angle brackets", "<urn:example:a.>", "1+14=urn:example:a.");
    row("broken in angle brackets", "<urn:exam\n   ple:a\r\n>", "1+19=urn:example:a");
    row("a space is not a line break", "<urn:exam ple:a>", "1+8=urn:exam");
    row("not closed", "<urn:exam\nple:a", "1+8=urn:exam");
    row("not joined without brackets", "urn:exam\nple:a", "0+8=urn:exam");
    row("another tag in between", "<urn:exam\n<b>", "1+8=urn:exam");
    // CommonMark section 6.2, RFC 3986 appendix C
    row("bold", "**urn:example:a**.", "2+13=urn:example:a");
    row("italic", "*urn:example:a*, x", "1+13=urn:example:a");
    row("italic by underscores", "(_urn:example:a_b_)", "2+15=urn:example:a_b");
    row("bold by underscores", "__urn:example:a__", "2+13=urn:example:a");
    row("bold and italic", "***urn:example:a*** **_urn:example:b_**",
        "3+13=urn:example:a 23+13=urn:example:b");
    row("struck out", "~~urn:example:a~b~~ x", "2+15=urn:example:a~b");
    row("struck out within a text", "see ~~urn:example:a:~~ x", "6+14=urn:example:a:");
    row("all between the marks is the name", "**urn:example:a:** x", "2+14=urn:example:a:");
    row("marks that only begin a name", "see *urn:example:a", "5+13=urn:example:a");
    row("marks that are part of a name", "urn:example:*a*b_~ x", "0+18=urn:example:*a*b_~");
    row("an underscore is part of a word", "x_urn:example:a_ _urn:example:b", "");
    row("emphasis from earlier in the line", "**see urn:example:a.** *x* and urn:example:b* c",
        "6+13=urn:example:a 31+14=urn:example:b*");
    row("emphasis by one mark from earlier in the line", "*see urn:example:a* x", "5+13=urn:example:a");
    row("emphasis does not cross lines", "*see\nurn:example:a*", "5+14=urn:example:a*");
    row("an asterisk within a word closes", "*urn:example:a*s", "1+13=urn:example:a");
    row("another mark within a name", "**urn:example:a*b** x", "2+15=urn:example:a*b");
    row("a mark between a colon and a letter", "*urn:example:a:*b* x", "1+16=urn:example:a:*b");
    row("a mark before a blank opens nothing", "a * b urn:example:a* c", "6+14=urn:example:a*");
    row("a mark within a word opens nothing", "2*3 urn:example:a* c", "4+14=urn:example:a*");
    row("a mark after a parenthesis opens", "(*see urn:example:a* c", "6+13=urn:example:a");
    row("two emphasized names in a row", "*urn:example:a*/*urn:example:b*",
        "1+13=urn:example:a 17+13=urn:example:b");
    // HTML section 13.5, XML section 4.1
    row("a reference to an ampersand", "urn:example:a?=b&amp;c=d x", "0+24=urn:example:a?=b&c=d");
    row("references by number", "urn:example:a&#x2F;b&#47;c&#X2f;d", "0+33=urn:example:a/b/c/d");
    row("references by name", "urn&colon;x urn:example:a&sol;b&colon;c", "12+27=urn:example:a/b:c");
    row("a reference to other characters", "urn:example:caf&eacute; urn:example:a&nbsp;x urn:example:b&#233;",
        "0+15=urn:example:caf 24+13=urn:example:a 45+13=urn:example:b");
    row("no reference", "urn:example:R&D; urn:example:a?=b&lat=3",
        "0+15=urn:example:R&D 17+22=urn:example:a?=b&lat=3");
    row("punctuation as a reference", "urn:example:a&amp;&period; urn:example:b&period;",
        "0+18=urn:example:a& 27+13=urn:example:b");
    row("an empty or unknown reference",
        "urn:example:a&;b urn:example:a&#;b urn:example:a&#38x;b urn:example:a&1;b",
        "0+16=urn:example:a&;b 17+17=urn:example:a&#;b 35+20=urn:example:a&#38x;b 56+17=urn:example:a&1;b");
    row("no reference at the end", "urn:example:a&amp;b&c; x", "0+21=urn:example:a&b&c");
    row("quotes as references", "&apos;urn:example:a&apos; &#39;urn:example:b&#x27;",
        "6+13=urn:example:a 31+13=urn:example:b");
    row("in a comment", "<!--urn:example:a--><!-- urn:example:b--!>",
        "4+13=urn:example:a 25+13=urn:example:b");
    row("hyphens at the end without a comment", "urn:example:a-- x", "0+15=urn:example:a--");
    // Markdown, LaTeX, and JSON write a backslash before punctuation.
    row("escapes", "urn:example:a\\_b \\url{urn:example:c\\%20\\#d} \"urn:example:e\\/f\"",
        "0+16=urn:example:a_b 22+20=urn:example:c%20#d 45+16=urn:example:e/f");
    row("no escapes", "\"urn:example:a\\n\" urn:example:b\\\\ urn:example:c\\",
        "1+13=urn:example:a 18+13=urn:example:b 34+13=urn:example:c");
    row("escapes by number",
        "\"urn:example:a?=b\\u0026c=d\\u002Fe\" \"urn:example:f\\u003e\" urn:example:g\\u00e9",
        "1+32=urn:example:a?=b&c=d/e 36+13=urn:example:f 57+13=urn:example:g");
    row("punctuation escaped by number", "urn:example:a\\u002e urn:example:b\\_cdef",
        "0+13=urn:example:a 20+19=urn:example:b_cdef");
    row("no escape by number", "urn:example:a\\u00 urn:example:b\\u00zz urn:example:c\\u00",
        "0+13=urn:example:a 18+13=urn:example:b 38+13=urn:example:c");
    row("a backslash before other punctuation", "x\\;urn:example:a;b", "3+13=urn:example:a");
    row("marks of Org", "=urn:example:a= ==urn:example:b== /urn:example:c/, (+urn:example:d+)",
        "1+13=urn:example:a 18+13=urn:example:b 35+13=urn:example:c 53+13=urn:example:d");
    row("marks of Org in names and paths",
        "a=urn:example:a= b/urn:example:b/ =urn:example:c x+urn:example:d+",
        "2+14=urn:example:a= 19+14=urn:example:b/ 35+13=urn:example:c");
    row("an escape at the end", "urn:example:a\\.", "0+13=urn:example:a");
    row("colors of a terminal", "\x1B[1;32murn:example:a\x1B[0m [32murn:example:b", "7+13=urn:example:a");
    row("other controls of a terminal", "\x1B[2Kurn:example:a", "");
    row("a query of a URL", "https://x.example/?urn=urn:example:a&x=1 a=b&amp;id=urn:example:b&amp;c=d",
        "23+13=urn:example:a 52+13=urn:example:b");
    row("no query", "id=urn:example:a?=b&c=d", "3+20=urn:example:a?=b&c=d");
    row("a list", "urn:example:a,urn:example:b;URN:example:c",
        "0+13=urn:example:a 14+13=urn:example:b 28+13=URN:example:c");
    row("cells", "1;urn:example:a;b 2,urn:example:c,d &quot;urn:example:e;f",
        "2+13=urn:example:a 20+13=urn:example:c 42+15=urn:example:e;f");
    row("no list", "urn:example:a;b,c", "0+17=urn:example:a;b,c");
    row("a possessive", "urn:example:a's shelf, urn:example:b'st",
        "0+13=urn:example:a 23+16=urn:example:b'st");
    row("patterns", "urn:example:{id} urn:example:a:{id} urn:example:b{id} urn:example:c, {d}",
        "54+13=urn:example:c");
}

void TestUrnFinder::findsUrnsInRunningText()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, by2141);
    QFETCH(QByteArray, found);
    QByteArrayList words;
    for (const FoundUrn& urn : findUrns(text.constData(), by2141 ? Rfc::Rfc2141 : Rfc::Rfc8141)) {
        words.append(QByteArray::number(quint64(urn.offset)) + '+' + QByteArray::number(quint64(urn.length)) +
                     '=' + QByteArray::fromStdString(urn.urn));
    }
    QCOMPARE(words.join(' '), found);
}

/// A backslash before the text does not escape its first character.
void TestUrnFinder::readsOnlyTheGivenText()
{
    const std::string_view escaped = "\\_";
    QCOMPARE(lastWrittenCharacter(escaped).length, std::size_t{2});
    QCOMPARE(lastWrittenCharacter(escaped.substr(1)).length, std::size_t{1});
}

void TestUrnFinder::joinsOnlyWithinAWindow()
{
    const std::string start = "<urn:example:a\n";
    const std::string fits = start + std::string(kMaxJoinedLength - start.size(), 'b') + ">";
    QCOMPARE(findUrns(fits).front().length, fits.size() - 2);
    const std::string tooLong = start + std::string(kMaxJoinedLength - start.size() + 1, 'b') + ">";
    QCOMPARE(findUrns(tooLong).front().length, std::size_t{13});
}

void TestUrnFinder::findsUrnsThatEndAtTheWindow()
{
    for (const std::size_t size : {kMaxJoinedLength - 1, kMaxJoinedLength, kMaxJoinedLength + 1}) {
        std::string urn = "urn:example:";
        urn.resize(size, 'a');
        const std::vector<FoundUrn> found = findUrns("<" + urn, Rfc::Rfc8141);
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].urn, urn);
    }
}

void TestUrnFinder::cutsWhereNothingIsOpen_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("cut");
    QTest::addColumn<int>("expected");
    QTest::newRow("nothing open") << QByteArray("a <b>\nc\nd") << 8 << 8;
    QTest::newRow("a lone bracket") << QByteArray("if a < b\nc") << 9 << 9;
    QTest::newRow("open in the last line") << QByteArray("a\nb <urn:x\nc") << 11 << 2;
    QTest::newRow("interrupted after the cut") << QByteArray("a\nb <urn:x\n<") << 11 << 11;
    QTest::newRow("closed after the cut") << QByteArray("a\nb <urn:x\ny>") << 11 << 2;
    QTest::newRow("closed right after the cut") << QByteArray("a\nb <urn:x\n>") << 11 << 2;
    QTest::newRow("open, with blanks at the end") << QByteArray("a\n<urn:x\ny ") << 9 << 2;
    QTest::newRow("another open tag") << QByteArray("a <b\nc") << 5 << 5;
    const QByteArray window(int(kMaxJoinedLength), 'a');
    const QByteArray longer = window + QByteArray(20, 'a') + '\n';
    QTest::newRow("only open after the cut")
        << longer + "b\n<urn:x\nc" << int(longer.size()) << int(longer.size());
    const QByteArray open = "a\n<urn:x\n" + window;
    QTest::newRow("may be closed within the window") << open.first(3 + window.size() - 1) << 9 << 2;
    QTest::newRow("not closed within the window") << open.first(3 + window.size()) << 9 << 9;
    QTest::newRow("its line is within another pair") << QByteArray("a\n<urn:x\nb> <urn:y\nc") << 19 << 2;
    QTest::newRow("open in the first line") << QByteArray("b <urn:x\nc") << 9 << 0;
}

void TestUrnFinder::cutsWhereNothingIsOpen()
{
    QFETCH(QByteArray, text);
    QFETCH(int, cut);
    QFETCH(int, expected);
    QCOMPARE(runningTextCut(text.constData(), static_cast<std::size_t>(cut)),
             static_cast<std::size_t>(expected));
}

void TestUrnFinder::cutsOnlyAfterALineEnd()
{
    QCOMPARE(runningTextCut("a\nb", 0), std::size_t{0});
    const test::BrokenPromises broken;
    QCOMPARE(runningTextCut("a\nb", 4), std::size_t{0}); // after the text
    QCOMPARE(runningTextCut("a\nb", 1), std::size_t{0}); // within a line
    QCOMPARE(broken.all().size(), std::size_t{2});
}

NIDUS_TEST(tst_urnfinder, TestUrnFinder)
#include "tst_urnfinder.moc"
