// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/tablecolumns.h"

#include "core/exchange/formats/csvrows.h"
#include "core/exchange/lists/listreader.h"
#include "core/workflow/subregistry/entrytable.h"

#include <algorithm>
#include <array>

namespace nidus::workflow {

using namespace Qt::StringLiterals;
using subregistry::Subregistry;

namespace {

constexpr qsizetype kReadLines = 20;

/// Returns the condition that a cell is a value of the list.
auto isValueIn(const Subregistry& subregistry)
{
    return [&subregistry](const QString& cell) {
        return subregistry::blockOf(subregistry.definition(), cell.trimmed()).has_value();
    };
}

/// Returns the one of the names that a title is, such as "Request ID" for "request"; empty if it is none.
QString nameOfTitle(const QString& title, const QStringList& names)
{
    QString plain = title.simplified().toLower();
    plain.replace(u' ', u'-').replace(u'_', u'-');
    for (const QString& name : names) {
        if (plain == name.toLower() || plain == name.toLower() + "-id"_L1)
            return name;
    }
    return {};
}

/// Returns our name of a column that others name otherwise; empty if it is not known.
QString nameOfOtherTitle(const QString& title)
{
    struct Title
    {
        QLatin1StringView title;
        QLatin1StringView name;
    };
    static constexpr std::array kTitles{
        Title{"status"_L1, "state"_L1},      Title{"company"_L1, "holder"_L1},
        Title{"owner"_L1, "holder"_L1},      Title{"organization"_L1, "holder"_L1},
        Title{"registrant"_L1, "holder"_L1}, Title{"granted"_L1, "date"_L1},
        Title{"registered"_L1, "date"_L1},   Title{"since"_L1, "date"_L1},
        Title{"expires"_L1, "until"_L1},     Title{"email"_L1, "contact"_L1},
        Title{"e-mail"_L1, "contact"_L1},    Title{"ticket"_L1, "request"_L1},
        Title{"comment"_L1, "note"_L1},      Title{"remark"_L1, "note"_L1},
        Title{"notes"_L1, "note"_L1}};
    const auto found = std::ranges::find(kTitles, title.simplified().toLower(), &Title::title);
    return found == kTitles.end() ? QString() : QString(found->name);
}

/// Finds out what columns are, each name only once.
class ColumnGuess
{
public:
    ColumnGuess(const QList<QStringList>& rows, const Subregistry& subregistry)
        : m_rows(rows), m_subregistry(subregistry), m_choices(columnChoices(subregistry.definition()))
    {}

    /// Returns the name that a title is; empty if it is none that is left.
    QString byTitle(const QString& title)
    {
        const QString name = nameOfTitle(title, m_choices);
        m_choices.removeAll(name);
        return name;
    }
    /// Returns the name that others write as this title; empty if that is not left.
    QString byOtherTitle(const QString& title)
    {
        const QString name = nameOfOtherTitle(title);
        return m_choices.removeAll(name) > 0 ? name : QString();
    }
    /// Returns what a column is by its cells; each name only once.
    QString byCells(qsizetype column)
    {
        const QString name = fitting(column);
        m_choices.removeAll(name);
        return name;
    }
    /// Returns "value" if the column can have the values, and no other one has.
    QString valueByCells(qsizetype column)
    {
        const QStringList parts = m_subregistry.definition().key;
        const bool hasParts = !parts.isEmpty() && std::ranges::none_of(parts, [this](const QString& part) {
            return isLeft(part);
        });
        const bool isValue = !hasParts && isLeft(u"value"_s) && all(column, isValueIn(m_subregistry));
        return isValue ? m_choices.takeAt(m_choices.indexOf("value"_L1)) : QString();
    }

private:
    /// Whether all cells that are not empty fulfill a condition, and there is such a cell.
    template <typename Condition>
    [[nodiscard]] bool all(qsizetype column, Condition condition) const
    {
        bool isAny = false;
        for (const QStringList& row : m_rows) {
            const QString cell = exchange::withoutFormulaGuard(row.value(column)).trimmed();
            if (!cell.isEmpty() && !condition(cell))
                return false;
            isAny = isAny || !cell.isEmpty();
        }
        return isAny;
    }
    [[nodiscard]] QString fitting(qsizetype column) const
    {
        const auto isValue = isValueIn(m_subregistry);
        if (isLeft(u"value"_s) && all(column, isValue))
            return u"value"_s;
        if (isLeft(u"range"_s) &&
            all(column, [this](const QString& cell) { return m_subregistry.rangeNamed(cell) != nullptr; }))
            return u"range"_s;
        if (isLeft(u"state"_s) && all(column, [](const QString& cell) {
                return registration::fromWord<subregistry::EntryState>(cell.toLower()).has_value();
            }))
            return u"state"_s;
        if (all(column, [](const QString& cell) { return QDate::fromString(cell, Qt::ISODate).isValid(); }))
            return first({u"date"_s, u"until"_s});
        if (isLeft(u"to"_s) && m_subregistry.definition().isNumeric() && all(column, isValue))
            return u"to"_s;
        if (isLeft(u"contact"_s) && all(column, [](const QString& cell) { return cell.contains(u'@'); }))
            return u"contact"_s; // personal data, which is not for the public
        return all(column, [](const QString& /*cell*/) { return true; })
                   ? first({u"holder"_s, u"reference"_s, u"note"_s})
                   : QString();
    }
    [[nodiscard]] bool isLeft(const QString& name) const { return m_choices.contains(name); }
    [[nodiscard]] QString first(const QStringList& names) const
    {
        const auto found = std::ranges::find_if(names, [this](const QString& name) { return isLeft(name); });
        return found == names.end() ? QString() : *found;
    }

