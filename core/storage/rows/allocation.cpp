// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/allocation.h"

#include "core/registration/informalnumber.h"
#include "core/storage/sqlite/dialect.h"

#include <algorithm>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kInformalPrefix = "urn-"_L1;
constexpr qsizetype kMaxNidLength = 32; // RFC 8141 section 2

} // namespace

AssignedNumbers higherNumbers(const AssignedNumbers& a, const AssignedNumbers& b)
{
    return {.informal = registration::isLowerNumber(a.informal, b.informal) ? b.informal : a.informal,
            .draft = std::max(a.draft, b.draft)};
}

base::Result<AssignedNumbers> assignedNumbers(Connection& connection)
{
    const auto informal =
        connection.list(u"SELECT substr(nid, 5) FROM registration WHERE nid >= 'urn-' AND nid < 'urn.' "
                        "UNION ALL SELECT informal_number FROM restoration"_s,
                        {}, [](const QueryRow& row) { return row.text(0); });
    if (!informal)
        return std::unexpected(informal.error());
    const auto draft = connection.number("SELECT "_L1 + dialect::lastNumber(u"draft"_s));
    if (!draft)
        return std::unexpected(draft.error());
    AssignedNumbers highest = higherNumbers(connection.reserved(), {.informal = {}, .draft = *draft});
    for (const QString& number : *informal) {
        if (registration::isInformalNumber(number))
            highest = higherNumbers(highest, {.informal = number, .draft = 0});
    }
    return highest;
}

base::Result<void> countDraftsTo(Connection& connection, qint64 last)
{
    if (last == 0)
        return {};
    const auto own = connection.number("SELECT "_L1 + dialect::lastNumber(u"draft"_s));
    if (!own)
        return std::unexpected(own.error());
    if (*own >= last)
        return {};
    if (const auto done = connection.execute(dialect::forgetLastNumber(u"draft"_s)); !done)
        return done;
    return connection.execute(dialect::setLastNumber(u"draft"_s), {last});
}

base::Result<QString> nextInformalNid(Connection& connection)
{
    const auto assigned = assignedNumbers(connection);
    if (!assigned)
        return std::unexpected(assigned.error());
    QString nid = kInformalPrefix + registration::increasedNumber(assigned->informal, 1);
    if (nid.size() > kMaxNidLength)
        return std::unexpected(base::Error{kNumbersExhausted, nid.toStdString(), {}});
    return nid;
}

} // namespace nidus::storage
