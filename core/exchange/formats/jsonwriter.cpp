// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/jsonwriter.h"

#include "core/base/bytemask.h"
#include "core/exchange/formats/lineformat.h"
#include "core/urn/presentation.h"

#include <QByteArray>

namespace nidus::exchange {

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.data(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

void JsonWriter::key(std::string_view name)
{
    separate();
    m_out += '"';
    m_out += name;
    m_out += m_layout == JsonLayout::Indented ? "\": " : "\":";
    m_needsComma = false;
    m_isAfterKey = true;
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
    separate();
    m_out += '"';
    qsizetype written = 0;
    for (qsizetype i = 0; i < value.size(); ++i) {
        // Readers drop a byte order mark that is not escaped.
        if (!value[i].isSurrogate() && value[i] != QChar::ByteOrderMark)
            continue;
        if (value[i].isHighSurrogate() && i + 1 < value.size() && value[i + 1].isLowSurrogate()) {
            ++i;
            continue;
        }
        escapeInto(view(value.sliced(written, i - written).toUtf8()));
        appendEscape(value[i].unicode());
        written = i + 1;
    }
    escapeInto(view(value.sliced(written).toUtf8()));
    m_out += '"';
    m_needsComma = true;
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
    separate();
    m_out += '"';
    std::size_t plain = plainLength(bytes);
    const bool needsEscape = plain < bytes.size();
    for (; plain < bytes.size(); plain = plainLength(bytes)) {
        escapeInto(bytes.substr(0, plain));
        escapeInto(urn::escapedBytes(bytes.substr(plain, 1)));
        bytes.remove_prefix(plain + 1);
    }
    escapeInto(bytes);
    m_out += '"';
    m_needsComma = true;
    return needsEscape;
}

void JsonWriter::begin(char bracket)
{
    separate();
    m_out += bracket;
    ++m_depth;
    m_needsComma = false;
}

void JsonWriter::end(char bracket)
{
    --m_depth;
    if (m_needsComma)
        breakLine();
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
    if (m_depth > 0 && !m_isAfterKey)
        breakLine();
    m_isAfterKey = false;
}

void JsonWriter::breakLine()
{
    if (m_layout == JsonLayout::Indented)
        m_out.append(1, '\n').append(m_depth, ' ');
}

void JsonWriter::quote(std::string_view utf8)
{
    m_out += '"';
    escapeInto(utf8);
    m_out += '"';
}

void JsonWriter::escapeInto(std::string_view utf8)
{
    const auto needsEscape = [](base::Bytes16 at) {
        return base::bytemask::equal(at, '"') | base::bytemask::equal(at, '\\') |
               base::bytemask::between(at, '\0', '\x1F');
    };
    for (;;) {
        const std::size_t plain = base::firstMember(utf8, needsEscape);
        m_out += utf8.substr(0, plain);
        if (plain == utf8.size())
            return;
        const char c = utf8[plain];
        if (c == '"' || c == '\\') {
            m_out += '\\';
            m_out += c;
        } else if (c == '\n') {
            m_out += "\\n";
        } else if (c == '\t') {
            m_out += "\\t";
        } else {
            appendEscape(static_cast<unsigned char>(c));
        }
        utf8.remove_prefix(plain + 1);
    }
}

void JsonWriter::appendEscape(char16_t unit)
{
    static constexpr std::string_view kHex = "0123456789abcdef";
    m_out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        m_out += kHex[static_cast<std::size_t>(unit >> shift) & 0xFU];
}

} // namespace nidus::exchange
