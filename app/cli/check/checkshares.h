// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/check/checkrun.h"
#include "app/cli/frame/command.h"
#include "core/report/rows/reportformat.h"
#include "core/report/shares/sharereport.h"

#include <QString>
#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace nidus::cli {

// `check --part` and `check --merge`: one report made by several processes, on one machine or many.

/// The report that the options ask for, on rows of `settings`.
[[nodiscard]] std::unique_ptr<report::CheckReport> makeReport(report::ReportFormat format, bool isSummary,
                                                      const CommandContext& context,
                                                      const report::ReportSettings& settings);

/// K/N of --part; a sentence where it is none.
[[nodiscard]] std::expected<base::Share, QString> shareOf(const Arguments& arguments);

/// What all shares of one report have in common: the file as it is, the options, the rules.
[[nodiscard]] report::ShareTerms shareTerms(const Arguments& arguments, const check::UrnChecker& checker,
                                    const report::ReportSettings& settings, const base::SharedFile& file);

/// What was counted, where the file of --output holds this share already, which is then written again
/// unchanged.
[[nodiscard]] std::optional<report::ShareTotals> finishedShare(const Arguments& arguments, CommandContext& context,
                                                       const report::ShareHead& head);

/// Joins finished shares.
[[nodiscard]] ExitStatus mergeShares(const Arguments& arguments, CommandContext& context);

/// The line on standard error, and the exit status.
[[nodiscard]] ExitStatus conclude(const CommandContext& context, const report::ShareTotals& totals,
                                  std::optional<std::uint64_t> duplicates, std::string_view failLevel);

} // namespace nidus::cli
