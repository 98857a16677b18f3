// SPDX-License-Identifier: Apache-2.0
#include "core/base/wholefile.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>

using namespace nidus;
using namespace nidus::base;

class TestWholeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsUpToItsLimit();
    void readsOnlyRegularFiles_data();
    void readsOnlyRegularFiles();
    void followsLinksUnlessTheFileIsItsOwn();
    void readsTheRestOfASource();

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    [[nodiscard]] std::string written(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path(name)
                                                                                    : std::string();
    }

    QTemporaryDir m_folder;
};

void TestWholeFile::readsUpToItsLimit()
{
    constexpr std::size_t size = 200'000; // more than one block
    const std::string file = written("file", QByteArray(qsizetype{size}, 'x'));
    QCOMPARE(readWholeFile(file, size)->size(), size);
    QCOMPARE(readWholeFile(file, size), std::string(size, 'x'));
    QCOMPARE(readWholeFile(file, size - 1), std::unexpected(Error{kTooLarge, file, "195 KiB"}));
    QCOMPARE(tooLarge(file, std::size_t{3} << 20), (Error{kTooLarge, file, "3 MiB"}));
    QCOMPARE(readWholeFile(written("empty", {}), 0), std::string());
    QCOMPARE(readFileStart(file, size / 2)->size(), size / 2);
    QCOMPARE(readFileStart(file, size * 2)->size(), size);
    QCOMPARE(readWholeFile(path("absent"), 1).error().code, kFileNotFound);
}

void TestWholeFile::readsOnlyRegularFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("endless") << QStringLiteral("/dev/zero");
    QTest::newRow("empty device") << QStringLiteral("/dev/null");
    QTest::newRow("pipe") << m_folder.filePath(QStringLiteral("pipe"));
    QTest::newRow("folder") << m_folder.path();
    if (!QFile::exists(m_folder.filePath(QStringLiteral("pipe"))))
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
}

void TestWholeFile::readsOnlyRegularFiles()
{
    QFETCH(const QString, path);
    const auto read = readWholeFile(path.toStdString(), 100);
    QVERIFY(!read.has_value());
    QCOMPARE(read.error(), (Error{kFileNotReadable, path.toStdString(), "not a regular file"}));
}

void TestWholeFile::followsLinksUnlessTheFileIsItsOwn()
{
    const std::string file = written("target", "bytes");
    QVERIFY(QFile::link(QString::fromStdString(file), QString::fromStdString(path("link"))));
    QCOMPARE(readWholeFile(path("link"), 10), std::string("bytes"));
    QCOMPARE(readWholeFile(path("link"), 10, system::OpenWay::ReadOwn).error().code, kFileNotReadable);
    QCOMPARE(readWholeFile(file, 10, system::OpenWay::ReadOwn), std::string("bytes"));
}

void TestWholeFile::readsTheRestOfASource()
{
    QCOMPARE(readWhole(*memoryByteSource("bytes"), "-", 5), std::string("bytes"));
    const auto zeros = openByteSource("/dev/zero");
    QVERIFY(zeros.has_value());
    QCOMPARE(readWhole(**zeros, "-", 4096), std::unexpected(Error{kTooLarge, "-", "4 KiB"}));
}

NIDUS_TEST(tst_wholefile, TestWholeFile)

#include "tst_wholefile.moc"
