// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/templatelabels.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// The lines quoted at exactly this depth; the others become blank.
QList<SourceLine> linesAt(int depth, const QList<SourceLine>& lines)
{
    QList<SourceLine> taken;
    for (const SourceLine& line : lines) {
        const Unquoted plain = unquoted(line.text);
        taken.append({.number = line.number, .text = plain.depth == depth ? plain.text : QString()});
    }
    return taken;
}

/// The lines without `depth` quote marks, so that "> " in the template itself remains; those quoted less
/// deeply become blank.
QList<SourceLine> withoutMarks(int depth, const QList<SourceLine>& lines)
{
    const QRegularExpression marks(u"^[ \\t]*(?:>[ ]?){%1}"_s.arg(depth));
    QList<SourceLine> taken;
    for (const SourceLine& line : lines) {
        const qsizetype length = marks.match(line.text).capturedLength();
        taken.append({.number = line.number, .text = length > 0 ? line.text.mid(length) : QString()});
    }
    return taken;
}

/// What may begin every line of a text: it captures the text.
const std::array<QRegularExpression, 5>& margins()
{
    static const std::array<QRegularExpression, 5> shapes{
        QRegularExpression(u"^[ \\t]*\\|(?: (.*?))?[ \\t]*\\|?[ \\t]*$"_s),
        QRegularExpression(u"^[ \\t]*\\*(?!/)(?: (.*))?$"_s),
        QRegularExpression(u"^\\+(?!\\+\\+ )(.*)$"_s),
        QRegularExpression(u"^[ \\t]*(?:#+|//+|;+|%+)!?(?: (.*))?$"_s),
        QRegularExpression(u"^[ \\t]*[0-9]+[:.|]?(?:[ \\t](.*))?$"_s),
    };
    return shapes;
}

/// Lines without a margin that begins nearly all of them.
struct Framed
{
    QList<SourceLine> lines;
    QList<SourceLine> outside;
    bool hasBareMargin = false; ///< on blank lines, which a list does not mark
};

std::optional<Framed> withoutMargin(const QRegularExpression& margin, const QList<SourceLine>& lines)
{
    constexpr qsizetype fewest = 5; // lines
    constexpr qsizetype most = 20;  // a line in so many may lack the margin
    const auto hasMargin = [&margin](const SourceLine& line) { return margin.match(line.text).hasMatch(); };
    const auto first = std::ranges::find_if(lines, hasMargin);
    const auto last = std::find_if(lines.crbegin(), std::make_reverse_iterator(first), hasMargin).base();
    const auto bare = std::count_if(
        first, last, [&hasMargin](const SourceLine& line) { return !isBlank(line) && !hasMargin(line); });
    if (last - first < fewest || bare * most > last - first)
        return std::nullopt;
    Framed framed{.lines = {},
                  .outside =
                      QList<SourceLine>(lines.cbegin(), first) + QList<SourceLine>(last, lines.cend())};
    for (auto line = first; line != last; ++line) {
        const QRegularExpressionMatch match = margin.match(line->text);
        framed.hasBareMargin =
            framed.hasBareMargin || (match.hasMatch() && match.captured(1).trimmed().isEmpty());
        framed.lines.append(
            {.number = line->number, .text = match.hasMatch() ? match.captured(1) : line->text});
    }
    return framed;
}

/// Whether the numbers at the beginning of nearly all lines count them.
bool isCounted(const QList<SourceLine>& lines)
{
    static const QRegularExpression number(u"^[ \\t]*([0-9]+)"_s);
    int before = 0;
    qsizetype steps = 0;
    for (const SourceLine& line : lines) {
        const int value = number.match(line.text).captured(1).toInt();
        steps += value == before + 1 ? 1 : 0;
        before = value;
    }
    return steps * 10 > lines.size() * 9;
}

qsizetype quoteDepth(const QString& line)
{
    return std::ranges::find_if_not(line, [](QChar c) { return c == u'>'; }) - line.cbegin();
}

} // namespace

Unquoted unquoted(const QString& line)
{
    static const QRegularExpression marks(u"^[ \\t]*(?:>[ ]?)+"_s);
    const QRegularExpressionMatch match = marks.match(line);
    if (!match.hasMatch())
        return {0, line};
    return {int(match.captured(0).count(u'>')), line.mid(match.capturedLength(0))};
}

SourceText withoutMargin(SourceText text)
{
    constexpr qsizetype fewestFields = 3; // of a template
    std::optional<qsizetype> most;
    std::optional<Framed> best;
    for (const QRegularExpression& margin : margins()) {
        std::optional<Framed> framed = withoutMargin(margin, text.lines);
        if (!framed)
            continue;
        if (!most)
            most = std::max(fieldsIn(text.lines).size(), fewestFields);
        const QSet<registration::TemplateField> fields = fieldsIn(framed->lines);
        // A margin that looks like the mark of a list, or a number, hides nothing.
        const bool isCertain =
            framed->hasBareMargin && (&margin != &margins().back() || isCounted(text.lines));
        const bool isBetter = fields.size() > *most || (isCertain && fields.size() == *most);
        if (!isBetter || !fields.contains(registration::TemplateField::Nid))
            continue;
        most = fields.size();
        best = std::move(framed);
    }
    if (best) {
        text.lines = best->lines;
        text.aside += best->outside;
    }
    return text;
}

SourceText withoutQuoting(SourceText text)
{
    constexpr int kDeepestQuote = 8;
    std::map<int, int> depths;
    for (const SourceLine& line : text.lines)
        ++depths[std::min(unquoted(line.text).depth, kDeepestQuote)];
    int best = 0;
    qsizetype most = 0;
    for (const auto& [depth, count] : depths) {
        const qsizetype fields = depths.size() > 1 ? fieldsIn(linesAt(depth, text.lines)).size() : 0;
        if (fields > most) {
            best = depth;
            most = fields;
        }
    }
    if (best == 0)
        return text;
    for (const SourceLine& line : text.lines) {
        const Unquoted plain = unquoted(line.text);
        if (plain.depth < best && !plain.text.trimmed().isEmpty())
            text.aside.append(line);
    }
    text.lines = withoutMarks(best, text.lines);
    text.findings.append(findings::makeFinding(findings::kImportQuoted));
    return text;
}

QList<SourceLine> joinedFlowed(const QList<SourceLine>& lines)
{
    QList<SourceLine> joined;
    bool isOpen = false;
    for (const SourceLine& line : lines) {
        const qsizetype depth = quoteDepth(line.text);
        QString text = line.text.mid(depth);
        const bool isUnstuffed = text.startsWith(u' ') && depth == 0;
        const QString body = isUnstuffed ? text.sliced(1) : text;
        if (isOpen && quoteDepth(joined.constLast().text) == depth)
            joined.last().text += body;
        else
            joined.append({.number = line.number, .text = line.text.first(depth) + body});
        isOpen = text.endsWith(u' ') && text != "-- "_L1;
    }
    return joined;
}

} // namespace nidus::exchange
