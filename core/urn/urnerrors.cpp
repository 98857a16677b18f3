// SPDX-License-Identifier: Apache-2.0
#include "core/base/contract.h"
#include "core/urn/nid.h"
#include "core/urn/urnchars.h"
#include "core/urn/urnparser.h"

#include <algorithm>
#include <utility>

// All errors of a text. After an error, the walk continues where a person would: it skips a bad byte
// (adjacent ones count as one error), and a component that is empty or starts wrong is still that component.

namespace nidus::urn {

namespace {

/// The part of a namestring that the walk is in.
enum class Part : std::uint8_t { Nss, R, Q, F };

/// Collects the errors after the colon that ends the NID.
class ErrorWalk
{
public:
    ErrorWalk(std::string_view text, Rfc rfc, std::vector<UrnFailure>& found)
        : m_text(text), m_bytes(rfc == Rfc::Rfc8141 ? kNssByte8141 : kNssByte2141), m_rfc(rfc), m_found(found)
    {}

    void walk(std::size_t nssStart)
    {
        m_at = nssStart;
        reportStartOfNss();
        while (m_at < m_text.size()) {
            if (isPlain(m_at))
                ++m_at;
            else
                step();
        }
    }

private:
    void report(UrnError kind, std::size_t offset) { m_found.push_back({kind, offset}); }
    [[nodiscard]] bool isAt(std::size_t at, char c) const { return at < m_text.size() && m_text[at] == c; }
    [[nodiscard]] bool isPlain(std::size_t at) const { return m_bytes.contains(m_text[at]); }

    void step()
    {
        if (m_text[m_at] == '%')
            stepPercent();
        else if (m_rfc == Rfc::Rfc8141 && m_text[m_at] == '?')
            stepQuestionMark();
        else if (m_rfc == Rfc::Rfc8141 && m_text[m_at] == '#' && m_part != Part::F)
            enter(Part::F, 1);
        else
            stepBadBytes();
    }

    /// pct-encoded = "%" HEXDIG HEXDIG   RFC 3986 section 2.1; RFC 2141 section 2.4 forbids %00.
    void stepPercent()
    {
        if (!isTripletAt(m_text, m_at)) {
            report(UrnError::PctMalformed, m_at);
            ++m_at;
            return;
        }
        if (m_rfc == Rfc::Rfc2141 && tripletValue(m_text, m_at) == 0)
            report(UrnError::PctZero, m_at);
        m_at += 3;
    }

    /// RFC 8141 section 2.3: "?+" begins an r-component, "?=" a q-component, each once and in this order;
    /// within one of them, a "?" is an ordinary character.
    void stepQuestionMark()
    {
        if (m_part == Part::Nss && isAt(m_at + 1, '+')) {
            enter(Part::R, 2);
        } else if ((m_part == Part::Nss || m_part == Part::R) && isAt(m_at + 1, '=')) {
            enter(Part::Q, 2);
        } else {
            if (m_part == Part::Nss)
                report(UrnError::StrayQuestionMark, m_at);
            ++m_at;
        }
    }

    void stepBadBytes()
    {
        report(badByteError(), m_at);
        do {
            ++m_at;
        } while (m_at < m_text.size() && !isPlain(m_at) && m_text[m_at] != '%' && m_text[m_at] != '?' &&
                 m_text[m_at] != '#');
    }

    void enter(Part part, std::size_t introducerLength)
    {
        m_part = part;
        m_at += introducerLength;
        if (part == Part::F)
            return;
        const bool isR = part == Part::R;
        if (m_at == m_text.size() || isAt(m_at, '#') || (isR && isAt(m_at, '?') && isAt(m_at + 1, '='))) {
            report(isR ? UrnError::REmpty : UrnError::QEmpty, m_at);
        } else if (isAt(m_at, '/') || isAt(m_at, '?')) {
            report(isR ? UrnError::RBadStart : UrnError::QBadStart, m_at);
            ++m_at;
        }
    }

