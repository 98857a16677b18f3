// SPDX-License-Identifier: Apache-2.0
#include "core/batch/json/jsonmember.h"

#include "core/base/charset.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace nidus::batch {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr base::CharSet kOfRest("\"{}[]");
constexpr std::size_t kHexDigits = 4;

/// Reads the text of one object. Every step returns false or nothing if the text does not match.
class Cursor
{
public:
    explicit Cursor(std::string_view text) : m_text(text) {}

    [[nodiscard]] char peek()
    {
        m_at = std::min(m_text.find_first_not_of(kBlanks, m_at), m_text.size());
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    /// Where the next character that is not a blank is.
    [[nodiscard]] std::size_t place()
    {
        (void)peek();
        return m_at;
    }
    [[nodiscard]] bool isAtEnd() { return place() == m_text.size(); }
    /// Moves to the next of these characters and returns it; returns NUL at the end.
    char moveTo(const base::CharSet& any)
    {
        while (m_at < m_text.size() && !any.contains(m_text[m_at]))
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }
    bool take(char c)
    {
        const bool isThere = m_at < m_text.size() && peek() == c;
        m_at += isThere ? 1U : 0U;
        return isThere;
    }
    /// Returns the text between the quotation marks.
    std::optional<std::string_view> takeString()
    {
        if (!take('"'))
            return std::nullopt;
        const std::size_t start = m_at;
        std::size_t end = m_text.find('"', start);
        while (end != std::string_view::npos && isEscaped(start, end))
            end = m_text.find('"', end + 1);
        if (end == std::string_view::npos) {
            m_at = start - 1;
            return std::nullopt;
        }
        m_at = end + 1;
        return m_text.substr(start, end - start);
    }
    bool skipValue()
    {
        std::size_t depth = 0;
        do {
            const char c = peek();
            if (c == '"') {
                if (!takeString())
                    return false;
                continue;
            }
            if (c == '\0' || (depth == 0 && (c == '}' || c == ']')))
                return false;
            depth += c == '{' || c == '[' ? 1U : 0U;
            depth -= c == '}' || c == ']' ? 1U : 0U;
            m_at +=
                c == '{' || c == '[' || c == '}' || c == ']' || c == ',' || c == ':' ? 1U : scalarLength();
        } while (depth > 0);
        return true;
    }

private:
    [[nodiscard]] bool isEscaped(std::size_t start, std::size_t quote) const
    {
        std::size_t front = quote;
        while (front > start && m_text[front - 1] == '\\')
            --front;
        return (quote - front) % 2 == 1;
    }
    /// The length of a number or a word, at least 1.
    [[nodiscard]] std::size_t scalarLength() const
    {
        const std::size_t end = std::min(m_text.find_first_of(",:{}[]\" \t\r\n", m_at + 1), m_text.size());
        return end - m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

std::optional<std::uint32_t> hexUnit(std::string_view raw, std::size_t at)
{
    std::uint32_t unit = 0;
    if (raw.size() < at + kHexDigits)
        return std::nullopt;
    const char* const end = raw.data() + at + kHexDigits;
    const std::from_chars_result read = std::from_chars(raw.data() + at, end, unit, 16);
    return read.ec == std::errc() && read.ptr == end ? std::optional(unit) : std::nullopt;
}

/// A character written as an escape.
struct EscapedCharacter
{
    char32_t character = 0;
    std::size_t size = 0; ///< bytes after the first u
};

/// Decodes "\uXXXX", where `at` is after the u. A surrogate pair is one character.
std::optional<EscapedCharacter> escapedCharacter(std::string_view raw, std::size_t at)
{
    const std::optional<std::uint32_t> unit = hexUnit(raw, at);
    if (!unit)
        return std::nullopt;
    if (*unit < 0xD800 || *unit > 0xDFFF)
        return EscapedCharacter{.character = *unit, .size = kHexDigits};
    at += kHexDigits;
    const std::optional<std::uint32_t> low =
        raw.substr(at).starts_with("\\u") ? hexUnit(raw, at + 2) : std::nullopt;
    if (*unit > 0xDBFF || !low || *low < 0xDC00 || *low > 0xDFFF)
        return std::nullopt;
    return EscapedCharacter{.character = 0x10000 + ((*unit - 0xD800) << 10U) + (*low - 0xDC00),
                            .size = kHexDigits + 2 + kHexDigits};
}

/// Searches one line. Up to the member, the structure is examined; after it, only strings and brackets,
/// because a duplicate can be anywhere.
class MemberSearch
{
public:
    MemberSearch(std::string_view line, std::string_view name) : m_cursor(line), m_level{.name = name} {}

    std::expected<std::string_view, JsonFailure> run()
    {
        bool isObject = m_cursor.take('{') && takeMembers();
        (void)m_cursor.take(','); // an object in an array that is written line by line
        isObject = isObject && m_cursor.isAtEnd();
        if (m_duplicateAt)
            return std::unexpected(JsonFailure{JsonFault::Duplicate, *m_duplicateAt});
        if (m_isFound && !isObject)
            return std::unexpected(JsonFailure{JsonFault::NotOneObject, m_cursor.place()});
        if (!m_text)
            return std::unexpected(JsonFailure{});
        return *m_text;
    }

private:
    /// An object on the path to the member.
    struct Level
    {
        std::string_view name;                ///< what the wanted name is in it
        std::optional<std::string> entered{}; ///< the latest member that was entered
    };
    enum class Key : std::uint8_t { Wanted, Entered, Other };

    /// Takes members to the end of the outermost object.
    bool takeMembers()
    {
        for (bool isStart = true; !m_isFound;) {
            if (m_cursor.take('}')) {
                if (!leave())
                    return true;
                isStart = false;
                continue;
            }
            if (!isStart && !m_cursor.take(','))
                return false;
            const std::size_t start = m_cursor.place();
            const std::optional<std::string_view> raw = m_cursor.takeString();
            if (!raw || !m_cursor.take(':'))
                return false;
            const Key key = takeKey(*raw, start);
            isStart = key == Key::Entered;
            if (key == Key::Wanted && m_cursor.peek() == '"') {
                m_text = m_cursor.takeString();
                if (!m_text)
                    return false;
            } else if (!isStart && !m_cursor.skipValue()) {
                return false;
            }
        }
        return takeRest();
    }
    bool takeRest()
    {
        std::size_t objects = 0; // that are not on the path
        std::size_t arrays = 0;
        while (const char c = m_cursor.moveTo(kOfRest)) {
            if (c == '"') {
                const std::size_t start = m_cursor.place();
                const std::optional<std::string_view> raw = m_cursor.takeString();
                if (!raw)
                    return false;
                if (objects == 0 && arrays == 0 && m_cursor.take(':'))
                    takeKey(*raw, start);
                continue;
            }
            (void)m_cursor.take(c);
            if (c == '[')
                ++arrays;
            else if (c == ']')
                arrays -= std::min<std::size_t>(arrays, 1);
            else if (c == '{')
                ++objects;
            else if (objects > 0)
                --objects;
            else if (!leave())
                return true;
        }
        return false;
    }
    /// Enters the value if it is an object on the path.
    Key takeKey(std::string_view raw, std::size_t start)
    {
        std::optional<std::string> decoded;
        if (raw.contains('\\'))
            decoded = jsonUnescaped(raw);
        const std::string_view key = decoded ? *decoded : raw;
        const std::string_view name = m_level.name;
        if (key == name) {
            if (std::exchange(m_isFound, true) && !m_duplicateAt)
                m_duplicateAt = start;
            return Key::Wanted;
        }
        const std::size_t dot = key.size();
        const bool isOnPath = dot < name.size() && name[dot] == '.' && name.starts_with(key);
        if (!isOnPath || !m_cursor.take('{'))
            return Key::Other;
        if (m_level.entered == key && !m_duplicateAt)
            m_duplicateAt = start;
        m_level.entered = key;
        m_outer.push_back(std::exchange(m_level, {.name = name.substr(dot + 1)}));
        return Key::Entered;
    }
    /// Leaves an object on the path; returns false if it is the outermost one.
    bool leave()
    {
        if (m_outer.empty())
            return false;
        m_level = std::move(m_outer.back());
        m_outer.pop_back();
        return true;
    }

    Cursor m_cursor;
    Level m_level;
    std::vector<Level> m_outer; ///< innermost last
    std::optional<std::string_view> m_text;
    std::optional<std::size_t> m_duplicateAt;
    bool m_isFound = false;
};

} // namespace

std::expected<std::string_view, JsonFailure> jsonMember(std::string_view line, std::string_view name)
{
    return MemberSearch(line, name).run();
}

std::string jsonMemberNames(std::string_view line)
{
    Cursor cursor(line);
    std::string names;
    if (!cursor.take('{'))
        return names;
    do {
        const std::optional<std::string_view> raw = cursor.takeString();
        if (!raw || !cursor.take(':') || !cursor.skipValue())
            break;
        names += (names.empty() ? "" : ", ") + jsonUnescaped(*raw).value_or(std::string(*raw));
    } while (cursor.take(','));
    return names;
}

std::vector<JsonText> jsonTexts(std::string_view line, std::size_t most)
{
    Cursor cursor(line);
    std::vector<JsonText> texts;
    std::map<std::string, int> counts; // of all names
    if (!cursor.take('{'))
        return texts;
    do {
        const std::optional<std::string_view> raw = cursor.takeString();
        if (!raw || !cursor.take(':'))
            return {};
        const std::string name = jsonUnescaped(*raw).value_or(std::string(*raw));
        ++counts[name];
        const std::optional<std::string_view> text =
            cursor.peek() == '"' ? cursor.takeString() : std::nullopt;
        if (text && texts.size() < most)
            texts.push_back({name, *text});
        if (!text && !cursor.skipValue())
            return {};
    } while (cursor.take(','));
    const bool isObject = cursor.take('}');
    (void)cursor.take(',');
    if (!isObject || !cursor.isAtEnd())
        return {};
    std::erase_if(texts, [&counts](const JsonText& each) { return counts[each.name] > 1; });
    return texts;
}

std::optional<std::string> jsonUnescaped(std::string_view raw)
{
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    std::string text;
    for (std::size_t at = 0; at < raw.size();) {
        if (raw[at] != '\\') {
            text += raw[at++];
            continue;
        }
        const char letter = at + 1 < raw.size() ? raw[at + 1] : '\0';
        at += 2;
        if (const std::size_t known = letters.find(letter); known != std::string_view::npos) {
            text += meanings[known];
            continue;
        }
        const std::optional<EscapedCharacter> escaped =
            letter == 'u' ? escapedCharacter(raw, at) : std::nullopt;
        if (!escaped)
            return std::nullopt;
        text += base::toUtf8(escaped->character);
        at += escaped->size;
    }
    return text;
}

} // namespace nidus::batch
