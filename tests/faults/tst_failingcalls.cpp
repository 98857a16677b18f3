// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/savefilesink.h"
#include "core/storage/engine/connection.h"
#include "core/storage/files/backup.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "core/workflow/import/filebatch.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/core/storage/examplecontent.h"
#include "tests/core/storage/smallregistry.h"
#include "tests/faults/calls.h"
#include "tests/faults/foldercopy.h"
#include "tests/faults/settings.h"
#include "tests/faults/sqlitefaults.h"
#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>
#include <limits>
#include <sqlite3.h>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::cli;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using namespace Qt::StringLiterals;
using nidus::faults::copyOf;
using nidus::faults::Fault;
using nidus::faults::FaultReport;
using nidus::faults::NoWaiting;

namespace {

using Done = Result<void>;

/// A lock that is not available at once never will be: its call fails.
const RegistryOptions kImpatient{.busyTimeout = std::chrono::milliseconds(20)};

/// One of our calls in a prepared folder.
struct Work
{
    const char* name;
    std::function<Done(const QDir& folder)> prepare;
    std::function<Done(const QDir& folder)> act;
    bool usesSqlite = true;
};

template <typename T>
Done doneOf(const Result<T>& result)
{
    return result ? Done() : std::unexpected(result.error());
}

QString registryIn(const QDir& folder) { return folder.filePath(u"r.nidus"_s); }

/// Opens the registry and calls `act` with it.
std::function<Done(const QDir&)> with(const std::function<Done(Registry&)>& act)
{
    return [act](const QDir& folder) {
        auto registry = Registry::open(registryIn(folder), kImpatient);
        return registry ? act(*registry) : std::unexpected(registry.error());
    };
}

Done prepareRegistry(const QDir& folder)
{
    auto registry = Registry::create(registryIn(folder), exampleContent());
    return registry ? doneOf(registry->drafts().create(newDraft(u"drafted"_s), kAct))
                    : std::unexpected(registry.error());
}

Done prepareCopy(const QDir& folder)
{
    const Done prepared = prepareRegistry(folder);
    auto registry = prepared ? Registry::open(registryIn(folder)) : std::unexpected(prepared.error());
    if (!registry)
        return std::unexpected(registry.error());
    if (const Done copied = registry->copies().backUp(folder.filePath(u"copy.nidus"_s)); !copied)
        return copied;
    return doneOf(registry->drafts().create(newDraft(u"later"_s), kAct));
}

/// Brings the registry to a schema that a later release might have.
Done goOn(const QDir& folder)
{
    const auto connection = Connection::open(registryIn(folder), OpenMode::ReadWrite, kImpatient);
    if (!connection)
        return std::unexpected(connection.error());
    QList<Migration> steps = schemaMigrations();
    steps.append({.number = steps.last().number + 1, .script = "CREATE TABLE later (x TEXT) STRICT;"});
    return copyThenMigrate(**connection, steps);
}

qint64 draftIn(Registry& registry, const QString& nid)
{
    const auto rows = registry.overview().summaries();
    for (const RegistrySummary& row : rows ? *rows : QList<RegistrySummary>()) {
        if (row.nid == nid)
            return row.draftId;
    }
    return 0;
}

Done keepInJournal(const QDir& folder)
{
    RecoveryJournal journal(folder.filePath(u"journal"_s));
    return journal.keep(u"/some/registry.nidus"_s, newDraft(u"edited"_s));
}

Done exportFiles(const QDir& folder)
{
    auto batch = FileBatch::in(folder.filePath(u"out"_s));
    for (int i = 0; batch && i < 3; ++i) {
        if (const Done added = batch->add(u"%1.txt"_s.arg(i), "a line\n"); !added)
            return added;
    }
    return batch ? batch->commit() : std::unexpected(batch.error());
}

Done exportFile(const QDir& folder)
{
    const auto sink = SaveFileSink::open(folder.filePath(u"single.txt"_s));
    if (!sink)
        return std::unexpected(sink.error());
    (*sink)->write("a line\n");
    return (*sink)->commit();
}

const QList<Work>& works()
{
    static const QList<Work> all{
        {"create", [](const QDir&) { return Done(); },
         [](const QDir& folder) {
             return doneOf(Registry::create(registryIn(folder), exampleContent(), kImpatient));
         }},
        {"openOrCreate", prepareRegistry,
         [](const QDir& folder) { return doneOf(openForWriting(registryIn(folder), kImpatient)); }},
        {"createDraft", prepareRegistry,
         with([](Registry& registry) { return doneOf(registry.drafts().create(newDraft(u"abc"_s), kAct)); })},
        {"saveDraft", prepareRegistry, with([](Registry& registry) {
             return doneOf(registry.drafts().save(draftIn(registry, u"drafted"_s),
                                                  contentWith(u"drafted"_s, u"saved"_s), 0, kAct));
         })},
        {"registerDraft", prepareRegistry, with([](Registry& registry) {
             return doneOf(registry.registrations().registerDraft(draftIn(registry, u"drafted"_s), kAct));
         })},
        {"withdraw", prepareRegistry,
         with([](Registry& registry) { return registry.registrations().withdraw(u"bare"_s, kAct); })},
        {"addContent", [](const QDir& folder) { return doneOf(Registry::create(registryIn(folder), {})); },
         with([](Registry& registry) { return registry.contents().add(exampleContent(), kAct); })},
        {"examine", prepareRegistry, with([](Registry& registry) { return registry.history().verify(); })},
        {"backUp", prepareRegistry,
         [](const QDir& folder) {
             const auto registry = Registry::open(registryIn(folder), kImpatient);
             return registry ? registry->copies().backUp(folder.filePath(u"new.nidus"_s))
                             : std::unexpected(registry.error());
         }},
        {"keepBackup", prepareRegistry,
         with([](Registry& registry) { return doneOf(registry.copies().keep(BackupReason::Daily, 1)); })},
        {"restore", prepareCopy,
         [](const QDir& folder) {
             const auto report = restoreRegistry(
                 registryIn(folder), {.source = folder.filePath(u"copy.nidus"_s), .who = kAct.who});
             if (report && !report->isRestored)
                 return Done(std::unexpected(report->problems.first()));
             return doneOf(report);
         }},
        {"migrate", prepareRegistry, goOn},
        {"journal", [](const QDir&) { return Done(); }, keepInJournal, false},
        {"export to a folder", [](const QDir&) { return Done(); }, exportFiles, false},
        {"export to a file", [](const QDir&) { return Done(); }, exportFile, false},
    };
    return all;
}

/// What a person does in a window, whose registry stays open.
struct WindowWork
{
    const char* name;
    std::function<Done(Registry& registry, const QDir& folder)> act;
};

const QList<WindowWork>& windowWorks()
{
    static const QList<WindowWork> all{
        {"createDraft",
         [](Registry& registry, const QDir&) {
             return doneOf(registry.drafts().create(newDraft(u"abc"_s), kAct));
         }},
        {"registerDraft",
         [](Registry& registry, const QDir&) {
             return doneOf(registry.registrations().registerDraft(draftIn(registry, u"drafted"_s), kAct));
         }},
        {"withdraw",
         [](Registry& registry, const QDir&) { return registry.registrations().withdraw(u"bare"_s, kAct); }},
        {"erase", [](Registry& registry,
                     const QDir&) { return doneOf(registry.erasure().erase({u"Nobody Nowhere"_s}, kAct)); }},
        {"restore",
         [](Registry& registry, const QDir& folder) {
             return doneOf(
                 registry.copies().restore({.source = folder.filePath(u"copy.nidus"_s), .who = kAct.who}));
         }},
    };
    return all;
}

/// Describes the state that must be as before or as after; or returns "wrong" and the problem.
QString stateOf(const QDir& folder)
{
    const NoWaiting noWaiting(folder.path().toStdString());
    QStringList state;
    if (QFile::exists(registryIn(folder))) {
        const auto registry = Registry::open(registryIn(folder));
        if (!registry)
            return u"wrong: "_s + QString::fromStdString(registry.error().detail);
        const auto problems = registry->history().examine();
        if (!problems || !problems->isEmpty())
            return u"wrong: "_s +
                   QString::fromStdString(problems ? problems->first().detail : problems.error().detail);
        const auto rows = registry->overview().summaries();
        for (const RegistrySummary& row : rows ? *rows : QList<RegistrySummary>()) {
            const auto draft = registry->drafts().record(row.draftId);
            state += u"%1 %2 %3 %4"_s.arg(row.handle)
                         .arg(int(row.state))
                         .arg(row.version)
                         .arg(draft ? draft->draft.content.registrationTemplate.text(TemplateField::Purpose)
                                    : QString());
        }
    }
    // Copies and exports exist completely or not at all; copies may exist before the work fails.
    QDirIterator files(folder.path(), {u"*.nidus"_s, u"*.txt"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.endsWith(".nidus"_L1)) {
            if (const auto copy = Registry::open(path); !copy || !copy->history().verify())
                return u"wrong: "_s + path;
        } else if (!path.contains("/.nidus-"_L1)) { // not moved into place yet
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly) || file.readAll() != "a line\n")
                return u"wrong: "_s + path;
        }
    }
    return state.join(u'\n');
}

