// SPDX-License-Identifier: Apache-2.0
#include "core/storage/allocation.h"

#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kInformalPrefix = "urn-"_L1;
constexpr qsizetype kMaxNidLength = 32; // RFC 8141 section 2

bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Number without leading zeros (RFC 8141 section 5.2).
bool isInformalNumber(const QString& text)
{
    return !text.isEmpty() && text.front() != u'0' && std::ranges::all_of(text, isAsciiDigit);
}

/// Decimal numbers as text: a NID has room for more digits than any integer type.
bool isLess(const QString& a, const QString& b)
{
    return a.size() != b.size() ? a.size() < b.size() : a < b;
}

QString plusOne(QString number)
{
    for (qsizetype i = number.size() - 1; i >= 0; --i) {
        if (number[i] != u'9') {
            number[i] = QChar(number[i].unicode() + 1);
            return number;
        }
        number[i] = u'0';
    }
    return u'1' + number;
}

} // namespace

std::expected<QString, Error> nextInformalNid(Connection& connection)
{
    const auto suffixes =
        connection.list(u"SELECT substr(nid, 5) FROM registration WHERE nid >= 'urn-' AND nid < 'urn.'"_s, {},
                        [](const Row& row) { return row.text(0); });
    if (!suffixes)
        return std::unexpected(suffixes.error());
    QString highest = u"0"_s;
    for (const QString& suffix : *suffixes) {
        if (isInformalNumber(suffix) && isLess(highest, suffix))
            highest = suffix;
    }
    QString nid = kInformalPrefix + plusOne(highest);
    if (nid.size() > kMaxNidLength)
        return std::unexpected(Error{ErrorCode::NumbersExhausted, nid.toStdString(), {}});
    return nid;
}

} // namespace nidus
