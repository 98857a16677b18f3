// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace nidus::grammar {

/// A grammar guessed from names, to be corrected by someone who knows them.
struct InferredGrammar
{
    std::string text;         ///< ABNF, strict; empty if there were no names
    std::size_t names = 0;    ///< distinct names that it was made from
    std::string_view start{}; ///< its start rule
};

/// Guesses the grammar of namespace-specific strings from some of them: separators divide fields, names with
/// the same beginning are described together, and a field is described by its values, if few, or by its
/// characters and lengths. The grammar accepts every name given, and never only these, however few they are.
/// Above kMaxInferredNames distinct names, some are skipped at regular intervals. Names are NSSs by RFC 8141.
[[nodiscard]] InferredGrammar inferGrammar(std::span<const std::string> names);

inline constexpr std::size_t kMaxInferredNames = 20'000;

} // namespace nidus::grammar
