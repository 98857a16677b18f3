// SPDX-License-Identifier: Apache-2.0
#include "core/findings/remarks.h"

#include "core/base/bytemask.h"
#include "core/findings/catalogue.h"

#include <QString>
#include <algorithm>
#include <array>
#include <charconv>

namespace nidus {

namespace {

QString decoded(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

void Remarks::clear()
{
    m_remarks.clear();
    m_text.clear();
    m_ends.clear();
}

void Remarks::add(FindingId id, TextRange range)
{
    m_remarks.push_back({.id = id, .range = range, .firstArgument = m_ends.size()});
}

void Remarks::addArgument(std::string_view text)
{
    if (firstMember(text, [](Bytes16 at) { return bytemask::between(at, '\x80', '\xFF'); }) == text.size())
        m_text += text;
    else
        m_text += decoded(text).toStdString();
    closeArgument();
}

void Remarks::addNumber(std::uint64_t number)
{
    std::array<char, 20> digits{};
    const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    m_text.append(digits.data(), end.ptr);
    closeArgument();
}

void Remarks::keepFirst()
{
    m_remarks.erase(m_remarks.begin() + 1, m_remarks.end());
}

void Remarks::moveLastToSecond()
{
    if (m_remarks.size() > 2)
        std::rotate(m_remarks.begin() + 1, m_remarks.end() - 1, m_remarks.end());
}

std::string_view Remarks::argument(const Remark& remark, std::size_t number) const
{
    if (number == 0 || number > remark.argumentCount)
        return {};
    const std::size_t index = remark.firstArgument + number - 1;
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
}

Finding Remarks::finding(const Remark& remark) const
{
    QStringList arguments;
    for (std::size_t number = 1; number <= remark.argumentCount; ++number)
        arguments.append(decoded(argument(remark, number)));
    return makeFinding(remark.id, remark.range, arguments);
}

void Remarks::closeArgument()
{
    m_ends.push_back(m_text.size());
    ++m_remarks.back().argumentCount;
}

} // namespace nidus
