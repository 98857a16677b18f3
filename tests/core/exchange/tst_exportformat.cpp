// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/importfile.h"
#include "core/exchange/write/exportformat.h"
#include "randomcontent.h"
#include "tests/core/exchange/fieldreaders.h"
#include "tests/core/exchange/fullcontent.h"
#include "tests/core/exchange/membervalues.h"
#include "tests/core/exchange/roundtrip.h"
#include "tests/core/exchange/templateyardstick.h"
#include "tests/core/exchange/validator.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;
using nidus::test::fullContent;

namespace {

const RegistrationTemplate& templateOf(const RegistryContent& content)
{
    return content.records.constFirst().versions.constFirst().content.registrationTemplate;
}

QByteArray exported(ExportFormat format, const RegistryContent& content)
{
    const auto bytes = writeExport(format, content);
    return bytes ? *bytes : QByteArray();
}

constexpr qsizetype kTemplateFiles = 51;

/// Templates of our own: every layout, and every peculiarity that real ones have.
QFileInfoList templateFiles()
{
    return QDir(QStringLiteral(NIDUS_TEST_DATA "/templates")).entryInfoList(QDir::Files, QDir::Name) +
           QDir(QStringLiteral(NIDUS_TEST_DATA "/formats"))
               .entryInfoList({u"*.txt"_s, u"*.md"_s, u"*.eml"_s}, QDir::Files, QDir::Name);
}

/// Those templates, each as its own registration.
QList<RegistryContent> templateContents()
{
    QList<RegistryContent> contents;
    for (const QFileInfo& file : templateFiles()) {
        const auto read = readImportFile(test::contentOf(file.filePath()));
        const auto* imported = read ? std::get_if<ImportedTemplate>(&read->content) : nullptr;
        if (!imported)
            continue;
        RegistryContent content = fullContent();
        content.records[0].registration.nid = u"nid-%1"_s.arg(contents.size());
        content.records[0].versions[0].content.registrationTemplate = imported->registrationTemplate;
        contents.append(content);
    }
    return contents;
}

/// The words of a text: documents may change spaces and blank lines.
QString words(const QString& text) { return text.simplified(); }

} // namespace

class TestExportFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void listsEveryFormatOnce();
    void containsTheSameFields_data();
    void containsTheSameFields();
    void readsBackTheSame_data();
    void readsBackTheSame();
    void randomContentHasEveryMember();
    void keepsEveryMemberInJson();
    void keepsRulesAndSamplesInTables();
    void labelsOnlyGrammarAsAbnf();
    void writesTheSameBytesAgain_data();
    void writesTheSameBytesAgain();
    void survivesAnyContent_data();
    void survivesAnyContent();
    void passesItsValidator_data();
    void passesItsValidator();
    void ianaSchemaRejectsErrors_data();
    void ianaSchemaRejectsErrors();
    void ianaListHasTheDayOfItsNewestRecord_data();
    void ianaListHasTheDayOfItsNewestRecord();
    void rejectsContentWithoutTemplate();
    void showsEmptyFields();
    void linksOnlyWebAndMail_data();
    void linksOnlyWebAndMail();
    void breaksNeitherGrammarNorUrns();
    void neverWritesAFormula();

private:
    QTemporaryDir m_folder;
};

void TestExportFormat::listsEveryFormatOnce()
{
    QSet<QString> suffixes;
    for (const ExportFormatFacts& facts : kExportFormats) {
        QCOMPARE(exportFormatFromWord(QString(facts.word)), facts.format);
        suffixes.insert(facts.suffix);
    }
    QCOMPARE(suffixes.size(), qsizetype(kExportFormats.size()));
    QVERIFY(!exportFormatFromWord(u"docx"));
}

void TestExportFormat::containsTheSameFields_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormatFacts& facts : kExportFormats)
        QTest::newRow(facts.word.data()) << facts.format;
}

void TestExportFormat::containsTheSameFields()
{
    QFETCH(ExportFormat, format);
    const test::FieldReader reader = test::fieldReader(format);
    if (!reader.read)
        return; // a record of IANA, or written by core/print
    const QByteArray bytes = exported(format, fullContent());
    const test::FieldTexts texts = reader.read(bytes);
    const test::FieldTexts wanted = test::textsOf(templateOf(fullContent()));
    QCOMPARE(texts.size(), wanted.size());
    for (const TemplateField field : kTemplateFields) {
        if (reader.isExact)
            QCOMPARE(texts[field], wanted[field]);
        else
            QCOMPARE(words(texts[field]), words(wanted[field]));
    }
}

