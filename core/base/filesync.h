// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <expected>
#include <string>

namespace nidus {

/// Waits until what was written to an open file is on the disk: DiskFull, FileNotWritable (detail = the
/// system's words). What cannot be waited for, such as a pipe, succeeds. `subject` is the file's name.
[[nodiscard]] std::expected<void, Error> syncDescriptor(int descriptor, const std::string& subject);
/// syncDescriptor() of a file that is not open. Not for one that a database of this process has open.
[[nodiscard]] std::expected<void, Error> syncFile(const std::string& path);
/// Waits until the names in the folder of `path` are on the disk, after a rename: without it a file that is
/// there may not be after the power is lost. Errors are syncDescriptor()'s.
[[nodiscard]] std::expected<void, Error> syncFolderOf(const std::string& path);

} // namespace nidus
