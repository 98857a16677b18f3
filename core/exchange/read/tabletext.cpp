// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/tabletext.h"

#include "core/exchange/formats/labeltable.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <optional>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFewestRows = 3; // with labels, in the table of a template

/// The first two cells of a row; a further one belongs to the second.
struct TableRow
{
    QString name;
    QString value;
};

std::optional<TableRow> rowOn(const QString& line)
{
    static const QRegularExpression piped(
        u"^\\s*\\|(?:\\s*[0-9.]+\\s*\\|)?((?:[^|\\\\]|\\\\.)*)\\|(.*?)(?<!\\\\)\\|?\\s*$"_s);
    static const QRegularExpression tabbed(u"^([^\\t|]{2,60})\\t+(\\S.*)$"_s);
    for (const QRegularExpression& shape : {piped, tabbed}) {
        const QRegularExpressionMatch match = shape.match(line);
        if (match.hasMatch())
            return TableRow{match.captured(1), match.captured(2).trimmed()};
    }
    return std::nullopt;
}

/// The name of a row without emphasis and colon.
QString plainName(const TableRow& row)
{
    static const QRegularExpression decoration(u"[*`:]+"_s);
    return QString(row.name).remove(decoration).trimmed();
}

std::optional<LabelEntry> labelIn(const TableRow& row)
{
    const std::optional<LabelEntry> entry =
        LabelTable::builtin().find(LabelTable::spellingOf(plainName(row)));
    return entry && entry->role != LabelRole::Sentence ? entry : std::nullopt;
}

bool isTemplateTable(const QList<SourceLine>& lines)
{
    QSet<registration::TemplateField> fields;
    for (const SourceLine& line : lines) {
        const std::optional<TableRow> row = rowOn(line.text);
        const std::optional<LabelEntry> entry = row ? labelIn(*row) : std::nullopt;
        if (entry && entry->field && !row->name.trimmed().endsWith(u':'))
            fields.insert(*entry->field);
    }
    return fields.size() >= kFewestRows && fields.contains(registration::TemplateField::Nid);
}

/// The lines of a cell.
QStringList linesOfCell(QString value)
{
    static const QRegularExpression lineBreak(u"\\s*<br\\s*/?>"_s, QRegularExpression::CaseInsensitiveOption);
    return value.replace("\\|"_L1, "|"_L1).split(lineBreak);
}

} // namespace

SourceText withoutTable(SourceText text)
{
    if (!isTemplateTable(text.lines))
        return text;
    static const QRegularExpression rule(u"^\\s*(?:\\|[-:| ]+|\\+(?:[-=]+\\+)+\\s*)$"_s);
    QList<SourceLine> lines;
    for (const SourceLine& line : std::as_const(text.lines)) {
        const std::optional<TableRow> row = rowOn(line.text);
        const bool isContinued = row && line.text.startsWith(u'|') && row->name.trimmed().isEmpty();
        if (rule.match(line.text).hasMatch())
            continue;
        if (!row || !(isContinued || labelIn(*row))) {
            lines.append(line);
            continue;
        }
        if (!isContinued) {
            lines.append({.number = line.number, .text = QString()});
            lines.append({.number = line.number, .text = plainName(*row) + u':'});
        }
        for (const QString& piece : linesOfCell(row->value))
            lines.append({.number = line.number, .text = piece});
    }
    text.lines = lines;
    return text;
}

} // namespace nidus::exchange
