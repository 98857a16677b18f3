// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/commandcontext.h"
#include "core/report/comparisonreport.h"

#include <QString>
#include <expected>
#include <memory>

namespace nidus {

/// Why --since does not go with the other options; empty where it does.
[[nodiscard]] QString contradictionOfSince(const Arguments& arguments);

/// The report that --since asks for; a sentence when the earlier one cannot be read.
[[nodiscard]] std::expected<std::unique_ptr<ComparisonReport>, QString>
makeComparison(const Arguments& arguments, const CommandContext& context, const ReportSettings& settings);

/// Says what changed; something to report are new names only.
[[nodiscard]] ExitStatus concludeComparison(const Arguments& arguments, const CommandContext& context,
                                            const ComparisonReport& report);

} // namespace nidus
