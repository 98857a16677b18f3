// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/markdownescape.h"
#include "core/exchange/formats/markdownformat.h"
#include "core/exchange/formats/publication.h"
#include "core/exchange/write/markuptext.h"

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

/// The blocks of one field, each line as in the file but without the indentation of a definition list.
QStringList bodyLines(const PublishedField& field)
{
    QStringList lines;
    bool wasVerbatim = false;
    for (const TextBlock& block : textBlocks(field.text)) {
        // kramdown requires a blank line before and after code, in addition to those in the field's text.
        const int more = lines.isEmpty() ? 0 : int(wasVerbatim) + int(block.isVerbatim);
        lines += QStringList(block.blanksBefore + more, QString());
        wasVerbatim = block.isVerbatim;
        if (block.isVerbatim) {
            const QString fence = markdownFence(block.lines);
            lines += fence + (block.isGrammar ? u"abnf"_s : u"text"_s);
            lines += block.lines;
            lines += fence;
            continue;
        }
        for (qsizetype i = 0; i < block.lines.size(); ++i) {
            // Without visible breaks, the lines of an address would run together.
            const bool isBroken =
                field.field == registration::TemplateField::Registrant && i + 1 < block.lines.size();
            lines += markdownEscaped(block.lines[i]) + (isBroken ? kMarkdownBreak : QString());
        }
    }
    return lines;
}

} // namespace

QByteArray writeTemplateMarkdown(const registration::RegistrationTemplate& registrationTemplate,
                                 MarkdownStyle style, const QString& head)
{
    const bool isList = style == MarkdownStyle::Definitions;
    QStringList lines{kMarkdownTitle + markdownEscaped(registrationTemplate.nid())};
    for (const PublishedField& field : fieldsOf(registrationTemplate)) {
        const QString heading = registration::fieldHeading(field.field);
        lines += {QString(), isList ? heading + u':' : kMarkdownHeading + heading};
        QStringList body = bodyLines(field);
        if (!isList) {
            if (!body.isEmpty())
                lines += QString();
            lines += body;
            continue;
        }
        if (body.isEmpty())
            body += QString();
        for (qsizetype i = 0; i < body.size(); ++i)
            lines += body[i].isEmpty() && i > 0 ? QString()
                                                : (i == 0 ? kDefinitionMark : kDefinitionIndent) + body[i];
    }
    const QString start = head.isEmpty() ? QString() : headComment(head) + u'\n';
    return (start + lines.join(u'\n') + u'\n').toUtf8();
}

} // namespace nidus::exchange
