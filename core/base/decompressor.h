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

/// Memory that unpacking xz may take: the strongest preset of its program asks for 65 MiB.
inline constexpr std::uint64_t kXzMemory = std::uint64_t{256} << 20;
/// Binary logarithm of the longest window of zstd that is unpacked: 128 MiB, as its program does by itself.
inline constexpr int kZstdWindowLog = 27;
/// Bytes that tell the formats apart.
inline constexpr std::size_t kArchiveMark = 6;

enum class ArchiveMark : std::uint8_t {
    None,
    Cut, ///< more bytes may show one
    Gzip,
    Zstd,
    Xz,
};

/// What the first bytes of an input say it is packed with.
[[nodiscard]] ArchiveMark archiveMark(std::string_view head);

/// Unpacks one input, a piece at a time; members that follow each other are one text. For one thread.
class Decompressor
{
public:
    Decompressor() = default;
    Decompressor(const Decompressor&) = delete;
    Decompressor& operator=(const Decompressor&) = delete;
    virtual ~Decompressor() = default;

    /// Takes bytes from the front of `packed` and writes to `into`; returns the bytes written. None with
    /// nothing left of `packed`: more is needed, or with `isLast`, that nothing comes behind `packed`, it is
    /// the end. Fails, in the library's words, where the bytes are damaged or end too early.
    [[nodiscard]] virtual std::expected<std::size_t, std::string>
    unpack(std::string_view& packed, std::span<char> into, bool isLast) = 0;
};

/// Null for an input that is not packed.
[[nodiscard]] std::unique_ptr<Decompressor> makeDecompressor(ArchiveMark mark);

} // namespace nidus::base
