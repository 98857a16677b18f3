// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/markdownescape.h"

#include <QRegularExpression>
#include <algorithm>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

bool isPunctuation(QChar c) { return c.unicode() > 0x20 && c.unicode() < 0x7F && !c.isLetterOrNumber(); }

} // namespace

QString markdownEscaped(const QString& line)
{
    // Anywhere: code, emphasis, tags, links, tables; underscores only at the edge of a word; mathematics,
    // attributes, and character references only where they are complete. At the beginning: headings,
    // quotations, definitions, fences, and rules.
    static const QRegularExpression markup(
        uR"([\\`*<\[|]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|\$(?=\$)|\{(?=:)|&(?=#?[A-Za-z0-9]+;)|~(?=~))"
        uR"(|^[#>:^](?=.?)|^[-=+](?=[-= ]*$))"_s);
    QString escaped;
    qsizetype copied = 0;
    QRegularExpressionMatchIterator matches = markup.globalMatch(line);
    while (matches.hasNext()) {
        const qsizetype at = matches.next().capturedStart();
        escaped += QStringView(line).sliced(copied, at - copied);
        escaped += u'\\';
        copied = at;
    }
    return escaped + line.sliced(copied);
}

QString markdownUnescaped(const QString& line)
{
    const qsizetype end = line.endsWith(kMarkdownBreak) ? line.size() - kMarkdownBreak.size() : line.size();
    QString text;
    for (qsizetype i = 0; i < end; ++i) {
        if (line[i] == u'\\' && i + 1 < end && isPunctuation(line[i + 1]))
            ++i;
        text += line[i];
    }
    return text;
}

QString markdownFence(const QStringList& lines)
{
    QString fence = u"~~~"_s;
    while (std::ranges::any_of(lines, [&fence](const QString& line) { return line.contains(fence); }))
        fence += u'~';
    return fence;
}

} // namespace nidus::exchange
