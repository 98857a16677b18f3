// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/simulate/run.h"

#include <span>

namespace nidus::simulate {

/// How often a kind of steps is in the schedules.
enum class Presence : std::uint8_t {
    Always, ///< of every seed
    Often,  ///< of every other seed
    Seldom, ///< of one seed in five
};

/// A kind of steps.
struct StepKind
{
    const char* name;
    Presence presence;
    int weight;
    void (*take)(Run& run);
};

[[nodiscard]] std::span<const StepKind> stepKinds();

// Copies, losses, and heads.
void backUp(Run& run);
void keepBackup(Run& run);
/// The same, where the folder of backups may be a link: then nothing is kept.
void keepBackupIfPossible(Run& run);
void copyFile(Run& run);
void restore(Run& run);
[[nodiscard]] std::optional<Operation> restoreOperation(Run& run);
void lose(Run& run);
void damage(Run& run);
void putOlderBack(Run& run);
void createAnew(Run& run);
void noteHead(Run& run);
void proveHead(Run& run);
void verify(Run& run);
void acknowledge(Run& run);

// Failures of the machine.
void killProcess(Run& run);
void cutPower(Run& run);
void failCall(Run& run);
void failDatabaseCall(Run& run);
void failMemory(Run& run);

// Others, and personal data.
void changeDraft(Run& run);
void changeRegistration(Run& run);
void changeVersion(Run& run);
void erase(Run& run);
void leaveJournal(Run& run);
void readOnly(Run& run);
void linkHeads(Run& run);
void linkOpenFolder(Run& run);
void linkBackups(Run& run);
void pipeAsHeads(Run& run);

} // namespace nidus::simulate
