// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commandcontext.h"

namespace nidus {

/// Prints the findings of a draft that stand against the step that `error` refused (IncompleteTemplate), or
/// the error itself. SomethingToReport for findings, NotDone otherwise.
[[nodiscard]] ExitStatus reportRefusal(const CommandContext& context, const Registry& registry,
                                       const Draft& draft, const Error& error);

/// Stores a draft and prints its handle; with --register registers it at once and prints its NID. A draft
/// that is refused registration is put aside again, so that nothing half-done stays.
[[nodiscard]] ExitStatus storeDraft(const Arguments& arguments, const CommandContext& context,
                                    Registry& registry, const Draft& draft);

} // namespace nidus
