// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/allocation.h"

#include "core/registration/informalnumber.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kInformalPrefix = "urn-"_L1;
constexpr qsizetype kMaxNidLength = 32; // RFC 8141 section 2

} // namespace

QString higherInformalNumber(const QString& a, const QString& b)
{
    return registration::isLowerNumber(a, b) ? b : a;
}

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
        if (registration::isInformalNumber(number))
            highest = higherInformalNumber(highest, number);
    }
    return highest;
}

base::Result<QString> nextInformalNid(Connection& connection)
{
    const auto highest = highestInformalNumber(connection);
    if (!highest)
        return highest;
    QString nid = kInformalPrefix + registration::increasedNumber(*highest, 1);
    if (nid.size() > kMaxNidLength)
        return std::unexpected(base::Error{kNumbersExhausted, nid.toStdString(), {}});
    return nid;
}

} // namespace nidus::storage
