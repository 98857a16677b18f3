// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/read/ownlayout.h"

#include "core/exchange/formats/textlayout.h"

#include <QStringList>
#include <algorithm>
#include <optional>

namespace nidus::exchange {

namespace {

bool isSoftBreak(const QString& line) { return line.endsWith(u' '); }

/// Reads the layout of writeTemplateText().
class OwnLayoutReader
{
public:
    explicit OwnLayoutReader(const QList<SourceLine>& lines)
        : m_lines(lines), m_isFlush(std::ranges::any_of(lines, [](const SourceLine& line) {
              return line.text ==
                     registration::fieldHeading(registration::TemplateField::Registrant) + kFlushHeadingEnd;
          }))
    {}

    [[nodiscard]] std::optional<ImportedTemplate> read()
    {
        ImportedTemplate read;
        for (const registration::TemplateField field : registration::kTemplateFields) {
            const std::optional<QString> value = valueOnHeading(field);
            if (!value)
                return std::nullopt;
            findings::LineSpan place{m_lines[m_next].number, m_lines[m_next].number};
            QStringList texts{*value};
            for (++m_next; m_next < m_lines.size() && isBody(field, texts.constLast()); ++m_next) {
                const QString text = m_lines[m_next].text.mid(m_isFlush ? 0 : kBodyIndent.size());
                if (isSoftBreak(texts.constLast()))
                    texts.last() += text;
                else
                    texts.append(text);
                if (!text.isEmpty())
                    place.last = m_lines[m_next].number;
            }
            const bool hasBody = place.last > place.first;
            if (registration::isSingleLine(field) && hasBody && !isSoftBreak(*value))
                return std::nullopt;
            read.registrationTemplate.setText(field, texts.join(u'\n'));
            read.places[std::size_t(field)] = {place};
        }
        if (m_next < m_lines.size())
            return std::nullopt;
        return read;
    }

private:
    /// The value on the line of a heading; absent if the next line is not this heading in our layout.
    [[nodiscard]] std::optional<QString> valueOnHeading(registration::TemplateField field) const
    {
        if (m_next == m_lines.size())
            return std::nullopt;
        const QString& line = m_lines[m_next].text;
        const QLatin1StringView heading = registration::fieldHeading(field);
        const bool isMarked = m_isFlush && !registration::isSingleLine(field);
        if (line == heading + (isMarked ? kFlushHeadingEnd : QLatin1StringView(":")))
            return QString();
        const QString start = heading + kValueSeparator;
        if (!registration::isSingleLine(field) || !line.startsWith(start) || line.size() == start.size())
            return std::nullopt;
        return line.sliced(start.size());
    }

    /// Whether the next line continues the text of a field, whose last line is `before`.
    [[nodiscard]] bool isBody(registration::TemplateField field, const QString& before) const
    {
        const QString& line = m_lines[m_next].text;
        if (!m_isFlush)
            return line.isEmpty() || line.startsWith(kBodyIndent);
        if (registration::isSingleLine(field))
            return line.isEmpty() || isSoftBreak(before);
        return field == registration::TemplateField::Revision ||
               !valueOnHeading(registration::kTemplateFields.at(std::size_t(field) + 1));
    }

    const QList<SourceLine>& m_lines;
    bool m_isFlush; ///< the texts are not indented
    qsizetype m_next = 0;
};

} // namespace

std::optional<ImportedTemplate> readOwnLayout(const QList<SourceLine>& lines)
{
    return OwnLayoutReader(lines).read();
}

} // namespace nidus::exchange
