// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/listtables.h"

#include "core/exchange/write/markuptext.h"

#include <QList>
#include <QStringList>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

bool isFilled(const QList<QStringList>& rows, qsizetype column)
{
    return std::ranges::any_of(rows, [column](const QStringList& row) { return !row[column].isEmpty(); });
}

ListTable tableOf(const QString& caption, const QStringList& columns, const QList<QStringList>& rows)
{
    QList<qsizetype> shown;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        if (column == 0 || isFilled(rows, column))
            shown.append(column);
    }
    const auto chosen = [&shown](const QStringList& cells) {
        QStringList some;
        for (const qsizetype column : shown)
            some.append(cells[column]);
        return some;
    };
    ListTable table{.caption = caption, .columns = chosen(columns), .rows = {}};
    for (const QStringList& row : rows)
        table.rows.append(chosen(row));
    return table;
}

/// A table whose first cell of each row is its heading. On a narrow screen only the table scrolls, also with
/// the keyboard.
QString htmlTable(const ListTable& table)
{
    QString html = u"<div class=\"wide\" role=\"region\" aria-label=\"%1\" "
                   u"tabindex=\"0\">\n<table>\n<caption>%1</caption>\n"
                   "<thead>\n<tr>"_s.arg(markupEscaped(table.caption));
    for (const QString& column : table.columns)
        html += u"<th scope=\"col\">%1</th>"_s.arg(markupEscaped(column));
    html += "</tr>\n</thead>\n<tbody>\n"_L1;
    for (const QStringList& row : table.rows) {
        html += u"<tr><th scope=\"row\">%1</th>"_s.arg(markupEscaped(row.first()));
        for (const QString& cell : row.sliced(1))
            html += markupElement("td"_L1, cell);
        html += "</tr>\n"_L1;
    }
    return html + "</tbody>\n</table>\n</div>\n"_L1;
}

} // namespace

QString listedValue(const registration::EntryRecord& entry)
{
    return entry.to.isEmpty() ? entry.value : entry.value + u'-' + entry.to;
}

QList<ListTable> tablesOf(const registration::SubregistryRecord& list)
{
    QList<ListTable> tables;
    QList<QStringList> ranges;
    for (const registration::RangeRecord& range : list.ranges)
        ranges.append({range.name, range.span, range.state, range.label, range.policy, range.asker,
                       range.largest == 0 ? QString() : QString::number(range.largest)});
    if (!ranges.isEmpty())
        tables.append(tableOf(
            u"Ranges"_s,
            {u"Range"_s, u"Values"_s, u"State"_s, u"Label"_s, u"Policy"_s, u"Asker"_s, u"Largest block"_s},
            ranges));
    QList<QStringList> entries;
    for (const registration::EntryRecord& entry : list.entries)
        entries.append({listedValue(entry), entry.range, entry.state, entry.holder, entry.behalf,
                        entry.date.toString(Qt::ISODate), entry.until.toString(Qt::ISODate),
                        entry.supersededBy, entry.reference, entry.note});
    if (!entries.isEmpty())
        tables.append(tableOf(u"Entries"_s,
                              {u"Value"_s, u"Range"_s, u"State"_s, u"Holder"_s, u"On behalf of"_s, u"Date"_s,
                               u"Until"_s, u"Superseded by"_s, u"Reference"_s, u"Note"_s},
                              entries));
    return tables;
}

QString listTables(const registration::SubregistryRecord& list)
{
    QString html;
    for (const QString& text : {list.title, list.policy}) {
        if (!text.isEmpty())
            html += markupElement("p"_L1, text) + u'\n';
    }
    for (const ListTable& table : tablesOf(list))
        html += htmlTable(table);
    return list.entries.isEmpty() ? html + markupElement("p"_L1, kNoEntriesSentence) + u'\n' : html;
}

} // namespace nidus::exchange
