// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/allocation.h"

#include "core/storage/sqlite/dialect.h"

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

AssignedNumbers higherNumbers(const AssignedNumbers& a, const AssignedNumbers& b)
{
    return {.informal = isLess(a.informal, b.informal) ? b.informal : a.informal,
            .draft = std::max(a.draft, b.draft)};
}

QString informalNumberOf(const QString& nid)
{
    const QString number = nid.startsWith(kInformalPrefix) ? nid.sliced(kInformalPrefix.size()) : QString();
    return nid.size() <= kMaxNidLength && isInformalNumber(number) ? number : QString();
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
        if (isInformalNumber(number))
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
    QString nid = kInformalPrefix + plusOne(assigned->informal);
    if (nid.size() > kMaxNidLength)
        return std::unexpected(base::Error{kNumbersExhausted, nid.toStdString(), {}});
    return nid;
}

} // namespace nidus::storage
