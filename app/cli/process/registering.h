// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/workflow/drafts/draftprocess.h"

namespace nidus::cli {

/// Notes in the Registrant field of a draft that it uses the fast track (RFC 8141 section 6.3).
[[nodiscard]] base::Result<registration::Draft>
markFastTrack(storage::Registry& registry, const registration::Draft& draft, const storage::Act& act);

/// Prints the findings that block the step refused with `error` (IncompleteTemplate), or the error itself.
/// Returns SomethingToReport for findings, NotDone otherwise.
[[nodiscard]] ExitStatus reportBlockers(const CommandContext& context, const storage::Registry& registry,
                                        qint64 draftId, workflow::ProcessStep step, const storage::Act& act,
                                        const base::Error& error);
/// Prints the notes on a step that do not block it, such as missing records and open comments.
void printStepNotes(const CommandContext& context, const storage::Registry& registry, qint64 draftId,
                    workflow::ProcessStep step, const storage::Act& act);

/// Stores a draft and calls finishDraft().
[[nodiscard]] ExitStatus storeDraft(const Arguments& arguments, CommandContext& context,
                                    storage::Registry& registry, const registration::Draft& draft);
/// Prints the handle of a draft just created; with --register, registers it and prints its NID. If that is
/// refused, the draft is moved to the trash unless `whenRefused` is Keep.
enum class WhenRefused : std::uint8_t { PutAside, Keep };
[[nodiscard]] ExitStatus finishDraft(const Arguments& arguments, CommandContext& context,
                                     storage::Registry& registry, const registration::Draft& made,
                                     WhenRefused whenRefused = WhenRefused::PutAside);

} // namespace nidus::cli