/// How to make calls fail.
struct Faults
{
    std::function<void(const QDir& folder, const Fault& fault)> start;
    std::function<FaultReport()> stop;
    int error;
};

/// Returns how many calls fail in each work.
std::uint64_t mostCalls() { return std::uint64_t(nidus::faults::setting("NIDUS_FAILING_CALLS", 4)); }

struct Figures
{
    std::uint64_t failed = 0;
    std::uint64_t errors = 0;
};

/// Makes one call after another fail until none fails any more. Returns the first problem.
QString failInTurn(const Work& work, const QDir& prepared, const Faults& faults, bool persists,
                   Figures& figures)
{
    const QString before = stateOf(QDir(copyOf(prepared)->path()));
    QString after;
    std::uint64_t step = 1;
    for (std::uint64_t call = 0;; call = call == 0 ? 1 : call + step) {
        const auto copy = copyOf(prepared);
        const QDir folder(copy->path());
        Done done;
        FaultReport report;
        {
            const NoWaiting noWaiting(folder.path().toStdString());
            faults.start(folder, {.call = call, .error = faults.error, .persists = persists});
            done = work.act(folder);
            report = faults.stop();
        }
        const QString state = stateOf(folder);
        if (call == 0) {
            if (!done || report.calls == 0)
                return u"cannot be done without a fault"_s;
            after = state;
            step = std::max<std::uint64_t>(1, report.calls / mostCalls());
            continue;
        }
        const auto complaint = [&](const QString& what) {
            return u"call %1 (%2): %3; %4 --- %5"_s.arg(call).arg(
                QString::fromStdString(report.failed), what, state,
                done ? QString() : QString::fromStdString(done.error().detail));
        };
        if (state != before && state != after)
            return complaint(u"state is neither as before nor as after"_s);
        if (done && state != after)
            return complaint(u"reported success, but the work is not done"_s);
        if (report.failed.empty())
            return done ? QString() : complaint(u"fails without a fault"_s);
        ++figures.failed;
        figures.errors += done ? 0U : 1U;
    }
}

