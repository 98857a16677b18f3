// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/surroundings.h"

#include "core/exchange/read/templatelabels.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kFewestFields = 3;           // of a template in code
constexpr qsizetype kCodeIndentation = 4;        // columns, CommonMark section 4.4
constexpr qsizetype kLongestPlainSignature = 12; // lines, if the space after its mark was lost

constexpr qsizetype kLongestMark = 120; // columns of a line that begins a block
constexpr int kMostBlocks = 50;         // so that no text takes quadratic time

/// Lines, by their indices.
struct Block
{
    qsizetype first = 0;
    qsizetype end = 0; ///< after the last one
};

bool isIndentedCode(const SourceLine& line)
{
    qsizetype columns = 0;
    for (const QChar c : line.text) {
        if (c != u' ' && c != u'\t')
            break;
        columns += c == u'\t' ? kCodeIndentation : 1;
    }
    return !line.isBody && columns >= kCodeIndentation;
}

/// Returns the runs of lines with `isCode`; blank lines do not end a run.
template <typename IsCode>
QList<Block> runsOf(const QList<SourceLine>& lines, const IsCode& isCode)
{
    QList<Block> runs;
    bool isOpen = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (isCode(lines[i])) {
            if (!isOpen)
                runs.append({i, i});
            runs.last().end = i + 1;
            isOpen = true;
        } else if (!isBlank(lines[i])) {
            isOpen = false;
        }
    }
    return runs;
}

QList<Block> codeBlocks(const QList<SourceLine>& lines)
{
    QList<Block> blocks;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!lines[i].isBody)
            continue;
        const bool isNew = blocks.isEmpty() || blocks.constLast().end < i;
        if (isNew)
            blocks.append({i, i});
        blocks.last().end = i + 1;
    }
    return blocks + runsOf(lines, isIndentedCode);
}

bool isIn(const QList<Block>& blocks, qsizetype line)
{
    return std::ranges::any_of(
        blocks, [line](const Block& block) { return line >= block.first && line < block.end; });
}

/// Returns the lines of the blocks as text in which headings are found.
QList<SourceLine> linesIn(const QList<Block>& blocks, const QList<SourceLine>& lines)
{
    QList<SourceLine> taken;
    for (const Block& block : blocks) {
        if (!taken.isEmpty())
            taken.append({.number = lines[block.first].number, .text = QString()});
        for (qsizetype i = block.first; i < block.end; ++i)
            taken.append({.number = lines[i].number, .text = lines[i].text});
    }
    return taken;
}

QList<SourceLine> linesOutside(const QList<Block>& blocks, const QList<SourceLine>& lines)
{
    QList<SourceLine> outside;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!isIn(blocks, i))
            outside.append(lines[i]);
    }
    return outside;
}

/// Returns the blocks with most fields: one, or all if a template is divided among them.
QList<Block> blocksOfTemplate(const QList<SourceLine>& lines)
{
    const QList<Block> blocks = codeBlocks(lines);
    QList<Block> best;
    QList<Block> some;
    qsizetype most = 0;
    for (const Block& block : blocks) {
        const qsizetype count = fieldsIn(linesIn({block}, lines)).size();
        if (count > 0)
            some.append(block);
        if (count > most) {
            best = {block};
            most = count;
        }
    }
    std::ranges::sort(some, {}, &Block::first);
    return fieldsIn(linesIn(some, lines)).size() > most ? some : best;
}

