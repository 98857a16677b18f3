// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/system/filenames.h"

#include <string>
#include <system_error>

namespace nidus::base {

/// That a file could not be read: FileNotFound, FileNotReadable; the detail in the system's words.
[[nodiscard]] inline Error readError(std::error_code error, const std::string& path)
{
    const bool isMissing = error == std::errc::no_such_file_or_directory;
    return {isMissing ? ErrorCode::FileNotFound : ErrorCode::FileNotReadable, path, error.message()};
}

/// That a file could not be written: DiskFull, FileNotWritable; the detail in the system's words.
[[nodiscard]] inline Error writeError(std::error_code error, const std::string& path)
{
    return {system::isAboutRoom(error) ? ErrorCode::DiskFull : ErrorCode::FileNotWritable, path, error.message()};
}

} // namespace nidus::base