/// Makes one call after another fail in a window that stays open, and uses the registry afterwards. Returns
/// the first problem.
QString failInWindow(const WindowWork& work, const QDir& prepared, const Faults& faults, bool persists)
{
    std::uint64_t step = 1;
    for (std::uint64_t call = 0;; call = call == 0 ? 1 : call + step) {
        const auto copy = copyOf(prepared);
        const QDir folder(copy->path());
        const NoWaiting noWaiting(folder.path().toStdString());
        auto window = Registry::open(registryIn(folder), kImpatient);
        auto other = Registry::open(registryIn(folder), kImpatient);
        if (!window || !other)
            return u"cannot be opened"_s;
        faults.start(folder, {.call = call, .error = faults.error, .persists = persists});
        const Done done = work.act(*window, folder);
        const FaultReport report = faults.stop();
        const auto complaint = [&](const QString& what, const Error& error) {
            return u"call %1 (%2, %3): %4: %5 %6"_s.arg(call).arg(
                QString::fromStdString(report.failed), persists ? u"and all later"_s : u"once"_s, what,
                QString::fromUtf8(error.code.word()), QString::fromStdString(error.detail));
        };
        if (const auto made = other->drafts().create(newDraft(u"of-others"_s), kAct); !made)
            return complaint(u"others cannot write"_s, made.error());
        if (const auto made = window->drafts().create(newDraft(u"afterwards"_s), kAct); !made)
            return complaint(u"the window cannot write"_s, made.error());
        if (const auto sound = window->history().verify(); !sound)
            return complaint(u"the registry is not sound"_s, sound.error());
        if (call == 0)
            step = std::max<std::uint64_t>(1, report.calls / (mostCalls() * 4));
        else if (report.failed.empty())
            return done ? QString() : complaint(u"fails without a fault"_s, done.error());
    }
}

} // namespace

/// Each disk call and each allocation fails in turn. Our calls then fail with an Error or succeed; the files
/// are as before or as after.
class TestFailingCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void handlesFailingSystemCalls_data() { addWorks(true); }
    void handlesFailingSystemCalls();
    void handlesFailingSqliteCalls_data() { addWorks(false); }
    void handlesFailingSqliteCalls();
    void handlesFailingAllocations_data() { addWorks(false); }
    void handlesFailingAllocations();
    void aWindowGoesOn_data();
    void aWindowGoesOn();
    void aChangedSchemaKeepsNoLock();

