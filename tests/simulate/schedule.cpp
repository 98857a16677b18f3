// SPDX-License-Identifier: Apache-2.0
#include "tests/simulate/schedule.h"

#include "tests/simulate/edits.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace nidus::simulate {

using namespace Qt::StringLiterals;

namespace {

/// Somebody carries out an edit, if the registry has something to do it with.
template <Edit edit>
void take(Run& run)
{
    const auto operation = edit(run);
    run.perform(run.anybody(), operation ? *operation : *createDraft(run));
}

void jump(Run& run)
{
    const int days = run.random.below(800) - 400;
    run.world.now = run.random.chance(50) ? run.world.now.addDays(days) : run.world.now.addSecs(days);
    run.note(u"the clock shows "_s + run.world.now.toString(Qt::ISODate));
}

void closeWindow(Run& run)
{
    if (run.random.chance(30))
        run.world.closeAll();
    else
        run.world.close(run.anybody());
    run.note(u"a window is closed"_s);
}

constexpr std::array kKinds{
    StepKind{"create-draft", Presence::Always, 12, take<createDraft>},
    StepKind{"save-draft", Presence::Always, 10, take<saveDraft>},
    StepKind{"save-too-late", Presence::Always, 4, saveStale},
    StepKind{"move-draft", Presence::Always, 10, take<moveDraft>},
    StepKind{"register", Presence::Always, 14, take<registerDraft>},
    StepKind{"revise", Presence::Always, 6, take<revise>},
    StepKind{"withdraw", Presence::Always, 2, take<withdraw>},
    StepKind{"trash", Presence::Always, 2, take<moveToTrash>},
    StepKind{"restore-from-trash", Presence::Always, 2, take<restoreFromTrash>},
    StepKind{"comment", Presence::Always, 4, take<comment>},
    StepKind{"import", Presence::Always, 3, take<importRecords>},
    StepKind{"close-window", Presence::Always, 2, closeWindow},
    StepKind{"verify", Presence::Always, 3, verify},
    StepKind{"read", Presence::Always, 3, readOnly},
    StepKind{"note-head", Presence::Always, 2, noteHead},
    StepKind{"prove-head", Presence::Always, 3, proveHead},
    StepKind{"back-up", Presence::Always, 2, backUp},
    StepKind{"keep-backup", Presence::Always, 2, keepBackup},
    StepKind{"copy-file", Presence::Often, 2, copyFile},
    StepKind{"restore", Presence::Often, 3, restore},
    StepKind{"lose-file", Presence::Often, 2, lose},
    StepKind{"damage-file", Presence::Often, 1, damage},
    StepKind{"put-older-back", Presence::Often, 2, putOlderBack},
    StepKind{"clock-jump", Presence::Often, 4, jump},
    StepKind{"kill", Presence::Often, 3, killProcess},
    StepKind{"power-cut", Presence::Often, 3, cutPower},
    StepKind{"failing-call", Presence::Often, 3, failCall},
    StepKind{"failing-database-call", Presence::Often, 3, failDatabaseCall},
    StepKind{"failing-memory", Presence::Often, 3, failMemory},
    StepKind{"foreign-draft", Presence::Often, 2, changeDraft},
    StepKind{"foreign-registration", Presence::Often, 2, changeRegistration},
    StepKind{"foreign-version", Presence::Seldom, 2, changeVersion},
    StepKind{"erase", Presence::Often, 3, erase},
    StepKind{"leave-journal", Presence::Often, 2, leaveJournal},
    StepKind{"link-as-heads", Presence::Often, 1, linkHeads},
    StepKind{"link-as-open-drafts", Presence::Often, 1, linkOpenFolder},
    StepKind{"link-as-backups", Presence::Often, 1, linkBackups},
    StepKind{"pipe-as-heads", Presence::Seldom, 1, pipeAsHeads},
    StepKind{"create-anew", Presence::Always, 0, createAnew},
    StepKind{"acknowledge", Presence::Always, 0, acknowledge},
};

bool isIn(Random& random, Presence presence)
{
    return presence == Presence::Always || random.chance(presence == Presence::Often ? 50 : 20);
}

/// The kinds of steps of one seed. Not all in each, so that one kind of damage does not hide another.
std::vector<int> kindsOf(std::uint64_t seed)
{
    Random random(seed);
    std::vector<int> kinds; // each as often as its weight
    for (std::size_t i = 0; i < kKinds.size(); ++i) {
        if (isIn(random, kKinds[i].presence))
            kinds.insert(kinds.end(), std::size_t(kKinds[i].weight), int(i));
    }
    return kinds;
}

int kindNamed(const char* name)
{
    return int(std::ranges::find(kKinds, std::string_view(name), &StepKind::name) - kKinds.begin());
}

/// Returns the next step. People do not leave a registry lost or doubtful for long.
int chooseKind(Run& run, const std::vector<int>& kinds)
{
    if (!run.model.isThere && run.random.chance(30))
        return kindNamed(run.random.chance(70) ? "restore" : "create-anew");
    if (run.model.isThere && !run.model.isHonest() && run.random.chance(10))
        return kindNamed("acknowledge");
    return run.random.pick(kinds);
}

} // namespace

std::span<const StepKind> stepKinds() { return kKinds; }

void runSeed(const QString& folder, std::uint64_t seed, int steps, const Listener& listener)
{
    const std::vector<int> kinds = kindsOf(seed);
    Run run(folder, seed);
    for (int step = 1; step <= steps && !run.model.isOver; ++step) {
        run.beginStep(seed, step);
        const int kind = chooseKind(run, kinds);
        listener.began(step, kind);
        const StepKind& chosen = kKinds.at(std::size_t(kind));
        chosen.take(run);
        run.endStep();
        if (step == steps) {
            run.world.closeAll();
            static_cast<void>(run.world.registryOf(0)); // removes what killed processes left
            run.model.checkErased(run.world.files());
        }
        listener.took(step, QString::fromLatin1(chosen.name), run.notes());
        for (const Model::Broken& broken : std::exchange(run.model.broken, {}))
            listener.broke(step, QString::fromLatin1(chosen.name), broken);
    }
}

} // namespace nidus::simulate
