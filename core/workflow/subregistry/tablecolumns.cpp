// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/tablecolumns.h"

#include "core/exchange/lists/listreader.h"
#include "core/findings/text/listwords.h"
#include "core/registration/partialdate.h"
#include "core/subregistry/askers.h"
#include "core/workflow/subregistry/entrytable.h"
#include "core/workflow/subregistry/importedstate.h"

#include <QRegularExpression>
#include <QSet>
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

/// Returns the one of the names that a title is, such as "Request ID" for "request", or the one with this
/// title in a language of the program; empty if it is none.
QString nameOfTitle(const QString& title, const QStringList& names)
{
    QString plain = title.simplified().toLower();
    plain.replace(u' ', u'-').replace(u'_', u'-');
    for (const QString& name : names) {
        if (plain == name.toLower() || plain == name.toLower() + "-id"_L1)
            return name;
    }
    const QString name = findings::columnWithTitle(title);
    return names.contains(name) ? name : QString();
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
        Title{"status"_L1, "state"_L1},        Title{"company"_L1, "holder"_L1},
        Title{"owner"_L1, "holder"_L1},        Title{"organization"_L1, "holder"_L1},
        Title{"registrant"_L1, "holder"_L1},   Title{"granted"_L1, "date"_L1},
        Title{"registered"_L1, "date"_L1},     Title{"since"_L1, "date"_L1},
        Title{"expires"_L1, "until"_L1},       Title{"email"_L1, "contact"_L1},
        Title{"mail"_L1, "contact"_L1},        Title{"courriel"_L1, "contact"_L1},
        Title{"e-mail"_L1, "contact"_L1},      Title{"ticket"_L1, "request"_L1},
        Title{"kind of asker"_L1, "asker"_L1}, Title{"membership"_L1, "asker"_L1},
        Title{"comment"_L1, "note"_L1},        Title{"remark"_L1, "note"_L1},
        Title{"remarks"_L1, "note"_L1},        Title{"notes"_L1, "note"_L1}};
    const auto found = std::ranges::find(kTitles, title.simplified().toLower(), &Title::title);
    return found == kTitles.end() ? QString() : QString(found->name);
}

/// Whether a cell is meant as a date, in any form.
bool isLikeADate(const QString& cell)
{
    static const QRegularExpression form(
        u"^(\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}|\\d{1,2}[-./]\\d{1,2}[-./]\\d{4})$"_s);
    return form.match(cell).hasMatch();
}

/// Whether a cell can only be in a column of this kind.
bool isOfKind(const QString& name, const QString& cell)
{
    if (name == "date"_L1 || name == "until"_L1)
        return isLikeADate(cell);
    if (name == "contact"_L1)
        return cell.contains(u'@');
    return name == "state"_L1 && importedState(cell).has_value();
}

bool hasALetter(const QString& cell)
{
    return std::ranges::any_of(cell, [](QChar each) { return each.isLetter(); });
}

/// Whether a cell looks like the ID of a request, such as T-7, #852, or registry#852.
bool isLikeARequest(const QString& cell)
{
    static const QRegularExpression form(u"^(\\p{L}[\\w.-]*)?[-#/][\\w-]*\\d[\\w-]*$"_s,
                                         QRegularExpression::UseUnicodePropertiesOption);
    return form.match(cell).hasMatch();
}

/// Returns the kinds of askers of all ranges in lower case, without names of holders.
QSet<QString> kindsOfAskers(const Subregistry& subregistry)
{
    QSet<QString> kinds;
    for (const subregistry::Range& range : subregistry.ranges()) {
        for (const QString& asker : subregistry::askersOf(range)) {
            if (!subregistry::isForHolders(range) || asker.front().isLower())
                kinds.insert(asker.toLower());
        }
    }
    return kinds;
}

/// Finds out what columns are, each name only once.
class ColumnGuess
{
public:
    ColumnGuess(const QList<QStringList>& rows, const Subregistry& subregistry)
        : m_rows(rows),
          m_subregistry(subregistry),
          m_choices(columnChoices(subregistry.definition())),
          m_kinds(kindsOfAskers(subregistry))
    {}

