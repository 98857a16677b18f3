// SPDX-License-Identifier: Apache-2.0
#include "core/system/openfile.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <span>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace nidus;
using namespace nidus::system;

/// Failing calls are tested by tst_failingcalls.
class TestOpenFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasWritten();
    void readsAFileWithoutAName();
    void replacesItsContents();
    void rejectsOtherKindsOfFiles();
    void opensOnlyFilesOfItsOwn();
    void opensOnlyFoldersOfItsOwn();
    void appendsToANewOrAnExistingFile();
    void isForItsOwnerOnly();
    void locksOutOthers();
    void closesOnlyOwnedFiles();

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

void TestOpenFile::readsWhatWasWritten()
{
    auto written = OpenFile::open(path("written"), OpenWay::MakeNew);
    QVERIFY(written.has_value());
    QVERIFY(!written->write("urn:example:a"));
    QVERIFY(!written->sync());
    written->close();
    const auto file = OpenFile::open(path("written"), OpenWay::Read);
    QVERIFY(file.has_value());
    const auto facts = file->facts();
    QVERIFY(facts.has_value());
    QVERIFY(facts->isRegular && !facts->isFolder);
    QCOMPARE(facts->size, 13U);
    std::array<char, 20> bytes{};
    QCOMPARE(file->read(bytes).value_or(0), std::size_t{13});
    QCOMPARE(QByteArray(bytes.data()), QByteArray("urn:example:a"));
    QCOMPARE(file->read(bytes).value_or(1), std::size_t{0});
    QVERIFY(!file->isTerminal());
}

void TestOpenFile::readsAFileWithoutAName()
{
    const QTemporaryDir folder;
    const auto file = OpenFile::makeNameless(folder.path().toStdString());
    QVERIFY(file.has_value());
    QVERIFY(QDir(folder.path()).isEmpty());
    QVERIFY(!file->write("urn:example:a"));
    std::array<char, 7> bytes{};
    QVERIFY(!file->readAt(bytes, 4));
    QCOMPARE(QByteArray(bytes.data(), 7), QByteArray("example"));
    QVERIFY(!file->write("b")); // after the bytes already written
    QVERIFY(!file->readAt(std::span(bytes).first(2), 12));
    QCOMPARE(QByteArray(bytes.data(), 2), QByteArray("ab"));
    QVERIFY(file->readAt(bytes, 8)); // the file ends first
    QVERIFY(!OpenFile::makeNameless(path("nowhere")).has_value());
}

void TestOpenFile::replacesItsContents()
{
    const auto file = OpenFile::open(path("replaced"), OpenWay::UpdateOrMake);
    QVERIFY(file.has_value());
    QVERIFY(!file->replaceContents("long contents"));
    QVERIFY(!file->replaceContents("short"));
    const auto more = OpenFile::open(path("replaced"), OpenWay::Append);
    QVERIFY(more.has_value());
    QVERIFY(!more->write("er"));
    QFile whole(m_folder.filePath(QStringLiteral("replaced")));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QCOMPARE(whole.readAll(), QByteArray("shorter"));
}

void TestOpenFile::rejectsOtherKindsOfFiles()
{
    QVERIFY(OpenFile::open(path("there"), OpenWay::MakeNew).has_value());
    QVERIFY(
        QFile::link(m_folder.filePath(QStringLiteral("there")), m_folder.filePath(QStringLiteral("link"))));
    QCOMPARE(OpenFile::open(path("there"), OpenWay::MakeNew).error(), std::errc::file_exists);
    QCOMPARE(OpenFile::open(path("there"), OpenWay::ReadFolder).error(), std::errc::not_a_directory);
    QCOMPARE(OpenFile::open(path("absent"), OpenWay::Update).error(), std::errc::no_such_file_or_directory);
    QCOMPARE(OpenFile::open(path("absent"), OpenWay::ReadOwn).error(), std::errc::no_such_file_or_directory);
    const auto folder = OpenFile::open(path("."), OpenWay::Read);
    QVERIFY(folder.has_value() && folder->facts().has_value());
    QVERIFY(folder->facts()->isFolder && !folder->facts()->isRegular);
}

