// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/tabletext.h"

#include "core/exchange/formats/labeltable.h"
#include "core/exchange/read/templatelabels.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFewestRows = 3;     // with labels, in the table of a template
constexpr qsizetype kFewestLabels = 5;   // in one style
constexpr qsizetype kFewestOnOwn = 8;    // on lines of their own without any mark
constexpr qsizetype kMostStyled = 200;   // candidates for labels of one style
constexpr qsizetype kLongestStart = 120; // characters in which a label is looked for
constexpr qsizetype kMostCells = 100;    // of a row; what is after them belongs to the last one

/// The first two cells of a row; a further one belongs to the second.
struct TableRow
{
    QString name;
    QString value;
    bool isWiki = false; ///< two backslashes break lines
};

std::optional<TableRow> rowOn(const SourceLine& source)
{
    if (source.isBody)
        return std::nullopt;
    const QString& line = source.text;
    static const QRegularExpression piped(
        u"^\\s*\\|(?:\\s*[0-9.]+\\s*\\|)?((?:[^|\\\\]|\\\\.)*)\\|(.*?)(?:(?<!\\\\)\\|)?\\s*$"_s);
    static const QRegularExpression tabbed(u"^([^\\t|]{2,60})\\t+(\\S.*)$"_s);
    static const QRegularExpression doubled(u"^\\s*\\|\\|\\s*([^|]+)\\|\\|?(.*?)\\|*\\s*$"_s);    // of Jira
    static const QRegularExpression headed(u"^\\s*(?:\\|=|\\^)\\s*([^|^]*)[|^](.*?)\\|?\\s*$"_s); // of wikis
    for (const auto& [shape, isWiki] : {std::pair(&doubled, true), std::pair(&headed, true),
                                        std::pair(&piped, false), std::pair(&tabbed, false)}) {
        const QRegularExpressionMatch match = shape->match(line);
        if (match.hasMatch())
            return TableRow{match.captured(1), match.captured(2).trimmed(), isWiki};
    }
    return std::nullopt;
}

/// The name of a row without emphasis and colon.
QString plainName(const TableRow& row)
{
    static const QRegularExpression decoration(u"[*`:]+|'{2,}"_s);
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
        const std::optional<TableRow> row = rowOn(line);
        const std::optional<LabelEntry> entry = row ? labelIn(*row) : std::nullopt;
        if (entry && entry->field && !row->name.trimmed().endsWith(u':'))
            fields.insert(*entry->field);
    }
    return fields.size() >= kFewestRows && fields.contains(registration::TemplateField::Nid);
}

