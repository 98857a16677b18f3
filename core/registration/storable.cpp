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
        auto& [urn, expected, note, source, acceptedBecause] = sample; // all: a new member does not compile
        for (QString* each : {&urn, &note, &source, &acceptedBecause})
            *each = storableText(*each);
    }
    if (content.rule) {
        auto& [notation, scope, start, text, describesComponents, equivalence, encoding, checkDigit] =
            *content.rule;
        for (QString* each : {&start, &text, &checkDigit})
            *each = storableText(*each);
        equivalence = storableWords(std::move(equivalence));
        encoding = storableWords(std::move(encoding));
    }
    return content;
}

} // namespace nidus::registration