void TestExportFormat::readsBackTheSame_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormat format : test::kRoundTripFormats)
        QTest::newRow(factsOf(format).word.data()) << format;
}

/// Reads templates with the peculiarities of real ones, writes them, and reads them again.
void TestExportFormat::readsBackTheSame()
{
    QFETCH(ExportFormat, format);
    const QFileInfoList files = templateFiles();
    QCOMPARE(files.size(), kTemplateFiles);
    for (const QFileInfo& file : files) {
        const QStringList changed = test::changedFields(format, test::contentOf(file.filePath()));
        QVERIFY2(changed.isEmpty(), qPrintable(file.fileName() + u": "_s + changed.join(u", "_s)));
    }
}

/// Otherwise the tests below show nothing about that member. Only the full content has subregistries.
void TestExportFormat::randomContentHasEveryMember()
{
    test::MemberValues members;
    members.add({.records = {{.subregistries = test::fullLists()}}});
    for (quint32 seed = 0; seed < 400; ++seed)
        members.add(test::RandomContent(seed).content());
    QVERIFY2(members.missing().isEmpty(),
             qPrintable(u"No seed of randomcontent.h has a value for "_s + members.missing().join(u", "_s)));
}

void TestExportFormat::keepsEveryMemberInJson()
{
    QCOMPARE(readRegistryJson(writeRegistryJson(fullContent())), fullContent());
    for (quint32 seed = 0; seed < 400; ++seed) {
        const RegistryContent content = test::RandomContent(seed).content();
        const QByteArray bytes = writeRegistryJson(content);
        const auto read = readRegistryJson(bytes);
        QVERIFY2(read, qPrintable(u"seed %1: %2"_s.arg(seed).arg(
                           QString::fromStdString(read ? std::string() : read.error().detail))));
        QCOMPARE(writeRegistryJson(*read), bytes);
        QVERIFY2(*read == content, qPrintable(u"seed %1"_s.arg(seed)));
    }
}

void TestExportFormat::keepsRulesAndSamplesInTables()
{
    int rules = 0;
    for (quint32 seed = 0; seed < 100; ++seed) {
        const RegistryContent content = test::RandomContent(seed).content();
        const auto table = readRegistryCsv(exported(ExportFormat::Csv, content));
        QVERIFY(table);
        const RegistryContent read = table->content.all().value();
        for (const RegistrationRecord& record : content.records) {
            if (record.versions.isEmpty())
                continue;
            const auto back =
                std::ranges::find(read.records, record.registration.nid,
                                  [](const RegistrationRecord& r) { return r.registration.nid; });
            QVERIFY(back != read.records.cend() && !back->versions.isEmpty());
            const VersionContent& held = record.versions.constLast().content;
            QCOMPARE(back->versions[0].content.samples, held.samples);
            QCOMPARE(back->versions[0].content.rule, held.rule);
            rules += held.rule ? 1 : 0;
        }
    }
    QVERIFY(rules > 10);
    const auto bad = readRegistryCsv("nid,syntaxRule\na,\na,\"{\"\"rule\"\": 7}\"\n");
    QVERIFY(!bad);
    QCOMPARE(bad.error().detail, std::string("3:1: syntaxRule: /rule: the value has the wrong type"));
}

/// Only ABNF is labeled as ABNF: tools that extract and check grammars would fail otherwise.
void TestExportFormat::labelsOnlyGrammarAsAbnf()
{
    RegistryContent content = fullContent();
    RegistrationTemplate& filled = content.records[0].versions[0].content.registrationTemplate;
    filled.setText(TemplateField::Syntax,
                   u"As in this table:\n\n   a | b\n   1 | 2\n\nThe rule:\n\n"
                   "   nss = 1*DIGIT ; a number\n       / word\n\n   word = 1*ALPHA\n"_s);
    const QByteArray xml = exported(ExportFormat::Xml2rfc, content);
    QVERIFY(xml.contains("<artwork>\n   a | b\n"));
    QVERIFY(xml.contains("<sourcecode type=\"abnf\">\n   nss = 1*DIGIT"));
    const QByteArray markdown = exported(ExportFormat::Kramdown, content);
    QVERIFY(markdown.contains("~~~text\n     a | b\n"));
    QCOMPARE(markdown.count("~~~abnf"), xml.count("type=\"abnf\""));
}

