// SPDX-License-Identifier: Apache-2.0
#include "core/batch/blockreader.h"

#include "core/base/utf16.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>
#include <string>
#include <utility>

using namespace nidus;
using namespace nidus::batch;

namespace {

/// Returns all its bytes at once, and then fails.
class OneReadSource final : public base::ByteSource
{
public:
    explicit OneReadSource(std::string_view bytes) : m_rest(bytes) {}
    base::Result<std::size_t> read(std::span<char> into) override
    {
        if (m_rest.empty())
            return std::unexpected(base::Error{base::kFileNotReadable, "pipe", "gone"});
        std::ranges::copy(m_rest, into.begin());
        return std::exchange(m_rest, {}).size();
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

private:
    std::string_view m_rest;
};

} // namespace

class TestBlockReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void returnsALineAtOnce_data();
    void returnsALineAtOnce();
    void detectsUtf16WithoutFurtherBytes();
};

void TestBlockReader::returnsALineAtOnce_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("three bytes") << QByteArray("ab\n");
    QTest::newRow("a zero byte that is not of UTF-16") << QByteArray("ab\0\n", 4);
}

/// A slow pipe gets prompt answers.
void TestBlockReader::returnsALineAtOnce()
{
    QFETCH(const QByteArray, line);
    OneReadSource source({line.constData(), std::size_t(line.size())});
    BlockReader reader(source, InputKind::Lines, 64);
    const auto block = reader.next({});
    QVERIFY(block && *block);
    QCOMPARE((*block)->bytes(), std::string_view(line.constData(), std::size_t(line.size())));
    QVERIFY(!reader.next({}));
}

void TestBlockReader::detectsUtf16WithoutFurtherBytes()
{
    using namespace std::string_view_literals;
    constexpr std::string_view text = "u\0r\0n\0:\0"sv;
    static_assert(text.size() == 2 * base::kSurelyUtf16);
    for (const std::size_t size : {text.size() - 1, text.size()}) {
        OneReadSource source(text.substr(0, size));
        BlockReader reader(source, InputKind::Lines, 64);
        const auto block = reader.next({});
        QVERIFY(!block);
        QCOMPARE(block.error().code, size < text.size() ? base::kFileNotReadable : base::kNotUtf8);
    }
}

NIDUS_TEST(tst_blockreader, TestBlockReader)
#include "tst_blockreader.moc"
