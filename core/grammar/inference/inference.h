// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nidus::grammar {

/// A grammar guessed from names: what has to be corrected by a person who knows them.
struct InferredGrammar
{
    std::string text;         ///< ABNF, strict; empty where there were no names
    std::size_t names = 0;    ///< different ones that it was made from
    std::string_view start{}; ///< its start rule
};

/// Guesses the grammar of namespace-specific strings from some of them: separators make fields, what begins
/// alike is followed together, a field is described by its few values or by its characters and lengths. What
/// it describes holds every name given and never these alone, however few they are. Of more than
/// kMaxInferredNames different names every so many are left out. Names are NSSs by RFC 8141.
[[nodiscard]] InferredGrammar inferGrammar(std::span<const std::string> names);

inline constexpr std::size_t kMaxInferredNames = 20'000;

} // namespace nidus::grammar
