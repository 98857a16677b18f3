// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftpresence.h"
#include "core/workflow/drafts/recoveryjournal.h"
#include "tests/core/storage/smallregistry.h"
#include "tests/simulate/edits.h"
#include "tests/simulate/steps.h"

#include <QFile>
#include <QFileInfo>
#include <cstdio>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nidus::simulate {

using namespace Qt::StringLiterals;

namespace {

/// Another program changes a thing and the model knows it.
void changeThing(Run& run, const QString& thing, const QString& suspended, const QString& sql)
{
    if (!changeOutside(run.world.path(), suspended, sql))
        qFatal("cannot change %s", qPrintable(thing));
    run.model.foreign[thing] = false;
    run.note(u"another program changes "_s + thing);
    if (run.random.chance(30))
        run.verify();
}

/// Puts a link or a pipe in the place of a file that Nidus keeps next to the registry; the file returns at
/// the end.
class Impostor
{
public:
    Impostor(const Run& run, const QString& suffix)
        : m_path(run.world.beside(suffix)), m_own(run.world.copyPath(u"own"_s + suffix))
    {
        QFile::rename(m_path, m_own);
    }
    Impostor(const Impostor&) = delete;
    Impostor& operator=(const Impostor&) = delete;
    ~Impostor()
    {
        if (QFileInfo(m_path).isDir() && !QFileInfo(m_path).isSymLink())
            QDir(m_path).removeRecursively();
        QFile::remove(m_path);
        QFile::rename(m_own, m_path);
    }
    [[nodiscard]] QString path() const { return m_path; }

private:
    QString m_path;
    QString m_own;
};

void compareForeign(Run& run, const std::map<QString, QByteArray>& before)
{
    const auto after = run.world.foreignFiles();
    for (const auto& [path, bytes] : before) {
        const auto found = after.find(path);
        if (found == after.end() || found->second != bytes)
            run.model.fail(Promise::NeighborsKept,
                           path.section(u'/', -2) +
                               (found == after.end() ? u" was removed"_s : u" was changed"_s));
    }
    if (after.size() > before.size())
        run.model.fail(Promise::NeighborsKept, u"there are more files"_s);
    QDir(run.world.foreignPath({})).removeRecursively();
    QDir().mkpath(run.world.foreignPath({}));
}

/// A text of somebody else's, longer than Nidus lets its own file become.
QByteArray longText(Run& run)
{
    QByteArray text;
    for (int i = 0; i < 1500; ++i)
        text += "line " + QByteArray::number(i) + " of a report of " + QByteArray::number(run.nextToken()) +
                " that matters\n";
    return text;
}

/// Returns the names of files that are not the same.
QStringList changedFiles(const std::map<QString, QByteArray>& before,
                         const std::map<QString, QByteArray>& after)
{
    QStringList changed;
    for (const auto& [name, bytes] : before) {
        if (const auto now = after.find(name); now == after.end() || now->second != bytes)
            changed.append(name);
    }
    for (const auto& [name, bytes] : after) {
        if (!before.contains(name))
            changed.append(name);
    }
    return changed;
}

} // namespace

void changeDraft(Run& run)
{
    std::map<qint64, Content::Draft>& drafts = run.model.content.drafts;
    for (auto& [id, draft] : drafts) {
        if (draft.outcome != "open"_L1 || !run.model.isThere || !run.random.chance(30))
            continue;
        draft.text = draft.text.section(u' ', 0, 0) + u" foreign%1"_s.arg(run.nextToken());
        changeThing(
            run, registration::draftHandle(id), u"content_never_changes"_s,
            u"UPDATE content SET purpose = '%1' WHERE id = (SELECT content_id FROM draft WHERE id = %2)"_s
                .arg(draft.text)
                .arg(id));
        return;
    }
}

void changeRegistration(Run& run)
{
    for (const auto& [nid, state] : run.model.content.states) {
        if (!run.model.isThere || !run.random.chance(30))
            continue;
        changeThing(
            run, nid, {},
            u"UPDATE registration SET registrant = 'Somebody else %1' WHERE nid = '%2'"_s.arg(run.nextToken())
                .arg(nid));
        return;
    }
}

void changeVersion(Run& run)
{
    for (auto& [nid, versions] : run.model.content.versions) {
        if (!run.model.isThere || !run.random.chance(20))
            continue;
        const int number = 1 + run.random.below(int(versions.size()));
        QString& text = versions[number - 1];
        text = text.section(u' ', 0, 0) + u" foreign%1"_s.arg(run.nextToken());
        changeThing(run, u"%1@%2"_s.arg(nid).arg(number), u"content_never_changes"_s,
                    u"UPDATE content SET purpose = '%1' WHERE id = (SELECT v.content_id FROM version v JOIN "
                    u"registration r "
                    "ON r.id = v.registration_id WHERE r.nid = '%2' AND v.number = %3)"_s.arg(text, nid)
                        .arg(number));
        return;
    }
}

