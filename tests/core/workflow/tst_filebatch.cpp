// SPDX-License-Identifier: Apache-2.0
#include "core/storage/values/storageerrors.h"
#include "core/workflow/import/filebatch.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::workflow;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
}

QStringList everythingIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

/// Returns the folder with the files that wait for commit().
QString waitingIn(const QString& folder)
{
    const QStringList hidden = QDir(folder).entryList({u".nidus-*"_s}, QDir::Dirs | QDir::Hidden);
    return QDir(folder).filePath(hidden.value(0));
}

} // namespace

class TestFileBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void movesAllFilesToTheirPlacesAtOnce();
    void leavesNothingIfAbandoned();
    void replacesExistingFiles();
    void followsLinks();
    void neverLeavesTheFolderByAName_data();
    void neverLeavesTheFolderByAName();
    void neverLeavesTheFolderByALink();
    void reportsWhatCannotBeWritten();
    void writesNothingIfOneCannotBeWritten();
    void movesFilesBackIfOneCannotBeMoved();
    void leavesNoNewFolderWithoutAFile();
    void rejectsAFolderWhoseNameIsNotUtf8();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFileBatch::movesAllFilesToTheirPlacesAtOnce()
{
    const QString folder = path(u"new/folder"_s);
    {
        auto batch = FileBatch::in(folder);
        QVERIFY(batch);
        QVERIFY(batch->add(u"b.txt"_s, "second"));
        QVERIFY(batch->add(u"a.txt"_s, "first"));
        QCOMPARE(batch->names(), (QStringList{u"a.txt"_s, u"b.txt"_s}));
        QVERIFY(!QFile::exists(folder + u"/a.txt"_s));
        QVERIFY(batch->commit());
    }
    QCOMPARE(everythingIn(folder), (QStringList{u"a.txt"_s, u"b.txt"_s}));
    QCOMPARE(contentOf(folder + u"/a.txt"_s), QByteArray("first"));
    QVERIFY(QFile::permissions(folder + u"/a.txt"_s).testFlag(QFile::WriteOwner));
}

void TestFileBatch::leavesNothingIfAbandoned()
{
    {
        auto batch = FileBatch::in(m_folder->path());
        QVERIFY(batch);
        QVERIFY(batch->add(u"a.txt"_s, "first"));
    }
    QCOMPARE(everythingIn(m_folder->path()), QStringList());
}

void TestFileBatch::replacesExistingFiles()
{
    QFile old(path(u"a.txt"_s));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.close();
    QVERIFY(old.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    const QFile::Permissions before = old.permissions();
    auto batch = FileBatch::in(m_folder->path());
    QVERIFY(batch);
    QVERIFY(batch->add(u"a.txt"_s, "first"));
    QVERIFY(batch->add(u"a.txt"_s, "second"));
    QVERIFY(batch->add(u"b.txt"_s, "other"));
    QCOMPARE(batch->existing(), QStringList{u"a.txt"_s});
    QVERIFY(batch->commit());
    QCOMPARE(contentOf(path(u"a.txt"_s)), QByteArray("second"));
    QCOMPARE(QFile::permissions(path(u"a.txt"_s)), before);
}

void TestFileBatch::followsLinks()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"elsewhere"_s));
    QFile target(path(u"elsewhere/real.txt"_s));
    QVERIFY(target.open(QIODevice::WriteOnly));
    target.close();
    QVERIFY(QFile::link(target.fileName(), path(u"a.txt"_s)));
    auto batch = FileBatch::in(m_folder->path());
    QVERIFY(batch && batch->add(u"a.txt"_s, "new") && batch->commit());
    QVERIFY(QFileInfo(path(u"a.txt"_s)).isSymLink());
    QCOMPARE(contentOf(target.fileName()), QByteArray("new"));
}

void TestFileBatch::neverLeavesTheFolderByAName_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("parent") << u"../evil.html"_s;
    QTest::newRow("absolute") << u"/tmp/evil.html"_s;
    QTest::newRow("below") << u"a/b.html"_s;
    QTest::newRow("dots") << u".."_s;
    QTest::newRow("none") << QString();
    QTest::newRow("NUL") << QString(u"a.html"_s + QChar(u'\0'));
}

void TestFileBatch::neverLeavesTheFolderByAName()
{
    QFETCH(QString, name);
    auto batch = FileBatch::in(path(u"out"_s));
    QVERIFY(batch);
    const auto added = batch->add(name, "evil");
    QVERIFY(!added);
    QCOMPARE(added.error().code, base::kFileNotWritable);
    QVERIFY(batch->commit());
    QCOMPARE(everythingIn(m_folder->path()), QStringList{u"out"_s});
}

