// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/regex/automatonexpression.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace nidus::grammar {

namespace {

/// More states are not tried: the expression would be too long.
constexpr std::size_t kMaxStates = 300;

class StateEliminator
{
public:
    /// False if a byte above 0x7F leads somewhere.
    [[nodiscard]] bool read(const Dfa& automaton);
    /// Returns what leads from the start to acceptance; absent if it is too long.
    [[nodiscard]] std::optional<ExpressionPtr> result();

private:
    using Edges = std::map<std::size_t, ExpressionPtr>;

    void connect(std::size_t from, std::size_t to, const ExpressionPtr& expression);
    [[nodiscard]] std::size_t cheapest(const std::vector<std::size_t>& open) const;
    /// Returns the size of what replaces a state.
    [[nodiscard]] std::size_t costOf(std::size_t state) const;
    bool eliminate(std::size_t state);

    std::vector<Edges> m_after; ///< of each state; the last two are a new start and a new end
    std::vector<Edges> m_before;
};

bool StateEliminator::read(const Dfa& automaton)
{
    constexpr std::size_t kFirstHighByte = 0x80;
    constexpr std::size_t kBytes = 256;
    const std::size_t size = automaton.size();
    m_after.resize(size + 2);
    m_before.resize(size + 2);
    for (std::uint32_t state = 0; state < size; ++state) {
        std::map<std::size_t, CodeRanges> ranges;
        for (std::size_t byte = 0; byte < kBytes; ++byte) {
            const std::uint32_t to = automaton.step(state, static_cast<unsigned char>(byte));
            if (to == kDeadState)
                continue;
            if (byte >= kFirstHighByte)
                return false;
            const auto value = static_cast<std::uint32_t>(byte);
            ranges[to].push_back({value, value});
        }
        for (const auto& [to, bytes] : ranges)
            connect(state, to, charactersOf(bytes));
        if (automaton.isAccepting[state])
            connect(state, size + 1, emptyText());
    }
    connect(size, automaton.start, emptyText());
    return true;
}

void StateEliminator::connect(std::size_t from, std::size_t to, const ExpressionPtr& expression)
{
    ExpressionPtr& edge = m_after[from].try_emplace(to, nothing()).first->second;
    edge = choiceOf({edge, expression});
    m_before[to][from] = edge;
}

std::size_t StateEliminator::costOf(std::size_t state) const
{
    std::size_t in = 0;
    std::size_t out = 0;
    for (const auto& [from, expression] : m_before[state])
        in += from == state ? 0 : expression->size + 1;
    for (const auto& [to, expression] : m_after[state])
        out += to == state ? 0 : expression->size + 1;
    const auto loop = m_after[state].find(state);
    const std::size_t own = loop == m_after[state].end() ? 0 : loop->second->size;
    return in * m_after[state].size() + out * m_before[state].size() +
           own * m_after[state].size() * m_before[state].size();
}

std::size_t StateEliminator::cheapest(const std::vector<std::size_t>& open) const
{
    return *std::ranges::min_element(open, {}, [this](std::size_t state) { return costOf(state); });
}

bool StateEliminator::eliminate(std::size_t state)
{
    const Edges before = m_before[state];
    const Edges after = m_after[state];
    const auto own = after.find(state);
    const ExpressionPtr loop = own == after.end() ? emptyText() : repetitionOf(own->second, 0, kUnbounded);
    for (const auto& [from, first] : before) {
        m_after[from].erase(state);
        for (const auto& [to, second] : after) {
            if (from == state || to == state)
                continue;
            connect(from, to, sequenceOf({first, loop, second}));
            if (m_after[from][to]->size > kMaxPatternBytes)
                return false;
        }
    }
    for (const auto& [to, second] : after)
        m_before[to].erase(state);
    return true;
}

std::optional<ExpressionPtr> StateEliminator::result()
{
    const std::size_t start = m_after.size() - 2;
    const std::size_t end = m_after.size() - 1;
    std::vector<std::size_t> open;
    for (std::size_t state = 1; state < start; ++state)
        open.push_back(state);
    while (!open.empty()) {
        const std::size_t state = cheapest(open);
        std::erase(open, state);
        if (!eliminate(state))
            return std::nullopt;
    }
    const auto found = m_after[start].find(end);
    return found == m_after[start].end() ? nothing() : found->second;
}

} // namespace

std::expected<ExpressionPtr, PatternObstacle> automatonExpression(const Dfa& automaton)
{
    if (automaton.size() > kMaxStates)
        return std::unexpected(PatternObstacle{.problem = PatternProblem::TooLong});
    StateEliminator eliminator;
    if (!eliminator.read(automaton))
        return std::unexpected(PatternObstacle{.problem = PatternProblem::NotAscii});
    const std::optional<ExpressionPtr> made = eliminator.result();
    if (!made)
        return std::unexpected(PatternObstacle{.problem = PatternProblem::TooLong});
    return *made;
}

} // namespace nidus::grammar
