// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnparser.h"

#include "core/urn/assignedname.h"
#include "core/urn/urn2141.h"
#include "core/urn/urnpath.h"
#include "core/urn/urnscanner.h"

// Readings of RFC 8141 where its ABNF and its prose leave a choice:
//  - the first "?=" ends an r-component (section 2.3.1), although "?" and "=" may stand in one by the ABNF;
//  - "?+" within an r-component and "?+" or "?=" within a q-component are data;
//  - a "?" in front of the components that starts none is an error (section 2: SHOULD).

namespace nidus {

namespace {

using assignedname::failure;
using assignedname::ParseResult;

bool startsAt(std::string_view text, std::size_t at, char first, char second)
{
    return at + 1 < text.size() && text[at] == first && text[at + 1] == second;
}

// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"   RFC 3986 section 3.3
/// The end of *( pchar / "/" ) from `at`; a malformed "%" ends it too.
template <class Scanner>
std::size_t skipPchars(const Scanner& scanner, std::string_view text, std::size_t at)
{
    for (;;) {
        at = scanner.skipNss(at);
        if (!isTripletAt(text, at))
            return at;
        at += 3;
    }
}

/// The same for *( pchar / "/" / "?" ).
template <class Scanner>
std::size_t skipQueryChars(const Scanner& scanner, std::string_view text, std::size_t at)
{
    for (;;) {
        at = skipPchars(scanner, text, at);
        if (at == text.size() || text[at] != '?')
            return at;
        ++at;
    }
}

std::unexpected<UrnFailure> badByte(std::string_view text, std::size_t at, UrnError otherwise)
{
    return failure(text[at] == '%' ? UrnError::PctMalformed : otherwise, at);
}

// NSS = pchar *(pchar / "/")   RFC 8141 section 2
template <class Scanner>
std::expected<std::size_t, UrnFailure> parseNss(const Scanner& scanner, std::string_view text,
                                                std::size_t start)
{
    if (start == text.size() || text[start] == '?' || text[start] == '#')
        return failure(UrnError::NssEmpty, start);
    if (text[start] == '/')
        return failure(UrnError::NssStartsWithSlash, start);
    const std::size_t end = skipPchars(scanner, text, start);
    if (end < text.size() && text[end] != '?' && text[end] != '#')
        return badByte(text, end, UrnError::NssBadChar);
    return end;
}

// r-component = pchar *( pchar / "/" / "?" )   RFC 8141 section 2, amended by section 2.3.1
template <class Scanner>
std::expected<std::size_t, UrnFailure> parseR(const Scanner& scanner, std::string_view text,
                                              std::size_t start)
{
    if (start == text.size() || text[start] == '#' || startsAt(text, start, '?', '='))
        return failure(UrnError::REmpty, start);
    if (text[start] == '/' || text[start] == '?')
        return failure(UrnError::RBadStart, start);
    std::size_t end = skipPchars(scanner, text, start);
    while (end < text.size() && text[end] == '?' && !startsAt(text, end, '?', '='))
        end = skipPchars(scanner, text, end + 1);
    if (end < text.size() && text[end] != '?' && text[end] != '#')
        return badByte(text, end, UrnError::RBadChar);
    return end;
}

// q-component = pchar *( pchar / "/" / "?" )   RFC 8141 sections 2 and 2.3.2
template <class Scanner>
std::expected<std::size_t, UrnFailure> parseQ(const Scanner& scanner, std::string_view text,
                                              std::size_t start)
{
    if (start == text.size() || text[start] == '#')
        return failure(UrnError::QEmpty, start);
    if (text[start] == '/' || text[start] == '?')
        return failure(UrnError::QBadStart, start);
    const std::size_t end = skipQueryChars(scanner, text, start);
    if (end < text.size() && text[end] != '#')
        return badByte(text, end, UrnError::QBadChar);
    return end;
}

// rq-components = [ "?+" r-component ] [ "?=" q-component ], then [ "#" f-component ]   RFC 8141 section 2
template <class Scanner>
ParseResult parseComponents(const Scanner& scanner, std::string_view text, std::size_t at, Urn urn)
{
    if (startsAt(text, at, '?', '+')) {
        const std::size_t start = at + 2;
        const std::expected<std::size_t, UrnFailure> end = parseR(scanner, text, start);
        if (!end)
            return std::unexpected(end.error());
        urn.r = text.substr(start, *end - start);
        at = *end;
    }
    if (startsAt(text, at, '?', '=')) {
        const std::size_t start = at + 2;
        const std::expected<std::size_t, UrnFailure> end = parseQ(scanner, text, start);
        if (!end)
            return std::unexpected(end.error());
        urn.q = text.substr(start, *end - start);
        at = *end;
    }
    if (at == text.size())
        return urn;
    if (text[at] == '?')
        return failure(UrnError::StrayQuestionMark, at);
    // f-component = fragment; fragment = *( pchar / "/" / "?" )   RFC 8141 section 2, RFC 3986 section 3.5
    const std::size_t end = skipQueryChars(scanner, text, at + 1);
    if (end < text.size())
        return badByte(text, end, UrnError::FBadChar);
    urn.f = text.substr(at + 1);
    return urn;
}

// namestring = assigned-name [ rq-components ] [ "#" f-component ]   RFC 8141 section 2
template <class Scanner>
ParseResult parseNamestring(std::string_view text)
{
    // assigned-name = "urn" ":" NID ":" NSS
    if (const std::optional<UrnFailure> wrong = assignedname::schemeFailure(text))
        return std::unexpected(*wrong);
    const Scanner scanner(text, kByteSets8141);
    // NID = (alphanum) 0*30(ldh) (alphanum)
    const std::expected<std::size_t, UrnFailure> nidEnd =
        assignedname::closedNid(scanner, text, kSchemeLength);
    if (!nidEnd)
        return std::unexpected(nidEnd.error());
    if (*nidEnd - kSchemeLength == 1)
        return failure(UrnError::NidTooShort, kSchemeLength);
    if (text[*nidEnd - 1] == '-')
        return failure(UrnError::NidEndsWithHyphen, *nidEnd - 1);
    const std::size_t nssStart = *nidEnd + 1;
    const std::expected<std::size_t, UrnFailure> nssEnd = parseNss(scanner, text, nssStart);
    if (!nssEnd)
        return std::unexpected(nssEnd.error());
    const Urn urn{text.substr(kSchemeLength, *nidEnd - kSchemeLength),
                  text.substr(nssStart, *nssEnd - nssStart),
                  {},
                  {},
                  {}};
    if (*nssEnd == text.size())
        return urn;
    return parseComponents(scanner, text, *nssEnd, urn);
}

} // namespace

bool isUrnPathAvailable(UrnPath path)
{
    return path == UrnPath::Portable;
}

ParseResult parseUrnOn(UrnPath, std::string_view text, Rfc rfc)
{
    if (rfc == Rfc::Rfc2141)
        return parseUrn2141<PortableScanner>(text);
    return parseNamestring<PortableScanner>(text);
}

ParseResult parseUrn(std::string_view text, Rfc rfc)
{
    return parseUrnOn(UrnPath::Portable, text, rfc);
}

} // namespace nidus
