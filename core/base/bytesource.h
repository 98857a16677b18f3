// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nidus::base {

/// Where bytes come from: a file descriptor (file or pipe) or memory.
class ByteSource
{
public:
    ByteSource() = default;
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;
    virtual ~ByteSource() = default;

    /// Fills `into` from the front; returns the number of bytes written, 0 at the end.
    [[nodiscard]] virtual Result<std::size_t> read(std::span<char> into) = 0;
    /// Returns whether read() would return at once; if not, the reader may do other work first.
    [[nodiscard]] virtual bool isReady() const { return true; }
    /// Returns the total number of bytes, 0 if unknown (a pipe).
    [[nodiscard]] virtual std::uint64_t size() const = 0;
    /// Returns how much of size() is done once the reader has received `given` bytes.
    [[nodiscard]] virtual std::uint64_t progressAt(std::uint64_t given) const { return given; }
};

/// Reads a file with read() (not a mapping: a truncated file must not crash us). Fails with FileNotFound or
/// FileNotReadable. "-" is standard input.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openByteSource(const std::string& path);
/// Reads a regular file, which can be read again and has an end. FileNotFound, FileNotReadable.
[[nodiscard]] Result<std::unique_ptr<ByteSource>> openRegularSource(const std::string& path);

/// Reads from borrowed memory.
[[nodiscard]] std::unique_ptr<ByteSource> memoryByteSource(std::string_view bytes);

} // namespace nidus::base
