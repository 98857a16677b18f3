// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/savefile.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::workflow;

namespace {

/// Limits the size of files during its lifetime, as on a full disk.
class FullDisk
{
public:
    explicit FullDisk(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) // writes fail instead
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

} // namespace

class TestSaveFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAll();
    void aFullDiskKeepsTheOldFile_data();
    void aFullDiskKeepsTheOldFile();
    void itsOwnFileIsNotALink();
};

void TestSaveFile::writesAll()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"report"_s);
    const QByteArray bytes(3'000'000, 'x');
    QVERIFY(writeFile(path, bytes));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void TestSaveFile::aFullDiskKeepsTheOldFile_data()
{
    QTest::addColumn<qsizetype>("pieces");
    QTest::newRow("in one piece") << qsizetype{1};
    QTest::newRow("in two") << qsizetype{2};
    QTest::newRow("in small ones") << qsizetype{1000};
}

void TestSaveFile::aFullDiskKeepsTheOldFile()
{
    QFETCH(qsizetype, pieces);
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"report"_s);
    QVERIFY(writeFile(path, "before"_ba));
    const std::string bytes(1'000'000, 'x');
    {
        const FullDisk disk(100'000);
        QSaveFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        bool isWritten = true;
        for (qsizetype i = 0; i < pieces; ++i)
            isWritten = isWritten &&
                        writeAll(file, std::string_view(bytes).substr(0, bytes.size() / std::size_t(pieces)));
        QVERIFY(!isWritten);
        QVERIFY(file.error() != QFileDevice::NoError);
        QVERIFY(!commitFile(file));
        QVERIFY(!writeFile(path, QByteArray::fromStdString(bytes)));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "before"_ba);
    QCOMPARE(QDir(directory.path()).entryList(QDir::Files), QStringList{u"report"_s});
}

void TestSaveFile::itsOwnFileIsNotALink()
{
    const QTemporaryDir folder;
    const QString theirs = folder.filePath(QStringLiteral("theirs"));
    const QString link = folder.filePath(QStringLiteral("link"));
    QVERIFY(writeOwnFile(theirs, "theirs").has_value());
    QVERIFY(QFile::link(theirs, link));
    QCOMPARE(writeOwnFile(link, "ours").error().code, base::kFileNotWritable);
    QFile file(theirs);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("theirs"));
}

NIDUS_TEST(tst_savefile, TestSaveFile)
#include "tst_savefile.moc"
