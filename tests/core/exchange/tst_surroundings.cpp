// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/detect.h"
#include "core/exchange/read/importfile.h"
#include "templaterows.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <utility>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;

namespace {

QString indented(const QString& text, const QString& by)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (!line.isEmpty())
            line.prepend(by);
    }
    return lines.join(u'\n');
}

/// A document with the template in one of its sections.
QString document(const QString& inside)
{
    return u"# Introduction\n\nWords.\n\n# IANA Considerations\n\n## Registration\n\n%1\n\n"
           "# Security Considerations\n\nThose of the protocol.\n\n# Purpose\n\nOf the document.\n"_s.arg(
               inside);
}

/// The template with other headings: `form` has the heading as %1 and the text on its line as %2, for the
/// fields from `first` on; if `isNumbered`, %3 is a number.
QString withHeadings(const QString& form, TemplateField first, bool isNumbered = false)
{
    QString text = plainTemplate();
    int number = 0;
    for (const TemplateField field : kTemplateFields) {
        if (field < first)
            continue;
        const QRegularExpression label(u"^"_s + fieldHeading(field) + u":[ ]*(.*)$"_s,
                                       QRegularExpression::MultilineOption);
        const QRegularExpressionMatch match = label.match(text);
        const QString heading = fieldHeading(field);
        QString written = QString(form).replace("%1"_L1, heading).replace("%2"_L1, match.captured(1));
        written.replace("=="_L1, QString(heading.size(), u'='));
        if (isNumbered)
            written.replace("%3"_L1, QString::number(++number));
        text.replace(match.capturedStart(), match.capturedLength(), written);
    }
    return text;
}

} // namespace

/// A document of another markup with the template in `block`.
void addBlocks(const QString& plain)
{
    const QString after = u"\n\nLast\n====\n\nWords after it.\n"_s;
    const auto row = [&](const char* name, const QString& before, const QString& block, const QString& end) {
        QTest::newRow(name) << u"First\n=====\n\nWords before it.\n\n"_s + before + block + end + after;
    };
    row("code of reStructuredText", u".. code-block:: text\n\n"_s, indented(plain, u"   "_s), {});
    row("literal block of reStructuredText", u"The template::\n\n"_s, indented(plain, u"  "_s), {});
    row("listing of AsciiDoc", u"[source,text]\n----\n"_s, plain, u"\n----"_s);
    row("literal block of AsciiDoc", u"....\n"_s, plain, u"\n...."_s);
    row("source of Org", u"#+BEGIN_SRC text\n"_s, plain, u"\n#+END_SRC"_s);
    row("example of Org", u"#+begin_example\n"_s, plain, u"\n#+end_example"_s);
    row("verbatim of LaTeX", u"\\begin{verbatim}\n"_s, plain, u"\n\\end{verbatim}"_s);
    row("listing of LaTeX", u"\\begin{lstlisting}[numbers=none]\n"_s, plain, u"\n\\end{lstlisting}"_s);
    row("block without format", u"{noformat}\n"_s, plain, u"\n{noformat}"_s);
    row("block of code", u"{code:title=a.txt}\n"_s, plain, u"\n{code}"_s);
    row("block of a forum", u"[code]\n"_s, plain, u"\n[/code]"_s);
    row("element of a wiki", u"<pre>\n"_s, plain, u"\n</pre>"_s);
    row("between rulers", u"------------\n"_s, plain, u"\n------------"_s);
    row("between marks", u"----- begin template -----\n"_s, plain, u"\n----- end template -----"_s);
}

/// The template with something before each line.
void addMargins(const QString& plain)
{
    const auto lines = [&plain](const QString& before, const QString& after) {
        return before + QString(plain).replace(u'\n', after + u'\n' + before) + after + u'\n';
    };
    QTest::newRow("bars") << u"Somebody wrote:\n\n"_s + lines(u"| "_s, {}) + u"\nFine.\n"_s;
    QTest::newRow("box") << u"+------+\n"_s + lines(u"| "_s, u"   |"_s) + u"+------+\n"_s;
    QTest::newRow("comment of C") << u"/*\n"_s + lines(u" * "_s, {}) + u" */\n"_s;
    QTest::newRow("comment of a script") << u"#!/bin/sh\n"_s + lines(u"# "_s, {}) + u"\nexit 0\n"_s;
    QTest::newRow("comment of C++") << lines(u"// "_s, {});
    QTest::newRow("patch") << u"--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1,99 @@\n"_s + lines(u"+"_s, {});
    QString numbered;
    for (const QString& line : plain.split(u'\n'))
        numbered += u"%1  %2\n"_s.arg(1 + numbered.count(u'\n'), 4).arg(line);
    QTest::newRow("numbers of lines") << numbered;
}

