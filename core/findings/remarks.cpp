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
    m_arguments.clear();
}

void Remarks::add(FindingId id, TextRange range)
{
    m_remarks.push_back({.id = id, .range = range, .firstArgument = m_arguments.size()});
}

void Remarks::addArgument(std::string_view text)
{
    // Nearly every argument is plain, and millions of them are looked at.
    const bool isPlain =
        firstMember(text, [](Bytes16 at) { return ~bytemask::between(at, ' ', '~'); }) == text.size();
    if (isPlain)
        m_text += text;
    else
        m_text += decoded(text).toStdString();
    closeArgument(isPlain);
}

void Remarks::addNumber(std::uint64_t number)
{
    std::array<char, 20> digits{};
    const std::to_chars_result end = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    m_text.append(digits.data(), end.ptr);
    closeArgument(true);
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
    const std::size_t begin = index == 0 ? 0 : m_arguments[index - 1].end;
    return std::string_view(m_text).substr(begin, m_arguments[index].end - begin);
}

bool Remarks::isPlainArgument(const Remark& remark, std::size_t number) const
{
    return number == 0 || number > remark.argumentCount ||
           m_arguments[remark.firstArgument + number - 1].isPlain;
}

Finding Remarks::finding(const Remark& remark) const
{
    QStringList arguments;
    for (std::size_t number = 1; number <= remark.argumentCount; ++number)
        arguments.append(decoded(argument(remark, number)));
    return makeFinding(remark.id, remark.range, arguments);
}

void Remarks::closeArgument(bool isPlain)
{
    m_arguments.push_back({.end = m_text.size(), .isPlain = isPlain});
    ++m_remarks.back().argumentCount;
}

} // namespace nidus