/// Each way of opening a regular file fails at once on what is not one.
void TestOpenFile::opensOnlyFilesOfItsOwn()
{
    QVERIFY(OpenFile::open(path("target"), OpenWay::MakeNew).has_value());
    QCOMPARE(::symlink("target", path("symbolic").c_str()), 0);
    QCOMPARE(::symlink("nowhere", path("dangling").c_str()), 0);
    QVERIFY(OpenFile::open(path("linked"), OpenWay::MakeNew).has_value());
    QCOMPARE(::link(path("linked").c_str(), path("hard").c_str()), 0);
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("folder")));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), m_folder.filePath(QStringLiteral("zero"))));
    constexpr std::array writing{OpenWay::Update, OpenWay::UpdateOrMake, OpenWay::AppendOrMake};
    for (const char* const name : {"symbolic", "dangling", "hard", "pipe", "folder", "zero"}) {
        for (const OpenWay way : writing)
            QCOMPARE(OpenFile::open(path(name), way).error(), std::errc::operation_not_supported);
    }
    for (const char* const name : {"symbolic", "dangling", "pipe", "folder", "zero"})
        QCOMPARE(OpenFile::open(path(name), OpenWay::ReadOwn).error(), std::errc::operation_not_supported);
    for (const char* const name : {"pipe", "folder", "zero"})
        QCOMPARE(OpenFile::open(path(name), OpenWay::ReadRegular).error(),
                 std::errc::operation_not_supported);
    QVERIFY(OpenFile::open(path("hard"), OpenWay::ReadOwn).has_value());
    QVERIFY(OpenFile::open(path("symbolic"), OpenWay::ReadRegular).has_value());
    QCOMPARE(OpenFile::open(path("dangling"), OpenWay::ReadRegular).error(),
             std::errc::no_such_file_or_directory);
    QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("nowhere"))));
}

void TestOpenFile::opensOnlyFoldersOfItsOwn()
{
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("own folder")));
    QCOMPARE(::symlink("own folder", path("link to folder").c_str()), 0);
    QVERIFY(OpenFile::open(path("own folder"), OpenWay::ReadOwnFolder).has_value());
    QVERIFY(OpenFile::open(path("link to folder"), OpenWay::ReadFolder).has_value());
    QCOMPARE(OpenFile::open(path("link to folder"), OpenWay::ReadOwnFolder).error(),
             std::errc::not_a_directory);
}

void TestOpenFile::appendsToANewOrAnExistingFile()
{
    for (const char* const bytes : {"one", "two"}) {
        const auto file = OpenFile::open(path("appended"), OpenWay::AppendOrMake);
        QVERIFY(file.has_value() && !file->write(bytes));
    }
    QFile whole(m_folder.filePath(QStringLiteral("appended")));
    QVERIFY(whole.open(QIODevice::ReadOnly));
    QCOMPARE(whole.readAll(), QByteArray("onetwo"));
    QVERIFY(!whole.permissions().testAnyFlags(QFileDevice::ReadGroup | QFileDevice::ReadOther));
}

void TestOpenFile::isForItsOwnerOnly()
{
    constexpr QFileDevice::Permissions others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    const auto own = OpenFile::open(path("own"), OpenWay::MakeNewForOwner);
    QVERIFY(own.has_value());
    QVERIFY(!QFileInfo(m_folder.filePath(QStringLiteral("own"))).permissions().testAnyFlags(others));
    QFile open(m_folder.filePath(QStringLiteral("open")));
    QVERIFY(open.open(QIODevice::WriteOnly));
    QVERIFY(open.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther));
    own->copyAccessFrom(path("open"));
    QCOMPARE(QFileInfo(m_folder.filePath(QStringLiteral("own"))).permissions() & others,
             QFileDevice::Permissions(QFileDevice::ReadOther));
}

void TestOpenFile::locksOutOthers()
{
    auto first = OpenFile::open(path("locked"), OpenWay::UpdateOrMake);
    const auto second = OpenFile::open(path("locked"), OpenWay::Update);
    QVERIFY(first.has_value() && second.has_value());
    QVERIFY(first->tryLock(true));
    QVERIFY(second->tryLock(true));
    QVERIFY(!second->tryLock());
    first->close();
    QVERIFY(second->tryLock());
}

void TestOpenFile::closesOnlyOwnedFiles()
{
    auto own = OpenFile::open(path("kept"), OpenWay::MakeNew);
    QVERIFY(own.has_value());
    {
        const OpenFile borrowed = OpenFile::borrowed(own->descriptor());
        QVERIFY(borrowed.facts().has_value());
    }
    QVERIFY(own->facts().has_value());
    const int descriptor = own->descriptor();
    OpenFile moved = *std::move(own);
    moved.close();
    QVERIFY(!moved);
    QCOMPARE(OpenFile::borrowed(descriptor).facts().error(), std::errc::bad_file_descriptor);
}

NIDUS_TEST(tst_openfile, TestOpenFile)

#include "tst_openfile.moc"
