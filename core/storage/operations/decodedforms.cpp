// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/decodedforms.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QStringConverter>
#include <algorithm>
#include <array>
#include <utility>

namespace nidus::storage {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDepth = 3;             // encodings inside each other
constexpr qsizetype kMostForms = 200; // of one text
constexpr qsizetype kLeastBase64 = 8; // characters of a run of lines
constexpr qsizetype kLeastToken = 16; // characters inside a line
constexpr int kBase64Group = 4;       // characters for three bytes

/// Names of character references that are not a letter with an accent.
constexpr std::array kReferences{
    std::pair("amp"_L1, u'&'),      std::pair("lt"_L1, u'<'),         std::pair("gt"_L1, u'>'),
    std::pair("quot"_L1, u'"'),     std::pair("apos"_L1, u'\''),      std::pair("nbsp"_L1, u' '),
    std::pair("ensp"_L1, u' '),     std::pair("emsp"_L1, u' '),       std::pair("thinsp"_L1, u' '),
    std::pair("shy"_L1, u'\u00AD'), std::pair("zwnj"_L1, u'\u200C'),  std::pair("zwj"_L1, u'\u200D'),
    std::pair("hyphen"_L1, u'-'),   std::pair("dash"_L1, u'-'),       std::pair("ndash"_L1, u'-'),
    std::pair("commat"_L1, u'@'),   std::pair("period"_L1, u'.'),     std::pair("plus"_L1, u'+'),
    std::pair("lowbar"_L1, u'_'),   std::pair("rsquo"_L1, u'\u2019'), std::pair("szlig"_L1, u'ß'),
    std::pair("oslash"_L1, u'ø'),   std::pair("Oslash"_L1, u'Ø'),     std::pair("aelig"_L1, u'æ'),
    std::pair("AElig"_L1, u'Æ'),    std::pair("oelig"_L1, u'œ'),      std::pair("OElig"_L1, u'Œ'),
    std::pair("eth"_L1, u'ð'),      std::pair("ETH"_L1, u'Ð'),        std::pair("thorn"_L1, u'þ'),
    std::pair("THORN"_L1, u'Þ'),    std::pair("lstrok"_L1, u'ł'),     std::pair("Lstrok"_L1, u'Ł'),
    std::pair("dstrok"_L1, u'đ'),   std::pair("Dstrok"_L1, u'Đ'),     std::pair("inodot"_L1, u'ı')};

/// Accents in the names of character references, such as "eacute".
constexpr std::array kAccents{
    std::pair("acute"_L1, u'\u0301'), std::pair("grave"_L1, u'\u0300'), std::pair("circ"_L1, u'\u0302'),
    std::pair("uml"_L1, u'\u0308'),   std::pair("tilde"_L1, u'\u0303'), std::pair("ring"_L1, u'\u030A'),
    std::pair("cedil"_L1, u'\u0327'), std::pair("caron"_L1, u'\u030C'), std::pair("breve"_L1, u'\u0306'),
    std::pair("macr"_L1, u'\u0304'),  std::pair("ogon"_L1, u'\u0328'),  std::pair("dblac"_L1, u'\u030B'),
    std::pair("dot"_L1, u'\u0307')};

/// Returns the text with what `decoded` returns for each match of the expression.
template <typename Decode>
QString replacedMatches(const QString& text, const QRegularExpression& expression, Decode decoded)
{
    QString result;
    qsizetype done = 0;
    for (const QRegularExpressionMatch& match : expression.globalMatch(text)) {
        result += QStringView(text).sliced(done, match.capturedStart() - done);
        result += decoded(match);
        done = match.capturedEnd();
    }
    result += QStringView(text).sliced(done);
    return result;
}

QString character(uint code) { return QString::fromUcs4(reinterpret_cast<const char32_t*>(&code), 1); }

/// Returns the texts that the bytes may be.
QStringList textsOf(const QByteArray& bytes)
{
    QStringList texts{QString::fromUtf8(bytes)};
    if (texts.first().contains(QChar::ReplacementCharacter))
        texts.append(QString::fromLatin1(bytes));
    if (bytes.contains('\0')) {
        for (const QStringConverter::Encoding encoding :
             {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            QStringDecoder decoder(encoding);
            texts.append(decoder(bytes));
        }
    }
    return texts;
}

/// RFC 2045 section 6.7, and RFC 2047 section 4.2.
QStringList fromQuotedPrintable(const QString& text)
{
    if (!text.contains(u'='))
        return {};
    static const QRegularExpression betweenWords(u"\\?=\\s+=\\?[^?\\s]+\\?[Qq]\\?"_s);
    static const QRegularExpression softLineEnd(u"=[ \\t]*\\r?\\n"_s);
    QString joined = text;
    joined.remove(betweenWords).remove(softLineEnd);
    const QByteArray bytes = joined.toUtf8();
    QByteArray decoded;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        bool isNumber = false;
        const uint code = bytes[i] == '=' ? bytes.mid(i + 1, 2).toUInt(&isNumber, 16) : 0;
        decoded += isNumber && i + 2 < bytes.size() ? static_cast<char>(code) : bytes[i];
        i += isNumber && i + 2 < bytes.size() ? 2 : 0;
    }
    return textsOf(decoded);
}

bool isBase64(const QString& line)
{
    return std::ranges::all_of(
        line, [](QChar c) { return (c.unicode() < 0x80 && c.isLetterOrNumber()) || u"+/-_="_s.contains(c); });
}

QByteArray bytesOf(QString encoded)
{
    encoded.remove(u'=').replace(u'-', u'+').replace(u'_', u'/');
    return QByteArray::fromBase64(encoded.toLatin1());
}

/// RFC 4648 sections 4 and 5, over several lines, quoted or not, and RFC 2047 section 4.1.
QStringList fromBase64(const QString& text)
{
    static const QRegularExpression lineEdge(u"\\A[\\s>]+|\\s+\\z"_s);
    static const QRegularExpression token(u"[A-Za-z0-9+/_-]{%1,}"_s.arg(kLeastToken));
    static const QRegularExpression word(u"=\\?[^?\\s]+\\?[Bb]\\?([^?\\s]+)\\?="_s);
    QList<QByteArray> found;
    QString run;
    const auto endRun = [&found, &run] {
        // A word before the run, on a line of its own, moves where its groups begin.
        for (int skipped = 0; run.size() >= kLeastBase64 && skipped < kBase64Group; ++skipped)
            found.append(bytesOf(run.sliced(skipped)));
        run.clear();
    };
    QByteArray words;
    for (const QRegularExpressionMatch& match : word.globalMatch(text))
        words += bytesOf(match.captured(1));
    found.append(words);
    for (QString line : text.split(u'\n')) {
        line.remove(lineEdge);
        if (!line.isEmpty() && isBase64(line)) {
            run += line;
            if (line.endsWith(u'='))
                endRun();
            continue;
        }
        endRun();
        for (const QRegularExpressionMatch& match : token.globalMatch(line))
            found.append(bytesOf(match.captured()));
    }
    endRun();
    QStringList texts;
    for (const QByteArray& bytes : std::as_const(found))
        texts += textsOf(bytes);
    return texts;
}

QString referenced(const QRegularExpressionMatch& match)
{
    const QString name = match.captured(1);
    if (name.startsWith("#x"_L1) || name.startsWith("#X"_L1))
        return character(name.sliced(2).toUInt(nullptr, 16));
    if (name.startsWith(u'#'))
        return character(name.sliced(1).toUInt());
    const auto* known =
        std::ranges::find(kReferences, name, [](const auto& each) { return QString(each.first); });
    if (known != kReferences.end())
        return QString(known->second);
    const auto* accent =
        std::ranges::find(kAccents, name.sliced(1), [](const auto& each) { return QString(each.first); });
    return accent != kAccents.end() ? QString(name.front()) + accent->second : match.captured();
}

QStringList fromHtml(const QString& text)
{
    if (!text.contains(u'&') && !text.contains(u'<'))
        return {};
    static const QRegularExpression reference(u"&(#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z]{2,8});?"_s);
    static const QRegularExpression tag(u"<!--.*?-->|<[^<>]*>"_s,
                                        QRegularExpression::DotMatchesEverythingOption);
    const QString plain = replacedMatches(text, reference, referenced);
    QString joined = text;
    QString separate = text;
    return {plain, replacedMatches(joined.remove(tag), reference, referenced),
            replacedMatches(separate.replace(tag, u" "_s), reference, referenced)};
}

/// RFC 8259 section 7, and \'XX of RTF.
QStringList fromEscapes(const QString& text)
{
    if (!text.contains(u'\\'))
        return {};
    static const QRegularExpression escape(
        u"\\\\(?:u([0-9A-Fa-f]{4})|[x']([0-9A-Fa-f]{2})|([nrtbf\\\\/\"]))"_s);
    return {replacedMatches(text, escape, [](const QRegularExpressionMatch& match) {
        if (const QString code = match.captured(1) + match.captured(2); !code.isEmpty())
            return QString(QChar(code.toUShort(nullptr, 16)));
        const QString letter = match.captured(3);
        return u"nrtbf"_s.contains(letter) ? u"\n"_s : letter;
    })};
}

/// Letters, accents, and commands of LaTeX, and "~" for a space.
QStringList fromLatex(const QString& text)
{
    if (!text.contains(u'\\') && !text.contains(u'~'))
        return {};
    constexpr std::array letters{std::pair("ss"_L1, u'ß'), std::pair("o"_L1, u'ø'),  std::pair("O"_L1, u'Ø'),
                                 std::pair("l"_L1, u'ł'),  std::pair("L"_L1, u'Ł'),  std::pair("ae"_L1, u'æ'),
                                 std::pair("AE"_L1, u'Æ'), std::pair("oe"_L1, u'œ'), std::pair("OE"_L1, u'Œ'),
                                 std::pair("aa"_L1, u'å'), std::pair("AA"_L1, u'Å'), std::pair("dh"_L1, u'ð'),
                                 std::pair("DH"_L1, u'Ð'), std::pair("th"_L1, u'þ'), std::pair("TH"_L1, u'Þ'),
                                 std::pair("dj"_L1, u'đ'), std::pair("DJ"_L1, u'Đ'), std::pair("ng"_L1, u'ŋ'),
                                 std::pair("NG"_L1, u'Ŋ'), std::pair("i"_L1, u'ı'),  std::pair("j"_L1, u'ȷ')};
    constexpr std::array accents{
        std::pair(u'\'', u'\u0301'), std::pair(u'`', u'\u0300'), std::pair(u'^', u'\u0302'),
        std::pair(u'"', u'\u0308'),  std::pair(u'~', u'\u0303'), std::pair(u'r', u'\u030A'),
        std::pair(u'c', u'\u0327'),  std::pair(u'v', u'\u030C'), std::pair(u'u', u'\u0306'),
        std::pair(u'=', u'\u0304'),  std::pair(u'k', u'\u0328'), std::pair(u'H', u'\u030B'),
        std::pair(u'.', u'\u0307'),  std::pair(u'd', u'\u0323'), std::pair(u'b', u'\u0331')};
    static const QRegularExpression accent(
        u"\\\\(?:(['`^\"~=.])\\s*\\{?\\\\?([A-Za-z])\\}?|([rcvukHdb])(?:\\{\\\\?([A-Za-z])\\}|\\s+([A-Za-z])))"_s);
    static const QRegularExpression letter(
        u"\\\\(ss|[oO]|[lL]|ae|AE|oe|OE|aa|AA|dh|DH|th|TH|dj|DJ|ng|NG|i|j)(?![A-Za-z])\\s*"_s);
    static const QRegularExpression space(u"\\\\[ ,;:\\\\]|~"_s);
    static const QRegularExpression command(u"\\\\(?:[-/!]|[A-Za-z]+\\*?\\s*)|[{}]"_s);
    QString plain = replacedMatches(text, accent, [&accents](const QRegularExpressionMatch& match) {
        const QString mark = match.captured(1) + match.captured(3);
        const auto* known = std::ranges::find(accents, mark.front(), &std::pair<char16_t, char16_t>::first);
        return match.captured(2) + match.captured(4) + match.captured(5) + QChar(known->second);
    });
    plain.replace(space, u" "_s); // first, because a letter may follow "\\\\"
    plain = replacedMatches(plain, letter, [&letters](const QRegularExpressionMatch& match) {
        const auto* known =
            std::ranges::find(letters, match.captured(1), &std::pair<QLatin1StringView, char16_t>::first);
        return QString(QChar(known->second));
    });
    return {plain.remove(command)};
}

/// RFC 3986 section 2.1, and "+" for a space in forms.
QStringList fromPercentEncoding(const QString& text)
{
    if (!text.contains(u'%'))
        return {};
    QString form = text;
    return textsOf(QByteArray::fromPercentEncoding(text.toUtf8())) +
           textsOf(QByteArray::fromPercentEncoding(form.replace(u'+', u' ').toUtf8()));
}

QStringList fromUtf16(const QString& text)
{
    return text.contains(QChar::Null) ? textsOf(text.toLatin1()) : QStringList();
}

} // namespace

QStringList decodedForms(const QString& text)
{
    QStringList forms{text};
    qsizetype first = 0;
    for (int depth = 0; depth < kDepth; ++depth) {
        const qsizetype last = forms.size();
        for (; first < last; ++first) {
            const QString form = forms[first];
            for (const auto decode : {fromQuotedPrintable, fromBase64, fromHtml, fromEscapes, fromLatex,
                                      fromPercentEncoding, fromUtf16}) {
                for (const QString& decoded : decode(form)) {
                    if (!decoded.isEmpty() && forms.size() < kMostForms && !forms.contains(decoded))
                        forms.append(decoded);
                }
            }
        }
    }
    return forms;
}

} // namespace nidus::storage
