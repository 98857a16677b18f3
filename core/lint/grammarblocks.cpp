// SPDX-License-Identifier: Apache-2.0
#include "core/lint/grammarblocks.h"

#include "core/grammar/text/corerules.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <optional>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostBlankLines = 3; ///< within one block
constexpr qsizetype kMostBareNames = 4;  ///< consecutive words without an operator; more are a sentence
constexpr qsizetype kMostStrange = 3;    ///< characters that grammars do not use, in a line of a grammar
constexpr QChar kTerminal(u'\x01');      ///< replaces a string, a number, or a prose-val

qsizetype indentOf(const QString& line)
{
    const auto* const first = std::ranges::find_if(line, [](QChar c) { return !c.isSpace(); });
    return first - line.cbegin();
}

/// Returns a line without its comment, with its strings, numbers, and prose-vals reduced to one character
/// each.
QString skeletonOf(const QString& line)
{
    static const QRegularExpression terminal(
        u"%[sSiI]?\"[^\"]*\"|\"[^\"]*\"|\u201C[^\u201D]*\u201D|'[^']*'|<[^<>]*>"
        "|%[xXdDbB][0-9A-Fa-f]+(?:[-\u2013.][0-9A-Fa-f]+)*"_s);
    QString reduced = line;
    if (std::ranges::any_of(line, [](QChar c) { return u"%\"\u201C'<"_s.contains(c); }))
        reduced.replace(terminal, kTerminal);
    const qsizetype comment = reduced.indexOf(u';');
    return comment < 0 ? reduced : reduced.first(comment);
}

/// Returns a line with the last string or prose-val closed, if its end is missing: "nss = row \": shelf".
QString withClosedEnd(const QString& line)
{
    if (line.count(u'"') % 2 == 1)
        return line + u'"';
    return line.lastIndexOf(u'<') > line.lastIndexOf(u'>') ? line + u'>' : line;
}

/// Whether the skeleton of a line can be the right side of a rule, or part of it. A colon between spaces is
/// taken as a string without its quotation marks.
bool looksLikeElements(const QString& skeleton)
{
    static const QRegularExpression allowed(u"^(?:[\\s\\x01\\w\\-*#()\\[\\]{}/|]|(?<=\\s):(?=\\s))*$"_s);
    static const QRegularExpression bareNames(
        u"\\b[A-Za-z][\\w-]*(?:\\s+[A-Za-z][\\w-]*){%1,}"_s.arg(kMostBareNames));
    return allowed.match(skeleton).hasMatch() && !bareNames.match(skeleton).hasMatch();
}

/// Whether it contains an operator, or a quotation mark that is not closed; prose has neither.
bool hasOperator(const QString& skeleton)
{
    return std::ranges::any_of(skeleton, [](QChar c) {
        return c == kTerminal || c == u'"' || c == u'*' || c == u'/' || c == u'|' || c == u'[' || c == u'(';
    });
}

/// Whether it can be elements except for a few characters, which are reported when it is read. A sentence is
/// excluded.
bool almostLooksLikeElements(const QString& skeleton)
{
    static const QRegularExpression sentence(
        u"[.,](?:\\s|$)|\\b[A-Za-z][\\w-]*(?:\\s+[A-Za-z][\\w-]*){%1,}"_s.arg(kMostBareNames));
    const auto strange = std::ranges::count_if(skeleton, [](QChar c) {
        return !c.isSpace() && !c.isLetterOrNumber() && c != kTerminal && !u"_-*#()[]{}/|"_s.contains(c);
    });
    return strange <= kMostStrange && hasOperator(skeleton) && !sentence.match(skeleton).hasMatch();
}

