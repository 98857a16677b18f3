// SPDX-License-Identifier: Apache-2.0
#include "ui/help/manualpage.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

const QString kSpecial = u"\\`*[]{}|#"_s;

/// Text within a line: what is shown, as HTML and without markup.
struct Inline
{
    QString html;
    QString text;
};

/// Converts the blocks of a page, line by line.
class PageConverter final
{
public:
    PageConverter(const QString& name, const ManualWords& words) : m_page{.name = name}, m_words(words) {}

    [[nodiscard]] ManualPage convert(const QString& markdown);

private:
    void takeHeading(const QString& line);
    void takeParagraph();
    void takeList();
    void takeTable();
    void takeCode();
    [[nodiscard]] Inline inlineOf(const QString& source);
    [[nodiscard]] Inline labelOf(const QString& source, const QString& target);
    void addRow(const QString& line, const QString& cell);
    void addText(const QString& text);
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_lines.size(); }
    [[nodiscard]] bool startsBlock(const QString& line) const;

    ManualPage m_page;
    const ManualWords& m_words;
    QStringList m_lines;
    qsizetype m_at = 0;
};

QRegularExpressionMatch listItem(const QString& line)
{
    static const QRegularExpression item(u"^(-|\\d+\\.) +(.*)$"_s);
    return item.match(line);
}

QString linkTarget(QString target) { return target.replace(".md"_L1, ".html"_L1); }

bool PageConverter::startsBlock(const QString& line) const
{
    return line.trimmed().isEmpty() || line.startsWith(u'#') || line.startsWith("```"_L1) ||
           line.startsWith(u'|') || listItem(line).hasMatch();
}

void PageConverter::addText(const QString& text)
{
    if (!m_page.sections.isEmpty())
        m_page.sections.last().text += text + u'\n';
}

Inline PageConverter::inlineOf(const QString& source)
{
    Inline line;
    const auto add = [&line](const QString& text, QLatin1StringView tag = {}) {
        const QString shown = text.toHtmlEscaped();
        line.html += tag.isEmpty() ? shown : u"<%1>%2</%1>"_s.arg(tag, shown);
        line.text += text;
    };
    static const QRegularExpression piece(
        u"\\\\(.)|`([^`]+)`|\\*\\*(.+?)\\*\\*|!?\\[([^\\]]+)\\]\\(([^)]+)\\)"
        "|\\{([a-z-]+):([^}]+)\\}"_s);
    qsizetype at = 0;
    QRegularExpressionMatchIterator pieces = piece.globalMatch(source);
    while (pieces.hasNext()) {
        const QRegularExpressionMatch found = pieces.next();
        add(source.sliced(at, found.capturedStart() - at));
        at = found.capturedEnd();
        if (found.hasCaptured(1)) {
            add(found.captured(1));
        } else if (found.hasCaptured(2)) {
            add(found.captured(2), "code"_L1);
        } else if (found.hasCaptured(3)) {
            add(found.captured(3), "b"_L1);
        } else if (found.hasCaptured(4) && found.capturedView().startsWith(u'!')) {
            line.html += u"<img src=\"%1\" alt=\"%2\">"_s.arg(found.captured(5).toHtmlEscaped(),
                                                              found.captured(4).toHtmlEscaped());
            line.text += found.captured(4);
        } else if (found.hasCaptured(4)) {
            const QString target = linkTarget(found.captured(5));
            const Inline label = labelOf(found.captured(4), target);
            m_page.links.append(target);
            line.html += u"<a href=\"%1\">%2</a>"_s.arg(target.toHtmlEscaped(), label.html);
            line.text += label.text;
        } else if (const auto words = m_words(found.captured(6), found.captured(7))) {
            static const QStringList bold{u"action"_s, u"name"_s, u"key"_s};
            add(*words, bold.contains(found.captured(6)) ? "b"_L1 : QLatin1StringView());
        } else {
            m_page.unknown.append(found.captured());
        }
    }
    add(source.sliced(at));
    return line;
}

/// Nobody but a program knows a finding by its id.
Inline PageConverter::labelOf(const QString& source, const QString& target)
{
    const bool isFinding = target == "findings.html#"_L1 + source;
    if (const auto title = isFinding ? m_words(u"finding"_s, source) : std::nullopt)
        return {.html = title->toHtmlEscaped(), .text = *title};
    return inlineOf(source);
}

