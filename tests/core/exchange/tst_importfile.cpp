// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textformat.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/importfile.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;

namespace {

QByteArray ourXml()
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    RegistryContent content;
    content.source.title = u"a"_s;
    return writeRegistryXml(content, buffer) ? buffer.data() : QByteArray();
}

} // namespace

class TestImportFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void detectsTheFormatByContent_data();
    void detectsTheFormatByContent();
    void listsEveryFormatOnce();
    void readsBothFormats();
    void reportsErrors();
    void survivesRandomBytes();
};

void TestImportFile::detectsTheFormatByContent_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("format");
    QTest::newRow("our XML") << ourXml() << u"xml"_s;
    QTest::newRow("our XML with byte order mark and blanks")
        << "\xEF\xBB\xBF \r\n"_ba + ourXml().mid(39) << u"xml"_s;
    QTest::newRow("our XML after a comment")
        << "<!-- c --><registry xmlns='urn:uuid:f9bcb833-4c89-4ca7-a8be-9d50c56b19c7'/>"_ba << u"xml"_s;
    QTest::newRow("foreign XML") << "<?xml version='1.0'?><a/>"_ba << u"xml"_s;
    QTest::newRow("our text") << writeTemplateText({}) << u"text"_s;
    QTest::newRow("text that starts with a bracket") << "<draft> Purpose: a"_ba << u"text"_s;
    QTest::newRow("nothing") << QByteArray() << u"text"_s;
}

void TestImportFile::detectsTheFormatByContent()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, format);
    QCOMPARE(factsOf(detectFormat(bytes)).word, format);
}

void TestImportFile::listsEveryFormatOnce()
{
    QCOMPARE(kFileFormats.size(), std::size_t(FileFormat::RegistryCsv) + 1);
    QSet<QString> words;
    for (const FileFormatFacts& facts : kFileFormats) {
        QCOMPARE(factsOf(facts.format).word, facts.word);
        words.insert(facts.word);
    }
    QCOMPARE(words.size(), qsizetype(kFileFormats.size()));
}

void TestImportFile::readsBothFormats()
{
    const auto text = readImportFile("Purpose: a");
    QVERIFY(text);
    QCOMPARE(std::get<ImportedTemplate>(text->content).registrationTemplate.text(TemplateField::Purpose),
             u"a"_s);
    const auto xml = readImportFile(ourXml());
    QVERIFY(xml);
    QCOMPARE(std::get<ImportedRecords>(xml->content).source.title, u"a"_s);
}

void TestImportFile::reportsErrors()
{
    for (const QByteArray& bytes : {"<?xml version='1.0'?><a/>"_ba, "hello"_ba, QByteArray()}) {
        const auto read = readImportFile(bytes);
        QVERIFY(!read);
        QCOMPARE(read.error().code, base::kBadFormat);
    }
}

void TestImportFile::survivesRandomBytes()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 3000; ++round) {
        QByteArray bytes(round % 2 == 0 ? "" : "<?xml version=\"1.0\"?>");
        for (int i = random.bounded(300); i > 0; --i)
            bytes.append(char(random.bounded(256)));
        const auto read = readImportFile(bytes);
        QVERIFY(!read);
        QCOMPARE(read.error().code, base::kBadFormat);
    }
}

NIDUS_TEST(tst_importfile, TestImportFile)
#include "tst_importfile.moc"
