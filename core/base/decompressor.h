// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nidus::base {

/// Memory that unpacking xz may use: the strongest preset of the xz program needs 65 MiB.
inline constexpr std::uint64_t kXzMemory = std::uint64_t{256} << 20;
/// Binary logarithm of the longest zstd window that is unpacked: 128 MiB, the default of the zstd program.
inline constexpr int kZstdWindowLog = 27;
/// Bytes that are enough to distinguish the formats.
inline constexpr std::size_t kArchiveMark = 6;

enum class ArchiveMark : std::uint8_t {
    None,
    Cut, ///< more bytes may show one
    Gzip,
    Zstd,
    Xz,
};

/// Returns the compression format that the first bytes of an input indicate.
[[nodiscard]] ArchiveMark archiveMark(std::string_view head);

/// Unpacks one input, a piece at a time; consecutive members are joined to one text. For one thread.
class Decompressor
{
public:
    Decompressor() = default;
    Decompressor(const Decompressor&) = delete;
    Decompressor& operator=(const Decompressor&) = delete;
    virtual ~Decompressor() = default;

    /// Takes bytes from the front of `packed` and writes to `into`; returns the number of bytes written. 0
    /// with `packed` used up means that more input is needed, or, with `isLast` (no input follows `packed`),
    /// the end. Fails with the library's message if the bytes are damaged or incomplete.
    [[nodiscard]] virtual std::expected<std::size_t, std::string>
    unpack(std::string_view& packed, std::span<char> into, bool isLast) = 0;
};

/// Returns null for an input that is not packed.
[[nodiscard]] std::unique_ptr<Decompressor> makeDecompressor(ArchiveMark mark);

} // namespace nidus::base
