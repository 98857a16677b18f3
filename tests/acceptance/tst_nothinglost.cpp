// SPDX-License-Identifier: Apache-2.0
#include "clibinary.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/cli/templatetext.h"
#include "tests/faults/settings.h"
#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <QThread>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <functional>
#include <random>
#include <sys/resource.h>
#include <vector>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;
using nidus::test::CliBinary;
using nidus::test::templateText;
using nidus::test::writtenFile;

namespace {

int killCycles() { return faults::setting("NIDUS_LIFE_CYCLES", 100); }
int allocationsEach() { return faults::setting("NIDUS_LIFE_ALLOCATIONS", 15); }
int editingSeconds() { return faults::setting("NIDUS_LIFE_SECONDS", 3); }

void say(const QString& line)
{
    std::fputs(qPrintable(line + u'\n'), stdout);
    std::fflush(stdout);
}

// The work of the processes in which this program starts itself.

/// Edits a draft endlessly and prints its progress whenever an edit is on disk.
int typeWithoutEnd(const QString& folder)
{
    RecoveryJournal journal(folder);
    Draft draft{.id = 1};
    for (int i = 1;; ++i) {
        draft.content.registrationTemplate.setText(TemplateField::Purpose, QString::number(i));
        if (!journal.keep(u"/some/registry.nidus"_s, draft))
            return 1;
        say(QString::number(i));
    }
}

/// Saves edits of a draft endlessly and prints its progress whenever one is saved.
int saveWithoutEnd(const QString& path)
{
    auto registry = Registry::open(path);
    auto draft = registry ? registry->drafts().create({}, {}) : std::unexpected(registry.error());
    if (!draft)
        return 1;
    say(draftHandle(draft->id));
    for (int i = 1; draft; ++i) {
        VersionContent content = draft->content;
        content.registrationTemplate.setText(TemplateField::Purpose, QString::number(i));
        draft = registry->drafts().save(draft->id, content, draft->saves, {});
        if (draft)
            say(QString::number(i));
    }
    return 1;
}

/// Registers large namespaces until that fails, and reports each.
std::optional<Error> fill(Registry& registry, const std::function<void(const QString&)>& report)
{
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"long text "_s.repeated(2000));
    for (int i = 0; i < 1000; ++i) {
        content.registrationTemplate.setText(TemplateField::Nid, u"full-%1"_s.arg(i));
        const auto draft = registry.drafts().create({.content = content}, {});
        const auto nid =
            draft ? registry.registrations().registerDraft(draft->id, {}) : std::unexpected(draft.error());
        if (!nid)
            return nid.error();
        report(*nid);
    }
    return std::nullopt;
}

int fillUpToALimit(const QString& path)
{
    constexpr rlim_t bytes = 4 << 20;
    const rlimit limit{bytes, bytes};
    std::signal(SIGXFSZ, SIG_IGN); // writes beyond it fail instead
    auto registry = Registry::open(path);
    if (!registry || ::setrlimit(RLIMIT_FSIZE, &limit) != 0)
        return 1;
    return fill(*registry, say) ? 0 : 1;
}

/// Several processes write without a pause: on a slow machine one may wait for a long time.
const RegistryOptions kPatient{.busyTimeout = std::chrono::milliseconds(nidus::test::kProgressDelay)};

int allocate(const QString& path, int count)
{
    auto registry = Registry::open(path, kPatient);
    for (int i = 0; registry && i < count; ++i) {
        const auto draft = registry->drafts().create({.kind = NamespaceKind::Informal}, {});
        const auto nid =
            draft ? registry->registrations().registerDraft(draft->id, {}) : std::unexpected(draft.error());
        say(nid ? *nid : u"failed "_s + QString::fromStdString(nid.error().detail));
    }
    return registry ? 0 : 1;
}

/// Revises one of 50 registrations after another, and prints which revisions were accepted and which refused.
int revise(const QString& path, const QString& name, int seconds)
{
    auto registry = Registry::open(path, kPatient);
    std::mt19937 random(unsigned(qHash(name)));
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; registry && timer.elapsed() < seconds * 1000; ++i) {
        const QString nid = u"shared-%1"_s.arg(random() % 50);
        Draft draft{.revisionOf = nid};
        const QString note = u"%1-%2"_s.arg(name).arg(i);
        draft.content.registrationTemplate.setText(TemplateField::Purpose, note);
        const auto made = registry->drafts().create(draft, {});
        QThread::usleep(random() % 3000); // as people do, only faster
        const auto registered = made ? registry->registrations().registerDraft(made->id, {name, note, {}})
                                     : std::unexpected(made.error());
        if (registered)
            say(u"accepted %1 %2"_s.arg(nid, note));
        else if (registered.error().code == storage::kConflict)
            say(u"refused %1 %2"_s.arg(nid, note));
        else
            say(u"failed "_s + QString::fromStdString(registered.error().detail));
    }
    return registry ? 0 : 1;
}

