// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytemask.h"
#include "core/urn/urn.h"
#include "core/urn/urnpath.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::urn {

enum class NormalForm : std::uint8_t {
    Key,  ///< the comparison key of RFC 8141 section 3.1: r-, q- and f-components dropped
    Full, ///< the same with the components kept
};

/// The normal form of a parsed URN: scheme and NID in lower case, hex digits of triplets in upper case,
/// nothing decoded (RFC 8141 section 3.1; RFC 2141 section 5, where upper case is our choice).
[[nodiscard]] std::string normalisedUrn(const Urn& urn, NormalForm form);

/// normalisedUrn() for many URNs: it keeps its memory. One thread.
class UrnNormaliser
{
public:
    /// On one path, which must be available; all make the same.
    explicit UrnNormaliser(UrnPath path = fastestUrnPath());

    /// Borrowed until the next call.
    [[nodiscard]] std::string_view normalised(const Urn& urn, NormalForm form);

private:
    UrnPath m_path;
    alignas(base::kMaskWidth) std::array<char, base::kMaskWidth> m_short{}; ///< a key that is written in one go
    std::vector<char> m_room;                                   ///< grows, and is written over
};

/// The first way in which two URNs differ under URN-equivalence.
struct UrnDifference
{
    enum class Part : std::uint8_t { Nid, Nss };
    Part part;
    /// 0-based byte within the part of A where it differs (a triplet: at its percent sign); its length if A
    /// ended.
    std::size_t offsetA;
    std::size_t offsetB;
    bool onlyCase;     ///< the two would be equal if letter case did not count
    bool onlyEncoding; ///< the two would be equal if percent-encoding were decoded (it is not: section 3.2)

    bool operator==(const UrnDifference&) const = default;
};

/// URN-equivalence (RFC 8141 section 3; RFC 2141 section 5): absent when the two are equivalent. Allocates
/// nothing.
[[nodiscard]] std::optional<UrnDifference> urnDifference(const Urn& a, const Urn& b);

} // namespace nidus::urn
