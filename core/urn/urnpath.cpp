// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnpath.h"

#include "core/urn/urnstops.h"

#include <algorithm>
#include <ranges>

namespace nidus::urn {

bool isUrnPathAvailable(UrnPath path)
{
#if defined(NIDUS_AVX2)
    const auto hasBits = [] {
        return __builtin_cpu_supports("bmi") != 0 && __builtin_cpu_supports("bmi2") != 0;
    };
    if (path == UrnPath::Avx2)
        return __builtin_cpu_supports("avx2") != 0 && hasBits();
    if (path == UrnPath::Avx512)
        return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
               __builtin_cpu_supports("avx512vbmi") != 0 && hasBits();
#endif
    return path <= UrnPath::Portable;
}

UrnPath fastestUrnPath()
{
    static const UrnPath kFastest =
        *std::ranges::find_if(kUrnPaths | std::views::reverse, isUrnPathAvailable);
    return kFastest;
}

} // namespace nidus::urn
