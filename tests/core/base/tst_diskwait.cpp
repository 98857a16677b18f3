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

NIDUS_TEST(tst_diskwait, TestDiskWait)

#include "tst_diskwait.moc"