/// What ends the block that a line begins, as a pattern; empty if the line begins none.
QString blockEnd(const QString& line)
{
    struct Shape
    {
        QRegularExpression begin;
        QString end; ///< %1 is what `begin` captures
    };
    constexpr auto kAnyCase = QRegularExpression::CaseInsensitiveOption;
    static const std::array shapes{
        Shape{QRegularExpression(u"^\\s*#\\+begin_(\\w+)"_s, kAnyCase), u"(?i)^\\s*#\\+end_%1\\b"_s},
        Shape{QRegularExpression(u"^\\s*\\\\begin\\{(verbatim\\*?|Verbatim|lstlisting|alltt|minted)\\}"_s),
              u"^\\s*\\\\end\\{%1\\}"_s},
        Shape{QRegularExpression(u"^\\s*\\{(noformat|code|quote)(?::[^{}]*)?\\}\\s*$"_s),
              u"^\\s*\\{%1\\}\\s*$"_s},
        Shape{QRegularExpression(u"^\\s*\\[(code|pre|quote)(?:=[^\\[\\]]*)?\\]\\s*$"_s, kAnyCase),
              u"(?i)^\\s*\\[/%1\\]"_s},
        Shape{QRegularExpression(u"^\\s*<(pre|code|textarea|syntaxhighlight|source|nowiki)\\b[^>]*>\\s*$"_s,
                                 kAnyCase),
              u"(?i)</%1>\\s*$"_s},
        Shape{QRegularExpression(u"^\\s*(([-.=_*~+#])\\2{3,})\\s*$"_s), u"^\\s*%1\\s*$"_s},
        Shape{QRegularExpression(
                  u"^\\s*([-=_*~+#<>])\\1+.*\\b(?:begins?|starts?|cut|snip|8<|>8)\\b.*[-=_*~+#<>]{2}\\s*$"_s,
                  kAnyCase),
              u"^\\s*%1{2}.*[-=_*~+#<>]{2}\\s*$"_s},
    };
    for (const Shape& shape : shapes) {
        const QRegularExpressionMatch match = shape.begin.match(line);
        if (match.hasMatch())
            return QString(shape.end).replace(u"%1"_s, QRegularExpression::escape(match.captured(1)));
    }
    return {};
}

/// The blocks between a line that begins one and the line that ends it, without these two.
QList<Block> delimitedBlocks(const QList<SourceLine>& lines)
{
    QList<Block> blocks;
    int tried = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString end = lines[i].text.size() > kLongestMark ? QString() : blockEnd(lines[i].text);
        if (end.isEmpty())
            continue;
        if (++tried > kMostBlocks)
            break;
        const QRegularExpression shape(end);
        const auto last =
            std::find_if(lines.cbegin() + i + 1, lines.cend(),
                         [&shape](const SourceLine& line) { return shape.match(line.text).hasMatch(); });
        if (last != lines.cend())
            blocks.append({i + 1, last - lines.cbegin()});
    }
    return blocks;
}

/// Whether the line is a header field of a mail that a forwarded mail shows.
bool isMailHeader(const SourceLine& line)
{
    static const QRegularExpression header(
        u"^\\**(?:From|Sent|Date|To|Cc|Subject|Reply-To|Message-ID|Resent-[A-Z][a-z]+):"_s);
    return header.match(line.text).hasMatch();
}

/// Whether the line is the closing of a letter, after a blank line and before a few lines with names.
bool isClosing(const QList<SourceLine>& lines, qsizetype index, qsizetype rest)
{
    static const QRegularExpression closing(
        u"^\\s*(?:(?:with )?(?:(?:kind|best|warm|many) )*(?:regards|wishes|greetings)|(?:all the "
        u")?best|(?:yours "
        u")?(?:sincerely|truly|"
        u"faithfully)(?: yours)?|cheers|(?:many )?thanks(?: again)?|thank you)[,.!]?\\s*$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return rest <= kLongestPlainSignature && isBlankAt(lines, index - 1) &&
           closing.match(lines[index].text).hasMatch();
}

/// Whether a signature, a closing, or the footer of a mailing list begins with the line; `rest` lines with
/// text follow.
bool beginsSignature(const QList<SourceLine>& lines, qsizetype index, qsizetype rest)
{
    static const QRegularExpression footer(u"^_{20,}$"_s);
    const QString& line = lines[index].text;
    const bool isFooter = footer.match(line).hasMatch() && index + 1 < lines.size() &&
                          lines[index + 1].text.contains("mailing list"_L1, Qt::CaseInsensitive);
    return line == "-- "_L1 || (line == "--"_L1 && rest <= kLongestPlainSignature) || isFooter ||
           isClosing(lines, index, rest);
}

} // namespace

