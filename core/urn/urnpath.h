// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string_view>

namespace nidus::urn {

/// The ways to scan a URN: byte by byte, against which all others are tested; 16 bytes at once on any
/// processor; 32 and 64 on x86-64 processors that support it.
enum class UrnPath : std::uint8_t { Bytewise, Portable, Avx2, Avx512 };

/// The slowest first. parseUrn() and UrnNormalizer use the fastest; tests, fuzzers, and benchmarks force one.
inline constexpr std::array kUrnPaths{UrnPath::Bytewise, UrnPath::Portable, UrnPath::Avx2, UrnPath::Avx512};

[[nodiscard]] bool isUrnPathAvailable(UrnPath path);
/// Returns the last one that this processor supports.
[[nodiscard]] UrnPath fastestUrnPath();

/// Does parseUrn() on one path, which must be available. All paths give the same results.
[[nodiscard]] std::expected<Urn, UrnFailure> parseUrnOn(UrnPath path, std::string_view text, Rfc rfc);
/// Does findUrnEnds() on one path, likewise.
void findUrnEndsOn(UrnPath path, std::span<const std::string_view> texts, std::span<UrnEnds> ends, Rfc rfc);

} // namespace nidus::urn
