// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/regex/expression.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace nidus::grammar {

namespace {

std::size_t saturatedSum(const std::vector<ExpressionPtr>& parts)
{
    constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max() / 2;
    std::size_t sum = 0;
    for (const ExpressionPtr& part : parts)
        sum = std::min(kMost, sum + part->size);
    return sum;
}

/// Appends the part; of a sequence or choice of that kind, its parts.
std::vector<ExpressionPtr> flattened(const std::vector<ExpressionPtr>& parts, ExpressionKind kind)
{
    std::vector<ExpressionPtr> flat;
    for (const ExpressionPtr& part : parts) {
        if (part->kind == kind)
            flat.insert(flat.end(), part->parts.begin(), part->parts.end());
        else
            flat.push_back(part);
    }
    return flat;
}

/// Whether `second` continues `first`: something and a loop over the same.
bool isContinued(const Expression& first, const Expression& second)
{
    const auto isEndless = [](const Expression& loop, const Expression& other) {
        return loop.kind == ExpressionKind::Repetition && loop.most == kUnbounded && !other.isNullable &&
               areSame(*loop.parts[0], other);
    };
    return isEndless(first, second) || isEndless(second, first);
}

/// Joins x*x and xx* to x+.
std::vector<ExpressionPtr> joinedLoops(const std::vector<ExpressionPtr>& parts)
{
    std::vector<ExpressionPtr> joined;
    for (const ExpressionPtr& part : parts) {
        if (joined.empty() || !isContinued(*joined.back(), *part)) {
            joined.push_back(part);
            continue;
        }
        const ExpressionPtr& loop = part->kind == ExpressionKind::Repetition ? part : joined.back();
        joined.back() = repetitionOf(loop->parts[0], loop->least + 1, kUnbounded);
    }
    return joined;
}

bool isLoop(const Expression& expression)
{
    return expression.kind == ExpressionKind::Repetition && expression.least <= 1;
}

/// Returns an expression whose loop matches the same as the loop of `part`, without loops and optional parts
/// that the loop makes superfluous (the star normal form of Brueggemann-Klein).
ExpressionPtr loopBody(const ExpressionPtr& part)
{
    if (isLoop(*part))
        return loopBody(part->parts[0]);
    const bool isSplit =
        part->kind == ExpressionKind::Choice || (part->kind == ExpressionKind::Sequence && part->isNullable);
    if (!isSplit)
        return part;
    std::vector<ExpressionPtr> bodies;
    for (const ExpressionPtr& inner : part->parts)
        bodies.push_back(loopBody(inner));
    return choiceOf(bodies);
}

/// Whether `part` contains a loop that a loop around it makes superfluous.
bool hasSuperfluousLoop(const Expression& part)
{
    if (part.kind == ExpressionKind::Choice)
        return std::ranges::any_of(part.parts, [](const ExpressionPtr& inner) {
            return isLoop(*inner) || hasSuperfluousLoop(*inner);
        });
    return isLoop(part) || (part.kind == ExpressionKind::Sequence && part.isNullable && !part.parts.empty());
}

} // namespace

ExpressionPtr emptyText() { return std::make_shared<const Expression>(); }

ExpressionPtr nothing()
{
    return std::make_shared<const Expression>(
        Expression{.kind = ExpressionKind::Choice, .isNullable = false});
}

bool matchesNothing(const Expression& expression)
{
    return expression.kind == ExpressionKind::Choice && expression.parts.empty();
}

bool isEmptyText(const Expression& expression)
{
    return expression.kind == ExpressionKind::Sequence && expression.parts.empty();
}

ExpressionPtr charactersOf(CodeRanges ranges)
{
    ranges = sortedRanges(std::move(ranges));
    if (ranges.empty())
        return nothing();
    return std::make_shared<const Expression>(Expression{
        .kind = ExpressionKind::Characters, .ranges = std::move(ranges), .isNullable = false, .size = 1});
}

ExpressionPtr sequenceOf(const std::vector<ExpressionPtr>& parts)
{
    std::vector<ExpressionPtr> flat = joinedLoops(flattened(parts, ExpressionKind::Sequence));
    if (std::ranges::any_of(flat, [](const ExpressionPtr& part) { return matchesNothing(*part); }))
        return nothing();
    if (flat.size() == 1)
        return flat[0];
    const bool isNullable =
        std::ranges::all_of(flat, [](const ExpressionPtr& part) { return part->isNullable; });
    const std::size_t size = saturatedSum(flat);
    return std::make_shared<const Expression>(Expression{
        .kind = ExpressionKind::Sequence, .parts = std::move(flat), .isNullable = isNullable, .size = size});
}

