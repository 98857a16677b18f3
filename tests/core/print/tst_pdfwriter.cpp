// SPDX-License-Identifier: Apache-2.0
#include "core/print/pdfwriter.h"

#include "core/exchange/write/rulediagrams.h"
#include "core/print/diagramobject.h"
#include "core/print/pdffile.h"
#include "tests/core/exchange/validator.h"
#include "tests/testprogram.h"

#include <QAbstractTextDocumentLayout>
#include <QDateTime>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <thread>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::print;
using namespace nidus::registration;

namespace {

RegistryContent booksAndMaps()
{
    RegistryContent content;
    for (const QString& nid : {u"books"_s, u"maps"_s}) {
        VersionContent version;
        for (const TemplateField field : kTemplateFields)
            version.registrationTemplate.setText(
                field, isSingleLine(field)
                           ? u"Value-of-%1"_s.arg(fieldKey(field))
                           : u"First of %1 (caf\u00e9).\n\nrule-%1 = 1*DIGIT ; \u4e2d\n\nLast of %1."_s.arg(
                                 fieldKey(field)));
        version.samples = {{u"urn:%1:1"_s.arg(nid), ExpectedVerdict::Valid, u"the first"_s, {}}};
        version.rule = SyntaxRule{Notation::Abnf, RuleScope::Nss, u"NSS"_s, u"NSS = 1*DIGIT"_s};
        RegistrationRecord record;
        record.registration.nid = nid;
        record.versions = {{1, version, {}, {}, {}}};
        content.records.append(record);
    }
    return content;
}

/// Returns a small file in the form that Qt writes, which refers to fonts with different tags.
QByteArray pdfWithFonts(int count)
{
    QByteArray fonts;
    for (int i = 0; i < count; ++i) {
        QByteArray tag("AAAAAA");
        tag[5] = char('A' + i % 26);
        tag[4] = char('A' + i / 26 % 26);
        tag[3] = char('A' + i / 676);
        fonts += '/' + tag + "+Font\n";
    }
    const QByteArrayList bodies{"<<\n/Type /Catalog\n/Pages 2 0 R\n/Metadata 4 0 R\n>>",
                                "<<\n/Type /Pages\n/Kids [ 5 0 R ]\n>>", "<<\n/Title (Fonts)\n>>",
                                "<<\n/Type /Metadata\n>>\nstream\n<x/>\nendstream",
                                "<<\n/Type /Page\n" + fonts + ">>"};
    QByteArray pdf = "%PDF-1.4\n";
    QByteArray table = "xref\n0 6\n0000000000 65535 f \n";
    for (qsizetype i = 0; i < bodies.size(); ++i) {
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(i + 1) + " 0 obj\n" + bodies[i] + "\nendobj\n";
    }
    return pdf + table + "trailer\n<<\n/Size 6\n/Info 3 0 R\n/Root 1 0 R\n>>\nstartxref\n" +
           QByteArray::number(pdf.size()) + "\n%%EOF\n";
}

} // namespace

class TestPdfWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isValid();
    void containsEveryField();
    void hasAnOutline();
    void hasALanguageAndATitle();
    void isNotTagged();
    void isAnArchivalPdf();
    void hasPagesOfTheRequestedSize();
    void writesTheSameBytesEveryTime();
    void marksEachPageOfADraft();
    void drawsTheSyntaxRule();
    void containsPublicLists();
    void worksOnAnotherThread();
    void namesEachOfManyFonts();

private:
    [[nodiscard]] QByteArray outputOf(const QByteArrayList& command) const
    {
        return test::validate(command, m_folder, u"document"_s).output;
    }

    QTemporaryDir m_folder;
    QByteArray m_pdf;
};

void TestPdfWriter::initTestCase()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support).*"_s));
    const auto pdf = writePdf(booksAndMaps(), PaperSize::A4);
    QVERIFY(pdf);
    m_pdf = *pdf;
    QVERIFY(test::writeFile(m_folder.filePath(u"document"_s), m_pdf));
    QVERIFY2(!QStandardPaths::findExecutable(u"qpdf"_s).isEmpty(), "qpdf is not installed (package qpdf)");
    QVERIFY2(!QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty(),
             "pdftotext is not installed (package poppler-utils)");
}

void TestPdfWriter::isValid()
{
    const test::Validation check = test::validate({"qpdf", "--check"}, m_folder, u"document"_s);
    QVERIFY2(check.status == 0, check.output);
}

