// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/workflow/drafts/draftprocess.h"

namespace nidus::cli {

/// Writes into the Registrant field of a draft that it goes the fast track (RFC 8141 section 6.3).
[[nodiscard]] std::expected<registration::Draft, base::Error> markFastTrack(storage::Registry& registry, const registration::Draft& draft,
                                                        const storage::Act& act);

/// Prints the findings of a draft that stand against the step that `error` refused (IncompleteTemplate), or
/// the error itself. SomethingToReport for findings, NotDone otherwise.
[[nodiscard]] ExitStatus reportRefusal(const CommandContext& context, const storage::Registry& registry,
                                       qint64 draftId, workflow::ProcessStep step, const storage::Act& act, const base::Error& error);
/// Prints what there is to say before a step but does not stand against it: what is not on record, open
/// comments.
void tellBeforeStep(const CommandContext& context, const storage::Registry& registry, qint64 draftId, workflow::ProcessStep step,
                    const storage::Act& act);

/// Stores a draft and goes on with finishDraft().
[[nodiscard]] ExitStatus storeDraft(const Arguments& arguments, CommandContext& context, storage::Registry& registry,
                                    const registration::Draft& draft);
/// Prints the handle of a draft just made; with --register registers it at once and prints its NID. A draft
/// that is refused registration is put aside again, so that nothing half-done stays, unless it is kept.
enum class WhenRefused : std::uint8_t { PutAside, Keep };
[[nodiscard]] ExitStatus finishDraft(const Arguments& arguments, CommandContext& context, storage::Registry& registry,
                                     const registration::Draft& made, WhenRefused whenRefused = WhenRefused::PutAside);

} // namespace nidus::cli