    const QList<QStringList>& m_rows;
    const Subregistry& m_subregistry;
    QStringList m_choices; ///< that are left
};

bool hasNames(const QList<QStringList>& lines, const Subregistry& subregistry)
{
    const QStringList choices = columnChoices(subregistry.definition());
    const auto isName = [&choices](const QString& cell) { return !nameOfTitle(cell, choices).isEmpty(); };
    if (std::ranges::any_of(lines.constFirst(), isName))
        return true;
    const auto isValue = isValueIn(subregistry);
    return subregistry.definition().isNumeric() && std::ranges::none_of(lines.constFirst(), isValue) &&
           lines.size() > 1 && std::ranges::any_of(lines[1], isValue);
}

} // namespace

base::Result<TableColumns> tableColumns(QByteArrayView bytes, const Subregistry& subregistry)
{
    TableColumns columns;
    const subregistry::Definition& definition = subregistry.definition();
    const auto read = exchange::readList(bytes, {.nid = definition.nid, .name = definition.name},
                                         [&columns](int /*line*/, const QStringList& cells) {
                                             columns.lines.append(cells);
                                             return columns.lines.size() < kReadLines;
                                         });
    if (!read)
        return std::unexpected(read.error());
    columns.isHeaderless = !columns.lines.isEmpty() && !hasNames(columns.lines, subregistry);
    columns.names = guessedNames(columns.lines, columns.isHeaderless, subregistry);
    return columns;
}

QStringList columnChoices(const subregistry::Definition& definition)
{
    QStringList names;
    for (const QLatin1StringView name : kEntryTableColumns)
        names.append(name);
    return names + definition.key;
}

QStringList guessedNames(const QList<QStringList>& lines, bool isHeaderless, const Subregistry& subregistry)
{
    if (lines.isEmpty())
        return {};
    const QList<QStringList> rows = isHeaderless ? lines : lines.sliced(1);
    ColumnGuess guess(rows, subregistry);
    QStringList names(lines.constFirst().size());
    for (qsizetype column = 0; column < names.size() && !isHeaderless; ++column)
        names[column] = guess.byTitle(lines.constFirst()[column]);
    for (qsizetype column = 0; column < names.size(); ++column) {
        if (!names[column].isEmpty())
            continue;
        names[column] = isHeaderless ? guess.byCells(column) : guess.valueByCells(column);
        if (names[column].isEmpty() && !isHeaderless)
            names[column] = guess.byOtherTitle(lines.constFirst()[column]);
    }
    return names;
}

} // namespace nidus::workflow
