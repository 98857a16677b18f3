// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/filelocation.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QTest>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestFileLocation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classifiesAFolder_data();
    void classifiesAFolder();
};

void TestFileLocation::classifiesAFolder_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<FileLocation>("location");
    using enum FileLocation;
    const QString here = QDir::tempPath();
    QTest::newRow("here") << here + "/a.nidus"_L1 << Local;
    QTest::newRow("Dropbox") << u"/home/a/Dropbox/work/a.nidus"_s << SyncFolder;
    QTest::newRow("OneDrive of a company") << u"/home/a/OneDrive - Example Inc/a.nidus"_s << SyncFolder;
    QTest::newRow("Nextcloud, other letter case") << u"/srv/NEXTCLOUD/a.nidus"_s << SyncFolder;
    QTest::newRow("a file of that name") << here + "/dropbox"_L1 << Local;
    QTest::newRow("a longer name") << here + "/dropboxes/a.nidus"_L1 << Local;
    QTest::newRow("no such folder") << u"/none/such/a.nidus"_s << Local;
}

void TestFileLocation::classifiesAFolder()
{
    QFETCH(QString, path);
    QFETCH(FileLocation, location);
    QCOMPARE(locationOf(path), location);
}

NIDUS_TEST(tst_filelocation, TestFileLocation)
#include "tst_filelocation.moc"
