// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/fieldsearch.h"
#include "core/check/namespacerule.h"
#include "core/grammar/automaton/dfa.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

/// A text that one of the marked rules matches within a name.
struct MarkedText
{
    std::size_t rule = 0;
    std::size_t begin = 0; ///< bytes of the subject
    std::size_t end = 0;

    bool operator==(const MarkedText&) const = default;
};

/// The ways in which a rule matches a name; most rules have one.
struct MarkedParses
{
    std::vector<std::vector<MarkedText>> parses; ///< each with its texts from left to right
    bool isComplete = true;                      ///< false: a limit was hit, and there may be more
};

/// Finds the texts of some rules of a grammar in the names that it matches. Immutable; for any number of
/// threads.
class MarkedRule
{
public:
    /// At most kMaxMarkedRules rules. If they cannot be found, there is a limit(): one of them is missing
    /// or recursive, the grammar is context-free, or the automaton is too large.
    MarkedRule(const NamespaceRule& rule, std::span<const std::string> marked);

    [[nodiscard]] const grammar::LimitHit& limit() const { return m_limit; }
    /// Returns all ways in which the rule matches; none if it does not. Not for a rule with a limit.
    [[nodiscard]] MarkedParses parses(std::string_view subject) const;
    /// Returns a name that the rule matches both with a text of the first marked rule, which is not empty,
    /// and without one; absent if there is none, or if the search is too long. Not for a rule with a limit.
    [[nodiscard]] std::optional<std::string> nameWithAndWithout() const;
    /// Absent if the texts are not whole fields.
    [[nodiscard]] const std::optional<MarkedFields>& fields() const { return m_fields; }

private:
    grammar::LimitHit m_limit;
    grammar::Dfa m_automaton;    ///< of the names with marks
    std::vector<bool> m_hasMark; ///< per state, whether a mark may follow
    std::size_t m_rules = 0;
    std::optional<MarkedFields> m_fields;
};

} // namespace nidus::check
