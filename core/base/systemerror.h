// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/system/filenames.h"

#include <string>
#include <system_error>

namespace nidus::base {

/// Returns the system's message, or our own for what it says too generally.
[[nodiscard]] inline std::string messageOf(std::error_code error)
{
    // OpenFile::open()
    return error == std::errc::operation_not_supported ? "not a regular file" : error.message();
}

/// Returns FileNotFound or FileNotReadable, with the system's message as the detail.
[[nodiscard]] inline Error readError(std::error_code error, const std::string& path)
{
    const bool isMissing = error == std::errc::no_such_file_or_directory;
    return {isMissing ? kFileNotFound : kFileNotReadable, path, messageOf(error)};
}

/// Returns DiskFull or FileNotWritable, with the system's message as the detail.
[[nodiscard]] inline Error writeError(std::error_code error, const std::string& path)
{
    return {system::isOutOfSpace(error) ? kDiskFull : kFileNotWritable, path, messageOf(error)};
}

} // namespace nidus::base
