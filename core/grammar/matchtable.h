// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/dfa.h"
#include "core/grammar/matchverdict.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace nidus {

/// A minimised automaton laid out to be run fast. The form follows its size: at most 16 states fit one vector
/// register, where the processor can shuffle bytes; at most 256 take a byte each; the others two. Immutable;
/// any number of threads.
class MatchTable
{
public:
    MatchTable() = default;
    explicit MatchTable(const Dfa& minimised);

    /// Whether the automaton accepts the whole text. Allocates nothing.
    [[nodiscard]] bool accepts(std::string_view text) const;
    /// Writes Valid or Invalid for each text; several run side by side. `verdicts` is as long as `texts`.
    void decideMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const;

private:
    enum class Form : std::uint8_t { Shuffle, Narrow, Wide };

    void fillNarrow(const Dfa& dfa);
    void fillWide(const Dfa& dfa);

    Form m_form = Form::Narrow;
    std::uint32_t m_start = kDeadState;
    /// Shuffle and Narrow: byte * stride + state, so that only the state is waited for.
    std::vector<std::uint8_t> m_narrow;
    /// Wide: offset of the byte's class + state.
    std::vector<std::uint16_t> m_wide;
    std::array<std::uint32_t, 256> m_rows{};
    std::vector<std::uint8_t> m_isAccepting;
};

} // namespace nidus
