// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDate>
#include <QHash>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <functional>
#include <optional>

namespace nidus::workflow {

/// Reads the dates in the columns of a table. In a form such as 10/11/2026, the first number is the day or
/// the month; what it is in other cells of the column decides.
class TableDates
{
public:
    /// Calls a function with each row of the table.
    using Rows = std::function<void(const std::function<void(const QStringList&)>&)>;

    /// A text as a date.
    struct Reading
    {
        QDate date{};            ///< invalid: the text is not a date
        QDate other{};           ///< valid: the text may be this date as well, and nothing decides
        bool isByColumn = false; ///< the other cells of the column decided
    };

    /// `rows` is called when a date has another form than YYYY-MM-DD for the first time.
    explicit TableDates(Rows rows) : m_rows(std::move(rows)) {}

    [[nodiscard]] Reading read(qsizetype column, const QString& text);

private:
    enum class Order : std::uint8_t { Unknown, DayFirst, MonthFirst };
    [[nodiscard]] Order orderOf(qsizetype column);

    Rows m_rows;
    std::optional<QHash<qsizetype, Order>> m_orders; ///< absent until they are needed
};

} // namespace nidus::workflow
