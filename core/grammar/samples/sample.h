// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/tables/matcher.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace nidus::grammar {

enum class SampleKind : std::uint8_t {
    Shortest, ///< the shortest texts, one for each way through the automaton
    Random,   ///< of a random length up to a little over the shortest, uniform among the texts of that length
    Boundary, ///< every transition with its least and its greatest byte
    NearMiss, ///< one edit away from a text that matches, and checked not to match
};

struct SampleOptions
{
    SampleKind kind = SampleKind::Shortest;
    std::size_t count = 10; ///< at most
    std::uint64_t seed = 0; ///< the same seed gives the same texts on every machine
};

/// Makes distinct texts from the grammar. Empty if the matcher has a limit or nothing matches. Texts of a
/// context-free grammar are derived, so "shortest" gives one text and "random" is not uniform.
[[nodiscard]] std::vector<std::string> makeSamples(const Matcher& matcher, const SampleOptions& options);

} // namespace nidus::grammar
