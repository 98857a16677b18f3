// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/batch/comparison.h"
#include "core/check/urnchecker.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

namespace nidus::report {

/// A report ends in the middle of a row; the detail is its line.
inline constexpr base::ErrorCode kReportTruncated{"report-truncated"};
/// A line after the first row of a report is not a row; the detail is its number.
inline constexpr base::ErrorCode kReportDamaged{"report-damaged"};

/// A row of a saved report on checked names; valid only during the call.
struct SavedRow
{
    std::string_view name; ///< its bytes, unescaped
    check::Verdict verdict;
    std::string_view code;
};

/// Reads a report that `check` wrote as tsv, csv, jsonl, or json, compressed or not, in constant memory.
/// Fails with BadFormat for anything else, with ReportTruncated or ReportDamaged if rows came before, and
/// with Canceled if stopped or if `take` returns false.
[[nodiscard]] base::Result<void> readKeptReport(std::unique_ptr<base::ByteSource> source,
                                                const std::function<bool(const SavedRow&)>& take,
                                                const std::stop_token& stop = {});

/// Returns the bad names of such a report, to compare others with. Fails with TooLarge if there are more than
/// a comparison can remember.
[[nodiscard]] base::Result<batch::Comparison> comparisonWith(std::unique_ptr<base::ByteSource> report,
                                                             batch::ComparedNames names,
                                                             const std::stop_token& stop = {});

} // namespace nidus::report
