// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/htmltext.h"

#include "core/exchange/formats/labeltable.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTermDepth = 7; // below the six of HTML's own headings

/// Returns the character of a reference, or the reference itself if it is unknown.
QString characterOf(const QString& reference)
{
    static const QHash<QString, QString> names{
        {u"amp"_s, u"&"_s},         {u"lt"_s, u"<"_s},          {u"gt"_s, u">"_s},
        {u"quot"_s, u"\""_s},       {u"apos"_s, u"'"_s},        {u"nbsp"_s, u" "_s},
        {u"ndash"_s, u"\u2013"_s},  {u"mdash"_s, u"\u2014"_s},  {u"lsquo"_s, u"\u2018"_s},
        {u"rsquo"_s, u"\u2019"_s},  {u"ldquo"_s, u"\u201C"_s},  {u"rdquo"_s, u"\u201D"_s},
        {u"hellip"_s, u"\u2026"_s}, {u"commat"_s, u"@"_s},      {u"sol"_s, u"/"_s},
        {u"colon"_s, u":"_s},       {u"eacute"_s, u"\u00E9"_s}, {u"ouml"_s, u"\u00F6"_s},
        {u"auml"_s, u"\u00E4"_s},   {u"uuml"_s, u"\u00FC"_s},
    };
    if (!reference.startsWith(u'#'))
        return names.value(reference, u'&' + reference + u';');
    const bool isHex = reference.startsWith("#x"_L1, Qt::CaseInsensitive);
    const uint code = reference.mid(isHex ? 2 : 1).toUInt(nullptr, isHex ? 16 : 10);
    const bool isCharacter = code > 0 && code <= 0x10FFFF && !(code >= 0xD800 && code < 0xE000);
    const auto character = char32_t(code);
    return isCharacter ? QString::fromUcs4(&character, 1) : u'&' + reference + u';';
}

bool isBlock(const QString& element)
{
    static const QSet<QString> names{
        u"br"_s,      u"p"_s,          u"div"_s,  u"li"_s,     u"ul"_s,     u"ol"_s,      u"dl"_s,
        u"dt"_s,      u"dd"_s,         u"tr"_s,   u"table"_s,  u"h1"_s,     u"h2"_s,      u"h3"_s,
        u"h4"_s,      u"h5"_s,         u"h6"_s,   u"pre"_s,    u"hr"_s,     u"section"_s, u"main"_s,
        u"article"_s, u"blockquote"_s, u"body"_s, u"header"_s, u"footer"_s, u"figure"_s,  u"nav"_s};
    return names.contains(element);
}

class HtmlLines
{
public:
    [[nodiscard]] QList<SourceLine> read(const QList<SourceLine>& source)
    {
        static const QRegularExpression token(
            u"<!--.*?-->|<(style|script|head)\\b.*?</\\1\\s*>|<(/?[a-z][a-z0-9]*)\\b[^>]*>|<[!?][^>]*>|[^<]+|<"_s,
            QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
        QStringList texts;
        for (const SourceLine& line : source)
            texts.append(line.text);
        const QString text = texts.join(u'\n');
        qsizetype line = 0;
        for (const QRegularExpressionMatch& match : token.globalMatch(text)) {
            const QString word = match.captured();
            if (match.capturedLength(2) > 0)
                addTag(match.captured(2).toLower());
            else if (!word.startsWith(u'<') || word.size() == 1)
                addText(word, source, line);
            line += word.count(u'\n');
        }
        endLine();
        return m_lines;
    }

private:
    void addTag(const QString& tag)
    {
        const bool isEnd = tag.startsWith(u'/');
        const QString element = isEnd ? tag.sliced(1) : tag;
        if (!isBlock(element))
            return;
        endLine();
        if (element == "pre"_L1) {
            m_isVerbatim = !isEnd;
            m_isFirst = true;
        }
        m_isTerm = element == "dt"_L1 && !isEnd;
        const bool isHeading = element.size() == 2 && element[0] == u'h' && element[1].isDigit() && !isEnd;
        m_heading = isHeading ? element[1].digitValue() : 0;
        if (element != "br"_L1 && !m_isVerbatim && !m_lines.isEmpty() && !m_lines.constLast().text.isEmpty())
            m_lines.append({.number = m_lines.constLast().number, .text = QString()});
    }

    void addText(const QString& text, const QList<SourceLine>& source, qsizetype line)
    {
        const QStringList pieces = text.split(u'\n');
        for (qsizetype i = 0; i < pieces.size(); ++i) {
            if (i > 0 && m_isVerbatim)
                endLine();
            else if (i > 0)
                m_text += u' ';
            if (m_text.trimmed().isEmpty())
                m_number = source[line + i].number;
            m_text += withoutReferences(pieces[i]);
        }
    }

    void endLine()
    {
        // A line end directly after <pre> is not part of the text.
        const bool isDropped = m_text.isEmpty() && (!m_isVerbatim || m_isFirst);
        m_isFirst = false;
        const QString text = m_isVerbatim ? m_text : m_text.simplified();
        m_text.clear();
        if (isDropped || (text.isEmpty() && !m_isVerbatim))
            return;
        QString name = text;
        if (name.endsWith(u':'))
            name.chop(1);
        const bool isLabel = m_isTerm && LabelTable::builtin().find(LabelTable::spellingOf(name)).has_value();
        m_lines.append({.number = m_number,
                        .text = text,
                        .heading = isLabel ? kTermDepth : m_heading,
                        .isBody = m_isVerbatim});
    }

    QList<SourceLine> m_lines;
    QString m_text; ///< of the open line
    int m_number = 1;
    int m_heading = 0;
    bool m_isTerm = false;
    bool m_isVerbatim = false;
    bool m_isFirst = false; ///< nothing of the preformatted text was read
};

} // namespace

QString withoutReferences(const QString& text)
{
    static const QRegularExpression shape(u"&(#[0-9]{1,8}|#[xX][0-9A-Fa-f]{1,7}|[A-Za-z]{2,8});"_s);
    QString decoded;
    qsizetype last = 0;
    for (const QRegularExpressionMatch& match : shape.globalMatch(text)) {
        decoded += text.mid(last, match.capturedStart() - last) + characterOf(match.captured(1));
        last = match.capturedEnd();
    }
    return decoded + text.mid(last);
}

bool isHtml(QByteArrayView bytes)
{
    static const QRegularExpression shape(u"^(?:<!--.*?-->\\s*)*<(?:!doctype\\s+)?html\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    constexpr qsizetype beginning = 4096;
    return shape.match(QString::fromLatin1(bytes.first(std::min(bytes.size(), beginning)))).hasMatch();
}

QList<SourceLine> withoutTags(const QList<SourceLine>& lines) { return HtmlLines().read(lines); }

} // namespace nidus::exchange
