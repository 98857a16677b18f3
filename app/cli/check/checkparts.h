// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/check/checkinput.h"
#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/report/parts/partreport.h"
#include "core/report/rows/reportformat.h"

#include <QString>
#include <expected>
#include <memory>
#include <optional>

namespace nidus::cli {

// `check --part` and `check --merge`: one report made by several processes, on one machine or many.

/// Returns how this run shows text.
[[nodiscard]] inline report::TerminalLook lookOf(const CommandContext& context)
{
    return {.useColor = context.useColor, .showsSource = context.outIsTerminal};
}

/// Returns K/N of --part; a message if it is invalid.
[[nodiscard]] std::expected<base::FilePart, QString> filePartOf(const Arguments& arguments);

/// Returns what all parts of one report have in common: the file and its state, the options, the rules.
[[nodiscard]] report::PartSettings partSettings(const Arguments& arguments, const check::UrnChecker& checker,
                                                const report::ReportSettings& settings,
                                                const CheckInput& input, const base::OpenFilePart& file);

/// If the file of --output already contains this finished part, writes it again unchanged and returns its
/// totals.
[[nodiscard]] std::optional<batch::CheckCounts>
finishedPart(const Arguments& arguments, CommandContext& context, const report::PartHeader& head);

/// Merges finished parts.
[[nodiscard]] ExitStatus mergeParts(const Arguments& arguments, CommandContext& context);

/// Prints the summary line to standard error and returns the exit status.
[[nodiscard]] ExitStatus conclude(const CommandContext& context, const batch::CheckCounts& counts,
                                  std::optional<std::uint64_t> duplicates, std::string_view failLevel);

} // namespace nidus::cli
