// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/formats/labeltable.h"
#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/importfile.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QFile>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::findings;
using namespace nidus::registration;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray sample(const QString& name)
{
    return contentOf(QStringLiteral(NIDUS_TEST_DATA "/formats/") + name);
}

ImportedTemplate templateIn(const QString& name)
{
    const auto file = readImportFile(sample(name));
    return file && file->content.index() == 0 ? std::get<ImportedTemplate>(file->content)
                                              : ImportedTemplate();
}

bool hasFinding(const QList<Finding>& findings, FindingId id)
{
    return std::ranges::any_of(findings, [id](const Finding& finding) { return finding.id == id; });
}

/// The field texts in every file of tests/data/formats except old.txt and iana.xml.
QString fieldOfBooks(TemplateField field)
{
    switch (field) {
    case TemplateField::Nid: return u"books"_s;
    case TemplateField::Version: return u"2"_s;
    case TemplateField::Date: return u"2024-05-17"_s;
    case TemplateField::Registrant: return u"Example Library\nurn-admin@example.org"_s;
    case TemplateField::Purpose: return u"Names for books.\n\nAnd for maps."_s;
    case TemplateField::Syntax: return u"The NSS is as follows:\n\nNSS = shelf \":\" number\n    / \"x\""_s;
    case TemplateField::Assignment: return u"By the library."_s;
    case TemplateField::Security: return u"None known."_s;
    case TemplateField::Resolution: return u"Not intended."_s;
    case TemplateField::Revision: return u"Maps are new."_s;
    case TemplateField::Interoperability:
    case TemplateField::Documentation:
    case TemplateField::Additional: return u"None."_s;
    }
    return {};
}

/// The text without what a format cannot keep: leading spaces and the number of blank lines.
QString withoutLayout(const QString& text)
{
    static const QRegularExpression blanks(u"\\s*\\n\\s*"_s);
    return text.trimmed().replace(blanks, u"\n"_s);
}

} // namespace

class TestImportFormats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void readsTheSameFromEveryLayout_data();
    void readsTheSameFromEveryLayout();
    void keepsTextOutsideOfFields_data();
    void keepsTextOutsideOfFields();
    void reportsHowSureItIs();
    void mapsTheSectionsOfOldTemplates();
    void readsIanasList();
    void rejectsOtherRegistriesOfIana_data();
    void rejectsOtherRegistriesOfIana();
    void rejectsFilesThatAreTooLarge_data();
    void rejectsFilesThatAreTooLarge();
    void neitherFetchesNorExpandsEntities_data();
    void neitherFetchesNorExpandsEntities();
    void readsWideCharactersOfMails();
    void listsLabelsOnceAndInOneSpelling();
    void recognizesMisspelledLabels_data();
    void recognizesMisspelledLabels();
};

void TestImportFormats::readsTheSameFromEveryLayout_data()
{
    QTest::addColumn<QString>("format");
    for (const char* name :
         {"plain", "crlf", "bom", "utf16", "indented", "tabs", "uppercase", "numbered", "underlined",
          "nocolons", "misspelt", "wrapped", "quoted", "twicequoted", "paged", "preamble", "falselabels"})
        QTest::newRow((QByteArray(name) + ".txt").constData()) << u"text"_s;
    for (const char* name : {"headings.md", "bold.md", "definitions.md"})
        QTest::newRow(name) << u"markdown"_s;
    for (const char* name : {"dl.xml", "sections.xml", "hanging.xml"})
        QTest::newRow(name) << u"xml2rfc"_s;
    for (const char* name : {"plain.eml", "qp.eml", "base64.eml", "multipart.eml", "reply.eml"})
        QTest::newRow(name) << u"eml"_s;
}