/// The lines of a cell.
QStringList linesOfCell(QString value, bool isWiki = false)
{
    static const QRegularExpression tag(u"\\s*<br\\s*/?>"_s, QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression tagOrBackslashes(u"\\s*(?:<br\\s*/?>|\\\\\\\\)"_s,
                                                     QRegularExpression::CaseInsensitiveOption);
    return value.replace("\\|"_L1, "|"_L1).split(isWiki ? tagOrBackslashes : tag);
}

QSet<registration::TemplateField> fieldsOf(const QList<TemplateLabel>& labels)
{
    QSet<registration::TemplateField> fields;
    for (const TemplateLabel& label : labels) {
        if (label.field)
            fields.insert(*label.field);
    }
    return fields;
}

/// A cell of a table, over several lines.
struct TableCell
{
    int number = 0; ///< of its first line
    QStringList lines;
};

/// Reads tables with a cell on each line: of MediaWiki, from "{|" to "|}" with "|-" between rows, and of
/// AsciiDoc, in "|===" with two cells in a row.
class CellReader
{
public:
    /// The text with rows as labels and texts, without what is after them; unchanged if there are too few.
    [[nodiscard]] SourceText read(SourceText text)
    {
        for (const SourceLine& line : std::as_const(text.lines))
            add(line);
        endRow();
        if (m_fields.size() < kFewestRows || !m_fields.contains(registration::TemplateField::Nid))
            return text;
        const QList<SourceLine> rest = m_end.isEmpty() ? m_lines.mid(m_afterFields) : QList<SourceLine>();
        const bool isOutside = fieldsOf(findLabels(rest).labels).isEmpty();
        text.lines = isOutside ? m_lines.first(m_lines.size() - rest.size()) : m_lines;
        text.aside += isOutside ? rest : QList<SourceLine>();
        return text;
    }

private:
    void add(const SourceLine& line)
    {
        const QString text = line.isBody ? QString() : line.text.trimmed();
        const bool isAsciiDoc = text == "|==="_L1;
        if (m_end.isEmpty() && !isAsciiDoc && !text.startsWith("{|"_L1)) {
            m_lines.append(line);
        } else if (m_end.isEmpty()) {
            m_end = isAsciiDoc ? u"|==="_s : u"|}"_s;
        } else if (text.startsWith(m_end)) {
            endRow();
            m_end.clear();
            if (std::exchange(m_counted, m_fields.size()) < m_fields.size())
                m_afterFields = m_lines.size();
        } else if (m_end == "|}"_L1 && (text.startsWith("|-"_L1) || text.startsWith("|+"_L1))) {
            endRow();
            if (text.startsWith("|+"_L1)) // a caption
                m_lines.append({.number = line.number, .text = text.sliced(2).trimmed()});
        } else if (text.startsWith(u'|') || (m_end == "|}"_L1 && text.startsWith(u'!'))) {
            addCells(line.number, text.sliced(1));
        } else if (!m_row.isEmpty()) {
            m_row.last().lines.append(line.text);
        } else {
            m_lines.append(line);
        }
    }

    void addCells(int number, const QString& text)
    {
        static const QRegularExpression between(u"\\|\\||!!"_s);
        static const QRegularExpression attributes(u"^[^|\\[\\]{}]*=[^|\\[\\]{}]*\\|(?!\\|)"_s);
        const bool isWiki = m_end == "|}"_L1;
        if (!isWiki && m_row.size() > 1)
            endRow();
        for (QString cell : isWiki ? text.split(between) : text.split(u'|')) {
            const QStringList lines = linesOfCell((isWiki ? cell.remove(attributes) : cell).trimmed());
            if (m_row.size() < kMostCells)
                m_row.append({number, lines});
            else
                m_row.last().lines += lines;
        }
    }

    void endRow()
    {
        QList<TableCell> row = std::exchange(m_row, {});
        const auto entryOf = [](const TableCell& cell) { return labelIn({cell.lines.join(u' '), {}}); };
        if (row.size() > 2 && !entryOf(row.constFirst()) && entryOf(row.at(1)))
            row.removeFirst(); // a number
        const std::optional<LabelEntry> entry = row.size() > 1 ? entryOf(row.constFirst()) : std::nullopt;
        if (entry && entry->field) {
            m_fields.insert(*entry->field);
            const TableCell name = row.takeFirst();
            m_lines.append({.number = name.number, .text = QString()});
            m_lines.append({.number = name.number, .text = plainName({name.lines.join(u' '), {}}) + u':'});
        }
        for (const TableCell& cell : std::as_const(row)) {
            int number = cell.number;
            for (const QString& line : cell.lines)
                m_lines.append({.number = number++, .text = line});
        }
    }

    QList<SourceLine> m_lines;
    QSet<registration::TemplateField> m_fields;
    QList<TableCell> m_row;
    QString m_end;               ///< of the table; empty = outside of one
    qsizetype m_counted = 0;     ///< fields up to the last table
    qsizetype m_afterFields = 0; ///< index after the last table with fields
};

/// A way to write a label and its text, other than "Label: text".
struct LabelStyle
{
    QRegularExpression shape; ///< with the groups indent, name, and value
    qsizetype fewest = kFewestLabels;
    bool isQuoted = false; ///< texts may be in quotation marks
};

const QList<LabelStyle>& labelStyles()
{
    static const QList<LabelStyle> styles = [] {
        const QString symbol =
            u"[\\x{00A7}\\x{2013}\\x{2014}\\x{2022}\\x{2023}\\x{2043}\\x{25A0}-\\x{25FF}\\x{2713}"
            "\\x{27A2}\\x{27A4}\\x{F000}-\\x{F0FF}]"_s;
        const QString bullet = u"(?:(?:[-+o*]|"_s + symbol + u")[ \\t]+)?"_s;
        const QString number = u"(?:Section[ \\t]+)?\\(?(?:[0-9]+\\.)*[0-9]+[.:)]*[ \\t]+"_s;
        const QString name = u"(?<name>[A-Za-z][A-Za-z0-9 ()/&',-]{1,60}?)"_s;
        const QString value = u"(?:[ \\t]+(?<value>.*))?$"_s;
        const QString none = u"(?<value>)[ \\t]*$"_s;
        const QString begin = u"^(?<indent>[ \\t]*)"_s;
        const QString numbered = begin + bullet + u"(?:"_s + number + u")?"_s;
        const QString start = begin + u"(?:\\|[ \\t]*)?"_s + bullet + u"(?:"_s + number +
                              u")?(?:\\*{1,3}|__|'{2,3}|`)?"_s + name + u"(?:\\*{1,3}|__|'{2,3}|`)?"_s;
        return QList<LabelStyle>{
            {QRegularExpression(start + u"[ \\t]+(?:--?|\\x{2013}|\\x{2014})"_s + value)},
            {QRegularExpression(start + u"[ \\t]*(?:=>?|->|\\x{2192})[ \\t]*(?<value>.*)$"_s), kFewestLabels,
             true},
            {QRegularExpression(start + u"[ \\t]*:-"_s + value)},
            {QRegularExpression(start + u"[ \\t]*\\.{3,}"_s + value)},
            {QRegularExpression(start + u"[ \\t]+\\|"_s + value)},
            {QRegularExpression(start + u":?\\t[ \\t]*(?<value>\\S.*)$"_s), kFewestLabels, true},
            {QRegularExpression(begin + bullet + number + name + u"\\.[ \\t]+(?<value>\\S.*)$"_s)},
            {QRegularExpression(numbered + u"(?<mark>\\*{1,3}|__|'{2,3})"_s + name +
                                u"[.:]?\\k<mark>[.:]?[ \\t]*(?<value>.*)$"_s)},
            {QRegularExpression(begin + u"Section[ \\t]+[0-9.]+[.:]?[ \\t]+"_s + name +
                                u"(?::[ \\t]*(?<value>.*))?$"_s)},
            {QRegularExpression(begin + u"\\["_s + name + u"\\]:?"_s + value)},
            {QRegularExpression(begin + u":"_s + name + u":"_s + value)},
            {QRegularExpression(begin + u"(?<mark>[\"']?)"_s + name + u"\\k<mark>:"_s + value), kFewestLabels,
             true},
            {QRegularExpression(begin + u"\""_s + name + u"\"[,;](?<value>.*)$"_s), kFewestLabels, true},
            // reStructuredText, and its tables of lists
            {QRegularExpression(begin + u"\\.\\.[ \\t]+rubric::[ \\t]+"_s + name + none)},
            {QRegularExpression(begin + u"\\*[ \\t]+-[ \\t]+"_s + name + u":?"_s + none)},
            // roff, and titles of blocks in AsciiDoc
            {QRegularExpression(begin + u"\\.(?:(?:SH|SS|B)[ \\t]+)?\"?"_s + name + u"\"?"_s + none)},
            {QRegularExpression(begin + u"(?:<details[^>]*>)?[ \\t]*<summary>(?:<[^>]*>)*"_s + name +
                                u"(?:<[^>]*>)*</summary>"_s + none)},
            {QRegularExpression(begin + u"(?:"_s + symbol + u"[ \\t]+)?(?:"_s + number + u")?"_s + name +
                                u"[.:]?"_s + none),
             kFewestOnOwn},
        };
    }();
    return styles;
}

/// Lines without text, in files where labels have another style.
bool isMarkAlone(const QString& line)
{
    static const QRegularExpression shape(
        u"^\\s*(?:---|\\.\\.\\.|%YAML.*|\\[[A-Za-z.]+\\]|\\{\\{[^{}]*|\\}\\}|\\|===|\\[cols=.*\\]|"
        "</?details>|\\.(?:TP|PP|P|IP|LP)|\\.\\. list-table::.*|:header-rows:.*)\\s*$"_s);
    return shape.match(line).hasMatch();
}

/// Labels are in one column; what is in another one is text.
void keepAligned(QList<TemplateLabel>& labels)
{
    QMap<int, QSet<registration::TemplateField>> columns; // the first one of several that are alike
    for (const TemplateLabel& label : std::as_const(labels))
        columns[label.indentation].insert(*label.field);
    const auto sizeOf = [](const QSet<registration::TemplateField>& fields) { return fields.size(); };
    const int best = columns.isEmpty() ? 0 : std::ranges::max_element(columns, {}, sizeOf).key();
    labels.removeIf([best](const TemplateLabel& label) { return label.indentation != best; });
}

/// If nearly all labels follow a blank line, one that does not is text.
void keepAfterGaps(QList<TemplateLabel>& labels)
{
    QList<TemplateLabel> separate;
    std::ranges::copy_if(labels, std::back_inserter(separate), &TemplateLabel::isAfterGap);
    if (fieldsOf(separate).size() + 1 >= fieldsOf(labels).size())
        labels = separate;
}

std::optional<TemplateLabel> labelOn(const QList<SourceLine>& lines, qsizetype index, const LabelStyle& style)
{
    const SourceLine& line = lines[index];
    if (line.isBody || line.heading > 0)
        return std::nullopt;
    const QString start = line.text.first(std::min(line.text.size(), kLongestStart));
    const QRegularExpressionMatch match = style.shape.match(start);
    if (!match.hasMatch())
        return std::nullopt;
    const QString name = match.captured(u"name"_s).trimmed();
    const QString spelling = LabelTable::spellingOf(name);
    std::optional<LabelEntry> entry = LabelTable::builtin().find(spelling);
    if (const auto field = registration::fieldFromKey(spelling); !entry && field)
        entry = LabelEntry{LabelRole::Label, field};
    if (!entry || !entry->field || (entry->role != LabelRole::Label && entry->role != LabelRole::Old))
        return std::nullopt;
    const bool isExact = spelling == QString(registration::fieldHeading(*entry->field)).toLower();
    const qsizetype begin = match.capturedStart(u"value"_s);
    return TemplateLabel{
        .field = entry->field,
        .sureness = isExact ? Sureness::Certain : Sureness::Likely,
        .line = index,
        .bodyLine = index + 1,
        .indentation = int(match.capturedLength(u"indent"_s)),
        .isAfterGap = isBlankAt(lines, index - 1) || isMarkAlone(lines[index - 1].text),
        .spelling = name,
        .value = begin < 0 ? QString() : line.text.sliced(begin),
    };
}

/// The labels of one style in the lines, in order; none if they are too few.
QList<TemplateLabel> styledLabels(const QList<SourceLine>& lines, const LabelStyle& style)
{
    QList<TemplateLabel> candidates;
    for (qsizetype i = 0; i < lines.size() && candidates.size() < kMostStyled; ++i) {
        if (const std::optional<TemplateLabel> label = labelOn(lines, i, style))
            candidates.append(*label);
    }
    keepAligned(candidates);
    keepAfterGaps(candidates);
    QList<TemplateLabel> labels = labelsInOrder(candidates);
    for (const TemplateLabel& label : std::as_const(candidates)) {
        if (!fieldsOf(labels).contains(*label.field))
            labels.append(label);
    }
    std::ranges::sort(labels, {}, &TemplateLabel::line);
    const QSet<registration::TemplateField> fields = fieldsOf(labels);
    return fields.size() >= style.fewest && fields.contains(registration::TemplateField::Nid)
               ? labels
               : QList<TemplateLabel>();
}

/// Returns the text between double quotation marks, with its escapes replaced from left to right: of JSON,
/// and doubled quotation marks of tables.
QString unescaped(const QString& text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const QChar next = i + 1 < text.size() ? text[i + 1] : QChar();
        const bool isEscape = (c == u'\\' && u"\\\"/nt"_s.contains(next)) || (c == u'"' && next == u'"');
        result += !isEscape                                ? c
                  : c == u'"' || u"\\\"/"_s.contains(next) ? next
                  : next == u'n'                           ? QChar(u'\n')
                                                           : QChar(u'\t');
        i += isEscape ? 1 : 0;
    }
    return result;
}