void PageConverter::takeHeading(const QString& line)
{
    static const QRegularExpression heading(u"^(#+) +(.*?)(?: +\\{#([^}]+)\\})?$"_s);
    const QRegularExpressionMatch match = heading.match(line);
    const Inline title = inlineOf(match.captured(2));
    const int level = static_cast<int>(match.capturedLength(1));
    const QString anchor = match.captured(3);
    m_page.sections.append({.anchor = anchor, .level = level, .title = title.text});
    const QString name = anchor.isEmpty() ? QString() : u" id=\"%1\""_s.arg(anchor.toHtmlEscaped());
    m_page.html += u"<h%1%2>%3</h%1>\n"_s.arg(QString::number(level), name, title.html);
    ++m_at;
}

void PageConverter::takeParagraph()
{
    QStringList lines;
    do
        lines.append(m_lines.at(m_at++).trimmed());
    while (!isAtEnd() && !startsBlock(m_lines.at(m_at)));
    const Inline text = inlineOf(lines.join(u' '));
    m_page.html += "<p>"_L1 + text.html + "</p>\n"_L1;
    if (!m_page.sections.isEmpty() && m_page.sections.constLast().paragraph.isEmpty())
        m_page.sections.last().paragraph = text.html;
    addText(text.text);
}

void PageConverter::takeList()
{
    const QLatin1StringView tag = m_lines.at(m_at).startsWith(u'-') ? "ul"_L1 : "ol"_L1;
    m_page.html += u"<%1>\n"_s.arg(tag);
    while (!isAtEnd() && listItem(m_lines.at(m_at)).hasMatch()) {
        QString item = listItem(m_lines.at(m_at++)).captured(2);
        while (!isAtEnd() && m_lines.at(m_at).startsWith("  "_L1))
            item += u' ' + m_lines.at(m_at++).trimmed();
        const Inline text = inlineOf(item);
        m_page.html += "<li>"_L1 + text.html + "</li>\n"_L1;
        addText(text.text);
    }
    m_page.html += u"</%1>\n"_s.arg(tag);
}

void PageConverter::addRow(const QString& line, const QString& cell)
{
    static const QRegularExpression border(u"(?<!\\\\)\\|"_s);
    QStringList cells = line.trimmed().split(border);
    cells = cells.mid(1, cells.size() - 2);
    m_page.html += "<tr>"_L1;
    for (const QString& each : cells) {
        const Inline text = inlineOf(each.trimmed());
        m_page.html += cell.arg(text.html);
        addText(text.text);
    }
    m_page.html += "</tr>\n"_L1;
}

void PageConverter::takeTable()
{
    m_page.html += "<table>\n"_L1;
    addRow(m_lines.at(m_at++), u"<th scope=\"col\">%1</th>"_s);
    for (++m_at; !isAtEnd() && m_lines.at(m_at).startsWith(u'|'); ++m_at)
        addRow(m_lines.at(m_at), u"<td>%1</td>"_s);
    m_page.html += "</table>\n"_L1;
}

void PageConverter::takeCode()
{
    QStringList lines;
    for (++m_at; !isAtEnd() && !m_lines.at(m_at).startsWith("```"_L1); ++m_at) {
        const QString& line = m_lines.at(m_at);
        lines.append(line.startsWith("=> "_L1) ? u"(exit status %1)"_s.arg(line.sliced(3)) : line);
    }
    ++m_at;
    m_page.html += "<pre>"_L1 + lines.join(u'\n').toHtmlEscaped() + "</pre>\n"_L1;
    addText(lines.join(u'\n'));
}

ManualPage PageConverter::convert(const QString& markdown)
{
    m_lines = markdown.split(u'\n');
    while (!isAtEnd()) {
        const QString& line = m_lines.at(m_at);
        if (line.trimmed().isEmpty() || line.startsWith("<!--"_L1))
            ++m_at;
        else if (line.startsWith(u'#'))
            takeHeading(line);
        else if (line.startsWith("```"_L1))
            takeCode();
        else if (line.startsWith(u'|') && m_at + 1 < m_lines.size())
            takeTable();
        else if (listItem(line).hasMatch())
            takeList();
        else
            takeParagraph();
    }
    return m_page;
}

} // namespace

ManualPage readManualPage(const QString& name, const QString& markdown, const ManualWords& words)
{
    return PageConverter(name, words).convert(markdown);
}

QString escapedForManual(const QString& text)
{
    QString escaped;
    for (const QChar each : text) {
        if (kSpecial.contains(each))
            escaped += u'\\';
        escaped += each;
    }
    return escaped;
}

} // namespace nidus::ui
