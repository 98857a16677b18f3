// SPDX-License-Identifier: Apache-2.0
#include "core/registration/utc.h"
#include "core/storage/engine/connection.h"
#include "core/storage/files/registryfile.h"
#include "core/storage/history/identity.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/history/restoration.h"
#include "core/storage/registry.h"
#include "examplecontent.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

class TestBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void copiesOneConsistentState();
    void doesNotReplaceAFile();
    void removesACanceledCopy();
    void keepsTheNewest();
    void keepsTheNewBackupAfterTheClockWasSetBack();
    void keepsTwoBackupsOfTheSameTime();
    void keepsTheNewestIfTheClockIsSetBack();
    void isDueOnceADay();
    void restoresWhatWasBackedUp();
    void keepsWhatARestoreReplaces();
    void reportsEntriesOfALaterBranch();
    void isSeenByOtherConnections();
    void aCanceledRestoreChangesNothing();
    void readsForACopyWithASmallCache();
    void aCanceledRestoreDoesNotCheckTheWholeBackup();
    void reportsWhatOthersWroteDuringARestore();
    void findsTheNewestCommonEntry();
    void readsARestorationAsItWasEntered();
    void recordsAnEarlierRestoreOnce();
    void keepsEveryEarlierRestoration();
    void rejectsInvalidSources_data();
    void rejectsInvalidSources();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList copies() const
    {
        return QDir(backupFolder(path(u"a.nidus"_s))).entryList(QDir::Files, QDir::Name);
    }
    /// Fills a registry so that copying it takes several steps and several checks of the stop token.
    static void fill(Registry& registry)
    {
        VersionContent large;
        large.registrationTemplate.setText(TemplateField::Purpose, u"long text "_s.repeated(10'000));
        for (int i = 0; i < 50; ++i)
            QVERIFY(registry.drafts().create({.content = large}, {}).has_value());
    }
    [[nodiscard]] Registry open() const
    {
        return Registry::open(path(u"a.nidus"_s), {.clock = [this] { return m_now; }}).value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QDateTime m_now;
};

void TestBackup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = QDateTime({2026, 3, 1}, QTime(12, 0), kUtc);
    QVERIFY(Registry::create(path(u"a.nidus"_s), exampleContent()).has_value());
}

void TestBackup::copiesOneConsistentState()
{
    Registry registry = open();
    QVERIFY(registry.drafts().create(newDraft(u"later"_s), kAct).has_value());
    QVERIFY(registry.copies().backUp(path(u"b.nidus"_s)).has_value());
    const auto copy = Registry::open(path(u"b.nidus"_s));
    QVERIFY(copy.has_value());
    QCOMPARE(copy->contents().all(), registry.contents().all());
    QCOMPARE(copy->history().examine(), QList<Error>());
    QCOMPARE(copy->overview().search(u"模板世"_s), QStringList{u"Full"_s});
}

void TestBackup::doesNotReplaceAFile()
{
    QCOMPARE(codeOf(open().copies().backUp(path(u"a.nidus"_s))), storage::kFileExists);
    QCOMPARE(codeOf(open().copies().backUp(path(u"none/b.nidus"_s))), base::kFileNotWritable);
    QCOMPARE(open().contents().all(), exampleContent());
}

void TestBackup::removesACanceledCopy()
{
    Registry registry = open();
    fill(registry);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(codeOf(registry.copies().backUp(path(u"b.nidus"_s), stop.get_token())), base::kCanceled);
    QCOMPARE(codeOf(RegistryBackups::copyFile(path(u"a.nidus"_s), path(u"b.nidus"_s), stop.get_token())),
             base::kCanceled);
    QCOMPARE(QDir(m_folder->path()).entryList({u"b.*"_s}), QStringList());
}

void TestBackup::keepsTheNewest()
{
    const Registry registry = open();
    for (int day = 0; day < 5; ++day, m_now = m_now.addDays(1))
        QVERIFY(registry.copies().keep(BackupReason::Daily, 3).has_value());
    QCOMPARE(copies(),
             (QStringList{u"20260303-120000-000-daily.nidus"_s, u"20260304-120000-000-daily.nidus"_s,
                          u"20260305-120000-000-daily.nidus"_s}));
    // Foreign files are kept.
    QFile foreign(QDir(backupFolder(path(u"a.nidus"_s))).filePath(u"mine.nidus"_s));
    QVERIFY(foreign.open(QIODevice::WriteOnly));
    // Backups of one reason do not replace those of another.
    for (int import = 0; import < 3; ++import, m_now = m_now.addDays(1))
        QVERIFY(registry.copies().keep(BackupReason::Import, 1).has_value());
    QCOMPARE(copies(),
             (QStringList{u"20260303-120000-000-daily.nidus"_s, u"20260304-120000-000-daily.nidus"_s,
                          u"20260305-120000-000-daily.nidus"_s, u"20260308-120000-000-import.nidus"_s,
                          u"mine.nidus"_s}));
}

void TestBackup::keepsTheNewBackupAfterTheClockWasSetBack()
{
    const Registry registry = open();
    QVERIFY(registry.copies().keep(BackupReason::Daily, 2).has_value());
    m_now = m_now.addDays(1);
    QVERIFY(registry.copies().keep(BackupReason::Daily, 2).has_value());
    m_now = m_now.addYears(-30);
    const auto made = registry.copies().keep(BackupReason::Daily, 2);
    QVERIFY(made.has_value());
    QVERIFY(QFile::exists(*made));
    QCOMPARE(copies().size(), 2);
}

void TestBackup::keepsTwoBackupsOfTheSameTime()
{
    const Registry registry = open();
    QVERIFY(registry.copies().keep(BackupReason::Import, 3).has_value());
    QVERIFY(registry.copies().keep(BackupReason::Import, 3).has_value());
    QCOMPARE(copies(),
             (QStringList{u"20260301-120000-000-import.nidus"_s, u"20260301-120000-001-import.nidus"_s}));
}

void TestBackup::keepsTheNewestIfTheClockIsSetBack()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(open().copies().keep(BackupReason::Restore, 3).has_value());
    m_now = QDateTime(QDate(1970, 1, 1), QTime(0, 1), Qt::UTC);
    const auto newest = open().copies().keep(BackupReason::Restore, 3);
    QVERIFY(newest.has_value());
    QCOMPARE(copies().last(), QFileInfo(*newest).fileName());
    for (int i = 0; i < 2; ++i)
        QVERIFY(open().copies().keep(BackupReason::Restore, 3).has_value());
    QCOMPARE(copies().size(), 3);
    QCOMPARE(copies().first(), QFileInfo(*newest).fileName());
}

