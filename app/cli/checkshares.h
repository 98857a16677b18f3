// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/checkrun.h"
#include "app/cli/command.h"
#include "core/report/reportformat.h"
#include "core/report/sharereport.h"

#include <QString>
#include <expected>
#include <memory>
#include <optional>
#include <string>

namespace nidus {

// `check --part` and `check --merge`: one report made by several processes, on one machine or many.

/// The report that the options ask for, on rows of `settings`.
[[nodiscard]] std::unique_ptr<CheckReport> makeReport(ReportFormat format, bool isSummary,
                                                      const CommandContext& context,
                                                      const ReportSettings& settings);

/// K/N of --part; a sentence where it is none.
[[nodiscard]] std::expected<Share, QString> shareOf(const Arguments& arguments);

/// What all shares of one report have in common: the file as it is, the options, the rules.
[[nodiscard]] ShareTerms shareTerms(const Arguments& arguments, const UrnChecker& checker,
                                    const ReportSettings& settings, const SharedFile& file);

/// What was counted, where the file of --output holds this share already, which is then written again
/// unchanged.
[[nodiscard]] std::optional<ShareTotals> finishedShare(const Arguments& arguments, CommandContext& context,
                                                       const ShareHead& head);

/// Joins finished shares.
[[nodiscard]] ExitStatus mergeShares(const Arguments& arguments, CommandContext& context);

/// The line on standard error, and the exit status.
[[nodiscard]] ExitStatus conclude(const CommandContext& context, const ShareTotals& totals,
                                  std::optional<std::uint64_t> duplicates, std::string_view failLevel);

} // namespace nidus
