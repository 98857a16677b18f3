// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/findingplace.h"

#include "core/findings/values/findingids.h"
#include "ui/support/text/fieldtexts.h"

using namespace Qt::StringLiterals;

namespace nidus::ui {

registration::RegistrantPart registrantPartOf(const findings::Finding& finding,
                                              const registration::Registrant& registrant)
{
    if (finding.range.length > 0)
        return registrant.partAt(static_cast<qsizetype>(finding.range.offset));
    if (finding.id == findings::kTemplateRegistrantNoContact)
        return registration::RegistrantPart::Email;
    return finding.id == findings::kTemplateRegistrantNoDesignatedContact
               ? registration::RegistrantPart::ContactName
               : registration::RegistrantPart::Organization;
}

QString placeTitle(const findings::Finding& finding, const registration::RegistrationTemplate& about)
{
    if (!finding.field)
        return {};
    const QString field = fieldTitle(*finding.field);
    const registration::Registrant& registrant = about.registrant();
    // A text that is not in parts has no place that is worth a name.
    if (*finding.field != registration::TemplateField::Registrant || finding.range.length == 0 ||
        !registrant.other.isEmpty())
        return field;
    return field + u" · "_s + partTitle(registrantPartOf(finding, registrant));
}

} // namespace nidus::ui