void TestExportFormat::writesTheSameBytesAgain_data()
{
    QTest::addColumn<ExportFormat>("format");
    for (const ExportFormatFacts& facts : kExportFormats) {
        if (facts.format != ExportFormat::Pdf)
            QTest::newRow(facts.word.data()) << facts.format;
    }
}

void TestExportFormat::writesTheSameBytesAgain()
{
    QFETCH(ExportFormat, format);
    const QByteArray bytes = exported(format, fullContent());
    QVERIFY(bytes.size() > 50);
    const QLocale before;
    QLocale::setDefault(QLocale(u"ar_EG"_s));
    const QByteArray again = exported(format, fullContent());
    QLocale::setDefault(before);
    QCOMPARE(again, bytes);
}

void TestExportFormat::survivesAnyContent_data() { writesTheSameBytesAgain_data(); }

void TestExportFormat::survivesAnyContent()
{
    QFETCH(ExportFormat, format);
    for (quint32 seed = 0; seed < 60; ++seed) {
        const auto bytes = writeExport(format, test::RandomContent(seed).content());
        if (!bytes)
            QCOMPARE(bytes.error().code,
                     format == ExportFormat::IanaXml ? exchange::kNotListed : exchange::kNoTemplate);
        else if (format == ExportFormat::Xml2rfc || format == ExportFormat::IanaXml) {
            QXmlStreamReader xml(*bytes);
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(xml.errorString())));
        }
    }
}

void TestExportFormat::passesItsValidator_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::addColumn<QByteArrayList>("command");
    const QByteArray iana = NIDUS_TEST_DATA "/iana-registry.rng";
    const QByteArray schemas = NIDUS_SOURCE_DIR "/resources/schema/";
    QTest::newRow("xml RELAX NG") << ExportFormat::Xml
                                  << QByteArrayList{"xmllint", "--noout", "--relaxng",
                                                    schemas + "registry.rng"};
    QTest::newRow("xml XSD") << ExportFormat::Xml
                             << QByteArrayList{"xmllint", "--noout", "--schema", schemas + "registry.xsd"};
    QTest::newRow("xml2rfc") << ExportFormat::Xml2rfc << QByteArrayList{"xmllint", "--noout"};
    QTest::newRow("iana-xml") << ExportFormat::IanaXml
                              << QByteArrayList{"xmllint", "--noout", "--relaxng", iana};
    QTest::newRow("iana-record") << ExportFormat::IanaRecord << QByteArrayList{"xmllint", "--noout"};
    QTest::newRow("html") << ExportFormat::Html << QByteArrayList{"tidy", "-quiet", "-errors"};
    QByteArrayList jsonschema{"/usr/bin/python3", "-W", "ignore", "-m", "jsonschema"};
    QTest::newRow("json") << ExportFormat::Json << (jsonschema << schemas + "registry.schema.json" << "-i");
    QTest::newRow("jsonld") << ExportFormat::JsonLd
                            << QByteArrayList{"/usr/bin/python3", "-c",
                                              "import sys, rdflib; g = rdflib.Graph(); "
                                              "g.parse(sys.argv[1], format='json-ld'); "
                                              "sys.exit(len(g) < 20)"};
    QTest::newRow("csv") << ExportFormat::Csv
                         << QByteArrayList{
                                "/usr/bin/python3", "-c",
                                "import csv, sys; r = list(csv.reader(open(sys.argv[1], newline=''), "
                                "strict=True)); sys.exit({len(x) for x in r} != {24})"};
    QTest::newRow("eml") << ExportFormat::Mail
                         << QByteArrayList{
                                "/usr/bin/python3", "-c",
                                "import email, email.policy, sys; m = email.message_from_binary_file("
                                "open(sys.argv[1], 'rb'), policy=email.policy.strict); "
                                "t = m.get_content(); sys.exit('Purpose:' not in t or m.defects != [] "
                                "or m['to'] != 'iana@iana.org')"};
}

