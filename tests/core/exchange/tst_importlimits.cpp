// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/ianaxml.h"
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/registrycsv.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/formats/xmlformat.h"
#include "core/exchange/read/importfile.h"
#include "tests/testprogram.h"

#include <QBuffer>
#include <QStringEncoder>
#include <QTest>
#include <algorithm>
#include <ctime>
#include <limits>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;

/// Limits on what a hostile file may make the program hold in memory.
class TestImportLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsOnePartOfAnXmlFile_data();
    void limitsOnePartOfAnXmlFile();
    void readsManyPartsLargerThanTheLimitTogether();
    void limitsTheRecords_data();
    void limitsTheRecords();
    void limitsATable();
    void limitsACellAndARow();
    void decodesATableCellByCell();
    void dropsAMarkBeforeAText();
    void namesUtf16_data();
    void namesUtf16();
    void readsMarkedUtf16();
    void needsTimeThatGrowsWithTheLines_data();
    void needsTimeThatGrowsWithTheLines();

private:
    /// Returns the processor time, the lesser of two.
    [[nodiscard]] static std::clock_t timeOf(const QByteArray& bytes)
    {
        auto least = std::numeric_limits<std::clock_t>::max();
        for (int i = 0; i < 2; ++i) {
            const std::clock_t begin = std::clock();
            (void)readImportFile(bytes);
            least = std::min(least, std::clock() - begin);
        }
        return least;
    }
    [[nodiscard]] static Error errorOf(const QByteArray& bytes)
    {
        const auto file = readImportFile(bytes);
        return file ? Error{kBrokenPromise, {}, {}} : file.error();
    }
    [[nodiscard]] static QString purposeIn(const RegistryTable& table)
    {
        return table.content.records.at(0)->versions[0].content.registrationTemplate.text(
            TemplateField::Purpose);
    }
    [[nodiscard]] static QByteArray encoded(const QString& text, QStringConverter::Encoding encoding,
                                            bool isMarked)
    {
        QStringEncoder encoder(encoding,
                               isMarked ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        return encoder(text);
    }
};

void TestImportLimits::limitsOnePartOfAnXmlFile_data()
{
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QByteArray>("back");
    const QByteArray ours = "<registry xmlns=\"" + QByteArray(kXmlNamespace.data()) + "\" version=\"1\">";
    const QByteArray iana =
        "<registry xmlns=\"" + QByteArray(kIanaXmlNamespace.data()) + "\" id=\"urn-namespaces\"><title>";
    QTest::newRow("our attribute") << ours + "<registration nid=\"" << QByteArray("\"/></registry>");
    QTest::newRow("our text") << ours + "<source><title>" << QByteArray("</title></source></registry>");
    QTest::newRow("our comment") << ours + "<!--" << QByteArray("--></registry>");
    QTest::newRow("our CDATA") << ours + "<source><title><![CDATA["
                               << QByteArray("]]></title></source></registry>");
    QTest::newRow("IANA's text") << iana << QByteArray("</title></registry>");
    QTest::newRow("IANA's attribute") << iana + "</title><record date=\"" << QByteArray("\"/></registry>");
}

void TestImportLimits::limitsOnePartOfAnXmlFile()
{
    QFETCH(const QByteArray, front);
    QFETCH(const QByteArray, back);
    const Error error = errorOf(front + QByteArray(kLargestXmlPart + (1 << 20), 'a') + back);
    QCOMPARE(error.code, base::kTooLarge);
    QCOMPARE(QString::fromStdString(error.detail), u"16 MiB per tag or text"_s);
}

void TestImportLimits::readsManyPartsLargerThanTheLimitTogether()
{
    QByteArray xml = "<registry xmlns=\"" + QByteArray(kXmlNamespace.data()) + "\" version=\"1\">";
    for (int i = 0; i < 5; ++i)
        xml += "<!--" + QByteArray(kLargestXmlPart / 4, 'a') + "-->";
    const auto file = readImportFile(xml + "</registry>");
    QVERIFY2(file, file ? "" : file.error().detail.c_str());
}

void TestImportLimits::limitsTheRecords_data()
{
    QTest::addColumn<QByteArray>("front");
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QByteArray>("back");
    QTest::newRow("XML") << "<registry xmlns=\"" + QByteArray(kXmlNamespace.data()) + "\" version=\"1\">"
                         << QByteArray("<registration nid=\"a\" kind=\"formal\" state=\"registered\"/>")
                         << QByteArray("</registry>");
    QTest::newRow("IANA") << "<registry xmlns=\"" + QByteArray(kIanaXmlNamespace.data()) +
                                 "\" id=\"urn-namespaces\">"
                          << QByteArray("<record><name>a</name></record>") << QByteArray("</registry>");
    QTest::newRow("CSV") << QByteArray("nid,purpose\n") << QByteArray("a,b\n") << QByteArray();
    QTest::newRow("JSON") << QByteArray("{\"nidusRegistry\":1,\"registrations\":[{}") << QByteArray(",{}")
                          << QByteArray("]}");
}

