// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/xmlformat.h"
#include "core/registration/utc.h"
#include "randomcontent.h"
#include "roundtrip.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;
using namespace nidus::test;

namespace {

QByteArray xmlOf(const RegistryContent& content)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return writeRegistryXml(content, buffer) ? buffer.data() : QByteArray();
}

QDateTime at(int hour) { return QDateTime(QDate(2024, 5, 17), QTime(hour, 30, 0, 250), kUtc); }

/// Content of every kind, for the layout.
RegistryContent fullContent()
{
    RegistryContent content;
    content.source = {u"2026-07-28"_s, u"A registry"_s, u"https://registry.example/"_s};
    content.people = {
        {u"A_Person"_s, u"A. Person"_s, u"Example"_s, {u"mailto:a&example.org"_s}, u"2020-05"_s}};
    VersionContent version;
    version.registrationTemplate.setText(TemplateField::Nid, u"books"_s);
    version.registrationTemplate.setText(TemplateField::Syntax, u"NSS = 1*DIGIT\n  / \"<x>\""_s);
    version.registrationTemplate.setRegistrant({.organization = u"Example"_s,
                                                .address = u"1 Main Street\nSpringfield"_s,
                                                .contactName = {},
                                                .roleAddress = {},
                                                .email = u"a@example.org"_s,
                                                .phone = {},
                                                .fastTrack = true,
                                                .other = {}});
    version.samples = {{u"urn:books:1"_s, ExpectedVerdict::Valid, u"the first"_s, u"template"_s}};
    version.rule = SyntaxRule{Notation::Abnf, RuleScope::Nss, u"NSS"_s, u"NSS = 1*DIGIT"_s};
    RegistrationRecord record;
    record.registration = {u"books"_s,
                           NamespaceKind::Formal,
                           State::Registered,
                           u"Example"_s,
                           u"2024-05-17"_s,
                           u"2024-06"_s,
                           u"periodicals"_s,
                           Reference{u"uri"_s, u"https://registry.example/books"_s, u"books-template"_s},
                           {{u"rfc"_s, u"rfc8141"_s, {}}},
                           {{{}, {}, u"See "_s}, {u"person"_s, u"A_Person"_s, {}}}};
    record.versions = {{1, version, at(9), u"ann"_s, u"first"_s}};
    record.events = {{at(9), u"ann"_s, EventKind::Registered, u"ticket 7"_s, u"https://mail.example/1"_s}};
    record.comments = {
        {.id = 1,
         .version = 1,
         .field = TemplateField::Syntax,
         .when = at(9),
         .who = u"cy"_s,
         .text = u"Only digits?"_s},
        {.id = 2, .kind = CommentKind::Answer, .answerTo = 1, .when = at(10), .who = u"ann"_s}};
    content.records = {record};
    version.registrationTemplate.setText(TemplateField::Purpose, u"bell \x07, return"_s);
    content.drafts = {{{7, NamespaceKind::Formal, State::InReview, u"books"_s, 1, version, 3, at(10), at(11),
                        u"bob"_s, QDate(2024, 5, 31), u"cy"_s, u"ann"_s},
                       {{at(10), u"bob"_s, EventKind::Created, {}, {}}}}};
    return content;
}

constexpr auto kReadableLayout =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<registry xmlns=\"urn:uuid:f9bcb833-4c89-4ca7-a8be-9d50c56b19c7\" version=\"1\">\n"
    " <registration nid=\"books\" kind=\"formal\" state=\"registered\" record-date=\"2024-05-17\" "
    "record-updated=\"2024-06\" replaced-by=\"periodicals\">\n"
    "  <organisation>Example</organisation>\n"
    "  <template-link type=\"uri\" data=\"https://registry.example/books\">books-template</template-link>\n"
    "  <reference type=\"rfc\" data=\"rfc8141\"/>\n"
    "  <reference type=\"text\" xml:space=\"preserve\">a <char code=\"0001\"/><char "
    "code=\"000D\"/></reference>\n"
    "  <contact xml:space=\"preserve\">See </contact>\n"
    "  <contact type=\"person\" data=\"A_Person\"/>\n"
    "  <event kind=\"registered\" when=\"2024-05-17T09:30:00.250Z\">\n"
    "   <who>ann</who>\n"
    "   <note>ticket 7</note>\n"
    "   <link>https://mail.example/1</link>\n"
    "  </event>\n"
    "  <comment kind=\"comment\" when=\"2024-05-17T09:30:00.250Z\" version=\"1\" field=\"syntax\">\n"
    "   <who>cy</who>\n"
    "   <text>Only digits?</text>\n"
    "  </comment>\n"
    "  <comment kind=\"answer\" when=\"2024-05-17T10:30:00.250Z\" answer-to=\"1\">\n"
    "   <who>ann</who>\n"
    "  </comment>\n"
    " </registration>\n"
    "</registry>\n";

} // namespace

class TestXmlFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void writesOneReadableLayout();
    void readsBackEverything();
    void readsBackAnyContent();
    void readsBackOddText_data();
    void readsBackOddText();
    void matchesItsSchema();
    void reportsWriteErrors();

