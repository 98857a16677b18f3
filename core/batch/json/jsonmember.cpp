// SPDX-License-Identifier: Apache-2.0
#include "core/batch/json/jsonmember.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>

namespace nidus::batch {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
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
    bool take(char c)
    {
        const bool isThere = peek() == c;
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
        if (end == std::string_view::npos)
            return std::nullopt;
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

bool isNamed(std::string_view raw, std::string_view name)
{
    return raw == name || (raw.find('\\') != std::string_view::npos && jsonUnescaped(raw) == name);
}

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

} // namespace

std::optional<std::string_view> jsonMember(std::string_view line, std::string_view name)
{
    Cursor cursor(line);
    if (!cursor.take('{'))
        return std::nullopt;
    while (const std::optional<std::string_view> key = cursor.takeString()) {
        if (!cursor.take(':'))
            return std::nullopt;
        if (isNamed(*key, name))
            return cursor.takeString();
        const std::size_t dot = key->size();
        if (dot < name.size() && name[dot] == '.' && name.starts_with(*key) && cursor.take('{')) {
            name.remove_prefix(dot + 1);
            continue;
        }
        if (!cursor.skipValue() || !cursor.take(','))
            return std::nullopt;
    }
    return std::nullopt;
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
