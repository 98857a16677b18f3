// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace nidus::check {

/// What a rule says about: whole URNs in any letter case of "urn" and the NID, or what follows "urn:NID:".
enum class NameExtent : std::uint8_t { Urn, Name };

/// Returns the start of the texts that a rule describes before the name, in lower case: "urn:NID:", "NID:",
/// or nothing.
[[nodiscard]] std::string describedPrefix(std::string_view nid, NameScope scope);

/// Returns an automaton of the names that a rule accepts, or of the URNs with such names. Fails for
/// context-free grammars and rules with a limit.
[[nodiscard]] std::expected<grammar::Dfa, grammar::LimitHit>
namesAutomaton(std::string_view nid, const NamespaceRule& rule, NameExtent extent = NameExtent::Name);

} // namespace nidus::check
