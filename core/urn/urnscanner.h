// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urnchars.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The parsers are templates over a scanner, which skips runs of bytes that need no separate check. So the
// parsers contain the grammar only once.

namespace nidus::urn {

/// The two sets a parser skips: the NID's bytes and the bytes after it that need no second check.
struct UrnByteSets
{
    base::CharSet nid;
    base::CharSet nss;
};

inline constexpr UrnByteSets kByteSets8141{kLdh, kNssByte8141};
inline constexpr UrnByteSets kByteSets2141{kLdh, kNssByte2141};

/// Skips byte by byte with a table: works everywhere, and is the reference for tests of the other paths.
template <const UrnByteSets& kSets>
class BytewiseScanner
{
public:
    explicit BytewiseScanner(std::string_view text) : m_text(text) {}

    /// Returns the first byte at or after `from` that cannot be in a NID; the text's size if there is none.
    [[nodiscard]] std::size_t skipNid(std::size_t from) const { return skip(kSets.nid, from); }
    /// Does the same for plain bytes of an NSS. Triplets are not plain.
    [[nodiscard]] std::size_t skipNss(std::size_t from) const { return skip(kSets.nss, from); }

private:
    [[nodiscard]] std::size_t skip(const base::CharSet& set, std::size_t from) const
    {
        while (from < m_text.size() && set.contains(m_text[from]))
            ++from;
        return from;
    }

    std::string_view m_text;
};

inline constexpr std::size_t kNidStopsWidth = 32;
inline constexpr std::size_t kNssStopsWidth = 64;

/// One bit for each byte of a window, set if the byte is not in the set, and after the last byte. A NID of
/// legal length ends within the first bytes of a text, so fewer are checked.
struct UrnStops
{
    std::uint32_t nid;
    std::uint64_t nss;
};

/// Skips by counting zero bits in the stops of a window that moves over the text. `findStops` gets a pointer
/// and the number of bytes there, at most kNssStopsWidth. `findMoreStops` does the same for windows after the
/// first, which few URNs reach; it must not be inlined, or its constants would be set up for every URN.
template <const UrnByteSets& kSets, UrnStops (*findStops)(const char*, std::size_t),
          UrnStops (*findMoreStops)(const char*, std::size_t)>
class WindowScanner
{
public:
    explicit WindowScanner(std::string_view text)
        : m_text(text),
          m_stops(findStops(text.data(), text.size() < kNssStopsWidth ? text.size() : kNssStopsWidth))
    {}

    /// Must be called before skipNss(), while the window is the first one.
    [[nodiscard]] std::size_t skipNid(std::size_t from) const
    {
        const std::uint32_t rest = m_stops.nid >> from;
        if (rest != 0) [[likely]]
            return from + static_cast<std::size_t>(std::countr_zero(rest));
        return BytewiseScanner<kSets>(m_text).skipNid(kNidStopsWidth);
    }

    [[nodiscard]] std::size_t skipNss(std::size_t from)
    {
        for (;;) {
            const std::size_t shift = from - m_start;
            const std::uint64_t rest = shift < kNssStopsWidth ? m_stops.nss >> shift : 0;
            if (rest != 0) [[likely]]
                return from + static_cast<std::size_t>(std::countr_zero(rest));
            from = from < m_start + kNssStopsWidth ? m_start + kNssStopsWidth : from;
            if (from >= m_text.size())
                return m_text.size();
            // The last window ends with the text, so it is always full.
            m_start = from < m_text.size() - kNssStopsWidth ? from : m_text.size() - kNssStopsWidth;
            m_stops = findMoreStops(m_text.data() + m_start, kNssStopsWidth);
        }
    }

private:
    std::string_view m_text;
    std::size_t m_start = 0;
    UrnStops m_stops;
};

} // namespace nidus::urn
