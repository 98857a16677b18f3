// SPDX-License-Identifier: Apache-2.0
#include "core/registration/historyhead.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/simulate/steps.h"

#include <QFile>

namespace nidus::simulate {

using namespace Qt::StringLiterals;
using storage::Registry;

namespace {

constexpr qsizetype kMostCopies = 6;

void addCopy(Run& run, const QString& path, bool isRaw)
{
    QList<Copy>& copies = run.model.copies;
    copies.append({path, isRaw, run.model.content, run.model.foreign, run.model.words});
    if (copies.size() > kMostCopies)
        QFile::remove(copies.takeAt(run.random.below(int(kMostCopies))).path);
}

QString who(Run& run) { return u"Person %1"_s.arg(run.anybody()); }

void keepRollingBackup(Run& run, bool mayBeRefused)
{
    const int kept = 1 + run.random.below(3);
    run.perform(run.anybody(),
                {u"keep a backup"_s,
                 [kept, mayBeRefused](Registry& registry) -> base::Result<void> {
                     const auto done = registry.copies().keep(storage::BackupReason::Daily, kept);
                     return done || mayBeRefused ? base::Result<void>() : std::unexpected(done.error());
                 },
                 [](Content&, const Content&) {},
                 {},
                 true,
                 {},
                 false});
}

} // namespace

void backUp(Run& run)
{
    if (!run.model.isThere)
        return;
    const QString path = run.world.copyPath(u"copy-%1.nidus"_s.arg(run.nextToken()));
    if (run.command({u"registry"_s, u"backup"_s, path}).status == 0)
        addCopy(run, path, false);
    else if (run.model.isHonest())
        run.model.fail(Promise::Works, u"registry backup"_s);
}

void keepBackup(Run& run) { keepRollingBackup(run, false); }

void keepBackupIfPossible(Run& run) { keepRollingBackup(run, true); }

void copyFile(Run& run)
{
    run.world.closeAll();
    run.verify(); // the last connection writes the log into the file
    if (!run.model.isThere || QFile::exists(run.world.beside(u"-wal"_s)))
        return;
    const QString path = run.world.copyPath(u"raw-%1.nidus"_s.arg(run.nextToken()));
    writeFile(path, readFile(run.world.path()));
    addCopy(run, path, true);
    run.note(u"somebody copies the file"_s);
}

std::optional<Operation> restoreOperation(Run& run)
{
    if (run.model.copies.isEmpty())
        return std::nullopt;
    const Copy copy = run.random.pick(run.model.copies);
    return Operation{u"restore the copy with %1 entries"_s.arg(copy.content.entries.size()),
                     [copy, person = who(run)](Registry& registry) -> base::Result<void> {
                         const auto report = registry.copies().restore(
                             {.source = copy.path, .who = person, .headsFile = workflow::defaultHeadsFile()});
                         if (!report)
                             return std::unexpected(report.error());
                         return report->isRestored ? base::Result<void>()
                                                   : std::unexpected(report->problems.first());
                     },
                     [copy](Content& content, const Content&) { content = copy.content; },
                     {},
                     copy.foreign.empty(),
                     [copy](Model& model) { model.restored(copy, true); }};
}

void restore(Run& run)
{
    if (run.model.isThere && run.random.chance(50)) {
        if (const auto operation = restoreOperation(run))
            run.perform(run.anybody(), *operation);
        return;
    }
    if (run.model.copies.isEmpty())
        return;
    const Copy copy = run.random.pick(run.model.copies);
    QStringList words{u"registry"_s, u"restore"_s, u"--by"_s, who(run), copy.path};
    if (run.random.chance(20))
        words.insert(2, u"--accept-problems"_s);
    if (!run.model.isThere)
        run.world.closeAll(); // nobody can work with the lost file
    const CommandResult result = run.world.run(words);
    run.note(u"registry restore of the copy with %1 entries returned %2"_s.arg(copy.content.entries.size())
                 .arg(result.status));
    const auto seen = run.read();
    // The present content can be that of the copy, so it does not show whether the copy was refused.
    const bool isRefused = result.status == 2 || result.err.contains("The registry was not changed"_L1);
    const bool isRestored = !isRefused && seen && Model::matches(copy.content, *seen);
    if (!isRestored) {
        if (result.status == 0)
            run.model.fail(Promise::Works,
                           u"registry restore succeeded, but the content is not that of the copy"_s);
        else if (run.model.isHonest() && copy.foreign.empty())
            run.model.fail(Promise::Works, u"registry restore: "_s + result.err);
        run.model.settle(run.model.content, seen);
        return;
    }
    bool isReported = result.status != 0 || result.err.contains("missing"_L1);
    if (!isReported && !run.model.isThere)
        isReported = run.world.run({u"registry"_s, u"verify"_s}).status != 0;
    run.model.restored(copy, isReported);
    if (!copy.foreign.empty() && !words.contains(u"--accept-problems"_s))
        run.model.fail(Promise::ForeignReported, u"a copy with foreign changes was restored"_s);
    for (auto& [thing, isWarned] : run.model.foreign)
        isWarned = true;
    run.model.settle(copy.content, seen);
    run.model.noteNewest();
}

void lose(Run& run)
{
    if (run.random.chance(50))
        run.world.closeAll();
    run.world.removeRegistry();
    run.model.lose();
    run.note(u"the file is lost"_s);
}

void damage(Run& run)
{
    run.world.closeAll();
    if (!QFile::exists(run.world.path()))
        return;
    QByteArray bytes = readFile(run.world.path());
    run.world.removeRegistry();
    switch (run.random.below(3)) {
    case 0: bytes.clear(); break;
    case 1: bytes.fill('\0'); break;
    default: bytes.replace(0, 4096, QByteArray(4096, '\xA5'));
    }
    writeFile(run.world.path(), bytes);
    run.model.lose();
    run.note(u"the file is damaged"_s);
}

void putOlderBack(Run& run)
{
    QList<Copy> raw = run.model.copies;
    raw.removeIf([](const Copy& copy) { return !copy.isRaw; });
    if (raw.isEmpty())
        return;
    const Copy copy = run.random.pick(raw);
    run.world.closeAll();
    run.world.removeRegistry();
    writeFile(run.world.path(), readFile(copy.path));
    run.note(u"another program puts the copy with %1 entries in place"_s.arg(copy.content.entries.size()));
    run.model.putBack(copy);
    run.model.settle(copy.content, run.read());
}

void createAnew(Run& run)
{
    if (run.model.isThere)
        return;
    run.world.closeAll();
    run.world.removeRegistry();
    const CommandResult result = run.world.run({u"registry"_s, u"create"_s, u"--empty"_s});
    run.note(u"registry create returned %1"_s.arg(result.status));
    if (result.status == 0)
        run.model.startedAnew();
    run.model.settle({}, run.read());
    run.model.noteNewest();
}

void noteHead(Run& run)
{
    const CommandResult result = run.command({u"registry"_s, u"head"_s});
    if (const auto head = registration::HistoryHead::fromLine(result.out.trimmed()))
        run.model.heads.append({result.out.trimmed(), head->count, QString::fromLatin1(head->hash.toHex())});
}

void proveHead(Run& run)
{
    if (run.model.heads.isEmpty() || !run.model.isThere)
        return;
    const NotedHead head = run.random.pick(run.model.heads);
    const CommandResult result = run.command({u"registry"_s, u"verify"_s, u"--since"_s, head.line});
    run.model.proved(head, result.status == 0, result.out);
}

void verify(Run& run) { run.verify(); }

void acknowledge(Run& run)
{
    if (run.model.isHonest() || !run.model.isThere)
        return;
    QStringList words{u"registry"_s, u"acknowledge"_s, u"--note"_s, u"known"_s, u"--by"_s, who(run)};
    if (run.model.highestNumber() > 0)
        words += {u"--highest"_s, u"urn-%1"_s.arg(run.model.highestNumber())};
    if (run.command(words).status == 0)
        run.model.acknowledged();
}

} // namespace nidus::simulate