void TestBackup::isDueOnceADay()
{
    const QString file = path(u"a.nidus"_s);
    QVERIFY(isDailyBackupDue(file, m_now));
    QVERIFY(open().copies().keep(BackupReason::Import).has_value());
    QVERIFY(isDailyBackupDue(file, m_now));
    QVERIFY(open().copies().keep(BackupReason::Daily).has_value());
    QVERIFY(!isDailyBackupDue(file, m_now.addSecs(11 * 3600)));
    QVERIFY(isDailyBackupDue(file, m_now.addDays(1)));
    QVERIFY(isDailyBackupDue(file, m_now.addDays(-7))); // the clock was set back
}

void TestBackup::restoresWhatWasBackedUp()
{
    Registry registry = open();
    QVERIFY(registry.copies().backUp(path(u"b.nidus"_s)).has_value());
    QVERIFY(registry.drafts().moveToTrash(3, kAct).has_value());
    QVERIFY(registry.contents().all() != exampleContent());
    QVERIFY(registry.copies().restore({path(u"b.nidus"_s)}).has_value());
    QCOMPARE(registry.contents().all(), exampleContent());
    QCOMPARE(registry.overview().summaries()->size(), 5);
    QCOMPARE(registry.history().examine(), QList<Error>());
    QVERIFY(registry.drafts().create(newDraft(u"later"_s), kAct).has_value());
}