/// The template with invisible characters, and other spaces and line ends.
void addCharacters(const QString& plain)
{
    QTest::newRow("next lines") << QString(plain).replace(u'\n', QChar(0x85));
    QTest::newRow("no-break spaces in headings")
        << withHeadings(u"%1:%2"_s, TemplateField::Nid).replace(u"Namespace I"_s, u"Namespace\u00A0I"_s);
    QTest::newRow("soft hyphens") << withHeadings(u"\u00AD%1:%2"_s, TemplateField::Nid);
    QTest::newRow("zero width spaces")
        << withHeadings(u"\u200B%1\u200B: %2"_s, TemplateField::Nid).replace(u"\n\n"_s, u"\n\u200B\n"_s);
    QTest::newRow("em spaces") << withHeadings(u"\u2003%1\u2003: %2"_s, TemplateField::Nid);
}

/// Headings in other styles.
void addHeadings()
{
    const auto row = [](const char* name, const QString& form, const QString& lineEnd = u"\n"_s) {
        QTest::newRow(name) << rows(form, lineEnd, false);
    };
    for (const char sign : {'^', '"', '\'', '+', '#', '`'})
        QTest::addRow("headings underlined by %c", sign)
            << u"Document\n========\n\nWords.\n\n"_s +
                   withHeadings(u"%1\n==\n\n%2"_s, TemplateField::Nid)
                       .replace(QRegularExpression(u"(?m)^=+$"_s), QString(9, QLatin1Char(sign)));
    row("headings between rulers", u"---------\n%1\n---------\n\n%2\n\n"_s);
    row("terms", u"%1\n    %2\n\n"_s, u"\n    "_s);
    row("terms of AsciiDoc", u"%1:: %2\n\n"_s);
    row("paragraphs of terms of AsciiDoc", u"%1::\n%2\n\n"_s, u"\n+\n"_s);
    row("blocks of terms of AsciiDoc", u"%1::\n+\n--\n%2\n--\n\n"_s);
    row("terms of a wiki", u"; %1\n: %2\n"_s, u"\n:: "_s);
    row("headings of Textile", u"h3. %1\n\n%2\n\n"_s);
    row("dashes", u"%1 - %2\n\n"_s);
    row("a list of fields", u":%1: %2\n\n"_s, u"\n   "_s);
    row("lettered", u"%4. %1: %2\n\n"_s);
    row("long dashes", u"%1 \u2014 %2\n\n"_s);
    row("brackets", u"[%1]\n%2\n\n"_s);
    row("angle brackets", u"<%1>\n%2\n\n"_s);
    row("section signs", u"\u00A7 %3 %1\n\n%2\n\n"_s);
    row("texts of YAML", u"%1: |\n  %2\n"_s, u"\n  "_s);
    row("anchors in Markdown", u"## <a name=\"f%3\"></a>%1\n\n%2\n\n"_s);
    row("links in Markdown", u"## [%1](#f%3)\n\n%2\n\n"_s);
    row("a table with rules", u"+----------+-----------+\n| %1 | %2 |\n"_s, u"  |\n|  | "_s);
    const QString html = rows(u"<h3>%1</h3>\n<p>%2</p>\n"_s, u"<br/>"_s, true);
    QTest::newRow("part of a page") << html;
    QTest::newRow("body of a page") << u"<body class=\"a\">\n"_s + html + u"</body>\n"_s;
    QTest::newRow("XHTML") << u"<?xml version=\"1.0\"?>\n<!DOCTYPE html>\n<html xmlns=\"a\"><body>"_s + html +
                                  u"</body></html>\n"_s;
    QTest::newRow("terms of a page") << u"<dl>"_s + rows(u"<dt>%1</dt><dd>%2</dd>\n"_s, u"<br>"_s, true) +
                                            u"</dl>\n"_s;
    QTest::newRow("field of a form") << u"<html><body><textarea>%1</textarea></body></html>\n"_s.arg(
        plainTemplate().toHtmlEscaped());
    QTest::newRow("description of LaTeX") << u"\\begin{description}\n"_s +
                                                 rows(u"\\item[%1] %2\n\n"_s, u"\n"_s, false) +
                                                 u"\\end{description}\n"_s;
    QTest::newRow("appendix") << u"Appendix A.  Registration\n\n"_s +
                                     withHeadings(u"A.%3.  %1\n\n%2"_s, TemplateField::Nid, true) +
                                     u"\n\nAppendix B.  Words of Thanks\n\nThank you.\n"_s;
    QTest::newRow("headings of a wiki among others") << u"= Document =\n== Template ==\n"_s +
                                                            rows(u"=== %1 ===\n%2\n\n"_s, u"\n"_s, false) +
                                                            u"== After ==\nWords.\n"_s;
}

