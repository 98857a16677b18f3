// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnparser.h"

#include "core/base/utf8.h"
#include "core/urn/urnchars.h"

#include <algorithm>
#include <optional>
#include <string>

namespace nidus::urn {

namespace {

std::size_t offsetIn(std::string_view text, std::string_view part)
{
    return static_cast<std::size_t>(part.data() - text.data());
}

// RFC 8141 section 2.2: characters outside ASCII are the triplets of their UTF-8 bytes.
/// Returns the first consecutive triplets that are not UTF-8.
std::optional<UrnWarning> pctNotUtf8(std::string_view text)
{
    for (std::size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at)) {
        std::string octets;
        const std::size_t start = at;
        for (; isTripletAt(text, at); at += 3)
            octets.push_back(static_cast<char>(tripletValue(text, at)));
        for (std::size_t i = 0; i < octets.size();) {
            const base::Utf8Character character = base::utf8CharacterAt(octets, i);
            if (!character.isValid)
                return UrnWarning{UrnAdvice::PctNotUtf8, start + 3 * i, 3 * character.length};
            i += character.length;
        }
    }
    return std::nullopt;
}

// RFC 2141 section 2.3.1: characters in the URN character set that are not reserved must not be encoded.
std::optional<UrnWarning> needlessPct(std::string_view text)
{
    constexpr base::CharSet kNeedless = kNssByte2141 - kReserved2141;
    for (std::size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 3)) {
        if (kNeedless.contains(static_cast<char>(tripletValue(text, at))))
            return UrnWarning{UrnAdvice::NeedlessPct, at, 3};
    }
    return std::nullopt;
}

} // namespace

std::vector<UrnWarning> urnAdvice(std::string_view text, const Urn& urn, Rfc rfc)
{
    std::vector<UrnWarning> warnings;
    if (rfc == Rfc::Rfc2141) {
        const std::size_t nss = offsetIn(text, urn.nss);
        if (const std::size_t at = text.find_first_of("/?#", nss); at != std::string_view::npos)
            warnings.push_back({UrnAdvice::ReservedChar, at, 1});
        if (const std::optional<UrnWarning> needless = needlessPct(text))
            warnings.push_back(*needless);
    } else {
        if (base::equalIgnoringCase(urn.nid, "urn"))
            warnings.push_back({UrnAdvice::NidUrnReserved, offsetIn(text, urn.nid), urn.nid.size()});
        if (urn.r)
            warnings.push_back({UrnAdvice::RComponentUsed, offsetIn(text, *urn.r) - 2, urn.r->size() + 2});
        if (const std::optional<UrnWarning> notUtf8 = pctNotUtf8(text))
            warnings.push_back(*notUtf8);
    }
    std::ranges::sort(warnings, {}, &UrnWarning::offset);
    return warnings;
}

} // namespace nidus::urn
