// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <QString>
#include <cstdint>
#include <expected>
#include <functional>
#include <stop_token>
#include <vector>

namespace nidus::ui {

/// A report of a check as values, so that it can be written on any thread.
struct ReportTask
{
    CheckTask check;
    CheckRows rows;
    VerdictFilter filter = VerdictFilter::all();
    ChosenRows chosen = nullptr; ///< of these only; null = of all
    QString path;                ///< its suffix names the format: tsv, csv, jsonl or json
};

/// Writes the rows that the filter lets through, just as `nidus-cli check --format` does, reading their texts
/// back from the input. The file appears whole or not at all. Returns the rows written; fails with Cancelled
/// when stopped, with FileNotReadable when the input has changed, with BadFormat for any other suffix. `tell`
/// gets the bytes of the input that are done.
[[nodiscard]] std::expected<std::uint64_t, base::Error>
writeReport(const ReportTask& task, const std::stop_token& stop, const std::function<void(base::Progress)>& tell);

/// Some rows of a check.
struct SelectedRows
{
    CheckTask check;
    CheckRows rows;
    std::vector<std::size_t> indexes;
};

/// Selected rows as the lines of a tsv report, for the clipboard; none when stopped.
[[nodiscard]] QString reportText(const SelectedRows& selected, const std::stop_token& stop);

} // namespace nidus::ui