int runAs(const QStringList& words)
{
    if (words[1] == "--type"_L1)
        return typeWithoutEnd(words[2]);
    if (words[1] == "--save"_L1)
        return saveWithoutEnd(words[2]);
    if (words[1] == "--fill"_L1)
        return fillUpToALimit(words[2]);
    if (words[1] == "--allocate"_L1)
        return allocate(words[2], words[3].toInt());
    return revise(words[2], words[3], words[4].toInt());
}

} // namespace

/// Real processes that are killed, race each other, or run out of disk.
class TestNothingLost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survivesKillAtAnyMoment();
    void losesNoJournaledEdit();
    void losesNoSavedEdit();
    void assignsEveryNumberOnce();
    void keepsEveryAcceptedRevision();
    void survivesAFullDisk();
    void survivesAWriteThatFails();

private:
    /// The file is intact, and everything promised is in it.
    static void verifyHolds(const QString& path, const QStringList& promised);
    /// Starts this program again with other work.
    static std::unique_ptr<QProcess> start(const QStringList& words)
    {
        auto process = std::make_unique<QProcess>();
        process->start(QCoreApplication::applicationFilePath(), QStringList{u"tst_nothinglost"_s} + words);
        return process;
    }
    static QStringList linesOf(QProcess& process)
    {
        QStringList lines = QString::fromUtf8(process.readAllStandardOutput()).split(u'\n');
        lines.removeLast(); // after the last line end: nothing, or a line that was cut off
        return lines;
    }

    QTemporaryDir m_folder;
};