void TestBackup::keepsWhatARestoreReplaces()
{
    Registry registry = open();
    QVERIFY(registry.copies().backUp(path(u"b.nidus"_s)).has_value());
    QVERIFY(registry.drafts().moveToTrash(3, kAct).has_value());
    const auto replaced = registry.contents().all();
    QVERIFY(registry.copies().restore({path(u"b.nidus"_s)}).has_value());
    QCOMPARE(copies().size(), 1);
    QVERIFY(copies().first().endsWith(u"-restore.nidus"_s));
    const auto kept = Registry::open(QDir(backupFolder(path(u"a.nidus"_s))).filePath(copies().first()));
    QCOMPARE(kept->contents().all(), replaced);
}

/// The backup has more entries than what was lost, and its own history has an earlier restore.
void TestBackup::reportsEntriesOfALaterBranch()
{
    const auto write = [this](int entries) {
        Registry registry = open();
        for (int i = 0; i < entries; ++i)
            QVERIFY(registry.drafts().create(newDraft(u"x"_s), kAct).has_value());
    };
    QVERIFY(open().copies().backUp(path(u"b.nidus"_s)).has_value());
    write(4);
    QVERIFY(open().copies().restore({path(u"b.nidus"_s)})->isRestored);
    write(8);
    QVERIFY(open().copies().backUp(path(u"c.nidus"_s)).has_value());
    QVERIFY(open().copies().restore({path(u"b.nidus"_s)})->isRestored);
    write(1);
    const auto lost = open().history().head();
    {
        QFile file(path(u"a.nidus"_s));
        QVERIFY(file.resize(file.size() / 2));
    }
    const auto report = RegistryBackups::restoreFile(path(u"a.nidus"_s), {path(u"c.nidus"_s)});
    QVERIFY(report && report->isRestored);
    QCOMPARE(report->lost.size(), 1);
    QVERIFY2(report->lost.first().detail.contains(" are missing: restored from a backup on "),
             report->lost.first().detail.c_str());
    const auto problems = open().history().compareWith({*lost});
    QCOMPARE(problems->first().detail, report->lost.first().detail);
    QCOMPARE(open().history().examine(), QList<Error>());
}

void TestBackup::isSeenByOtherConnections()
{
    Registry registry = open();
    Registry other = open();
    QVERIFY(registry.copies().backUp(path(u"b.nidus"_s)).has_value());
    QVERIFY(other.drafts().moveToTrash(3, kAct).has_value());
    QCOMPARE(other.overview().summaries()->size(), 4);
    const auto before = other.dataVersion();
    QVERIFY(registry.copies().restore({path(u"b.nidus"_s)}).has_value());
    QVERIFY(other.dataVersion() != before);
    QCOMPARE(other.overview().summaries()->size(), 5);
    QCOMPARE(other.contents().all(), exampleContent());
}

void TestBackup::aCanceledRestoreChangesNothing()
{
    class Stopper final : public ProgressSink
    {
    public:
        void progressed(Progress progress) override
        {
            isHalfDone = isHalfDone || (progress.done > 0 && progress.done < progress.total);
            if (isHalfDone)
                stop.request_stop();
        }
        std::stop_source stop;
        bool isHalfDone = false;
    };
    Registry registry = open();
    fill(registry);
    QVERIFY(registry.copies().backUp(path(u"b.nidus"_s)).has_value());
    QVERIFY(registry.drafts().moveToTrash(3, kAct).has_value());
    const auto before = registry.contents().all();
    Stopper stopper;
    QCOMPARE(codeOf(registry.copies().restore({path(u"b.nidus"_s)}, stopper.stop.get_token(), &stopper)),
             base::kCanceled);
    QVERIFY(stopper.isHalfDone);
    QCOMPARE(registry.contents().all(), before);
    QCOMPARE(registry.history().examine(), QList<Error>());
    QVERIFY(registry.drafts().create(newDraft(u"later"_s), kAct).has_value());
}

