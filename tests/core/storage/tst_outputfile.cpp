// SPDX-License-Identifier: Apache-2.0
#include "core/storage/files/outputfile.h"

#include "core/storage/registry.h"
#include "examplecontent.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

using namespace nidus::storage;
using namespace Qt::StringLiterals;
using nidus::base::ErrorCode;

/// Which files an output may replace.
class TestOutputFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void protectsWhatBelongsToARegistry_data();
    void protectsWhatBelongsToARegistry();
    void protectsWhatIsKeptForTheUser();

private:
    [[nodiscard]] static bool write(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
};

void TestOutputFile::protectsWhatBelongsToARegistry_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isAllowed");
    const auto row = [](const char* name, bool isAllowed) {
        QTest::newRow(name) << QString::fromLatin1(name) << isAllowed;
    };
    row("r.nidus", false);
    row("./sub/../r.nidus", false);
    row("link", false);
    row("link-to-link", false);
    row("hardlink", false);
    row("r.nidus-wal", false);
    row("r.nidus-shm", false);
    row("link-to-log-not-there-yet", false);
    row("r.nidus.heads", false);
    row("r.nidus.backups/copy.nidus", false);
    row("r.nidus.backups/new", false);
    row("r.nidus.open/1-5", false);
    row("zeroed.nidus", false); // its heads are still there
    row("hardlink-to-log", false);
    row("hardlink-to-heads", false);
    row("hardlink-to-backup", false);
    row("hardlink-to-sign", false);
    row("sub/log", false);
    row("sub/heads", false);
    row("r.nidus.restoring", false);
    row("r.nidus.damaged-20260101-120000-000", false);
    row("hardlink-to-damaged", false);
    row("hardlink-to-text", true); // its other name, sub/text, is not in a folder of a registry
    row("other/hardlink", false);  // a registry that is not in use
    row("sub/new.txt", true);
    row("old.txt", true);
    row("old.txt-wal", true);
    row("r.nidus.txt", true);
    row("link-to-text", true);
    row("link-to-folder/../s.nidus", false);
    row("link-to-folder/../r.nidus", true); // there is none
    row("r.nidus.HEADS", false);            // where letter case is ignored, the heads
    row("/proc/self/fd/heads", false);
}

void TestOutputFile::protectsWhatBelongsToARegistry()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isAllowed);
    const QTemporaryDir folder;
    const auto path = [&folder](const QString& file) { return folder.filePath(file); };
    QVERIFY(Registry::create(path(u"r.nidus"_s), nidus::exampleContent()).has_value());
    const QDir root(folder.path());
    QVERIFY(root.mkdir(u"sub"_s) && root.mkpath(u"r.nidus.backups"_s) && root.mkpath(u"r.nidus.open"_s));
    QVERIFY(QFile::copy(path(u"r.nidus"_s), path(u"r.nidus.backups/copy.nidus"_s)));
    QVERIFY(write(path(u"r.nidus.open/1-5"_s), {}) && write(path(u"r.nidus.heads"_s), "nidus-head 1\n"));
    QVERIFY(write(path(u"zeroed.nidus"_s), QByteArray(4096, '\0')) &&
            write(path(u"zeroed.nidus.heads"_s), "x"));
    QVERIFY(write(path(u"old.txt"_s), "report\n") && write(path(u"old.txt-wal"_s), "report\n"));
    QVERIFY(QFile::link(path(u"r.nidus"_s), path(u"link"_s)));
    QVERIFY(QFile::link(path(u"link"_s), path(u"link-to-link"_s)));
    QVERIFY(QFile::link(path(u"r.nidus-wal"_s), path(u"link-to-log-not-there-yet"_s)));
    QVERIFY(QFile::link(path(u"old.txt"_s), path(u"link-to-text"_s)));
    // With the registry open, its log contains something.
    auto registry = Registry::open(path(u"r.nidus"_s));
    QVERIFY(registry->drafts().create({}, {}).has_value());
    QVERIFY(write(path(u"r.nidus.damaged-20260101-120000-000"_s), "damaged"));
    QVERIFY(write(path(u"r.nidus.backups/unreadable.nidus"_s), "damaged"));
    const auto link = [&path](const QString& from, const QString& to) {
        return ::link(qPrintable(path(from)), qPrintable(path(to))) == 0;
    };
    QVERIFY(link(u"r.nidus"_s, u"hardlink"_s));
    QVERIFY(link(u"r.nidus-wal"_s, u"hardlink-to-log"_s) && link(u"r.nidus-wal"_s, u"sub/log"_s));
    QVERIFY(link(u"r.nidus.heads"_s, u"hardlink-to-heads"_s) && link(u"r.nidus.heads"_s, u"sub/heads"_s));
    QVERIFY(link(u"r.nidus.backups/unreadable.nidus"_s, u"hardlink-to-backup"_s));
    QVERIFY(link(u"r.nidus.open/1-5"_s, u"hardlink-to-sign"_s));
    QVERIFY(link(u"r.nidus.damaged-20260101-120000-000"_s, u"hardlink-to-damaged"_s));
    QVERIFY(link(u"old.txt"_s, u"hardlink-to-text"_s));

    QVERIFY(root.mkpath(u"other/inner"_s) && QFile::copy(path(u"r.nidus"_s), path(u"other/s.nidus"_s)));
    QVERIFY(QFile::link(path(u"other/inner"_s), path(u"link-to-folder"_s)));
    QVERIFY(link(u"old.txt"_s, u"sub/text"_s) && write(path(u"other/s.nidus.heads"_s), "x") &&
            link(u"other/s.nidus.heads"_s, u"other/hardlink"_s));
    QFile heads(path(u"r.nidus.heads"_s));
    QVERIFY(heads.open(QIODevice::ReadOnly));
    const QString asked = name.startsWith(u'/') ? u"/proc/self/fd/%1"_s.arg(heads.handle()) : path(name);

    const auto allowed = checkOutputFile(asked, path(u"r.nidus"_s));
    QCOMPARE(allowed.has_value(), isAllowed);
    if (!isAllowed)
        QCOMPARE(allowed.error().code, nidus::storage::kPartOfRegistry);
}

void TestOutputFile::protectsWhatIsKeptForTheUser()
{
    const QTemporaryDir folder;
    const QDir data(folder.path());
    QVERIFY(data.mkpath(u"nidus/recovery/1"_s) &&
            QFile::link(data.filePath(u"nidus"_s), data.filePath(u"link"_s)));
    for (const QString& name :
         {u"nidus/heads"_s, u"link/heads"_s, u"nidus/recovery/1/2"_s, u"link/recovery/new"_s})
        QVERIFY2(!checkOutputFile(data.filePath(name), {}), qPrintable(name));
    const QTemporaryDir home;
    QVERIFY(QDir(home.path()).mkpath(u"elsewhere/typed"_s) &&
            QFile::link(home.filePath(u"elsewhere"_s), home.filePath(u"nidus"_s)));
    qputenv("XDG_DATA_HOME", QFile::encodeName(home.path()));
    for (const QString& name : {u"nidus/heads"_s, u"elsewhere/heads"_s, u"elsewhere/typed/1.json"_s})
        QVERIFY2(!checkOutputFile(home.filePath(name), {}), qPrintable(name));
    QVERIFY(checkOutputFile(home.filePath(u"elsewhere/report.txt"_s), {}));
    for (const QString& name : {u"nidus/report.txt"_s, u"heads"_s})
        QVERIFY2(checkOutputFile(data.filePath(name), {}), qPrintable(name));
}

NIDUS_TEST(tst_outputfile, TestOutputFile)
#include "tst_outputfile.moc"
