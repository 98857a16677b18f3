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

/// Returns the normal form of a parsed URN: scheme and NID in lowercase, hex digits of triplets in uppercase,
/// nothing decoded (RFC 8141 section 3.1; RFC 2141 section 5, for which uppercase is our choice).
[[nodiscard]] std::string normalizedUrn(const Urn& urn, NormalForm form);

/// normalizedUrn() for many URNs: keeps its memory. For one thread.
class UrnNormalizer
{
public:
    /// Uses one path, which must be available; all give the same results.
    explicit UrnNormalizer(UrnPath path = fastestUrnPath());

    /// Returns the normal form, borrowed until the next call.
    [[nodiscard]] std::string_view normalized(const Urn& urn, NormalForm form);

private:
    UrnPath m_path;
    alignas(base::kMaskWidth) std::array<char, base::kMaskWidth> m_short{}; ///< a key that is written at once
    std::vector<char> m_room;                                               ///< grows, and is overwritten
};

/// The first way in which two URNs differ under URN-equivalence.
struct UrnDifference
{
    enum class Part : std::uint8_t { Nid, Nss };
    Part part;
    /// 0-based byte within the part of A where it differs (a triplet: at its percent sign); its length if A
    /// ended first.
    std::size_t offsetA;
    std::size_t offsetB;
    bool onlyCase;     ///< they would be equal if letter case were ignored
    bool onlyEncoding; ///< they would be equal if percent-encoding were decoded (it is not: section 3.2)

    bool operator==(const UrnDifference&) const = default;
};

/// Compares by URN-equivalence (RFC 8141 section 3; RFC 2141 section 5): absent if the two are equivalent.
/// Allocates nothing.
[[nodiscard]] std::optional<UrnDifference> urnDifference(const Urn& a, const Urn& b);

} // namespace nidus::urn
