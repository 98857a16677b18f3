// SPDX-License-Identifier: Apache-2.0
#include "core/lint/fieldwords.h"
#include "core/lint/textrules.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestTextRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsUnpublishableText_data();
    void findsUnpublishableText();
    void countsWideLines();
    void recognizesBareTextsAndPointers_data();
    void recognizesBareTextsAndPointers();
    void replacesInstructionsWithSpaces();
    void findsSentences_data();
    void findsSentences();
};

namespace {

QStringList reportedLines(const QList<Finding>& findings)
{
    QStringList lines;
    for (const Finding& finding : findings)
        lines.append(u"%1 %2+%3 %4"_s.arg(QString(finding.id.word()))
                         .arg(finding.range.offset)
                         .arg(finding.range.length)
                         .arg(finding.arguments.join(u'|'))
                         .trimmed());
    return lines;
}

} // namespace

void TestTextRules::findsUnpublishableText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* tag, const QString& text, const QStringList& found = {}) {
        QTest::newRow(tag) << text << found;
    };
    const QString at72(72, u'x');
    row("nothing", {});
    row("prose", u"Numbers are given in sequence."_s);
    // Placeholders: everywhere.
    row("TBD and TBA", u"TBD, later tba"_s,
        {u"template.placeholder 0+3 TBD"_s, u"template.placeholder 11+3 tba"_s});
    row("three X, not two, in capitals", u"RFC XXXX, XX, xxx"_s, {u"template.placeholder 4+4 XXXX"_s});
    row("the NID of the RFC's template", u"assignedNID"_s, {u"template.placeholder 0+11 assignedNID"_s});
    row("notes of editors", u"[RFC Editor: replace this.] [[Ed: check]] [Edinburgh]"_s,
        {u"template.placeholder 0+27 [RFC Editor: replace this.]"_s,
         u"template.placeholder 28+13 [[Ed: check]]"_s});
    row("to be filled in", u"see <insert the URL>"_s, {u"template.placeholder 4+16 <insert the URL>"_s});
    row("no placeholder", u"<a> STBD urn-12 [RFC8141] RFC 2000, an XXL todo"_s);
    for (const QString& number : {u"RFCXXXX"_s, u"RFCxxxx"_s, u"RFC nnnn"_s, u"RFC-YYYY"_s, u"RFCTBD"_s,
                                  u"[this RFC]"_s, u"TBD1"_s, u"TODO"_s, u"???"_s, u"[insert the URL]"_s})
        row(qPrintable(number), number, {u"template.placeholder 0+%1 %2"_s.arg(number.size()).arg(number)});
    row("to be determined", u"To be determined."_s, {u"template.placeholder 0+16 To be determined"_s});
    row("to be determined by someone", u"An identifier to be determined by the center."_s);
    // RFC 8141 section 6.4: fields that contain only a reference.
    const auto pointer = [&row](const QString& text, const QStringList& others = {}) {
        row(qPrintable(text), text,
            others +
                QStringList{u"template.text.only-pointer 0+%1 Assignment|%2"_s.arg(text.size()).arg(text)});
    };
    pointer(u"Described in Section 3 of this document."_s);
    pointer(u"See Section 3."_s);
    pointer(u"Refer to Chapter 2 below."_s);
    pointer(u"See the following section."_s);
    pointer(u"Described in Section 4.1 of RFCXXXX."_s, {u"template.placeholder 28+7 RFCXXXX"_s});
    row("a named document", u"See Section 6 of RFC 8464."_s);
    row("a reference and a text", u"See Section 3 of this document. Names are short."_s);
    // The limit of 72 columns: words that cannot be wrapped, and lines that must not be.
    row("72 columns", at72);
    row("73 columns", at72 + u'x', {u"template.text.long-line 0+73 73|72"_s});
    row("prose is wrapped on export", at72 + u' ' + at72);
    row("an indented line is not", u"a\n  "_s + at72.first(60) + u" 1234567890"_s + u"12"_s,
        {u"template.text.long-line 2+75 75|72"_s});
    row("only the first", at72 + u"x\n"_s + at72 + u"xx"_s, {u"template.text.long-line 0+73 73|72"_s});
    row("columns are characters", QString(72, u'\u00e9'));
    // Characters: each at its first place.
    row("tab", u"a\tb\tc"_s, {u"template.text.tab 1+1 a tab"_s});
    row("quotation marks", u"\u201ca\u201d \u201cb"_s,
        {u"template.text.odd-character 0+1 U+201C LEFT DOUBLE QUOTATION MARK"_s,
         u"template.text.odd-character 2+1 U+201D RIGHT DOUBLE QUOTATION MARK"_s});
    row("zero width", u"a\u200bb"_s, {u"template.text.odd-character 1+1 a zero-width space (U+200B)"_s});
    row("outside the basic plane, last", u"a\U000E0041"_s, {u"template.text.odd-character 1+2 U+E0041"_s});
    // A request is not a report.
    row("tense", u"IANA has registered it."_s, {u"template.text.tense 0+19 IANA has registered"_s});
    row("right tense", u"IANA is asked to register it."_s);
}

