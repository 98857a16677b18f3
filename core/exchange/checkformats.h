// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/checkreport.h"

#include <memory>
#include <string_view>

namespace nidus {

/// By name: tsv, csv, jsonl, json, sarif, junit, none (a report that holds nothing). Null for any other name.
[[nodiscard]] std::unique_ptr<CheckReport> makeCheckReport(std::string_view format, ReportSettings settings);

/// What the batch holds of each NID instead of rows: tsv or json. Null for any other name.
[[nodiscard]] std::unique_ptr<CheckReport> makeCheckSummary(std::string_view format, ReportSettings settings);

} // namespace nidus