    /// Returns the name that a title is; empty if it is none that is left.
    QString byTitle(const QString& title) { return take(nameOfTitle(title, m_choices)); }
    /// Returns the name that others write as this title; empty if that is not left.
    QString byOtherTitle(const QString& title)
    {
        const QString name = nameOfOtherTitle(title);
        return m_choices.removeAll(name) > 0 ? name : QString();
    }
    /// Returns the name that a word of a title is, if the cells do not contradict; empty if there is none.
    QString byWord(qsizetype column, const QString& title)
    {
        static const QRegularExpression separator(u"[^\\p{L}]+"_s);
        for (const QString& word : title.toLower().split(separator, Qt::SkipEmptyParts)) {
            const QString other = nameOfOtherTitle(word);
            const QString name = other.isEmpty() ? word : other;
            const bool isText = name == "holder"_L1 || name == "note"_L1;
            const bool isFitting = most(column, [&](const QString& cell) {
                return isText ? hasALetter(cell) : isOfKind(name, cell);
            });
            if (isLeft(name) && isFitting)
                return take(name);
        }
        return {};
    }
    /// Returns what a column can only be by its cells; empty if it can be several: dates whose title says
    /// nothing, next to those of the changes, may be anything.
    QString byKind(qsizetype column)
    {
        for (const QString& name : {u"state"_s, u"date"_s, u"contact"_s}) {
            if (isLeft(name) && most(column, [&name](const QString& cell) { return isOfKind(name, cell); }))
                return take(name);
        }
        return {};
    }
    /// Returns what the columns are by their cells.
    QStringList byCells(qsizetype count)
    {
        QStringList names(count);
        QList<qsizetype> texts;
        for (qsizetype column = 0; column < count; ++column) {
            names[column] = take(fitting(column));
            if (names[column] == "value"_L1)
                m_value = column;
            if (names[column] == "date"_L1)
                m_date = column;
            if (names[column].isEmpty() && !most(column, isLikeADate) &&
                most(column, [](const QString& /*cell*/) { return true; }))
                texts.append(column);
        }
        const auto holder = std::ranges::find_if(texts, [this](qsizetype column) {
            return most(column, hasALetter) && !hasRequests(column) && !hasAskers(column);
        });
        if (const qsizetype place = holder == texts.end() ? 0 : holder - texts.begin(); !texts.isEmpty())
            names[texts.takeAt(place)] = take(u"holder"_s);
        for (const qsizetype column : std::as_const(texts)) {
            const QString special = hasRequests(column) ? u"request"_s
                                    : hasAskers(column) ? u"asker"_s
                                                        : QString();
            names[column] = take(first({special, u"reference"_s, u"note"_s}));
        }
        return names;
    }
    /// Returns "value" if the column can have the values, and no other one has.
    QString valueByCells(qsizetype column)
    {
        const QStringList parts = m_subregistry.definition().key;
        const bool hasParts = !parts.isEmpty() && std::ranges::none_of(parts, [this](const QString& part) {
            return isLeft(part);
        });
        const bool isValue = !hasParts && isLeft(u"value"_s) && most(column, isValueIn(m_subregistry));
        return isValue ? take(u"value"_s) : QString();
    }

private:
    /// Whether most of the cells that are not empty fulfill a condition: the others are findings of their
    /// rows.
    template <typename Condition>
    [[nodiscard]] bool most(qsizetype column, Condition condition) const
    {
        int fulfilled = 0;
        int others = 0;
        for (const QStringList& row : m_rows) {
            const QString cell = row.value(column).trimmed();
            if (!cell.isEmpty())
                ++(condition(cell) ? fulfilled : others);
        }
        return fulfilled > others;
    }
    [[nodiscard]] bool hasRequests(qsizetype column) const { return most(column, isLikeARequest); }
    [[nodiscard]] bool hasAskers(qsizetype column) const
    {
        return most(column, [this](const QString& cell) { return m_kinds.contains(cell.toLower()); });
    }
    /// Whether no number in a column is smaller than the value of its row.
    [[nodiscard]] bool hasEnds(qsizetype column) const
    {
        return std::ranges::none_of(m_rows, [&](const QStringList& row) {
            const subregistry::Definition& definition = m_subregistry.definition();
            const auto from = subregistry::blockOf(definition, row.value(m_value).trimmed());
            const auto to = subregistry::blockOf(definition, row.value(column).trimmed());
            return from && to && to->last < from->first;
        });
    }
    /// Whether most dates in a column are later than the date of their row.
    [[nodiscard]] bool hasEndDates(qsizetype column) const
    {
        const auto later = std::ranges::count_if(m_rows, [&](const QStringList& row) {
            const auto date = registration::parseTemplateDate(row.value(m_date));
            const auto end = registration::parseTemplateDate(row.value(column));
            return date && end && *end > *date;
        });
        const auto ends = std::ranges::count_if(
            m_rows, [column](const QStringList& row) { return !row.value(column).trimmed().isEmpty(); });
        return 2 * later > ends;
    }
    [[nodiscard]] QString fitting(qsizetype column) const
    {
        const auto isValue = isValueIn(m_subregistry);
        if (isLeft(u"value"_s) && most(column, isValue))
            return u"value"_s;
        // A range is often named like those who may ask in it; an import does not need its name.
        if (isLeft(u"range"_s) && !hasAskers(column) &&
            most(column, [this](const QString& cell) { return m_subregistry.rangeNamed(cell) != nullptr; }))
            return u"range"_s;
        if (isLeft(u"state"_s) &&
            most(column, [](const QString& cell) { return importedState(cell).has_value(); }))
            return u"state"_s;
        if (most(column, isLikeADate))
            return isLeft(u"date"_s)                           ? u"date"_s
                   : isLeft(u"until"_s) && hasEndDates(column) ? u"until"_s
                                                               : QString();
        if (isLeft(u"to"_s) && m_subregistry.definition().isNumeric() && most(column, isValue) &&
            hasEnds(column))
            return u"to"_s;
        if (isLeft(u"contact"_s) && most(column, [](const QString& cell) { return cell.contains(u'@'); }))
            return u"contact"_s; // personal data, which is not for the public
        return {};
    }
    [[nodiscard]] bool isLeft(const QString& name) const { return m_choices.contains(name); }
    [[nodiscard]] QString first(const QStringList& names) const
    {
        const auto found = std::ranges::find_if(names, [this](const QString& name) { return isLeft(name); });
        return found == names.end() ? QString() : *found;
    }

