// SPDX-License-Identifier: Apache-2.0
#include "core/base/diskwait.h"

#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::system;

/// That it waits for what a power cut would take is tested by tst_powercuts.
class TestDiskWait : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesFoldersAboveToo();
    void saysWhatCannotBeMade();
    void saysWhatCannotBeWaitedFor();
};

void TestDiskWait::makesFoldersAboveToo()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a/b/c"));
    QVERIFY(makeFolder(path.toStdString() + '/').has_value());
    QVERIFY(QDir(path).isEmpty());
    QVERIFY(makeFolder(path.toStdString()).has_value()); // it is there
    QVERIFY(waitForName(path.toStdString()).has_value());
}

void TestDiskWait::saysWhatCannotBeMade()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto made = makeFolder(path.toStdString() + "/folder");
    QVERIFY(!made.has_value());
    QCOMPARE(made.error().code, ErrorCode::FileNotWritable);
    QVERIFY(waitForBytes(OpenFile::borrowed(file.handle()), path.toStdString()).has_value());
    QVERIFY(waitForBytes(path.toStdString()).has_value());
}

void TestDiskWait::saysWhatCannotBeWaitedFor()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("absent/file")).toStdString();
    QCOMPARE(waitForBytes(path).error().code, ErrorCode::FileNotWritable);
    QCOMPARE(waitForBytes(path).error().subject, path);
    QCOMPARE(waitForName(path).error().code, ErrorCode::FileNotWritable);
}

NIDUS_TEST(tst_diskwait, TestDiskWait)

#include "tst_diskwait.moc"
