// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/summary/checksummary.h"
#include "ui/check/rows/rowarrangement.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace nidus::ui {

/// The rows of a check that pass a filter, for what is computed from rows.
struct FilteredRows
{
    CheckRows rows;
    std::vector<std::uint32_t> origins; ///< their indexes among all rows
    std::vector<report::NidCounts> summary;
};

/// Absent when stopped. A row that can no longer be read is not in the summary.
[[nodiscard]] std::optional<FilteredRows> filteredRows(const ArrangementTask& task,
                                                       const std::stop_token& stop);

} // namespace nidus::ui