SourceText templateInCode(SourceText text)
{
    const QList<Block> blocks = blocksOfTemplate(text.lines);
    const QSet<registration::TemplateField> fields = fieldsIn(linesIn(blocks, text.lines));
    const QList<SourceLine> outside = linesOutside(blocks, text.lines);
    if (fields.size() < kFewestFields || !fields.contains(registration::TemplateField::Nid) ||
        fields.size() <= fieldsIn(outside).size())
        return text;
    text.lines = linesIn(blocks, text.lines);
    text.aside += outside;
    return text;
}

SourceText templateInBlock(SourceText text)
{
    for (const Block& block : delimitedBlocks(text.lines)) {
        const QSet<registration::TemplateField> fields = fieldsIn(linesIn({block}, text.lines));
        if (fields.size() < kFewestFields || !fields.contains(registration::TemplateField::Nid))
            continue;
        const QList<SourceLine> outside = linesOutside({block}, text.lines);
        if (fields.size() <= fieldsIn(outside).size() * 2)
            continue;
        text.lines = linesIn({block}, text.lines);
        text.aside += outside;
        break;
    }
    return text;
}

SourceText withoutContinuations(SourceText text)
{
    static const QRegularExpression term(u"^[A-Z][A-Za-z ]{2,40}::(?:[ \\t]|$)"_s);
    static const QRegularExpression wikiTerm(u"^;[ \\t]*[A-Z][A-Za-z ]{2,40}"_s);
    static const QRegularExpression wikiText(u"^:{2,}[ \\t]+"_s);
    const auto count = [&text](const QRegularExpression& shape) {
        return std::ranges::count_if(std::as_const(text.lines), [&shape](const SourceLine& line) {
            return shape.match(line.text).hasMatch();
        });
    };
    const bool isAsciiDoc = count(term) >= kFewestFields;
    if (!isAsciiDoc && count(wikiTerm) < kFewestFields)
        return text;
    QList<SourceLine> lines;
    for (SourceLine& line : text.lines) {
        if (isAsciiDoc && !line.isBody && (line.text == "+"_L1 || line.text == "--"_L1)) {
            line.text.clear();
        } else if (const QRegularExpressionMatch match = wikiText.match(line.text); match.hasMatch()) {
            lines.append(SourceLine{.number = line.number, .text = {}});
            line.text.remove(0, match.capturedLength());
        }
        lines.append(std::move(line));
    }
    text.lines = std::move(lines);
    return text;
}

SourceText withoutForwardedHeaders(SourceText text)
{
    constexpr qsizetype fewest = 3;
    QList<SourceLine>& lines = text.lines;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto end = std::find_if_not(lines.cbegin() + i, lines.cend(), isMailHeader);
        const auto first = lines.cbegin() + i;
        const auto has = [first, end](QLatin1StringView name) {
            return std::any_of(first, end,
                               [name](const SourceLine& line) { return line.text.contains(name); });
        };
        const qsizetype last = end - lines.cbegin();
        if (end - first < fewest || !has("From:"_L1) || !has("Subject:"_L1)) {
            i = std::max(i, last - 1); // what a run lacks, a part of it lacks, too
            continue;
        }
        for (; i < last; ++i)
            text.aside.append({.number = lines[i].number, .text = std::exchange(lines[i].text, {})});
    }
    return text;
}

SourceText withoutSignature(SourceText text)
{
    const QList<SourceLine>& lines = text.lines;
    qsizetype begin = 1;
    while (begin < lines.size() && !beginsSignature(lines, begin, 0))
        ++begin;
    if (begin >= lines.size()) // most texts: finding the labels takes long
        return text;
    qsizetype lastLabel = -1;
    for (const TemplateLabel& label : labelCandidates(lines)) {
        if (label.field && label.sureness != Sureness::Guessed)
            lastLabel = label.line;
    }
    if (lastLabel < 0)
        return text;
    const qsizetype first = std::max(lastLabel + 1, qsizetype{1});
    auto rest = std::count_if(lines.cbegin() + first, lines.cend(), std::not_fn(isBlank));
    for (qsizetype i = first; i < lines.size(); rest -= isBlank(lines[i++]) ? 0 : 1) {
        if (!beginsSignature(lines, i, rest))
            continue;
        text.aside += lines.mid(i);
        text.lines.resize(i);
        break;
    }
    return text;
}

} // namespace nidus::exchange
