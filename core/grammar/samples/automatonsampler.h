// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/samples/splitmix.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace nidus::grammar {

/// Makes texts that a minimized automaton accepts. Borrows it.
class AutomatonSampler
{
public:
    explicit AutomatonSampler(const Dfa& dfa);

    /// False when nothing is accepted; the functions below then return nothing.
    [[nodiscard]] bool hasTexts() const;
    [[nodiscard]] std::vector<std::string> shortest(std::size_t count) const;
    [[nodiscard]] std::string random(SplitMix& random) const;
    [[nodiscard]] std::vector<std::string> boundary(std::size_t count) const;

private:
    /// All bytes that lead from one state to another.
    struct Move
    {
        std::uint32_t to;
        std::uint32_t count;
        std::uint8_t least;
        std::uint8_t greatest;
        std::uint8_t readable; ///< the byte that reads best
    };

    void findDistances();
    void findMoves();
    void findUnprintables();
    void countTexts();
    /// Returns how many bytes of a move's text are not printable: 0 or 1.
    [[nodiscard]] static std::uint32_t unprintables(const Move& move)
    {
        return move.readable > 0x20 && move.readable < 0x7F ? 0 : 1;
    }
    [[nodiscard]] std::string suffix(std::uint32_t state) const;
    [[nodiscard]] std::uint8_t byteOf(std::uint32_t from, const Move& move, std::uint64_t index) const;
    [[nodiscard]] double texts(std::size_t length, std::uint32_t state) const
    {
        return m_texts[length * m_dfa.size() + state];
    }

    const Dfa& m_dfa;
    std::vector<std::vector<Move>> m_moves;  ///< live ones, per state
    std::vector<std::uint32_t> m_distance;   ///< bytes to acceptance
    std::vector<std::uint32_t> m_byDistance; ///< states that have a distance, the nearest first
    /// Nonprintable bytes in the most readable shortest text to acceptance.
    std::vector<std::uint32_t> m_unprintables;
    std::size_t m_lengths = 0;               ///< lengths that are counted: 0 to m_lengths - 1
    std::vector<double> m_texts;             ///< accepted texts by length and state; approximate if many
    std::vector<std::size_t> m_startLengths; ///< lengths that some text has
};

} // namespace nidus::grammar
