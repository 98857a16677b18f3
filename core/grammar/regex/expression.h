// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/coderanges.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace nidus::grammar {

enum class ExpressionKind : std::uint8_t {
    Characters, ///< one of `ranges`
    Sequence,   ///< all parts; none: the empty text
    Choice,     ///< any of the parts; none: nothing at all
    Repetition, ///< the only part, `least` to `most` times
};

struct Expression;
/// Never null. Shared, because the expression of a rule is part of every expression that uses the rule.
using ExpressionPtr = std::shared_ptr<const Expression>;

/// A regular expression that no dialect has written yet. Values, made by the functions below, which leave out
/// what has no effect but otherwise keep alternatives and counts as they are.
struct Expression
{
    ExpressionKind kind = ExpressionKind::Sequence;
    CodeRanges ranges{};
    std::vector<ExpressionPtr> parts{};
    std::uint32_t least = 1;
    std::uint32_t most = 1; ///< kUnbounded: without a limit
    bool isNullable = true; ///< matches the empty text
    std::size_t size = 0;   ///< sets of characters in it, each time it is written; saturates
};

/// The empty text.
[[nodiscard]] ExpressionPtr emptyText();
/// An expression that matches nothing.
[[nodiscard]] ExpressionPtr nothing();
[[nodiscard]] bool matchesNothing(const Expression& expression);
[[nodiscard]] bool isEmptyText(const Expression& expression);

[[nodiscard]] ExpressionPtr charactersOf(CodeRanges ranges);
[[nodiscard]] ExpressionPtr sequenceOf(const std::vector<ExpressionPtr>& parts);
/// Alternatives of one character become one set; an empty one makes the others optional.
[[nodiscard]] ExpressionPtr choiceOf(const std::vector<ExpressionPtr>& parts);
/// A loop directly in a loop becomes one, because backtracking engines may take exponential time for it.
[[nodiscard]] ExpressionPtr repetitionOf(const ExpressionPtr& part, std::uint32_t least, std::uint32_t most);

/// Returns what can follow the character in the texts of the expression (Brzozowski's derivative).
[[nodiscard]] ExpressionPtr afterCharacter(const ExpressionPtr& expression, std::uint32_t character);

[[nodiscard]] bool areSame(const Expression& first, const Expression& second);

} // namespace nidus::grammar
