// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/textpattern.h"
#include "tests/testprogram.h"

#include <QStringEncoder>
#include <QTest>

using namespace nidus::storage;
using namespace Qt::StringLiterals;

/// Finds a name however it is written.
class TestTextPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replaces_data();
    void replaces();
    void findsEncodedTexts_data();
    void findsEncodedTexts();
    void findsLettersOfLatex_data();
    void findsLettersOfLatex();
    void leavesOtherTexts_data();
    void leavesOtherTexts();
};

void TestTextPattern::replaces_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("left");
    const auto row = [](const char* name, const QString& wanted, const QString& text, const QString& left) {
        QTest::newRow(name) << wanted << text << left;
    };
    const QString karel = u"Karel Novotný"_s;
    row("letter case", karel, u"(KAREL NOVOTNÝ)"_s, u"([])"_s);
    row("two", karel, u"karel novotný, Karel_Novotný."_s, u"[], []."_s);
    row("decomposed", karel, karel.normalized(QString::NormalizationForm_D) + u'!', u"[]!"_s);
    row("searched as decomposed", karel.normalized(QString::NormalizationForm_D), u"by Karel Novotný"_s,
        u"by []"_s);
    row("soft hyphens", karel, u"Ka\u00ADrel No\u00ADvot\u00ADný"_s, u"[]"_s);
    row("zero-width characters", karel, u"Ka\u200Brel\u200D Novot\u2060ný"_s, u"[]"_s);
    row("other spaces", karel, u"Karel\u00A0\u2009Novotný"_s, u"[]"_s);
    row("a line end between words", karel, u"by Karel\r\n      Novotný now"_s, u"by [] now"_s);
    row("a comment", karel, u"; by Karel\n ; Novotný"_s, u"; by []"_s);
    row("a quotation", karel, u"> Karel\n> > Novotný\n> x"_s, u"> []\n> x"_s);
    row("a hyphenated line end", karel, u"Karel Novo-\n   tný."_s, u"[]."_s);
    row("a soft hyphen at a line end", u"Novotný"_s, u"Novo\u00AD\ntný."_s, u"[]."_s);
    row("a hyphenated line end in one word", u"Novotný"_s, u"Mr Novo-\ntný"_s, u"Mr []"_s);
    row("a line end inside a word", karel, u"Karel Novo\ntný."_s, u"[]."_s);
    row("a double name at a line end", u"Marta Okonjo-Lindqvist"_s, u"Marta Okonjo-\n  Lindqvist, x"_s,
        u"[], x"_s);
    row("other hyphens", u"Okonjo-Lindqvist"_s, u"Okonjo\u2010Lindqvist"_s, u"[]"_s);
    row("an address at a line end", u"jo@allotment.example"_s, u"<jo@allotment.\n  example>"_s, u"<[]>"_s);
    row("a phone number", u"+420 555 010 203"_s, u"tel +420 555\n 010 203"_s, u"tel []"_s);
    row("emphasis of one word", karel, u"by Karel **Novotný**."_s, u"by []**."_s);
    row("emphasis of both words", karel, u"*Karel* `Novotný`"_s, u"*[]`"_s);
    row("emphasis of a wiki", karel, u"'''Karel''' Novotný, ~~Karel~~ Novotný"_s, u"'''[], ~~[]"_s);
    row("emphasis around both words", karel, u"by *Karel Novotný*, _Karel Novotný_"_s, u"by *[]*, _[]_"_s);
    row("emphasis next to words", karel, u"by**Karel Novotný**and x*Karel* Novotný*y"_s,
        u"by**[]**and x*[]*y"_s);
    row("emphasis and a line end", karel, u"**Karel\n** Novo-\n**tný**"_s, u"**[]**"_s);
    row("emphasis in a word", karel, u"K**are**l Novotný"_s, u"[]"_s);
    row("emphasis in what is searched", u"*Karel*"_s, u"by Karel."_s, u"by []."_s);
    row("underscores around a word", u"Karel"_s, u"x_Karel_y __Karel__"_s, u"x_[]_y __[]__"_s);
    row("full width", u"Doe"_s, u"Ｄｏｅ"_s, u"[]"_s);
    row("a letter of two", u"Weiß"_s, u"WEISS"_s, u"[]"_s);
    row("outside the first plane", u"𐐔𐐀"_s, u"x 𐐼𐐨 y"_s, u"x [] y"_s);
}

void TestTextPattern::replaces()
{
    QFETCH(QString, wanted);
    QFETCH(QString, text);
    QFETCH(QString, left);
    const TextPattern pattern({wanted});
    QVERIFY(pattern.isIn(text));
    QCOMPARE(pattern.replaced(text, u"[]"_s), left);
    QVERIFY(!pattern.isIn(left));
}

