// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/base/error.h"
#include "core/findings/text/answerletter.h"
#include "core/subregistry/allocation.h"
#include "core/workflow/subregistry/listsyntax.h"
#include "core/workflow/subregistry/subregistrywork.h"

namespace nidus::cli {

/// Prints what became of an order in the format of --format, and returns the exit status: a refusal with its
/// reason and the nearest alternative is SomethingToReport. `head` is that of a letter with a refusal;
/// `syntax` is that of grantLetter().
[[nodiscard]] ExitStatus printAnswer(const Arguments& arguments, CommandContext& context,
                                     const base::Result<workflow::SubregistryAnswer>& answer,
                                     const findings::LetterHead& head = {},
                                     const workflow::ListSyntax* syntax = nullptr);
/// Prints a refusal.
[[nodiscard]] ExitStatus printRefusal(const Arguments& arguments, const CommandContext& context,
                                      const subregistry::Subregistry& subregistry,
                                      const subregistry::Refusal& refusal,
                                      const findings::LetterHead& head = {});
/// Prints a sentence to standard error; nothing if it is empty.
void sayNote(const CommandContext& context, const QString& sentence);
/// The same with "Warning:" before it.
void sayWarning(const CommandContext& context, const QString& sentence);

} // namespace nidus::cli
