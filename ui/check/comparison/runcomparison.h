// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/batch/comparison.h"
#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <QString>
#include <array>
#include <expected>
#include <functional>
#include <stop_token>
#include <vector>

namespace nidus::ui {

/// A check that is over, and a report of an earlier one that was kept.
struct ComparisonTask
{
    CheckTask check;
    CheckRows rows;
    QString report;
};

/// What changed between them, and which lines show it.
struct RunComparison
{
    batch::ChangeCounts names;
    std::uint64_t validNow = 0; ///< of those that are fixed
    std::vector<batch::CodeChanges> byCode;
    std::array<ChosenRows, 3> rows; ///< by Change; of what is fixed the lines that are valid now

    [[nodiscard]] const ChosenRows& of(batch::Change change) const { return rows[static_cast<std::size_t>(change)]; }
};

/// Reads the report, then all rows again. Fails with Cancelled when stopped, with an error about the report
/// when that cannot be read. `tell` gets the bytes of the input that are done.
[[nodiscard]] std::expected<RunComparison, base::Error> compareRun(const ComparisonTask& task,
                                                             const std::stop_token& stop,
                                                             const std::function<void(base::Progress)>& tell);

} // namespace nidus::ui