/// One heading in other words, as a label and in Markdown.
void addWords(const QString& plain)
{
    using enum TemplateField;
    for (const auto& [field, words] :
         {std::pair(Version, "Version of this template"), std::pair(Date, "Date of Submission"),
          std::pair(Registrant, "Registrant and Contact"), std::pair(Purpose, "Purpose and Scope"),
          std::pair(Syntax, "Syntax of the NSS"), std::pair(Assignment, "Assignment Policy"),
          std::pair(Interoperability, "Interoperability Concerns"), std::pair(Resolution, "URN Resolution"),
          std::pair(Documentation, "Related Documentation"), std::pair(Additional, "Additional Comments"),
          std::pair(Revision, "Changes since the previous version")}) {
        const QString heading = u'\n' + QString(fieldHeading(field));
        const QString other = u'\n' + QString::fromLatin1(words);
        QTest::newRow(words) << QString(plain).replace(heading + u':', other + u':');
        QTest::addRow("%s in Markdown", words)
            << withHeadings(u"##\n%1\n\n%2"_s, Nid).replace(heading, other).replace(u"##\n"_s, u"## "_s);
    }
}

/// A template is read as from plain text, whatever is around it.
class TestSurroundings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void readsEveryField_data();
    void readsEveryField();
    void keepsTheRestOutside();
    void removesEscapesOutsideOfCode();
    void endsAFieldAtAnUnderlinedHeading();
    void keepsSectionsAfterTheFieldsOutside_data();
    void keepsSectionsAfterTheFieldsOutside();
    void readsChangesAsARevision();
    void keepsTheLinesOfHtmlMails();
    void keepsASignatureOutside_data();
    void keepsASignatureOutside();
    void readsHtmlWithTheNumbersOfItsLines();
    void reportsEachSpanOfLinesOfAField();
    void readsNoSectionBeforeTheTemplate();
};