/// It reads every page once.
void TestBackup::readsForACopyWithASmallCache()
{
    const auto connection = openForCopying(path(u"a.nidus"_s));
    QCOMPARE((*connection)->number(u"PRAGMA cache_size"_s), -4096); // KiB
}

/// Checking the pages of a large file takes long.
void TestBackup::aCanceledRestoreDoesNotCheckTheWholeBackup()
{
    const QString copy = path(u"b.nidus"_s);
    Registry registry = open();
    QVERIFY(registry.copies().backUp(copy).has_value());
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 place = file.readAll().indexOf("Another purpose");
    constexpr qint64 pageSize = 4096;
    QVERIFY(place > 0 && file.seek(place / pageSize * pageSize) &&
            file.write(QByteArray(pageSize, '\xff')) == pageSize);
    file.close();
    QCOMPARE(codeOf(registry.copies().restore({copy})), storage::kDamagedDatabase);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(codeOf(registry.copies().restore({copy}, stop.get_token())), base::kCanceled);
}

/// After the current content was saved as a backup, another program commits to it.
void TestBackup::reportsWhatOthersWroteDuringARestore()
{
    const QString copy = path(u"b.nidus"_s);
    auto registry = Registry::open(path(u"a.nidus"_s), {.busyTimeout = std::chrono::milliseconds(200)});
    QVERIFY(registry->copies().backUp(copy).has_value());
    const OtherProgram other(path(u"a.nidus"_s));
    class Calling final : public ProgressSink
    {
    public:
        explicit Calling(std::function<void()> function) : m_function(std::move(function)) {}
        void progressed(Progress /*progress*/) override { m_function(); }

    private:
        std::function<void()> m_function;
    };
    int calls = 0;
    Calling sink([&] {
        if (calls++ == 0)
            QVERIFY(other.runs(u"BEGIN IMMEDIATE; "
                               "INSERT INTO draft (kind, state, based_on, content_id, saves, author) "
                               "SELECT kind, 'draft', 0, content_id, 0, 'Eve' FROM draft WHERE id = 3"_s));
        else if (copies().size() == 1)
            QVERIFY(other.runs(u"COMMIT"_s));
    });
    const auto report = registry->copies().restore({copy}, {}, &sink);
    QVERIFY(report && report->isRestored);
    QCOMPARE(report->missing.size(), 1);
    QVERIFY(report->missing.first().startsWith("draft:"_L1));
    QCOMPARE(registry->drafts().all()->size(), Registry::open(copy)->drafts().all()->size());
    QCOMPARE(Registry::open(report->kept)->drafts().all()->last().author, u"Eve"_s);
}

void TestBackup::findsTheNewestCommonEntry()
{
    const QString copy = path(u"b.nidus"_s);
    Registry registry = open();
    QVERIFY(registry.copies().backUp(copy).has_value());
    const qint64 count = registry.history().head()->count;
    const auto one = Connection::open(path(u"a.nidus"_s), OpenMode::ReadOnly, {}).value();
    const auto other = Connection::open(copy, OpenMode::ReadOnly, {}).value();
    for (int later = 0; later < 4; ++later) {
        QCOMPARE(newestCommonEntry(*one, *other), count);
        QCOMPARE(newestCommonEntry(*other, *one), count);
        QVERIFY(registry.activity().enter(u"bare"_s, EventKind::Exported, kAct).has_value());
    }
}

void TestBackup::readsARestorationAsItWasEntered()
{
    const auto connection = openRegistryInMemory({}).value();
    const Restoration entered{.at = m_now,
                              .who = u"Ada"_s,
                              .source = u"b.nidus"_s,
                              .leftEntries = 7,
                              .leftHash = QByteArray(32, 'x'),
                              .informalNumber = u"12"_s,
                              .draftNumber = 34};
    QVERIFY(enterRestoration(*connection, entered).has_value());
    QCOMPARE(restorations(*connection), QList<Restoration>{entered});
}

