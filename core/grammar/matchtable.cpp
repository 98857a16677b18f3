// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/matchtable.h"

#include <cstddef>

namespace nidus {

namespace {

constexpr std::size_t kNarrowStride = 256;

} // namespace

MatchTable::MatchTable(const Dfa& minimised)
    : m_form(minimised.size() <= kNarrowStride ? Form::Narrow : Form::Wide),
      m_start(minimised.start),
      m_isAccepting(minimised.isAccepting.begin(), minimised.isAccepting.end())
{
    if (m_form == Form::Wide)
        fillWide(minimised);
    else
        fillNarrow(minimised);
}

void MatchTable::fillNarrow(const Dfa& dfa)
{
    m_narrow.assign(256 * kNarrowStride, kDeadState);
    for (std::size_t byte = 0; byte < 256; ++byte) {
        for (std::uint32_t state = 0; state < dfa.size(); ++state)
            m_narrow[byte * kNarrowStride + state] =
                static_cast<std::uint8_t>(dfa.step(state, static_cast<unsigned char>(byte)));
    }
}

void MatchTable::fillWide(const Dfa& dfa)
{
    for (std::size_t byte = 0; byte < 256; ++byte)
        m_rows[byte] = static_cast<std::uint32_t>(dfa.classes.of[byte] * dfa.size());
    for (std::uint32_t byteClass = 0; byteClass < dfa.classes.count; ++byteClass) {
        for (std::size_t state = 0; state < dfa.size(); ++state)
            m_wide.push_back(static_cast<std::uint16_t>(dfa.next[state * dfa.classes.count + byteClass]));
    }
}

bool MatchTable::accepts(std::string_view text) const
{
    if (m_isAccepting.empty())
        return false;
    std::size_t state = m_start;
    if (m_form == Form::Wide) {
        for (const char c : text)
            state = m_wide[m_rows[static_cast<unsigned char>(c)] + state];
    } else {
        for (const char c : text)
            state = m_narrow[static_cast<unsigned char>(c) * kNarrowStride + state];
    }
    return m_isAccepting[state] != 0;
}

void MatchTable::decideMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const
{
    for (std::size_t i = 0; i < texts.size(); ++i)
        verdicts[i] = accepts(texts[i]) ? MatchVerdict::Valid : MatchVerdict::Invalid;
}

} // namespace nidus
