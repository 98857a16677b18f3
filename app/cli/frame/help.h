// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QString>

namespace nidus::cli {

/// What --help prints: the whole program, or one command.
[[nodiscard]] QString helpText();
[[nodiscard]] QString helpText(const Command& command);
/// One line for a command line that does not fit the command.
[[nodiscard]] QString usage(const Command& command);
/// What --version prints: the program's version, and date and origin of the built-in IANA content.
[[nodiscard]] QString versionText();

} // namespace nidus::cli
