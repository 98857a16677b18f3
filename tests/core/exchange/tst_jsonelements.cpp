// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/importlimits.h"
#include "core/exchange/formats/jsonelements.h"
#include "core/exchange/formats/registryjson.h"
#include "core/exchange/read/importfile.h"
#include "tests/core/exchange/fullcontent.h"
#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::exchange;
using namespace nidus::registration;
using nidus::test::fullContent;

namespace {

/// A source that gives few bytes at a time.
class Pieces final : public ByteSource
{
public:
    Pieces(QByteArrayView bytes, std::size_t size) : m_rest(bytes), m_size(size) {}
    Result<std::size_t> read(std::span<char> into) override
    {
        const std::size_t count = std::min({into.size(), m_size, std::size_t(m_rest.size())});
        std::copy_n(m_rest.data(), count, into.begin());
        m_rest = m_rest.sliced(qsizetype(count));
        return count;
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

private:
    QByteArrayView m_rest;
    std::size_t m_size;
};

} // namespace

/// Registries in JSON that are read record by record. QJsonDocument, which reads whole documents, is the
/// reference for what is JSON.
class TestJsonElements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsAnObject();
    void readsPiecesOfAnySize();
    void rejectsWhatIsNotJson();
    void rejectsAFileThatIsCut();
    void reportsTheLineOfAnError_data();
    void reportsTheLineOfAnError();
    void reportsTheFirstProblemOrANewerVersion();
    void readsAFileLargerThanABlock();
    void limitsOneRecordOnly();

private:
    [[nodiscard]] static QByteArray document() { return writeRegistryJson(fullContent()); }
};

void TestJsonElements::cutsAnObject()
{
    QList<QByteArray> found;
    JsonElements elements({"a"_ba, "b"_ba}, [&found](const JsonElement& element) -> Result<void> {
        found.append(element.list + QByteArray::number(element.index) + ' ' + element.bytes + ' ' +
                     element.place.toString().toLatin1());
        return {};
    });
    const QByteArray text =
        "{\"x\": \"\\\"a\", \"a\": [ {\"b\": [1, \"]\"]},\n 2, \"c,\" ], \"y\": {\"a\": [3]},\n"
        "\"b\":[[],null], \"a\\u0062\": [4]} ";
    QVERIFY(elements.add(text).has_value());
    QCOMPARE(elements.finish().value(), QByteArray("{\"x\": \"\\\"a\", \"a\": [], \"y\": {\"a\": [3]},\n"
                                                   "\"b\":[], \"a\\u0062\": [4]} "));
    QCOMPARE(found, (QList<QByteArray>{"a0 {\"b\": [1, \"]\"]} 1:21", "a1 2 2:2", "a2 \"c,\" 2:5",
                                       "b0 [] 3:6", "b1 null 3:9"}));
    QCOMPARE(elements.placeInRest(3).toString(), u"1:4"_s);
    QCOMPARE(elements.placeInRest(20).toString(), u"2:11"_s); // the comma after the list "a"
    QCOMPARE(elements.placeInRest(1000).toString(), u"3:32"_s);
}

void TestJsonElements::readsPiecesOfAnySize()
{
    const QByteArray text = document();
    for (const int size : {1, 2, 3, 7, 64, 1000}) {
        Pieces pieces(text, std::size_t(size));
        const auto read = readRegistryJson(pieces);
        QVERIFY2(read, read ? "" : read.error().detail.c_str());
        QCOMPARE(writeRegistryJson(read->all().value()), text);
    }
}

void TestJsonElements::rejectsWhatIsNotJson()
{
    const QByteArray text = QJsonDocument::fromJson(document()).toJson(QJsonDocument::Compact);
    int valid = 0;
    int invalid = 0;
    for (qsizetype at = 1; at < text.size(); at += 7) {
        for (const char byte : {',', ']', '}', '[', '{', ':', '"', '1', ' ', '\\', '\0'}) {
            QByteArray changed = text;
            if (byte == '\0')
                changed.remove(at, 1);
            else
                changed.insert(at, byte);
            QJsonParseError parsing;
            (void)QJsonDocument::fromJson(changed, &parsing);
            const auto read = readRegistryJson(changed);
            const QString detail = QString::fromStdString(read ? std::string() : read.error().detail);
            // The path of a member, or a missing version.
            const bool isAboutContent = detail.startsWith(u'/') || detail.startsWith("1:1: unknown"_L1);
            const bool isJson = parsing.error == QJsonParseError::NoError;
            QVERIFY2(isJson == (read || isAboutContent),
                     (changed.mid(at - 20, 40) + detail.toUtf8()).constData());
            ++(isJson ? valid : invalid);
        }
    }
    QVERIFY(valid > 100 && invalid > 100);
}

void TestJsonElements::rejectsAFileThatIsCut()
{
    const QByteArray text = document().trimmed();
    for (qsizetype size = 0; size < text.size(); ++size) {
        const auto read = readRegistryJson(text.first(size));
        QVERIFY(!read);
        QCOMPARE(read.error().code, kBadFormat);
    }
}

