// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/textsource.h"

#include "core/base/utf8.h"

#include <QRegularExpression>
#include <algorithm>
#include <string_view>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

Error notUtf8(QByteArrayView bytes)
{
    const std::string_view text(bytes.data(), std::size_t(bytes.size()));
    std::size_t at = 0;
    std::size_t lineStart = 0;
    int line = 1;
    while (at < text.size()) {
        const Utf8Character character = utf8CharacterAt(text, at);
        if (!character.isValid)
            break;
        at += character.length;
        if (character.codePoint == U'\n') {
            ++line;
            lineStart = at;
        }
    }
    const QString detail = u"%1:%2: the text is not UTF-8"_s.arg(line).arg(at - lineStart + 1);
    return {ErrorCode::BadFormat, {}, detail.toStdString()};
}

bool isBlank(const SourceLine& line)
{
    return line.text.trimmed().isEmpty();
}

bool isFooter(const SourceLine& line)
{
    static const QRegularExpression footer(u"^\\S.*\\[Page [0-9ivxlc]+\\]\\s*$"_s);
    return footer.match(line.text).hasMatch();
}

bool isRunningHeader(const SourceLine& line)
{
    static const QRegularExpression header(u"^\\f?(RFC \\d+|Internet-Draft) .* (19|20)\\d\\d\\s*$"_s);
    return header.match(line.text).hasMatch();
}

/// Whether text may end here, so that a gap is likely to have been meant.
bool endsSentence(const QString& text)
{
    static const QRegularExpression end(u"[.:;!?)\\]\"'>]\\s*$"_s);
    return end.match(text).hasMatch();
}

} // namespace

std::expected<QList<SourceLine>, Error> sourceLines(QByteArrayView bytes)
{
    if (!bytes.isValidUtf8())
        return std::unexpected(notUtf8(bytes));
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    QList<SourceLine> lines;
    for (const QString& line : text.split(u'\n'))
        lines.append({int(lines.size()) + 1, line});
    return lines;
}

UnpagedText withoutPageBreaks(const QList<SourceLine>& lines)
{
    UnpagedText unpaged;
    QList<SourceLine>& kept = unpaged.lines;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!isFooter(lines[i])) {
            kept.append(lines[i]);
            continue;
        }
        ++unpaged.pageBreaks;
        while (!kept.isEmpty() && isBlank(kept.last()))
            kept.removeLast();
        qsizetype next = i + 1;
        while (next < lines.size() && (isBlank(lines[next]) || isRunningHeader(lines[next])))
            ++next;
        if (!kept.isEmpty() && next < lines.size() && endsSentence(kept.last().text))
            kept.append({lines[i].number, QString()});
        i = next - 1;
    }
    return unpaged;
}

} // namespace nidus
