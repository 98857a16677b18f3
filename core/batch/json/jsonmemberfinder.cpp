// SPDX-License-Identifier: Apache-2.0
#include "core/batch/json/jsonmemberfinder.h"

#include "core/base/bytemask.h"
#include "core/base/charset.h"
#include "core/batch/json/jsonmember.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <new>
#include <simdjson.h>

// Only the first stage of simdjson is used: it finds where strings, words, and punctuation marks begin, in
// many lines at once. Its documents would be one line each, which takes twice as long, or could extend over
// lines.
//
// A string cannot contain a line feed, because simdjson refuses control characters in strings. So each line
// starts outside strings, whatever the lines before it contain. What simdjson reads differently from
// jsonMember() is left to the latter:
// - Escapes outside strings: simdjson takes \" for part of a word. So there may be no backslashes, except in
//   strings that are values of the objects on the path to the member.
// - An escaped key may have the wanted name, and a duplicate is an error.
// - A string directly after a word, which simdjson takes for its end.
// - Values that are neither strings, words, numbers, objects, nor arrays.

namespace nidus::batch {

namespace {

/// Bytes examined at once: they and four bytes for each token stay in the first-level cache. Longer lines are
/// left to jsonMember().
constexpr std::size_t kExaminedAtOnce = std::size_t{8} << 10;

/// Objects in one another on the path to a member; deeper paths are left to jsonMember().
constexpr std::size_t kDeepest = 8;

/// The first character of a number or a word.
constexpr base::CharSet kOfWord = base::kAlphanum | base::CharSet("-");

base::Bytes16 backslashes(base::Bytes16 bytes) { return base::bytemask::equal(bytes, '\\'); }
base::Bytes16 backslashesAndQuotes(base::Bytes16 bytes)
{
    return backslashes(bytes) | base::bytemask::equal(bytes, '"');
}

/// Whether an object surely ends at the end of `rest`, the text after its member `name`, with no second one:
/// its only brace is the last byte, and neither a backslash nor a string that begins like the name comes
/// before. It has kPadding readable bytes after it.
bool isPlainEnd(std::string_view rest, std::string_view name)
{
    if (name.empty() || !rest.ends_with('}'))
        return false;
    std::uint64_t found = 0;
    std::size_t at = 0;
    for (; found == 0; at += sizeof(base::Bytes16)) { // the last byte is a brace
        base::Bytes16 bytes;
        base::Bytes16 next;
        std::memcpy(&bytes, rest.data() + at, sizeof bytes);
        std::memcpy(&next, rest.data() + at + 1, sizeof next);
        const base::Bytes16 braces = base::bytemask::equal(bytes, '{') | base::bytemask::equal(bytes, '}');
        const base::Bytes16 named =
            base::bytemask::equal(bytes, '"') & base::bytemask::equal(next, name.front());
        found = base::bytemask::bitsOf(braces | backslashes(bytes) | named);
    }
    const std::size_t first = at - sizeof(base::Bytes16) + static_cast<std::size_t>(std::countr_zero(found));
    return first + 1 == rest.size();
}

/// Returns firstMember() of a text with kPadding readable bytes after it, most often less than 16 bytes long.
template <typename MembersOf>
std::size_t firstOf(std::string_view text, MembersOf membersOf)
{
    base::Bytes16 bytes;
    std::memcpy(&bytes, text.data(), sizeof bytes);
    const std::uint64_t mask = base::bytemask::bitsOf(membersOf(bytes)) | std::uint64_t{1} << sizeof bytes;
    const auto first = static_cast<std::size_t>(std::countr_zero(mask));
    if (first >= sizeof bytes && text.size() > sizeof bytes) [[unlikely]]
        return base::firstMember(text, membersOf);
    return std::min(first, text.size());
}

} // namespace

/// The first characters of the tokens of a section, from one line to the next.
class JsonMemberFinder::Tokens
{
public:
    Tokens()
    {
        constexpr std::size_t kDepth = 1; // of the second stage
        if (simdjson::get_active_implementation()->create_dom_parser_implementation(
                kExaminedAtOnce, kDepth, m_parser) != simdjson::SUCCESS)
            throw std::bad_alloc();
    }

    /// Returns false if simdjson refuses the section. It has kPadding readable bytes after it.
    bool examine(std::string_view section)
    {
        static_assert(kPadding >= simdjson::SIMDJSON_PADDING);
        m_text = section.data();
        m_next = m_parser->structural_indexes.get();
        const bool isExamined =
            m_parser->stage1(reinterpret_cast<const std::uint8_t*>(section.data()), section.size(),
                             simdjson::stage1_mode::regular) == simdjson::SUCCESS;
        m_parser->structural_indexes[isExamined ? m_parser->n_structural_indexes : 0] =
            static_cast<std::uint32_t>(section.size());
        return isExamined;
    }