/// Whether a name begins without quotation marks, before other elements: "urn:example: sheet".
bool hasUnquotedUrn(const QString& elements)
{
    static const QRegularExpression shape(u"^\\s*urn:[\\w-]+:(?:\\s+[A-Za-z][\\w-]*){1,3}\\s*$"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return shape.match(elements).hasMatch();
}

/// Returns the names of rules in the right side of a rule, or part of it, in lowercase.
QSet<QString> namesIn(const QString& elements)
{
    static const QRegularExpression quoted(u"\"[^\"]*\"|;.*$"_s);
    static const QRegularExpression name(u"[A-Za-z][\\w-]*"_s);
    QString bare = elements;
    bare.remove(quoted);
    QSet<QString> names;
    for (auto all = name.globalMatch(bare); all.hasNext();)
        names.insert(all.next().captured().toLower());
    return names;
}

/// A line that has the form of a definition.
struct Definition
{
    QString name; ///< in lowercase
    QString sign;
    QString right;           ///< may be empty if it is on the next line
    bool hasOddName = false; ///< with a character not allowed in rule names
};

std::optional<Definition> definitionOn(const QString& line)
{
    static const QRegularExpression form(
        u"^\\s*(?|([A-Za-z][\\w-]*)|<([A-Za-z][\\w -]*)>)\\s*(::=|:=|=/|=|:(?=\\s))(.*)$"_s);
    static const QRegularExpression oddForm(
        u"^\\s*([A-Za-z][^\\s:=\"'<>;,]*)\\s+(::=|:=|=/|=)\\s+(\\S.*)$"_s);
    const bool hasSign = line.contains(u'=');
    if (!hasSign && !line.contains(u':'))
        return std::nullopt; // as most lines of prose, faster than by an expression
    if (const QRegularExpressionMatch match = form.match(line); match.hasMatch())
        return Definition{match.captured(1).toLower(), match.captured(2), match.captured(3)};
    if (const QRegularExpressionMatch match = hasSign ? oddForm.match(line) : QRegularExpressionMatch();
        match.hasMatch())
        return Definition{match.captured(1).toLower(), match.captured(2), match.captured(3), true};
    return std::nullopt;
}

bool isComment(const QString& line) { return line.trimmed().startsWith(u';'); }

class BlockFinder
{
public:
    explicit BlockFinder(const QString& text) : m_lines(text.split(u'\n'))
    {
        for (qsizetype line = 0; line < m_lines.size(); ++line) {
            const std::optional<Definition> definition = definitionOn(m_lines[line]);
            if (!definition || !isSound(*definition, line))
                continue;
            m_defined.insert(definition->name);
            m_used += namesIn(definition->right);
        }
    }

    /// Returns the lines outside of the blocks that have the form of a definition related to them.
    [[nodiscard]] QList<int> skipped()
    {
        const QList<GrammarBlock> blocks = find();
        QList<int> lines;
        for (qsizetype line = 0; line < m_lines.size(); ++line) {
            const bool isInBlock = std::ranges::any_of(blocks, [line](const GrammarBlock& block) {
                return line + 1 >= block.firstLine && line + 1 <= block.lastLine;
            });
            if (!isInBlock && looksLikeDefinition(line))
                lines.append(int(line) + 1);
        }
        return lines;
    }

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
    /// Whether there is a name, a defining sign, and a possible right side, here or on the next line.
    [[nodiscard]] bool isSound(const Definition& definition, qsizetype line) const
    {
        if (definition.sign == u':' || definition.hasOddName)
            return false;
        const QString right = skeletonOf(definition.right);
        if (!right.trimmed().isEmpty())
            return looksLikeElements(right);
        return line + 1 < m_lines.size() && !m_lines[line + 1].trimmed().isEmpty() &&
               looksLikeElements(skeletonOf(m_lines[line + 1]));
    }

    [[nodiscard]] bool isSoundOn(qsizetype line) const
    {
        const auto definition =
            line < 0 || line >= m_lines.size() ? std::nullopt : definitionOn(m_lines[line]);
        return definition && isSound(*definition, line);
    }

    /// Whether the line is a sound definition, or would be except for a few characters and is related to a
    /// sound one. The wrong characters are then reported, instead of a rule being lost.
    [[nodiscard]] bool isDefinition(qsizetype line) const
    {
        const std::optional<Definition> definition = definitionOn(m_lines[line]);
        if (!definition)
            return false;
        if (isSound(*definition, line))
            return true;
        const QString right = skeletonOf(withClosedEnd(definition->right));
        const bool isAmong = isSoundOn(line - 1) || isSoundOn(line + 1);
        const bool isRelated =
            m_used.contains(definition->name) || namesIn(definition->right).intersects(m_defined);
        if (definition->sign == u':')
            return isRelated && looksLikeElements(right) && hasOperator(right);
        return (isRelated || isAmong) &&
               (definition->hasOddName ? looksLikeElements(right) : almostLooksLikeElements(right));
    }

    /// Whether the line has a name, a defining sign, and a right side with an operator, and is related to a
    /// sound definition: the rule would be lost without a word.
    [[nodiscard]] bool looksLikeDefinition(qsizetype line) const
    {
        const std::optional<Definition> definition = definitionOn(m_lines[line]);
        // "guide = Guide" is from a list of values.
        if (!definition || definition->sign == u':' ||
            definition->right.trimmed().startsWith(definition->name, Qt::CaseInsensitive))
            return false;
        const bool isRelated =
            m_used.contains(definition->name) || namesIn(definition->right).intersects(m_defined);
        const bool isMissing = m_used.contains(definition->name) && !m_defined.contains(definition->name) &&
                               definition->right.simplified().count(u' ') < kMostBareNames;
        return isRelated &&
               (isMissing || hasOperator(skeletonOf(definition->right)) || hasUnquotedUrn(definition->right));
    }

    /// Whether a line that is not a definition continues the rule whose definition is indented by `indent`.
    [[nodiscard]] bool isContinuation(qsizetype line, qsizetype indent, bool isAdjacent) const
    {
        const QString& text = m_lines[line];
        if (isComment(text))
            return true;
        const QString skeleton = skeletonOf(text);
        const bool isIndented = indentOf(text) > indent;
        if (!looksLikeElements(skeleton))
            return isAdjacent && isIndented && almostLooksLikeElements(skeleton);
        if (hasOperator(skeleton))
            return isAdjacent || isIndented;
        return isAdjacent && isIndented && isRuleNames(skeleton, line);
    }

    /// Whether bare words are rule names: known ones, or a single one that does not end a comment.
    [[nodiscard]] bool isRuleNames(const QString& skeleton, qsizetype line) const
    {
        const QSet<QString> names = namesIn(skeleton);
        const bool isKnown = std::ranges::any_of(names, [this](const QString& name) {
            return m_defined.contains(name) || !grammar::coreRuleDefinition(name.toStdString()).empty();
        });
        return isKnown || (skeleton.trimmed().count(u' ') == 0 && !m_lines[line - 1].contains(u';'));
    }

    /// Returns the last line of the block that begins at `first`.
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
    QSet<QString> m_defined; ///< the names of sound definitions, in lowercase
    QSet<QString> m_used;    ///< the names used in them
};

} // namespace