void TestExportFormat::passesItsValidator()
{
    QFETCH(ExportFormat, format);
    QFETCH(QByteArrayList, command);
    QList<QByteArray> documents{exported(format, fullContent())};
    if (factsOf(format).extent != ExportExtent::OneTemplate && format != ExportFormat::IanaRecord &&
        format != ExportFormat::Html) {
        for (quint32 seed = 0; seed < 12; ++seed) {
            RegistryContent content = test::RandomContent(seed).content();
            content.records += fullContent().records;
            documents.append(exported(format, content));
        }
        RegistryContent blank = fullContent();
        blank.people.append({u"B_Person"_s, u"\u2003"_s, u" \n"_s, {}, {}});
        documents.append(exported(format, blank));
    }
    // One document for each template, or one for all of them; records without a root are not a document.
    QList<RegistryContent> templates = templateContents();
    QCOMPARE(templates.size(), kTemplateFiles);
    if (factsOf(format).extent != ExportExtent::OneTemplate && format != ExportFormat::IanaRecord) {
        for (const RegistryContent& content : templates.sliced(1))
            templates[0].records += content.records;
        templates.resize(1);
    }
    for (const RegistryContent& content : templates)
        documents.append(exported(format, content));
    for (const QByteArray& document : documents) {
        test::writeFile(m_folder.filePath(u"document"_s), document);
        const test::Validation said = test::validate(command, m_folder, u"document"_s);
        const bool isThere = said.status >= 0 && !said.output.contains("No module named");
        QVERIFY2(isThere, command[0] + " is not installed: ./dev test installs it");
        QVERIFY2(said.status == 0, said.output + document.first(std::min<qsizetype>(document.size(), 3000)));
    }
}

void TestExportFormat::ianaSchemaRejectsErrors_data()
{
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("wrong");
    QTest::newRow("date") << QByteArray("date=\"2024-05-17\"") << QByteArray("date=\"2024-5-17\"");
    QTest::newRow("order") << QByteArray("<name>books</name>")
                           << QByteArray("<xref type=\"rfc\" data=\"rfc1\"/><name>books</name>");
    QTest::newRow("type of a reference") << QByteArray("type=\"person\"") << QByteArray("type=\"friend\"");
    QTest::newRow("RFC") << QByteArray("data=\"rfc8141\"/>\n      <xref")
                         << QByteArray("data=\"8141\"/>\n      <xref");
    QTest::newRow("id of a person") << QByteArray("<person id=\"A_") << QByteArray("<person id=\"1_");
    QTest::newRow("unknown element") << QByteArray("<org>") << QByteArray("<role/><org>");
    QTest::newRow("ids are unique") << QByteArray("id=\"urn-namespaces-2\"") << QByteArray("id=\"A_Person\"");
    QTest::newRow("a contact in the formal list")
        << QByteArray("</record>") << QByteArray("<contact>A</contact></record>");
}

void TestExportFormat::ianaSchemaRejectsErrors()
{
    QFETCH(QByteArray, right);
    QFETCH(QByteArray, wrong);
    QByteArray document = exported(ExportFormat::IanaXml, fullContent());
    QVERIFY2(document.contains(right), document);
    QVERIFY(test::writeFile(m_folder.filePath(u"document"_s), document.replace(right, wrong)));
    const test::Validation said = test::validate(
        {"xmllint", "--noout", "--relaxng", NIDUS_TEST_DATA "/iana-registry.rng"}, m_folder, u"document"_s);
    QVERIFY2(said.status > 0, document);
}

void TestExportFormat::ianaListHasTheDayOfItsNewestRecord_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("registered");
    QTest::addColumn<QString>("updated");
    QTest::addColumn<QByteArray>("day"); // empty: the element is not written
    QTest::newRow("of IANA's list") << u"2026-07-28"_s << u"2026-07-01"_s << u""_s << "2026-07-28"_ba;
    QTest::newRow("registered later") << u"2026-07-28"_s << u"2026-08-02"_s << u""_s << "2026-08-02"_ba;
    QTest::newRow("updated later") << u"2026-07-28"_s << u"2011-01-01"_s << u"2026-08-03"_s
                                   << "2026-08-03"_ba;
    QTest::newRow("without a list") << u""_s << u"2026-08-02"_s << u""_s << "2026-08-02"_ba;
    QTest::newRow("only a month") << u"2026-07-28"_s << u"2026-08"_s << u""_s << "2026-07-28"_ba;
    QTest::newRow("no day") << u""_s << u""_s << u""_s << ""_ba;
}

