// SPDX-License-Identifier: Apache-2.0
// The automaton of Glushkov has one state for each set of characters in the expression. Two different paths
// from a state back to it over the same text are the cause of exponential time (Weber and Seidl 1991).
#include "core/grammar/regex/ambiguity.h"

#include "core/grammar/text/ast.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::uint32_t kExpandedCount = 100;
constexpr std::size_t kMaxPositions = 1'500;

using Positions = std::vector<std::uint32_t>;

/// The positions that a part of an expression can begin and end with.
struct Border
{
    Positions first;
    Positions last;
    bool isNullable = true;
};

Positions both(Positions first, const Positions& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

class PositionAutomaton
{
public:
    explicit PositionAutomaton(std::uint32_t expandedCount) : m_expandedCount(expandedCount) {}

    Border add(const Expression& expression);
    [[nodiscard]] std::size_t size() const { return m_follow.size(); }
    [[nodiscard]] bool hasAmbiguousLoop();

private:
    Border addSequence(const Expression& expression);
    Border addRepetition(const Expression& expression);
    Border addLoop(const Expression& part, bool isNullable);
    Border joined(Border before, const Border& after);
    void connect(const Positions& from, const Positions& to);
    /// Numbers the states so that those share a number that reach each other.
    [[nodiscard]] std::vector<std::uint32_t> components() const;
    [[nodiscard]] std::vector<bool> reachableFrom(std::uint32_t state,
                                                  const std::vector<Positions>& edges) const;
    [[nodiscard]] std::vector<Positions> reversed() const;
    [[nodiscard]] bool overlap(std::uint32_t a, std::uint32_t b) const;
    [[nodiscard]] bool hasTwoWays(const Positions& members);
    /// Marks the pairs of members that are reached from a pair of equal ones.
    [[nodiscard]] std::vector<bool> pairsFrom(const Positions& members,
                                              const std::vector<Positions>& edges) const;

    std::uint32_t m_expandedCount;
    std::vector<const CodeRanges*> m_ranges; ///< of each position; borrowed
    std::vector<Positions> m_follow;
};

Border PositionAutomaton::add(const Expression& expression)
{
    switch (expression.kind) {
    case ExpressionKind::Characters: {
        const auto position = static_cast<std::uint32_t>(m_follow.size());
        m_follow.emplace_back();
        m_ranges.push_back(&expression.ranges);
        return {.first = {position}, .last = {position}, .isNullable = false};
    }
    case ExpressionKind::Sequence: return addSequence(expression);
    case ExpressionKind::Choice: {
        Border border{.first = {}, .last = {}, .isNullable = expression.isNullable};
        for (const ExpressionPtr& part : expression.parts) {
            const Border inner = add(*part);
            border.first = both(std::move(border.first), inner.first);
            border.last = both(std::move(border.last), inner.last);
        }
        return border;
    }
    case ExpressionKind::Repetition: return addRepetition(expression);
    }
    return {};
}

Border PositionAutomaton::joined(Border before, const Border& after)
{
    connect(before.last, after.first);
    if (before.isNullable)
        before.first = both(std::move(before.first), after.first);
    before.last = after.isNullable ? both(std::move(before.last), after.last) : after.last;
    before.isNullable = before.isNullable && after.isNullable;
    return before;
}

Border PositionAutomaton::addSequence(const Expression& expression)
{
    Border border;
    for (const ExpressionPtr& part : expression.parts)
        border = joined(std::move(border), add(*part));
    return border;
}

Border PositionAutomaton::addRepetition(const Expression& expression)
{
    const Expression& part = *expression.parts[0];
    const bool isUnbounded = expression.most == kUnbounded;
    const std::uint32_t written = isUnbounded ? expression.least : expression.most;
    if (written > std::max(m_expandedCount, 1U) || size() > kMaxPositions)
        return addLoop(part, expression.isNullable);
    if (written == 0 || part.isNullable)
        return addLoop(part, expression.isNullable);
    // x{2,4} is xx(x(x)?)?: each copy follows only the one before it.
    Border border;
    Positions before;
    for (std::uint32_t i = 0; i < written; ++i) {
        const Border copy = isUnbounded && i + 1 == written ? addLoop(part, false) : add(part);
        connect(before, copy.first);
        if (i == 0)
            border.first = copy.first;
        border.last = i < expression.least ? copy.last : both(std::move(border.last), copy.last);
        before = copy.last;
    }
    border.isNullable = expression.isNullable;
    return border;
}

Border PositionAutomaton::addLoop(const Expression& part, bool isNullable)
{
    Border border = add(part);
    connect(border.last, border.first);
    border.isNullable = border.isNullable || isNullable;
    return border;
}

void PositionAutomaton::connect(const Positions& from, const Positions& to)
{
    for (const std::uint32_t position : from)
        m_follow[position] = both(std::move(m_follow[position]), to);
}

std::vector<Positions> PositionAutomaton::reversed() const
{
    std::vector<Positions> before(size());
    for (std::uint32_t state = 0; state < size(); ++state) {
        for (const std::uint32_t next : m_follow[state])
            before[next].push_back(state);
    }
    return before;
}

std::vector<bool> PositionAutomaton::reachableFrom(std::uint32_t state,
                                                   const std::vector<Positions>& edges) const
{
    std::vector<bool> isReached(size(), false);
    Positions open = edges[state];
    while (!open.empty()) {
        const std::uint32_t next = open.back();
        open.pop_back();
        if (isReached[next])
            continue;
        isReached[next] = true;
        open.insert(open.end(), edges[next].begin(), edges[next].end());
    }
    return isReached;
}

std::vector<std::uint32_t> PositionAutomaton::components() const
{
    constexpr std::uint32_t kNone = UINT32_MAX;
    const std::vector<Positions> before = reversed();
    std::vector<std::uint32_t> numbers(size(), kNone);
    for (std::uint32_t state = 0; state < size(); ++state) {
        if (numbers[state] != kNone)
            continue;
        const std::vector<bool> after = reachableFrom(state, m_follow);
        numbers[state] = state;
        if (!after[state])
            continue;
        const std::vector<bool> earlier = reachableFrom(state, before);
        for (std::uint32_t other = 0; other < size(); ++other) {
            if (after[other] && earlier[other])
                numbers[other] = state;
        }
    }
    return numbers;
}

bool PositionAutomaton::overlap(std::uint32_t a, std::uint32_t b) const
{
    return a == b || std::ranges::any_of(*m_ranges[a], [&](CodeRange range) {
               return std::ranges::any_of(*m_ranges[b], [range](CodeRange other) {
                   return range.least <= other.greatest && other.least <= range.greatest;
               });
           });
}

bool PositionAutomaton::hasAmbiguousLoop()
{
    const std::vector<std::uint32_t> numbers = components();
    for (std::uint32_t number = 0; number < size(); ++number) {
        Positions members;
        for (std::uint32_t state = 0; state < size(); ++state) {
            if (numbers[state] == number)
                members.push_back(state);
        }
        if (!members.empty() && hasTwoWays(members))
            return true;
    }
    return false;
}

bool PositionAutomaton::hasTwoWays(const Positions& members)
{
    const std::size_t count = members.size();
    std::vector<Positions> after(count); // within the component, by index
    std::vector<Positions> before(count);
    for (std::uint32_t i = 0; i < count; ++i) {
        Positions& next = m_follow[members[i]];
        std::ranges::sort(next);
        for (std::size_t k = 0; k < next.size(); ++k) {
            const auto found = std::ranges::lower_bound(members, next[k]);
            if (found == members.end() || *found != next[k])
                continue;
            if (k > 0 && next[k - 1] == next[k])
                return true; // two ways from one position to the next
            const auto index = static_cast<std::uint32_t>(found - members.begin());
            after[i].push_back(index);
            before[index].push_back(i);
        }
    }
    const std::vector<bool> isReached = pairsFrom(members, after);
    const std::vector<bool> returns = pairsFrom(members, before);
    for (std::size_t pair = 0; pair < count * count; ++pair) {
        if (isReached[pair] && returns[pair] && pair / count != pair % count)
            return true;
    }
    return false;
}

std::vector<bool> PositionAutomaton::pairsFrom(const Positions& members,
                                               const std::vector<Positions>& edges) const
{
    const std::size_t count = members.size();
    std::vector<bool> isSeen(count * count, false);
    std::vector<std::size_t> open;
    open.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        open.push_back(i * count + i);
    while (!open.empty()) {
        const std::size_t pair = open.back();
        open.pop_back();
        if (isSeen[pair])
            continue;
        isSeen[pair] = true;
        for (const std::uint32_t a : edges[pair / count]) {
            for (const std::uint32_t b : edges[pair % count]) {
                if (!isSeen[a * count + b] && overlap(members[a], members[b]))
                    open.push_back(a * count + b);
            }
        }
    }
    return isSeen;
}

bool isAmbiguous(const Expression& expression)
{
    PositionAutomaton exact(kExpandedCount);
    static_cast<void>(exact.add(expression));
    if (exact.size() <= kMaxPositions)
        return exact.hasAmbiguousLoop();
    PositionAutomaton rough(1);
    static_cast<void>(rough.add(expression));
    return rough.size() > kMaxPositions || rough.hasAmbiguousLoop();
}

/// Whether the expression contains a count whose part would be ambiguous in a loop: the time is then
/// exponential in the count.
bool hasAmbiguousCount(const Expression& expression)
{
    constexpr std::uint32_t kHarmlessCount = 8;
    const bool isCounted = expression.kind == ExpressionKind::Repetition && expression.most != kUnbounded &&
                           expression.most > kHarmlessCount &&
                           expression.parts[0]->kind != ExpressionKind::Characters;
    if (isCounted) {
        Expression loop = expression;
        loop.least = 0;
        loop.most = kUnbounded;
        if (isAmbiguous(loop))
            return true;
    }
    return std::ranges::any_of(expression.parts,
                               [](const ExpressionPtr& part) { return hasAmbiguousCount(*part); });
}

} // namespace

bool mayBeExponential(const Expression& expression)
{
    return isAmbiguous(expression) || hasAmbiguousCount(expression);
}

} // namespace nidus::grammar
