// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnparser.h"

#include "core/base/contract.h"
#include "core/urn/assignedname.h"
#include "core/urn/urn2141.h"
#include "core/urn/urnpath.h"
#include "core/urn/urnscanner.h"
#include "core/urn/urnstops.h"

#include <optional>

// Interpretations of RFC 8141 where its ABNF and its prose leave a choice:
//  - the first "?=" ends an r-component (section 2.3.1), although the ABNF allows "?" and "=" in one;
//  - "?+" within an r-component and "?+" or "?=" within a q-component are data;
//  - a "?" before the components that does not start one is an error (section 2: SHOULD).

namespace nidus::urn {

namespace {

using assignedname::failure;
using assignedname::ParseResult;
using assignedname::PartRange;
using assignedname::slice;
using assignedname::urnOf;

bool startsAt(std::string_view text, std::size_t at, char first, char second)
{
    return at + 1 < text.size() && text[at] == first && text[at + 1] == second;
}

// pchar = unreserved / pct-encoded / sub-delims / ":" / "@"   RFC 3986 section 3.3
/// Returns the end of *( pchar / "/" ) from `at`; a malformed "%" also ends it.
template <class Scanner>
std::size_t skipPchars(Scanner& scanner, std::string_view text, std::size_t at)
{
    for (;;) {
        at = scanner.skipNss(at);
        if (!isTripletAt(text, at))
            return at;
        at += 3;
    }
}

/// Does the same for *( pchar / "/" / "?" ).
template <class Scanner>
std::size_t skipQueryChars(Scanner& scanner, std::string_view text, std::size_t at)
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
std::expected<std::size_t, UrnFailure> parseNss(Scanner& scanner, std::string_view text, std::size_t start)
{
    const std::size_t end = skipPchars(scanner, text, start);
    if (end == start && (end == text.size() || text[end] == '?' || text[end] == '#'))
        return failure(UrnError::NssEmpty, start);
    if (end > start && text[start] == '/')
        return failure(UrnError::NssStartsWithSlash, start);
    if (end < text.size() && text[end] != '?' && text[end] != '#')
        return badByte(text, end, UrnError::NssBadChar);
    return end;
}

// r-component = pchar *( pchar / "/" / "?" )   RFC 8141 section 2, amended by section 2.3.1
template <class Scanner>
std::expected<std::size_t, UrnFailure> parseR(Scanner& scanner, std::string_view text, std::size_t start)
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
std::expected<std::size_t, UrnFailure> parseQ(Scanner& scanner, std::string_view text, std::size_t start)
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

/// Sets the components one by one, for the same reason as urnOf() sets its members.
ParseResult urnWith(std::string_view nid, std::string_view nss, std::string_view text, PartRange r,
                    PartRange q, PartRange f)
{
    ParseResult result = urnOf(nid, nss);
    if (r.end != 0)
        result->r = slice(text, r.start, r.end);
    if (q.end != 0)
        result->q = slice(text, q.start, q.end);
    if (f.end != 0)
        result->f = slice(text, f.start, f.end);
    return result;
}

// rq-components = [ "?+" r-component ] [ "?=" q-component ], then [ "#" f-component ]   RFC 8141 section 2
template <class Scanner>
ParseResult parseComponents(Scanner& scanner, std::string_view text, std::size_t at, std::string_view nid,
                            std::string_view nss)
{
    PartRange r;
    PartRange q;
    if (startsAt(text, at, '?', '+')) {
        const std::size_t start = at + 2;
        const std::expected<std::size_t, UrnFailure> end = parseR(scanner, text, start);
        if (!end)
            return std::unexpected(end.error());
        r = {start, *end};
        at = *end;
    }
    if (startsAt(text, at, '?', '=')) {
        const std::size_t start = at + 2;
        const std::expected<std::size_t, UrnFailure> end = parseQ(scanner, text, start);
        if (!end)
            return std::unexpected(end.error());
        q = {start, *end};
        at = *end;
    }
    if (at == text.size())
        return urnWith(nid, nss, text, r, q, {});
    if (text[at] == '?')
        return failure(UrnError::StrayQuestionMark, at);
    // f-component = fragment; fragment = *( pchar / "/" / "?" )   RFC 8141 section 2, RFC 3986 section 3.5
    const std::size_t end = skipQueryChars(scanner, text, at + 1);
    if (end < text.size())
        return badByte(text, end, UrnError::FBadChar);
    return urnWith(nid, nss, text, r, q, {at + 1, end});
}

// namestring = assigned-name [ rq-components ] [ "#" f-component ]   RFC 8141 section 2
template <class Scanner>
ParseResult parseNamestring(std::string_view text)
{
    // assigned-name = "urn" ":" NID ":" NSS
    if (const std::optional<UrnFailure> wrong = assignedname::schemeFailure(text))
        return std::unexpected(*wrong);
    Scanner scanner(text);
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
    const std::string_view nid = slice(text, kSchemeLength, *nidEnd);
    const std::string_view nss = slice(text, nssStart, *nssEnd);
    if (*nssEnd == text.size())
        return urnOf(nid, nss);
    return parseComponents(scanner, text, *nssEnd, nid, nss);
}

/// Parses by either RFC, with one kind of scanner.
template <template <const UrnByteSets&> class Scanner, Rfc kRfc>
ParseResult parseWith(std::string_view text)
{
    if constexpr (kRfc == Rfc::Rfc2141)
        return parseUrn2141<Scanner<kByteSets2141>>(text);
    else
        return parseNamestring<Scanner<kByteSets8141>>(text);
}

template <template <const UrnByteSets&> class Scanner, Rfc kRfc>
UrnEnds endsOf(std::string_view text)
{
    const ParseResult urn = parseWith<Scanner, kRfc>(text);
    if (!urn)
        return {static_cast<std::uint32_t>(urn.error().offset), 0, urn.error().kind};
    const auto nssEnd = static_cast<std::uint32_t>(urn->nss.data() + urn->nss.size() - text.data());
    return {nssEnd, static_cast<std::uint8_t>(urn->nid.size()), {}};
}

template <template <const UrnByteSets&> class Scanner, Rfc kRfc>
void allEndsWith(std::span<const std::string_view> texts, UrnEnds* ends)
{
    for (const std::string_view text : texts)
        *ends++ = endsOf<Scanner, kRfc>(text);
}

template <const UrnByteSets& kSets>
using PortableScanner = WindowScanner<kSets, portable::findStops<kSets>, portable::findMoreStops<kSets>>;

#if defined(NIDUS_AVX2)
template <const UrnByteSets& kSets>
using Avx2Scanner = WindowScanner<kSets, avx2::findStops<kSets>, avx2::findMoreStops<kSets>>;
template <const UrnByteSets& kSets>
using Avx512Scanner = WindowScanner<kSets, avx512::findStops<kSets>, avx512::findMoreStops<kSets>>;

// Everything is inlined into these functions: only they may use the instructions.
template <Rfc kRfc>
NIDUS_AVX2 __attribute__((flatten)) ParseResult parseWithAvx2(std::string_view text)
{
    return parseWith<Avx2Scanner, kRfc>(text);
}

template <Rfc kRfc>
NIDUS_AVX512 __attribute__((flatten)) ParseResult parseWithAvx512(std::string_view text)
{
    return parseWith<Avx512Scanner, kRfc>(text);
}

template <Rfc kRfc>
NIDUS_AVX2 __attribute__((flatten)) void allEndsWithAvx2(std::span<const std::string_view> texts,
                                                         UrnEnds* ends)
{
    allEndsWith<Avx2Scanner, kRfc>(texts, ends);
}

template <Rfc kRfc>
NIDUS_AVX512 __attribute__((flatten)) void allEndsWithAvx512(std::span<const std::string_view> texts,
                                                             UrnEnds* ends)
{
    allEndsWith<Avx512Scanner, kRfc>(texts, ends);
}
#endif

template <Rfc kRfc>
ParseResult parseOn(UrnPath path, std::string_view text)
{
#if defined(NIDUS_AVX2)
    if (path == UrnPath::Avx512)
        return parseWithAvx512<kRfc>(text);
    if (path == UrnPath::Avx2)
        return parseWithAvx2<kRfc>(text);
#endif
    return path == UrnPath::Bytewise ? parseWith<BytewiseScanner, kRfc>(text)
                                     : parseWith<PortableScanner, kRfc>(text);
}

template <Rfc kRfc>
void allEndsOn(UrnPath path, std::span<const std::string_view> texts, UrnEnds* ends)
{
#if defined(NIDUS_AVX2)
    if (path == UrnPath::Avx512)
        return allEndsWithAvx512<kRfc>(texts, ends);
    if (path == UrnPath::Avx2)
        return allEndsWithAvx2<kRfc>(texts, ends);
#endif
    if (path == UrnPath::Bytewise)
        allEndsWith<BytewiseScanner, kRfc>(texts, ends);
    else
        allEndsWith<PortableScanner, kRfc>(texts, ends);
}

} // namespace

std::expected<Urn, UrnFailure> parseUrnOn(UrnPath path, std::string_view text, Rfc rfc)
{
    return rfc == Rfc::Rfc2141 ? parseOn<Rfc::Rfc2141>(path, text) : parseOn<Rfc::Rfc8141>(path, text);
}

std::expected<Urn, UrnFailure> parseUrn(std::string_view text, Rfc rfc)
{
    return parseUrnOn(fastestUrnPath(), text, rfc);
}

void findUrnEndsOn(UrnPath path, std::span<const std::string_view> texts, std::span<UrnEnds> ends, Rfc rfc)
{
    if (rfc == Rfc::Rfc2141)
        allEndsOn<Rfc::Rfc2141>(path, texts, ends.data());
    else
        allEndsOn<Rfc::Rfc8141>(path, texts, ends.data());
}

void findUrnEnds(std::span<const std::string_view> texts, std::span<UrnEnds> ends, Rfc rfc)
{
    if (!base::expects(ends.size() >= texts.size(), "there is room for the ends of every URN"))
        return;
    findUrnEndsOn(fastestUrnPath(), texts, ends, rfc);
}

} // namespace nidus::urn