void TestSurroundings::readsEveryField_data()
{
    QTest::addColumn<QString>("text");
    const QString plain = plainTemplate();
    const QString escaped = plain.toHtmlEscaped();
    for (const QString& fence : {u"~~~"_s, u"```"_s, u"~~~~~"_s}) {
        QTest::addRow("fence %s", qPrintable(fence)) << document(fence + u'\n' + plain + u'\n' + fence);
        QTest::addRow("fence %s with a language", qPrintable(fence))
            << document(fence + u"text\n"_s + plain + u'\n' + fence);
        QTest::addRow("fence %s in a letter", qPrintable(fence))
            << u"Hello,\n\n"_s + fence + u'\n' + plain + u'\n' + fence + u"\n\nRegards\n"_s;
    }
    QTest::newRow("longer fence than inside") << document(u"~~~~\n"_s + plain + u"\n~~~~"_s);
    QTest::newRow("fence after front matter")
        << u"---\ntitle: x\n---\n\n--- middle\n\n"_s +
               document(u"~~~\n"_s + indented(plain, u"   "_s) + u"\n~~~"_s) + u"\n--- back\n"_s;
    QTest::newRow("indented block") << document(indented(plain, u"    "_s));
    QTest::newRow("block indented by tabs") << document(indented(plain, u"\t"_s));
    for (const QString& name : {u"pre"_s, u"artwork"_s, u"sourcecode"_s})
        QTest::addRow("element %s in Markdown", qPrintable(name))
            << document(u"<%1>\n%2\n</%1>"_s.arg(name, name == "pre"_L1 ? escaped : plain));
    QTest::newRow("HTML page")
        << u"<!DOCTYPE html>\n<html><head><title>Purpose:</title></head><body><h1>A</h1><p>B</p>"
           "<pre>%1</pre>\n<h2>Security Considerations</h2><p>C</p></body></html>\n"_s.arg(escaped);
    QTest::newRow("HTML in capitals")
        << u"<HTML><BODY><PRE class=\"x\">\n%1\n</PRE></BODY></HTML>"_s.arg(escaped);
    QTest::newRow("HTML element alone") << u"<pre>\n%1\n</pre>\n"_s.arg(escaped);
    for (const QString& name : {u"artwork"_s, u"sourcecode"_s}) {
        QTest::addRow("%s", qPrintable(name))
            << u"<rfc><middle><section><name>IANA Considerations</name><%1 "
               u"type=\"text\">\n%2\n</%1></section>"
               "<section title=\"Security Considerations\"><t>None.</t></section></middle></rfc>"_s.arg(
                   name, escaped);
        QTest::addRow("%s with CDATA", qPrintable(name))
            << u"<?xml version='1.0'?>\n<rfc><middle><section "
               u"title=\"A\"><t>B</t><figure><%1><![CDATA[\n%2\n]]></%1>"
               "</figure></section></middle></rfc>"_s.arg(name, indented(plain, u"  "_s));
    }
    QTest::newRow("HTML mail")
        << u"From: a@example.org\nTo: urn@ietf.org\nContent-Type: text/html\n\n<p>Hello</p><pre>%1</pre>\n"_s
               .arg(escaped);
    const QString html =
        u"From: a@example.org\nTo: urn@ietf.org\nContent-Type: text/html\n\n<div>%1</div>\n"_s;
    QTest::newRow("rows of an HTML mail") << html.arg(
        u"<table>"_s + rows(u"<tr><td><p><b>%1</b></p></td><td>%2</td></tr>\n"_s, u"<br>"_s, true) +
        u"</table>"_s);
    QTest::newRow("rows of an HTML page")
        << u"<html><body><table>"_s + rows(u"<tr><th>%1:</th>\n<td>%2</td></tr>\n"_s, u"<br/>"_s, true) +
               u"</table></body></html>"_s;
    QTest::newRow("lines of an HTML mail")
        << html.arg(u"<div>"_s +
                    QString(escaped)
                        .replace("\n\n"_L1, "</div><div><br></div><div>"_L1)
                        .replace("\n"_L1, "</div>\n<div>"_L1) +
                    u"</div>"_s);
    QTest::newRow("lines of another HTML mail") << html.arg(
        u"<p class=MsoNormal>"_s +
        QString(escaped)
            .replace("\n\n"_L1, "</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>"_L1)
            .replace("\n"_L1, "</p>\n<p class=MsoNormal>"_L1) +
        u"</p>"_s);
    QTest::newRow("rows in Markdown")
        << u"# A\n\n| Field | Text |\n|---|:--|\n"_s + rows(u"| %1 | %2 |\n"_s, u"<br>"_s, false);
    QTest::newRow("emphasized rows") << rows(u"|**%1**|%2|\n"_s, u"<br>"_s, false);
    QTest::newRow("numbered rows") << rows(u"| %3. | %1 | %2 |\n"_s, u"<br>"_s, false);
    QTest::newRow("numbered rows of an HTML mail")
        << html.arg(u"<table>"_s + rows(u"<tr><td>%3</td><td>%1</td><td>%2</td></tr>\n"_s, u"<br>"_s, true) +
                    u"</table>"_s);
    QTest::newRow("a mail in a table") << html.arg(
        u"<table><tr><td>Namespace Identifier: crag"_s +
        rows(u"<p><b>%1</b></p>\n<p>%2</p>"_s, u"<br>"_s, true).section(u"<p><b>"_s, 2).prepend(u"<p><b>"_s) +
        u"</td></tr></table>"_s);
    QTest::newRow("comments in Markdown") << rows(u"## %1\n<!-- fill\nin -->\n%2\n\n"_s, u"\n"_s, false);
    QTest::newRow("line separators of Unicode") << QString(plain).replace(u'\n', QChar(QChar::LineSeparator));
    QTest::newRow("cells separated by tabs") << rows(u"%1\t%2\n"_s, u"\n\t"_s, false);
    QTest::newRow("a list") << u"Hello,\n\n"_s + rows(u"- %1: %2\n"_s, u"\n  "_s, false);
    QTest::newRow("a list with dashes") << rows(u"-- %1: %2\n\n"_s, u"\n   "_s, false);
    QTest::newRow("a list in Markdown") << rows(u"%3. **%1:** %2\n\n"_s, u"\n   "_s, false);
    QTest::newRow("lettered in brackets") << rows(u"(%5) %1: %2\n\n"_s, u"\n"_s, false);
    QTest::newRow("emphasis of a wiki") << rows(u"'''%1:''' %2\n\n"_s, u"\n"_s, false);
    QTest::newRow("a remark after the label")
        << withHeadings(u"%1 (as required): %2"_s, TemplateField::Purpose);
    QTest::newRow("headings underlined")
        << withHeadings(u"%1\n==\n\n%2"_s, TemplateField::Nid) + u"\n\nIANA Considerations\n===\n\nX.\n"_s;
    QTest::newRow("headings underlined in Markdown")
        << u"# Document\n\n# Introduction\n\n"_s + withHeadings(u"%1\n==\n\n%2"_s, TemplateField::Nid) +
               u"\n\nIANA Considerations\n===\n\nX.\n"_s;
    QTest::newRow("numbered from Purpose on")
        << withHeadings(u"3.%3.  %1\n\n%2"_s, TemplateField::Purpose, true);
    QTest::newRow("numbered like sections") << withHeadings(u"%3.  %1\n\n%2"_s, TemplateField::Syntax, true);
    QTest::newRow("numbered at the end")
        << withHeadings(u"A.%3.  %1\n\n%2"_s, TemplateField::Additional, true);
    QTest::newRow("between sections of the same names")
        << u"1.  Introduction\n\n   A.\n\n2.  Purpose\n\n   B.\n\n4.  Registration\n\n%1\n\n5.  Documentation\n\n   C.\n"_s
               .arg(plain);
    QTest::newRow("after a section of the same name")
        << u"# Document\n\n## Resolution\n\nFoo.\n\n## Template\n\n"_s +
               withHeadings(u"**%1:** %2"_s, TemplateField::Nid) + u"\n\n## Documentation\n\nX.\n"_s;
    addBlocks(plain);
    addMargins(plain);
    addCharacters(plain);
    addHeadings();
    addWords(plain);
    QTest::newRow("forwarded") << u"From: A\nDate: Mon, Nov 2, 2026\nSubject: B\nTo: C\n\n"_s + plain;
}

