// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <QString>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace nidus::ui {

/// A report of a check as a value, so that it can be written on any thread.
struct ReportTask
{
    CheckTask check;
    CheckRows rows;
    VerdictFilter filter = VerdictFilter::all();
    ChosenRows chosen = nullptr; ///< only from these rows; null = from all
    QString path;                ///< its suffix selects the format: one of kReportFormats
};

/// Checks the input again and writes the rows that pass the filter: the bytes that `nidus-cli check --format`
/// writes. On failure the file is not changed. Returns the number of rows written; fails with Canceled when
/// stopped, with FileNotReadable when the input has changed, with BadFormat for any other suffix.
[[nodiscard]] base::Result<std::uint64_t> writeReport(const ReportTask& task, const std::stop_token& stop,
                                                      const std::function<void(base::Progress)>& onProgress);

/// Some rows of a check.
struct SelectedRows
{
    CheckTask check;
    CheckRows rows;
    std::vector<std::size_t> indexes;
};

/// Returns the selected rows as lines of a tsv report, for the clipboard; empty when stopped.
[[nodiscard]] QString reportText(const SelectedRows& selected, const std::stop_token& stop);

} // namespace nidus::ui
