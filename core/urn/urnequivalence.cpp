// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnequivalence.h"

#include "core/base/bytemask.h"
#include "core/urn/urnchars.h"
#include "core/urn/urnstops.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace nidus::urn {

namespace {

constexpr std::string_view kScheme = "urn:";

char* write(char* to, std::string_view text) { return std::copy_n(text.data(), text.size(), to); }

/// Bytes after a text that lower() may read and write back unchanged.
constexpr std::size_t kLowerSlack = sizeof(std::uint64_t) - 1;

/// Converts the `size` bytes of a NID to lowercase (RFC 8141 section 3.1 (2)), eight at once. Of the
/// characters of a NID, only letters have the bit 0x40.
void lower(char* nid, std::size_t size)
{
    constexpr std::uint64_t kLetterBits = 0x4040404040404040U;
    for (std::size_t at = 0; at < size; at += sizeof(std::uint64_t)) {
        std::uint64_t bytes = 0;
        std::memcpy(&bytes, nid + at, sizeof bytes);
        const std::size_t left = 8 * std::min(size - at, sizeof bytes); // bits
        const std::uint64_t others = left == 64                                   ? 0
                                     : std::endian::native == std::endian::little ? ~std::uint64_t{0} << left
                                                                                  : ~std::uint64_t{0} >> left;
        bytes |= (bytes & kLetterBits & ~others) >> 1U;
        std::memcpy(nid + at, &bytes, sizeof bytes);
    }
}

/// Writes `part`; returns whether it contains a "%".
bool writeLookingForTriplets(char* to, std::string_view part)
{
    if (part.size() < sizeof(base::Bytes16) || part.size() > base::kMaskWidth) {
        write(to, part);
        return part.contains('%');
    }
    base::Bytes16 percents{};
    for (const std::size_t at : base::pieceStarts(part.size())) {
        base::Bytes16 piece;
        std::memcpy(&piece, part.data() + at, sizeof piece);
        std::memcpy(to + at, &piece, sizeof piece);
        percents |= base::bytemask::equal(piece, '%');
    }
    return base::bytemask::bitsOf(percents) != 0;
}

/// Converts the hex digits of triplets to uppercase (RFC 8141 section 3.1 (3)).
void uppercaseTriplets(char* text, std::size_t size)
{
    const std::string_view written(text, size);
    for (std::size_t at = written.find('%'); at != std::string_view::npos; at = written.find('%', at + 3)) {
        text[at + 1] = base::asciiUpper(text[at + 1]);
        text[at + 2] = base::asciiUpper(text[at + 2]);
    }
}

/// Writes `part` with its triplets in uppercase.
char* writeNormalized(char* to, std::string_view part)
{
    if (!writeLookingForTriplets(to, part))
        return to + part.size();
    uppercaseTriplets(to, part.size());
    return to + part.size();
}

char* writeComponent(char* to, std::string_view introducer, std::optional<std::string_view> part)
{
    return part ? writeNormalized(write(to, introducer), *part) : to;
}

constexpr std::string_view kIntroducers = "?+?=#";

/// Returns the most bytes that writing a normal form uses, including those written after it.
std::size_t roomFor(const Urn& urn, NormalForm form)
{
    const std::size_t key = kScheme.size() + urn.nid.size() + 1 + urn.nss.size() + kLowerSlack;
    return form == NormalForm::Key ? key
                                   : key + kIntroducers.size() + urn.r.value_or("").size() +
                                         urn.q.value_or("").size() + urn.f.value_or("").size();
}

/// Returns whether the parts are adjacent in one text, as they nearly always are, so that they can be copied
/// at once. Separate texts may be adjacent by chance.
bool areInOneText(const Urn& urn)
{
    const char* const nidEnd = urn.nid.data() + urn.nid.size();
    return nidEnd + 1 == urn.nss.data() && *nidEnd == ':';
}

/// Writes the normal form and returns its length in bytes; `begin` must have roomFor() it.
std::size_t writeNormalForm(char* begin, const Urn& urn, NormalForm form)
{
    char* const nid = write(begin, kScheme);
    char* to = nid;
    if (areInOneText(urn)) {
        to = writeNormalized(to, {urn.nid.data(), urn.nid.size() + 1 + urn.nss.size()});
    } else {
        to = write(to, urn.nid);
        *to++ = ':';
        to = writeNormalized(to, urn.nss);
    }
    if (form == NormalForm::Full) {
        to = writeComponent(to, kIntroducers.substr(0, 2), urn.r);
        to = writeComponent(to, kIntroducers.substr(2, 2), urn.q);
        to = writeComponent(to, kIntroducers.substr(4), urn.f);
    }
    lower(nid, urn.nid.size());
    return static_cast<std::size_t>(to - begin);
}

#if defined(NIDUS_AVX512)
NIDUS_AVX512 inline std::uint64_t allBefore(std::size_t end)
{
    return _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(end));
}

