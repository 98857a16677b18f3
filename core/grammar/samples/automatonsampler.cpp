// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/samples/automatonsampler.h"

#include "core/grammar/automaton/relation.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::uint32_t kUnreachable = UINT32_MAX;
/// The most bytes by which random texts are longer than the shortest one.
constexpr std::size_t kExtraLength = 24;
/// The most cells of the table that counts texts: bounds memory and time for the largest automata.
constexpr std::size_t kMaxCells = 4'000'000;

} // namespace

AutomatonSampler::AutomatonSampler(const Dfa& dfa)
    : m_dfa(dfa),
      m_moves(dfa.size()),
      m_distance(dfa.size(), kUnreachable),
      m_unprintables(dfa.size(), kUnreachable)
{
    findDistances();
    findMoves();
    findUnprintables();
    if (hasTexts())
        countTexts();
}

void AutomatonSampler::findMoves()
{
    std::vector<std::size_t> place(m_dfa.size(), SIZE_MAX);
    for (std::uint32_t state = 0; state < m_dfa.size(); ++state) {
        std::vector<Move>& moves = m_moves[state];
        for (const std::uint8_t byte : bytesByReadability()) {
            const std::uint32_t to = m_dfa.step(state, byte);
            if (m_distance[to] == kUnreachable)
                continue;
            if (place[to] == SIZE_MAX) {
                place[to] = moves.size();
                moves.push_back({to, 0, byte, byte, byte});
            }
            Move& move = moves[place[to]];
            ++move.count;
            move.least = std::min(move.least, byte);
            move.greatest = std::max(move.greatest, byte);
        }
        for (const Move& move : moves)
            place[move.to] = SIZE_MAX;
    }
}

void AutomatonSampler::findUnprintables()
{
    for (const std::uint32_t state : m_byDistance) {
        if (m_distance[state] == 0)
            m_unprintables[state] = 0;
        for (const Move& move : m_moves[state]) {
            if (m_distance[move.to] + 1 == m_distance[state])
                m_unprintables[state] =
                    std::min(m_unprintables[state], m_unprintables[move.to] + unprintables(move));
        }
    }
}

bool AutomatonSampler::hasTexts() const { return m_distance[m_dfa.start] != kUnreachable; }

void AutomatonSampler::findDistances()
{
    std::vector<std::vector<std::uint32_t>> sources(m_dfa.size());
    for (std::size_t i = 0; i < m_dfa.next.size(); ++i) {
        const auto from = static_cast<std::uint32_t>(i / m_dfa.classes.count);
        std::vector<std::uint32_t>& into = sources[m_dfa.next[i]];
        if (m_dfa.next[i] != kDeadState && (into.empty() || into.back() != from))
            into.push_back(from);
    }
    std::vector<std::uint32_t>& open = m_byDistance;
    for (std::uint32_t state = 0; state < m_dfa.size(); ++state) {
        if (!m_dfa.isAccepting[state])
            continue;
        m_distance[state] = 0;
        open.push_back(state);
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
        for (const std::uint32_t from : sources[open[i]]) {
            if (m_distance[from] != kUnreachable)
                continue;
            m_distance[from] = m_distance[open[i]] + 1;
            open.push_back(from);
        }
    }
}

void AutomatonSampler::countTexts()
{
    const std::size_t shortest = m_distance[m_dfa.start];
    m_lengths = std::max(std::min(shortest + kExtraLength + 1, kMaxCells / m_dfa.size()), std::size_t{1});
    m_texts.assign(m_lengths * m_dfa.size(), 0.0);
    for (std::uint32_t state = 0; state < m_dfa.size(); ++state)
        m_texts[state] = m_dfa.isAccepting[state] ? 1.0 : 0.0;
    for (std::size_t length = 1; length < m_lengths; ++length) {
        for (std::uint32_t state = 0; state < m_dfa.size(); ++state) {
            double sum = 0;
            for (const Move& move : m_moves[state])
                sum += static_cast<double>(move.count) * texts(length - 1, move.to);
            // Beyond the range of a double, the weights of long texts flatten out, which is harmless.
            m_texts[length * m_dfa.size() + state] = std::min(sum, std::numeric_limits<double>::max() / 1e6);
        }
    }
    for (std::size_t length = 0; length < m_lengths; ++length) {
        if (texts(length, m_dfa.start) > 0)
            m_startLengths.push_back(length);
    }
}

