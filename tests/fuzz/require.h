// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdio>
#include <cstdlib>

namespace nidus::fuzz {

/// Ends the process if an invariant does not hold, so that the fuzzer keeps the input.
inline void require(bool holds, const char* invariant)
{
    if (holds)
        return;
    std::fprintf(stderr, "does not hold: %s\n", invariant);
    std::abort();
}

} // namespace nidus::fuzz