void TestPdfWriter::containsEveryField()
{
    test::validate({"pdftotext", "-enc", "UTF-8"}, m_folder, u"document"_s);
    QFile file(m_folder.filePath(u"document.txt"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const TemplateField field : kTemplateFields) {
        const QLatin1StringView key = fieldKey(field);
        QVERIFY2(text.count(fieldHeading(field)) >= 2, fieldHeading(field).data());
        if (isSingleLine(field)) {
            QCOMPARE(text.count(u"Value-of-"_s + key + u'\n'), 2);
            continue;
        }
        QVERIFY(text.contains(u"First of %1 (caf\u00e9)."_s.arg(key)));
        QVERIFY(text.contains(u"rule-%1 = 1*DIGIT ; \u4e2d"_s.arg(key)));
        QVERIFY(text.contains(u"Last of %1."_s.arg(key)));
    }
    QVERIFY(text.contains(u"urn:books:1"_s));
    QVERIFY(text.contains(u"NSS = 1*DIGIT"_s));
}

void TestPdfWriter::hasAnOutline()
{
    const QByteArray outline = outputOf({"qpdf", "--json", "--json-key=outlines"});
    QVERIFY2(outline.contains("URN namespace books") && outline.contains("URN namespace maps"), outline);
    QCOMPARE(outline.count("\"title\": \"Additional Information\""), 2);
    QCOMPARE(outline.count("\"title\":"), 2 * (1 + 13 + 2));
    // Each namespace starts a page.
    QVERIFY(outline.contains("\"destpageposfrom1\": 1,"));
}

void TestPdfWriter::hasALanguageAndATitle()
{
    QVERIFY(m_pdf.contains("/Lang (en)"));
    QVERIFY(m_pdf.contains("/ViewerPreferences << /DisplayDocTitle true >>"));
    QCOMPARE(m_pdf.count("/ViewerPreferences"), 1);
    QVERIFY(outputOf({"pdfinfo"}).contains("Registrations of URN namespaces"));
}

// Qt cannot: the accessibility report says so, and this test shows when that changes.
void TestPdfWriter::isNotTagged()
{
    QVERIFY(outputOf({"pdfinfo"}).contains("Tagged:          no"));
    QVERIFY(!m_pdf.contains("/StructTreeRoot"));
}

void TestPdfWriter::isAnArchivalPdf()
{
    QVERIFY(m_pdf.startsWith("%PDF-1.4"));
    QVERIFY(m_pdf.contains("pdfaid:part=\"1\"") && m_pdf.contains("pdfaid:conformance=\"B\""));
    QVERIFY(m_pdf.contains("/GTS_PDFA1"));
    QVERIFY(m_pdf.contains("/ID [ <"));
    QVERIFY(!m_pdf.contains("/Encrypt") && !m_pdf.contains("/JavaScript"));
    // ISO 19005-1 section 6.3.4: every font is in the file.
    const QByteArrayList fonts = outputOf({"pdffonts"}).trimmed().split('\n').sliced(2);
    QVERIFY(fonts.size() >= 2);
    static const QRegularExpression embedded(u"\\s(yes)\\s+(yes|no)\\s+yes\\s+\\d+\\s+0$"_s);
    for (const QByteArray& font : fonts)
        QVERIFY2(embedded.match(QString::fromUtf8(font)).hasMatch(), font);
}

void TestPdfWriter::hasPagesOfTheRequestedSize()
{
    QVERIFY(outputOf({"pdfinfo"}).contains("(A4)"));
    const auto letter = writePdf(booksAndMaps(), PaperSize::Letter);
    QVERIFY(letter);
    QTemporaryDir folder;
    test::writeFile(folder.filePath(u"document"_s), *letter);
    QVERIFY(test::validate({"pdfinfo"}, folder, u"document"_s).output.contains("(letter)"));
}

void TestPdfWriter::writesTheSameBytesEveryTime()
{
    const auto second = [] { return QDateTime::currentDateTime().time().second(); };
    const int before = second();
    QTRY_VERIFY(second() != before);
    QHashSeed::resetRandomGlobalSeed(); // as in another process
    const auto again = writePdf(booksAndMaps(), PaperSize::A4);
    QVERIFY(again);
    QVERIFY(*again == m_pdf);
}

void TestPdfWriter::marksEachPageOfADraft()
{
    DraftRecord draft;
    draft.draft.id = 7;
    draft.draft.content = booksAndMaps().records.constFirst().versions.constFirst().content;
    const auto pdf = writePdf({.drafts = {draft}}, PaperSize::A4);
    QVERIFY(pdf);
    const QTemporaryDir folder;
    QVERIFY(test::writeFile(folder.filePath(u"document"_s), *pdf));
    const auto isMarked = [](const QTemporaryDir& in, const QByteArray& page) {
        const QByteArray picture =
            test::validate({"pdftoppm", "-gray", "-r", "30", "-f", page, "-l", page}, in, u"document"_s)
                .output;
        const QImage seen = QImage::fromData(picture, "PGM");
        int marked = 0; // pixels in the gray of the letters
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x)
                marked += qAbs(qGray(seen.pixel(x, y)) - 0xE9) < 3 ? 1 : 0;
        }
        return marked > 1000;
    };
    QVERIFY(isMarked(folder, "1"));
    QVERIFY(isMarked(folder, "2"));
    QVERIFY(!isMarked(m_folder, "1"));
    test::validate({"pdftotext", "-enc", "UTF-8"}, folder, u"document"_s);
    QFile text(folder.filePath(u"document.txt"_s));
    QVERIFY(text.open(QIODevice::ReadOnly));
    QVERIFY(!text.readAll().contains("\nAF\n")); // the letters are not part of the text
}