/// Two branches of a history can know the same restore, with another newest common entry.
void TestBackup::recordsAnEarlierRestoreOnce()
{
    Registry registry = open();
    const auto grow = [&registry] {
        QVERIFY(registry.activity().enter(u"bare"_s, EventKind::Exported, kAct).has_value());
    };
    const auto backUp = [&](const QString& name) {
        QVERIFY(registry.copies().backUp(path(name)).has_value());
    };
    const auto restore = [&](const QString& name) {
        QVERIFY(registry.copies().restore({path(name)})->isRestored);
    };
    backUp(u"oldest"_s);
    const qint64 oldest = registry.history().head()->count;
    grow();
    backUp(u"old"_s);
    grow();
    const HistoryHead left = registry.history().head().value();
    restore(u"old"_s);
    backUp(u"new"_s); // knows of the restore, and that the entry after the oldest ones is common
    restore(u"oldest"_s);
    restore(u"new"_s);
    const auto connection = Connection::open(path(u"a.nidus"_s), OpenMode::ReadOnly, {}).value();
    const auto known = identities(*connection).value();
    QCOMPARE(std::ranges::count(known, std::optional(left), &Identity::replaced), 1);
    const auto record = std::ranges::find(known, std::optional(left), &Identity::replaced);
    QCOMPARE(record->common(), std::optional(oldest + 1));

    // A branch from the oldest entries, left for a longer one: they have only the oldest ones in common.
    restore(u"oldest"_s);
    grow();
    const HistoryHead branch = registry.history().head().value();
    restore(u"old"_s);
    restore(u"old"_s);
    const auto problems = registry.history().compareWith({branch});
    QCOMPARE(problems->size(), 1);
    QCOMPARE(problems->first().code, storage::kReplacedHistory);
    QVERIFY(problems->first().detail.starts_with(
        u"entries %1 to %2 are missing"_s.arg(oldest + 1).arg(branch.count).toStdString()));
}

void TestBackup::rejectsInvalidSources_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("text") << QByteArray("CREATE TABLE t (x);\\n").repeated(100) << storage::kNotADatabase;
    QTest::newRow("nothing") << QByteArray() << storage::kNotADatabase;
    QTemporaryDir folder;
    const QString whole = folder.filePath(u"a.nidus"_s);
    QVERIFY(Registry::create(whole, exampleContent()).has_value());
    QFile sound(whole);
    QVERIFY(sound.open(QIODevice::ReadOnly));
    QByteArray bytes = sound.readAll();
    QTest::newRow("half a file") << bytes.first(bytes.size() / 2) << storage::kDamagedDatabase;
    const qsizetype place = bytes.indexOf("Another purpose");
    bytes.replace(place / 4096 * 4096, 4096, QByteArray(4096, '\xff'));
    QTest::newRow("a damaged page") << bytes << storage::kDamagedDatabase;
}

void TestBackup::rejectsInvalidSources()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    QFile file(path(u"b.nidus"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    Registry registry = open();
    QCOMPARE(codeOf(registry.copies().restore({path(u"b.nidus"_s)})), code);
    QCOMPARE(registry.contents().all(), exampleContent());
    QCOMPARE(copies(), QStringList());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void TestBackup::keepsEveryEarlierRestoration()
{
    Registry registry = open();
    const auto restore = [&](const QString& name) {
        QVERIFY(registry.copies().restore({path(name)})->isRestored);
    };
    QVERIFY(registry.copies().backUp(path(u"none"_s)).has_value());
    restore(u"none"_s);
    QVERIFY(registry.copies().backUp(path(u"one"_s)).has_value());
    restore(u"none"_s);
    restore(u"one"_s); // which has the first restoration itself
    const auto connection = Connection::open(path(u"a.nidus"_s), OpenMode::ReadOnly, {}).value();
    const QList<Restoration> known = restorations(*connection).value();
    QStringList sources;
    for (const Restoration& each : known)
        sources.append(each.source);
    QCOMPARE(sources, (QStringList{u"none"_s, u"none"_s, u"one"_s}));
}

NIDUS_TEST(tst_backup, TestBackup)
#include "tst_backup.moc"
