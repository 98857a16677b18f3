// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/automaton/nfa.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace nidus::check {

/// Where fields separated by one character are the texts of the marked rules: in every name, a rule's text is
/// the whole field with this number.
struct MarkedFields
{
    static constexpr std::uint8_t kNone = 0xFF; ///< the rule is in no name

    char separator = ':';
    std::array<std::uint8_t, grammar::kMaxMarkedRules> field{};
};

/// Returns the fields of names that are the texts of the marked rules, if this is so in every name that the
/// automaton accepts; absent if it is not, or not proven within a limit.
[[nodiscard]] std::optional<MarkedFields> findFields(const grammar::Dfa& marked, std::size_t rules);

} // namespace nidus::check