void TestTextPattern::findsEncodedTexts_data()
{
    QTest::addColumn<QString>("text");
    const QByteArray name = "Contact: André O'Dowd\n";
    const auto wrapped = [](const QByteArray& encoded) {
        QByteArray lines;
        for (qsizetype i = 0; i < encoded.size(); i += 16)
            lines += encoded.mid(i, 16) + "\r\n";
        return QString::fromLatin1(lines);
    };
    const auto row = [](const char* label, const QString& text) { QTest::newRow(label) << text; };
    row("Base64", wrapped(name.toBase64()));
    row("Base64 after a word", u"Content\n"_s + wrapped(name.toBase64()));
    row("Base64, quoted", u"> Q29udGFjdDogQW5k\n> csOpIE8nRG93ZA==\n"_s);
    row("Base64 in a line", u"{\"file\": \""_s + QString::fromLatin1(name.toBase64()) + u"\"}"_s);
    row("Base64 of ISO 8859-1", wrapped(QString::fromUtf8(name).toLatin1().toBase64()));
    QStringEncoder utf16(QStringEncoder::Utf16LE);
    row("Base64 of UTF-16", wrapped(QByteArray(utf16(QString::fromUtf8(name))).toBase64()));
    row("an encoded word in Base64", u"To: =?utf-8?B?QW5kcsOpIE8nRG93ZA==?= <x@y>"_s);
    row("an encoded word", u"To: =?utf-8?q?Andr=C3=A9_O'Dowd?= <x@y>"_s);
    row("two encoded words", u"To: =?utf-8?q?Andr=C3=A9_O'?=\r\n =?utf-8?q?Dowd?="_s);
    row("quoted-printable", u"Contact: Andr=C3=A9=20O'Do=\r\nwd"_s);
    row("quoted-printable of ISO 8859-1", u"Andr=E9 O'Dowd"_s);
    row("character references", u"Andr&eacute;&nbsp;O&#39;Dowd"_s);
    row("hexadecimal references", u"Andr&#xE9; O&#x2019;Dowd Andr&#xe9; O&apos;D&#111;wd"_s);
    row("tags inside", u"<p>Andr<b>é</b><br/>\n O'<!-- x -->Dowd</p>"_s);
    row("tags between", u"<td>André</td><td>O'Dowd</td>"_s);
    row("JSON", u"{\"who\": \"Andr\\u00e9\\nO'Dowd\"}"_s);
    row("RTF", u"{\\rtf Andr\\'e9 O'Dowd}"_s);
    row("a URI", u"mailto:x?cc=Andr%C3%A9%20O%27Dowd"_s);
    row("a form", u"q=Andr%C3%A9+O%27Dowd"_s);
    row("quoted-printable HTML", u"<p class=3D\"x\">Andr&eacute;=20O'Do=\n<b>wd</b></p>"_s);
    row("Base64 of HTML", wrapped(QByteArray("<p>Andr&eacute; O'Dowd</p>").toBase64()));
    const QByteArray wide(utf16(u"x André O'Dowd y"_s));
    row("LaTeX", u"Andr\\'e~O'Dowd"_s);
    row("LaTeX in braces", u"Andr{\\'{e}} \\textbf{O'Dowd}"_s);
    row("LaTeX with a line end", u"Andr\\'e\\\\O'Dowd"_s);
    row("LaTeX with a small space", u"Andr\\'{e}\\,O'Dowd"_s);
    row("UTF-16 without a mark", QString::fromLatin1(wide));
}

void TestTextPattern::findsEncodedTexts()
{
    QFETCH(QString, text);
    const TextPattern pattern({u"André O'Dowd"_s});
    QVERIFY(pattern.isIn(text));
    const QString left = pattern.replaced(text, u"[]"_s);
    QVERIFY2(!pattern.isIn(left), qPrintable(left));
    QVERIFY(!TextPattern({u"André O'Dow"_s}).isIn(text));
}

/// Letters that have no accent, and "~" without any other sign of LaTeX.
void TestTextPattern::findsLettersOfLatex_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("text");
    const auto row = [](const QString& text, const QString& wanted) {
        QTest::newRow(qPrintable(text)) << wanted << text;
    };
    row(u"Jane~Doe"_s, u"Jane Doe"_s);
    row(u"Jan\\'e~Doe"_s, u"Jané Doe"_s);
    row(u"S\\o ren, S\\o{}ren"_s, u"Søren"_s);
    row(u"Wei{\\ss}"_s, u"Weiß"_s);
    row(u"\\L ukasz~Pi\\k{a}tek"_s, u"Łukasz Piątek"_s);
    row(u"{\\AA}ngstr\\\"om"_s, u"Ångström"_s);
    row(u"Nguy\\~{e}n \\d{a}"_s, u"Nguyẽn ạ"_s);
    row(u"Mar\\'{\\i}a"_s, u"María"_s);
    row(u"\\DJ okovi\\'c"_s, u"Đoković"_s);
}

void TestTextPattern::findsLettersOfLatex()
{
    QFETCH(QString, wanted);
    QFETCH(QString, text);
    const TextPattern pattern({wanted});
    QVERIFY(pattern.isIn(text));
    QVERIFY(!pattern.isIn(pattern.replaced(text, u"[]"_s)));
}

void TestTextPattern::leavesOtherTexts_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("text");
    QTest::newRow("a longer word") << u"berth"_s << u"berths, Berthold, aberth"_s;
    QTest::newRow("an accent") << u"Novotny"_s << u"Novotný"_s;
    QTest::newRow("a decomposed accent")
        << u"Novotny"_s << u"Novotný"_s.normalized(QString::NormalizationForm_D);
    QTest::newRow("two words at a line end") << u"mayor"_s << u"it may\nor may not"_s;
    QTest::newRow("paragraphs") << u"Ada Brandt"_s << u"Ada. Brandt"_s;
    QTest::newRow("invisible characters alone") << u"\u00AD\u200B\u00AD"_s << u"any\u00AD text"_s;
}

void TestTextPattern::leavesOtherTexts()
{
    QFETCH(QString, wanted);
    QFETCH(QString, text);
    const TextPattern pattern({wanted});
    QVERIFY(!pattern.isIn(text));
    QCOMPARE(pattern.replaced(text, u"[]"_s), text);
}

NIDUS_TEST(tst_textpattern, TestTextPattern)
#include "tst_textpattern.moc"
