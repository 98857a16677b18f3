// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "tests/testprogram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <cstdint>
#include <limits>
#include <string>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::exchange;

/// The building blocks of machine-readable formats.
class TestLineFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotesCsvFields_data();
    void quotesCsvFields();
    void keepsAFieldOnOneLine();
    void countsColumnsInCharacters_data();
    void countsColumnsInCharacters();
    void writesTokensWithoutSpaces();
    void writesNumbersOfEveryType();
    void writesTextThatJsonReadsBack_data();
    void writesTextThatJsonReadsBack();
    void escapesUrns_data();
    void escapesUrns();
};

void TestLineFormat::quotesCsvFields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("plain") << QByteArray("urn:a-b:c") << QByteArray("urn:a-b:c");
    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("RFC 4180 comma") << QByteArray("a,b") << QByteArray("\"a,b\"");
    QTest::newRow("RFC 4180 quotation mark") << QByteArray("a\"b") << QByteArray("\"a\"\"b\"");
    QTest::newRow("formula =") << QByteArray("=1+1") << QByteArray("\"'=1+1\"");
    QTest::newRow("formula @") << QByteArray("@x") << QByteArray("\"'@x\"");
    QTest::newRow("formula -") << QByteArray("-1") << QByteArray("\"'-1\"");
}

void TestLineFormat::quotesCsvFields()
{
    QFETCH(QByteArray, field);
    QFETCH(QByteArray, expected);
    std::string out;
    appendCsvField(out, field.toStdString());
    QCOMPARE(QByteArray::fromStdString(out), expected);
}

void TestLineFormat::keepsAFieldOnOneLine()
{
    std::string out;
    appendField(out, u"a\tb\r\nc"_s);
    QCOMPARE(QByteArray::fromStdString(out), QByteArray("a b  c"));
}

void TestLineFormat::countsColumnsInCharacters_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("column");
    QTest::newRow("start") << QByteArray("abc") << 0 << 1;
    QTest::newRow("ASCII") << QByteArray("abc") << 2 << 3;
    QTest::newRow("after two bytes of one character") << QByteArray("\xC3\xA9x") << 2 << 2;
    QTest::newRow("after four bytes of one character") << QByteArray("\xF0\x9F\x98\x80x") << 4 << 2;
    QTest::newRow("after the end") << QByteArray("ab") << 9 << 3;
}

void TestLineFormat::countsColumnsInCharacters()
{
    QFETCH(QByteArray, line);
    QFETCH(int, offset);
    QFETCH(int, column);
    QCOMPARE(int(columnAt(line.toStdString(), std::size_t(offset))), column);
}

void TestLineFormat::writesTokensWithoutSpaces()
{
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("a");
    json.number(18446744073709551615U);
    json.key("b");
    json.beginArray();
    json.null();
    json.boolean(true);
    json.beginObject();
    json.endObject();
    json.text(std::string_view("x"));
    json.endArray();
    json.key("c");
    json.textOrNull({});
    json.endObject();
    QCOMPARE(QByteArray::fromStdString(out),
             QByteArray(R"({"a":18446744073709551615,"b":[null,true,{},"x"],"c":null})"));
}

/// A negative number is not written as a large one.
void TestLineFormat::writesNumbersOfEveryType()
{
    std::string out;
    JsonWriter json(out);
    json.beginArray();
    json.number(-3);
    json.number(0);
    json.number(2'147'483'647);
    json.number(std::numeric_limits<qint64>::min());
    json.number(std::numeric_limits<qint64>::max());
    json.number(std::numeric_limits<std::uint64_t>::max());
    json.endArray();
    QCOMPARE(QByteArray::fromStdString(out), QByteArray("[-3,0,2147483647,-9223372036854775808,"
                                                        "9223372036854775807,18446744073709551615]"));
}

void TestLineFormat::writesTextThatJsonReadsBack_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotation mark and backslash") << u"a\"b\\c"_s;
    QTest::newRow("line ends and tab") << u"a\r\n\tb"_s;
    QTest::newRow("control characters") << u"\u0000\u0001\u001f\u007f"_s;
    QTest::newRow("beyond ASCII") << u"é模😀"_s;
}

void TestLineFormat::writesTextThatJsonReadsBack()
{
    QFETCH(QString, text);
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("t");
    json.text(text);
    json.endObject();
    QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(out)).object().value(u"t"_s).toString(), text);
}

void TestLineFormat::escapesUrns_data()
{
    QTest::addColumn<QByteArray>("urn");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<bool>("escaped");
    QTest::newRow("plain") << QByteArray("urn:a:b~!") << u"urn:a:b~!"_s << false;
    QTest::newRow("quotation mark is printable") << QByteArray("urn:a:\"") << u"urn:a:\""_s << false;
    QTest::newRow("space") << QByteArray("urn:a: ") << u"urn:a:\\x20"_s << true;
    QTest::newRow("backslash") << QByteArray("a\\b") << u"a\\x5Cb"_s << true;
    QTest::newRow("not UTF-8") << QByteArray("a\xFF") << u"a\\xFF"_s << true;
    QTest::newRow("several") << QByteArray("a b\"\\ \xFF") << u"a\\x20b\"\\x5C\\x20\\xFF"_s << true;
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << u"a\\x00b"_s << true;
}

void TestLineFormat::escapesUrns()
{
    QFETCH(QByteArray, urn);
    QFETCH(QString, shown);
    QFETCH(bool, escaped);
    std::string out;
    JsonWriter json(out);
    json.beginObject();
    json.key("u");
    QCOMPARE(json.urn(urn.toStdString()), escaped);
    json.endObject();
    QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(out)).object().value(u"u"_s).toString(),
             shown);
}

NIDUS_TEST(tst_lineformat, TestLineFormat)
#include "tst_lineformat.moc"
