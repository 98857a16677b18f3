// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/markdownescape.h"
#include "core/exchange/formats/markdownformat.h"

#include <QRegularExpression>
#include <utility>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

class OwnMarkdownReader
{
public:
    explicit OwnMarkdownReader(const QList<SourceLine>& lines) : m_lines(lines)
    {
        while (!m_lines.isEmpty() && m_lines.constLast().text.isEmpty())
            m_lines.removeLast();
    }

    [[nodiscard]] std::optional<ImportedTemplate> read()
    {
        if (m_lines.size() < 3 || !(m_lines[0].text + u' ').startsWith(kMarkdownTitle))
            return std::nullopt;
        m_isList = !m_lines[2].text.startsWith(kMarkdownHeading);
        m_next = 1;
        ImportedTemplate read;
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (!isHeading(m_next, field))
                return std::nullopt;
            findings::LineSpan place{m_lines[m_next + 1].number, m_lines[m_next + 1].number};
            m_next += 2;
            const std::optional<QStringList> body = readBody(field);
            if (!body)
                return std::nullopt;
            if (!body->isEmpty())
                place.last = m_lines[m_next - 1].number;
            read.registrationTemplate.setText(field, body->join(u'\n'));
            read.places[std::size_t(field)] = {place};
        }
        return m_next == m_lines.size() ? std::optional(std::move(read)) : std::nullopt;
    }

private:
    /// Whether a blank line and a field's heading are at `index`.
    [[nodiscard]] bool isHeading(qsizetype index, registration::TemplateField field) const
    {
        if (index + 1 >= m_lines.size() || !m_lines[index].text.isEmpty())
            return false;
        const QString& line = m_lines[index + 1].text;
        return m_isList ? line == registration::fieldHeading(field) + u':'
                        : line == kMarkdownHeading + registration::fieldHeading(field);
    }

    [[nodiscard]] bool isEndOf(registration::TemplateField field) const
    {
        if (m_next == m_lines.size())
            return true;
        return field != registration::TemplateField::Revision &&
               isHeading(m_next, registration::kTemplateFields.at(std::size_t(field) + 1));
    }

    /// The line without the indentation of a definition; absent if it is not indented.
    [[nodiscard]] std::optional<QString> lineOfBody(bool isFirst) const
    {
        const QString& line = m_lines[m_next].text;
        if (!m_isList || (line.isEmpty() && !isFirst))
            return line;
        const QLatin1StringView mark = isFirst ? kDefinitionMark : kDefinitionIndent;
        return line.startsWith(mark) ? std::optional(line.sliced(mark.size())) : std::nullopt;
    }

    std::optional<QStringList> readBody(registration::TemplateField field)
    {
        static const QRegularExpression opening(u"^(~{3,})(?:abnf|text)$"_s);
        QStringList body;
        QString fence;
        bool isBehindCode = false;
        if (isEndOf(field))
            return body;
        if (!m_isList && !m_lines[m_next++].text.isEmpty())
            return std::nullopt;
        for (bool isFirst = true; !fence.isEmpty() || !isEndOf(field); isFirst = false, ++m_next) {
            const std::optional<QString> line = m_next < m_lines.size() ? lineOfBody(isFirst) : std::nullopt;
            if (!line)
                return std::nullopt;
            const QRegularExpressionMatch opened = opening.match(*line);
            if (!fence.isEmpty() && *line == fence) {
                fence.clear();
                isBehindCode = true;
            } else if (!fence.isEmpty()) {
                body.append(*line);
            } else if (std::exchange(isBehindCode, false)) {
                if (!line->isEmpty())
                    return std::nullopt; // the blank line that follows every end of code
            } else if (opened.hasMatch()) {
                if (!isFirst && body.isEmpty())
                    return std::nullopt;
                if (!body.isEmpty() && !body.takeLast().isEmpty())
                    return std::nullopt;
                fence = opened.captured(1);
            } else {
                body.append(markdownUnescaped(*line));
            }
        }
        return body;
    }

    QList<SourceLine> m_lines;
    qsizetype m_next = 0;
    bool m_isList = false;
};

} // namespace

std::optional<ImportedTemplate> readOwnMarkdown(const QList<SourceLine>& lines)
{
    return OwnMarkdownReader(lines).read();
}

} // namespace nidus::exchange
