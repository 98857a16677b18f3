// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus::exchange {

enum class JsonLayout : std::uint8_t {
    OneLine,  ///< nothing between the tokens
    Indented, ///< one member per line, indented by one space per level
};

/// Writes JSON into a string, keys in the order given. Made for millions of one-line objects: builds no tree
/// and allocates only when the string grows.
class JsonWriter
{
public:
    /// Appends to `out`, which is borrowed.
    explicit JsonWriter(std::string& out, JsonLayout layout = JsonLayout::OneLine)
        : m_out(out), m_layout(layout)
    {}

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    /// `name` must be one of ours; it is not escaped.
    void key(std::string_view name);

    void null() { literal("null"); }
    void boolean(bool value) { literal(value ? "true" : "false"); }
    void number(std::uint64_t value);
    void number(std::signed_integral auto value)
    {
        if (value < 0)
            literal(std::to_string(value));
        else
            number(static_cast<std::uint64_t>(value));
    }
    /// A value that is already JSON: a number as written, or the output of another writer.
    void value(std::string_view json) { literal(json); }
    /// UTF-8 text.
    void text(std::string_view utf8);
    /// UTF-16 text; unpaired surrogates and byte order marks are written as escapes.
    void text(QStringView value);
    /// The text, or null if it is empty.
    void textOrNull(QStringView value);
    /// A URN: bytes outside 0x21..0x7E and the backslash become \xHH. Returns whether any did.
    bool urn(std::string_view bytes);

private:
    void begin(char bracket);
    void end(char bracket);
    void literal(std::string_view word);
    void separate();
    void breakLine();
    void quote(std::string_view utf8);
    void escapeInto(std::string_view utf8);
    void appendEscape(char16_t unit);

    std::string& m_out;
    JsonLayout m_layout;
    std::size_t m_depth = 0;
    bool m_needsComma = false;
    bool m_isAfterKey = false;
};

} // namespace nidus::exchange
