// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/textlayout.h"
#include "core/registration/templatelines.h"
#include "randomtext.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;

namespace {

RegistrationTemplate exampleTemplate()
{
    RegistrationTemplate made;
    made.setText(TemplateField::Nid, u"books"_s);
    made.setText(TemplateField::Version, u"2"_s);
    made.setText(TemplateField::Date, u"2024-05-17"_s);
    made.setRegistrant({.organization = u"Example Library"_s,
                        .address = u"1 Main Street\nSpringfield"_s,
                        .contactName = {},
                        .roleAddress = u"urn-admin@example.org"_s,
                        .email = {},
                        .phone = {},
                        .fastTrack = true,
                        .other = {}});
    made.setText(
        TemplateField::Purpose,
        u"Names for the books of one library, which has more of them than a line of a mail has columns.\n\n"
        "A second paragraph."_s);
    made.setText(TemplateField::Syntax, u"NSS = shelf \":\" number\nshelf = 1*ALPHA ; a comment that makes "
                                        u"this line of grammar far longer than it should be\n"
                                        "number = 1*DIGIT\n       / \"x\""_s);
    return made;
}

constexpr auto kExampleText = R"(Namespace Identifier:  books

Version:  2

Date:  2024-05-17

Registrant:
   Organization: Example Library
   Address: 1 Main Street
     Springfield
   Role address: urn-admin@example.org
   Fast track: yes

Purpose:
   Names for the books of one library, which has more of them than a )"
                              R"(
   line of a mail has columns.

   A second paragraph.

Syntax:
   NSS = shelf ":" number
   shelf = 1*ALPHA ; a comment that makes this line of grammar far longer than it should be
   number = 1*DIGIT
          / "x"

Assignment:

Security and Privacy:

Interoperability:

Resolution:

Documentation:

Additional Information:

Revision Information:
)";

} // namespace

class TestTextFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void writesTheLayoutOfAppendixA();
    void readsBackWhatItWrote_data();
    void readsBackWhatItWrote();
    void readsBackAnyFieldText();
    void staysWithinTheColumns();
    void breaksLinesAfterBlanks_data();
    void breaksLinesAfterBlanks();
    void breaksLinesEvenly_data();
    void breaksLinesEvenly();
    void leavesLinesOfAMailAsTheyAre_data();
    void leavesLinesOfAMailAsTheyAre();
    void readsBackTextThatLooksLikeHeadings_data();
    void readsBackTextThatLooksLikeHeadings();
    void readsBackAfterALineEndChange();
    void flagsWhatIsNotAscii();
    void reportsPlacesOfFields();
};

void TestTextFormat::writesTheLayoutOfAppendixA()
{
    QCOMPARE(QString::fromUtf8(writeTemplateText(exampleTemplate())), QString::fromUtf8(kExampleText));
}

void TestTextFormat::readsBackWhatItWrote_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("labels") << u"Purpose:\nNamespace Identifier:  other\n\n   Syntax:\n\nVersion: 9"_s;
    QTest::newRow("RFC 3676 section 4.3, signature") << u"a\n-- \nb"_s;
    QTest::newRow("RFC 3676 section 4.4, From") << u"From me\n>quoted\n From me"_s;
    QTest::newRow("leading indentation") << u"    a\n  b\nc"_s;
    QTest::newRow("page break") << u"a\n\nAuthor     [Page 3]\n\f\nRFC 1   x    May 1997\n\nb"_s;
    QTest::newRow("very long word") << u"a "_s + QString(300, u'x') + u" b"_s;
    QTest::newRow("runs of blanks") << QString(u"word    "_s).repeated(40) + u"end"_s;
    QTest::newRow("tabs") << u"a\tb\n\tc\n"_s + QString(u"tab \tword "_s).repeated(20) + u"end"_s;
    QTest::newRow("non-ASCII") << QString(u"\u00e9t\u00e9 \u4e2d\u6587 \U0001D11E "_s).repeated(30) + u"."_s;
    QTest::newRow("NUL and controls") << u"a"_s + QChar(u'\0') + u"b\f\v\x1b\x7f"_s;
    QTest::newRow("byte order mark") << u"\uFEFFa\n\uFEFF"_s;
    QTest::newRow("line separators of Unicode") << u"a\u2028b\u2029c\u0085d"_s;
    QTest::newRow("grammar") << u"rule = "_s + QString(u"\"a\" / "_s).repeated(40) + u"\"b\""_s;
}

void TestTextFormat::readsBackWhatItWrote()
{
    QFETCH(QString, text);
    for (const TemplateField field : kTemplateFields) {
        RegistrationTemplate made;
        made.setText(field, text);
        const auto read = readTemplateText(writeTemplateText(made));
        QVERIFY(read);
        QCOMPARE(read->registrationTemplate.text(field), normalizedFieldText(field, text));
        QCOMPARE(read->registrationTemplate, made);
        QCOMPARE(read->remainder, QString());
        QVERIFY(read->findings.isEmpty());
    }
}

