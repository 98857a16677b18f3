// SPDX-License-Identifier: Apache-2.0
#include "core/base/unpackedsource.h"
#include "tests/core/base/packed.h"
#include "tests/testprogram.h"

#include <QTest>
#include <atomic>
#include <functional>
#include <string>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::test;

namespace {

/// What was read from a source until its end or a failure.
struct Drained
{
    std::string bytes;
    std::optional<Error> failure;
};

Drained drained(ByteSource& source, std::size_t step = 1000)
{
    Drained all;
    std::string piece(step, '\0');
    for (;;) {
        const Result<std::size_t> got = source.read(piece);
        if (!got)
            all.failure = got.error();
        if (!got || *got == 0)
            return all;
        all.bytes.append(piece, 0, *got);
    }
}

Drained unpacked(const std::string& packed, std::size_t step = 1000)
{
    UnpackedSource source(memoryByteSource(packed));
    return drained(source, step);
}

/// Returns text that does not compress well and exceeds the thread's buffers.
std::string manyLines()
{
    std::string text;
    for (std::uint64_t i = 0; text.size() < 3'000'000; ++i)
        text += "urn:example:" + std::to_string(i * 0x9E3779B97F4A7C15U) + '\n';
    return text;
}

/// A pipe that delivers its bytes one at a time, then stays open without more.
class StalledSource final : public ByteSource
{
public:
    explicit StalledSource(std::string bytes) : m_bytes(std::move(bytes)) {}
    Result<std::size_t> read(std::span<char> into) override
    {
        if (m_given == m_bytes.size() || into.empty())
            qFatal("a read that waits forever");
        into[0] = m_bytes[m_given++];
        return 1;
    }
    [[nodiscard]] bool isReady() const override { return m_given < m_bytes.size(); }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

private:
    std::string m_bytes;
    std::atomic<std::size_t> m_given = 0;
};

using Packer = std::function<std::string(std::string_view)>;

void addPackers()
{
    QTest::addColumn<Packer>("packer");
    QTest::newRow("gzip") << Packer(gzip);
    QTest::newRow("zstd") << Packer(zstd);
    QTest::newRow("xz") << Packer(xz);
}

} // namespace

class TestUnpackedSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesOtherBytesThrough_data();
    void passesOtherBytesThrough();
    void unpacks_data() { addPackers(); }
    void unpacks();
    void joinsMembers_data() { addPackers(); }
    void joinsMembers();
    void reportsTruncatedData_data() { addPackers(); }
    void reportsTruncatedData();
    void reportsDamage_data() { addPackers(); }
    void reportsDamage();
    void reportsTrailingGarbage_data() { addPackers(); }
    void reportsTrailingGarbage();
    void readsAndReleasesASlowPipe_data() { addPackers(); }
    void readsAndReleasesASlowPipe();
    void stopsBeforeEverythingIsRead_data() { addPackers(); }
    void stopsBeforeEverythingIsRead();
    void countsPackedBytes_data() { addPackers(); }
    void countsPackedBytes();
    void skipsZstdFrames();
    void ignoresZerosAfterGzip_data();
    void ignoresZerosAfterGzip();
    void namesWhatItDoesNotUnpack();
};

void TestUnpackedSource::passesOtherBytesThrough_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("lines") << QByteArray("urn:example:a\nurn:example:b\n");
    QTest::newRow("shorter than a mark") << QByteArray("a");
    QTest::newRow("the start of a mark") << QByteArray("\x1F\x8B");
    QTest::newRow("a mark except its end") << QByteArray("\xFD\x37\x7A\x58\x5A\x01 and more");
    QTest::newRow("B, like the start of bzip2") << QByteArray("BZh9 lines");
    QTest::newRow("P, like the start of a skippable frame") << QByteArray("P*M rest");
}

void TestUnpackedSource::passesOtherBytesThrough()
{
    QFETCH(QByteArray, bytes);
    for (const std::size_t step : {1U, 4U, 1000U}) {
        const Drained all = unpacked(bytes.toStdString(), step);
        QVERIFY(!all.failure);
        QCOMPARE(all.bytes, bytes.toStdString());
    }
}

void TestUnpackedSource::namesWhatItDoesNotUnpack()
{
    const auto detailOf = [](const std::string& packed) {
        const Drained all = unpacked(packed);
        return all.failure && all.bytes.empty() ? all.failure->detail : std::string();
    };
    const std::string twice = "compressed twice; decompress it once first";
    QCOMPARE(detailOf(gzip(gzip("urn:example:a\n"))), twice);
    QCOMPARE(detailOf(xz(zstd("urn:example:a\n"))), twice);
    QVERIFY(detailOf("BZh91AY&SY").starts_with("bzip2 is not supported"));
    QVERIFY(detailOf("PK\x03\x04 rest").starts_with("zip is not supported"));
    QVERIFY(detailOf("7z\xBC\xAF\x27\x1C rest").starts_with("7z is not supported"));
}

