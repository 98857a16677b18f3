// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/atsigns.h"
#include "core/exchange/formats/markdownescape.h"
#include "core/exchange/formats/markdownformat.h"
#include "core/exchange/read/importfile.h"
#include "randomtext.h"
#include "tests/testprogram.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;
using namespace nidus::registration;

namespace {

RegistrationTemplate booksTemplate()
{
    RegistrationTemplate made;
    made.setText(TemplateField::Nid, u"books"_s);
    made.setText(TemplateField::Version, u"1"_s);
    made.setRegistrant({.organization = u"Example Library"_s,
                        .address = {},
                        .contactName = {},
                        .roleAddress = u"urn-admin@example.org"_s,
                        .email = {},
                        .phone = {},
                        .fastTrack = false,
                        .other = {}});
    made.setText(TemplateField::Purpose, u"Names for *books* <all>, see [RFC8141].\nUses a_b and _c_.\n\n"
                                         "- maps\n- scores\n\n# not a heading"_s);
    made.setText(TemplateField::Syntax, u"As follows:\nNSS = 1*DIGIT\n\nDIGIT = %x30-39\n\n   urn:books:1"_s);
    return made;
}

constexpr auto kBooksText = R"(# URN Namespace Registration: books

## Namespace Identifier

books

## Version

1

## Date

## Registrant

Organization: Example Library)"
                            "  \n"
                            R"(Role address: urn-admin@example.org

## Purpose

Names for \*books\* \<all>, see \[RFC8141].
Uses a_b and \_c\_.

- maps
- scores

\# not a heading

## Syntax

As follows:

~~~abnf
NSS = 1*DIGIT

DIGIT = %x30-39
~~~



~~~text
   urn:books:1
~~~

## Assignment

## Security and Privacy

## Interoperability

## Resolution

## Documentation

## Additional Information

## Revision Information
)";

QByteArray html(const QByteArray& markdown)
{
    QProcess kramdown;
    kramdown.start(u"kramdown"_s, QStringList());
    kramdown.write(markdown);
    kramdown.closeWriteChannel();
    return kramdown.waitForFinished(nidus::test::kProgressDelay) ? kramdown.readAllStandardOutput()
                                                                 : QByteArray();
}

} // namespace

class TestMarkdownFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void writesAHeadingOverEachField();
    void writesADefinitionListForDrafts();
    void readsBackAnyFieldText_data();
    void readsBackAnyFieldText();
    void escapesWhatWouldBeMarkup_data();
    void escapesWhatWouldBeMarkup();
    void showsAsTyped();
};

void TestMarkdownFormat::writesAHeadingOverEachField()
{
    QCOMPARE(QString::fromUtf8(writeTemplateMarkdown(booksTemplate(), MarkdownStyle::Sections)),
             QString::fromUtf8(kBooksText));
}

void TestMarkdownFormat::writesADefinitionListForDrafts()
{
    const QByteArray written = writeTemplateMarkdown(booksTemplate(), MarkdownStyle::Definitions);
    QVERIFY2(written.contains("\n\nRegistrant:\n: Organization: Example Library  \n  Role address: "),
             written);
    QVERIFY2(written.contains("\n\nSyntax:\n: As follows:\n\n  ~~~abnf\n  NSS = 1*DIGIT\n\n  DIGIT"),
             written);
}

void TestMarkdownFormat::readsBackAnyFieldText_data()
{
    QTest::addColumn<MarkdownStyle>("style");
    QTest::newRow("sections") << MarkdownStyle::Sections;
    QTest::newRow("definitions") << MarkdownStyle::Definitions;
}

void TestMarkdownFormat::readsBackAnyFieldText()
{
    QFETCH(MarkdownStyle, style);
    for (quint32 seed = 0; seed < 3000; ++seed) {
        test::RandomText random(seed);
        const RegistrationTemplate made = withAtSigns(random.registrationTemplate());
        const QByteArray bytes = writeTemplateMarkdown(made, style);
        const auto file = readImportFile(bytes);
        QVERIFY2(file, qPrintable(u"seed %1"_s.arg(seed)));
        const auto& read = std::get<ImportedTemplate>(file->content);
        for (const TemplateField field : kTemplateFields) {
            if (read.registrationTemplate.text(field) != made.text(field))
                qInfo() << "seed" << seed << fieldKey(field);
            QCOMPARE(read.registrationTemplate.text(field), made.text(field));
        }
        QCOMPARE(writeTemplateMarkdown(read.registrationTemplate, style), bytes);
        QVERIFY(read.findings.isEmpty() && read.remainder.isEmpty());
    }
}

void TestMarkdownFormat::escapesWhatWouldBeMarkup_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("escaped");
    QTest::newRow("plain") << u"A name, e.g. urn:a-b:c_d (see 2.1)!"_s
                           << u"A name, e.g. urn:a-b:c_d (see 2.1)!"_s;
    QTest::newRow("backslash") << u"a\\b\\"_s << u"a\\\\b\\\\"_s;
    QTest::newRow("quotation") << u"> a > b"_s << u"\\> a > b"_s;
    QTest::newRow("underline") << u"---"_s << u"\\---"_s;
    QTest::newRow("underline with equal signs") << u"=="_s << u"\\=="_s;
    QTest::newRow("list") << u"- a"_s << u"- a"_s;
    QTest::newRow("table of kramdown") << u"a | b"_s << u"a \\| b"_s;
    QTest::newRow("definition of kramdown") << u": a"_s << u"\\: a"_s;
    QTest::newRow("attributes of kramdown") << u"{:compact}"_s << u"\\{:compact}"_s;
    QTest::newRow("mathematics of kramdown") << u"$$x$$"_s << u"\\$$x\\$$"_s;
    QTest::newRow("fence") << u"~~~"_s << u"\\~\\~~"_s;
    QTest::newRow("character reference") << u"&amp; a&b.org"_s << u"\\&amp; a&b.org"_s;
}

void TestMarkdownFormat::escapesWhatWouldBeMarkup()
{
    QFETCH(QString, line);
    QFETCH(QString, escaped);
    QCOMPARE(markdownEscaped(line), escaped);
    QCOMPARE(markdownUnescaped(escaped), line);
    QCOMPARE(markdownUnescaped(escaped + kMarkdownBreak), line);
}

void TestMarkdownFormat::showsAsTyped()
{
    QVERIFY2(!QStandardPaths::findExecutable(u"kramdown"_s).isEmpty(),
             "kramdown is not installed (package kramdown)");
    for (const MarkdownStyle style : {MarkdownStyle::Sections, MarkdownStyle::Definitions}) {
        const QByteArray page = html(writeTemplateMarkdown(booksTemplate(), style));
        QVERIFY2(page.contains("Names for *books* &lt;all&gt;, see [RFC8141]."), page);
        QVERIFY2(page.contains("Uses a_b and _c_."), page);
        QVERIFY2(page.contains("<li>maps</li>"), page);
        QVERIFY2(page.contains("<p># not a heading</p>"), page);
        QVERIFY2(page.contains("<code class=\"language-abnf\">") || page.contains("<code>NSS"), page);
        QVERIFY2(page.contains("Organization: Example Library<br />"), page);
    }
}

NIDUS_TEST(tst_markdownformat, TestMarkdownFormat)
#include "tst_markdownformat.moc"