void TestTextFormat::readsBackAnyFieldText()
{
    // Without lone surrogates, which UTF-8 cannot encode.
    for (quint32 seed = 0; seed < 3000; ++seed) {
        test::RandomText random(seed);
        const RegistrationTemplate made = random.registrationTemplate();
        const QByteArray bytes = writeTemplateText(made);
        const auto read = readTemplateText(bytes);
        QVERIFY2(read, qPrintable(u"seed %1"_s.arg(seed)));
        for (const TemplateField field : kTemplateFields) {
            if (read->registrationTemplate.text(field) != made.text(field))
                qInfo() << "seed" << seed << fieldKey(field);
            QCOMPARE(read->registrationTemplate.text(field), made.text(field));
        }
        QCOMPARE(read->registrationTemplate, made);
        QCOMPARE(writeTemplateText(read->registrationTemplate), bytes);
    }
}

void TestTextFormat::staysWithinTheColumns()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        test::RandomText random(seed);
        const QString text = QString::fromUtf8(writeTemplateText(random.registrationTemplate()));
        const bool isIndented = !text.contains("\nRegistrant: \n"_L1);
        for (const QString& line : text.split(u'\n')) {
            // The heading's own words are not part of the value.
            static const QRegularExpression heading(u"^[A-Z][A-Za-z ]+:(  )?"_s);
            const bool isBody = isIndented && line.startsWith(kBodyIndent);
            const QString body = isBody ? line.sliced(kBodyIndent.size()) : QString(line).remove(heading);
            const bool isOneWord = !body.trimmed().contains(u' ');
            if (columnsOf(line) > kTextColumns && !isUnbreakable(body) && !isOneWord)
                QFAIL(qPrintable(u"seed %1: %2"_s.arg(seed).arg(line)));
        }
    }
}

void TestTextFormat::breaksLinesAfterBlanks_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("pieces");
    QTest::newRow("fits") << u"aa bb cc"_s << QStringList{u"aa bb cc"_s};
    QTest::newRow("broken") << u"aa bb cc dd"_s << QStringList{u"aa bb "_s, u"cc dd"_s};
    QTest::newRow("the blank counts") << u"aa bbbbb cc"_s << QStringList{u"aa "_s, u"bbbbb cc"_s};
    QTest::newRow("blanks stay before the break") << u"aa    bb cc"_s << QStringList{u"aa    "_s, u"bb cc"_s};
    QTest::newRow("long word") << u"a bbbbbbbbbbbb c"_s << QStringList{u"a "_s, u"bbbbbbbbbbbb "_s, u"c"_s};
    QTest::newRow("indented") << u" a bb cc dd"_s << QStringList{u" a bb cc dd"_s};
    QTest::newRow("ABNF rule") << u"a = bb cc dd"_s << QStringList{u"a = bb cc dd"_s};
    QTest::newRow("ABNF increment") << u"a =/ bb cc dd"_s << QStringList{u"a =/ bb cc dd"_s};
    QTest::newRow("BNF rule") << u"<a> ::= bb cc"_s << QStringList{u"<a> ::= bb cc"_s};
    QTest::newRow("columns are characters")
        << u"\U0001D11E\U0001D11E \U0001D11E\U0001D11E \U0001D11E\U0001D11E"_s
        << QStringList{u"\U0001D11E\U0001D11E \U0001D11E\U0001D11E \U0001D11E\U0001D11E"_s};
}

void TestTextFormat::breaksLinesAfterBlanks()
{
    QFETCH(QString, line);
    QFETCH(QStringList, pieces);
    QCOMPARE(softBroken(line, 8, 8), pieces);
}

void TestTextFormat::breaksLinesEvenly_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("pieces");
    QTest::newRow("fits") << u"aaa bbb ccc"_s << QStringList{u"aaa bbb ccc"_s};
    QTest::newRow("a word would be left") << u"aaa bbb ccc d"_s << QStringList{u"aaa bbb "_s, u"ccc d"_s};
    QTest::newRow("three pieces") << u"aaa bbb ccc ddd eee fff g"_s
                                  << QStringList{u"aaa bbb "_s, u"ccc ddd "_s, u"eee fff g"_s};
    QTest::newRow("enough is left") << u"aaa bbb ccc ddddd"_s << QStringList{u"aaa bbb ccc "_s, u"ddddd"_s};
    QTest::newRow("a long word requires the width")
        << u"aaaaaaaaaaa bbb ccc ddd e"_s << QStringList{u"aaaaaaaaaaa "_s, u"bbb ccc "_s, u"ddd e"_s};
    QTest::newRow("one long word") << u"aaa "_s + QString(20, u'b')
                                   << QStringList{u"aaa "_s, QString(20, u'b')};
    QTest::newRow("a rule") << u"aaa = bbb ccc dd"_s << QStringList{u"aaa = bbb ccc dd"_s};
}

void TestTextFormat::breaksLinesEvenly()
{
    QFETCH(QString, line);
    QFETCH(QStringList, pieces);
    QCOMPARE(evenlyBroken(line, 12, 12), pieces);
    QCOMPARE(pieces.join(QString()), line);
}