void erase(Run& run)
{
    const QString word = run.word();
    if (!run.model.isThere || !run.model.words.contains(word))
        return;
    // A restore that was killed has left this.
    const QString left = run.world.beside(u".%1.new"_s.arg(run.nextToken(), 32, 16, QLatin1Char('0')));
    if (run.random.chance(20))
        writeFile(left, readFile(run.world.path()));
    const CommandResult result = run.command({u"registry"_s, u"erase"_s, u"--by"_s, u"Clerk"_s, word});
    if (result.status == 0 || result.status == 1) {
        // A report that names no file is about the registry itself.
        const bool namesFile = result.err.contains(run.world.folder());
        run.model.erased[word] = result.status == 0 ? QString() : namesFile ? result.err : run.world.path();
        run.model.words.remove(word);
        run.retireWord();
        run.model.checkErased(run.world.files());
    } else if (run.model.isHonest()) {
        run.model.fail(Promise::Works, u"registry erase: "_s + result.err);
    }
    QFile::remove(left);
    run.verify();
}

void leaveJournal(Run& run)
{
    workflow::RecoveryJournal journal(workflow::RecoveryJournal::defaultFolder());
    registration::Draft draft = newDraft(u"edited"_s);
    draft.id = 1;
    registration::Registrant registrant;
    registrant.contactName = run.word();
    draft.content.registrationTemplate.setRegistrant(registrant);
    if (!journal.keep(run.world.path(), draft))
        run.model.fail(Promise::Works, u"keep edits in the journal"_s);
    run.model.words.insert(run.word());
    run.note(u"a window with edits is killed"_s);
}

void readOnly(Run& run)
{
    static const QList<QStringList> commands{{u"list"_s},
                                             {u"log"_s},
                                             {u"registry"_s, u"info"_s},
                                             {u"registry"_s, u"head"_s},
                                             {u"registry"_s, u"verify"_s}};
    const QStringList words = run.random.pick(commands);
    const bool isWithoutHeads = run.random.chance(20);
    std::optional<Impostor> aside;
    if (isWithoutHeads)
        aside.emplace(run, u".heads"_s);
    const auto before = run.world.place();
    const CommandResult result = run.command(words);
    if (const QStringList changed = changedFiles(before, run.world.place()); !changed.isEmpty())
        run.model.fail(Promise::ReadingOnlyReads, words.join(u' ') + u" changed "_s + changed.join(u", "_s));
    if (run.model.isHonest() && !result.err.isEmpty())
        run.model.fail(Promise::Quiet, words.join(u' ') + u": "_s + result.err);
}

void linkHeads(Run& run)
{
    writeFile(run.world.foreignPath(u"report.txt"_s), longText(run));
    const auto before = run.world.foreignFiles();
    {
        const Impostor link(run, u".heads"_s);
        QFile::link(run.world.foreignPath(u"report.txt"_s), link.path());
        run.note(u"the file of heads is a link"_s);
        if (run.random.chance(50))
            run.command({u"list"_s});
        else
            run.perform(run.anybody(), anyEdit(run));
    }
    compareForeign(run, before);
}

void linkOpenFolder(Run& run)
{
    QDir().mkpath(run.world.foreignPath(u"open"_s));
    for (const QLatin1StringView name : {"1-notes"_L1, "1-more"_L1, "2-letter"_L1})
        writeFile(run.world.foreignPath(u"open/"_s + name), "somebody else's\n");
    const auto before = run.world.foreignFiles();
    {
        const Impostor link(run, u".open"_s);
        QFile::link(run.world.foreignPath(u"open"_s), link.path());
        workflow::DraftPresence presence(run.world.path(), u"Person"_s);
        presence.setOpen({1, 2});
        run.note(u"draft 1 is opened, and the folder of open drafts is a link; others: "_s +
                 presence.others(1).join(u' '));
    }
    compareForeign(run, before);
}

void linkBackups(Run& run)
{
    QDir().mkpath(run.world.foreignPath(u"backups"_s));
    for (const QLatin1StringView name :
         {"20190101-000000-000-daily.nidus"_L1, "20200101-000000-000-daily.nidus"_L1})
        writeFile(run.world.foreignPath(u"backups/"_s + name), "of another registry\n");
    auto before = run.world.foreignFiles();
    {
        const Impostor link(run, u".backups"_s);
        QFile::link(run.world.foreignPath(u"backups"_s), link.path());
        keepBackupIfPossible(run);
        run.note(u"the folder of backups is a link"_s);
    }
    compareForeign(run, before);
}

void pipeAsHeads(Run& run)
{
    const Impostor pipe(run, u".heads"_s);
    if (::mkfifo(QFile::encodeName(pipe.path()).constData(), 0600) != 0)
        qFatal("cannot make a pipe");
    run.note(u"the file of heads is a pipe"_s);
    run.world.closeAll(); // a copy of this process must not use its connections
    std::fflush(nullptr);
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr unsigned longest = 5; // s
        ::alarm(longest);
        static_cast<void>(run.world.run({u"list"_s}));
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFEXITED(status))
        run.model.fail(Promise::Ends, u"a command waits for the pipe"_s);
}

} // namespace nidus::simulate
