// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/allocation.h"

#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kInformalPrefix = "urn-"_L1;
constexpr qsizetype kMaxNidLength = 32; // RFC 8141 section 2

bool isAsciiDigit(QChar c) { return c >= u'0' && c <= u'9'; }

/// Returns whether the text is a number without leading zeros (RFC 8141 section 5.2).
bool isInformalNumber(const QString& text)
{
    return !text.isEmpty() && text.front() != u'0' && std::ranges::all_of(text, isAsciiDigit);
}

/// Compares decimal numbers as text: a NID has room for more digits than any integer type.
bool isLess(const QString& a, const QString& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; }

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

QString higherInformalNumber(const QString& a, const QString& b) { return isLess(a, b) ? b : a; }

base::Result<QString> highestInformalNumber(Connection& connection)
{
    const auto numbers =
        connection.list(u"SELECT substr(nid, 5) FROM registration WHERE nid >= 'urn-' AND nid < 'urn.' "
                        "UNION ALL SELECT informal_number FROM restoration"_s,
                        {}, [](const QueryRow& row) { return row.text(0); });
    if (!numbers)
        return std::unexpected(numbers.error());
    QString highest;
    for (const QString& number : *numbers) {
        if (isInformalNumber(number))
            highest = higherInformalNumber(highest, number);
    }
    return highest;
}

base::Result<QString> nextInformalNid(Connection& connection)
{
    const auto highest = highestInformalNumber(connection);
    if (!highest)
        return highest;
    QString nid = kInformalPrefix + plusOne(*highest);
    if (nid.size() > kMaxNidLength)
        return std::unexpected(base::Error{kNumbersExhausted, nid.toStdString(), {}});
    return nid;
}

} // namespace nidus::storage