void TestTextFormat::leavesLinesOfAMailAsTheyAre_data()
{
    QTest::addColumn<QString>("text");
    // Each with a word more than fits when indented by 3 columns.
    const QString before = u"Names show where a sheet is shelved, and nothing of those who read it:\n"_s;
    QTest::newRow("70 columns") << before +
                                       u"the sheets, which has been so since there are sheets to be shelved\n"
                                       "here; upper case letters are the same letters as the lower case\n"
                                       "letters in these names; nothing else is ever considered the same."_s;
    QTest::newRow("72 columns, one line") << QString(u"words "_s).repeated(11) + u"words."_s;
    QTest::newRow("72 columns, a rule") << u"rule = "_s + QString(65, u'x');
    QTest::newRow("72 columns, indented") << u"  "_s + QString(70, u'x') + u"\nmore"_s;
    QTest::newRow("72 columns, all indented") << u"  "_s + QString(70, u'x');
    QTest::newRow("72 columns, characters")
        << QString(u"\u00e9t\u00e9 "_s).repeated(17) + u"\u00e9t\u00e9."_s;
}

void TestTextFormat::leavesLinesOfAMailAsTheyAre()
{
    QFETCH(QString, text);
    for (const TemplateField field :
         {TemplateField::Purpose, TemplateField::Syntax, TemplateField::Revision}) {
        RegistrationTemplate made = exampleTemplate();
        made.setText(TemplateField::Purpose, u"Names sheets."_s);
        made.setText(TemplateField::Syntax, u"NSS = sheet"_s);
        made.setText(field, text);
        const QByteArray bytes = writeTemplateText(made);
        const QStringList lines = QString::fromUtf8(bytes).split(u'\n');
        for (const QString& line : text.split(u'\n'))
            QVERIFY2(lines.contains(line) || lines.contains(kBodyIndent + line), bytes);
        QCOMPARE(concernsOf(bytes).longLine, 0);
        const auto read = readTemplateText(bytes);
        QVERIFY(read);
        QCOMPARE(read->registrationTemplate, made);
        QCOMPARE(read->remainder, QString());
    }
}

void TestTextFormat::readsBackTextThatLooksLikeHeadings_data()
{
    QTest::addColumn<QString>("text");
    const QString wide = QString(u"words "_s).repeated(11) + u"words."_s;
    const QString word(70, u'x');
    QTest::newRow("the next heading") << wide + u"\n\nSyntax:\nAssignment:\n\nSyntax:"_s;
    QTest::newRow("all headings") << u"Registrant:\n\nPurpose:\n\nSyntax:\n\nVersion:  2\n"_s + wide;
    QTest::newRow("a heading before a word of one line") << wide + u"\nSyntax: "_s + word;
    QTest::newRow("a long line") << wide + u"\n"_s + QString(u"Purpose: Syntax: "_s).repeated(20);
}

void TestTextFormat::readsBackTextThatLooksLikeHeadings()
{
    QFETCH(QString, text);
    for (const TemplateField field : kTemplateFields) {
        RegistrationTemplate made;
        made.setText(field, text);
        made.setText(TemplateField::Additional, QString(u"words "_s).repeated(11) + u"words."_s);
        const auto read = readTemplateText(writeTemplateText(made));
        QVERIFY(read);
        QCOMPARE(read->registrationTemplate, made);
        QCOMPARE(read->remainder, QString());
    }
}

void TestTextFormat::readsBackAfterALineEndChange()
{
    const RegistrationTemplate made = exampleTemplate();
    QByteArray bytes = writeTemplateText(made);
    bytes.replace("\n", "\r\n").prepend("\xEF\xBB\xBF");
    const auto read = readTemplateText(bytes);
    QVERIFY(read);
    QCOMPARE(read->registrationTemplate, made);
}

void TestTextFormat::reportsPlacesOfFields()
{
    const auto read = readTemplateText(kExampleText);
    QVERIFY(read);
    QCOMPARE(read->places[std::size_t(TemplateField::Nid)], (FieldPlace{{1, 1}}));
    QCOMPARE(read->places[std::size_t(TemplateField::Registrant)], (FieldPlace{{7, 12}}));
    QCOMPARE(read->places[std::size_t(TemplateField::Revision)], (FieldPlace{{38, 38}}));
}

void TestTextFormat::flagsWhatIsNotAscii()
{
    QCOMPARE(concernsOf("a\nb\n"), TextConcerns{});
    QCOMPARE(concernsOf("a\nb\xC3\xA9\nc\xC3\xA9\n"), (TextConcerns{2, 0}));
    QCOMPARE(concernsOf(QByteArray(72, 'a')), TextConcerns{});
    QCOMPARE(concernsOf("a\n\n" + QByteArray(73, 'a')), (TextConcerns{0, 3}));
}

NIDUS_TEST(tst_textformat, TestTextFormat)
#include "tst_textformat.moc"
