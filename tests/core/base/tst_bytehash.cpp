// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytehash.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

using namespace nidus;
using namespace nidus::base;

class TestByteHash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyByteOfEveryLengthMatters();
    void positionsOfPiecesMatter();
    void bitsAreSpread();
};

namespace {

std::pair<std::uint64_t, std::uint64_t> hashed(std::string_view text)
{
    // In a block of exactly its size, so that a sanitizer detects reads past the end.
    const auto exact = std::make_unique<char[]>(text.size());
    std::ranges::copy(text, exact.get());
    const ByteHash hash = hashBytes({exact.get(), text.size()});
    return {hash.first, hash.second};
}

} // namespace

void TestByteHash::everyByteOfEveryLengthMatters()
{
    std::set<std::uint64_t> first;
    std::set<std::uint64_t> second;
    std::size_t texts = 0;
    const auto add = [&](const std::string& text) {
        const auto hash = hashed(text);
        QCOMPARE(hashed(text), hash);
        first.insert(hash.first);
        second.insert(hash.second);
        ++texts;
    };
    for (std::size_t length = 0; length <= 70; ++length) {
        const std::string text(length, 'a');
        add(text);
        for (std::size_t at = 0; at < length; ++at) {
            for (const char other : {'b', '\0', '\xFF'}) {
                std::string changed = text;
                changed[at] = other;
                add(changed);
            }
        }
    }
    QCOMPARE(first.size(), texts);
    QCOMPARE(second.size(), texts);
}

void TestByteHash::positionsOfPiecesMatter()
{
    // Pieces of 16 bytes, and words of 8, that are swapped.
    for (const std::size_t length : {32U, 48U, 64U, 96U, 160U}) {
        std::string text;
        for (std::size_t i = 0; i < length; ++i)
            text += static_cast<char>('!' + i % 90);
        std::set<std::pair<std::uint64_t, std::uint64_t>> hashes{hashed(text)};
        std::size_t texts = 1;
        for (const std::size_t size : {8U, 16U}) {
            for (std::size_t a = 0; a + size <= length; a += size) {
                for (std::size_t b = a + size; b + size <= length; b += size) {
                    std::string swapped = text;
                    std::swap_ranges(swapped.begin() + std::ptrdiff_t(a),
                                     swapped.begin() + std::ptrdiff_t(a + size),
                                     swapped.begin() + std::ptrdiff_t(b));
                    hashes.insert(hashed(swapped));
                    ++texts;
                }
            }
        }
        QCOMPARE(hashes.size(), texts);
    }
}

void TestByteHash::bitsAreSpread()
{
    // A table uses only the lower bits: 65,536 similar keys must reach most of 65,536 slots (63 % if placed
    // at random).
    constexpr unsigned kKeys = 0x10000;
    std::set<std::uint64_t> slots;
    for (unsigned i = 0; i < kKeys; ++i)
        slots.insert(hashBytes("urn:example:" + std::to_string(i)).first & (kKeys - 1));
    QVERIFY2(slots.size() > kKeys * 62 / 100, qPrintable(QString::number(slots.size())));
}

NIDUS_TEST(tst_bytehash, TestByteHash)
#include "tst_bytehash.moc"