private:
    static void addWorks(bool withoutSqlite)
    {
        QTest::addColumn<int>("work");
        for (int i = 0; i < works().size(); ++i) {
            if (withoutSqlite || works()[i].usesSqlite)
                QTest::newRow(works()[i].name) << i;
        }
    }
    static void failInTurn(const QList<Faults>& kinds)
    {
        QFETCH(int, work);
        const QTemporaryDir prepared;
        {
            const NoWaiting noWaiting(prepared.path().toStdString());
            const Done done = works()[work].prepare(QDir(prepared.path()));
            QVERIFY2(done.has_value(), done ? "" : done.error().detail.c_str());
        }
        Figures figures;
        for (const Faults& faults : kinds) {
            for (const bool persists : {false, true}) {
                const QString complaint =
                    ::failInTurn(works()[work], QDir(prepared.path()), faults, persists, figures);
                QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
            }
        }
        qInfo("%d calls failed, %d times with an error", int(figures.failed), int(figures.errors));
    }
};

void TestFailingCalls::handlesFailingSystemCalls()
{
    const auto start = [](const QDir& folder, const Fault& fault) {
        nidus::faults::startFailing(folder.path().toStdString(), fault);
    };
    failInTurn({{start, nidus::faults::stopFailing, EIO}, {start, nidus::faults::stopFailing, ENOSPC}});
}

void TestFailingCalls::handlesFailingSqliteCalls()
{
    const auto start = [](const QDir&, const Fault& fault) { nidus::faults::startFailingFiles(fault); };
    failInTurn({{start, nidus::faults::stopFailingFiles, SQLITE_IOERR_WRITE},
                {start, nidus::faults::stopFailingFiles, SQLITE_FULL}});
}

void TestFailingCalls::handlesFailingAllocations()
{
    const auto start = [](const QDir&, const Fault& fault) { nidus::faults::startFailingMemory(fault); };
    failInTurn({{start, nidus::faults::stopFailingMemory, 0}});
}

void TestFailingCalls::aWindowGoesOn_data()
{
    QTest::addColumn<int>("work");
    for (int i = 0; i < windowWorks().size(); ++i)
        QTest::newRow(windowWorks()[i].name) << i;
}

/// Afterwards nobody finds the registry locked, and what the window writes is sealed.
void TestFailingCalls::aWindowGoesOn()
{
    QFETCH(int, work);
    const QTemporaryDir prepared;
    QVERIFY(prepareCopy(QDir(prepared.path())).has_value());
    const QList<Faults> kinds{
        {[](const QDir& folder, const Fault& fault) {
             nidus::faults::startFailing(folder.path().toStdString(), fault);
         },
         nidus::faults::stopFailing, ENOSPC},
        {[](const QDir&, const Fault& fault) { nidus::faults::startFailingFiles(fault); },
         nidus::faults::stopFailingFiles, SQLITE_IOERR_WRITE},
        {[](const QDir&, const Fault& fault) { nidus::faults::startFailingMemory(fault); },
         nidus::faults::stopFailingMemory, 0}};
    for (const Faults& faults : kinds) {
        for (const bool persists : {false, true}) {
            const QString complaint =
                failInWindow(windowWorks()[work], QDir(prepared.path()), faults, persists);
            QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
        }
    }
}

/// Another program changes the schema, so statements must be compiled again, and there is no memory for it.
void TestFailingCalls::aChangedSchemaKeepsNoLock()
{
    const QTemporaryDir prepared;
    QVERIFY(prepareCopy(QDir(prepared.path())).has_value());
    for (std::uint64_t call = 1; call <= 8192; call *= 2) {
        const auto copy = copyOf(QDir(prepared.path()));
        const QDir folder(copy->path());
        const NoWaiting noWaiting(folder.path().toStdString());
        auto window = Registry::open(registryIn(folder), kImpatient);
        auto other = Registry::open(registryIn(folder), kImpatient);
        QVERIFY(window && other);
        QVERIFY(window->drafts().create(newDraft(u"earlier"_s), kAct).has_value());
        {
            const auto program = Connection::open(registryIn(folder), OpenMode::ReadWrite, {});
            QVERIFY(program &&
                    (*program)
                        ->executeScript("CREATE TABLE passing (x TEXT) STRICT; DROP TABLE passing;")
                        .has_value());
        }
        nidus::faults::startFailingMemory({.call = call, .persists = true});
        (void)window->drafts().create(newDraft(u"abc"_s), kAct);
        (void)nidus::faults::stopFailingMemory();
        const auto made = other->drafts().create(newDraft(u"of-others"_s), kAct);
        QVERIFY2(made.has_value(), qPrintable(QString::number(call)));
        QVERIFY(window->drafts().create(newDraft(u"afterwards"_s), kAct).has_value());
    }
}

int tst_failingcalls(int argc, char* argv[])
{
    nidus::faults::installSqliteFaults();
    const QCoreApplication application(argc, argv);
    TestFailingCalls test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_failingcalls.moc"
