// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/textsource.h"

#include "core/base/utf8.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/historyhead.h"

#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

QString placeOfStrayByte(QByteArrayView bytes)
{
    const std::string_view text(bytes.data(), std::size_t(bytes.size()));
    std::size_t at = 0;
    std::size_t lineStart = 0;
    int line = 1;
    while (at < text.size()) {
        const base::Utf8Character character = base::utf8CharacterAt(text, at);
        if (!character.isValid)
            break;
        at += character.length;
        if (character.codePoint == U'\n') {
            ++line;
            lineStart = at;
        }
    }
    return u"%1:%2"_s.arg(line).arg(at - lineStart + 1);
}

namespace {

bool isRunningHeader(const QString& text)
{
    static const QRegularExpression header(u"^[\\f\\s]*(RFC \\d+|Internet-Draft)\\s.*(19|20)\\d\\d\\s*$"_s);
    return header.match(text).hasMatch();
}

bool isPageBreak(const QString& text)
{
    static const QRegularExpression footer(u"^\\s{0,8}\\S.*\\[Page [0-9ivxlc]+\\]\\s*$"_s);
    return footer.match(text).hasMatch() ||
           (text.startsWith(u'\f') && (text.trimmed().isEmpty() || isRunningHeader(text)));
}

/// Whether there probably was a gap between the two lines: a sentence is complete, and the next line does not
/// continue a grammar rule.
bool hadGap(const QString& before, const QString& after)
{
    static const QRegularExpression end(u"[.:;!?)\\]\"'>]\\s*$"_s);
    static const QRegularExpression rule(u"^\\s*(?:[A-Za-z<][^=]*=|/)"_s);
    const bool hangs = after.trimmed().startsWith(u'/') ||
                       (indentationOf(after) > indentationOf(before) && rule.match(before).hasMatch());
    return end.match(before).hasMatch() && !hangs;
}

/// Returns the lines without a head exported above the text, bare or as a comment, and the blank line after
/// it.
QList<SourceLine> withoutHead(QList<SourceLine> lines)
{
    static const QRegularExpression comment(u"^<!--(.*)-->$"_s);
    const QString& first = lines.constFirst().text;
    const QRegularExpressionMatch match = comment.match(first);
    if (registration::HistoryHead::fromLine(match.hasMatch() ? match.captured(1) : first))
        lines.remove(0, lines.value(1).text.isEmpty() && lines.size() > 1 ? 2 : 1);
    return lines;
}

} // namespace

qsizetype indentationOf(const QString& text)
{
    return std::ranges::find_if_not(
               text, [](QChar c) { return c == u'\t' || c.category() == QChar::Separator_Space; }) -
           text.cbegin();
}

QString withoutInvisible(QString text)
{
    static const QRegularExpression invisible(u"[\\x{AD}\\x{200B}-\\x{200D}\\x{2060}\\x{FEFF}]+"_s);
    return text.remove(invisible);
}

/// Windows-1252 is ISO 8859-1 with characters in place of the C1 controls.
QString fromWindows1252(QByteArrayView bytes)
{
    static constexpr std::array<char16_t, 32> kC1{
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
        0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};
    QString text = QString::fromLatin1(bytes);
    for (QChar& c : text) {
        if (c >= QChar(0x80) && c < QChar(0xA0))
            c = QChar(kC1.at(std::size_t(c.unicode() - 0x80)));
    }
    return text;
}

base::Result<SourceText> sourceText(QByteArrayView bytes)
{
    if (bytes.size() > kLargestTemplateBytes)
        return std::unexpected(
            base::Error{base::kTooLarge, {}, u"%1 MiB"_s.arg(kLargestTemplateBytes >> 20).toStdString()});
    SourceText source;
    QString text;
    const auto encoding = QStringConverter::encodingForData(bytes);
    if (encoding && encoding != QStringConverter::Utf8) {
        text = QStringDecoder(*encoding)(bytes);
    } else if (bytes.isValidUtf8()) {
        text = QString::fromUtf8(bytes);
    } else {
        text = fromWindows1252(bytes);
        source.findings.append(
            findings::makeFinding(findings::kImportNotUtf8, {}, {placeOfStrayByte(bytes)}));
    }
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    text.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    if (!text.contains(u'\n')) {
        constexpr QChar nextLine(0x85);
        for (const QChar lineEnd : {QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator), nextLine})
            text.replace(lineEnd, u'\n');
    }
    if (text.count(u'\n') >= kMostTemplateLines)
        return std::unexpected(
            base::Error{base::kTooLarge, {}, u"%1 lines"_s.arg(kMostTemplateLines).toStdString()});
    for (const QString& line : text.split(u'\n'))
        source.lines.append({.number = int(source.lines.size()) + 1, .text = line});
    source.lines = withoutHead(std::move(source.lines));
    return source;
}

SourceText withoutPageBreaks(SourceText text)
{
    int breaks = 0;
    QList<SourceLine> kept;
    const QList<SourceLine>& lines = text.lines;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (!isPageBreak(lines[i].text)) {
            kept.append(lines[i]);
            continue;
        }
        ++breaks;
        while (!kept.isEmpty() && isBlank(kept.last()))
            kept.removeLast();
        qsizetype next = i + 1;
        while (next < lines.size() && (isBlank(lines[next]) || isRunningHeader(lines[next].text)))
            ++next;
        if (!kept.isEmpty() && next < lines.size() && hadGap(kept.last().text, lines[next].text))
            kept.append({.number = lines[i].number, .text = QString()});
        i = next - 1;
    }
    text.lines = kept;
    if (breaks > 0)
        text.findings.append(
            findings::makeFinding(findings::kImportPageBreaks, {}, {QString::number(breaks)}));
    return text;
}

} // namespace nidus::exchange
