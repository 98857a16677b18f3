// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"

#include <cstdint>
#include <expected>
#include <string_view>

namespace nidus {

/// The ways to scan a URN. parseUrn() takes the fastest one this processor has; tests, fuzzers and benchmarks
/// force one.
enum class UrnPath : std::uint8_t { Portable, Avx2 };

[[nodiscard]] inline bool isUrnPathAvailable(UrnPath path)
{
#if defined(__x86_64__)
    return path == UrnPath::Portable ||
           (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
            __builtin_cpu_supports("bmi2") != 0);
#else
    return path == UrnPath::Portable;
#endif
}

/// parseUrn() on one path, which must be available. All paths give the same answers.
[[nodiscard]] std::expected<Urn, UrnFailure> parseUrnOn(UrnPath path, std::string_view text, Rfc rfc);

} // namespace nidus
