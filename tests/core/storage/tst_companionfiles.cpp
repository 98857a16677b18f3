// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/filereplacement.h"
#include "core/storage/registry.h"
#include "core/system/filenames.h"
#include "core/system/openfile.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <sys/stat.h>
#include <unistd.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

const QString kHex = u"0123456789abcdef"_s.repeated(2);

QByteArray contentOrNone(const QString& path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
}

/// Heads of another registry, more than Nidus keeps in one file.
QByteArray manyHeads()
{
    HistoryHead head{.count = 1, .hash = QByteArray(32, 'x'), .identity = QString(32, u'a')};
    QByteArray lines;
    for (; lines.size() < 200'000; ++head.count)
        lines += head.toLine().toUtf8() + '\n';
    return lines;
}

} // namespace

/// What Nidus keeps next to a registry is its own: it follows no link, waits for no pipe, and removes no file
/// of another kind.
class TestCompanionFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void readingChangesNothing();
    void onlyWritersAddHeads();
    void headsAreNeverWrittenElsewhere_data();
    void headsAreNeverWrittenElsewhere();
    void headsInTheDataFolderAreNeverWrittenElsewhere_data();
    void headsInTheDataFolderAreNeverWrittenElsewhere();
    void headsOfAnotherKindAreLeftAlone_data();
    void headsOfAnotherKindAreLeftAlone();
    void aLogThatIsNotAFileIsReported_data();
    void aLogThatIsNotAFileIsReported();
    void backupsAreNeverWrittenElsewhere();
    void onlyBackupsAreRemoved();
    void removesWhatKilledProcessesLeft();
    void keepsTemporaryFilesInUse();
    void erasingChangesNoFileThroughALink();
    void erasingReportsALinkedFolder();
    void aPlanIsNeverReadElsewhere_data();
    void aPlanIsNeverReadElsewhere();
    void aPlanNamesOnlyFilesOfTheRegistry_data();
    void aPlanNamesOnlyFilesOfTheRegistry();

private:
    [[nodiscard]] QString path(const QString& name = u"a.nidus"_s) const { return m_folder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    /// Opens the registry and makes a draft.
    void writeToRegistry() const
    {
        auto registry = Registry::open(path());
        QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
        QVERIFY(registry->drafts().create(newDraft(u"written"_s), kAct).has_value());
    }
    /// Makes `name` what `kind` says: "link", "dangling", "hard", "device", or "pipe"; links lead to
    /// "others".
    void make(const QString& name, const QByteArray& kind) const
    {
        QFile::remove(path(name));
        const QByteArray made = QFile::encodeName(path(name));
        if (kind == "link" || kind == "dangling")
            QVERIFY(QFile::link(kind == "link" ? path(u"others"_s) : path(u"nowhere"_s), path(name)));
        else if (kind == "hard")
            QCOMPARE(::link(qPrintable(path(u"others"_s)), made.constData()), 0);
        else if (kind == "device")
            QVERIFY(QFile::link(u"/dev/zero"_s, path(name)));
        else
            QCOMPARE(::mkfifo(made.constData(), 0600), 0);
    }
    static void addKinds()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const char* const kind : {"link", "dangling", "hard", "device", "pipe"})
            QTest::newRow(kind) << QByteArray(kind);
    }
    /// Returns the bytes of each file in the folder, without those that SQLite needs to read.
    [[nodiscard]] std::map<QString, QByteArray> everything() const
    {
        std::map<QString, QByteArray> files;
        QDirIterator each(m_folder->path(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            const QString file = each.next();
            if (!file.endsWith("-wal"_L1) && !file.endsWith("-shm"_L1))
                files.emplace(file, contentOrNone(file));
        }
        return files;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCompanionFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(Registry::create(path(), makeRegistry().contents().all().value()).has_value());
}

void TestCompanionFiles::readingChangesNothing()
{
    QVERIFY(QFile::remove(path(u"a.nidus.heads"_s)));
    const QTemporaryDir home;
    const QString unfinished = u"a.nidus.%1.new"_s.arg(kHex);
    write(unfinished, "x");
    QFile old(path(unfinished));
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addSecs(-3600), QFileDevice::FileModificationTime));
    old.close();
    const std::map<QString, QByteArray> before = everything();
    const auto registry = Registry::open(path(), {.headsFile = home.filePath(u"data/heads"_s)});
    QVERIFY(registry.has_value());
    QVERIFY(registry->contents().all().has_value());
    QVERIFY(registry->history().examine().has_value());
    QCOMPARE(everything(), before);
    QVERIFY(contentOrNone(home.filePath(u"data/heads"_s))
                .startsWith(registry->history().head()->toLine().toUtf8()));
}