/// The lines of a text without the quotation marks around it, and without YAML's sign of several lines.
QStringList withoutQuotes(QStringList lines)
{
    static const QRegularExpression several(u"^[|>][-+0-9]*$"_s);
    static const QRegularExpression tripled(u"\\A\\s*(\"{3}|'{3})\\n?(.*?)\\n?\\1\\s*\\z"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression doubled(u"\\A\\s*\"((?:[^\"\\\\]|\\\\.|\"\")*+)\"\\s*\\z"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression single(u"\\A\\s*'((?:[^']|'')*+)'\\s*\\z"_s);
    if (several.match(lines.constFirst().trimmed()).hasMatch())
        lines.first().clear();
    const QString text = lines.join(u'\n');
    if (const QRegularExpressionMatch match = tripled.match(text); match.hasMatch())
        return match.captured(2).split(u'\n');
    if (const QRegularExpressionMatch match = doubled.match(text); match.hasMatch()) {
        return unescaped(match.captured(1)).split(u'\n');
    }
    if (const QRegularExpressionMatch match = single.match(text); match.hasMatch())
        return match.captured(1).replace("''"_L1, "'"_L1).split(u'\n');
    return lines;
}

/// Appends a label as a heading, and below it its text, whose lines end before the one at `end`.
void appendLabel(QList<SourceLine>& into, const TemplateLabel& label, const QList<SourceLine>& lines,
                 qsizetype end, bool isQuoted)
{
    static const QRegularExpression item(u"^[ \\t]*(?:-[ \\t]+|[o\\x{2013}\\x{25AA}]\\t)(?=\\S)"_s);
    const int number = lines[label.line].number;
    into.append({.number = number, .text = QString()});
    into.append({.number = number, .text = label.spelling + u':'});
    QStringList texts{label.value};
    for (qsizetype i = label.bodyLine; i < end; ++i)
        texts.append(!lines[i].isBody && isMarkAlone(lines[i].text) ? QString() : lines[i].text);
    while (texts.size() > 1 && texts.constLast().trimmed().isEmpty())
        texts.removeLast();
    if (label.value.isEmpty() && texts.size() > 1)
        texts[1].remove(item);
    const qsizetype count = texts.size();
    if (isQuoted)
        texts = withoutQuotes(texts);
    const int last = lines[end - 1].number;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const bool isBody = i > 0 && texts.size() == count && lines[label.bodyLine + i - 1].isBody;
        into.append({.number = std::min(number + int(i), last), .text = texts.at(i), .isBody = isBody});
    }
}

} // namespace

