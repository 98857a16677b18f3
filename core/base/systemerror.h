// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/system/filenames.h"

#include <string>
#include <system_error>

namespace nidus::base {

/// Returns FileNotFound or FileNotReadable, with the system's message as the detail.
[[nodiscard]] inline Error readError(std::error_code error, const std::string& path)
{
    const bool isMissing = error == std::errc::no_such_file_or_directory;
    return {isMissing ? kFileNotFound : kFileNotReadable, path, error.message()};
}

/// Returns DiskFull or FileNotWritable, with the system's message as the detail.
[[nodiscard]] inline Error writeError(std::error_code error, const std::string& path)
{
    return {system::isOutOfSpace(error) ? kDiskFull : kFileNotWritable, path, error.message()};
}

} // namespace nidus::base
