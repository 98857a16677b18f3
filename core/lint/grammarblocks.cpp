// SPDX-License-Identifier: Apache-2.0
#include "core/lint/grammarblocks.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostBlankLines = 3; ///< within one piece
constexpr qsizetype kMostBareNames = 4;  ///< words in a row without an operator: more are a sentence
constexpr QChar kTerminal(u'\x01');      ///< stands for a string, a number or a prose-val

qsizetype indentOf(const QString& line)
{
    const auto* const first = std::ranges::find_if(line, [](QChar c) { return !c.isSpace(); });
    return first - line.cbegin();
}

/// A line without its comment, with its strings, numbers and prose-vals reduced to one character each.
QString skeletonOf(const QString& line)
{
    static const QRegularExpression terminal(
        u"%[sSiI]?\"[^\"]*\"|\"[^\"]*\"|\u201C[^\u201D]*\u201D|'[^']*'|<[^<>]*>"
        "|%[xXdDbB][0-9A-Fa-f]+(?:[-\u2013.][0-9A-Fa-f]+)*"_s);
    QString reduced = line;
    reduced.replace(terminal, kTerminal);
    const qsizetype comment = reduced.indexOf(u';');
    return comment < 0 ? reduced : reduced.first(comment);
}

/// Whether the skeleton of a line can be the right side of a rule, or a part of it. A colon between blanks is
/// one whose quotation marks were forgotten.
bool looksLikeElements(const QString& skeleton)
{
    static const QRegularExpression allowed(u"^(?:[\\s\\x01\\w\\-*#()\\[\\]{}/|]|(?<=\\s):(?=\\s))*$"_s);
    static const QRegularExpression bareNames(
        u"\\b[A-Za-z][\\w-]*(?:\\s+[A-Za-z][\\w-]*){%1,}"_s.arg(kMostBareNames));
    return allowed.match(skeleton).hasMatch() && !bareNames.match(skeleton).hasMatch();
}

/// Whether it has something that prose does not have.
bool hasOperator(const QString& skeleton)
{
    return std::ranges::any_of(skeleton, [](QChar c) {
        return c == kTerminal || c == u'*' || c == u'/' || c == u'|' || c == u'[' || c == u'(';
    });
}

bool isComment(const QString& line)
{
    return line.trimmed().startsWith(u';');
}

class BlockFinder
{
public:
    explicit BlockFinder(const QString& text) : m_lines(text.split(u'\n')) {}

    QList<GrammarBlock> find()
    {
        QList<GrammarBlock> blocks;
        for (qsizetype line = 0; line < m_lines.size(); ++line) {
            if (!isDefinition(line))
                continue;
            const qsizetype last = endOfBlock(line);
            blocks.append(blockOf(line, last));
            line = last;
        }
        return blocks;
    }

private:
    /// NAME, a defining sign, and what can be a right side: here or on the next line.
    [[nodiscard]] bool isDefinition(qsizetype line) const
    {
        static const QRegularExpression definition(
            u"^\\s*(?:[A-Za-z][\\w-]*|<[A-Za-z][\\w -]*>)\\s*(?:::=|:=|=/|=)(.*)$"_s);
        const QRegularExpressionMatch match = definition.match(m_lines[line]);
        if (!match.hasMatch())
            return false;
        const QString right = skeletonOf(match.captured(1));
        if (!right.trimmed().isEmpty())
            return looksLikeElements(right);
        return line + 1 < m_lines.size() && !m_lines[line + 1].trimmed().isEmpty() &&
               looksLikeElements(skeletonOf(m_lines[line + 1]));
    }

    /// Whether a line that is no definition goes on with the rule whose definition is indented by `indent`.
    [[nodiscard]] bool isContinuation(qsizetype line, qsizetype indent, bool isAdjacent) const
    {
        const QString& text = m_lines[line];
        if (isComment(text))
            return true;
        const QString skeleton = skeletonOf(text);
        if (!looksLikeElements(skeleton))
            return false;
        return hasOperator(skeleton) && (isAdjacent || indentOf(text) > indent);
    }

    /// The last line of the piece that begins at `first`.
    [[nodiscard]] qsizetype endOfBlock(qsizetype first) const
    {
        qsizetype indent = indentOf(m_lines[first]);
        qsizetype last = first;
        bool needsMore = isUnfinished(first);
        for (qsizetype line = first + 1; line < m_lines.size() && line - last <= kMostBlankLines + 1;
             ++line) {
            if (m_lines[line].trimmed().isEmpty())
                continue;
            if (isDefinition(line))
                indent = indentOf(m_lines[line]);
            else if (!isContinuation(line, indent, line == last + 1) &&
                     !(needsMore && looksLikeElements(skeletonOf(m_lines[line]))))
                break;
            needsMore = isUnfinished(line);
            last = line;
        }
        while (last > first && isComment(m_lines[last]))
            --last;
        return last;
    }

    /// Whether the rule cannot end with this line.
    [[nodiscard]] bool isUnfinished(qsizetype line) const
    {
        const QString skeleton = skeletonOf(m_lines[line]).trimmed();
        return skeleton.endsWith(u'=') || skeleton.endsWith(u'/') || skeleton.endsWith(u'|') ||
               skeleton.endsWith(u'(') || skeleton.endsWith(u'[');
    }

    [[nodiscard]] GrammarBlock blockOf(qsizetype first, qsizetype last) const
    {
        qsizetype common = indentOf(m_lines[first]);
        for (qsizetype line = first; line <= last; ++line) {
            if (!m_lines[line].trimmed().isEmpty())
                common = std::min(common, indentOf(m_lines[line]));
        }
        GrammarBlock block{.firstLine = int(first) + 1, .lastLine = int(last) + 1, .text = {}};
        for (qsizetype line = first; line <= last; ++line)
            block.text += m_lines[line].mid(common) + u'\n';
        return block;
    }

    QStringList m_lines;
};

} // namespace

QList<GrammarBlock> findGrammarBlocks(const QString& text)
{
    return BlockFinder(text).find();
}

} // namespace nidus
