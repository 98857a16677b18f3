// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytesource.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <string>

using namespace nidus;
using namespace nidus::base;

namespace {

/// Returns all bytes of a source, read in pieces of `step`.
std::string drain(ByteSource& source, std::size_t step)
{
    std::string bytes;
    std::string piece(step, '\0');
    for (;;) {
        const Result<std::size_t> got = source.read(piece);
        if (!got || *got == 0)
            return bytes;
        bytes.append(piece, 0, *got);
    }
}

} // namespace

class TestByteSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsMemoryInPieces();
    void readsAFileAndItsSize();
    void reportsWhyAFileCannotBeRead();
};

void TestByteSource::readsMemoryInPieces()
{
    const std::unique_ptr<ByteSource> source = memoryByteSource("urn:example:a\nurn:example:b");
    QCOMPARE(source->size(), std::uint64_t{27});
    QCOMPARE(drain(*source, 4), std::string("urn:example:a\nurn:example:b"));
    std::array<char, 4> more{};
    QCOMPARE(source->read(more).value(), std::size_t{0});
}

void TestByteSource::readsAFileAndItsSize()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("list.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("urn:example:a\n\0b", 16);
    file.close();
    const auto source = openByteSource(path.toStdString());
    QVERIFY(source.has_value());
    QCOMPARE((*source)->size(), std::uint64_t{16});
    QCOMPARE(drain(**source, 5), std::string("urn:example:a\n\0b", 16));
}

void TestByteSource::reportsWhyAFileCannotBeRead()
{
    const QTemporaryDir folder;
    const std::string missing = folder.filePath(QStringLiteral("missing")).toStdString();
    const auto absent = openByteSource(missing);
    QVERIFY(!absent.has_value());
    QCOMPARE(absent.error().code, base::kFileNotFound);
    QCOMPARE(absent.error().subject, missing);
    QVERIFY(!absent.error().detail.empty());

    const auto directory = openByteSource(folder.path().toStdString());
    QVERIFY(!directory.has_value());
    QCOMPARE(directory.error().code, base::kFileNotReadable);
}

NIDUS_TEST(tst_bytesource, TestByteSource)
#include "tst_bytesource.moc"
