// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/markdowntext.h"

#include "core/exchange/formats/labeltable.h"

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

bool isFence(const QString& line)
{
    static const QRegularExpression shape(u"^[ ]*(```+|~~~+)[^`]*$"_s);
    return shape.match(line).hasMatch();
}

bool isAttributeList(const QString& line)
{
    static const QRegularExpression shape(u"^[ ]*\\{:?[^}]*\\}[ ]*$"_s);
    return shape.match(line).hasMatch();
}

} // namespace

bool isMarkdown(const QList<SourceLine>& lines)
{
    static const QRegularExpression emphasized(u"^(?:[-*] +)?(?:\\*\\*|__)([^*_]+?):?(?:\\*\\*|__):?"_s);
    if (frontMatter(lines) > 0)
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
    const qsizetype matter = frontMatter(text.lines);
    text.aside += text.lines.first(matter);
    text.lines.remove(0, matter);
    static const QRegularExpression lineBreak(u"<br\\s*/?>"_s);
    bool isInCode = false;
    QList<SourceLine>& lines = text.lines;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        SourceLine& line = lines[i];
        if (isFence(line.text)) {
            isInCode = !isInCode;
            line.text.clear();
        } else if (isInCode) {
            line.isBody = true;
        } else if (isAttributeList(line.text)) {
            line.text.clear();
        } else if (i + 1 < lines.size() && isTerm(line, lines[i + 1])) {
            line.heading = kDefinitionDepth;
            QString& definition = lines[i + 1].text;
            definition[definition.indexOf(u':')] = u' ';
        } else {
            line.heading = headingDepth(line.text);
            line.text.remove(lineBreak);
        }
    }
    return text;
}

} // namespace nidus::exchange