void TestJsonElements::reportsTheLineOfAnError_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("start");
    const QByteArray front = "{\"nidusRegistry\": 1,\n\"registrations\": [\n";
    const QByteArray record = R"({"nid": "a", "kind": "formal", "state": "registered"})";
    QTest::newRow("in a record") << front + record + ",\n" + record.chopped(1) + ",]}"
                                 << u"4:55: unterminated object"_s;
    QTest::newRow("between records") << front + record + "\n " + record + "]}" << u"4:2: expected a comma"_s;
    QTest::newRow("no record after a comma") << front + record + ",\n]}" << u"4:1: expected a value"_s;
    QTest::newRow("after the records") << front + record + "]\n, \"drafts\" 1}" << u"4:1"_s;
    QTest::newRow("a duplicate in a record")
        << front + record + ",\n" + record.chopped(1) + ", \"ni\\u0064\": \"b\"}]}"
        << u"4:55: the member \"nid\" occurs twice"_s;
    QTest::newRow("a duplicate in an inner object")
        << front + record.chopped(1) + ",\n\"rule\": {\"start\": \"a\", \"start\": \"b\"}}]}"
        << u"4:24: the member \"start\" occurs twice"_s;
    QTest::newRow("a duplicate list") << front + record + "],\n \"registrations\": []}"
                                      << u"4:2: the member \"registrations\" occurs twice"_s;
    QTest::newRow("before the records")
        << "{\"nidusRegistry\": 1,\n x \"registrations\": []}"_ba << u"2:3: "_s;
}

void TestJsonElements::reportsTheLineOfAnError()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, start);
    const auto read = readRegistryJson(text);
    QVERIFY(!read);
    const QString detail = QString::fromStdString(read.error().detail);
    QVERIFY2(detail.startsWith(start), qPrintable(detail));
}

void TestJsonElements::reportsTheFirstProblemOrANewerVersion()
{
    const QByteArray records = R"("registrations": [{"nid": "a", "kind": "formal", "state": "registered"},
        {"nid": "b", "kind": "formal", "state": "registered", "new": 1}, 3])";
    const auto problem = readRegistryJson("{\"nidusRegistry\": 1, " + records + '}');
    QCOMPARE(QString::fromStdString(problem.error().detail), u"/registrations/1/new: unknown member"_s);
    const auto number = readRegistryJson(R"({"nidusRegistry": 1, "registrations": [3]})");
    QCOMPARE(QString::fromStdString(number.error().detail), u"/registrations/0: expected an object"_s);
    const auto newer = readRegistryJson('{' + records + ", \"nidusRegistry\": 2}");
    QCOMPARE(QString::fromStdString(newer.error().detail), u"1:1: unknown format version 2; expected 1"_s);
}

void TestJsonElements::readsAFileLargerThanABlock()
{
    QByteArray text = "{\"nidusRegistry\": 1, \"registrations\": [";
    for (int i = 0; i < 20'000; ++i)
        text += (i == 0 ? "" : ",\n") + R"({"nid": "n)"_ba + QByteArray::number(i) +
                R"(", "kind": "formal", "state": "registered"})";
    text += "]}";
    Pieces pieces(text, 10'000);
    const auto read = readImportSource(pieces);
    QVERIFY2(read, read ? "" : read.error().detail.c_str());
    QVERIFY(read->file.format == FileFormat::RegistryJson);
    QVERIFY(read->bytes.empty());
    const RegistryContent content = std::get<ImportedRecords>(read->file.content).all().value();
    QCOMPARE(content.records.size(), 20'000);
    QCOMPARE(content.records.constLast().registration.nid, u"n19999"_s);
}

void TestJsonElements::limitsOneRecordOnly()
{
    const auto recordOf = [](qsizetype size) {
        return R"({"nid": "a", "kind": "formal", "state": "registered", "registrant": ")"_ba +
               QByteArray(size, 'a') + "\"}";
    };
    const auto documentOf = [](const QByteArray& records) {
        return "{\"nidusRegistry\": 1, \"registrations\": [" + records + "]}";
    };
    const QByteArray large = recordOf(kLargestRecordBytes * 2 / 5);
    QVERIFY(readRegistryJson(documentOf(large + ',' + large + ',' + large)).has_value());
    const auto tooLarge = readRegistryJson(documentOf(recordOf(kLargestRecordBytes)));
    QCOMPARE(tooLarge.error().code, kTooLarge);
    QCOMPARE(QString::fromStdString(tooLarge.error().detail), u"16 MiB per record"_s);
    const auto outside = readRegistryJson("{\"head\": \"" + QByteArray(kLargestRecordBytes, 'a') + "\"}");
    QCOMPARE(outside.error().code, kTooLarge);
}

NIDUS_TEST(tst_jsonelements, TestJsonElements)
#include "tst_jsonelements.moc"
