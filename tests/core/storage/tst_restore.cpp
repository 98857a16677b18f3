// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/connection.h"
#include "core/storage/engine/filereplacement.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/history/ledgerhead.h"
#include "core/storage/registry.h"
#include "core/subregistry/planning.h"
#include "core/subregistry/subregistry.h"
#include "core/system/filenames.h"
#include "examplecontent.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <array>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::system;
using namespace Qt::StringLiterals;

/// What a restore checks, reports, and keeps.
namespace {

/// As restoreFile() names them.
const QString kFresh = u"a.nidus.0123456789abcdef0123456789abcdef.new"_s;
const QString kAside = u"a.nidus.damaged-20260101-120000-000"_s;

} // namespace

class TestRestore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void rejectsATamperedBackup_data();
    void rejectsATamperedBackup();
    void restoresATamperedBackupOnRequest();
    void listsWhatTheBackupLacks();
    void triesWithoutChangingAnything_data();
    void triesWithoutChangingAnything();
    void reusesNoNumber();
    void reusesNoNumberOfADamagedFile();
    void reusesNoNumberOfAnEarlierRegistry();
    void reusesNoValueOfASubregistry_data();
    void reusesNoValueOfASubregistry();
    void turnsOnTheLogOfAnUnopenedFile_data();
    void turnsOnTheLogOfAnUnopenedFile();
    void recordsTheRestoreInTheHistory();
    void findsALockBeforeMakingABackup();
    void finishesAnInterruptedReplacement_data();
    void finishesAnInterruptedReplacement();
    void ignoresADamagedPlan();
    void doesNotWaitForAnotherRestore();
    void concurrentRestoresLeaveOneRegistry();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList names(const QString& pattern) const
    {
        return QDir(m_folder->path()).entryList({pattern}, QDir::Files | QDir::Dirs, QDir::Name);
    }
    [[nodiscard]] Registry open() const { return Registry::open(path(u"a.nidus"_s)).value(); }
    static QString registerInformal(Registry& registry)
    {
        const auto draft = registry.drafts().create(
            {.kind = NamespaceKind::Informal, .content = exampleVersionContent({})}, kAct);
        return registry.registrations().registerDraft(draft.value().id, kAct).value_or(QString());
    }
    /// Assigns a block and a word of two lists below "bare".
    static void assignValues(Registry& registry, quint64 number, const QString& word)
    {
        const auto assign = [&registry](const QString& list, const subregistry::Block& block) {
            const auto stored = registry.subregistries().change(
                u"bare"_s, list, {}, kAct,
                [&block](const OpenSubregistry&, const QList<subregistry::ListChange>&) {
                    return subregistry::ListChange{.what = u"assign"_s,
                                                   .date = QDate(2024, 3, 1),
                                                   .entries = {{.block = block, .holder = u"Org-A"_s}}};
                });
            QVERIFY(stored && *stored);
        };
        assign(u"numbers"_s, {number, number + 4});
        assign(u"words"_s, {0, 0, word});
    }
    [[nodiscard]] QByteArray content() const
    {
        QFile file(path(u"a.nidus"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void damage() const
    {
        QFile file(path(u"a.nidus"_s));
        QVERIFY(file.resize(file.size() / 2));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRestore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto registry = Registry::create(path(u"a.nidus"_s), exampleContent());
    QVERIFY(registry.has_value());
    QVERIFY(registry->copies().backUp(path(u"b.nidus"_s)).has_value());
}

void TestRestore::rejectsATamperedBackup_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("detail");
    QTest::newRow("a person") << u"UPDATE person SET name = 'x' WHERE id = 'A'"_s << u"changed: person"_s;
    QTest::newRow("a trigger") << u"DROP TRIGGER version_stays"_s << u"version_stays is missing"_s;
    QTest::newRow("the history")
        << u"DROP TRIGGER event_never_changes; UPDATE event SET who = 'x' WHERE id = 1"_s << u"entry"_s;
}

void TestRestore::rejectsATamperedBackup()
{
    QFETCH(QString, sql);
    QFETCH(QString, detail);
    QVERIFY(OtherProgram(path(u"b.nidus"_s)).runs(sql));
    Registry registry = open();
    QVERIFY(registry.drafts().moveToTrash(3, kAct).has_value());
    const auto before = registry.contents().all();
    for (const bool isOpen : {true, false}) {
        const auto report = isOpen ? registry.copies().restore({path(u"b.nidus"_s)})
                                   : RegistryBackups::restoreFile(path(u"c.nidus"_s), {path(u"b.nidus"_s)});
        QVERIFY(report.has_value());
        QVERIFY(!report->isRestored);
        QVERIFY(std::ranges::any_of(report->problems, [&detail](const Error& problem) {
            return QString::fromStdString(problem.detail).contains(detail);
        }));
    }
    QCOMPARE(registry.contents().all(), before);
    QCOMPARE(names(u"c.nidus*"_s) + names(u"*.backups"_s) + names(u"*.new*"_s), QStringList());
}

void TestRestore::restoresATamperedBackupOnRequest()
{
    QVERIFY(OtherProgram(path(u"b.nidus"_s)).runs(u"UPDATE person SET name = 'x' WHERE id = 'A'"_s));
    Registry registry = open();
    const auto report = registry.copies().restore({path(u"b.nidus"_s), {}, true});
    QVERIFY(report && report->isRestored);
    QCOMPARE(report->problems.size(), 1);
    QCOMPARE(registry.registrations().people({u"A"_s})->first().name, u"x"_s);
    QVERIFY(registry.registrations().withdraw(u"bare"_s, kAct).has_value());
    QCOMPARE(registry.history().examine()->size(), 1); // Nidus does not seal it
}

void TestRestore::listsWhatTheBackupLacks()
{
    Registry registry = open();
    const auto revision =
        registry.drafts().create({.revisionOf = u"bare"_s, .content = exampleVersionContent({})}, kAct);
    QVERIFY(registry.registrations().registerDraft(revision->id, kAct).has_value());
    QCOMPARE(registerInformal(registry), u"urn-10"_s);
    const auto draft = registry.drafts().create(newDraft(u"later"_s), kAct);
    QVERIFY(draft.has_value());
    const auto replaced = registry.contents().all();
    const auto report = registry.copies().restore({path(u"b.nidus"_s)});
    QVERIFY(report && report->isRestored);
    QCOMPARE(report->missing,
             (QStringList{u"bare@1"_s, u"urn-10"_s, u"urn-10@1"_s, u"draft:%1"_s.arg(draft->id)}));
    QCOMPARE(Registry::open(report->kept)->contents().all(), replaced);
    const auto again = registry.copies().restore({path(u"b.nidus"_s)});
    QVERIFY(again && again->missing.isEmpty());
}

void TestRestore::triesWithoutChangingAnything_data()
{
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("an open file") << false;
    QTest::newRow("a damaged file") << true;
}

/// A trial finds what the restore removes, the rule for approvals included.
void TestRestore::triesWithoutChangingAnything()
{
    QFETCH(bool, isDamaged);
    using enum ApprovalRule;
    QString later;
    {
        Registry registry = open();
        later = u"draft:%1"_s.arg(registry.drafts().create(newDraft(u"later"_s), kAct)->id);
        QVERIFY(registry.settings().setApproval(SecondPerson, kAct));
        if (isDamaged)
            QVERIFY(registry.copies().keep(BackupReason::Daily));
    }
    if (isDamaged)
        damage();
    const auto run = [this, isDamaged](bool isTrial) {
        const RestoreOrder order{.source = path(u"b.nidus"_s), .isTrial = isTrial};
        return isDamaged ? RegistryBackups::restoreFile(path(u"a.nidus"_s), order)
                         : open().copies().restore(order);
    };
    const QByteArray before = isDamaged ? content() : QByteArray();
    const QStringList files = names(u"a.nidus*"_s);
    const auto trial = run(true);
    QVERIFY(trial && !trial->isRestored);
    QVERIFY(trial->problems.isEmpty() && trial->kept.isEmpty());
    QCOMPARE(trial->missing, isDamaged ? QStringList() : QStringList{later});
    QCOMPARE(trial->lostEntries, 2); // the draft and the rule
    QVERIFY(trial->approval == ApprovalChange(SecondPerson, ReasonWhenAlone));
    QVERIFY(!trial->lost.isEmpty());
    if (isDamaged) {
        QCOMPARE(content(), before);
        QCOMPARE(names(u"a.nidus*"_s), files);
    } else {
        QCOMPARE(open().drafts().all()->constLast().content.registrationTemplate.nid(), u"later"_s);
        QCOMPARE(*open().settings().approval(), SecondPerson);
    }
    const auto done = run(false);
    QVERIFY(done && done->isRestored);
    QCOMPARE(done->missing, trial->missing);
    QCOMPARE(done->lostEntries, trial->lostEntries);
    QVERIFY(done->approval == trial->approval);
    QCOMPARE(*open().settings().approval(), ReasonWhenAlone);
}

void TestRestore::reusesNoNumber()
{
    Registry registry = open();
    QCOMPARE(registerInformal(registry), u"urn-10"_s);
    QCOMPARE(registerInformal(registry), u"urn-11"_s);
    const auto draft = registry.drafts().create(newDraft(u"later"_s), kAct);
    for (int time = 0; time < 2; ++time) {
        QVERIFY(registry.copies().restore({path(u"b.nidus"_s)})->isRestored);
        QCOMPARE(registry.registrations().nextInformalNid(), u"urn-12"_s);
        QCOMPARE(registry.drafts().create(newDraft(u"x"_s), kAct)->id, draft->id + 1 + time);
    }
    QCOMPARE(registerInformal(registry), u"urn-12"_s);
    QCOMPARE(registry.history().examine(), QList<Error>());
    // Numbers known only to a backup are remembered, too.
    QVERIFY(registry.copies().backUp(path(u"c.nidus"_s)).has_value());
    QVERIFY(registry.copies().restore({path(u"b.nidus"_s)})->isRestored);
    QVERIFY(registry.copies().restore({path(u"c.nidus"_s)})->isRestored);
    QCOMPARE(registry.registrations().nextInformalNid(), u"urn-13"_s);
}

void TestRestore::reusesNoNumberOfADamagedFile()
{
    {
        Registry registry = open();
        QCOMPARE(registerInformal(registry), u"urn-10"_s);
        QVERIFY(registry.copies().keep(BackupReason::Daily).has_value());
    }
    damage();
    QVERIFY(!Registry::open(path(u"a.nidus"_s)));
    const auto report = RegistryBackups::restoreFile(path(u"a.nidus"_s), {path(u"b.nidus"_s)});
    QVERIFY2(report.has_value(), report ? "" : (report.error().subject + report.error().detail).c_str());
    QVERIFY(report->isRestored);
    QVERIFY(QFile::exists(report->kept));
    QCOMPARE(open().registrations().nextInformalNid(), u"urn-11"_s);
    QCOMPARE(open().history().examine(), QList<Error>());
    QVERIFY(QFile::remove(path(u"a.nidus"_s)));
    QVERIFY(RegistryBackups::restoreFile(path(u"a.nidus"_s), {path(u"b.nidus"_s)})->isRestored);
    QCOMPARE(open().registrations().nextInformalNid(), u"urn-11"_s);
    QCOMPARE(names(u"*.new*"_s), QStringList());
}

/// A new registry has fewer entries than its predecessor, known by a backup, had drafts.
void TestRestore::reusesNoNumberOfAnEarlierRegistry()
{
    qint64 last = 0;
    {
        Registry registry = open();
        for (int i = 0; i < 20; ++i)
            last = registry.drafts().create(newDraft(u"earlier"_s), kAct)->id;
        QVERIFY(registry.copies().keep(BackupReason::Daily).has_value());
    }
    QVERIFY(QFile::remove(path(u"a.nidus"_s)));
    {
        Registry other = Registry::create(path(u"a.nidus"_s), {}).value();
        QVERIFY(other.copies().backUp(path(u"c.nidus"_s)).has_value());
    }
    damage();
    QVERIFY(RegistryBackups::restoreFile(path(u"a.nidus"_s), {path(u"c.nidus"_s)})->isRestored);
    QCOMPARE(open().history().examine(), QList<Error>());
    QCOMPARE(open().drafts().create(newDraft(u"later"_s), kAct)->id, last + 1);
    // A number above what is recorded was written by another program.
    QVERIFY(OtherProgram(path(u"a.nidus"_s))
                .runs(u"UPDATE sqlite_sequence SET seq = seq + 100 WHERE name = 'draft'"_s));
    QCOMPARE(open().history().examine()->size(), 1);
}

void TestRestore::reusesNoValueOfASubregistry_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("the registry is open") << true;
    QTest::newRow("its file is lost") << false;
}

/// Values that were assigned after the backup was made are released in it, and undo does not free them.
void TestRestore::reusesNoValueOfASubregistry()
{
    QFETCH(const bool, isOpen);
    const QString copy = path(u"c.nidus"_s);
    {
        Registry registry = open();
        for (const auto& [name, kind] : {std::pair{u"numbers"_s, subregistry::ValueKind::Decimal},
                                         std::pair{u"words"_s, subregistry::ValueKind::Words}})
            QVERIFY(registry.subregistries()
                        .create({.nid = u"bare"_s, .name = name, .kind = kind, .key = {u"value"_s}}, kAct,
                                QDate(2024, 3, 1))
                        .has_value());
        assignValues(registry, 10, u"alpha"_s);
        QVERIFY(registry.copies().backUp(copy).has_value());
        assignValues(registry, 13, u"beta"_s);
        QVERIFY(registry.copies().keep(BackupReason::Daily).has_value());
        if (isOpen)
            QCOMPARE(registry.copies().restore({copy})->missing,
                     (QStringList{u"bare/numbers 15-17"_s, u"bare/words beta"_s}));
    }
    if (!isOpen) {
        QVERIFY(QFile::remove(path(u"a.nidus"_s)));
        QVERIFY(RegistryBackups::restoreFile(path(u"a.nidus"_s), {copy})->isRestored);
    }
    const Registry registry = open();
    QCOMPARE(registry.history().examine(), QList<Error>());
    const auto numbers = registry.subregistries().read(u"bare"_s, u"numbers"_s);
    const subregistry::Subregistry list = subregistry::after(numbers->definition, numbers->changes);
    QCOMPARE(list.lastUsed({0, 1000}), std::optional<quint64>(17));
    QCOMPARE(list.rowsIn({15, 17}).first().state, subregistry::EntryState::Released);
    QCOMPARE(list.rowsIn({10, 14}).first().state, subregistry::EntryState::Assigned);
    const auto undo = subregistry::planUndo(numbers->definition, numbers->changes, QDate(2024, 3, 2));
    QVERIFY(undo && undo->entries.size() == 1 && undo->entries.first().block.first == 10);
    const auto words = registry.subregistries().read(u"bare"_s, u"words"_s);
    const auto beta = subregistry::after(words->definition, words->changes).rowAt({0, 0, u"beta"_s});
    QVERIFY(beta && beta->state == subregistry::EntryState::Released);
}

void TestRestore::turnsOnTheLogOfAnUnopenedFile_data()
{
    QTest::addColumn<bool>("isDamaged");
    QTest::newRow("missing") << false;
    QTest::newRow("damaged") << true;
}

/// A backup has no write-ahead log.
void TestRestore::turnsOnTheLogOfAnUnopenedFile()
{
    QFETCH(bool, isDamaged);
    if (isDamaged)
        damage();
    const QString target = path(isDamaged ? u"a.nidus"_s : u"new.nidus"_s);
    const auto versions = [](const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll().mid(18, 2) : QByteArray();
    };
    QCOMPARE(versions(path(u"b.nidus"_s)), QByteArray("\1\1"));
    const auto report = RegistryBackups::restoreFile(target, {path(u"b.nidus"_s)});
    QVERIFY(report && report->isRestored);
    QCOMPARE(report->lostEntries, 0);               // not known
    QCOMPARE(versions(target), QByteArray("\2\2")); // https://sqlite.org/fileformat.html section 1.3.3
    const auto again = Registry::open(target)->copies().restore({path(u"b.nidus"_s)});
    QVERIFY(again && again->isRestored);
}

void TestRestore::recordsTheRestoreInTheHistory()
{
    Registry registry = open();
    QVERIFY(registry.activity().enter(u"bare"_s, EventKind::Exported, kAct).has_value());
    const auto left = ledgerHead(*Connection::open(path(u"a.nidus"_s), OpenMode::ReadOnly, {}).value());
    QVERIFY(registry.copies().restore({path(u"b.nidus"_s), u"Ada"_s})->isRestored);
    QVERIFY(registry.activity().enter(u"bare"_s, EventKind::Reviewed, kAct).has_value());
    const auto log = registry.activity().list({});
    QCOMPARE(log->first().event.what, EventKind::Reviewed);
    const LoggedEvent& restored = log->at(1);
    QCOMPARE(restored.handle, QString());
    QCOMPARE(restored.event.what, EventKind::Restored);
    QCOMPARE(restored.event.who, u"Ada"_s);
    QCOMPARE(restored.event.note,
             u"b.nidus, %1 %2"_s.arg(left->entries).arg(QString::fromLatin1(left->hash.toHex())));
    QCOMPARE(registry.activity().list({.what = {EventKind::Restored}})->size(), 1);
    QCOMPARE(registry.activity().list({.text = u"ada"_s})->contains(restored), true);
    // Removing the restoration is detected.
    QVERIFY(OtherProgram(path(u"a.nidus"_s))
                .runs(u"DROP TRIGGER restoration_stays; DELETE FROM restoration; "
                      "CREATE TRIGGER restoration_stays BEFORE DELETE ON restoration "
                      "BEGIN SELECT raise(ABORT, 'restorations are append-only'); END"_s));
    QVERIFY(!registry.history().examine()->isEmpty());
}

void TestRestore::findsALockBeforeMakingABackup()
{
    auto registry = Registry::open(path(u"a.nidus"_s), {.busyTimeout = std::chrono::milliseconds(1)});
    const auto holder = Connection::open(path(u"a.nidus"_s), OpenMode::ReadWrite, {});
    const auto lock = Transaction::begin(**holder, Transaction::Kind::Write);
    QVERIFY(lock.has_value());
    QCOMPARE(codeOf(registry->copies().restore({path(u"b.nidus"_s)})), storage::kLockedDatabase);
    QCOMPARE(names(u"*.backups"_s), QStringList());
    QCOMPARE(names(u"*.new*"_s), QStringList());
}

/// Every state in which a process can end between the steps of replaceFile().
void TestRestore::finishesAnInterruptedReplacement_data()
{
    QTest::addColumn<QStringList>("renames");
    QTest::addColumn<bool>("isReplaced");
    const QString logAway = u"a.nidus-wal>"_s + kAside + u"-wal"_s;
    QTest::newRow("nothing done") << QStringList() << false;
    QTest::newRow("the log moved away") << QStringList{logAway} << false;
    QTest::newRow("exchanged") << QStringList{logAway, u"a.nidus>x"_s, kFresh + u">a.nidus"_s,
                                              u"x>"_s + kFresh}
                               << true;
    QTest::newRow("without exchange, the name unused")
        << QStringList{logAway, u"a.nidus>"_s + kAside} << true;
    QTest::newRow("all done") << QStringList{logAway, u"a.nidus>"_s + kAside, kFresh + u">a.nidus"_s} << true;
}

void TestRestore::finishesAnInterruptedReplacement()
{
    QFETCH(QStringList, renames);
    QFETCH(bool, isReplaced);
    damage();
    QVERIFY(QFile::copy(path(u"b.nidus"_s), path(kFresh)));
    QFile log(path(u"a.nidus-wal"_s));
    QVERIFY(log.open(QIODevice::WriteOnly) && log.write("log") == 3);
    log.close();
    QFile marker(path(u"a.nidus.restoring"_s));
    QVERIFY(marker.open(QIODevice::WriteOnly));
    marker.write(u"%1\n%2\n%3\n"_s.arg(fileNumber(path(u"a.nidus"_s).toStdString()))
                     .arg(path(kFresh), path(kAside))
                     .toUtf8());
    marker.close();
    for (const QString& step : renames)
        QVERIFY(QFile::rename(path(step.section(u'>', 0, 0)), path(step.section(u'>', 1))));
    // A program that would create a new registry finds the old one.
    if (isReplaced) {
        QCOMPARE(Registry::openOrCreate(path(u"a.nidus"_s), {})->contents().all(), exampleContent());
        QCOMPARE(names(kAside + u'*'), (QStringList{kAside, kAside + "-wal"_L1}));
    } else {
        QVERIFY(recoverReplacement(path(u"a.nidus"_s)).has_value());
        QVERIFY(QFile::exists(path(u"a.nidus-wal"_s)));
        QCOMPARE(names(kAside + u'*'), QStringList());
    }
    QCOMPARE(names(kFresh), QStringList());
    QCOMPARE(names(u"*.restoring"_s), QStringList());
}

/// What is not a number is not the number of a missing file.
void TestRestore::ignoresADamagedPlan()
{
    for (const QString& number : {QString(), u"x"_s, u"-1"_s, u"18446744073709551616"_s}) {
        QFile marker(path(u"a.nidus.restoring"_s));
        QVERIFY(marker.open(QIODevice::WriteOnly));
        marker.write(u"%1\n%2\n%3\n"_s.arg(number, path(kFresh), path(kAside)).toUtf8());
        marker.close();
        QVERIFY(Registry::open(path(u"a.nidus"_s)).has_value());
        QCOMPARE(names(u"*.restoring"_s), QStringList());
        QCOMPARE(names(kAside + u'*'), QStringList());
    }
}

void TestRestore::doesNotWaitForAnotherRestore()
{
    QFile marker(path(u"a.nidus.restoring"_s));
    QVERIFY(marker.open(QIODevice::ReadWrite));
    QVERIFY(::flock(marker.handle(), LOCK_EX) == 0);
    QCOMPARE(codeOf(Registry::open(path(u"a.nidus"_s))), storage::kLockedDatabase);
    marker.close();
    QVERIFY(Registry::open(path(u"a.nidus"_s)).has_value());
    QCOMPARE(names(u"*.restoring"_s), QStringList());
}

void TestRestore::concurrentRestoresLeaveOneRegistry()
{
    damage();
    std::array<std::optional<ErrorCode>, 4> codes;
    {
        std::vector<std::jthread> threads;
        for (std::optional<ErrorCode>& code : codes)
            threads.emplace_back([this, &code] {
                code = codeOf(RegistryBackups::restoreFile(path(u"a.nidus"_s), {path(u"b.nidus"_s)}));
            });
    }
    QCOMPARE(std::ranges::count(codes, std::optional<ErrorCode>()), 1);
    QCOMPARE(std::ranges::count(codes, storage::kLockedDatabase), 3);
    QCOMPARE(open().contents().all(), exampleContent());
    QCOMPARE(names(u"a.nidus.damaged-*"_s).size(), 1);
    QCOMPARE(names(u"*.new*"_s), QStringList());
}

NIDUS_TEST(tst_restore, TestRestore)
#include "tst_restore.moc"