/// Writes at once the key of a URN that is in one text and takes at most kMaskWidth bytes; `to` must have
/// room for kMaskWidth.
NIDUS_AVX512 void writeShortKey(char* to, const Urn& urn, std::size_t keySize)
{
    const std::uint64_t scheme = allBefore(kScheme.size());
    // Masked bytes are not read: the scheme need not precede the parts.
    const __m512i parts =
        _mm512_maskz_loadu_epi8(allBefore(keySize) & ~scheme, urn.nid.data() - kScheme.size());
    int schemeBytes = 0;
    std::memcpy(&schemeBytes, kScheme.data(), sizeof schemeBytes);
    const __m512i bytes = _mm512_or_si512(parts, _mm512_zextsi128_si512(_mm_cvtsi32_si128(schemeBytes)));
    // Of the characters of a NID, only letters have the bit 0x40.
    const std::uint64_t nid = allBefore(kScheme.size() + urn.nid.size()) & ~scheme;
    const __mmask64 letters = _mm512_mask_test_epi8_mask(nid, bytes, _mm512_set1_epi8(0x40));
    _mm512_store_si512(to, _mm512_or_si512(bytes, _mm512_maskz_set1_epi8(letters, 0x20)));
    if (_mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8('%')) != 0)
        uppercaseTriplets(to, keySize);
}
#endif

/// Walks over an NSS as it is compared.
class NssWalker
{
public:
    explicit NssWalker(std::string_view nss) : m_nss(nss) {}

    [[nodiscard]] bool atEnd() const { return m_at == m_nss.size(); }
    [[nodiscard]] std::size_t offset() const { return m_at; }
    [[nodiscard]] bool atTriplet() const { return isTripletAt(m_nss, m_at); }
    /// Returns the byte, or the octet that a triplet encodes.
    [[nodiscard]] unsigned octet() const
    {
        return atTriplet() ? tripletValue(m_nss, m_at) : static_cast<unsigned char>(m_nss[m_at]);
    }
    void advance() { m_at += atTriplet() ? 3U : 1U; }

private:
    std::string_view m_nss;
    std::size_t m_at = 0;
};

/// Returns whether `same` is true for every pair of octets and both texts end together.
template <class Same>
bool matchThroughout(NssWalker a, NssWalker b, Same same)
{
    while (!a.atEnd() && !b.atEnd()) {
        if (!same(a, b))
            return false;
        a.advance();
        b.advance();
    }
    return a.atEnd() && b.atEnd();
}

bool isSame(const NssWalker& a, const NssWalker& b)
{
    return a.atTriplet() == b.atTriplet() && a.octet() == b.octet();
}

bool isSameButCase(const NssWalker& a, const NssWalker& b)
{
    if (isSame(a, b))
        return true;
    return !a.atTriplet() && !b.atTriplet() &&
           base::asciiLower(static_cast<char>(a.octet())) == base::asciiLower(static_cast<char>(b.octet()));
}

bool isSameButEncoding(const NssWalker& a, const NssWalker& b) { return a.octet() == b.octet(); }

} // namespace

std::string normalizedUrn(const Urn& urn, NormalForm form)
{
    std::string text;
    text.resize_and_overwrite(roomFor(urn, form), [&](char* const begin, std::size_t) {
        return writeNormalForm(begin, urn, form);
    });
    return text;
}

UrnNormalizer::UrnNormalizer(UrnPath path) : m_path(path) {}

// Flattened, because calls would take as long as the writing.
__attribute__((flatten)) std::string_view UrnNormalizer::normalized(const Urn& urn, NormalForm form)
{
#if defined(NIDUS_AVX512)
    const std::size_t keySize = kScheme.size() + urn.nid.size() + 1 + urn.nss.size();
    if (m_path == UrnPath::Avx512 && form == NormalForm::Key && keySize <= base::kMaskWidth &&
        areInOneText(urn)) {
        writeShortKey(m_short.data(), urn, keySize);
        return {m_short.data(), keySize};
    }
#endif
    const std::size_t room = roomFor(urn, form);
    if (m_room.size() < room)
        m_room.resize(room);
    return {m_room.data(), writeNormalForm(m_room.data(), urn, form)};
}

std::optional<UrnDifference> urnDifference(const Urn& a, const Urn& b)
{
    const auto sameLetter = [](char x, char y) { return base::asciiLower(x) == base::asciiLower(y); };
    const auto [nidA, nidB] = std::ranges::mismatch(a.nid, b.nid, sameLetter);
    if (nidA != a.nid.end() || nidB != b.nid.end()) {
        return UrnDifference{UrnDifference::Part::Nid, static_cast<std::size_t>(nidA - a.nid.begin()),
                             static_cast<std::size_t>(nidB - b.nid.begin()), false, false};
    }
    NssWalker nssA(a.nss);
    NssWalker nssB(b.nss);
    while (!nssA.atEnd() && !nssB.atEnd() && isSame(nssA, nssB)) {
        nssA.advance();
        nssB.advance();
    }
    if (nssA.atEnd() && nssB.atEnd())
        return std::nullopt;
    return UrnDifference{UrnDifference::Part::Nss, nssA.offset(), nssB.offset(),
                         matchThroughout(nssA, nssB, isSameButCase),
                         matchThroughout(nssA, nssB, isSameButEncoding)};
}

} // namespace nidus::urn
