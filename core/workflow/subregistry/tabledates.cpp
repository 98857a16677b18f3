// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/tabledates.h"

#include <QRegularExpression>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

/// The two dates that a text can be; equal if its form allows only one, invalid if it is not that date.
struct BothDates
{
    QDate dayFirst{};
    QDate monthFirst{};
};

BothDates bothDatesIn(const QString& text)
{
    static const QRegularExpression yearFirst(u"^(\\d{4})([-./])(\\d{1,2})\\2(\\d{1,2})$"_s);
    static const QRegularExpression yearLast(u"^(\\d{1,2})([-./])(\\d{1,2})\\2(\\d{4})$"_s);
    if (const QDate iso = QDate::fromString(text, Qt::ISODate); iso.isValid())
        return {iso, iso};
    if (const auto match = yearFirst.match(text); match.hasMatch()) {
        const QDate date(match.captured(1).toInt(), match.captured(3).toInt(), match.captured(4).toInt());
        return {date, date};
    }
    const auto match = yearLast.match(text);
    if (!match.hasMatch())
        return {};
    const int first = match.captured(1).toInt();
    const int second = match.captured(3).toInt();
    const int year = match.captured(4).toInt();
    return {QDate(year, second, first), QDate(year, first, second)};
}

} // namespace

TableDates::Reading TableDates::read(qsizetype column, const QString& text)
{
    const BothDates both = bothDatesIn(text);
    if (both.dayFirst == both.monthFirst || !both.monthFirst.isValid())
        return {.date = both.dayFirst};
    if (!both.dayFirst.isValid())
        return {.date = both.monthFirst};
    switch (orderOf(column)) {
    case Order::DayFirst: return {.date = both.dayFirst, .isByColumn = true};
    case Order::MonthFirst: return {.date = both.monthFirst, .isByColumn = true};
    case Order::Unknown: break;
    }
    return {.date = both.dayFirst, .other = both.monthFirst};
}

TableDates::Order TableDates::orderOf(qsizetype column)
{
    if (!m_orders) {
        struct Seen
        {
            bool isDayFirst = false;
            bool isMonthFirst = false;
        };
        QHash<qsizetype, Seen> seen;
        m_rows([&seen](const QStringList& cells) {
            for (qsizetype i = 0; i < cells.size(); ++i) {
                const BothDates both = bothDatesIn(cells[i].trimmed());
                if (both.dayFirst.isValid() != both.monthFirst.isValid())
                    (both.dayFirst.isValid() ? seen[i].isDayFirst : seen[i].isMonthFirst) = true;
            }
        });
        m_orders.emplace();
        for (const auto& [i, each] : seen.asKeyValueRange()) {
            if (each.isDayFirst != each.isMonthFirst)
                m_orders->insert(i, each.isDayFirst ? Order::DayFirst : Order::MonthFirst);
        }
    }
    return m_orders->value(column, Order::Unknown);
}

} // namespace nidus::workflow
