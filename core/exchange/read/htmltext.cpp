// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/htmltext.h"

#include "core/exchange/formats/labeltable.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <algorithm>
#include <ranges>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTermHeading = 7; // below the six of HTML's own headings

/// Returns the character of a reference, or the reference itself if it is unknown.
QString characterOf(const QString& reference)
{
    static const QHash<QString, QString> names{
        {u"amp"_s, u"&"_s},         {u"lt"_s, u"<"_s},          {u"gt"_s, u">"_s},
        {u"quot"_s, u"\""_s},       {u"apos"_s, u"'"_s},        {u"nbsp"_s, QString(QChar::Nbsp)},
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
    static const QSet<QString> names{u"br"_s,     u"p"_s,       u"div"_s,        u"li"_s,      u"ul"_s,
                                     u"ol"_s,     u"dl"_s,      u"dt"_s,         u"dd"_s,      u"tr"_s,
                                     u"table"_s,  u"h1"_s,      u"h2"_s,         u"h3"_s,      u"h4"_s,
                                     u"h5"_s,     u"h6"_s,      u"pre"_s,        u"hr"_s,      u"section"_s,
                                     u"main"_s,   u"article"_s, u"blockquote"_s, u"body"_s,    u"header"_s,
                                     u"footer"_s, u"figure"_s,  u"nav"_s,        u"textarea"_s};
    return names.contains(element);
}

/// Whether an element begins a line, not a paragraph.
bool isLineOnly(const QString& element)
{
    return element == "br"_L1 || element == "div"_L1 || element == "tr"_L1;
}

/// Collapses white space as HTML does; a no-break space remains, as a space.
QString collapsed(QString text)
{
    static const QRegularExpression space(u"[ \\t\\n\\r\\f]+"_s);
    static const QRegularExpression around(u"^ | $"_s);
    text.replace(space, u" "_s).remove(around);
    text.replace(QChar::Nbsp, u' ');
    while (text.endsWith(u' '))
        text.chop(1);
    return text;
}

bool isLabelText(QString text)
{
    text = text.trimmed();
    if (text.endsWith(u':'))
        text.chop(1);
    return LabelTable::builtin().find(LabelTable::spellingOf(text)).has_value();
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
                addTag(match.captured(2).toLower(), word.contains("MsoNormal"_L1));
            else if (!word.startsWith(u'<') || word.size() == 1)
                addText(word, source, line);
            line += word.count(u'\n');
        }
        endLine();
        return m_lines;
    }

private:
    /// The paragraphs of some mail programs are lines: `isTight`.
    void addTag(const QString& tag, bool isTight)
    {
        const bool isEnd = tag.startsWith(u'/');
        const QString element = isEnd ? tag.sliced(1) : tag;
        if (element == "td"_L1 || element == "th"_L1)
            return addCell(isEnd);
        if (!isBlock(element))
            return;
        if (m_cells == 0)
            m_text.prepend(m_rowNumber); // nothing follows it in the row
        const bool isEmpty = m_text.trimmed().isEmpty();
        endLine();
        if (element == "tr"_L1)
            m_cells = 0;
        m_rowNumber.clear();
        if (!isEnd && element == "p"_L1)
            m_isTight = isTight;
        if (element == "pre"_L1 || element == "textarea"_L1) {
            m_isVerbatim = !isEnd;
            m_isFirst = true;
        }
        m_isTerm = element == "dt"_L1 && !isEnd;
        const bool isHeading = element.size() == 2 && element[0] == u'h' && element[1].isDigit() && !isEnd;
        m_heading = isHeading ? element[1].digitValue() : 0;
        if (!isLineOnly(element) && !(element == "p"_L1 && m_isTight))
            addGap();
        else if (element == "br"_L1 && isEmpty)
            addGap();
    }

    /// The first cell of a row may be a label and nothing else, also after a number; a space separates the
    /// others.
    void addCell(bool isEnd)
    {
        if (!isEnd && ++m_cells == 1) {
            endLine();
            m_cell = m_lines.size();
        } else if (isEnd && m_cells == 1) {
            endFirstCell();
        } else {
            m_text += u' ';
        }
    }

    void endFirstCell()
    {
        static const QRegularExpression number(u"^\\s*[0-9.]*\\s*$"_s);
        if (m_lines.size() == m_cell && number.match(m_text).hasMatch()) {
            m_rowNumber = std::exchange(m_text, {});
            m_cells = 0;
            return;
        }
        if (isLabelText(m_text))
            endLine();
        else
            m_text += u' ';
        const auto own =
            std::ranges::subrange(m_lines.begin() + std::min(m_cell, m_lines.size()), m_lines.end());
        const auto isText = [](const SourceLine& line) { return !isBlank(line); };
        const auto first = std::ranges::find_if(own, isText);
        if (std::ranges::count_if(own, isText) == 1 && isLabelText(first->text))
            first->heading = kTermHeading;
        else if (first != own.end() && !m_rowNumber.trimmed().isEmpty())
            first->text.prepend(m_rowNumber.trimmed() + u' ');
        else
            m_text.prepend(m_rowNumber + u' ');
        m_rowNumber.clear();
    }

    void addGap()
    {
        if (!m_isVerbatim && !m_lines.isEmpty() && !m_lines.constLast().text.isEmpty())
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
        const bool isSpaced = m_text.contains(QChar::Nbsp);
        const QString text = m_isVerbatim ? m_text.replace(QChar::Nbsp, u' ') : collapsed(m_text);
        m_text.clear();
        if (isSpaced && text.isEmpty())
            addGap();
        if (isDropped || (text.isEmpty() && !m_isVerbatim))
            return;
        m_lines.append({.number = m_number,
                        .text = text,
                        .heading = m_isTerm && isLabelText(text) ? kTermHeading : m_heading,
                        .isBody = m_isVerbatim});
    }

    QList<SourceLine> m_lines;
    QString m_text; ///< of the open line
    int m_number = 1;
    int m_heading = 0;
    int m_cells = 0;      ///< of the open row, with the open one
    qsizetype m_cell = 0; ///< the index of the first line of the open cell
    QString m_rowNumber;  ///< in a first cell, before the one that may be a label
    bool m_isTerm = false;
    bool m_isTight = false; ///< the open paragraph is a line
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
    constexpr auto kOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption;
    static const QRegularExpression document(
        u"^(?:<\\?xml[^>]*>\\s*)?(?:<!--.*?-->\\s*)*<(?:!doctype\\s+)?html\\b"_s, kOptions);
    static const QRegularExpression part(
        u"^<(?:body|div|h[1-6]|p|table|dl|ul|ol|section|article|main|form)\\b[^>]*>"_s, kOptions);
    static const QRegularExpression end(
        u"</(?:body|div|h[1-6]|p|table|dl|ul|ol|section|article|main|form)\\s*>\\s*$"_s, kOptions);
    constexpr qsizetype beginning = 4096;
    const QString head = QString::fromLatin1(bytes.first(std::min(bytes.size(), beginning)));
    // A part of a page; text of Markdown may begin with an element, but hardly ends with one, too.
    return document.match(head).hasMatch() ||
           (part.match(head).hasMatch() &&
            end.match(QString::fromLatin1(bytes.last(std::min(bytes.size(), beginning)))).hasMatch());
}

QList<SourceLine> withoutTags(const QList<SourceLine>& lines) { return HtmlLines().read(lines); }

} // namespace nidus::exchange