/// Cycles of edit, save, register, import, and backup with the real program: everything it reported is there.
void TestNothingLost::survivesKillAtAnyMoment()
{
    const CliBinary cli;
    const QString path = cli.filePath(u"r.nidus"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    const QString informal = writtenFile(m_folder, u"informal.txt"_s, templateText(""));
    std::mt19937 random(8141);
    QSet<QString> promised;
    // The longest wait exceeds a whole run, so that some runs finish, however slow the machine is.
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(
        cli.run({u"--registry"_s, path, u"new"_s, u"--informal"_s, u"--register"_s, u"--from"_s, informal})
            .status,
        0);
    const auto longest = unsigned(timer.elapsed() * 3 / 2);
    int killed = 0;
    for (int cycle = 0; cycle < killCycles(); ++cycle) {
        const QString nid = u"kill-test-%1"_s.arg(cycle);
        const QString formal = writtenFile(m_folder, u"formal.txt"_s, templateText(nid.toUtf8()));
        const QList<QStringList> jobs{{u"new"_s, u"--informal"_s, u"--register"_s, u"--from"_s, informal},
                                      {u"new"_s, nid, u"--register"_s, u"--from"_s, formal},
                                      {u"new"_s, nid, u"--from"_s, formal},
                                      {u"import"_s, formal},
                                      {u"registry"_s, u"backup"_s, cli.filePath(u"copy-%1"_s.arg(cycle))}};
        const int job = int(random() % unsigned(jobs.size()));
        QProcess process;
        cli.prepare(process);
        process.start(CliBinary::path(), QStringList{u"--registry"_s, path} + jobs[job]);
        QVERIFY(process.waitForStarted(nidus::test::kProgressDelay));
        process.waitForFinished(int(random() % longest));
        if (process.state() != QProcess::NotRunning) {
            process.kill();
            ++killed;
        }
        process.waitForFinished(nidus::test::kProgressDelay);
        if (job < 3) {
            for (const QString& promise : linesOf(process))
                promised.insert(promise);
        }
        const QString copy = cli.filePath(u"copy-%1"_s.arg(cycle));
        if (QFile::exists(copy)) { // appears whole or not at all
            const auto backup = Registry::open(copy);
            QVERIFY(backup && backup->history().verify());
        }
        const auto registry = Registry::open(path);
        QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
        const auto problems = registry->history().examine();
        QVERIFY2(problems && problems->isEmpty(),
                 problems && !problems->isEmpty() ? problems->first().detail.c_str() : "");
        const auto rows = registry->overview().summaries();
        QSet<QString> held;
        for (const RegistrySummary& row : *rows)
            held.insert(row.handle);
        const QSet<QString> missing = promised - held;
        QVERIFY2(missing.isEmpty(), qPrintable(QStringList(missing.cbegin(), missing.cend()).join(u' ')));
    }
    qInfo("%d of %d cycles were killed, %d promises were kept", killed, killCycles(), int(promised.size()));
    QVERIFY(killed > 0);
}

void TestNothingLost::losesNoJournaledEdit()
{
    std::mt19937 random(8141);
    const int rounds = std::max(5, killCycles() / 10);
    for (int round = 0; round < rounds; ++round) {
        const QString folder = m_folder.filePath(u"journal-%1"_s.arg(round));
        const auto process = start({u"--type"_s, folder});
        QVERIFY(process->waitForStarted(nidus::test::kProgressDelay));
        while (!process->canReadLine())
            QVERIFY(process->waitForReadyRead(20'000));
        process->waitForFinished(int(random() % 60));
        process->kill();
        process->waitForFinished(nidus::test::kProgressDelay);
        const int last = linesOf(*process).last().toInt();
        RecoveryJournal journal(folder);
        const JournalLeftovers found = journal.leftovers(u"/some/registry.nidus"_s);
        QCOMPARE(found.damaged.size(), 0);
        QCOMPARE(found.drafts.size(), 1);
        const QString kept =
            found.drafts.first().draft.content.registrationTemplate.text(TemplateField::Purpose);
        QVERIFY2(kept.toInt() >= last, qPrintable(u"%1 < %2"_s.arg(kept).arg(last)));
    }
    qInfo("%d of %d processes were killed while they wrote a journal, nothing was lost", rounds, rounds);
}

void TestNothingLost::losesNoSavedEdit()
{
    const QString path = m_folder.filePath(u"saved.nidus"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    std::mt19937 random(8141);
    const int rounds = std::max(5, killCycles() / 5);
    for (int round = 0; round < rounds; ++round) {
        const auto process = start({u"--save"_s, path});
        QVERIFY(process->waitForStarted(nidus::test::kProgressDelay));
        while (!process->canReadLine())
            QVERIFY(process->waitForReadyRead(20'000));
        process->waitForFinished(int(random() % 60));
        process->kill();
        process->waitForFinished(nidus::test::kProgressDelay);
        const QStringList lines = linesOf(*process);
        const auto registry = Registry::open(path);
        QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
        QVERIFY(registry->history().verify().has_value());
        const auto record = registry->drafts().record(draftIdOf(lines.first()).value_or(0));
        QVERIFY(record.has_value());
        const QString held = record->draft.content.registrationTemplate.text(TemplateField::Purpose);
        const int last = lines.size() > 1 ? lines.last().toInt() : 0;
        QVERIFY2(held.toInt() >= last, qPrintable(u"%1 < %2"_s.arg(held).arg(last)));
    }
    qInfo("%d of %d processes were killed while they saved, nothing was lost", rounds, rounds);
}

void TestNothingLost::assignsEveryNumberOnce()
{
    constexpr int processes = 8;
    const QString path = m_folder.filePath(u"allocate.nidus"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    std::vector<std::unique_ptr<QProcess>> running;
    for (int i = 0; i < processes; ++i)
        running.push_back(start({u"--allocate"_s, path, QString::number(allocationsEach())}));
    QSet<QString> given;
    for (const auto& process : running) {
        QVERIFY(process->waitForFinished(-1)); // as long as its work takes
        QCOMPARE(process->exitCode(), 0);
        for (const QString& nid : linesOf(*process)) {
            QVERIFY2(!given.contains(nid), qPrintable(nid));
            given.insert(nid);
        }
    }
    QSet<QString> expected;
    for (int number = 1; number <= processes * allocationsEach(); ++number)
        expected.insert(u"urn-%1"_s.arg(number));
    QCOMPARE(given, expected);
    qInfo("%d numbers were assigned by %d processes at once, each once", int(given.size()), processes);
    QVERIFY(Registry::open(path)->history().verify().has_value());
}

void TestNothingLost::keepsEveryAcceptedRevision()
{
    const QString path = m_folder.filePath(u"shared.nidus"_s);
    RegistryContent content;
    for (int i = 0; i < 50; ++i) {
        VersionContent held;
        held.registrationTemplate.setText(TemplateField::Nid, u"shared-%1"_s.arg(i));
        content.records.append({{.nid = u"shared-%1"_s.arg(i)}, {{1, held, {}, {}, {}}}, {}});
    }
    QVERIFY(Registry::create(path, content).has_value());
    std::vector<std::unique_ptr<QProcess>> running;
    for (int i = 0; i < 4; ++i)
        running.push_back(start({u"--revise"_s, path, u"p%1"_s.arg(i), QString::number(editingSeconds())}));
    QSet<QString> accepted;
    qsizetype refused = 0;
    for (const auto& process : running) {
        QVERIFY(process->waitForFinished(-1)); // as long as its work takes
        for (const QString& line : linesOf(*process)) {
            QVERIFY2(!line.startsWith("failed"_L1), qPrintable(line));
            if (line.startsWith("accepted "_L1))
                accepted.insert(line.sliced(9));
            else
                ++refused;
        }
    }
    const auto registry = Registry::open(path);
    QVERIFY(registry.has_value() && registry->history().verify());
    QSet<QString> held;
    for (int i = 0; i < 50; ++i) {
        const auto record = registry->registrations().record(u"shared-%1"_s.arg(i));
        for (const Version& version : record->versions) {
            if (version.number > 1)
                held.insert(u"%1 %2"_s.arg(record->registration.nid, version.note));
        }
    }
    QCOMPARE(held, accepted);
    qInfo("%d revisions accepted, %d refused", int(accepted.size()), int(refused));
    QVERIFY(!accepted.isEmpty());
}

void TestNothingLost::survivesAFullDisk()
{
    const QString disk = m_folder.filePath(u"disk"_s);
    QVERIFY(QDir().mkpath(disk));
    const QString mount = QStandardPaths::findExecutable(u"mount"_s);
    if (mount.isEmpty() ||
        QProcess::execute(mount, {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=4m"_s, u"nidus-test"_s, disk}) != 0)
        QSKIP("mounting a small disk is not permitted here");
    const auto unmount = qScopeGuard([&disk] { QProcess::execute(u"umount"_s, {disk}); });
    const QString path = disk + "/r.nidus"_L1;
    QVERIFY(Registry::create(path, {}).has_value());
    QStringList promised;
    {
        auto registry = Registry::open(path);
        const auto failed = fill(*registry, [&promised](const QString& nid) { promised.append(nid); });
        QVERIFY(failed.has_value());
        QCOMPARE(failed->code, base::kDiskFull);
        const auto copied = registry->copies().backUp(disk + "/copy.nidus"_L1);
        QVERIFY(!copied.has_value());
        QCOMPARE(copied.error().code, base::kDiskFull);
    }
    QCOMPARE(QDir(disk).entryList({u"copy*"_s}), QStringList()); // nothing half-written remains
    verifyHolds(path, promised);
}

/// A file that may not grow: a write fails midway, with an error other than "full".
void TestNothingLost::survivesAWriteThatFails()
{
    const QString path = m_folder.filePath(u"limited.nidus"_s);
    QVERIFY(Registry::create(path, {}).has_value());
    const auto process = start({u"--fill"_s, path});
    QVERIFY(process->waitForFinished(nidus::test::kProgressDelay));
    QCOMPARE(process->exitCode(), 0); // it failed with an error, not by a signal
    verifyHolds(path, linesOf(*process));
}

void TestNothingLost::verifyHolds(const QString& path, const QStringList& promised)
{
    const auto registry = Registry::open(path);
    QVERIFY2(registry.has_value(), registry ? "" : registry.error().detail.c_str());
    QVERIFY(registry->history().verify().has_value());
    const auto nids = registry->overview().nids();
    for (const QString& nid : promised)
        QVERIFY2(nids->contains(nid), qPrintable(nid));
    QVERIFY(promised.size() > 5);
}

int tst_nothinglost(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() > 2 &&
        QStringList{u"--type"_s, u"--save"_s, u"--fill"_s, u"--allocate"_s, u"--revise"_s}.contains(words[1]))
        return runAs(words);
    TestNothingLost test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_nothinglost.moc"
