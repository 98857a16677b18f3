// SPDX-License-Identifier: Apache-2.0
#include "core/urn/urnfinder.h"

#include "core/base/contract.h"
#include "core/urn/characterreference.h"
#include "core/urn/urnchars.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace nidus::urn {

namespace {

constexpr std::string_view kUrnScheme = "urn:";
constexpr base::CharSet kBlank = base::CharSet(" \t\r\n");
/// The characters of scheme names (RFC 3986 section 3.1) and the underscore: before "urn:" they form a
/// different word.
constexpr base::CharSet kWordByte = base::kAlphanum | base::CharSet("+-._");
constexpr base::CharSet kClosingPunctuation = base::CharSet(".,;:!?'");
/// The marks of emphasis in Markdown (CommonMark section 6.2 and the strikethrough of GFM).
constexpr base::CharSet kMark = base::CharSet("*_~");
/// The marks of code, of slanted, and of struck text in Org. They also occur in names and paths, so they
/// count only at both ends of a word.
constexpr base::CharSet kOuterMark = base::CharSet("=/+");
constexpr base::CharSet kBeforeMark = base::CharSet(" \t\r\n([{|>\"'");
constexpr std::string_view kCommentStart = "<!--";
constexpr std::string_view kPossessive = "'s"; // "of urn:example:a's owner"
/// How far a search for marks of emphasis goes, so that no text takes quadratic time.
constexpr std::size_t kMaxEmphasis = kMaxJoinedLength;
constexpr base::CharSet kUrnByte8141 = kNssByte8141 | base::CharSet("%?#");
constexpr base::CharSet kUrnByte2141 = kNssByte2141 | base::CharSet("%"); // fewer than those of RFC 8141
/// Bytes that may end a URN or begin another notation of a character. Nearly all bytes of URNs are others.
constexpr base::CharSet kSpecial = base::CharSet("&\\,;()'");
constexpr base::CharSet kOrdinary8141 = kUrnByte8141 - kSpecial;
constexpr base::CharSet kOrdinary2141 = kUrnByte2141 - kSpecial;
constexpr base::CharSet kBeforePattern = base::CharSet(":.,;");

/// URN characters of the text, up to the first byte that cannot belong to the URN.
struct Run
{
    std::size_t end;
    bool isLiteral; ///< no character is written as a reference or an escape
};

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
    const std::size_t next = start + kUrnScheme.size();
    return next < text.size() && base::equalIgnoringCase(text.substr(start, kUrnScheme.size()), kUrnScheme) &&
           base::kAlphanum.contains(text[next]);
}

