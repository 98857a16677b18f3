// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/batch/comparison.h"
#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <QString>
#include <array>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace nidus::ui {

/// A finished check and the saved report of an earlier one.
struct ComparisonTask
{
    CheckTask check;
    CheckRows rows;
    QString report;
};

/// The most names that are gone of which a comparison keeps the text.
inline constexpr std::size_t kMostGoneNames = 10'000;

/// What changed between them, and in which lines.
struct RunComparison
{
    batch::ChangeCounts names;
    std::vector<batch::CodeChanges> byCode;
    std::array<ChosenRows, 3> rows;  ///< by NameChange; Gone has no lines
    std::vector<std::string> gone{}; ///< the first names that are gone, in the order of the report
    /// The report has no valid row, so perhaps only some of them: a name is new only if its verdict is in it.
    bool isOfSome = false;

    [[nodiscard]] const ChosenRows& of(batch::NameChange change) const
    {
        return rows[static_cast<std::size_t>(change)];
    }
};

/// Reads the report, then all rows again. Fails with Canceled when stopped, or with an error about the
/// report if it cannot be read. `onProgress` receives the number of input bytes done.
[[nodiscard]] base::Result<RunComparison> compareRun(const ComparisonTask& task, const std::stop_token& stop,
                                                     const std::function<void(base::Progress)>& onProgress);

} // namespace nidus::ui