    /// Returns the text of the wanted string in the line; absent if jsonMember() must decide.
    std::optional<std::string_view> find(std::string_view line, std::string_view name)
    {
        const auto lineStart = static_cast<std::uint32_t>(line.data() - m_text);
        m_lineEnd = lineStart + static_cast<std::uint32_t>(line.size());
        while (*m_next < lineStart)
            ++m_next;
        std::array<std::size_t, kDeepest> outerSizes; // of the wanted names in the objects around
        std::string_view wanted = name;
        std::size_t depth = 0;
        std::size_t deepest = 0;
        std::optional<std::string_view> found;
        if (!take('{'))
            return std::nullopt;
        while (const std::optional<std::string_view> key = takeKey()) {
            const std::size_t dot = key->size();
            if (*key == wanted) {
                if (found)
                    return std::nullopt;
                found = string();
                if (!found)
                    return std::nullopt;
                const std::string_view rest(found->data() + found->size() + 1, m_text + m_lineEnd);
                if (depth == 0 && isPlainEnd(rest, name))
                    return found;
                ++m_next;
            } else if (dot < wanted.size() && wanted[dot] == '.' && wanted.starts_with(*key) && take('{')) {
                if (depth < deepest || depth + 1 == kDeepest)
                    return std::nullopt;
                outerSizes[depth] = wanted.size();
                deepest = ++depth;
                wanted.remove_prefix(dot + 1);
                continue;
            } else if (!skipValue()) {
                return std::nullopt;
            }
            while (take('}')) {
                if (depth == 0)
                    return *m_next >= m_lineEnd ? found : std::nullopt;
                wanted = name.substr(name.size() - outerSizes[--depth]);
            }
            if (!take(','))
                return std::nullopt;
        }
        return std::nullopt;
    }

private:
    /// Returns the first character of the next token; NUL at the end of the line.
    [[nodiscard]] char peek() const { return *m_next < m_lineEnd ? m_text[*m_next] : '\0'; }
    bool take(char token)
    {
        const bool isThere = peek() == token;
        m_next += isThere ? 1 : 0;
        return isThere;
    }
    /// Returns the text of the next token, with the blanks after it.
    [[nodiscard]] std::string_view token() const
    {
        return {m_text + *m_next, m_text + std::min(m_next[1], m_lineEnd)};
    }
    /// Returns the string that is the next token, without quotation marks.
    [[nodiscard]] std::optional<std::string_view> string() const
    {
        if (peek() != '"')
            return std::nullopt;
        const std::string_view quoted = token();
        return quoted.substr(1, quoted.rfind('"') - 1);
    }
    /// Takes a key without escapes, and its colon.
    std::optional<std::string_view> takeKey()
    {
        if (peek() != '"')
            return std::nullopt;
        const std::string_view quoted = token().substr(1);
        const std::size_t end = firstOf(quoted, backslashesAndQuotes);
        ++m_next;
        if (end == quoted.size() || quoted[end] != '"' || !take(':'))
            return std::nullopt;
        return quoted.substr(0, end);
    }
    bool skipValue()
    {
        const char first = peek();
        if (first == '{' || first == '[')
            return skipNested();
        bool isSkipped = first == '"';
        if (kOfWord.contains(first)) {
            const std::string_view word = token();
            isSkipped = firstOf(word, backslashesAndQuotes) == word.size();
        }
        m_next += isSkipped ? 1 : 0;
        return isSkipped;
    }
    /// Skips an object or an array.
    bool skipNested()
    {
        const char* const begin = m_text + *m_next;
        int braces = 0;
        int brackets = 0;
        do {
            const char first = peek();
            braces += (first == '{' ? 1 : 0) - (first == '}' ? 1 : 0);
            brackets += (first == '[' ? 1 : 0) - (first == ']' ? 1 : 0);
            if (first == '\0' || braces < 0 || brackets < 0)
                return false;
            ++m_next;
        } while (braces + brackets > 0);
        const std::string_view nested(begin, m_text + m_next[-1]);
        return firstOf(nested, backslashes) == nested.size();
    }

    std::unique_ptr<simdjson::internal::dom_parser_implementation> m_parser;
    const char* m_text = nullptr;          ///< the section
    const std::uint32_t* m_next = nullptr; ///< where the next token begins in it; the last one is its end
    std::uint32_t m_lineEnd = 0;
};

JsonMemberFinder::JsonMemberFinder() = default;
JsonMemberFinder::~JsonMemberFinder() = default;

void JsonMemberFinder::start(std::string_view lines, std::size_t following)
{
    const std::size_t missing = kPadding - std::min(following, kPadding);
    m_lines = lines.substr(0, lines.size() - std::min(missing, lines.size()));
    m_examined = {};
    m_refused = nullptr;
    if (!m_tokens)
        m_tokens = std::make_unique<Tokens>();
}

void JsonMemberFinder::examineFrom(std::string_view line)
{
    const char* const end = m_lines.data() + m_lines.size();
    m_examined = {};
    if (line.data() + line.size() > end || line.size() > kExaminedAtOnce)
        return;
    const bool isSingle = m_refused != nullptr && line.data() < m_refused;
    const std::string_view section =
        std::string_view(line.data(), end).substr(0, isSingle ? line.size() : kExaminedAtOnce);
    // npos + 1 is 0: the last line has no line end.
    const std::size_t size = isSingle ? 0 : section.rfind('\n') + 1;
    m_examined = size > 0 ? section.substr(0, size) : line;
    if (m_tokens->examine(m_examined) || m_examined.size() <= line.size())
        return;
    m_refused = m_examined.data() + m_examined.size();
    m_examined = m_tokens->examine(line) ? line : std::string_view();
}

std::expected<std::string_view, JsonFailure> JsonMemberFinder::find(std::string_view line,
                                                                    std::string_view name)
{
    if (m_examined.empty() || line.data() >= m_examined.data() + m_examined.size())
        examineFrom(line);
    const std::optional<std::string_view> found =
        m_examined.empty() ? std::nullopt : m_tokens->find(line, name);
    return found ? std::expected<std::string_view, JsonFailure>(*found) : jsonMember(line, name);
}

} // namespace nidus::batch
