// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textsource.h"
#include "core/exchange/read/templatelabels.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <map>

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
        if (plain.depth != best && !plain.text.trimmed().isEmpty())
            text.aside.append(line);
    }
    text.lines = linesAt(best, text.lines);
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
