// SPDX-License-Identifier: Apache-2.0
#include "core/base/utf16.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace std::string_view_literals;

class TestUtf16 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheEncoding_data();
    void namesTheEncoding();
};

void TestUtf16::namesTheEncoding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char* tag, std::string_view bytes, const char* name) {
        QTest::newRow(tag) << QByteArray(bytes.data(), qsizetype(bytes.size())) << QByteArray(name);
    };
    row("mark, little endian", "\xFF\xFEu\0"sv, "UTF-16");
    row("mark, big endian", "\xFE\xFF\0u"sv, "UTF-16");
    row("UTF-32, little endian", "\xFF\xFE\0\0u\0\0\0"sv, "UTF-32");
    row("UTF-32, big endian", "\0\0\xFE\xFF\0\0\0u"sv, "UTF-32");
    row("no mark, little endian", "u\0r\0n\0:\0"sv, "UTF-16LE");
    row("no mark, big endian", "\0u\0r\0n\0:"sv, "UTF-16BE");
    row("line ends", "\r\0\n\0u\0r\0"sv, "UTF-16LE");
    row("too short to be sure", "u\0r\0n\0"sv, "");
    row("UTF-8", "urn:example:a"sv, "");
    row("UTF-8 with its mark", "\xEF\xBB\xBFurn:example:a"sv, "");
    row("zero bytes in between", "u\0rn:example:a"sv, "");
    row("zero bytes only", "\0\0\0\0\0\0\0\0"sv, "");
    row("empty", ""sv, "");
}

void TestUtf16::namesTheEncoding()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, name);
    QCOMPARE(QByteArray::fromStdString(std::string(utf16Name(bytes.toStdString()))), name);
}

NIDUS_TEST(tst_utf16, TestUtf16)
#include "tst_utf16.moc"
