// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"

#include <cstdint>
#include <ctime>
#include <expected>
#include <memory>
#include <string>

namespace nidus::base {

/// A share of a file's bytes, cut at lines: the `number`-th of `of`, both from 1 on. A line belongs to the
/// share in which its first byte stands, so each line is in one of them.
struct Share
{
    unsigned number = 1;
    unsigned of = 1;

    bool operator==(const Share&) const = default;
};

/// A share to be read, and what the whole file was when it was opened.
struct SharedFile
{
    std::unique_ptr<ByteSource> source;
    std::uint64_t size = 0; ///< bytes
    std::time_t modified = 0;
};

/// Fails with FileNotFound or FileNotReadable; NotAvailable where it is no regular file.
[[nodiscard]] std::expected<SharedFile, Error> openShare(const std::string& path, const Share& share);

} // namespace nidus::base