QList<GrammarBlock> findGrammarBlocks(const QString& text) { return BlockFinder(text).find(); }

QList<int> skippedDefinitions(const QString& text) { return BlockFinder(text).skipped(); }

QString joinedText(const QList<GrammarBlock>& blocks)
{
    QStringList texts;
    for (const GrammarBlock& block : blocks)
        texts.append(block.text);
    return texts.join(u'\n');
}

QString withGrammar(const QString& text, const QString& grammar)
{
    const QStringList wanted = grammar.trimmed().split(u'\n');
    const QList<GrammarBlock> blocks = findGrammarBlocks(text);
    QStringList lines = text.split(u'\n');
    if (blocks.isEmpty()) {
        while (!lines.isEmpty() && lines.constLast().trimmed().isEmpty())
            lines.removeLast();
        if (!lines.isEmpty())
            lines.append(QString());
        return (lines + wanted).join(u'\n');
    }
    for (auto block = blocks.crbegin(); block != blocks.crend(); ++block)
        lines.remove(block->firstLine - 1, block->lastLine - block->firstLine + 1);
    const qsizetype place = blocks.constFirst().firstLine - 1;
    return (lines.first(place) + wanted + lines.sliced(place)).join(u'\n');
}

QString withoutGrammar(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (const GrammarBlock& block : findGrammarBlocks(text)) {
        for (qsizetype line = block.firstLine - 1; line < block.lastLine; ++line)
            lines[line].fill(u' ');
    }
    return lines.join(u'\n');
}

} // namespace nidus::lint