    /// NSS = pchar *(pchar / "/")   RFC 8141 section 2
    void reportStartOfNss()
    {
        const bool mayBeComponent = m_rfc == Rfc::Rfc8141 && (isAt(m_at, '?') || isAt(m_at, '#'));
        if (m_at == m_text.size() || mayBeComponent)
            report(UrnError::NssEmpty, m_at);
        else if (m_rfc == Rfc::Rfc8141 && isAt(m_at, '/'))
            report(UrnError::NssStartsWithSlash, m_at);
    }

    [[nodiscard]] UrnError badByteError() const
    {
        if (m_rfc == Rfc::Rfc2141)
            return UrnError::NssExcludedChar;
        if (m_part == Part::Nss)
            return UrnError::NssBadChar;
        if (m_part == Part::R)
            return UrnError::RBadChar;
        if (m_part == Part::Q)
            return UrnError::QBadChar;
        return UrnError::FBadChar;
    }

    std::string_view m_text;
    const base::CharSet& m_bytes;
    Rfc m_rfc;
    std::vector<UrnFailure>& m_found;
    std::size_t m_at = 0;
    Part m_part = Part::Nss;
};

/// NID = (alphanum) 0*30(ldh) (alphanum)   RFC 8141 section 2; RFC 2141 section 2.1 is similar, but has no
/// minimum length, allows a final hyphen, and reserves "urn". Collects the errors of the NID, which ends at
/// the second colon or, without one, at the end of the text.
void collectNidErrors(std::string_view nid, Rfc rfc, std::vector<UrnFailure>& found)
{
    const auto report = [&found](UrnError kind, std::size_t at) {
        found.push_back({kind, kSchemeLength + at});
    };
    bool wasBad = false;
    for (std::size_t i = 0; i < nid.size(); ++i) {
        const bool isBad = !kLdh.contains(nid[i]);
        if (isBad && !wasBad)
            report(UrnError::NidBadChar, i);
        wasBad = isBad;
    }
    if (nid.starts_with('-'))
        report(UrnError::NidStartsWithHyphen, 0);
    if (nid.size() > kMaxNidLength)
        report(UrnError::NidTooLong, kMaxNidLength);
    if (rfc == Rfc::Rfc2141) {
        if (base::equalIgnoringCase(nid, "urn"))
            report(UrnError::NidUrnReserved, 0);
        return;
    }
    if (nid.size() == 1 && base::kAlphanum.contains(nid.front()))
        report(UrnError::NidTooShort, 0);
    if (nid.size() > 1 && nid.ends_with('-'))
        report(UrnError::NidEndsWithHyphen, nid.size() - 1);
}

} // namespace

std::vector<UrnFailure> allUrnErrors(std::string_view text, Rfc rfc)
{
    const std::expected<Urn, UrnFailure> urn = parseUrn(text, rfc);
    if (urn)
        return {};
    const UrnFailure first = urn.error();
    if (first.kind == UrnError::SchemeNotUrn || first.kind == UrnError::SchemeTruncated)
        return {first}; // without the scheme, the parts are unknown

    constexpr std::size_t kUsual = 8; // so that most texts need memory once
    std::vector<UrnFailure> found;
    found.reserve(kUsual);
    found.push_back(first);
    const std::size_t colon = text.find(':', kSchemeLength);
    if (colon == std::string_view::npos) {
        // The text after the first bad byte is probably not a NID.
        if (first.kind != UrnError::NssMissing && first.kind != UrnError::NidEmpty)
            found.push_back({UrnError::NssMissing, text.size()});
        return found;
    }
    collectNidErrors(text.substr(kSchemeLength, colon - kSchemeLength), rfc, found);
    ErrorWalk(text, rfc, found).walk(colon + 1);
    // The error of parseUrn() stays first; the others follow in order of offset, without repeating it.
    found.erase(std::remove(found.begin() + 1, found.end(), first), found.end());
    std::sort(found.begin() + 1, found.end(), [](const UrnFailure& a, const UrnFailure& b) {
        return std::pair(a.offset, a.kind) < std::pair(b.offset, b.kind);
    });
    base::ensures(std::ranges::all_of(found,
                                      [&](const UrnFailure& error) {
                                          return std::clamp(error.offset, first.offset, text.size()) ==
                                                 error.offset;
                                      }),
                  "the errors of a URN are in its text, none before the first");
    return found;
}

} // namespace nidus::urn