void TestImportFormats::readsTheSameFromEveryLayout()
{
    QFETCH(QString, format);
    const QByteArray bytes = sample(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(!bytes.isEmpty());
    const auto file = readImportFile(bytes);
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
    QCOMPARE(factsOf(file->format).word, format);
    const auto& read = std::get<ImportedTemplate>(file->content);
    const auto lines = bytes.count('\n') + 1;
    for (const TemplateField field : kTemplateFields) {
        const auto& place = read.places.at(std::size_t(field));
        QVERIFY2(!place.isEmpty(), fieldKey(field).data());
        QVERIFY2(place.constFirst().first <= place.constLast().last && place.constLast().last <= lines,
                 fieldKey(field).data());
        const QString text = withoutLayout(read.registrationTemplate.text(field));
        const QString wanted = withoutLayout(fieldOfBooks(field));
        const bool hasMore =
            QByteArray(QTest::currentDataTag()) == "falselabels.txt" && field == TemplateField::Purpose;
        QCOMPARE(hasMore ? text.left(wanted.size()) : text, wanted);
    }
}

void TestImportFormats::keepsTextOutsideOfFields_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quoted.txt") << u"On Friday somebody wrote:\n\nI like it."_s;
    QTest::newRow("twicequoted.txt") << u"She wrote:\n> He wrote:\n\n> I agree.\nSo do I."_s;
    QTest::newRow("preamble.txt") << u"Date: 2001-01-01\nVersion: draft\n\nRegistration of a namespace"_s;
    QTest::newRow("headings.md") << u"# IANA Considerations\n\nPlease register it."_s;
    QTest::newRow("headings.md") << u"docname: draft-books"_s;
    QTest::newRow("sections.xml") << u"Please register it."_s;
    QTest::newRow("dl.xml") << u"A URN Namespace for Books"_s;
    QTest::newRow("qp.eml") << u"Cher expert, voil\u00e0 notre demande"_s;
    QTest::newRow("base64.eml") << u"subject: Request for \"books\" \u2013 please"_s;
    QTest::newRow("multipart.eml") << u"See what is attached."_s;
    QTest::newRow("reply.eml") << u"Fine with me."_s;
    QTest::newRow("old.txt") << u"4.  References\n\n   [1] Somebody."_s;
}

void TestImportFormats::keepsTextOutsideOfFields()
{
    QFETCH(QString, text);
    const ImportedTemplate read = templateIn(QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(read.remainder.contains(text), qPrintable(read.remainder));
    QVERIFY(hasFinding(read.findings, kImportTextOutsideFields));
}

void TestImportFormats::reportsHowSureItIs()
{
    const auto nid = std::size_t(TemplateField::Nid);
    const auto security = std::size_t(TemplateField::Security);
    QCOMPARE(templateIn(u"plain.txt"_s).sureness.at(nid), Sureness::Certain);
    QCOMPARE(templateIn(u"misspelt.txt"_s).sureness.at(security), Sureness::Likely);
    const ImportedTemplate guessed = templateIn(u"nocolons.txt"_s);
    QCOMPARE(guessed.sureness.at(nid), Sureness::Guessed);
    QVERIFY(hasFinding(guessed.findings, kImportFieldGuessed));
}

void TestImportFormats::mapsTheSectionsOfOldTemplates()
{
    const auto file = readImportFile(sample(u"old.txt"_s));
    QVERIFY(file);
    QCOMPARE(factsOf(file->format).word, "old-text"_L1);
    const auto& read = std::get<ImportedTemplate>(file->content);
    const RegistrationTemplate& books = read.registrationTemplate;
    QCOMPARE(books.text(TemplateField::Nid), u"books"_s);
    QCOMPARE(books.text(TemplateField::Version), u"1"_s);
    QCOMPARE(books.text(TemplateField::Date), u"2004-05-17"_s);
    QCOMPARE(books.text(TemplateField::Purpose), u"Scope:\n\n   Global."_s);
    QCOMPARE(
        books.text(TemplateField::Syntax),
        u"NSS = 1*DIGIT\n\nRules for Lexical Equivalence:\n\n   Case does not count.\n\n"
        "Conformance with URN Syntax:\n\n   No special considerations.\n\nValidation mechanism:\n\n   None."_s);
    QCOMPARE(books.text(TemplateField::Assignment),
             u"Identifier uniqueness considerations:\n\n   Counted.\n\nIdentifier persistence considerations:"
             "\n\n   For ever.\n\nProcess of identifier assignment:\n\n   By the library."_s);
    QCOMPARE(books.text(TemplateField::Security), u"None known."_s);
    QCOMPARE(std::ranges::count(read.findings, kImportSectionMapped, &Finding::id), 11);
    const auto scope = std::ranges::find_if(read.findings, [](const Finding& finding) {
        return finding.id == kImportSectionMapped && finding.arguments.constFirst() == "Scope"_L1;
    });
    QVERIFY(scope != read.findings.end());
    QCOMPARE(scope->arguments, (QStringList{u"Scope"_s, u"Purpose"_s, u"52"_s, u"54"_s}));
}

void TestImportFormats::readsIanasList()
{
    const auto file = readImportFile(sample(u"iana.xml"_s));
    QVERIFY(file);
    QCOMPARE(factsOf(file->format).word, "iana-xml"_L1);
    const RegistryContent content = std::get<ImportedRecords>(file->content).all().value();
    QCOMPARE(content.source.date, u"2026-08-02"_s);
    QCOMPARE(content.records.size(), 3);
    const Registration& isbn = content.records[0].registration;
    QCOMPARE(isbn.nid, u"isbn"_s);
    QCOMPARE(isbn.recordDate, u"2001-08"_s);
    QCOMPARE(isbn.recordUpdated, u"2026-07-31"_s);
    QCOMPARE(isbn.templateLink.value_or(Reference()).text, u"isbn-template"_s);
    QCOMPARE(isbn.references, (QList<Reference>{{u"rfc"_s, u"rfc9999"_s, {}}}));
    const Registration& informal = content.records[2].registration;
    QCOMPARE(informal.kind, NamespaceKind::Informal);
    QCOMPARE(informal.contact, (QList<Reference>{{{}, {}, u"see"_s}, {u"person"_s, u"A._Person"_s, {}}}));
    QCOMPARE(content.people.size(), 1);
    QVERIFY(hasFinding(file->findings, kImportIanaUnknownElement));
    QVERIFY(hasFinding(file->findings, kImportIanaRecordWithoutNid));
}

void TestImportFormats::rejectsOtherRegistriesOfIana_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<std::string>("name");
    QTest::newRow("another id") << QByteArray(" id=\"boat-colors\"")
                                << std::string("\"boat-colors\" (Colors)");
    QTest::newRow("a part of the list")
        << QByteArray(" id=\"urn-namespaces-1\"") << std::string("\"urn-namespaces-1\" (Colors)");
    QTest::newRow("no id") << QByteArray() << std::string("\"\" (Colors)");
}

