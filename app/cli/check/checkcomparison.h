// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/report/comparisonreport.h"

#include <QString>
#include <expected>
#include <memory>

namespace nidus::cli {

/// Returns why --since cannot be used with the other options; empty if it can.
[[nodiscard]] QString comparisonConflict(const Arguments& arguments);

/// Returns the report for --since; a message if the earlier report cannot be read.
[[nodiscard]] std::expected<std::unique_ptr<report::ComparisonReport>, QString>
makeComparison(const Arguments& arguments, const report::ReportSettings& settings);

/// Prints what changed. Returns SomethingToReport only if there are new names.
[[nodiscard]] ExitStatus concludeComparison(const Arguments& arguments, const CommandContext& context,
                                            const report::ComparisonReport& report);

} // namespace nidus::cli
