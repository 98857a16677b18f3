// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk.h"
#include "tests/faults/sqlitefaults.h"
#include "tests/simulate/edits.h"
#include "tests/simulate/steps.h"

#include <cerrno>
#include <random>
#include <sqlite3.h>

namespace nidus::simulate {

using namespace Qt::StringLiterals;
using faults::Fault;
using faults::Loss;

namespace {

/// Returns a backup, a restore, an erasure, or an edit.
Operation anyOperation(Run& run)
{
    switch (run.random.below(10)) {
    case 0: {
        const auto operation = restoreOperation(run);
        return operation ? *operation : anyEdit(run);
    }
    case 1:
        return {u"keep a backup"_s,
                [](storage::Registry& registry) -> base::Result<void> {
                    const auto done = registry.copies().keep(storage::BackupReason::Import, 2);
                    return done ? base::Result<void>() : std::unexpected(done.error());
                },
                [](Content&, const Content&) {}};
    case 2:
        return {u"erase a name that nobody has"_s,
                [](storage::Registry& registry) -> base::Result<void> {
                    const auto done = registry.erasure().erase({u"Nobody Nowhere"_s},
                                                               {.who = u"Clerk"_s, .note = {}, .link = {}});
                    return done ? base::Result<void>() : std::unexpected(done.error());
                },
                [](Content&, const Content&) {}};
    default: return anyEdit(run);
    }
}

/// Some operations, which end at any operation of the disk. All that returned before must be there; the one
/// in progress may be.
void interrupt(Run& run, Loss loss)
{
    if (!run.model.isThere)
        return;
    if (run.random.chance(50))
        run.world.closeAll();
    const std::string folder = run.world.folder().toStdString();
    faults::startRecording(folder);
    QList<Model> models{run.model};
    std::vector<std::size_t> ends{faults::recordedOperations()};
    for (int i = run.random.below(3); i >= 0; --i) {
        run.perform(run.anybody(), anyOperation(run));
        models.append(run.model);
        ends.push_back(faults::recordedOperations());
    }
    const std::vector<faults::DiskOperation> operations = faults::stopRecording();
    const std::size_t cut = ends.front() + std::size_t(run.random.below(int(ends.back() - ends.front()) + 1));
    faults::Disk disk(folder);
    for (std::size_t i = 0; i < cut; ++i)
        disk.apply(operations[i]);
    std::mt19937 random(static_cast<unsigned>(run.random.next()));
    run.world.closeAll();
    run.world.become(disk.afterPowerCut(loss, random));
    qsizetype done = 0;
    while (done + 1 < models.size() && ends[std::size_t(done) + 1] <= cut)
        ++done;
    run.note(u"interrupted after %1 of %2 operations of the disk"_s.arg(cut - ends.front())
                 .arg(ends.back() - ends.front()));
    const auto seen = run.read();
    const bool hasNext = done + 1 < models.size() && seen && !Model::matches(models[done].content, *seen) &&
                         Model::matches(models[done + 1].content, *seen);
    const QList<Model::Broken> broken = run.model.broken;
    run.model = models[hasNext ? done + 1 : done];
    // A restore in progress can have written names that were erased after the copy.
    if (done + 1 < models.size()) {
        std::erase_if(run.model.erased,
                      [&](const auto& each) { return !models[done + 1].erased.contains(each.first); });
    }
    run.model.broken = broken;
    run.model.settle(run.model.content, seen);
    run.verify();
}

/// An operation during which calls fail.
void fail(Run& run, const std::function<void()>& start, const std::function<faults::FaultReport()>& stop)
{
    if (!run.model.isThere)
        return;
    const Operation operation = anyOperation(run);
    const int person = run.anybody();
    if (run.random.chance(30))
        run.world.close(person);
    const bool opensNow = !run.world.isOpen(person);
    start();
    const auto done = run.attempt(person, operation);
    const faults::FaultReport report = stop();
    run.note(report.failed.empty() ? u"nothing failed"_s
                                   : QString::fromStdString(report.failed) + u" failed"_s);
    run.finish(operation, done, report.failed.empty() ? Certainty::MustSucceed : Certainty::MayFail);
    if (run.random.chance(50))
        run.world.closeAll();
    else if (opensNow)
        run.world.close(person); // a file that cannot be opened for writing is opened for reading only
    if (!report.failed.empty())
        run.verify();
}

Fault anyFault(Run& run, int error)
{
    const int last = run.random.pick(std::array{10, 40, 150, 600});
    return {
        .call = std::uint64_t(1 + run.random.below(last)), .error = error, .persists = run.random.chance(30)};
}

} // namespace

void killProcess(Run& run) { interrupt(run, Loss::None); }

void cutPower(Run& run) { interrupt(run, run.random.chance(30) ? Loss::All : Loss::Random); }

void failCall(Run& run)
{
    const Fault fault = anyFault(run, run.random.pick(std::array{EIO, ENOSPC}));
    fail(run, [&] { faults::startFailing(run.world.folder().toStdString(), fault); }, faults::stopFailing);
}

void failDatabaseCall(Run& run)
{
    const Fault fault = anyFault(run, run.random.pick(std::array{SQLITE_IOERR_WRITE, SQLITE_FULL}));
    fail(run, [&] { faults::startFailingFiles(fault); }, faults::stopFailingFiles);
}

void failMemory(Run& run)
{
    Fault fault = anyFault(run, 0);
    fault.call *= 5; // many more allocations than calls
    fail(run, [&] { faults::startFailingMemory(fault); }, faults::stopFailingMemory);
}

} // namespace nidus::simulate
