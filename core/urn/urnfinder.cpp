// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnfinder.h"

#include "core/base/contract.h"
#include "core/urn/urnchars.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nidus::urn {

namespace {

constexpr std::string_view kScheme = "urn:";
constexpr base::CharSet kBlank = base::CharSet(" \t\r\n");
/// The characters of scheme names (RFC 3986 section 3.1) and the underscore: before "urn:" they form a
/// different word.
constexpr base::CharSet kWordByte = base::kAlphanum | base::CharSet("+-._");
constexpr base::CharSet kClosingPunctuation = base::CharSet(".,;:!?'");
constexpr base::CharSet kUrnByte8141 = kNssByte8141 | base::CharSet("%?#");
constexpr base::CharSet kUrnByte2141 = kNssByte2141 | base::CharSet("%"); // fewer than those of RFC 8141
/// HTML entities of characters that end a URN.
constexpr std::array<std::string_view, 8> kEndingEntities{"&lt;",  "&gt;",  "&quot;", "&apos;",
                                                          "&#34;", "&#39;", "&#x27;", "&nbsp;"};

/// The range of a URN in the text.
struct Stretch
{
    std::size_t end;
    std::string urn;
};

/// How a URN after "<" continues.
struct BracketedStretch
{
    enum class End : std::uint8_t {
        Closed, ///< ">" follows
        Broken, ///< something else follows, or there is no ">" within kMaxJoinedLength
        Open,   ///< the text ends first
    };
    End how;
    Stretch stretch;
};

/// Returns whether "urn:" and the first byte of a NID are at `start`.
bool hasUrnAt(std::string_view text, std::size_t start)
{
    const std::size_t next = start + kScheme.size();
    return next < text.size() && base::equalIgnoringCase(text.substr(start, kScheme.size()), kScheme) &&
           base::kAlphanum.contains(text[next]);
}

/// Follows a URN from `start`, skipping line breaks and the blanks around them.
BracketedStretch bracketedStretch(std::string_view text, std::size_t start, const base::CharSet& urnBytes)
{
    using enum BracketedStretch::End;
    const std::size_t limit = std::min(text.size(), start + kMaxJoinedLength);
    std::string urn;
    for (std::size_t at = start; at < limit;) {
        if (text[at] == '>')
            return {Closed, {at, std::move(urn)}};
        const std::size_t blankStart = at;
        bool hasBreak = false;
        for (; at < limit && kBlank.contains(text[at]); ++at)
            hasBreak = hasBreak || text[at] == '\n';
        if (at == blankStart && urnBytes.contains(text[at]))
            urn += text[at++];
        else if (!hasBreak && at < limit)
            return {Broken, {at, {}}};
    }
    return {limit == text.size() && limit < start + kMaxJoinedLength ? Open : Broken, {limit, {}}};
}

class UrnFinder
{
public:
    UrnFinder(std::string_view text, Rfc rfc)
        : m_text(text), m_bytes(rfc == Rfc::Rfc8141 ? kUrnByte8141 : kUrnByte2141)
    {}

    [[nodiscard]] std::vector<FoundUrn> findAll() const
    {
        std::vector<FoundUrn> found;
        for (std::size_t at = 0; (at = nextColon(at)) != std::string_view::npos;) {
            const std::size_t start = at - (kScheme.size() - 1);
            ++at;
            const bool startsInLast = !found.empty() && start < found.back().offset + found.back().length;
            if (startsInLast || !isStart(start))
                continue;
            Stretch stretch = stretchFrom(start);
            at = std::max(at, stretch.end);
            found.push_back({start, stretch.end - start, std::move(stretch.urn)});
        }
        base::ensures(found.empty() || found.back().offset + found.back().length <= m_text.size(),
                      "the URNs found are in the text");
        return found;
    }

private:
    [[nodiscard]] std::size_t nextColon(std::size_t from) const
    {
        return m_text.find(':', std::max(from, kScheme.size() - 1));
    }

    [[nodiscard]] bool isUrnByte(std::size_t at) const { return m_bytes.contains(m_text[at]); }

    [[nodiscard]] bool isStart(std::size_t start) const
    {
        return hasUrnAt(m_text, start) && (start == 0 || !kWordByte.contains(m_text[start - 1]));
    }

    [[nodiscard]] Stretch stretchFrom(std::size_t start) const
    {
        if (start > 0 && m_text[start - 1] == '<') {
            BracketedStretch bracketed = bracketedStretch(m_text, start, m_bytes);
            if (bracketed.how == BracketedStretch::End::Closed)
                return std::move(bracketed.stretch);
        }
        return plainStretch(start);
    }

    /// Returns the URN characters from `start`, without those that belong to the surrounding sentence.
    [[nodiscard]] Stretch plainStretch(std::size_t start) const
    {
        const bool isQuoted = start > 0 && m_text[start - 1] == '\'';
        std::size_t open = 0;
        std::size_t end = start;
        for (; end < m_text.size() && isUrnByte(end); ++end) {
            const char c = m_text[end];
            if (c == '(')
                ++open;
            if ((c == ')' && open-- == 0) || (c == '\'' && isQuoted) || isEndingEntity(end))
                break;
        }
        while (kClosingPunctuation.contains(m_text[end - 1]))
            --end;
        return {end, std::string(m_text.substr(start, end - start))};
    }

    [[nodiscard]] bool isEndingEntity(std::size_t at) const
    {
        return m_text[at] == '&' && std::ranges::any_of(kEndingEntities, [&](std::string_view entity) {
                   return m_text.substr(at).starts_with(entity);
               });
    }

    std::string_view m_text;
    const base::CharSet& m_bytes;
};

} // namespace

std::vector<FoundUrn> findUrns(std::string_view text, Rfc rfc) { return UrnFinder(text, rfc).findAll(); }

std::size_t runningTextCut(std::string_view text, std::size_t cut)
{
    if (!base::expects(cut <= text.size() && (cut == 0 || text[cut - 1] == '\n'),
                       "running text is cut only after a line end"))
        return 0;
    using enum BracketedStretch::End;
    while (cut > 0) {
        // Only the last "<" can be open: a URN does not continue past another one.
        const std::size_t from = cut - std::min(cut, kMaxJoinedLength);
        const std::size_t bracket = text.substr(from, cut - from).rfind('<');
        if (bracket == std::string_view::npos || !hasUrnAt(text, from + bracket + 1))
            return cut;
        const BracketedStretch urn = bracketedStretch(text, from + bracket + 1, kUrnByte8141);
        if (urn.how == Broken || (urn.how == Closed && urn.stretch.end < cut))
            return cut;
        // The start of that line may be between another "<" and its ">": check again.
        cut = text.substr(0, from + bracket).rfind('\n') + 1; // npos + 1 is 0: there is no line end before it
    }
    return 0;
}

} // namespace nidus::urn
