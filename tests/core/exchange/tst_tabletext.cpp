// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/tabletext.h"

#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/importfile.h"
#include "templaterows.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;

/// Labels in another style than "Label: text".
class TestTableText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryField_data();
    void readsEveryField();
    void keepsLabelsInProse_data();
    void keepsLabelsInProse();
    void keepsBackslashes_data();
    void keepsBackslashes();
    void keepsAllOfATable();
    void leavesCode();
};

void TestTableText::readsEveryField_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const QString& form, const QString& lineEnd = u"\n"_s) {
        QTest::newRow(name) << rows(form, lineEnd, false);
    };
    row("dashes without blank lines", u"%1 - %2\n"_s, u"\n  "_s);
    row("equals signs", u"%1 = %2\n\n"_s);
    row("settings", u"%1=%2\n"_s, u"\n    "_s);
    row("arrows", u"%1 => %2\n\n"_s);
    row("colons and dashes", u"%1:- %2\n\n"_s);
    row("leaders", u"%1 ..... %2\n\n"_s);
    row("bars", u"%1 | %2\n\n"_s);
    row("texts after brackets", u"[%1] %2\n\n"_s);
    row("full stops after numbers", u"  2.%3.  %1.  %2\n\n"_s, u"\n   "_s);
    row("dashes after numbers", u"2.%3. %1 - %2\n\n"_s);
    row("colons after numbers", u"2.%3. %1: %2\n"_s);
    row("numbers after a word", u"Section 2.%3: %1: %2\n\n"_s);
    row("emphasis with full stops", u"**%1.** %2\n\n"_s);
    row("emphasis in a list", u"* **%1** \u2014 %2\n"_s, u"\n  "_s);
    row("strong emphasis", u"***%1:*** %2\n\n"_s);
    row("numbers and tabs", u"%3.\t%1\t%2\n"_s);
    row("bullets of a word processor", u"\u2022\t%1: %2\n"_s);
    row("symbols of a word processor", u"\uF0B7\t%1\n%2\n"_s);
    row("two levels of bullets", u"\u2022\t%1\no\t%2\n"_s);
    row("headings without blank lines", u"%1\n%2\n"_s);
    row("headings of a manual page", u".SH %1\n%2\n"_s);
    row("titles of AsciiDoc", u".%1\n%2\n\n"_s);
    row("summaries", u"<details><summary>%1</summary>\n\n%2\n\n</details>\n"_s);
    row("rubrics", u".. rubric:: %1\n\n%2\n\n"_s);
    row("a table of lists", u"   * - %1\n     - %2\n"_s, u"\n       "_s);
    row("texts of YAML in quotation marks", u"\"%1\": |-\n    %2\n"_s, u"\n    "_s);
    row("texts of TOML", u"%1 = \"\"\"\n%2\"\"\"\n"_s);
    const auto table = [](const char* name, const QString& begin, const QString& form, const QString& lineEnd,
                          const QString& end) {
        QTest::newRow(name) << begin + rows(form, lineEnd, false) + end;
    };
    table("a table of MediaWiki", u"{| class=\"wikitable\"\n"_s, u"|-\n| %1 || %2\n"_s, u"<br>"_s, u"|}\n"_s);
    table("heads of MediaWiki", u"{|\n! Field !! Text\n"_s, u"|-\n! scope=\"row\" | %1\n| %2\n"_s, u"\n"_s,
          u"|}\n\nWords.\n"_s);
    table("a box of MediaWiki", u"{{Namespace\n"_s, u" | %1 = %2\n"_s, u"\n"_s, u"}}\n"_s);
    table("cells of AsciiDoc", u"|===\n|Field |Text\n\n"_s, u"|%1\n|%2\n\n"_s, u"\n"_s, u"|===\n"_s);
    row("a table of DokuWiki", u"^ %1 | %2 |\n"_s, u"\\\\ "_s);
    row("a table of Creole", u"|=%1|%2|\n"_s, u"\\\\"_s);
    row("paragraphs of LaTeX", u"\\paragraph{%1} %2\n\n"_s);
    row("paragraphs of LaTeX with full stops", u"\\subparagraph*{%1.} %2\n\n"_s);
    row("bold labels of LaTeX", u"\\noindent\\textbf{%1:} %2\n\n"_s);
    row("old bold labels of LaTeX", u"{\\bf %1:} %2 \\\\\n\n"_s);
    table("a table of LaTeX", u"\\begin{tabular}{ll}\n\\hline\n"_s, u"%1 & %2 \\\\\n\\hline\n"_s,
          u" \\newline "_s, u"\\end{tabular}\n"_s);
    QTest::newRow("bold lines of a page") << rows(u"<p><b>%1</b><br>%2</p>\n"_s, u"<br>"_s, true);
    QTest::newRow("lines of a page") << rows(u"<div>%1</div><div>%2</div>\n"_s, u"<br>"_s, true);
}

