// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/drafts/opentasks.h"

#include <QIcon>
#include <cstdint>

namespace nidus::ui {

// Null tasks are of drafts that somebody else is writing, or of registrations, which have no tasks.

/// Who should act next.
enum class Turn : std::uint8_t { Others, User };

/// Returns that a draft waits for a person; empty = somebody.
[[nodiscard]] QString waitingText(const QString& person);
/// Returns what to do next with a draft, as a sentence; empty for a registration.
[[nodiscard]] QString taskText(const storage::RegistrySummary& row, const workflow::TaskItem* task,
                               Turn turn = Turn::Others);
/// Returns why: since when it waits, and who caused it; empty for a registration.
[[nodiscard]] QString reasonText(const storage::RegistrySummary& row, const workflow::TaskItem* task);
/// Returns a warning icon for urgent tasks, and none for tasks of others.
[[nodiscard]] QIcon taskIcon(const workflow::TaskItem* task, Turn turn = Turn::Others);
/// Returns who returned a draft, when, and why.
[[nodiscard]] QString returnText(const QString& who, QDate day, const QString& why);
/// Returns the number of tasks of each reason, one reason per line; empty without tasks.
[[nodiscard]] QString taskCounts(const QList<workflow::TaskItem>& tasks);

} // namespace nidus::ui
