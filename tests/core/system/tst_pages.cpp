// SPDX-License-Identifier: Apache-2.0
#include "core/system/pages.h"

#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <new>
#include <vector>

using namespace nidus;
using namespace nidus::system;

class TestPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areZeroedAndMovable();
    void reportOutOfMemory();
    void tablesAreAligned();
};

void TestPages::areZeroedAndMovable()
{
    constexpr std::size_t kSize = 10'000; // not a whole number of pages
    QVERIFY(Pages().bytes().empty());
    QVERIFY(Pages(0).bytes().empty());
    Pages pages(kSize);
    const std::span<std::byte> bytes = pages.bytes();
    QCOMPARE(bytes.size(), kSize);
    QVERIFY(std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; }));
    bytes.back() = std::byte{7};
    Pages taken(std::move(pages));
    QCOMPARE(taken.bytes().data(), bytes.data());
    Pages others(1);
    others = std::move(taken);
    QCOMPARE(others.bytes().size(), kSize);
    QVERIFY(others.bytes().back() == std::byte{7});
}

void TestPages::reportOutOfMemory()
{
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc, Pages(std::numeric_limits<std::size_t>::max() / 2));
}

void TestPages::tablesAreAligned()
{
    for (const std::size_t count : {std::size_t{1}, std::size_t{1'000}, std::size_t{3'000'000}}) {
        std::vector<std::uint64_t, TableAllocator<std::uint64_t>> table(count, 7);
        const auto begin = std::bit_cast<std::uintptr_t>(table.data());
        QCOMPARE(begin % (count < 500'000 ? 64 : std::size_t{2} << 20), 0U);
        table.push_back(8); // in a copy that is larger
        QCOMPARE(table.front(), 7U);
        QCOMPARE(table.back(), 8U);
    }
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // which end the process instead
    QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                             static_cast<void>(allocateTable(std::numeric_limits<std::size_t>::max() / 2)));
#endif
}

NIDUS_TEST(tst_pages, TestPages)
#include "tst_pages.moc"
