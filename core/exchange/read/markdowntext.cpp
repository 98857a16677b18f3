// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/markdowntext.h"

#include "core/exchange/formats/labeltable.h"
#include "core/exchange/read/htmltext.h"
#include "core/exchange/read/templatelabels.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDefinitionDepth = 7; // below the six of Markdown's own headings

/// The number of lines of YAML at the beginning, "---" up to the next "---" or the first "--- part" of
/// kramdown-rfc; 0 when there is none.
qsizetype frontMatter(const QList<SourceLine>& lines)
{
    if (lines.isEmpty() || lines.constFirst().text.trimmed() != "---"_L1)
        return 0;
    const auto end = std::find_if(lines.cbegin() + 1, lines.cend(), [](const SourceLine& line) {
        return line.text.startsWith("--- "_L1) || line.text.trimmed() == "---"_L1;
    });
    return end == lines.cend() ? 0 : end - lines.cbegin() + 1;
}

int headingDepth(const QString& line)
{
    static const QRegularExpression shape(u"^(#{1,6})[ \\t]+\\S"_s);
    return int(shape.match(line).capturedLength(1));
}

/// Whether the line is a heading between blank lines.
bool isHeadingAlone(const QList<SourceLine>& lines, qsizetype index)
{
    const auto isBlank = [&lines](qsizetype line) {
        return line < 0 || line >= lines.size() || lines[line].text.trimmed().isEmpty();
    };
    return headingDepth(lines[index].text) > 0 && isBlank(index - 1) && isBlank(index + 1);
}

bool isTerm(const SourceLine& line, const SourceLine& next)
{
    static const QRegularExpression definition(u"^ {0,3}:(?:[ \\t]|$)"_s);
    QString term = line.text.trimmed();
    term.remove(u'*');
    if (term.endsWith(u':'))
        term.chop(1);
    return definition.match(next.text).hasMatch() &&
           LabelTable::builtin().find(LabelTable::spellingOf(term)).has_value();
}

/// What begins code on a line: the mark of a fence, or the name of an element for preformatted text. Empty if
/// the line does not begin code.
QString fenceOn(const QString& line)
{
    static const QRegularExpression mark(u"^ {0,3}(```+|~~~+)[^`]*$"_s);
    static const QRegularExpression element(
        u"^\\s*<(pre|artwork|sourcecode)\\b[^>]*>\\s*(?:<!\\[CDATA\\[)?\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = mark.match(line);
    return match.hasMatch() ? match.captured(1) : element.match(line).captured(1).toLower();
}

/// Whether the line ends the code that `fence` began (CommonMark section 4.5).
bool endsFence(const QString& line, const QString& fence)
{
    const QString text = line.trimmed();
    if (fence.front().isLetter())
        return text.endsWith("</"_L1 + fence + u'>', Qt::CaseInsensitive);
    return text.size() >= fence.size() && text.count(fence.front()) == text.size();
}

/// The depth of the heading that the line below underlines (CommonMark section 4.3), 0 if there is none.
int underlinedDepth(const QList<SourceLine>& lines, qsizetype index)
{
    static const QRegularExpression heading(u"^ {0,3}[^\\s#>|:+*\x60~-]"_s);
    static const QRegularExpression underline(u"^ {0,3}(==+|--+)[ \\t]*$"_s);
    if (index + 1 >= lines.size() || (index > 0 && !lines[index - 1].text.trimmed().isEmpty()) ||
        !heading.match(lines[index].text).hasMatch())
        return 0;
    const QRegularExpressionMatch match = underline.match(lines[index + 1].text);
    return !match.hasMatch() ? 0 : match.captured(1).startsWith(u'=') ? 1 : 2;
}

/// "--- middle" and "--- back" of kramdown-rfc.
bool isPartMark(const QString& line)
{
    static const QRegularExpression shape(u"^--- [a-z_]+\\s*$"_s);
    return shape.match(line).hasMatch();
}

bool isPunctuation(QChar c) { return c.unicode() > 0x20 && c.unicode() < 0x7F && !c.isLetterOrNumber(); }

/// Removes backslashes before punctuation and at the end of the line, except in code (CommonMark
/// section 2.4).
QString withoutEscapes(const QString& line)
{
    QString text;
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == u'`') {
            const auto* const mark =
                std::find_if(line.cbegin() + i, line.cend(), [](QChar c) { return c != u'`'; });
            const QString ticks(mark - line.cbegin() - i, u'`');
            const qsizetype end = line.indexOf(ticks, i + ticks.size());
            const qsizetype last = end < 0 ? i + ticks.size() : end + ticks.size();
            text += line.sliced(i, last - i);
            i = last - 1;
        } else if (line[i] == u'\\' && i + 1 == line.size()) {
            break;
        } else if (line[i] == u'\\' && isPunctuation(line[i + 1])) {
            text += line[++i];
        } else {
            text += line[i];
        }
    }
    return text;
}

/// Whether a line is code because it is indented: after a blank line or other code, not in a list.
bool isIndentedCode(const QList<SourceLine>& lines, qsizetype index)
{
    static const QRegularExpression indented(u"^(?: {4}|\\t)\\s*\\S"_s);
    static const QRegularExpression item(u"^\\s{0,3}(?:[-+*]|\\d+[.)])\\s"_s);
    if (!indented.match(lines[index].text).hasMatch())
        return false;
    qsizetype before = index;
    while (before > 0 && (lines[before].text.isEmpty() || indented.match(lines[before].text).hasMatch()))
        --before;
    return before + 1 < lines.size() && lines[before + 1].text.trimmed().isEmpty() &&
           !item.match(lines[before].text).hasMatch();
}

