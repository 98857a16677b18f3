// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/formvalues.h"

#include <algorithm>

namespace nidus::ui {

FormValues::FormValues(const registration::RegistrationTemplate& registrationTemplate)
{
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant)
            setValue({field}, registrationTemplate.text(field));
    }
    for (const registration::RegistrantPart part : registration::kRegistrantParts)
        setValue({registration::TemplateField::Registrant, part},
                 registrationTemplate.registrant().part(part));
}

registration::RegistrationTemplate FormValues::toTemplate() const
{
    registration::RegistrationTemplate made;
    for (const registration::TemplateField field : registration::kTemplateFields) {
        if (field != registration::TemplateField::Registrant)
            made.setText(field, value({field}));
    }
    registration::Registrant registrant;
    for (const registration::RegistrantPart part : registration::kRegistrantParts)
        registrant.setPart(part, value({registration::TemplateField::Registrant, part}));
    made.setRegistrant(registrant);
    return made;
}

const QList<EditPlace>& FormValues::places()
{
    static const QList<EditPlace> all = [] {
        QList<EditPlace> places;
        for (const registration::TemplateField field : registration::kTemplateFields) {
            if (field != registration::TemplateField::Registrant) {
                places.append({field});
                continue;
            }
            for (const registration::RegistrantPart part : registration::kRegistrantParts)
                places.append({field, part});
        }
        return places;
    }();
    return all;
}

qsizetype typedOffset(QStringView typed, QStringView normalized, qsizetype offset)
{
    qsizetype at = 0;
    for (qsizetype i = 0; i < std::min(offset, normalized.size()); ++i) {
        while (at < typed.size() && typed[at] != normalized[i])
            ++at;
        ++at;
    }
    while (offset < normalized.size() && at < typed.size() && typed[at] != normalized[offset])
        ++at;
    return std::min(at, typed.size());
}

} // namespace nidus::ui
