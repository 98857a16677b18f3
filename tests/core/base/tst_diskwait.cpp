// SPDX-License-Identifier: Apache-2.0
#include "core/base/disksync.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::system;

/// Safety against power failures is tested by tst_powercuts.
class TestDiskWait : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsParentFolders();
    void reportsFoldersThatCannotBeCreated();
    void reportsFilesThatCannotBeSynced();
    void removesNewFoldersThatStayEmpty();
    void makesNoFolderOfItsOwnThroughALink();
};

void TestDiskWait::createsParentFolders()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a/b/c"));
    QVERIFY(makeFolder(path.toStdString() + '/').has_value());
    QVERIFY(QDir(path).isEmpty());
    QVERIFY(makeFolder(path.toStdString()).has_value()); // it exists
    QVERIFY(syncName(path.toStdString()).has_value());
}

void TestDiskWait::reportsFoldersThatCannotBeCreated()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto made = makeFolder(path.toStdString() + "/folder");
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().code, base::kFileNotWritable);
    QVERIFY(syncBytes(OpenFile::borrowed(file.handle()), path.toStdString()).has_value());
    QVERIFY(syncBytes(path.toStdString()).has_value());
}

void TestDiskWait::reportsFilesThatCannotBeSynced()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("absent/file")).toStdString();
    QCOMPARE(syncBytes(path).error().code, base::kFileNotWritable);
    QCOMPARE(syncBytes(path).error().subject, path);
    QCOMPARE(syncName(path).error().code, base::kFileNotWritable);
}

void TestDiskWait::removesNewFoldersThatStayEmpty()
{
    const QTemporaryDir folder;
    const auto path = [&folder](const QByteArray& name) {
        return folder.filePath(QString::fromLatin1(name));
    };
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("old")));
    {
        NewFolders folders;
        for (const char* const name : {"old/a/b/", "old/full/c", "kept"})
            QVERIFY(folders.make(path(name).toStdString()).has_value());
        QFile file(path("old/full/file"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(QDir(path("old/a/b")).exists());
    }
    QCOMPARE(QDir(path("old")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("full")});
    QCOMPARE(QDir(path("old/full")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("file")});
    QVERIFY(!QDir(path("kept")).exists());
    {
        NewFolders folders;
        QVERIFY(folders.make(path("kept").toStdString()).has_value());
        folders.keep();
    }
    QVERIFY(QDir(path("kept")).exists());
    // A folder whose last part cannot be created leaves nothing.
    QVERIFY(!makeFolder(path("new/" + QByteArray(300, 'x')).toStdString()).has_value());
    QVERIFY(!QDir(path("new")).exists());
}

void TestDiskWait::makesNoFolderOfItsOwnThroughALink()
{
    const QTemporaryDir folder;
    const auto path = [&folder](const QByteArray& name) {
        return folder.filePath(QString::fromLatin1(name));
    };
    NewFolders folders;
    QVERIFY(folders.makeOwn(path("own").toStdString()).has_value());
    QVERIFY(folders.makeOwn(path("own").toStdString()).has_value());
    QVERIFY(QFile::link(path("own"), path("link")));
    QCOMPARE(folders.makeOwn(path("link").toStdString()),
             std::unexpected(
                 Error{kFileNotWritable, path("link").toStdString(), "a symbolic link, not a folder"}));
}

NIDUS_TEST(tst_diskwait, TestDiskWait)

#include "tst_diskwait.moc"