void TestExportFormat::ianaListHasTheDayOfItsNewestRecord()
{
    QFETCH(const QString, source);
    QFETCH(const QString, registered);
    QFETCH(const QString, updated);
    QFETCH(const QByteArray, day);
    RegistryContent content = fullContent();
    content.source.date = source;
    for (RegistrationRecord& record : content.records) {
        record.registration.recordDate = registered;
        record.registration.recordUpdated = updated;
    }
    const QByteArray document = exported(ExportFormat::IanaXml, content);
    const QByteArray head = document.left(document.indexOf("<registry id="));
    QCOMPARE(head.contains("<updated>"), !day.isEmpty());
    QVERIFY2(head.contains(day.isEmpty() ? ""_ba : "<updated>" + day + "</updated>"), head);
}

void TestExportFormat::rejectsContentWithoutTemplate()
{
    RegistryContent content = fullContent();
    content.records[0].versions.clear();
    for (const ExportFormatFacts& facts : kExportFormats) {
        const auto bytes = writeExport(facts.format, content);
        if (facts.extent == ExportExtent::OneTemplate)
            QCOMPARE(bytes.error(), (Error{exchange::kNoTemplate, "books", {}}));
        else if (facts.format == ExportFormat::Pdf)
            QCOMPARE(bytes.error().code, base::kNotAvailable);
        else
            QVERIFY(bytes->contains("books"));
    }
}

void TestExportFormat::linksOnlyWebAndMail_data()
{
    QTest::addColumn<QString>("uri");
    QTest::addColumn<bool>("isLink");
    QTest::newRow("https") << u"https://example.org/a"_s << true;
    QTest::newRow("http") << u"http://example.org/a"_s << true;
    QTest::newRow("mailto") << u"mailto:a@example.org"_s << true;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("script in capitals") << u"JavaScript:alert(1)"_s << false;
    QTest::newRow("data") << u"data:text/html,x"_s << false;
    QTest::newRow("relative") << u"../a"_s << false;
    QTest::newRow("other host") << u"//example.org"_s << false;
}

void TestExportFormat::linksOnlyWebAndMail()
{
    QFETCH(QString, uri);
    QFETCH(bool, isLink);
    RegistryContent content = fullContent();
    content.records[0].registration.references = {{u"uri"_s, uri, u"shown"_s}, {u"rfc"_s, u"rfc8141"_s, {}}};
    const QByteArray page = exported(ExportFormat::Html, content);
    QVERIFY(page.contains("shown") && page.contains("RFC 8141"));
    QCOMPARE(page.count("<dt>Reference</dt>"), 1); // no term twice in a list
    QCOMPARE(page.contains("href=\"" + uri.toHtmlEscaped().toUtf8() + '"'), isLink);
}

void TestExportFormat::showsEmptyFields()
{
    RegistryContent content = fullContent();
    content.records[0].versions[0].content.registrationTemplate.setText(TemplateField::Security, {});
    const QByteArray page = exported(ExportFormat::Html, content);
    QVERIFY(page.contains("<h2>Security and Privacy</h2>\n<p class=\"empty\">\xE2\x80\x93</p>"));
}

void TestExportFormat::breaksNeitherGrammarNorUrns()
{
    const QString urn = u"urn:books:"_s + QString(90, u'x');
    const QString rule = u"name = "_s + u"\"a\" / "_s.repeated(20) + u"\"b\""_s;
    RegistryContent content = fullContent();
    content.records[0].versions[0].content.registrationTemplate.setText(
        TemplateField::Syntax, u"The longest URN there is so far is "_s + urn + u" of them all.\n"_s + rule);
    const QByteArray text = exported(ExportFormat::Text, content);
    QVERIFY(text.contains(urn.toUtf8()));
    QVERIFY(text.contains(rule.toUtf8()));
}

void TestExportFormat::neverWritesAFormula()
{
    for (const QString& text :
         {u"=1+1"_s, u"'=1"_s, u"''@x"_s, u"-a"_s, u"+b"_s, u"'quoted'"_s, u"\u2212"_s}) {
        RegistryContent content = fullContent();
        content.records[0].versions[0].content.registrationTemplate.setText(TemplateField::Purpose, text);
        const QByteArray table = exported(ExportFormat::Csv, content);
        QVERIFY(!table.contains(",=") && !table.contains(",\"=") && !table.contains(",-a"));
        QCOMPARE(test::textsInFile(table)[TemplateField::Purpose], text);
    }
}

NIDUS_TEST(tst_exportformat, TestExportFormat)
#include "tst_exportformat.moc"
