// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/system/openfile.h"

#include <expected>
#include <string>

namespace nidus::base {

// What was written, renamed or removed is safe from a power cut only once the disk was waited for: the file
// for its bytes, the folder that it stands in for its name.

/// Waits for what was written into a file: DiskFull, FileNotWritable (detail = the system's words). What
/// cannot be waited for, such as a pipe, succeeds. Not for a file that a database of this process has open.
[[nodiscard]] std::expected<void, Error> waitForBytes(const std::string& path);
/// The same for an open file; `path` is for the error.
[[nodiscard]] std::expected<void, Error> waitForBytes(const system::OpenFile& file, const std::string& path);
/// Waits for the name of a file or folder, given or taken away. Where the file system cannot, or the folder
/// may not be read, nothing is waited for.
[[nodiscard]] std::expected<void, Error> waitForName(const std::string& path);
/// Makes a folder where there is none, with those above it, and waits for their names. FileNotWritable,
/// DiskFull.
[[nodiscard]] std::expected<void, Error> makeFolder(const std::string& path);

} // namespace nidus::base