void TestTextRules::findsUnpublishableText()
{
    QFETCH(QString, text);
    QFETCH(QStringList, found);
    QCOMPARE(reportedLines(lintFieldText(TemplateField::Assignment, text)), found);
}

void TestTextRules::countsWideLines()
{
    const QString wide(80, u'w');
    QCOMPARE(reportedLines(lintLineWidths(u"short\n"_s + wide.first(72))), QStringList());
    for (const QString& end : {u"\n"_s, u"\r\n"_s}) {
        const QString text = u"short"_s + end + wide.first(73) + end + wide + end;
        const QStringList found = reportedLines(lintLineWidths(text));
        QCOMPARE(found.size(), 1);
        QVERIFY2(found[0].endsWith(u" %1+73 2|80|72"_s.arg(5 + end.size())), qPrintable(found[0]));
    }
}

void TestTextRules::recognizesBareTextsAndPointers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isBareText");
    QTest::addColumn<bool>("isPointer");
    QTest::newRow("empty") << QString() << true << false;
    for (const char* bare :
         {"None.", "N/A", "n.a.", "Not applicable", "none known", "- nil -", "Does not apply."})
        QTest::newRow(bare) << QString::fromLatin1(bare) << true << false;
    for (const char* pointer : {"See Section 4.2 of RFC 8458.", "Please refer to the document [ISO1].",
                                "cf. https://quay.example/spec", "As defined in the standard"})
        QTest::newRow(pointer) << QString::fromLatin1(pointer) << false << true;
    for (const char* text : {"None of the names is reused.", "No rules; anybody may ask.",
                             "We see no section of it as final", "Names end. See the document."})
        QTest::newRow(text) << QString::fromLatin1(text) << false << false;
}

void TestTextRules::recognizesBareTextsAndPointers()
{
    QFETCH(QString, text);
    QFETCH(bool, isBareText);
    QFETCH(bool, isPointer);
    QCOMPARE(isBare(text), isBareText);
    QCOMPARE(isElsewhere(text), isPointer);
}

void TestTextRules::findsSentences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("sentences");
    const auto row = [](const char* name, const QString& text, const QStringList& sentences) {
        QTest::newRow(name) << text << sentences;
    };
    row("nothing", {}, {});
    row("only ends", u". ;\n\n.\n"_s, {u" "_s, u"\n"_s, u"\n"_s});
    row("periods before white space", u"One. Two.\nThree."_s, {u"One"_s, u" Two"_s, u"\nThree"_s});
    row("periods within words", u"See 6.4.2 or example.org, e.g. here"_s,
        {u"See 6.4.2 or example.org, e.g"_s, u" here"_s});
    row("semicolons", u"one; two"_s, {u"one"_s, u" two"_s});
    row("a line break", u"one\ntwo"_s, {u"one\ntwo"_s});
    row("a blank line", u"one\n \t\ntwo"_s, {u"one"_s, u" \t\ntwo"_s});
    row("a blank line at the end", u"one\n\n"_s, {u"one"_s, u"\n"_s});
    row("a no-break space is not white space", u"Nr.\u00A05"_s, {u"Nr.\u00A05"_s});
}

void TestTextRules::findsSentences()
{
    QFETCH(QString, text);
    QFETCH(QStringList, sentences);
    QStringList found;
    for (const base::TextRange& range : sentenceRanges(text))
        found.append(text.mid(qsizetype(range.offset), qsizetype(range.length)));
    QCOMPARE(found, sentences);
}

void TestTextRules::replacesInstructionsWithSpaces()
{
    // RFC 8141 Appendix A, up to the end of the sentence; a period within "6.4" does not end it.
    const QString instruction =
        u"The kinds of resources identified by URNs assigned\nunder it, see section 6.4"_s;
    const QString text = u"Books. "_s + instruction + u". Maps, e.g. of quays."_s;
    QCOMPARE(withoutInstructions(text),
             u"Books. "_s + QString(50, u' ') + u'\n' + QString(26, u' ') + u" Maps, e.g. of quays."_s);
    const QList<TextRange> ranges = instructionRanges(text);
    QCOMPARE(ranges.size(), 1);
    QCOMPARE(ranges[0], unitRange(7, instruction.size() + 1));
    // Two with nothing in between are joined.
    QCOMPARE(instructionRanges(instruction + u".\n\n"_s + instruction + u'.').size(), 1);
    QCOMPARE(instructionRanges(instruction + u". And. "_s + instruction + u'.').size(), 2);
    const QString own = u"Our own words, e.g. these."_s;
    QCOMPARE(withoutInstructions(own), own);
}

NIDUS_TEST(tst_textrules, TestTextRules)
#include "tst_textrules.moc"
