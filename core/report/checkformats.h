// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"
#include "core/report/rows/reportformat.h"

#include <memory>

namespace nidus::report {

/// Null for text, which the command line writes with its colours.
[[nodiscard]] std::unique_ptr<CheckReport> makeCheckReport(ReportFormat format, ReportSettings settings);

/// What the batch holds of each NID instead of rows. Null for text, and for formats that have no summaries.
[[nodiscard]] std::unique_ptr<CheckReport> makeCheckSummary(ReportFormat format, ReportSettings settings);

} // namespace nidus::report