void TestCompanionFiles::onlyWritersAddHeads()
{
    const QByteArray created = contentOrNone(path(u"a.nidus.heads"_s));
    QVERIFY(created.startsWith("nidus-head 1 "));
    write(u"a.nidus.heads"_s, {});
    QVERIFY(Registry::open(path()).has_value());
    QCOMPARE(contentOrNone(path(u"a.nidus.heads"_s)), QByteArray());
    writeToRegistry();
    const auto head = Registry::open(path())->history().head();
    const QByteArray added = contentOrNone(path(u"a.nidus.heads"_s));
    QVERIFY(added.startsWith(head->toLine().toUtf8() + "\nnidus-assigned "));
    QCOMPARE(added.count('\n'), 2);
}

void TestCompanionFiles::headsAreNeverWrittenElsewhere_data() { addKinds(); }

void TestCompanionFiles::headsAreNeverWrittenElsewhere()
{
    QFETCH(const QByteArray, kind);
    const QByteArray others = manyHeads();
    write(u"others"_s, others);
    make(u"a.nidus.heads"_s, kind);
    for (int i = 0; i < 3; ++i)
        writeToRegistry();
    QVERIFY(contentOrNone(path(u"others"_s)) == others);
    QVERIFY(!QFile::exists(path(u"nowhere"_s)));
}

void TestCompanionFiles::headsInTheDataFolderAreNeverWrittenElsewhere_data() { addKinds(); }

void TestCompanionFiles::headsInTheDataFolderAreNeverWrittenElsewhere()
{
    QFETCH(const QByteArray, kind);
    const QByteArray others = manyHeads();
    write(u"others"_s, others);
    make(u"common"_s, kind);
    QVERIFY(Registry::open(path(), {.headsFile = path(u"common"_s)}).has_value());
    QVERIFY(contentOrNone(path(u"others"_s)) == others);
    QVERIFY(!QFile::exists(path(u"nowhere"_s)));
}

void TestCompanionFiles::headsOfAnotherKindAreLeftAlone_data()
{
    QTest::addColumn<int>("lines");
    for (const int lines : {1, 12'000, 120'000})
        QTest::addRow("%d lines", lines) << lines;
}

/// A file of that name that does not contain heads belongs to somebody else.
void TestCompanionFiles::headsOfAnotherKindAreLeftAlone()
{
    QFETCH(const int, lines);
    const QByteArray notes = QByteArray("Heads of departments\n").repeated(lines);
    write(u"a.nidus.heads"_s, notes);
    writeToRegistry();
    writeToRegistry();
    QVERIFY(contentOrNone(path(u"a.nidus.heads"_s)) == notes);
}

void TestCompanionFiles::aLogThatIsNotAFileIsReported_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::addColumn<QByteArray>("kind");
    for (const char* const suffix : {"-wal", "-shm", "-journal"}) {
        for (const char* const kind : {"link", "dangling", "hard", "device", "pipe"})
            QTest::addRow("%s, %s", suffix, kind) << QString::fromLatin1(suffix) << QByteArray(kind);
    }
}

void TestCompanionFiles::aLogThatIsNotAFileIsReported()
{
    QFETCH(const QString, suffix);
    QFETCH(const QByteArray, kind);
    write(u"others"_s, "theirs");
    make(u"a.nidus"_s + suffix, kind);
    const auto registry = Registry::open(path());
    QVERIFY(!registry.has_value());
    const char* const detail = kind == "hard" ? "has another name" : "not a regular file";
    QCOMPARE(registry.error(), (Error{base::kFileNotReadable, (path() + suffix).toStdString(), detail}));
    QCOMPARE(contentOrNone(path(u"others"_s)), QByteArray("theirs"));
    QVERIFY(!QFile::exists(path(u"nowhere"_s)));
}

/// Two registries that shared one folder would remove each other's backups.
void TestCompanionFiles::backupsAreNeverWrittenElsewhere()
{
    QVERIFY(QDir().mkdir(path(u"shared"_s)));
    const QString other = u"shared/20260101-120000-000-daily.nidus"_s;
    write(other, "a backup of another registry");
    QVERIFY(QFile::link(path(u"shared"_s), path(u"a.nidus.backups"_s)));
    const auto kept = Registry::open(path())->copies().keep(BackupReason::Daily, 1);
    QVERIFY(!kept.has_value());
    QCOMPARE(kept.error(), (Error{base::kFileNotWritable, path(u"a.nidus.backups"_s).toStdString(),
                                  "a symbolic link, not a folder"}));
    QCOMPARE(QDir(path(u"shared"_s)).entryList(QDir::Files), QStringList{other.section(u'/', 1)});
}

