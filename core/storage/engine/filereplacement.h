// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QString>
#include <expected>

namespace nidus::storage {

/// Gives `fresh`, a whole file in the folder of `path` and closed, the name `path`, and what has that name
/// the name `aside`, with what SQLite laid beside it. The names are exchanged in one step; where a file
/// system cannot do that, or the process ends on the way, the next recoverReplacement() finishes it: nobody
/// finds the name unused and begins another registry. FileNotWritable, DiskFull; LockedDatabase while another
/// process does the same, or did so since `path` was the file `replaced` (its fileNumber()).
[[nodiscard]] std::expected<void, base::Error> replaceFile(const QString& path, quint64 replaced,
                                                     const QString& fresh, const QString& aside);

/// Finishes, or takes back, what a process that is gone began with replaceFile(). Without such a process it
/// does nothing. LockedDatabase while one is at it.
[[nodiscard]] std::expected<void, base::Error> recoverReplacement(const QString& path);

} // namespace nidus::storage
