// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/values/storageerrors.h"

#include <QString>

namespace nidus::storage {

/// Renames `fresh`, a complete, closed file in the folder of `path`, to `path`, and the file of that name to
/// `aside`, together with the files that SQLite keeps next to it. The names are exchanged in one step. If the
/// file system cannot do that, or the process ends halfway, the next recoverReplacement() finishes the job,
/// so nobody finds the name unused and creates another registry. FileNotWritable, DiskFull; LockedDatabase
/// while another process does the same, or did so since `path` was the file `replaced` (its fileNumber()).
[[nodiscard]] base::Result<void> replaceFile(const QString& path, quint64 replaced, const QString& fresh,
                                             const QString& aside);

/// Returns whether a replaceFile() of this file is running or was left incomplete.
[[nodiscard]] bool isBeingReplaced(const QString& path);

/// Finishes or undoes a replaceFile() that an ended process left incomplete. Does nothing if there is none.
/// LockedDatabase while a process is running replaceFile().
[[nodiscard]] base::Result<void> recoverReplacement(const QString& path);

} // namespace nidus::storage
