// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/system/openfile.h"

#include <cstddef>
#include <string>

namespace nidus::base {

// What is read as a whole has a limit, in bytes, and is a regular file or standard input: a device or a pipe
// may never end.

/// Reads a regular file, FileNotFound or FileNotReadable, of at most `limit` bytes, TooLarge. `way` is
/// ReadRegular, or ReadOwn for a file of our own.
[[nodiscard]] Result<std::string> readWholeFile(const std::string& path, std::size_t limit,
                                                system::OpenWay way = system::OpenWay::ReadRegular);
/// Reads at most the first `count` bytes of such a file.
[[nodiscard]] Result<std::string> readFileStart(const std::string& path, std::size_t count,
                                                system::OpenWay way = system::OpenWay::ReadRegular);
/// readWholeFile() for an open file, from its position; `path` is for the error.
[[nodiscard]] Result<std::string> readWholeFile(const system::OpenFile& file, const std::string& path,
                                                std::size_t limit);
/// Reads the rest of a source of at most `limit` bytes; TooLarge with `name` as the subject.
[[nodiscard]] Result<std::string> readWhole(ByteSource& source, const std::string& name, std::size_t limit);

/// Reads at most the next `count` bytes of a source.
[[nodiscard]] Result<std::string> readStart(ByteSource& source, std::size_t count);

/// TooLarge, with the limit in bytes rounded down to MiB or KiB.
[[nodiscard]] Error tooLarge(const std::string& subject, std::size_t limit);

} // namespace nidus::base
