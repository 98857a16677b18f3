// SPDX-License-Identifier: Apache-2.0
#include "core/findings/text/remarks.h"

#include "core/base/bytemask.h"
#include "core/findings/catalog/catalog.h"

#include <QString>
#include <algorithm>
#include <array>
#include <charconv>

namespace nidus::findings {

namespace {

QString decoded(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

} // namespace

bool isPlainText(std::string_view text)
{
    if (text.size() < sizeof(base::Bytes16))
        return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
    return base::firstMember(text, [](base::Bytes16 at) { return ~base::bytemask::between(at, ' ', '~'); }) ==
           text.size();
}

void Remarks::clear()
{
    m_remarks.clear();
    m_text.clear();
    m_arguments.clear();
}

void Remarks::addArgument(std::string_view text)
{
    // Called for millions of arguments, nearly all of them plain.
    if (isPlainText(text))
        return addPlainArgument(text);
    m_text += decoded(text).toStdString();
    closeArgument(false);
}

void Remarks::addNumber(std::uint64_t number)
{
    std::array<char, 20> digits{};
    const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    m_text.append(digits.data(), end.ptr);
    closeArgument(true);
}

void Remarks::keep(std::size_t count)
{
    if (m_remarks.size() > count)
        m_remarks.erase(m_remarks.begin() + std::ptrdiff_t(count), m_remarks.end());
}

void Remarks::moveLastToSecond()
{
    if (m_remarks.size() > 2)
        std::rotate(m_remarks.begin() + 1, m_remarks.end() - 1, m_remarks.end());
}

Finding Remarks::finding(const Remark& remark) const
{
    QStringList arguments;
    for (std::size_t number = 1; number <= remark.argumentCount; ++number)
        arguments.append(decoded(argument(remark, number).text));
    return makeFinding(remark.id, remark.range, arguments);
}

} // namespace nidus::findings
