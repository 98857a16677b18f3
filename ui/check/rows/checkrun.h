// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/namecounts.h"
#include "core/report/summary/checksummary.h"
#include "core/workflow/check/checkjob.h"
#include "core/workflow/check/checksource.h"
#include "ui/check/rows/checkrows.h"

#include <QDateTime>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace nidus::ui {

using LineCounts = std::array<std::uint64_t, kLineKindCount>; ///< indexed by LineKind

/// Rows kept for display; later rows are only counted. At 20 bytes a row this is 400 MB. A table view, which
/// counts pixels in an int, could show a few times as many.
inline constexpr std::size_t kMaxKeptRows = 20'000'000;

/// A table can be scrolled, so that it shows each reason, however rare.
inline constexpr std::size_t kAllCodes = std::numeric_limits<std::size_t>::max();

/// What shows that a file was changed; without a path, nothing changes.
struct FileMark
{
    qint64 bytes = -1;
    QDateTime modified{};

    bool operator==(const FileMark&) const = default;
};

/// A check as a value, so that it can run on any thread.
struct CheckTask
{
    workflow::CheckSource input;
    std::shared_ptr<const check::UrnChecker> checker;
    FileMark mark{}; ///< of the input when the check began
};

[[nodiscard]] FileMark markOf(const workflow::CheckSource& input);
/// Whether the file was changed since it was checked: then its rows no longer show where the texts are.
[[nodiscard]] bool hasChanged(const CheckTask& task);

/// How the window checks the input: the same each time, so that a second check gives the same rows.
[[nodiscard]] workflow::CheckJobOptions jobOptions(const CheckTask& task);

/// Results since the last call.
struct CheckProgressUpdate
{
    std::vector<CheckRows::Block> blocks;
    LineCounts counts{}; ///< since the start
    base::Progress progress;
    std::shared_ptr<const std::vector<report::NidCounts>> summary; ///< only in the last call
};

/// Runs a check until it ends or is stopped. Calls `onProgress` on this thread: immediately with the first
/// results, then a few times a second, and with the last ones before it returns.
[[nodiscard]] base::Result<batch::CheckCounts>
runCheck(const CheckTask& task, const std::stop_token& stop,
         const std::function<void(CheckProgressUpdate)>& onProgress);

/// The names of one NID in the input of a check.
[[nodiscard]] base::Result<batch::NameCounts> namesIn(const CheckTask& task, const std::string& nid,
                                                      const std::stop_token& stop);

} // namespace nidus::ui