void TestPdfWriter::drawsTheSyntaxRule()
{
    const RuleDiagrams drawn =
        ruleDiagrams({Notation::Abnf, RuleScope::Nss, u"NSS"_s, u"NSS = 1*DIGIT \"-\""_s});
    QTextDocument document;
    document.documentLayout()->registerHandler(DiagramObject::kType, new DiagramObject(&document));
    QImage image(300, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    document.documentLayout()->setPaintDevice(&image);
    document.setPageSize(image.size());
    QTextCursor(&document).insertText(QString(QChar::ObjectReplacementCharacter),
                                      DiagramObject::format(drawn.diagrams[0].svg));
    QPainter painter(&image);
    document.drawContents(&painter);
    painter.end();
    QSet<QRgb> colors;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    }
    QVERIFY(colors.contains(qRgb(0xe8, 0xf0, 0xfb))); // a reference
    QVERIFY(colors.contains(qRgb(0xe9, 0xf5, 0xec))); // a terminal
    // As vector graphics, without what PDF/A-1 does not allow (ISO 19005-1 section 6.4).
    static const QRegularExpression transparency(u"/(?:ca|CA) 0|/SMask /(?!None)|/Subtype /Image"_s);
    QVERIFY(!transparency.match(QString::fromLatin1(m_pdf)).hasMatch());
}

/// As HTML does: not what is private.
void TestPdfWriter::containsPublicLists()
{
    RegistryContent content = booksAndMaps();
    content.records.removeLast();
    SubregistryRecord list{.name = u"shelves"_s, .title = u"All-shelves"_s, .kind = u"decimal"_s};
    list.ranges = {{.name = u"upper"_s, .span = u"100-199"_s, .state = u"open"_s, .policy = u"Ask-first"_s}};
    list.entries = {{.value = u"100"_s,
                     .to = u"109"_s,
                     .range = u"upper"_s,
                     .state = u"assigned"_s,
                     .holder = u"Public-holder"_s,
                     .contact = u"contact@example.org"_s},
                    {.value = u"110"_s, .state = u"reserved"_s, .holder = u"Secret"_s, .isPrivate = true}};
    content.records.first().subregistries = {list, {.name = u"empty"_s, .kind = u"words"_s}};
    const auto pdf = writePdf(content, PaperSize::A4);
    QVERIFY(pdf);
    const QTemporaryDir folder;
    QVERIFY(test::writeFile(folder.filePath(u"document"_s), *pdf));
    test::validate({"pdftotext", "-enc", "UTF-8"}, folder, u"document"_s);
    QFile file(folder.filePath(u"document.txt"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    for (const char* const shown : {"Subregistry shelves", "All-shelves", "100-199", "Ask-first", "100-109",
                                    "Public-holder", "110", "Subregistry empty", "There are no entries."})
        QVERIFY2(text.contains(shown), text);
    QVERIFY(!text.contains("Secret"));
    QVERIFY(!text.contains("contact@example.org"));
}

void TestPdfWriter::worksOnAnotherThread()
{
    Result<QByteArray> stopped;
    std::jthread([&stopped](const std::stop_token& stop) {
        while (!stop.stop_requested())
            std::this_thread::yield();
        stopped = writePdf(booksAndMaps(), PaperSize::A4, stop, nullptr);
    }).request_stop();
    QCOMPARE(stopped.error().code, base::kCanceled);
    Result<QByteArray> written;
    std::jthread([&written] { written = writePdf(booksAndMaps(), PaperSize::A4); }).join();
    QVERIFY(written && written->startsWith("%PDF-1.4"));
    QCOMPARE(written->count("/Type /Page\n"), m_pdf.count("/Type /Page\n"));
}

/// More fonts than two letters can distinguish.
void TestPdfWriter::namesEachOfManyFonts()
{
    constexpr int kFonts = 700;
    const std::optional<QByteArray> pdf = finishedPdf(pdfWithFonts(kFonts), {}, 842);
    QVERIFY(pdf);
    static const QRegularExpression tag(u"/([A-Z]{6})\\+Font"_s);
    QStringList tags;
    for (const QRegularExpressionMatch& match : tag.globalMatch(QString::fromLatin1(*pdf)))
        tags.append(match.captured(1));
    QCOMPARE(tags.size(), kFonts);
    QCOMPARE(tags[0], u"QAAAAA"_s);
    QCOMPARE(tags[27], u"QAAABB"_s);
    QCOMPARE(tags[675], u"QAAAZZ"_s);
    QCOMPARE(tags[676], u"QAABAA"_s);
    QCOMPARE(tags.removeDuplicates(), 0);
}

NIDUS_TEST_IN(QGuiApplication, tst_pdfwriter, TestPdfWriter)
#include "tst_pdfwriter.moc"
