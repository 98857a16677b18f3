// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/lineformat.h"

#include "core/urn/presentation.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidus {

void appendNumber(std::string& out, std::uint64_t value)
{
    std::array<char, 20> digits{};
    const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end.ptr);
}

bool isPlain(std::string_view bytes)
{
    // Without leaving early, which lets the compiler look at many bytes at once.
    return std::ranges::count_if(bytes, [](char c) { return c <= ' ' || c > '~' || c == '\\'; }) == 0;
}

void appendUrn(std::string& out, std::string_view bytes)
{
    if (isPlain(bytes))
        out += bytes;
    else
        out += escapedBytes(bytes);
}

void appendField(std::string& out, const QString& sentence)
{
    std::string utf8 = sentence.toStdString();
    std::ranges::replace_if(utf8, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    out += utf8;
}

void appendCsvField(std::string& out, std::string_view field)
{
    const bool isFormula = !field.empty() && std::string_view("=+-@\t\r").contains(field.front());
    if (!isFormula && field.find_first_of("\",\r\n") == std::string_view::npos) {
        out += field;
        return;
    }
    out += '"';
    if (isFormula)
        out += '\'';
    for (const char c : field) {
        if (c == '"')
            out += '"';
        out += c;
    }
    out += '"';
}

std::size_t columnAt(std::string_view line, std::size_t offset)
{
    const std::string_view before = line.substr(0, std::min(offset, line.size()));
    return 1 + static_cast<std::size_t>(std::ranges::count_if(
                   before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

} // namespace nidus
