// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"

#include <string>
#include <vector>

namespace nidus::cli {

/// Runs one command line (without the program's name): global options, help, the command. --registry and
/// --color override the context's registry path and color. Requires a QCoreApplication.
[[nodiscard]] ExitStatus runCommandLine(const std::vector<std::string>& words, CommandContext context);

/// Returns whether the command line, without the program's name, asks a command for PDF.
[[nodiscard]] bool asksForPdf(const std::vector<std::string>& words);

} // namespace nidus::cli
