// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/report/comparisonreport.h"

#include <QString>
#include <expected>
#include <memory>

namespace nidus::cli {

/// Why --since does not go with the other options; empty where it does.
[[nodiscard]] QString contradictionOfSince(const Arguments& arguments);

/// The report that --since asks for; a sentence when the earlier one cannot be read.
[[nodiscard]] std::expected<std::unique_ptr<report::ComparisonReport>, QString>
makeComparison(const Arguments& arguments, const CommandContext& context, const report::ReportSettings& settings);

/// Says what changed; something to report are new names only.
[[nodiscard]] ExitStatus concludeComparison(const Arguments& arguments, const CommandContext& context,
                                            const report::ComparisonReport& report);

} // namespace nidus::cli
