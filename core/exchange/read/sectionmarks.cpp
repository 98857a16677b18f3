// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/sectionmarks.h"

#include "core/exchange/formats/labeltable.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFewestSections = 3; // of a template

/// A heading in the markup of a document; depth 0 = none.
struct SectionHeading
{
    int depth = 0;
    QString title;
};

QString withoutColon(const QString& title)
{
    const QString plain = title.trimmed();
    return plain.endsWith(u':') || plain.endsWith(u'.') ? plain.chopped(1) : plain;
}

bool isLabel(const QString& title)
{
    const QString spelling = LabelTable::spellingOf(withoutColon(title));
    return !spelling.isEmpty() && LabelTable::builtin().find(spelling).has_value();
}

/// "\section{Purpose}", "\subsubsection*{Purpose}", "\paragraph{Purpose} Text", "\textbf{Purpose:} Text",
/// "\item[Purpose] Text", "Purpose & Text \\" in a table.
SectionHeading latexHeading(const QString& line)
{
    static const QRegularExpression shape(
        u"^\\s*\\\\((?:sub)*section|(?:sub)?paragraph)\\*?(?:\\[[^\\]]*\\])?\\{([^{}]*)\\}"
        "\\s*(?:\\\\label\\{[^{}]*\\})?\\s*(.*)$"_s);
    constexpr int paragraphDepth = 4; // after subsubsection
    static const QRegularExpression inText(
        u"^\\s*(?:\\\\noindent\\s*)?(?:\\\\item\\s*\\[([^\\[\\]]*)\\]|(?:\\\\item\\s*)?"
        "(?:\\\\(?:textbf|textsc|textit|emph|underline)\\{|\\{\\\\(?:bf|bfseries|sc|it|em)\\s+)([^{}]*)\\}|"
        "([A-Za-z][^&\\\\{}]{1,60}?)(?=\\s*&))\\s*[:.&-]*\\s*(?:\\\\hfill\\s*\\\\\\\\\\s*)?(.*)$"_s);
    constexpr int inTextDepth = 5;
    const auto withText = [](const QString& title, const QString& rest) {
        return rest.trimmed().isEmpty() ? withoutColon(title) : withoutColon(title) + ": "_L1 + rest;
    };
    if (const QRegularExpressionMatch match = inText.match(line); match.hasMatch()) {
        const QString title = match.captured(1) + match.captured(2) + match.captured(3);
        if (isLabel(title))
            return {inTextDepth, withText(title, match.captured(4))};
    }
    const QRegularExpressionMatch match = shape.match(line);
    if (!match.hasMatch() || (!match.captured(3).isEmpty() && !isLabel(match.captured(2))))
        return {};
    const bool isParagraph = match.captured(1).endsWith("paragraph"_L1);
    return {isParagraph ? paragraphDepth : int(match.captured(1).count("sub"_L1)) + 1,
            match.captured(3).isEmpty() ? match.captured(2) : withText(match.captured(2), match.captured(3))};
}

/// "** Purpose", perhaps with a state and tags.
SectionHeading orgHeading(const QString& line)
{
    static const QRegularExpression shape(
        u"^(\\*+)[ \\t]+(?:TODO[ \\t]+|DONE[ \\t]+)?(.*?)(?:[ \\t]+:[\\w@#%:]+:)?[ \\t]*$"_s);
    const QRegularExpressionMatch match = shape.match(line);
    return match.hasMatch() ? SectionHeading{int(match.capturedLength(1)), match.captured(2)}
                            : SectionHeading();
}

using HeadingOn = SectionHeading (*)(const QString& line);

/// Whether enough headings are those of fields.
bool hasSections(const QList<SourceLine>& lines, HeadingOn headingOn)
{
    const auto isField = [headingOn](const SourceLine& line) {
        return isLabel(headingOn(line.text).title.section(u':', 0, 0));
    };
    return std::ranges::count_if(lines, isField) >= kFewestSections;
}

/// A line of LaTeX without commands for the appearance of text.
QString plainLatex(QString line)
{
    static const QRegularExpression comment(u"(?<!\\\\)%.*$"_s);
    static const QRegularExpression link(u"\\\\href\\{[^{}]*\\}\\{([^{}]*)\\}"_s);
    static const QRegularExpression styled(
        u"\\\\(?:emph|text(?:bf|it|tt|sf|sc|rm)|url|nolinkurl|mbox|underline)\\{([^{}]*)\\}"_s);
    static const QRegularExpression item(u"^(\\s*)\\\\item\\b\\s*"_s);
    static const QRegularExpression lineBreak(u"\\s*\\\\\\\\(?:\\[[^\\]]*\\])?\\s*$"_s);
    static const QRegularExpression escaped(u"\\\\([&%$#_{}])"_s);
    line.remove(comment).replace(link, u"\\1"_s).replace(item, u"\\1- "_s).remove(lineBreak);
    for (QString before; before != line;) { // nested
        before = line;
        line.replace(styled, u"\\1"_s);
    }
    line.replace(u"\\textasciitilde{}"_s, u"\uE000"_s).replace(u'~', u' ').replace(u'\uE000', u'~');
    return line.replace(u"``"_s, u"\""_s).replace(u"''"_s, u"\""_s).replace(escaped, u"\\1"_s);
}