/// Whether a text ends with a color of a terminal, such as "ESC[32m".
bool endsWithColor(std::string_view text)
{
    constexpr std::size_t longest = 16; // bytes
    text.remove_prefix(text.size() - std::min(text.size(), longest));
    const std::size_t escape = text.rfind("\x1B[");
    return escape != std::string_view::npos && text.ends_with('m') &&
           text.find_first_not_of("0123456789;", escape + 2) == text.size() - 1;
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
        : m_text(text),
          m_bytes(rfc == Rfc::Rfc8141 ? kUrnByte8141 : kUrnByte2141),
          m_ordinary(rfc == Rfc::Rfc8141 ? kOrdinary8141 : kOrdinary2141)
    {}

    [[nodiscard]] std::vector<FoundUrn> findAll() const
    {
        std::vector<FoundUrn> found;
        for (std::size_t at = 0; (at = nextColon(at)) != std::string_view::npos;) {
            const std::size_t start = at - (kUrnScheme.size() - 1);
            ++at;
            const bool startsInLast = !found.empty() && start < found.back().offset + found.back().length;
            if (startsInLast || !isStart(start))
                continue;
            Stretch stretch = stretchFrom(start);
            at = std::max(at, stretch.end);
            if (!isPattern(stretch.end))
                found.push_back({start, stretch.end - start, std::move(stretch.urn)});
        }
        const std::size_t end = found.empty() ? 0 : found.back().offset + found.back().length;
        base::ensures(end <= m_text.size(), "the URNs found are in the text");
        return found;
    }

private:
    [[nodiscard]] std::size_t nextColon(std::size_t from) const
    {
        return m_text.find(':', std::max(from, kUrnScheme.size() - 1));
    }

    [[nodiscard]] bool isStart(std::size_t start) const
    {
        if (!hasUrnAt(m_text, start))
            return false;
        if (start == 0 || !kWordByte.contains(m_text[start - 1]))
            return true;
        return m_text.substr(0, start).ends_with(kCommentStart) || endsWithColor(m_text.substr(0, start)) ||
               emphasized(start);
    }

    /// Whether a placeholder follows: "urn:example:{number}" is not a name.
    [[nodiscard]] bool isPattern(std::size_t end) const
    {
        const std::size_t next =
            end + (end < m_text.size() && kBeforePattern.contains(m_text[end]) ? 1U : 0U);
        return next < m_text.size() && m_text[next] == '{';
    }

    /// Returns the sign that ends a URN from `start` because the text around it is a list or a query: the one
    /// before it, if it separates, or "&"; 0 if there is none.
    [[nodiscard]] char separatorOf(std::size_t start) const
    {
        const std::string_view before =
            m_text.substr(start - std::min(start, kMaxEmphasis), std::min(start, kMaxEmphasis));
        if (before.ends_with(',') || (before.ends_with(';') && lastWrittenCharacter(before).length == 1))
            return before.back();
        if (!before.ends_with('='))
            return '\0';
        const std::size_t token = before.find_last_of(" \t\r\n\"'<>") + 1; // npos + 1 is 0
        return before.substr(token).find_first_of("?&") == std::string_view::npos ? '\0' : '&';
    }

    [[nodiscard]] Stretch stretchFrom(std::size_t start) const
    {
        if (start > 0 && m_text[start - 1] == '<') {
            BracketedStretch bracketed = bracketedStretch(m_text, start, m_bytes);
            if (bracketed.how == BracketedStretch::End::Closed)
                return std::move(bracketed.stretch);
        }
        if (std::optional<Stretch> between = emphasized(start))
            return *std::move(between);
        return plainStretch(start);
    }

    /// Returns the URN characters from `start`, without those that belong to the surrounding sentence.
    [[nodiscard]] Stretch plainStretch(std::size_t start) const
    {
        Run run = runFrom(start, m_text.size());
        run.end = withoutPunctuation(start, {withoutCommentEnd(start, run.end), run.isLiteral});
        if (const std::size_t name = withoutMarks(start, run.end); name < run.end)
            run.end = withoutPunctuation(start, {name, run.isLiteral});
        const std::string_view urn = m_text.substr(start, run.end - start);
        if (urn.ends_with(kPossessive))
            run.end = withoutPunctuation(start, {run.end - kPossessive.size(), run.isLiteral});
        return stretch(start, run);
    }

    /// Returns the URN if it is between marks of emphasis, as in "**urn:example:a**": the marks delimit it
    /// (RFC 3986 appendix C), so that all between them is the name.
    [[nodiscard]] std::optional<Stretch> emphasized(std::size_t start) const
    {
        if (start > 0 && kOuterMark.contains(m_text[start - 1]))
            return betweenOuterMarks(start);
        if (start == 0 || !kMark.contains(m_text[start - 1]))
            return std::nullopt;
        const char mark = m_text[start - 1];
        const std::size_t before = m_text.substr(0, start).find_last_not_of(mark) + 1; // npos + 1 is 0
        if (mark == '_' && before > 0 && kWordByte.contains(m_text[before - 1]))
            return std::nullopt; // within a word
        const Run run = runFrom(start, std::min(m_text.size(), start + kMaxEmphasis));
        for (std::size_t at = start;
             (at = m_text.substr(0, run.end).find(mark, at)) != std::string_view::npos;) {
            const std::size_t next = marksEnd(at);
            if (closesEmphasis(at, next, start - before))
                return stretch(start, {at, run.isLiteral});
            at = next;
        }
        return std::nullopt;
    }

    /// Returns the URN in "=urn:example:a=" and "/urn:example:a/".
    [[nodiscard]] std::optional<Stretch> betweenOuterMarks(std::size_t start) const
    {
        const char mark = m_text[start - 1];
        const std::size_t from = start - std::min(start, kMaxEmphasis);
        const std::string_view before = m_text.substr(from, start - from);
        const std::size_t opened = before.size() - (before.find_last_not_of(mark) + 1); // npos + 1 is 0
        if (opened < before.size() && !kBeforeMark.contains(before[before.size() - opened - 1]))
            return std::nullopt;
        const Run run = runFrom(start, std::min(m_text.size(), start + kMaxEmphasis));
        const std::size_t end = withoutPunctuation(start, run);
        const std::size_t name = m_text.substr(0, end).find_last_not_of(mark) + 1;
        return end - name == opened ? std::optional(stretch(start, {name, run.isLiteral})) : std::nullopt;
    }

    /// Whether the marks from `at` to `next` close emphasis that `opened` such marks began. Within a word,
    /// "_" never does.
    [[nodiscard]] bool closesEmphasis(std::size_t at, std::size_t next, std::size_t opened) const
    {
        const bool isSame = next - at == opened;
        if (m_text[at] == '~' && !isSame)
            return false;
        if (next == m_text.size() || !base::kAlphanum.contains(m_text[next]))
            return true;
        return m_text[at] != '_' && isSame && base::kAlphanum.contains(m_text[at - 1]);
    }

    /// Returns `end`, or the start of the marks before it if they close emphasis that began earlier in the
    /// line, as in "**see urn:example:a**".
    [[nodiscard]] std::size_t withoutMarks(std::size_t start, std::size_t end) const
    {
        const char mark = m_text[end - 1];
        if (!kMark.contains(mark))
            return end;
        const std::size_t name = m_text.substr(0, end).find_last_not_of(mark) + 1;
        const std::size_t from = start - std::min(start, kMaxEmphasis);
        const std::size_t lineStart =
            from + m_text.substr(from, start - from).rfind('\n') + 1; // npos + 1 is 0
        bool isOpen = false;
        std::size_t at = lineStart;
        for (std::size_t next = 0; (at = m_text.find(mark, at)) < start; at = next) {
            next = marksEnd(at);
            const bool followsBlank = at == lineStart || kBlank.contains(m_text[at - 1]);
            if (next - at != end - name)
                continue;
            if (isOpen)
                isOpen = followsBlank;
            else
                isOpen = !kBlank.contains(m_text[next]) &&
                         (followsBlank || !base::kAlphanum.contains(m_text[at - 1]));
        }
        return isOpen ? name : end;
    }

    [[nodiscard]] std::size_t marksEnd(std::size_t at) const
    {
        return std::min(m_text.find_first_not_of(m_text[at], at), m_text.size());
    }

    /// Returns the URN characters from `start`, at most about to `limit`.
    [[nodiscard]] Run runFrom(std::size_t start, std::size_t limit) const
    {
        const bool isQuoted = endsWithApostrophe(m_text.substr(0, start));
        const char separator = separatorOf(start);
        std::size_t open = 0;
        Run run{.end = start, .isLiteral = true};
        while (run.end < limit) {
            if (m_ordinary.contains(m_text[run.end])) {
                ++run.end;
                continue;
            }
            const WrittenCharacter next = writtenCharacter(m_text, run.end);
            if (!m_bytes.contains(next.character) || (next.character == '\'' && isQuoted))
                break;
            const bool separates = next.character == ',' || next.character == ';';
            if ((separator != '\0' && next.character == separator) ||
                (separates && hasUrnAt(m_text, run.end + next.length)))
                break;
            if (next.character == '(')
                ++open;
            if (next.character == ')' && open-- == 0)
                break;
            run.isLiteral = run.isLiteral && next.length == 1;
            run.end += next.length;
        }
        return run;
    }

    /// Returns `end` before the "--" of "-->", which ends a comment.
    [[nodiscard]] std::size_t withoutCommentEnd(std::size_t start, std::size_t end) const
    {
        if (end == m_text.size() || m_text[end] != '>')
            return end;
        const std::string_view urn = m_text.substr(start, end - start);
        for (const std::string_view close : {"--", "--!"}) {
            if (urn.ends_with(close))
                return end - close.size();
        }
        return end;
    }

    [[nodiscard]] WrittenCharacter lastOf(std::size_t start, const Run& run) const
    {
        return run.isLiteral ? WrittenCharacter{m_text[run.end - 1], 1}
                             : lastWrittenCharacter(m_text.substr(start, run.end - start));
    }

    /// Ends at the latest after the first byte of the NID.
    [[nodiscard]] std::size_t withoutPunctuation(std::size_t start, Run run) const
    {
        for (WrittenCharacter last = lastOf(start, run); kClosingPunctuation.contains(last.character);
             last = lastOf(start, run))
            run.end -= last.length;
        return run.end;
    }

    [[nodiscard]] Stretch stretch(std::size_t start, Run run) const
    {
        const std::string_view urn = m_text.substr(start, run.end - start);
        return {run.end, run.isLiteral ? std::string(urn) : withoutReferences(urn)};
    }

    std::string_view m_text;
    const base::CharSet& m_bytes;
    const base::CharSet& m_ordinary; ///< without kSpecial
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