ExpressionPtr choiceOf(const std::vector<ExpressionPtr>& parts)
{
    std::vector<ExpressionPtr> kept;
    std::optional<std::size_t> set; // where the set of all single characters is
    bool hasEmpty = false;
    for (const ExpressionPtr& part : flattened(parts, ExpressionKind::Choice)) {
        const bool isKnown =
            std::ranges::any_of(kept, [&](const ExpressionPtr& other) { return areSame(*other, *part); });
        if (isEmptyText(*part)) {
            hasEmpty = true;
        } else if (part->kind == ExpressionKind::Characters && set) {
            kept[*set] = charactersOf(unionOf(kept[*set]->ranges, part->ranges));
        } else if (!isKnown) {
            if (part->kind == ExpressionKind::Characters)
                set = kept.size();
            kept.push_back(part);
        }
    }
    const bool isNullable =
        std::ranges::any_of(kept, [](const ExpressionPtr& part) { return part->isNullable; });
    if (hasEmpty && kept.empty())
        return emptyText();
    const std::size_t size = saturatedSum(kept);
    const ExpressionPtr chosen =
        kept.size() == 1 ? kept[0]
                         : std::make_shared<const Expression>(Expression{.kind = ExpressionKind::Choice,
                                                                         .parts = std::move(kept),
                                                                         .isNullable = isNullable,
                                                                         .size = size});
    return hasEmpty && !isNullable ? repetitionOf(chosen, 0, 1) : chosen;
}

ExpressionPtr repetitionOf(const ExpressionPtr& part, std::uint32_t least, std::uint32_t most)
{
    if (most == 0 || isEmptyText(*part))
        return emptyText();
    if (matchesNothing(*part))
        return least == 0 ? emptyText() : nothing();
    if (least == 1 && most == 1)
        return part;
    if (most == kUnbounded && least <= 1 && hasSuperfluousLoop(*part))
        return repetitionOf(loopBody(part), part->isNullable ? 0 : least, kUnbounded);
    if (isLoop(*part)) {
        // x+ and x* within ?, a loop without a limit that is repeated, and x? that is
        if (least == 0 && most == 1)
            return repetitionOf(part->parts[0], 0, part->most);
        if (part->most == kUnbounded)
            return repetitionOf(part->parts[0], part->least * least, kUnbounded);
        if (part->most == 1)
            return repetitionOf(part->parts[0], 0, most);
    }
    // What may be empty may be so each time.
    const std::uint32_t needed = part->isNullable ? 0 : least;
    return std::make_shared<const Expression>(Expression{.kind = ExpressionKind::Repetition,
                                                         .parts = {part},
                                                         .least = needed,
                                                         .most = most,
                                                         .isNullable = needed == 0,
                                                         .size = part->size});
}

ExpressionPtr afterCharacter(const ExpressionPtr& expression, std::uint32_t character)
{
    switch (expression->kind) {
    case ExpressionKind::Characters: {
        const bool isIn = std::ranges::any_of(expression->ranges, [character](CodeRange range) {
            return range.least <= character && character <= range.greatest;
        });
        return isIn ? emptyText() : nothing();
    }
    case ExpressionKind::Sequence: {
        std::vector<ExpressionPtr> ways;
        for (std::size_t i = 0; i < expression->parts.size(); ++i) {
            std::vector<ExpressionPtr> way{afterCharacter(expression->parts[i], character)};
            way.insert(way.end(), expression->parts.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                       expression->parts.end());
            ways.push_back(sequenceOf(way));
            if (!expression->parts[i]->isNullable)
                break;
        }
        return choiceOf(ways);
    }
    case ExpressionKind::Choice: {
        std::vector<ExpressionPtr> ways;
        for (const ExpressionPtr& part : expression->parts)
            ways.push_back(afterCharacter(part, character));
        return choiceOf(ways);
    }
    case ExpressionKind::Repetition: {
        const std::uint32_t most = expression->most == kUnbounded ? kUnbounded : expression->most - 1;
        const std::uint32_t least = expression->least == 0 ? 0 : expression->least - 1;
        return sequenceOf({afterCharacter(expression->parts[0], character),
                           repetitionOf(expression->parts[0], least, most)});
    }
    }
    return nothing();
}

bool areSame(const Expression& first, const Expression& second)
{
    if (&first == &second)
        return true;
    return first.kind == second.kind && first.size == second.size && first.least == second.least &&
           first.most == second.most && first.ranges == second.ranges &&
           std::ranges::equal(first.parts, second.parts,
                              [](const ExpressionPtr& a, const ExpressionPtr& b) { return areSame(*a, *b); });
}

} // namespace nidus::grammar