void TestSurroundings::readsEveryField()
{
    QFETCH(QString, text);
    const ImportedTemplate plain = readTemplate(plainTemplate());
    const ImportedTemplate read = readTemplate(text);
    for (const TemplateField field : kTemplateFields) {
        QVERIFY2(!plain.places[std::size_t(field)].isEmpty(), fieldKey(field).data());
        QCOMPARE(words(withoutInvisible(read.registrationTemplate.text(field))),
                 words(plain.registrationTemplate.text(field)));
    }
}

void TestSurroundings::keepsTheRestOutside()
{
    const ImportedTemplate read = readTemplate(document(u"~~~\n"_s + plainTemplate() + u"\n~~~"_s));
    QCOMPARE(words(read.remainder),
             words(u"# Introduction Words. # IANA Considerations ## Registration "
                   "# Security Considerations Those of the protocol. # Purpose Of the document."_s));
    QCOMPARE(read.places[std::size_t(TemplateField::Nid)].constFirst().first, 10);
}

void TestSurroundings::removesEscapesOutsideOfCode()
{
    const ImportedTemplate read = readTemplate(u"## Namespace Identifier\n\nshelves\n\n## Syntax\n\nSee "
                                               u"\\[RFC5234\\]; `a\\_b` and a\\_b\\\nor \\\\ and \\c.\n\n"
                                               "~~~\nx = \"\\_\"\n~~~\n\n    y = \"\\_\"\n"_s);
    QCOMPARE(words(read.registrationTemplate.text(TemplateField::Syntax)),
             words(u"See [RFC5234]; `a\\_b` and a_b or \\ and \\c. x = \"\\_\" y = \"\\_\""_s));
}