/// What a line means besides a heading and text.
struct MarkOnLine
{
    bool isMark = false; ///< the line is not part of the text
    bool beginsCode = false;
    QString end{}; ///< of what begins here: a pattern of the last line
};

MarkOnLine latexMark(const QString& line)
{
    static const QRegularExpression code(
        u"^\\s*\\\\begin\\{(verbatim\\*?|Verbatim|lstlisting|alltt|minted)\\}"_s);
    static const QRegularExpression command(
        u"^\\s*(?:%.*|\\\\(?:begin|end|label|title|author|date|maketitle|tableofcontents|newpage|clearpage|"
        "bigskip|medskip|noindent|centering|appendix|hline|toprule|midrule|bottomrule|endhead)\\b.*)$"_s);
    if (const QRegularExpressionMatch match = code.match(line); match.hasMatch())
        return {true, true, u"^\\s*\\\\end\\{%1\\}"_s.arg(QRegularExpression::escape(match.captured(1)))};
    if (line.startsWith("\\documentclass"_L1))
        return {true, false, u"^\\s*\\\\begin\\{document\\}"_s};
    return {.isMark = command.match(line).hasMatch()};
}

MarkOnLine orgMark(const QString& line)
{
    constexpr auto kAnyCase = QRegularExpression::CaseInsensitiveOption;
    static const QRegularExpression code(u"^\\s*#\\+begin_(\\w+)"_s, kAnyCase);
    static const QRegularExpression drawer(u"^\\s*:[A-Z_]+:\\s*$"_s);
    static const QRegularExpression keyword(u"^\\s*(?:#\\+\\w+.*|# .*|#)$"_s);
    if (const QRegularExpressionMatch match = code.match(line); match.hasMatch())
        return {true, true, u"(?i)^\\s*#\\+end_%1\\b"_s.arg(match.captured(1))};
    if (drawer.match(line).hasMatch())
        return {true, false, u"^\\s*:END:\\s*$"_s};
    return {.isMark = keyword.match(line).hasMatch()};
}

/// Ends lines where a cell of a table does.
QList<SourceLine> withCellLines(const QList<SourceLine>& lines)
{
    static const QRegularExpression lineBreak(u"\\s*\\\\newline\\b\\s*"_s);
    QList<SourceLine> broken;
    for (const SourceLine& line : lines) {
        for (const QString& part : line.text.split(lineBreak))
            broken.append(
                {.number = line.number, .text = part, .heading = line.heading, .isBody = line.isBody});
    }
    return broken;
}

QString unchanged(QString line) { return line; }

/// The markup of a kind of document.
struct SectionMarkup
{
    HeadingOn headingOn;
    MarkOnLine (*markOn)(const QString& line);
    QString (*plain)(QString line);
};

SourceText withoutMarks(SourceText text, const SectionMarkup& markup)
{
    MarkOnLine open; // what began on an earlier line
    for (SourceLine& line : text.lines) {
        const bool isEnd = !open.end.isEmpty() && QRegularExpression(open.end).match(line.text).hasMatch();
        if (!open.end.isEmpty() && !isEnd && open.beginsCode) {
            line.isBody = true;
            continue;
        }
        const SectionHeading heading = open.end.isEmpty() ? markup.headingOn(line.text) : SectionHeading();
        const MarkOnLine mark = open.end.isEmpty() ? markup.markOn(line.text) : MarkOnLine{.isMark = true};
        if (isEnd || !mark.end.isEmpty())
            open = isEnd ? MarkOnLine() : mark;
        if (heading.depth > 0) {
            line.heading = heading.depth;
            line.text = markup.plain(heading.title);
        } else if (mark.isMark) {
            text.aside.append({.number = line.number, .text = std::exchange(line.text, {})});
        } else {
            line.text = markup.plain(line.text);
        }
    }
    return text;
}

} // namespace

SourceText withoutSectionMarks(SourceText text)
{
    if (hasSections(text.lines, latexHeading)) {
        text.lines = withCellLines(text.lines);
        return withoutMarks(std::move(text), {latexHeading, latexMark, plainLatex});
    }
    if (hasSections(text.lines, orgHeading))
        return withoutMarks(std::move(text), {orgHeading, orgMark, unchanged});
    return text;
}

} // namespace nidus::exchange
