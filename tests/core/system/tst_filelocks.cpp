// SPDX-License-Identifier: Apache-2.0
#include "core/system/filelocks.h"

#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <fcntl.h>
#include <utility>

using namespace nidus::system;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMode = 0600;

/// A lock of the byte at `offset`.
struct flock lockOf(short type, off_t offset)
{
    struct flock lock{};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = offset;
    lock.l_len = 1;
    lock.l_pid = 7; // callers leave it undefined
    return lock;
}

bool sets(int descriptor, short type, off_t offset = 0)
{
    struct flock lock = lockOf(type, offset);
    return controlLockable(descriptor, F_SETLK, &lock) == 0;
}

} // namespace

/// Locks that this process keeps until its last descriptor of the file is closed.
class TestFileLocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void surviveOtherDescriptors();
    void areSharedByTheDescriptorsOfAFile();
    void endWithTheLastDescriptor();
    void becomeExclusiveAfterAReader();
    void conflictWithOtherPrograms();
    void passOtherCommandsOn() const;
    void reportErrors();

private:
    [[nodiscard]] int open(int flags) const
    {
        return openLockable(m_path.constData(), flags | O_CLOEXEC, kMode);
    }
    /// Which lock another program finds on the byte at `offset`.
    [[nodiscard]] short found(off_t offset = 0) const;

    QTemporaryDir m_folder;
    QByteArray m_path;
    int m_first = -1;
    int m_second = -1;
};

void TestFileLocks::init()
{
    m_path = QFile::encodeName(m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())));
    m_first = open(O_RDWR | O_CREAT);
    m_second = open(O_RDWR);
    QVERIFY(m_first >= 0);
    QVERIFY(m_second >= 0);
}

void TestFileLocks::cleanup()
{
    for (const int descriptor : {m_first, m_second}) {
        if (descriptor >= 0)
            closeLockable(descriptor);
    }
}

short TestFileLocks::found(off_t offset) const
{
    QFile file(QFile::decodeName(m_path));
    struct flock lock = lockOf(F_WRLCK, offset);
    lock.l_pid = 0;
    return file.open(QIODevice::ReadWrite) && ::fcntl(file.handle(), F_OFD_GETLK, &lock) == 0 ? lock.l_type
                                                                                              : short{-1};
}

void TestFileLocks::surviveOtherDescriptors()
{
    QVERIFY(sets(m_first, F_WRLCK));
    QCOMPARE(found(), short{F_WRLCK});
    QCOMPARE(found(), short{F_WRLCK}); // found() has closed the file
    QCOMPARE(found(1), short{F_UNLCK});
}

void TestFileLocks::areSharedByTheDescriptorsOfAFile()
{
    QVERIFY(sets(m_first, F_WRLCK));
    QVERIFY(sets(m_second, F_WRLCK)); // as with fcntl(): they do not conflict
    QVERIFY(sets(m_second, F_UNLCK));
    QCOMPARE(found(), short{F_UNLCK});
}

void TestFileLocks::endWithTheLastDescriptor()
{
    QVERIFY(sets(m_first, F_WRLCK));
    QCOMPARE(closeLockable(std::exchange(m_first, -1)), 0);
    QCOMPARE(found(), short{F_WRLCK});
    QCOMPARE(closeLockable(std::exchange(m_second, -1)), 0);
    QCOMPARE(found(), short{F_UNLCK});
}

void TestFileLocks::becomeExclusiveAfterAReader()
{
    closeLockable(std::exchange(m_first, -1));
    closeLockable(std::exchange(m_second, -1));
    m_first = open(O_RDONLY);
    QVERIFY(sets(m_first, F_RDLCK));
    QCOMPARE(found(), short{F_RDLCK});
    m_second = open(O_RDWR);
    QVERIFY(sets(m_second, F_WRLCK));
    QCOMPARE(found(), short{F_WRLCK});
}

void TestFileLocks::conflictWithOtherPrograms()
{
    QFile file(QFile::decodeName(m_path));
    QVERIFY(file.open(QIODevice::ReadWrite));
    struct flock others = lockOf(F_WRLCK, 0);
    others.l_pid = 0;
    QCOMPARE(::fcntl(file.handle(), F_OFD_SETLK, &others), 0);

    QVERIFY(!sets(m_first, F_WRLCK));
    QVERIFY(!sets(m_second, F_RDLCK));
    QVERIFY(sets(m_first, F_WRLCK, 1));
    struct flock asked = lockOf(F_WRLCK, 0);
    QCOMPARE(controlLockable(m_first, F_GETLK, &asked), 0);
    QCOMPARE(asked.l_type, short{F_WRLCK});
    asked = lockOf(F_WRLCK, 1); // its own
    QCOMPARE(controlLockable(m_second, F_GETLK, &asked), 0);
    QCOMPARE(asked.l_type, short{F_UNLCK});
}

void TestFileLocks::passOtherCommandsOn() const
{
    QCOMPARE(controlLockable(m_first, F_GETFD, 0), FD_CLOEXEC);
    QCOMPARE(controlLockable(m_first, F_SETFD, 0), 0);
    QCOMPARE(controlLockable(m_first, F_GETFD, 0), 0);
}

void TestFileLocks::reportErrors()
{
    QCOMPARE(openLockable("/no/such/file", O_RDONLY, 0), -1);
    QCOMPARE(errno, ENOENT);
    QVERIFY(!sets(-1, F_WRLCK));
    QCOMPARE(closeLockable(-1), -1);
}

NIDUS_TEST(tst_filelocks, TestFileLocks)

#include "tst_filelocks.moc"
