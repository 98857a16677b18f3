// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/write/xml2rfcwriter.h"

#include "core/exchange/formats/publication.h"
#include "core/exchange/write/markuptext.h"

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

QString blockText(const PublishedField& field, const TextBlock& block)
{
    if (block.isVerbatim) {
        const QString text = markupEscaped(block.lines.join(u'\n'));
        return block.isGrammar ? u"   <sourcecode type=\"abnf\">\n%1\n   </sourcecode>\n"_s.arg(text)
                               : u"   <artwork>\n%1\n   </artwork>\n"_s.arg(text);
    }
    QStringList lines;
    for (const QString& line : block.lines)
        lines.append(markupEscaped(line));
    // Prose is wrapped again; the parts of an address are not.
    const bool isBroken = field.field == registration::TemplateField::Registrant;
    return u"   <t>%1</t>\n"_s.arg(lines.join(isBroken ? u"<br/>\n"_s : u"\n"_s));
}

} // namespace

QByteArray writeXml2rfcSection(const registration::RegistrationTemplate& registrationTemplate,
                               const QString& head)
{
    const QString nid = registrationTemplate.nid();
    QString text = u"<section anchor=\"urn-%1\">\n"_s.arg(anchorOf(nid)) + headComment(head) +
                   u" <name>URN Namespace Registration: %1</name>\n"
                   " <dl newline=\"true\">\n"_s.arg(markupEscaped(nid));
    for (const PublishedField& field : fieldsOf(registrationTemplate)) {
        text += u"  <dt>%1:</dt>\n"_s.arg(registration::fieldHeading(field.field));
        if (field.text.isEmpty()) {
            text += "  <dd/>\n"_L1;
            continue;
        }
        text += "  <dd>\n"_L1;
        for (const TextBlock& block : textBlocks(field.text))
            text += blockText(field, block);
        text += "  </dd>\n"_L1;
    }
    return (text + " </dl>\n</section>\n"_L1).toUtf8();
}

} // namespace nidus::exchange