void TestUnpackedSource::unpacks()
{
    QFETCH(Packer, packer);
    const std::string text = manyLines();
    for (const std::string& content : {std::string(), std::string("urn:example:a\n"), text}) {
        const Drained all = unpacked(packer(content));
        QVERIFY(!all.failure);
        QVERIFY(all.bytes == content);
    }
    QCOMPARE(unpacked(packer("abc"), 1).bytes, std::string("abc"));
}

void TestUnpackedSource::joinsMembers()
{
    QFETCH(Packer, packer);
    const Drained all = unpacked(packer("urn:example:a\nurn:") + packer("") + packer("example:b\n"));
    QVERIFY(!all.failure);
    QCOMPARE(all.bytes, std::string("urn:example:a\nurn:example:b\n"));
}

void TestUnpackedSource::reportsTruncatedData()
{
    QFETCH(Packer, packer);
    const std::string packed = packer(manyLines());
    for (const std::size_t size : {std::size_t{8}, packed.size() / 2, packed.size() - 1}) {
        const Drained all = unpacked(packed.substr(0, size));
        QVERIFY(all.failure.has_value());
        QCOMPARE(all.failure->code, base::kBadFormat);
        QVERIFY(all.failure->detail.ends_with("unexpected end of data"));
        QVERIFY(manyLines().starts_with(all.bytes));
        QVERIFY(all.bytes.size() > size || size == 8);
    }
}

void TestUnpackedSource::reportsDamage()
{
    QFETCH(Packer, packer);
    std::string packed = packer(manyLines());
    for (std::size_t i = packed.size() / 2; i < packed.size() / 2 + 64; ++i)
        packed[i] = static_cast<char>(~packed[i]);
    const Drained all = unpacked(packed);
    QVERIFY(all.failure.has_value());
    QCOMPARE(all.failure->code, base::kBadFormat);
    QVERIFY(all.bytes.size() > 100'000);
}

void TestUnpackedSource::reportsTrailingGarbage()
{
    QFETCH(Packer, packer);
    const Drained all = unpacked(packer("urn:example:a\n") + "garbage of sixteen");
    QVERIFY(all.failure.has_value());
    QCOMPARE(all.failure->code, base::kBadFormat);
    QCOMPARE(all.bytes, std::string("urn:example:a\n"));
}

void TestUnpackedSource::readsAndReleasesASlowPipe()
{
    QFETCH(Packer, packer);
    UnpackedSource source(std::make_unique<StalledSource>(packer("urn:example:a\n")));
    std::string piece(100, '\0');
    const Result<std::size_t> got = source.read(piece);
    QVERIFY(got && *got > 0);
    QVERIFY(std::string_view("urn:example:a\n").starts_with(piece.substr(0, *got)));
} // the thread waits for more input, and ends

void TestUnpackedSource::stopsBeforeEverythingIsRead()
{
    QFETCH(Packer, packer);
    const std::string packed = packer(manyLines());
    UnpackedSource source(memoryByteSource(packed));
    std::string piece(10, '\0');
    QVERIFY(source.read(piece).has_value());
} // the thread waits for a free buffer, and ends

void TestUnpackedSource::countsPackedBytes()
{
    QFETCH(Packer, packer);
    const std::string packed = packer(manyLines());
    UnpackedSource source(memoryByteSource(packed));
    QCOMPARE(source.size(), std::uint64_t{packed.size()});
    std::string piece(10, '\0');
    QVERIFY(source.read(piece).has_value());
    QVERIFY(source.isPacked());
    QVERIFY(source.progressAt(10) < packed.size());
    const Drained rest = drained(source);
    QVERIFY(source.progressAt(rest.bytes.size() + 10) <= packed.size());
    QVERIFY(source.progressAt(rest.bytes.size() + 10) > packed.size() / 2);
}

/// As written by programs that compress on several processors.
void TestUnpackedSource::ignoresZerosAfterGzip_data()
{
    QTest::addColumn<std::size_t>("zeros");
    for (const std::size_t zeros : {1U, 512U, 65'535U, 65'536U, 1'000'000U})
        QTest::addRow("%zu", zeros) << zeros;
}

/// As "gzip -d" does, for a file that fills whole blocks.
void TestUnpackedSource::ignoresZerosAfterGzip()
{
    QFETCH(const std::size_t, zeros);
    const std::string padded = gzip("urn:example:a\n") + std::string(zeros, '\0');
    const Drained all = unpacked(padded);
    QVERIFY(!all.failure);
    QCOMPARE(all.bytes, std::string("urn:example:a\n"));
    QCOMPARE(unpacked(padded + gzip("b\n")).bytes, std::string("urn:example:a\nb\n"));
    QVERIFY(unpacked(padded + "more").failure.has_value()); // not only zeros
    QVERIFY(unpacked(gzip("a").substr(0, 12) + std::string(zeros, '\0')).failure.has_value());
}

void TestUnpackedSource::skipsZstdFrames()
{
    const Drained all = unpacked(std::string("\x50\x2A\x4D\x18\x02\x00\x00\x00xy", 10) + zstd("abc"));
    QVERIFY(!all.failure);
    QCOMPARE(all.bytes, std::string("abc"));
}

NIDUS_TEST(tst_unpackedsource, TestUnpackedSource)
#include "tst_unpackedsource.moc"