void TestImportFormats::rejectsOtherRegistriesOfIana()
{
    QFETCH(QByteArray, attributes);
    const auto file =
        readImportFile("<registry xmlns=\"http://www.iana.org/assignments\"" + attributes +
                       "><title>Colors</title><registry id=\"urn-namespaces-1\"><record><name>red</name>"
                       "</record></registry></registry>");
    QVERIFY(!file);
    QCOMPARE(file.error().code, kForeignList);
    QTEST(file.error().detail, "name");
}

void TestImportFormats::rejectsFilesThatAreTooLarge_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray begin = "Namespace Identifier: books\n\nPurpose:\n\n";
    QTest::newRow("more bytes") << begin + QByteArray(kLargestTemplateBytes, 'a');
    QTest::newRow("more lines") << begin + QByteArray("a\n").repeated(kMostTemplateLines);
    QTest::newRow("mail") << "From: a@example.org\nTo: b@example.org\n\n" + begin +
                                 QByteArray("a\n").repeated(kMostTemplateLines);
    QTest::newRow("deep xml2rfc") << "<rfc docName=\"a\">" + QByteArray("<section>").repeated(100'000);
}

void TestImportFormats::rejectsFilesThatAreTooLarge()
{
    QFETCH(QByteArray, bytes);
    const auto file = readImportFile(bytes);
    QVERIFY(!file);
    QCOMPARE(file.error().code, base::kTooLarge);
}