void TestFileBatch::neverLeavesTheFolderByALink()
{
    QFile target(path(u"precious.txt"_s));
    QVERIFY(target.open(QIODevice::WriteOnly) && target.write("old") == 3);
    target.close();
    QVERIFY(QDir(m_folder->path()).mkdir(u"out"_s));
    QVERIFY(QFile::link(target.fileName(), path(u"out/b.txt"_s)));
    auto batch = FileBatch::in(path(u"out"_s));
    QVERIFY(batch && batch->add(u"a.txt"_s, "new") && batch->add(u"b.txt"_s, "new"));
    const auto done = batch->commit();
    QVERIFY(!done);
    QCOMPARE(done.error().code, base::kFileNotWritable);
    QCOMPARE(contentOf(target.fileName()), QByteArray("old"));
    QVERIFY(!QFile::exists(path(u"out/a.txt"_s)));
}

void TestFileBatch::reportsWhatCannotBeWritten()
{
    QFile file(path(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(FileBatch::in(path(u"file/folder"_s)).error().code, base::kFileNotWritable);
    QVERIFY(QDir(m_folder->path()).mkpath(u"a.txt/full"_s)); // a folder has the name
    auto batch = FileBatch::in(m_folder->path());
    QVERIFY(batch && batch->add(u"a.txt"_s, "new"));
    const auto done = batch->commit();
    QVERIFY(!done);
    QCOMPARE(done.error().code, base::kFileNotWritable);
    QCOMPARE(QString::fromStdString(done.error().subject), path(u"a.txt"_s));
}

/// A disk that is full when half of the files are written; /dev/full is one for a single file.
void TestFileBatch::writesNothingIfOneCannotBeWritten()
{
    {
        auto batch = FileBatch::in(path(u"out"_s));
        QVERIFY(batch && batch->add(u"a.txt"_s, "new"));
        QVERIFY(QFile::link(u"/dev/full"_s, waitingIn(path(u"out"_s)) + u"/b.txt"_s));
        QCOMPARE(batch->add(u"b.txt"_s, "new").error().code, base::kDiskFull);
        QVERIFY(batch->isBroken());
        QVERIFY(batch->commit());
    }
    QCOMPARE(everythingIn(m_folder->path()), QStringList());
}

/// Another program put a folder in the place of a file at the last moment.
void TestFileBatch::movesFilesBackIfOneCannotBeMoved()
{
    const QString old = path(u"out/a.txt"_s);
    QVERIFY(QDir(m_folder->path()).mkdir(u"out"_s));
    QFile file(old);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
    file.close();
    {
        auto batch = FileBatch::in(path(u"out"_s));
        QVERIFY(batch && batch->add(u"a.txt"_s, "new") && batch->add(u"b.txt"_s, "new") &&
                batch->add(u"c.txt"_s, "new"));
        QVERIFY(QFile::remove(waitingIn(path(u"out"_s)) + u"/c.txt"_s));
        QCOMPARE(batch->commit().error().code, base::kFileNotWritable);
    }
    QCOMPARE(contentOf(old), QByteArray("old"));
    QCOMPARE(everythingIn(path(u"out"_s)), QStringList{u"a.txt"_s});
}

void TestFileBatch::leavesNoNewFolderWithoutAFile()
{
    {
        auto batch = FileBatch::in(path(u"new/folder"_s));
        QVERIFY(batch);
        QVERIFY(batch->add(u"a.txt"_s, "first"));
        QVERIFY(!batch->add(u"../b.txt"_s, "second"));
    }
    QCOMPARE(everythingIn(m_folder->path()), QStringList());
    QVERIFY(QDir(m_folder->path()).mkdir(u"old"_s));
    QVERIFY(FileBatch::in(path(u"old"_s)));
    QCOMPARE(everythingIn(m_folder->path()), QStringList{u"old"_s});
}

/// Qt converts an odd byte to U+FFFD, which is the name of another folder.
void TestFileBatch::rejectsAFolderWhoseNameIsNotUtf8()
{
    const QString folder = QFile::decodeName(QByteArray(QFile::encodeName(path(u"x"_s)) + '\xff'));
    const auto batch = FileBatch::in(folder);
    QVERIFY(!batch);
    QCOMPARE(batch.error().code, storage::kUnknownFileName);
    QCOMPARE(everythingIn(m_folder->path()), QStringList());
}

NIDUS_TEST(tst_filebatch, TestFileBatch)
#include "tst_filebatch.moc"
