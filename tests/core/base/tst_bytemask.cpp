// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytemask.h"
#include "tests/testprogram.h"

#include <QTest>

#include <string>

using namespace nidus;
using namespace nidus::base;

class TestByteMask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setsABitForEachMember_data();
    void setsABitForEachMember();
    void includesBothEndsOfARange();
};

void TestByteMask::setsABitForEachMember_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64})
        QTest::addRow("%d bytes", size) << size;
}

void TestByteMask::setsABitForEachMember()
{
    QFETCH(int, size);
    // Every position alone, between bytes outside the text that are also members.
    for (int at = 0; at < size; ++at) {
        std::string around(static_cast<std::size_t>(size) + 2, '-');
        const std::string_view text = std::string_view(around).substr(1, static_cast<std::size_t>(size));
        std::fill(around.begin() + 1, around.end() - 1, 'x');
        around[static_cast<std::size_t>(at) + 1] = '-';
        const std::uint64_t mask = maskOf(text, [](Bytes16 bytes) { return bytemask::equal(bytes, '-'); });
        QCOMPARE(mask, std::uint64_t{1} << at);
    }
}

void TestByteMask::includesBothEndsOfARange()
{
    std::string bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += static_cast<char>(byte);
    for (std::size_t start = 0; start < bytes.size(); start += kMaskWidth) {
        const std::string_view text = std::string_view(bytes).substr(start, kMaskWidth);
        const std::uint64_t digits =
            maskOf(text, [](Bytes16 some) { return bytemask::between(some, '0', '9'); });
        const std::uint64_t high =
            maskOf(text, [](Bytes16 some) { return bytemask::between(some, '\x80', '\xFF'); });
        QCOMPARE(digits, start == 0 ? std::uint64_t{0x3FF} << 48U : 0);
        QCOMPARE(high, start < 128 ? 0 : ~std::uint64_t{0});
    }
}

NIDUS_TEST(tst_bytemask, TestByteMask)
#include "tst_bytemask.moc"
