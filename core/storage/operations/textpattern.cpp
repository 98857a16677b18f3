// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/textpattern.h"

#include "core/storage/operations/decodedforms.h"

#include <QList>
#include <algorithm>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

/// What remains of a text for a comparison, and where each of its characters begins and ends in the text.
struct FoldedText
{
    QString text;
    QList<std::pair<qsizetype, qsizetype>> places;

    void append(const QString& more, qsizetype begin, qsizetype end)
    {
        text += more;
        places.resize(text.size(), {begin, end});
    }
};

constexpr char16_t kSoftHyphen = 0x00AD;
/// In folded text, where a text has marks of emphasis: a word may begin or end there, or continue.
constexpr QChar kEmphasis(0x001A);

bool isInvisible(char32_t c)
{
    return c == kSoftHyphen || c == 0x034F || c == 0x061C || c == 0xFEFF || (c >= 0x180B && c <= 0x180F) ||
           (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) ||
           (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0000 && c <= 0xE0FFF);
}

bool isHyphen(char32_t c) { return (c >= 0x2010 && c <= 0x2015) || c == 0x2212; }

bool isApostrophe(char32_t c) { return c == 0x2018 || c == 0x2019 || c == 0x02BC; }

bool isSpace(QChar c) { return c.isSpace() || c == u'_' || c == QChar::Null; }

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

/// Marks before the text of a line: of a quotation, a comment, or a table.
bool isLineMark(QChar c) { return u">#*;|/%"_s.contains(c); }

/// Whether a character emphasizes a word in the markup of texts: "*", "`", or one of two "'" or "~".
bool isEmphasis(const QString& text, qsizetype at)
{
    const QChar c = text[at];
    const QChar before = at > 0 ? text[at - 1] : QChar();
    const QChar after = at + 1 < text.size() ? text[at + 1] : QChar();
    if (c == u'\'' || c == u'~')
        return before == c || after == c;
    return (c == u'*' || c == u'`') && !(before.isLetterOrNumber() && after.isLetterOrNumber());
}

/// Returns the end of a run of spaces at `begin`, with the marks after a line end, and whether there is one.
std::pair<qsizetype, bool> spacesAt(const QString& text, qsizetype begin)
{
    bool hasLineEnd = false;
    qsizetype end = begin;
    while (end < text.size() &&
           (isSpace(text[end]) || (hasLineEnd && isLineMark(text[end])) ||
            (end > begin && text[end] != QChar(kSoftHyphen) && isInvisible(text[end].unicode())))) {
        hasLineEnd = hasLineEnd || isLineEnd(text[end]);
        ++end;
    }
    return {end, hasLineEnd};
}

FoldedText folded(const QString& text)
{
    FoldedText result;
    result.text.reserve(text.size());
    result.places.reserve(text.size());
    for (qsizetype at = 0; at < text.size();) {
        const QChar c = text[at];
        if (isSpace(c)) {
            const auto [end, hasLineEnd] = spacesAt(text, at);
            const bool isHyphenated = hasLineEnd && at > 0 && text[at - 1] == QChar(kSoftHyphen);
            result.append(isHyphenated ? u"-\n"_s : hasLineEnd ? u"\n"_s : u" "_s, at, end);
            at = end;
            continue;
        }
        if (isEmphasis(text, at)) {
            result.append(kEmphasis, at, at + 1);
            ++at;
            continue;
        }
        if (c.unicode() < 0x80) {
            result.append(c.toLower(), at, at + 1);
            ++at;
            continue;
        }
        const bool isPair = c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const qsizetype end = at + (isPair ? 2 : 1);
        const char32_t code = isPair ? QChar::surrogateToUcs4(c, text[at + 1]) : c.unicode();
        if (isHyphen(code))
            result.append(u"-"_s, at, end);
        else if (isApostrophe(code))
            result.append(u"'"_s, at, end);
        else if (!isInvisible(code))
            result.append(text.sliced(at, end - at)
                              .normalized(QString::NormalizationForm_KD)
                              .toUpper() // one letter may become two
                              .toCaseFolded()
                              .normalized(QString::NormalizationForm_KD),
                          at, end);
        at = end;
    }
    return result;
}

/// Returns the expression for one text.
QString expressionFor(const QString& text)
{
    const QString wanted = folded(text.simplified()).text.remove(kEmphasis).trimmed();
    const bool isLong = wanted.contains(u' ') || wanted.contains(u'@');
    const QString lineEnd = isLong ? u"\\x1A*+(?:-?\\n\\x1A*+)?"_s : u"\\x1A*+(?:-\\n\\x1A*+)?"_s;
    QString expression;
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        const QChar c = wanted[i];
        if (c == u' ') {
            expression += u"\\x1A*[ \\n][ \\n\\x1A]*"_s;
            continue;
        }
        const bool isFirst = i == 0 || wanted[i - 1] == u' ';
        if (!isFirst && !c.isLowSurrogate() && !c.isMark())
            expression +=
                wanted[i - 1].isLetterOrNumber() || wanted[i - 1].isMark() || wanted[i - 1].isLowSurrogate()
                    ? lineEnd
                    : u"\\x1A*+(?:\\n\\x1A*+)?"_s;
        expression += c.isSurrogate() ? QString(c) : QRegularExpression::escape(QString(c));
    }
    return expression;
}

} // namespace

TextPattern::TextPattern(const QStringList& texts)
{
    QStringList alternatives;
    for (const QString& text : texts) {
        if (const QString expression = expressionFor(text); !expression.isEmpty())
            alternatives.append(expression);
    }
    if (alternatives.isEmpty())
        alternatives.append(u"(?!)"_s); // invisible characters alone are in no text
    m_expression = QRegularExpression(
        u"(?<![\\p{L}\\p{N}\\p{M}])(?:%1)(?![\\p{L}\\p{N}\\p{M}])"_s.arg(alternatives.join(u'|')),
        QRegularExpression::UseUnicodePropertiesOption);
}

bool TextPattern::isIn(const QString& text) const
{
    return std::ranges::any_of(decodedForms(text), [this](const QString& form) { return isPlainIn(form); });
}

bool TextPattern::isPlainIn(const QString& text) const
{
    return m_expression.match(folded(text).text).hasMatch();
}

QString TextPattern::replaced(const QString& text, const QString& replacement) const
{
    const FoldedText plain = folded(text);
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch& match : m_expression.globalMatch(plain.text)) {
        const qsizetype begin = plain.places[match.capturedStart()].first;
        result += QStringView(text).sliced(done, begin - done);
        result += replacement;
        done = plain.places[match.capturedEnd() - 1].second;
    }
    result += QStringView(text).sliced(done);
    return isIn(result) ? replacement : result;
}

} // namespace nidus::storage
