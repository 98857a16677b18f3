// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"

#include <cstdint>
#include <ctime>
#include <memory>
#include <string>

namespace nidus::base {

/// A part of a file's bytes, cut at lines: the `number`-th of `of`, both from 1. A line belongs to the part
/// that contains its first byte, so each line is in exactly one part.
struct FilePart
{
    unsigned number = 1;
    unsigned of = 1;

    bool operator==(const FilePart&) const = default;
};

/// A part to read, and the size and time of the whole file when it was opened.
struct OpenFilePart
{
    std::unique_ptr<ByteSource> source;
    std::uint64_t size = 0; ///< bytes
    std::time_t modified = 0;
};

/// Opens a part of a file. Fails with FileNotFound or FileNotReadable, or with NotAvailable if it is not a
/// regular file.
[[nodiscard]] Result<OpenFilePart> openFilePart(const std::string& path, const FilePart& part);

} // namespace nidus::base