private:
    QTemporaryDir m_folder;
};

void TestXmlFormat::writesOneReadableLayout()
{
    RegistryContent content;
    content.records = fullContent().records;
    content.records.first().versions.clear();
    content.records.first().registration.references.append({u"text"_s, {}, u"a \x01\r"_s});
    QCOMPARE(QString::fromUtf8(xmlOf(content)), QString::fromUtf8(kReadableLayout));
}

void TestXmlFormat::readsBackEverything()
{
    const auto read = readBack(xmlOf(fullContent()));
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QCOMPARE(*read, fullContent());
    QCOMPARE(*readBack(xmlOf({})), RegistryContent{});
}

void TestXmlFormat::readsBackAnyContent()
{
    for (quint32 seed = 0; seed < 400; ++seed) {
        const RegistryContent content = test::RandomContent(seed).content();
        const QByteArray bytes = xmlOf(content);
        const auto read = readBack(bytes);
        QVERIFY2(read, qPrintable(u"seed %1: %2"_s.arg(seed).arg(
                           QString::fromStdString(read ? std::string() : read.error().detail))));
        QVERIFY2(*read == content, qPrintable(u"seed %1"_s.arg(seed)));
        QCOMPARE(xmlOf(*read), bytes);
    }
}

void TestXmlFormat::readsBackOddText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("markup") << u"<a>&amp;]]></a> \"'"_s;
    QTest::newRow("blanks only") << u"  \n\t "_s;
    QTest::newRow("CR") << u"a\rb\r\nc"_s;
    QTest::newRow("NUL") << u"a"_s + QChar(u'\0') + u"b"_s;
    QTest::newRow("control first") << u"\x01z"_s;
    QTest::newRow("lone high surrogate") << u"a"_s + QChar(0xD834) + u"b"_s;
    QTest::newRow("lone low surrogate at the end") << u"a"_s + QChar(0xDD1E);
    QTest::newRow("surrogates in wrong order") << QString(QChar(0xDD1E)) + QChar(0xD834);
    QTest::newRow("pair") << u"\U0001D11E"_s;
    QTest::newRow("noncharacters") << QString(QChar(0xFFFE)) + QChar(0xFFFF);
    QTest::newRow("byte order mark") << u"\uFEFFa"_s;
    QTest::newRow("line separators of Unicode") << u"a\u0085b\u2028c"_s;
}

void TestXmlFormat::readsBackOddText()
{
    QFETCH(QString, text);
    RegistryContent content;
    content.source.title = text;
    const auto read = readBack(xmlOf(content));
    QVERIFY(read);
    QCOMPARE(read->source.title, text);
}

void TestXmlFormat::matchesItsSchema()
{
    const QString xmllint = QStandardPaths::findExecutable(u"xmllint"_s);
    QVERIFY2(!xmllint.isEmpty(), "xmllint is not installed (package libxml2-utils)");
    const QString schema = QStringLiteral(NIDUS_SOURCE_DIR "/resources/schema/registry.rng");

    QStringList paths;
    const auto add = [&](const RegistryContent& content) {
        paths.append(m_folder.filePath(QString::number(paths.size()) + u".xml"_s));
        QFile file(paths.last());
        return file.open(QIODevice::WriteOnly) && writeRegistryXml(content, file).has_value();
    };
    RegistryContent events = fullContent();
    for (std::size_t i = 0; i < kWords<EventKind>.size(); ++i) {
        if (const auto kind = static_cast<EventKind>(i); // the others are of a registry
            kind != EventKind::Acknowledged && kind != EventKind::Configured)
            events.records.first().events.append({at(9), u"Ann"_s, kind, {}, {}});
    }
    QVERIFY(add({}) && add(fullContent()) && add(events));
    for (quint32 seed = 0; seed < 40; ++seed)
        QVERIFY(add(test::RandomContent(seed).content()));
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(xmllint, QStringList{u"--noout"_s, u"--relaxng"_s, schema} + paths);
    QVERIFY(process.waitForFinished(nidus::test::kProgressDelay));
    QVERIFY2(process.exitCode() == 0, process.readAll().constData());

    // The schema rejects wrong documents.
    QByteArray wrong = xmlOf(fullContent());
    QVERIFY(wrong.contains("kind=\"formal\""));
    wrong.replace("kind=\"formal\"", "kind=\"casual\"");
    QFile file(m_folder.filePath(u"wrong.xml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(wrong);
    file.close();
    process.start(xmllint, {u"--noout"_s, u"--relaxng"_s, schema, file.fileName()});
    QVERIFY(process.waitForFinished(nidus::test::kProgressDelay));
    QVERIFY(process.exitCode() != 0);
}

void TestXmlFormat::reportsWriteErrors()
{
    QFile full(u"/dev/full"_s);
    if (!full.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        QSKIP("/dev/full is not available");
    const auto result = writeRegistryXml(fullContent(), full);
    QVERIFY(!result);
    QCOMPARE(result.error().code, base::kDiskFull);
    QCOMPARE(result.error().subject, std::string("/dev/full"));
}

NIDUS_TEST(tst_xmlformat, TestXmlFormat)
#include "tst_xmlformat.moc"
