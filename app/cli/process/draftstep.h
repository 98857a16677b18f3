// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/workflow/drafts/draftprocess.h"

#include <QString>
#include <functional>
#include <string_view>

namespace nidus::cli {

// Shared code of the commands that move a draft to its next state.

using RunCommand = ExitStatus (*)(const Arguments& arguments, CommandContext& context);
/// Performs a step on a draft and returns the word of its new state, or its NID.
using DraftStep = std::function<base::Result<QString>(
    storage::Registry& registry, const registration::Draft& draft, const workflow::StepRequest& request)>;

/// Returns a command for one draft, with --note, --link, --by, and --fast-track.
[[nodiscard]] Command stepCommand(std::string_view name, const char* summary, RunCommand run);
/// The same for a step that people decide, also with --despite.
[[nodiscard]] Command decisionCommand(std::string_view name, const char* summary, RunCommand run);
/// Finds the draft, performs one step on it, and prints the result.
[[nodiscard]] ExitStatus runStep(const Arguments& arguments, CommandContext& context,
                                 workflow::ProcessStep step, const DraftStep& take);
/// Calls runStep() with takeStep().
[[nodiscard]] ExitStatus runMove(const Arguments& arguments, CommandContext& context,
                                 workflow::ProcessStep step);
/// Returns the word of the state that a draft was moved to.
[[nodiscard]] base::Result<QString> stateAfter(const base::Result<registration::Draft>& moved);

} // namespace nidus::cli
