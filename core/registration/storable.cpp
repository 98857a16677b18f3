// SPDX-License-Identifier: Apache-2.0
#include "core/registration/storable.h"

#include <utility>

namespace nidus::registration {

namespace {

/// A part of the registrant begins within the text of the field, so normalizing that text does not find a
/// mark at its start. Without the mark, the text can divide into other parts.
RegistrationTemplate storableTemplate(RegistrationTemplate registrationTemplate)
{
    while (true) {
        Registrant registrant = registrationTemplate.registrant();
        for (const RegistrantPart part : kRegistrantParts)
            registrant.setPart(part, storableText(registrant.part(part)));
        if (registrant == registrationTemplate.registrant())
            return registrationTemplate;
        registrationTemplate.setRegistrant(registrant);
    }
}

QStringList storableWords(QStringList words)
{
    for (QString& word : words)
        word = storableText(word.replace(u'\n', u' '));
    words.removeAll(QString());
    return words;
}

} // namespace

VersionContent storable(VersionContent content)
{
    content.registrationTemplate = storableTemplate(std::move(content.registrationTemplate));
    for (Sample& sample : content.samples) {
        for (QString* text : {&sample.urn, &sample.note, &sample.source, &sample.acceptedBecause})
            *text = storableText(*text);
    }
    if (content.rule) {
        for (QString* text : {&content.rule->start, &content.rule->text, &content.rule->checkDigit})
            *text = storableText(*text);
        content.rule->equivalence = storableWords(std::move(content.rule->equivalence));
        content.rule->encoding = storableWords(std::move(content.rule->encoding));
    }
    return content;
}

} // namespace nidus::registration