void TestImportLimits::limitsTheRecords()
{
    QFETCH(const QByteArray, front);
    QFETCH(const QByteArray, record);
    QFETCH(const QByteArray, back);
    const Error error = errorOf(front + record.repeated(kMaxImportedRecords + 1) + back);
    QCOMPARE(error.code, base::kTooLarge);
    QCOMPARE(QString::fromStdString(error.detail), u"200000 records"_s);
}

void TestImportLimits::limitsATable()
{
    const Error error = errorOf("nid,purpose\n" + QByteArray("a,b\n").repeated(kLargestTableBytes / 4));
    QCOMPARE(error.code, base::kTooLarge);
    QCOMPARE(QString::fromStdString(error.detail), u"64 MiB"_s);
}

void TestImportLimits::limitsACellAndARow()
{
    const QByteArray header = "nid,purpose\n";
    const QByteArray large(kLargestCell + 1, 'a');
    for (const QByteArray& cell : {large, '"' + large + '"'}) {
        const Error error = errorOf(header + "a," + cell + '\n');
        QCOMPARE(error.code, base::kTooLarge);
        QCOMPARE(QString::fromStdString(error.detail), u"8 MiB per cell"_s);
    }
    const Error error = errorOf(header + QByteArray(kMostCells, ',') + '\n');
    QCOMPARE(error.code, base::kTooLarge);
    QCOMPARE(QString::fromStdString(error.detail), u"256 columns"_s);
}

void TestImportLimits::decodesATableCellByCell()
{
    const QString table = u"nid,purpose\na,\"Größe, \"\"groß\"\"\nund 名\"\r\nb,x\n"_s;
    for (const QByteArray& bytes :
         {table.toUtf8(), "\xEF\xBB\xBF" + table.toUtf8(), encoded(table, QStringConverter::Utf16LE, true),
          encoded(table, QStringConverter::Utf16BE, true)}) {
        const auto read = readRegistryCsv(bytes);
        QVERIFY(read);
        QCOMPARE(read->content.records.size(), 2);
        QCOMPARE(purposeIn(*read), u"Größe, \"groß\"\nund 名"_s);
        QCOMPARE(read->content.records.at(1)->registration.nid, u"b"_s);
    }
    const auto western = readRegistryCsv("nid,purpose\na,Gr\xF6\xDF"
                                         "e\n");
    QCOMPARE(purposeIn(*western), u"Größe"_s);
}

/// The registry cannot store a byte order mark at the beginning of a text, so no text begins with one.
void TestImportLimits::dropsAMarkBeforeAText()
{
    const auto read = readRegistryCsv("nid,purpose\na,\"\xEF\xBB\xBFmarked\"\n");
    QVERIFY(read && read->content.records.size() == 1);
    QCOMPARE(purposeIn(*read), u"marked"_s);
}

void TestImportLimits::namesUtf16_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isMarked");
    QTest::newRow("text") << u"Namespace Identifier: a\n"_s << false;
    QTest::newRow("XML") << u"<?xml version=\"1.0\"?><registry/>"_s << false;
    QTest::newRow("XML, marked") << u"<?xml version=\"1.0\"?><registry/>"_s << true;
    QTest::newRow("JSON, marked") << u"{\"nidusRegistry\":1}"_s << true;
}

void TestImportLimits::namesUtf16()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isMarked);
    for (const auto& [encoding, name] : {std::pair(QStringConverter::Utf16LE, "UTF-16LE"),
                                         std::pair(QStringConverter::Utf16BE, "UTF-16BE")}) {
        const Error error = errorOf(encoded(text, encoding, isMarked));
        QCOMPARE(error.code, base::kNotUtf8);
        QCOMPARE(QByteArray(error.detail.c_str()), QByteArray(isMarked ? "UTF-16" : name));
    }
}

void TestImportLimits::readsMarkedUtf16()
{
    const auto file = readImportFile(
        encoded(u"Namespace Identifier: a\n\nPurpose:\nNames.\n"_s, QStringConverter::Utf16LE, true));
    QVERIFY(file);
    QCOMPARE(std::get<ImportedTemplate>(file->content).registrationTemplate.nid(), u"a"_s);
}

void TestImportLimits::needsTimeThatGrowsWithTheLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("text after the last label") << QByteArray("words of a text\n");
    QTest::newRow("labels in another style") << QByteArray("Purpose = a\n");
}

void TestImportLimits::needsTimeThatGrowsWithTheLines()
{
    QFETCH(QByteArray, line);
    constexpr int lines = 12'000;
    const QByteArray front = "Namespace Identifier: x\n\nVersion: 1\n\nDate: 2020-01-01\n\n";
    const std::clock_t some = timeOf(front + line.repeated(lines));
    const std::clock_t more = timeOf(front + line.repeated(3 * lines));
    QVERIFY2(more < 6 * some, qPrintable(u"%1 %2"_s.arg(some).arg(more))); // 9 times if it is quadratic
}

NIDUS_TEST(tst_importlimits, TestImportLimits)
#include "tst_importlimits.moc"
