// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <cstdint>
#include <string>
#include <string_view>

namespace nidus {

/// Writes JSON into a string, keys in the order given, nothing between the tokens. Made for one line per
/// object over millions of lines: no tree, no allocation but the string's own growth.
class JsonWriter
{
public:
    /// Appends to `out`, which is borrowed.
    explicit JsonWriter(std::string& out) : m_out(out) {}

    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }
    void key(std::string_view name);

    void null() { literal("null"); }
    void boolean(bool value) { literal(value ? "true" : "false"); }
    void number(std::uint64_t value);
    /// UTF-8 text.
    void text(std::string_view utf8);
    void text(QStringView value);
    /// The text, or null when there is none.
    void textOrNull(QStringView value);
    /// A URN: bytes outside 0x21..0x7E and the backslash become \xHH. True when any did.
    bool urn(std::string_view bytes);

private:
    void begin(char bracket);
    void end(char bracket);
    void literal(std::string_view word);
    void separate();
    void quote(std::string_view utf8);

    std::string& m_out;
    bool m_needsComma = false;
};

} // namespace nidus
