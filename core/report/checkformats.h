// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"
#include "core/report/rows/reportformat.h"

#include <memory>

namespace nidus::report {

[[nodiscard]] std::unique_ptr<CheckReport> makeCheckReport(ReportFormat format, ReportSettings settings);

/// Returns a report with totals for each NID instead of rows; as text for a format without summaries.
[[nodiscard]] std::unique_ptr<CheckReport> makeCheckSummary(ReportFormat format, ReportSettings settings);

} // namespace nidus::report
