// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/exportedtable.h"

#include "core/exchange/formats/csvrows.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/text/listtexts.h"
#include "core/workflow/subregistry/entrytable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

using subregistry::Entry;
using subregistry::Subregistry;

namespace {

qsizetype contactColumn()
{
    return std::ranges::find(kEntryTableColumns, QLatin1StringView("contact")) - kEntryTableColumns.begin();
}

/// Returns a text with an apostrophe in front if a reader would take its own one for the guard of a formula.
QString guardedCell(const QString& text)
{
    return exchange::withoutFormulaGuard(text) == text ? text : u'\'' + text;
}

/// Returns the cell of TSV that is read as a text.
QString tabCell(QString text)
{
    return text.startsWith(u'"') ? u'"' + text.replace(u'"', "\"\""_L1) + u'"' : text;
}

void addRow(std::string& out, const QStringList& cells, TableFormat format)
{
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const bool isLast = i + 1 == cells.size();
        const QString cell = guardedCell(cells[i]);
        if (format == TableFormat::Csv) {
            exchange::appendCsvField(out, cell.toStdString());
            out += isLast ? "\r\n" : ",";
        } else {
            exchange::appendField(out, tabCell(cell));
            out += isLast ? '\n' : '\t';
        }
    }
}

} // namespace

QStringList exportedColumns(Secrets secrets)
{
    QStringList names;
    for (const QLatin1StringView name : kEntryTableColumns)
        names.append(name);
    if (secrets == Secrets::LeftOut)
        names.removeAt(contactColumn());
    return names;
}

QStringList exportedCells(const Subregistry& list, const Entry& entry, Secrets secrets)
{
    if (secrets == Secrets::Kept)
        return entryCells(list, entry);
    QStringList cells = entryCells(
        list, entry.isPrivate ? Entry{.block = entry.block, .state = entry.state, .isPrivate = true} : entry);
    cells.removeAt(contactColumn());
    return cells;
}

std::string exportedTable(const Subregistry& list, const QList<Entry>& entries, TableFormat format,
                          Secrets secrets)
{
    std::string out;
    addRow(out, exportedColumns(secrets), format);
    for (const Entry& entry : entries)
        addRow(out, exportedCells(list, entry, secrets), format);
    return out;
}

QString leftOutSentence(const QList<Entry>& entries, const QString& option)
{
    const auto contacts = std::ranges::count_if(
        entries, [](const Entry& entry) { return !entry.isPrivate && !entry.contact.isEmpty(); });
    const auto hidden = std::ranges::count_if(entries, &Entry::isPrivate);
    return findings::leftOutText(int(contacts), int(hidden), option);
}

} // namespace nidus::workflow