void TestCompanionFiles::onlyBackupsAreRemoved()
{
    const QString folder = path(u"a.nidus.backups/"_s);
    QVERIFY(QDir().mkdir(folder));
    write(u"others"_s, "others");
    const QStringList foreign{u"1-2-3-daily.nidus"_s, u"20260101-my-notes-daily.nidus"_s,
                              u"20260101-120000-00x-daily.nidus"_s, u"1999-01-01-daily.nidus"_s};
    for (const QString& name : foreign)
        write(u"a.nidus.backups/"_s + name, "mine");
    const QString link = u"20260101-120000-000-daily.nidus"_s;
    QVERIFY(QFile::link(path(u"others"_s), folder + link));
    const QString old = u"20260101-120000-001-daily.nidus"_s;
    write(u"a.nidus.backups/"_s + old, "an old backup");
    for (int i = 0; i < 3; ++i)
        QVERIFY(Registry::open(path())->copies().keep(BackupReason::Daily, 1).has_value());
    const QStringList left = QDir(folder).entryList(QDir::Files);
    QVERIFY(!left.contains(old));
    for (const QString& name : foreign + QStringList{link})
        QVERIFY2(left.contains(name), qPrintable(name));
    QCOMPARE(left.size(), foreign.size() + 2);
}

void TestCompanionFiles::erasingChangesNoFileThroughALink()
{
    QVERIFY(QDir().mkdir(path(u"a.nidus.backups"_s)));
    QVERIFY(Registry::open(path())->copies().backUp(path(u"others"_s)).has_value());
    const QString link = path(u"a.nidus.backups/20260101-120000-000-daily.nidus"_s);
    QVERIFY(QFile::link(path(u"others"_s), link));
    const QString schemaLink = path(u"a.nidus.bak-schema10"_s);
    QVERIFY(QFile::link(path(u"others"_s), schemaLink));
    const QString hardLink = path(u"a.nidus.bak-schema10-2"_s);
    QCOMPARE(::link(qPrintable(path(u"others"_s)), qPrintable(hardLink)), 0);
    const QByteArray others = contentOrNone(path(u"others"_s));
    auto registry = Registry::open(path());
    const QStringList texts{u"Ada"_s};
    const auto found = registry->erasure().find(texts);
    QVERIFY(found.has_value());
    QVERIFY(found->left.contains(link) && found->left.contains(schemaLink));
    const auto erased = registry->erasure().erase(texts, kAct);
    QVERIFY(erased.has_value());
    QVERIFY(erased->left.contains(link) && erased->left.contains(schemaLink));
    QVERIFY(erased->left.contains(hardLink));
    QCOMPARE(erased->copies, QStringList());
    QVERIFY(contentOrNone(path(u"others"_s)) == others);
}

void TestCompanionFiles::erasingReportsALinkedFolder()
{
    QVERIFY(QDir().mkdir(path(u"shared"_s)));
    const QString copy = path(u"shared/20260101-120000-000-daily.nidus"_s);
    QVERIFY(Registry::open(path())->copies().backUp(copy).has_value());
    QVERIFY(QFile::link(path(u"shared"_s), path(u"a.nidus.backups"_s)));
    const QByteArray bytes = contentOrNone(copy);
    const auto erased = Registry::open(path())->erasure().erase({u"Ada"_s}, kAct);
    QVERIFY(erased.has_value());
    QCOMPARE(erased->left, QStringList{path(u"a.nidus.backups"_s)});
    QVERIFY(contentOrNone(copy) == bytes);
}

void TestCompanionFiles::aPlanIsNeverReadElsewhere_data() { addKinds(); }

void TestCompanionFiles::aPlanIsNeverReadElsewhere()
{
    QFETCH(const QByteArray, kind);
    const QString fresh = u"a.nidus.%1.new"_s.arg(kHex);
    QVERIFY(Registry::create(path(fresh), {}).has_value());
    const QByteArray plan = u"%1\n%2\n%3\n"_s.arg(system::fileNumber(path().toStdString()))
                                .arg(path(fresh), path(u"a.nidus.damaged-20260101-120000-000"_s))
                                .toUtf8();
    write(u"others"_s, plan);
    make(u"a.nidus.restoring"_s, kind);
    QVERIFY(recoverReplacement(path()).has_value());
    QVERIFY(Registry::open(path()).has_value());
    QVERIFY(QFile::exists(path(fresh)));
    QCOMPARE(contentOrNone(path(u"others"_s)), plan);
    QVERIFY(!QFile::exists(path(u"nowhere"_s)));
}