std::string AutomatonSampler::suffix(std::uint32_t state) const
{
    std::string text;
    while (m_distance[state] > 0) {
        const auto shorter = std::ranges::find_if(m_moves[state], [&](const Move& move) {
            return m_distance[move.to] + 1 == m_distance[state] &&
                   m_unprintables[move.to] + unprintables(move) == m_unprintables[state];
        });
        text += static_cast<char>(shorter->readable);
        state = shorter->to;
    }
    return text;
}

std::vector<std::string> AutomatonSampler::shortest(std::size_t count) const
{
    // Breadth-first over texts, one byte per move; keeps only as many per length as may still be needed.
    struct Prefix
    {
        std::string text;
        std::uint32_t state;
        std::uint32_t unprintables;
    };
    std::vector<std::string> found;
    std::vector<Prefix> prefixes{{{}, m_dfa.start, 0}};
    const std::size_t longest = static_cast<std::size_t>(m_distance[m_dfa.start]) + m_dfa.size();
    for (std::size_t length = 0; length <= longest && !prefixes.empty() && found.size() < count; ++length) {
        std::vector<Prefix> longer;
        for (const Prefix& prefix : prefixes) {
            if (m_dfa.isAccepting[prefix.state] && found.size() < count)
                found.push_back(prefix.text);
            for (const Move& move : m_moves[prefix.state])
                longer.push_back({prefix.text + static_cast<char>(move.readable), move.to,
                                  prefix.unprintables + unprintables(move)});
        }
        std::ranges::stable_sort(longer, {}, [this](const Prefix& prefix) {
            return std::pair(m_distance[prefix.state], prefix.unprintables + m_unprintables[prefix.state]);
        });
        if (longer.size() > count)
            longer.resize(count);
        prefixes = std::move(longer);
    }
    return found;
}

std::uint8_t AutomatonSampler::byteOf(std::uint32_t from, const Move& move, std::uint64_t index) const
{
    for (std::uint32_t byte = move.least; byte < move.greatest; ++byte) {
        if (m_dfa.step(from, static_cast<unsigned char>(byte)) == move.to && index-- == 0)
            return static_cast<std::uint8_t>(byte);
    }
    return move.greatest;
}

std::string AutomatonSampler::random(SplitMix& random) const
{
    // For an automaton too large to count texts, only the shortest text.
    if (m_startLengths.empty())
        return suffix(m_dfa.start);
    std::string text;
    std::uint32_t state = m_dfa.start;
    for (std::size_t left = m_startLengths[random.below(m_startLengths.size())]; left > 0; --left) {
        double at = random.fraction() * texts(left, state);
        const std::vector<Move>& moves = m_moves[state];
        std::size_t chosen = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const double weight = static_cast<double>(moves[i].count) * texts(left - 1, moves[i].to);
            if (weight <= 0)
                continue;
            chosen = i;
            if (at < weight)
                break;
            at -= weight;
        }
        text += static_cast<char>(byteOf(state, moves[chosen], random.below(moves[chosen].count)));
        state = moves[chosen].to;
    }
    return text;
}

std::vector<std::string> AutomatonSampler::boundary(std::size_t count) const
{
    std::vector<std::string> found;
    std::vector<std::string> prefix(m_dfa.size());
    std::vector<bool> isSeen(m_dfa.size(), false);
    std::vector<std::uint32_t> open{m_dfa.start};
    isSeen[m_dfa.start] = true;
    const auto keep = [&](std::string text) {
        if (found.size() < count && std::ranges::find(found, text) == found.end())
            found.push_back(std::move(text));
    };
    if (m_dfa.isAccepting[m_dfa.start])
        keep({});
    for (std::size_t i = 0; i < open.size() && found.size() < count; ++i) {
        const std::uint32_t state = open[i];
        for (const Move& move : m_moves[state]) {
            const std::string rest = suffix(move.to);
            keep(prefix[state] + static_cast<char>(move.least) + rest);
            keep(prefix[state] + static_cast<char>(move.greatest) + rest);
            if (isSeen[move.to])
                continue;
            isSeen[move.to] = true;
            prefix[move.to] = prefix[state] + static_cast<char>(move.readable);
            open.push_back(move.to);
        }
    }
    return found;
}

} // namespace nidus::grammar
