// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urnchars.h"

#include <cstddef>
#include <string_view>

namespace nidus {

/// The two sets a parser skips over: the NID's bytes and the bytes that need no second look afterwards.
struct UrnByteSets
{
    CharSet nid;
    CharSet nss;
};

inline constexpr UrnByteSets kByteSets8141{kLdh, kNssByte8141};
inline constexpr UrnByteSets kByteSets2141{kLdh, kNssByte2141};

/// Skips byte by byte through a table: correct everywhere, and what the vector paths are tested against.
class PortableScanner
{
public:
    PortableScanner(std::string_view text, const UrnByteSets& sets) : m_text(text), m_sets(sets) {}

    /// The first byte at or after `from` that cannot be in a NID; the size of the text when there is none.
    [[nodiscard]] std::size_t skipNid(std::size_t from) const { return skip(m_sets.nid, from); }
    /// The same for plain bytes of an NSS. Triplets are not plain.
    [[nodiscard]] std::size_t skipNss(std::size_t from) const { return skip(m_sets.nss, from); }

private:
    [[nodiscard]] std::size_t skip(const CharSet& set, std::size_t from) const
    {
        while (from < m_text.size() && set.contains(m_text[from]))
            ++from;
        return from;
    }

    std::string_view m_text;
    const UrnByteSets& m_sets;
};

} // namespace nidus