    QString take(const QString& name)
    {
        m_choices.removeAll(name);
        return name;
    }

    const QList<QStringList>& m_rows;
    const Subregistry& m_subregistry;
    QStringList m_choices; ///< that are left
    QSet<QString> m_kinds; ///< of askers
    qsizetype m_value = 0; ///< the column of the values
    qsizetype m_date = 0;  ///< the column of the dates of changes
};

/// Whether a cell of the first line has no digit, but those below it are dates.
bool isOverDates(const QList<QStringList>& lines, const Subregistry& subregistry)
{
    const QList<QStringList> others = lines.sliced(1);
    for (qsizetype column = 0; column < lines.constFirst().size(); ++column) {
        const QString& first = lines.constFirst()[column];
        const bool hasADigit = std::ranges::any_of(first, [](QChar each) { return each.isDigit(); });
        if (hasALetter(first) && !hasADigit && ColumnGuess(others, subregistry).byKind(column) == "date"_L1)
            return true;
    }
    return false;
}

bool hasNames(const QList<QStringList>& lines, const Subregistry& subregistry)
{
    const QStringList choices = columnChoices(subregistry.definition());
    const auto isName = [&choices](const QString& cell) { return !nameOfTitle(cell, choices).isEmpty(); };
    if (std::ranges::any_of(lines.constFirst(), isName) || isOverDates(lines, subregistry))
        return true;
    const auto isValue = isValueIn(subregistry);
    const auto isLikeAValue = [](const QString& cell) { return !cell.isEmpty() && cell.front().isDigit(); };
    return subregistry.definition().isNumeric() && std::ranges::none_of(lines.constFirst(), isValue) &&
           std::ranges::none_of(lines.constFirst(), isLikeAValue) && lines.size() > 1 &&
           std::ranges::any_of(lines[1], isValue);
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

QStringList unreadColumns(const QStringList& columns, const ColumnNames& names,
                          const subregistry::Definition& definition)
{
    QStringList read = names.values();
    for (const QString& name : columnChoices(definition)) {
        if (!names.contains(name))
            read.append(name);
    }
    QStringList unread;
    for (const QString& column : columns) {
        const QString name = column.trimmed();
        if (!name.isEmpty() && !read.contains(name))
            unread.append(name);
    }
    return unread;
}

QStringList guessedNames(const QList<QStringList>& lines, bool isHeaderless, const Subregistry& subregistry)
{
    if (lines.isEmpty())
        return {};
    const QList<QStringList> rows = isHeaderless ? lines : lines.sliced(1);
    ColumnGuess guess(rows, subregistry);
    if (isHeaderless)
        return guess.byCells(lines.constFirst().size());
    QStringList names;
    for (const QString& title : lines.constFirst())
        names.append(guess.byTitle(title));
    for (qsizetype column = 0; column < names.size(); ++column) {
        if (names[column].isEmpty())
            names[column] = guess.valueByCells(column);
        if (names[column].isEmpty())
            names[column] = guess.byOtherTitle(lines.constFirst()[column]);
    }
    for (qsizetype column = 0; column < names.size(); ++column) {
        if (names[column].isEmpty())
            names[column] = guess.byWord(column, lines.constFirst()[column]);
    }
    for (qsizetype column = 0; column < names.size(); ++column) {
        if (names[column].isEmpty())
            names[column] = guess.byKind(column);
    }
    return names;
}

} // namespace nidus::workflow
