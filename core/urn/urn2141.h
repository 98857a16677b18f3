// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/assignedname.h"
#include "core/urn/urnscanner.h"

#include <optional>
#include <string_view>

namespace nidus::urn {

/// parseUrn() for RFC 2141. A template because the scanner differs; used by urnparser.cpp only.
// <URN> ::= "urn:" <NID> ":" <NSS>   RFC 2141 section 2
template <class Scanner>
[[nodiscard]] assignedname::ParseResult parseUrn2141(std::string_view text)
{
    using assignedname::failure;
    if (const std::optional<UrnFailure> wrong = assignedname::schemeFailure(text))
        return std::unexpected(*wrong);
    Scanner scanner(text);
    // <NID> ::= <let-num> [ 1,31<let-num-hyp> ]   RFC 2141 section 2.1: one byte is enough, a final hyphen is
    // allowed
    const std::expected<std::size_t, UrnFailure> nidEnd =
        assignedname::closedNid(scanner, text, kSchemeLength);
    if (!nidEnd)
        return std::unexpected(nidEnd.error());
    const std::string_view nid = assignedname::slice(text, kSchemeLength, *nidEnd);
    if (base::equalIgnoringCase(nid, "urn"))
        return failure(UrnError::NidUrnReserved, kSchemeLength);
    // <NSS> ::= 1*<URN chars>   RFC 2141 section 2.2
    const std::size_t nssStart = *nidEnd + 1;
    if (nssStart == text.size())
        return failure(UrnError::NssEmpty, nssStart);
    // <URN chars> ::= <trans> | "%" <hex> <hex>
    std::size_t at = scanner.skipNss(nssStart);
    while (isTripletAt(text, at)) {
        if (tripletValue(text, at) == 0) // section 2.4: no octet 0, not even encoded
            return failure(UrnError::PctZero, at);
        at = scanner.skipNss(at + 3);
    }
    if (at < text.size())
        return failure(text[at] == '%' ? UrnError::PctMalformed : UrnError::NssExcludedChar, at);
    return assignedname::urnOf(nid, assignedname::slice(text, nssStart, at));
}

} // namespace nidus::urn
