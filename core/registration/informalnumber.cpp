// SPDX-License-Identifier: Apache-2.0
#include "core/registration/informalnumber.h"

#include <algorithm>
#include <utility>

namespace nidus::registration {

using namespace Qt::StringLiterals;

QString informalNumberOf(const QString& nid)
{
    constexpr auto prefix = "urn-"_L1;
    const QString number =
        nid.startsWith(prefix, Qt::CaseInsensitive) ? nid.sliced(prefix.size()) : QString();
    return isInformalNumber(number) ? number : QString();
}

bool isInformalNumber(const QString& text)
{
    return !text.isEmpty() && text.front() != u'0' &&
           std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool isLowerNumber(const QString& a, const QString& b)
{
    return std::pair(a.size(), QStringView(a)) < std::pair(b.size(), QStringView(b));
}

QString increasedNumber(QString number, unsigned more)
{
    for (qsizetype i = number.size() - 1; i >= 0 && more > 0; --i) {
        more += unsigned(number[i].digitValue());
        number[i] = QChar(u'0' + more % 10);
        more /= 10;
    }
    return more > 0 ? QString::number(more) + number : number;
}

} // namespace nidus::registration