void TestSurroundings::endsAFieldAtAnUnderlinedHeading()
{
    for (const QString& line : {u"==="_s, u"---"_s}) {
        const ImportedTemplate read = readTemplate(
            u"## Namespace Identifier\n\nshelves\n\n## Purpose\n\nNaming.\n\nIANA\n%1\n\nA.\n\n## Syntax\n\nB.\n"_s
                .arg(line));
        QCOMPARE(read.registrationTemplate.text(TemplateField::Purpose), u"Naming."_s);
        QCOMPARE(read.remainder, u"IANA\n\nA."_s);
    }
}

void TestSurroundings::keepsSectionsAfterTheFieldsOutside_data()
{
    QTest::addColumn<QString>("heading");
    for (const QString& heading : {u"References:"_s, u"References"_s, u"Normative References:"_s,
                                   u"Acknowledgments:"_s, u"Author's Address"_s})
        QTest::newRow(qPrintable(heading)) << heading;
}

void TestSurroundings::keepsSectionsAfterTheFieldsOutside()
{
    QFETCH(QString, heading);
    const ImportedTemplate plain = readTemplate(plainTemplate());
    const ImportedTemplate read =
        readTemplate(plainTemplate() + u"\n\n%1\n\n[1] A Book of Shelves.\n"_s.arg(heading));
    QCOMPARE(read.registrationTemplate, plain.registrationTemplate);
    QCOMPARE(words(read.remainder), words(heading + u" [1] A Book of Shelves."_s));
    const ImportedTemplate documented = readTemplate(
        u"Namespace Identifier: shelves\n\nDocumentation:\n\nTwo books.\n\n%1\n\n[1] A Book.\n"_s.arg(
            heading));
    QCOMPARE(words(documented.registrationTemplate.text(TemplateField::Documentation)),
             words(u"Two books. "_s + heading + u" [1] A Book."_s));
}

void TestSurroundings::readsChangesAsARevision()
{
    const ImportedTemplate read = readTemplate(
        u"Namespace ID:\n  shelves\nRegistration Information:\n  Version 2\n  Date: 2020-01-01\n"
        "Declaration of structure:\n  Digits [A].\nIdentifier uniqueness considerations:\n  Each is unique.\n"
        "Validation mechanism:\n  None.\n\nScope:\n\n  Global.\n\nReferences:\n\n  [A] A Book.\n\n"
        "CHANGE HISTORY:\n- The digits.\n"_s);
    QCOMPARE(words(read.registrationTemplate.text(TemplateField::Purpose)), words(u"Scope: Global."_s));
    QCOMPARE(read.registrationTemplate.text(TemplateField::Revision), u"- The digits."_s);
    QCOMPARE(words(read.remainder), words(u"References: [A] A Book."_s));
}

void TestSurroundings::keepsTheLinesOfHtmlMails()
{
    const ImportedTemplate read = readTemplate(u"From: a@example.org\nTo: urn@ietf.org\nContent-Type: "
                                               u"text/html\n\n<div>Namespace Identifier: shelves</div>"
                                               "<div><br></div><div>Syntax:</div><div>&nbsp; nss &nbsp; = "
                                               "row</div><div>&nbsp; row &nbsp; = 2DIGIT</div>"
                                               "<div><br></div><div>Two words.</div>"_s);
    QCOMPARE(read.registrationTemplate.text(TemplateField::Syntax),
             u"  nss   = row\n  row   = 2DIGIT\n\nTwo words."_s);
}

