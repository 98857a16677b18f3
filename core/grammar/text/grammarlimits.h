// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace nidus::grammar {

// Limits of the grammar engine. Each is reached in well under 2 s and below 500 MiB; none results in
// "invalid".
inline constexpr std::size_t kMaxGrammarBytes = std::size_t{256} * 1024;
inline constexpr std::size_t kMaxGrammarRules = 4'000;
inline constexpr int kMaxNesting = 200;
inline constexpr std::uint32_t kMaxRepeatCount = 100'000;
inline constexpr std::size_t kMaxGrammarFindings = 1'000;
inline constexpr std::size_t kMaxNfaStates = 200'000;
inline constexpr std::size_t kMaxNfaEdges = 1'000'000;
inline constexpr std::size_t kMaxDfaStates = 20'000;
/// State visits while determinizing: the sum of the state sets' sizes, plus the cost of closures and sorting.
inline constexpr std::size_t kMaxDeterminizationWork = 40'000'000;
inline constexpr std::size_t kMaxTextBytes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxEarleyItems = 10'000'000;
/// Attempts to add an item; in ambiguous grammars most are already known.
inline constexpr std::size_t kMaxEarleySteps = 20'000'000;
/// Pairs of states visited when two grammars are compared.
inline constexpr std::size_t kMaxProductStates = 2'000'000;
/// Regular expressions that are written; longer ones serve nobody.
inline constexpr std::size_t kMaxPatternBytes = std::size_t{16} * 1024;
/// Parts of a rule that are drawn; an ellipsis replaces the rest.
inline constexpr std::size_t kMaxDiagramParts = 20'000;

/// Why there is no verdict.
enum class GrammarLimit : std::uint8_t {
    None,
    Unreadable, ///< not a limit: the start rule is missing, or it reaches a rule that could not be read
    NfaStates,
    DfaStates,
    DeterminizationWork,
    TextBytes,
    EarleyItems,
    ProductStates,
    ContextFree, ///< the question cannot be answered for context-free grammars
    Canceled,
};

/// The limit that was hit and the rule being processed ("" if no single rule is the cause).
struct LimitHit
{
    GrammarLimit limit = GrammarLimit::None;
    std::string rule;

    bool operator==(const LimitHit&) const = default;
};

} // namespace nidus::grammar
