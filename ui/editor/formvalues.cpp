// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/formvalues.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

FormValues::FormValues(const RegistrationTemplate& registrationTemplate)
{
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            setValue({field}, registrationTemplate.text(field));
    }
    const Registrant& registrant = registrationTemplate.registrant();
    const auto set = [this](RegistrantPart part, const QString& value) {
        setValue({TemplateField::Registrant, part}, value);
    };
    set(RegistrantPart::Organisation, registrant.organisation);
    set(RegistrantPart::Address, registrant.address);
    set(RegistrantPart::ContactName, registrant.contactName);
    set(RegistrantPart::RoleAddress, registrant.roleAddress);
    set(RegistrantPart::Email, registrant.email);
    set(RegistrantPart::Phone, registrant.phone);
    set(RegistrantPart::FastTrack, registrant.fastTrack ? u"yes"_s : QString());
    set(RegistrantPart::Other, registrant.other);
}

RegistrationTemplate FormValues::toTemplate() const
{
    RegistrationTemplate made;
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            made.setText(field, value({field}));
    }
    const auto part = [this](RegistrantPart which) { return value({TemplateField::Registrant, which}); };
    made.setRegistrant({.organisation = part(RegistrantPart::Organisation),
                        .address = part(RegistrantPart::Address),
                        .contactName = part(RegistrantPart::ContactName),
                        .roleAddress = part(RegistrantPart::RoleAddress),
                        .email = part(RegistrantPart::Email),
                        .phone = part(RegistrantPart::Phone),
                        .fastTrack = !part(RegistrantPart::FastTrack).isEmpty(),
                        .other = part(RegistrantPart::Other)});
    return made;
}

const QList<EditPlace>& FormValues::places()
{
    static const QList<EditPlace> all = [] {
        QList<EditPlace> places;
        for (const TemplateField field : kTemplateFields) {
            if (field != TemplateField::Registrant) {
                places.append({field});
                continue;
            }
            for (const RegistrantPart part : kRegistrantParts)
                places.append({field, part});
        }
        return places;
    }();
    return all;
}

qsizetype typedOffset(QStringView typed, QStringView normalised, qsizetype offset)
{
    qsizetype at = 0;
    for (qsizetype i = 0; i < std::min(offset, normalised.size()); ++i) {
        while (at < typed.size() && typed[at] != normalised[i])
            ++at;
        ++at;
    }
    while (offset < normalised.size() && at < typed.size() && typed[at] != normalised[offset])
        ++at;
    return std::min(at, typed.size());
}

} // namespace nidus