bool isAttributeList(const QString& line)
{
    static const QRegularExpression shape(u"^[ ]*\\{:?[^}]*\\}[ ]*$"_s);
    return shape.match(line).hasMatch();
}

/// Whether the text has code with a template, or has headings, and code or several of them.
bool hasCodeOrHeadings(const QList<SourceLine>& lines)
{
    QString fence;
    int signs = 0;
    bool hasHeading = false;
    QList<SourceLine> code;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i].text;
        if (!fence.isEmpty() && endsFence(line, fence)) {
            if (fieldsIn(code).contains(registration::TemplateField::Nid))
                return true;
            fence.clear();
            code.clear();
            ++signs;
        } else if (!fence.isEmpty()) {
            code.append({.number = lines[i].number, .text = line});
        } else if (fence = fenceOn(line); fence.isEmpty() && isHeadingAlone(lines, i)) {
            hasHeading = true;
            ++signs;
        }
    }
    return hasHeading && signs > 1;
}

/// Sets comments of HTML outside of code aside.
SourceText withoutComments(SourceText text)
{
    QString fence;
    bool isOpen = false;
    for (SourceLine& line : text.lines) {
        if (!fence.isEmpty() && endsFence(line.text, fence)) {
            fence.clear();
            continue;
        }
        if (fence.isEmpty() && !isOpen)
            fence = fenceOn(line.text);
        if (!fence.isEmpty())
            continue;
        QString kept;
        QString comment;
        for (qsizetype at = 0; at < line.text.size();) {
            const QLatin1StringView sign = isOpen ? "-->"_L1 : "<!--"_L1;
            const qsizetype found = line.text.indexOf(sign, at);
            const qsizetype end = found < 0 ? line.text.size() : found + (isOpen ? sign.size() : 0);
            (isOpen ? comment : kept) += line.text.sliced(at, end - at);
            isOpen = found < 0 ? isOpen : !isOpen;
            at = end;
        }
        if (comment.isEmpty())
            continue;
        text.aside.append({.number = line.number, .text = comment});
        line.text = kept.trimmed().isEmpty() ? QString() : kept;
    }
    return text;
}

} // namespace

bool isMarkdown(const QList<SourceLine>& lines)
{
    static const QRegularExpression emphasized(
        u"^(?:(?:[-*+]|[0-9]+[.)]) +)?(?:\\*\\*|__)([^*_]+?):?(?:\\*\\*|__):?"_s);
    if (frontMatter(lines) > 0 || hasCodeOrHeadings(lines))
        return true;
    int signs = 0;
    for (qsizetype i = 0; i < lines.size() && signs < 2; ++i) {
        const QString& text = lines[i].text;
        const QString label =
            headingDepth(text) > 0 ? text.mid(headingDepth(text)) : emphasized.match(text).captured(1);
        static const QRegularExpression number(u"^\\s*[0-9.]+\\s|\\s*(?:\\{[^}]*\\}|:)\\s*$"_s);
        const QString name = LabelTable::spellingOf(QString(label).remove(number).remove(u'*'));
        const bool isKnown = !name.isEmpty() && LabelTable::builtin().find(name).has_value();
        signs += isKnown || (i + 1 < lines.size() && isTerm(lines[i], lines[i + 1])) ? 1 : 0;
    }
    return signs >= 2;
}

SourceText withoutMarkdown(SourceText text)
{
    text = withoutComments(std::move(text));
    const qsizetype matter = frontMatter(text.lines);
    text.aside += text.lines.first(matter);
    text.lines.remove(0, matter);
    static const QRegularExpression lineBreak(u"<br\\s*/?>"_s);
    static const QRegularExpression anchor(u"</?(?:a|span)\\b[^>]*>"_s);
    static const QRegularExpression link(u"\\[([^\\[\\]]*)\\]\\([^()]*\\)"_s);
    const QList<SourceLine> source = text.lines;
    QList<SourceLine>& lines = text.lines;
    QString fence;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        SourceLine& line = lines[i];
        if (!fence.isEmpty()) {
            line.isBody = !endsFence(line.text, fence);
            if (!line.isBody) {
                fence.clear();
                line.text.clear();
            } else if (fence == "pre"_L1) {
                line.text = withoutReferences(line.text).replace(QChar::Nbsp, u' ');
            }
        } else if (fence = fenceOn(line.text); !fence.isEmpty()) {
            line.text.clear();
        } else if (isAttributeList(line.text)) {
            line.text.clear();
        } else if (i + 1 < lines.size() && isTerm(line, lines[i + 1])) {
            line.heading = kDefinitionDepth;
            QString& definition = lines[i + 1].text;
            definition[definition.indexOf(u':')] = u' ';
        } else if (const int depth = underlinedDepth(lines, i); depth > 0) {
            line.heading = depth;
            line.text = withoutEscapes(line.text);
            lines[++i].text.clear();
        } else {
            line.heading = isPartMark(line.text) ? 1 : headingDepth(line.text);
            line.text.remove(lineBreak);
            if (line.heading > 0)
                line.text.remove(anchor).replace(link, u"\\1"_s);
            if (!isIndentedCode(source, i))
                line.text = withoutEscapes(line.text);
        }
    }
    return text;
}

} // namespace nidus::exchange
