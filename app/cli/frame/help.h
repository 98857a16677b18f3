// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QString>

namespace nidus::cli {

/// Returns what --help prints for the program or for one command.
[[nodiscard]] QString helpText();
[[nodiscard]] QString helpText(const Command& command);
/// Returns the usage line of a command, for a wrong number of arguments.
[[nodiscard]] QString usage(const Command& command);
/// Returns what --version prints: the program's version, and the date and origin of the built-in IANA
/// content.
[[nodiscard]] QString versionText();

} // namespace nidus::cli