void TestCompanionFiles::aPlanNamesOnlyFilesOfTheRegistry_data()
{
    QTest::addColumn<QString>("fresh");
    QTest::addColumn<QString>("aside");
    const QString fresh = u"a.nidus.%1.new"_s.arg(kHex);
    const QString aside = u"a.nidus.damaged-20260101-120000-000"_s;
    QTest::newRow("a file of another name") << u"others"_s << aside;
    QTest::newRow("a file of another registry") << u"b.nidus.%1.new"_s.arg(kHex) << aside;
    QTest::newRow("aside to another name") << fresh << u"others"_s;
    QTest::newRow("from another folder") << u"folder/"_s + fresh << aside;
}

/// With the registry's own number, a plan removes the fresh file; without a registry, it renames it.
void TestCompanionFiles::aPlanNamesOnlyFilesOfTheRegistry()
{
    QFETCH(const QString, fresh);
    QFETCH(const QString, aside);
    QVERIFY(QDir().mkdir(path(u"folder"_s)));
    write(fresh, "theirs");
    if (aside != fresh && aside == u"others"_s)
        write(aside, "theirs");
    const auto plan = [&](quint64 number) {
        return u"%1\n%2\n%3\n"_s.arg(number).arg(path(fresh), path(aside)).toUtf8();
    };
    write(u"a.nidus.restoring"_s, plan(system::fileNumber(path().toStdString())));
    QVERIFY(recoverReplacement(path()).has_value());
    QCOMPARE(contentOrNone(path(fresh)), QByteArray("theirs"));
    QVERIFY(QFile::rename(path(), path(u"moved"_s)));
    write(u"a.nidus.restoring"_s, plan(7));
    QVERIFY(recoverReplacement(path()).has_value());
    QCOMPARE(contentOrNone(path(fresh)), QByteArray("theirs"));
    QVERIFY(!QFile::exists(path()));
}

void TestCompanionFiles::removesWhatKilledProcessesLeft()
{
    const QStringList left{u"a.nidus.%1.new"_s.arg(kHex), u"a.nidus.%1.new-wal"_s.arg(kHex)};
    const QStringList others{u"a.nidus.new"_s, u"b.nidus.%1.new"_s.arg(kHex), u"mine.new"_s};
    const auto now = QFileInfo(path()).lastModified(); // the file system may have a different clock
    for (const QString& name : left + others) {
        write(name, "x");
        QFile made(path(name));
        QVERIFY(made.open(QIODevice::ReadWrite));
        QVERIFY(made.setFileTime(now.addSecs(-3600), QFileDevice::FileModificationTime));
    }
    const QString young = u"a.nidus.%1.new"_s.arg(u"f"_s.repeated(32));
    write(young, "what a restore has copied");
    RegistryBackups::removeUnfinished(path());
    for (const QString& name : left + QStringList{young})
        QVERIFY2(!QFile::exists(path(name)), qPrintable(name));
    for (const QString& name : others)
        QVERIFY2(QFile::exists(path(name)), qPrintable(name));
}

void TestCompanionFiles::keepsTemporaryFilesInUse()
{
    const QString empty = u"a.nidus.%1.new"_s.arg(u"1"_s.repeated(32)); // its process has not locked it yet
    const QString locked = u"a.nidus.%1.new"_s.arg(u"2"_s.repeated(32));
    const QString finished = u"b.nidus.%1.new"_s.arg(kHex); // its process is about to rename it
    write(empty, "");
    write(locked, "x");
    write(finished, "x");
    const auto lock =
        system::OpenFile::open(QFile::encodeName(path(locked)).toStdString(), system::OpenWay::ReadOwn);
    QVERIFY(lock && lock->tryLock(true));
    RegistryBackups::removeUnfinished(path());
    RegistryBackups::removeUnfinished(path(u"b.nidus"_s));
    for (const QString& name : {empty, locked, finished})
        QVERIFY2(QFile::exists(path(name)), qPrintable(name));
    // A file that is replaced has a temporary name for a moment, and it may be old.
    const QString replaced = u"a.nidus.%1.new"_s.arg(kHex);
    write(replaced, "the damaged file");
    write(u"a.nidus.restoring"_s, "a plan");
    RegistryBackups::removeUnfinished(path());
    QVERIFY(QFile::exists(path(replaced)));
}

NIDUS_TEST(tst_companionfiles, TestCompanionFiles)
#include "tst_companionfiles.moc"
