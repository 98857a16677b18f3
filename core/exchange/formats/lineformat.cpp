// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/lineformat.h"

#include "core/base/bytemask.h"
#include "core/urn/presentation.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidus::exchange {

void appendNumber(std::string& out, std::uint64_t value)
{
    std::array<char, 20> digits{};
    const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    out.append(digits.data(), end.ptr);
}

void BufferWriter::number(std::uint64_t value) { m_to = std::to_chars(m_to, m_to + kNumber, value).ptr; }

std::size_t plainLength(std::string_view bytes)
{
    return base::firstMember(bytes, [](base::Bytes16 at) {
        return ~base::bytemask::between(at, '!', '~') | base::bytemask::equal(at, '\\');
    });
}

bool isPlain(std::string_view bytes) { return plainLength(bytes) == bytes.size(); }

void appendUrn(std::string& out, std::string_view bytes)
{
    for (std::size_t plain = 0; (plain = plainLength(bytes)) < bytes.size(); bytes.remove_prefix(plain + 1)) {
        out += bytes.substr(0, plain);
        out += urn::escapedBytes(bytes.substr(plain, 1));
    }
    out += bytes;
}

void appendField(std::string& out, const QString& sentence)
{
    const std::size_t begin = out.size();
    out += sentence.toStdString();
    closeField(out, begin);
}

void closeField(std::string& out, std::size_t begin)
{
    const auto isBreak = [](base::Bytes16 at) {
        return base::bytemask::equal(at, '\t') | base::bytemask::equal(at, '\n') |
               base::bytemask::equal(at, '\r');
    };
    for (std::size_t at = begin;
         (at += base::firstMember(std::string_view(out).substr(at), isBreak)) < out.size();)
        out[at] = ' ';
}

void appendCsvField(std::string& out, std::string_view field)
{
    const std::size_t begin = out.size();
    out += field;
    closeCsvField(out, begin);
}

void closeCsvField(std::string& out, std::size_t begin)
{
    const std::string_view written = std::string_view(out).substr(begin);
    const bool isFormula = !written.empty() && std::string_view("=+-@\t\r").contains(written.front());
    const auto isSpecial = [](base::Bytes16 at) {
        return base::bytemask::equal(at, '"') | base::bytemask::equal(at, ',') |
               base::bytemask::equal(at, '\r') | base::bytemask::equal(at, '\n');
    };
    if (!isFormula && base::firstMember(written, isSpecial) == written.size())
        return;
    const std::string field(written);
    out.resize(begin);
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

} // namespace nidus::exchange
