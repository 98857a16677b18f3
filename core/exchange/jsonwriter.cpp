// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/jsonwriter.h"

#include "core/exchange/lineformat.h"
#include "core/urn/presentation.h"

#include <QByteArray>

namespace nidus {

void JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    m_out += ':';
    m_needsComma = false;
}

void JsonWriter::number(std::uint64_t value)
{
    separate();
    appendNumber(m_out, value);
    m_needsComma = true;
}

void JsonWriter::text(std::string_view utf8)
{
    separate();
    quote(utf8);
    m_needsComma = true;
}

void JsonWriter::text(QStringView value)
{
    const QByteArray utf8 = value.toUtf8();
    text(std::string_view(utf8.constData(), static_cast<std::size_t>(utf8.size())));
}

void JsonWriter::textOrNull(QStringView value)
{
    if (value.isEmpty())
        null();
    else
        text(value);
}

bool JsonWriter::urn(std::string_view bytes)
{
    const bool needsEscape = !isPlain(bytes);
    if (needsEscape)
        text(escapedBytes(bytes));
    else
        text(bytes);
    return needsEscape;
}

void JsonWriter::begin(char bracket)
{
    separate();
    m_out += bracket;
    m_needsComma = false;
}

void JsonWriter::end(char bracket)
{
    m_out += bracket;
    m_needsComma = true;
}

void JsonWriter::literal(std::string_view word)
{
    separate();
    m_out += word;
    m_needsComma = true;
}

void JsonWriter::separate()
{
    if (m_needsComma)
        m_out += ',';
}

void JsonWriter::quote(std::string_view utf8)
{
    static constexpr std::string_view kHex = "0123456789abcdef";
    m_out += '"';
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            m_out += '\\';
            m_out += c;
        } else if (c == '\n') {
            m_out += "\\n";
        } else if (c == '\t') {
            m_out += "\\t";
        } else if (byte < 0x20) {
            m_out += "\\u00";
            m_out += kHex[byte >> 4U];
            m_out += kHex[byte & 0xFU];
        } else {
            m_out += c;
        }
    }
    m_out += '"';
}

} // namespace nidus