void TestTableText::readsEveryField()
{
    QFETCH(QString, text);
    const RegistrationTemplate plain = readTemplate(plainTemplate()).registrationTemplate;
    const RegistrationTemplate read = readTemplate(text).registrationTemplate;
    for (const TemplateField field : kTemplateFields)
        QCOMPARE(words(withoutInvisible(read.text(field))), words(plain.text(field)));
}

void TestTableText::keepsLabelsInProse_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form : {"%1 - %2\n\n", "%1 = %2\n\n", "%1: %2\n\n", ":%1: %2\n\n", "%1 => %2\n",
                             "**%1.** %2\n\n", "2.%3. %1 - %2\n\n"})
        QTest::newRow(form) << QString::fromLatin1(form);
}

/// A line of a text can look like a label in the style of the file.
void TestTableText::keepsLabelsInProse()
{
    QFETCH(QString, form);
    const QString prose = u"Names of\nDate - the day of a survey - and\nSecurity = three guards;\n  Purpose "
                          u"- none.\nVersion numbers count up, and\n"
                          "the resolution = a step; documentation: see below.\n- Resolution: none"_s;
    QString text = rows(form, u"\n"_s, false);
    const QString assigned =
        readTemplate(plainTemplate()).registrationTemplate.text(TemplateField::Assignment);
    QVERIFY(text.contains(assigned));
    text.replace(assigned, prose);
    const RegistrationTemplate read = readTemplate(text).registrationTemplate;
    QCOMPARE(words(read.text(TemplateField::Assignment)), words(prose));
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Assignment)
            QCOMPARE(words(read.text(field)),
                     words(readTemplate(plainTemplate()).registrationTemplate.text(field)));
    }
}

void TestTableText::keepsBackslashes_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("meant");
    QTest::newRow("in quotation marks")
        << u"%1 = %2\n\n"_s << uR"("C:\\new \"x\" ""y"" in C:\path")"_s << uR"(C:\new "x" "y" in C:\path)"_s;
    QTest::newRow("in a table") << u"| %1 | %2 |\n"_s << uR"(\\server\share, a \| b, and \d)"_s
                                << uR"(\\server\share, a | b, and \d)"_s;
    QTest::newRow("at the end of a row") << u"| %1 | %2\n"_s << uR"(C:\)"_s << uR"(C:\)"_s;
}

void TestTableText::keepsBackslashes()
{
    QFETCH(QString, form);
    QFETCH(QString, written);
    QFETCH(QString, meant);
    QString text = rows(form, u"<br>"_s, false);
    QString assigned = readTemplate(plainTemplate()).registrationTemplate.text(TemplateField::Assignment);
    assigned.replace(u"\n"_s, u"<br>"_s);
    QVERIFY(text.contains(assigned));
    const RegistrationTemplate read = readTemplate(text.replace(assigned, written)).registrationTemplate;
    QCOMPARE(read.text(TemplateField::Assignment), meant);
}

/// Nothing of a table gets lost, even if it does not belong to a row with a label.
void TestTableText::keepsAllOfATable()
{
    const QString many = u"||"_s + QStringList(150, u"c"_s).join(u"||"_s) + u"||last"_s;
    const QString table =
        u"{| class=\"wikitable\"\n|+ A caption\n|-\n! Namespace Identifier\n| a1\n|-\n! Version\n"
        "| 1\n|-\n! Date\n| 2026-01-02\n|-\n! Purpose\n| first"_s +
        many + u"\n|}\n"_s;
    const SourceText text = withoutTable(sourceText(table.toUtf8()).value());
    QStringList lines;
    for (const SourceLine& line : text.lines)
        lines.append(line.text.trimmed());
    QVERIFY(lines.contains(u"A caption"_s));
    QCOMPARE(lines.count(u"c"_s), 150);
    QVERIFY(lines.contains(u"last"_s));
}

/// What is in a block of code is neither a row nor a label.
void TestTableText::leavesCode()
{
    SourceText text;
    for (const char* line : {"| Namespace Identifier | a1 |", "| Version | 1 |", "| Date | 2026-01-02 |",
                             "|---|---|", "| Purpose | p |"})
        text.lines.append(
            {.number = int(text.lines.size()) + 1, .text = QString::fromLatin1(line), .isBody = true});
    QVERIFY(withoutTable(text).lines == text.lines);
}

NIDUS_TEST(tst_tabletext, TestTableText)
#include "tst_tabletext.moc"
