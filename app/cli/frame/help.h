// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/command.h"

#include <QString>
#include <string>

namespace nidus::cli {

/// Returns how many columns help may have: those of the terminal, or 80.
[[nodiscard]] int helpWidth(bool isTerminal);
/// Returns what --help prints for the program or for one command, in lines of at most `width` columns.
[[nodiscard]] QString helpText(int width);
[[nodiscard]] QString helpText(const Command& command, int width);
/// Returns the commands of a group, such as "grammar"; empty if there is no such group.
[[nodiscard]] QString groupHelpText(const std::string& group, int width);
/// Returns `sentence`, the help of an option or its translation, with the option's choices in place of %1.
[[nodiscard]] QString optionHelp(const OptionSpec& option, QString sentence);
/// Returns the usage line of a command, for a wrong number of arguments.
[[nodiscard]] QString usage(const Command& command);
/// Returns what --version prints: the program's version, and the date and origin of the built-in IANA
/// content.
[[nodiscard]] QString versionText();

/// Returns the width in columns of a terminal: two for each wide character (East Asian Wide and Fullwidth,
/// UAX #11), one for any other.
[[nodiscard]] qsizetype terminalColumns(QStringView text);

/// Breaks each line of `text` so that it fits into `width` columns of a terminal: between words, and next to
/// wide characters, but not before the punctuation that ends a clause, or after that which begins one.
/// Indents all lines but the first by `indent` columns.
[[nodiscard]] QString wrapped(const QString& text, qsizetype width, qsizetype indent);

} // namespace nidus::cli
