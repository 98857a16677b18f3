// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/formvalues.h"

#include <algorithm>

namespace nidus {

FormValues::FormValues(const RegistrationTemplate& registrationTemplate)
{
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            setValue({field}, registrationTemplate.text(field));
    }
    for (const RegistrantPart part : kRegistrantParts)
        setValue({TemplateField::Registrant, part}, registrationTemplate.registrant().part(part));
}

RegistrationTemplate FormValues::toTemplate() const
{
    RegistrationTemplate made;
    for (const TemplateField field : kTemplateFields) {
        if (field != TemplateField::Registrant)
            made.setText(field, value({field}));
    }
    Registrant registrant;
    for (const RegistrantPart part : kRegistrantParts)
        registrant.setPart(part, value({TemplateField::Registrant, part}));
    made.setRegistrant(registrant);
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
