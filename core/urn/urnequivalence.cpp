// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnequivalence.h"

#include "core/urn/urnchars.h"

#include <algorithm>

namespace nidus {

namespace {

constexpr std::string_view kScheme = "urn:";

char* write(char* to, std::string_view text)
{
    return std::copy_n(text.data(), text.size(), to);
}

/// Writes `part` with the hex digits of its triplets in upper case (RFC 8141 section 3.1 (3)).
char* writeNormalised(char* to, std::string_view part)
{
    char* const end = write(to, part);
    const std::string_view written(to, part.size());
    for (std::size_t at = written.find('%'); at != std::string_view::npos; at = written.find('%', at + 3)) {
        to[at + 1] = asciiUpper(to[at + 1]);
        to[at + 2] = asciiUpper(to[at + 2]);
    }
    return end;
}

char* writeComponent(char* to, std::string_view introducer, std::optional<std::string_view> part)
{
    return part ? writeNormalised(write(to, introducer), *part) : to;
}

/// Replaces `text`, without first filling what is overwritten anyhow.
void normalise(std::string& text, const Urn& urn, NormalForm form)
{
    constexpr std::string_view kIntroducers = "?+?=#";
    std::size_t most = kScheme.size() + urn.nid.size() + 1 + urn.nss.size();
    if (form == NormalForm::Full)
        most += kIntroducers.size() + urn.r.value_or("").size() + urn.q.value_or("").size() +
                urn.f.value_or("").size();
    text.resize_and_overwrite(most, [&](char* const begin, std::size_t) {
        char* to = std::ranges::transform(urn.nid, write(begin, kScheme), asciiLower).out;
        *to++ = ':';
        to = writeNormalised(to, urn.nss);
        if (form == NormalForm::Full) {
            to = writeComponent(to, kIntroducers.substr(0, 2), urn.r);
            to = writeComponent(to, kIntroducers.substr(2, 2), urn.q);
            to = writeComponent(to, kIntroducers.substr(4), urn.f);
        }
        return static_cast<std::size_t>(to - begin);
    });
}

/// Walks over an NSS the way a comparison sees it.
class NssWalker
{
public:
    explicit NssWalker(std::string_view nss) : m_nss(nss) {}

    [[nodiscard]] bool atEnd() const { return m_at == m_nss.size(); }
    [[nodiscard]] std::size_t offset() const { return m_at; }
    [[nodiscard]] bool atTriplet() const { return isTripletAt(m_nss, m_at); }
    /// The byte, or the octet that a triplet stands for.
    [[nodiscard]] unsigned octet() const
    {
        return atTriplet() ? tripletValue(m_nss, m_at) : static_cast<unsigned char>(m_nss[m_at]);
    }
    void advance() { m_at += atTriplet() ? 3U : 1U; }

private:
    std::string_view m_nss;
    std::size_t m_at = 0;
};

/// Whether `same` holds for every pair of octets and both texts end together.
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
           asciiLower(static_cast<char>(a.octet())) == asciiLower(static_cast<char>(b.octet()));
}

bool isSameButEncoding(const NssWalker& a, const NssWalker& b)
{
    return a.octet() == b.octet();
}

} // namespace

std::string normalisedUrn(const Urn& urn, NormalForm form)
{
    std::string text;
    normalise(text, urn, form);
    return text;
}

std::string_view UrnNormaliser::normalised(const Urn& urn, NormalForm form)
{
    normalise(m_text, urn, form);
    return m_text;
}

std::optional<UrnDifference> urnDifference(const Urn& a, const Urn& b)
{
    const auto sameLetter = [](char x, char y) { return asciiLower(x) == asciiLower(y); };
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

} // namespace nidus