void TestImportFormats::neitherFetchesNorExpandsEntities_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QByteArray laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE rfc [<!ENTITY a0 \"ha\">";
    for (int i = 1; i < 30; ++i)
        laughs += "<!ENTITY a" + QByteArray::number(i) + " \"" +
                  QByteArray("&a" + QByteArray::number(i - 1) + ";").repeated(10) + "\">";
    laughs += "]>\n";
    QTest::newRow("billion laughs, xml2rfc") << laughs +
                                                    "<rfc><middle><section title=\"Purpose\"><t>&a29;</t>"
                                                    "</section></middle></rfc>";
    QTest::newRow("billion laughs, IANA's list")
        << QByteArray(laughs).replace("DOCTYPE rfc", "DOCTYPE registry") +
               "<registry xmlns=\"http://www.iana.org/assignments\" "
               "id=\"urn-namespaces\"><registry><record><name>&a29;</name>"
               "</record></registry></registry>";
    QTest::newRow("deep, IANA's list")
        << "<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">" +
               QByteArray("<registry>").repeated(200'000);
    QTest::newRow("deep unknown, IANA's list")
        << "<registry xmlns=\"http://www.iana.org/assignments\" id=\"urn-namespaces\">" +
               QByteArray("<note>").repeated(200'000);
}

void TestImportFormats::neitherFetchesNorExpandsEntities()
{
    QFETCH(QByteArray, bytes);
    const auto file = readImportFile(bytes);
    QVERIFY(!file);
    QCOMPARE(file.error().code, base::kBadFormat);
}

void TestImportFormats::readsWideCharactersOfMails()
{
    const QString text =
        u"Namespace Identifier: shelves\r\n\r\nPurpose:\r\n\r\n  Names for \u4E66\u67B6.\r\n"_s;
    QByteArray wide = QStringEncoder(QStringConverter::Utf16BE)(text);
    const QByteArray mail =
        "From: a@example.org\nTo: b@example.org\nContent-Type: text/plain; charset=\"UTF-16BE\"\n"
        "Content-Transfer-Encoding: base64\n\n"_ba +
        wide.toBase64().insert(60, '\n') + '\n';
    const auto file = readImportFile(mail);
    QVERIFY(file);
    const RegistrationTemplate& read = std::get<ImportedTemplate>(file->content).registrationTemplate;
    QCOMPARE(read.nid(), u"shelves"_s);
    QCOMPARE(read.text(TemplateField::Purpose), u"Names for \u4E66\u67B6."_s);
}

void TestImportFormats::listsLabelsOnceAndInOneSpelling()
{
    const QStringList lines =
        QString::fromUtf8(contentOf(QStringLiteral(NIDUS_SOURCE_DIR "/resources/registry/labels.txt")))
            .split(u'\n', Qt::SkipEmptyParts);
    static const QRegularExpression shape(
        u"^(?:#.*|(field|label|old|part|opening|sentence|group|outside|word|filler) (.+))$"_s);
    qsizetype entries = 0;
    QSet<QString> words;
    for (const QString& line : lines) {
        const QRegularExpressionMatch match = shape.match(line);
        QVERIFY2(match.hasMatch(), qPrintable(line));
        if (match.captured(1) == "field"_L1)
            QVERIFY2(fieldFromKey(match.captured(2)), qPrintable(line));
        else if (match.captured(1) == "word"_L1 || match.captured(1) == "filler"_L1)
            QVERIFY2(!words.contains(match.captured(2)), qPrintable(line));
        else if (match.hasCaptured(1))
            ++entries;
        if (match.captured(1) == "word"_L1 || match.captured(1) == "filler"_L1)
            words.insert(match.captured(2));
        QCOMPARE(LabelTable::spellingOf(match.captured(2)), match.captured(2));
    }
    QCOMPARE(LabelTable::builtin().entries().size(), entries); // no duplicates
    for (const TemplateField field : kTemplateFields) {
        const auto entry = LabelTable::builtin().find(QString(fieldHeading(field)).toLower());
        QCOMPARE(entry.value_or(LabelEntry()).field, field);
    }
}

void TestImportFormats::recognizesMisspelledLabels_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("interoperabilty") << u"interoperability"_s;
    QTest::newRow("docmuentation") << u"documentation"_s;
    QTest::newRow("syntaxx") << u"syntax"_s;
    QTest::newRow("additional informations") << u"additional"_s;
    QTest::newRow("rules for lexical equivalance") << u"syntax"_s;
    QTest::newRow("dates") << QString();
    QTest::newRow("introduction") << QString();
}

void TestImportFormats::recognizesMisspelledLabels()
{
    QFETCH(QString, key);
    const auto entry = LabelTable::builtin().findMisspelled(QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(entry ? QString(fieldKey(entry->field.value())) : QString(), key);
}

NIDUS_TEST(tst_importformats, TestImportFormats)
#include "tst_importformats.moc"
