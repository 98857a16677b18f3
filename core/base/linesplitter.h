// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace nidus::base {

/// One line of a block, without its line end.
struct Line
{
    std::string_view text;  ///< borrowed from the block
    bool isComplete;        ///< ended by an LF; false only for the rest of a block
    bool hadCarriageReturn; ///< ended by CR LF
};

/// Splits a block into lines at LF. A CR is part of the line end only directly before an LF. To split a
/// stream, put the text of an incomplete line before the next block. No empty line follows a final LF.
///
/// Line feeds are found in windows of 64 bytes, one bit for each byte: calling memchr() for each line takes
/// three times as long with lines of 40 bytes.
class LineSplitter
{
public:
    explicit LineSplitter(std::string_view block)
        : m_block(block), m_lineFeeds(lineFeedsIn(block.substr(0, kWindow)))
    {}

    /// Returns the next line; absent at the end of the block.
    [[nodiscard]] std::optional<Line> next()
    {
        while (m_lineFeeds == 0) {
            m_window += kWindow;
            if (m_window >= m_block.size())
                return rest();
            m_lineFeeds = lineFeedsIn(m_block.substr(m_window, kWindow));
        }
        const std::size_t end = m_window + static_cast<std::size_t>(std::countr_zero(m_lineFeeds));
        m_lineFeeds &= m_lineFeeds - 1;
        const bool hasCarriageReturn = end > m_start && m_block[end - 1] == '\r';
        const std::size_t length = end - m_start - (hasCarriageReturn ? 1U : 0U);
        const Line line{{m_block.data() + m_start, length}, true, hasCarriageReturn};
        m_start = end + 1;
        return line;
    }

private:
    static constexpr std::size_t kWindow = 64;

    [[nodiscard]] std::optional<Line> rest()
    {
        if (m_start >= m_block.size())
            return std::nullopt;
        const Line line{m_block.substr(m_start), false, false};
        m_start = m_block.size();
        return line;
    }

    /// Returns one bit for each of at most 64 bytes, set for an LF.
    [[nodiscard]] static std::uint64_t lineFeedsIn(std::string_view window)
    {
        std::uint64_t found = 0;
#if defined(__SSE2__)
        if (window.size() == kWindow) {
            const __m128i lineFeed = _mm_set1_epi8('\n');
            for (std::size_t i = 0; i < kWindow; i += 16) {
                const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(window.data() + i));
                const int mask = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, lineFeed));
                found |= std::uint64_t{static_cast<std::uint16_t>(mask)} << i;
            }
            return found;
        }
#endif
        for (std::size_t i = 0; i < window.size(); ++i)
            found |= std::uint64_t{window[i] == '\n'} << i;
        return found;
    }

    std::string_view m_block;
    std::size_t m_start = 0;  ///< of the next line
    std::size_t m_window = 0; ///< start of the window that m_lineFeeds describes
    std::uint64_t m_lineFeeds;
};

} // namespace nidus::base
