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

class TestByteHash : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyByteOfEveryLengthCounts();
    void bitsAreSpread();
};

namespace {

std::pair<std::uint64_t, std::uint64_t> hashed(std::string_view text)
{
    // In a block of its own size, so that a sanitizer notices a read behind the text.
    const auto exact = std::make_unique<char[]>(text.size());
    std::ranges::copy(text, exact.get());
    const ByteHash hash = hashBytes({exact.get(), text.size()});
    return {hash.first, hash.second};
}

} // namespace

void TestByteHash::everyByteOfEveryLengthCounts()
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

void TestByteHash::bitsAreSpread()
{
    // A table looks at the lower bits only: 65,536 keys that hardly differ have to meet most of 65,536 slots
    // (63 % when thrown at random).
    constexpr unsigned kKeys = 0x10000;
    std::set<std::uint64_t> slots;
    for (unsigned i = 0; i < kKeys; ++i)
        slots.insert(hashBytes("urn:example:" + std::to_string(i)).first & (kKeys - 1));
    QVERIFY2(slots.size() > kKeys * 62 / 100, qPrintable(QString::number(slots.size())));
}

NIDUS_TEST(tst_bytehash, TestByteHash)
#include "tst_bytehash.moc"
