// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/text/grammarlimits.h"

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace nidus::grammar {

enum class GrammarRelation : std::uint8_t {
    Equal,
    Subset,   ///< the first is within the second
    Superset, ///< the second is within the first
    Overlap,
    Disjoint,
};

/// Returns "equal", "subset", "superset", "overlap", or "disjoint".
[[nodiscard]] std::string_view relationWord(GrammarRelation relation);

/// How two languages relate, with shortest texts as evidence.
struct LanguageComparison
{
    GrammarRelation relation = GrammarRelation::Equal;
    std::optional<std::string> onlyInFirst;
    std::optional<std::string> onlyInSecond;
    std::optional<std::string> inBoth;
};

/// The texts that a comparison is about.
enum class ComparedTexts : std::uint8_t { All, Ascii };

/// Compares which of the texts two automata accept; fails after kMaxProductStates.
[[nodiscard]] std::expected<LanguageComparison, LimitHit> relate(const Dfa& first, const Dfa& second,
                                                                 const std::stop_token& stop = {},
                                                                 ComparedTexts texts = ComparedTexts::All);

/// Returns all bytes, the most readable first: lowercase letters, digits, then the other printable ones.
[[nodiscard]] const std::array<std::uint8_t, 256>& bytesByReadability();

} // namespace nidus::grammar
