// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnfinder.h"

#include "core/urn/urnchars.h"

#include <algorithm>
#include <array>
#include <optional>

namespace nidus {

namespace {

constexpr std::string_view kScheme = "urn:";
constexpr CharSet kBlank = CharSet(" \t\r\n");
/// What a scheme name may hold (RFC 3986 section 3.1), and the underscore: before "urn:" they make another
/// word.
constexpr CharSet kWordByte = kAlphanum | CharSet("+-._");
constexpr CharSet kClosingPunctuation = CharSet(".,;:!?'");
/// What HTML writes for characters that end a URN.
constexpr std::array<std::string_view, 8> kEndingEntities{"&lt;",  "&gt;",  "&quot;", "&apos;",
                                                          "&#34;", "&#39;", "&#x27;", "&nbsp;"};

/// A stretch that a URN covers in the text.
struct Stretch
{
    std::size_t end;
    std::string urn;
};

class UrnFinder
{
public:
    UrnFinder(std::string_view text, Rfc rfc)
        : m_text(text), m_bytes((rfc == Rfc::Rfc8141 ? kNssByte8141 : kNssByte2141) | CharSet("%?#"))
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
            const std::optional<Stretch> joined = joinedInBrackets(start);
            Stretch stretch = joined ? *joined : plainStretch(start);
            at = std::max(at, stretch.end);
            found.push_back({start, stretch.end - start, std::move(stretch.urn)});
        }
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
        const std::size_t behind = start + kScheme.size();
        return equalIgnoringCase(m_text.substr(start, kScheme.size()), kScheme) &&
               (start == 0 || !kWordByte.contains(m_text[start - 1])) && behind < m_text.size() &&
               kAlphanum.contains(m_text[behind]);
    }

    /// The URN between "<" and ">" with line breaks, and the blanks around them, taken out. Absent when
    /// nothing but URN characters and such breaks does not lead to ">" within kMaxJoinedLength.
    [[nodiscard]] std::optional<Stretch> joinedInBrackets(std::size_t start) const
    {
        if (start == 0 || m_text[start - 1] != '<')
            return std::nullopt;
        const std::size_t limit = std::min(m_text.size(), start + kMaxJoinedLength);
        std::string urn;
        for (std::size_t at = start; at < limit;) {
            if (m_text[at] == '>')
                return Stretch{at, std::move(urn)};
            const std::size_t blankStart = at;
            bool hasBreak = false;
            for (; at < limit && kBlank.contains(m_text[at]); ++at)
                hasBreak = hasBreak || m_text[at] == '\n';
            if (at > blankStart) {
                if (!hasBreak)
                    return std::nullopt;
                continue;
            }
            if (!isUrnByte(at))
                return std::nullopt;
            urn += m_text[at++];
        }
        return std::nullopt;
    }

    /// The URN characters from `start`, without what belongs to the sentence around them.
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
    CharSet m_bytes;
};

} // namespace

std::vector<FoundUrn> findUrns(std::string_view text, Rfc rfc)
{
    return UrnFinder(text, rfc).findAll();
}

std::size_t runningTextCut(std::string_view text, std::size_t cut)
{
    while (cut > 0) {
        const std::size_t from = cut - std::min(cut, kMaxJoinedLength);
        const std::string_view window = text.substr(from, cut - from);
        const std::size_t bracket = window.rfind('<');
        if (bracket == std::string_view::npos || window.find('>', bracket) != std::string_view::npos)
            return cut;
        // The start of that line may lie between another "<" and its ">" on the same line: look again.
        cut = text.substr(0, from + bracket).rfind('\n') + 1; // npos + 1 is 0: no line ends before it
    }
    return 0;
}

} // namespace nidus
