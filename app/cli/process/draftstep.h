// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/workflow/drafts/draftprocess.h"

#include <QString>
#include <expected>
#include <functional>
#include <string_view>

namespace nidus::cli {

// What the commands that lead a draft on its way have in common.

using RunCommand = ExitStatus (*)(const Arguments& arguments, CommandContext& context);
/// Takes a step with a draft and returns the word of the state, or the NID, that it came to.
using DraftStep =
    std::function<std::expected<QString, base::Error>(storage::Registry& registry, const registration::Draft& draft, const storage::Act& act)>;

/// A command about one draft, with --note, --link, --by and --fast-track.
[[nodiscard]] Command stepCommand(std::string_view name, const char* summary, RunCommand run);
/// Finds the draft, takes one step with it and prints what it came to.
[[nodiscard]] ExitStatus runStep(const Arguments& arguments, CommandContext& context, workflow::ProcessStep step,
                                 const DraftStep& take);
/// runStep() with takeStep().
[[nodiscard]] ExitStatus runMove(const Arguments& arguments, CommandContext& context, workflow::ProcessStep step);
/// The word of the state that a draft was moved to.
[[nodiscard]] std::expected<QString, base::Error> stateAfter(const std::expected<registration::Draft, base::Error>& moved);

} // namespace nidus::cli