void TestSurroundings::keepsASignatureOutside_data()
{
    QTest::addColumn<QString>("signature");
    QTest::newRow("RFC 3676") << u"-- \nAnn\nHead of Shelves"_s;
    QTest::newRow("without its space") << u"--\nAnn"_s;
    QTest::newRow("a closing") << u"Kind regards,\n\nAnn\nHead of Shelves"_s;
    QTest::newRow("mailing list") << u"_______________________________\nurn mailing list\nurn@ietf.org"_s;
}

void TestSurroundings::keepsASignatureOutside()
{
    QFETCH(QString, signature);
    const QString mail = u"From: a@example.org\nTo: urn@ietf.org\n\n"_s + plainTemplate();
    for (const QString& text : {mail, plainTemplate()}) {
        const ImportedTemplate read = readTemplate(text + u"\n\n"_s + signature + u'\n');
        QCOMPARE(words(read.registrationTemplate.text(TemplateField::Revision)),
                 words(readTemplate(plainTemplate()).registrationTemplate.text(TemplateField::Revision)));
        QVERIFY2(read.remainder.endsWith(signature.section(u'\n', 1)), qPrintable(read.remainder));
    }
}

void TestSurroundings::readsHtmlWithTheNumbersOfItsLines()
{
    const QByteArray page =
        "<html>\n<body>\n<h2>Namespace Identifier</h2>\n<p>shelves</p>\n<!-- <h2>Syntax</h2>\n-->"
        "<p><b>Purpose:</b> a &amp;&nbsp;b &#xE9; &eacute;\n&unknown; c</p>\n";
    QCOMPARE(detectFormat(page), FileFormat::Html);
    const ImportedTemplate read = readTemplate(QString::fromUtf8(page));
    QCOMPARE(read.registrationTemplate.nid(), u"shelves"_s);
    QCOMPARE(read.registrationTemplate.text(TemplateField::Purpose), u"a & b \u00E9 \u00E9 &unknown; c"_s);
    QCOMPARE(read.places[std::size_t(TemplateField::Nid)].constFirst().first, 3);
    QCOMPARE(read.places[std::size_t(TemplateField::Purpose)].constFirst().first, 6);
    QVERIFY(read.places[std::size_t(TemplateField::Syntax)].isEmpty());
}

void TestSurroundings::reportsEachSpanOfLinesOfAField()
{
    const QString text = u"Namespace ID:\n  shelves\nRegistration Information:\n  Date: 2020-01-01\n"
                         "Declared registrant of the namespace:\n  A Library\n"
                         "Identifier uniqueness considerations:\n  Each is unique.\n\n"
                         "Identifier persistence considerations:\n  Each is kept.\n"
                         "Validation mechanism:\n  None.\n"
                         "Process of identifier assignment:\n  By the library.\n"_s;
    const ImportedTemplate read = readTemplate(text);
    QCOMPARE(read.places[std::size_t(TemplateField::Assignment)], (FieldPlace{{7, 11}, {14, 15}}));
    for (const FieldPlace& place : read.places) {
        for (const nidus::findings::LineSpan span : place)
            QVERIFY(&place == &read.places[std::size_t(TemplateField::Assignment)] || span.last < 7 ||
                    (span.first > 11 && span.last < 14));
    }
}

void TestSurroundings::readsNoSectionBeforeTheTemplate()
{
    const ImportedTemplate read =
        readTemplate(u"# Identifiers\n\n### Scope\n\nHow marks are computed.\n\n## Proposal\n\n**Namespace "
                     u"ID:**\n\nshelves\n\n"
                     "**Declared registration of the namespace:**\n\nShelves Ltd\n\n**Declaration of "
                     "syntactic structure:**\n\nDigits.\n\n"
                     "**Rules for Lexical Equivalence:**\n\nNone.\n\n**Scope:**\n\nGlobal\n"_s);
    QCOMPARE(words(read.registrationTemplate.text(TemplateField::Purpose)), words(u"**Scope:** Global"_s));
    QCOMPARE(read.registrationTemplate.text(TemplateField::Registrant), u"Shelves Ltd"_s);
    QVERIFY(read.remainder.contains("How marks are computed."_L1));
}

NIDUS_TEST(tst_surroundings, TestSurroundings)
#include "tst_surroundings.moc"