SourceText withoutTable(SourceText text)
{
    text = CellReader().read(std::move(text));
    if (!isTemplateTable(text.lines))
        return text;
    static const QRegularExpression rule(u"^\\s*(?:\\|[-:| ]+|\\+(?:[-=]+\\+)+\\s*)$"_s);
    QList<SourceLine> lines;
    for (const SourceLine& line : std::as_const(text.lines)) {
        const std::optional<TableRow> row = rowOn(line);
        const bool isContinued = row && line.text.startsWith(u'|') && row->name.trimmed().isEmpty();
        if (!line.isBody && rule.match(line.text).hasMatch())
            continue;
        if (!row || !(isContinued || labelIn(*row))) {
            lines.append(line);
            continue;
        }
        if (!isContinued) {
            lines.append({.number = line.number, .text = QString()});
            lines.append({.number = line.number, .text = plainName(*row) + u':'});
        }
        for (const QString& piece : linesOfCell(row->value, row->isWiki))
            lines.append({.number = line.number, .text = piece});
    }
    text.lines = lines;
    return text;
}

SourceText withPlainLabels(SourceText text)
{
    QList<TemplateLabel> best;
    bool isQuoted = false;
    for (const LabelStyle& style : labelStyles()) {
        const QList<TemplateLabel> labels = styledLabels(text.lines, style);
        if (labels.size() <= best.size())
            continue;
        const QSet<registration::TemplateField> present =
            style.fewest == kFewestOnOwn ? fieldsOf(findLabels(text.lines).labels) : fieldsIn(text.lines);
        if (labels.size() > present.size()) {
            best = labels;
            isQuoted = style.isQuoted;
        }
    }
    if (best.isEmpty())
        return text;
    QList<SourceLine> lines = text.lines.first(best.constFirst().line);
    lines.removeIf([](const SourceLine& line) { return isMarkAlone(line.text); });
    for (qsizetype i = 0; i < best.size(); ++i) {
        const bool isLast = i + 1 == best.size();
        appendLabel(lines, best.at(i), text.lines, isLast ? text.lines.size() : best.at(i + 1).line,
                    isQuoted);
    }
    text.lines = lines;
    return text;
}

} // namespace nidus::exchange
