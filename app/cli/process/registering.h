// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/workflow/drafts/draftprocess.h"

namespace nidus::cli {

/// Notes in the Registrant field of a draft that it uses the fast track (RFC 8141 section 6.3).
[[nodiscard]] base::Result<registration::Draft>
markFastTrack(storage::Registry& registry, const registration::Draft& draft, const storage::Act& act);

/// Prints the findings that block the step refused with `error` (IncompleteTemplate), or the error itself; if
/// the draft's state does not allow the step (WrongState), also the steps that are possible and who is next.
/// Returns SomethingToReport for findings, NotDone otherwise.
[[nodiscard]] ExitStatus reportBlockers(const CommandContext& context, const storage::Registry& registry,
                                        qint64 draftId, const workflow::StepRequest& request,
                                        const base::Error& error);
/// Returns the findings before a step that do not block it: warnings, notes on the process, and the errors
/// that a reason passes.
[[nodiscard]] QList<findings::Finding> stepNotes(const storage::Registry& registry, qint64 draftId,
                                                 const workflow::StepRequest& request);
/// Prints findings about a draft to standard error.
void printFindings(const CommandContext& context, qint64 draftId, const QList<findings::Finding>& findings);

/// Stores a draft and calls finishDraft().
[[nodiscard]] ExitStatus storeDraft(const Arguments& arguments, CommandContext& context,
                                    storage::Registry& registry, const registration::Draft& draft);
/// What happens to a draft that is not registered as wanted.
enum class WhenRefused : std::uint8_t { MoveToTrash, Keep };

/// Prints the handle of a draft just created; with --register, registers it and prints its NID.
[[nodiscard]] ExitStatus finishDraft(const Arguments& arguments, CommandContext& context,
                                     storage::Registry& registry, const registration::Draft& made,
                                     WhenRefused whenRefused = WhenRefused::MoveToTrash);

} // namespace nidus::cli
