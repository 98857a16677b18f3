// SPDX-License-Identifier: Apache-2.0
#include "core/lint/lintcontext.h"

#include "core/lint/registrantrules.h"

#include <algorithm>

namespace nidus::lint {

FieldNeed needOf(registration::TemplateField field, const LintContext& around,
                 const registration::RegistrationTemplate& registrationTemplate)
{
    const FieldRequirement& row = fieldRequirements()[static_cast<std::size_t>(field)];
    // A revision keeps its NID, even if an informal one is checked as a first version.
    const bool isRevision =
        field == registration::TemplateField::Nid ? !around.registeredNid.isEmpty() : around.isRevision;
    FieldNeed need = isRevision ? row.formalRevision : row.formalFirst;
    if (around.kind == registration::NamespaceKind::Informal)
        need = isRevision ? row.informalRevision : row.informalFirst;
    return asksForFastTrack(registrationTemplate.registrant()) ? std::max(need, row.fastTrack) : need;
}

bool isRequired(registration::TemplateField field, const LintContext& around)
{
    return needOf(field, around, {}) != FieldNeed::Optional;
}

} // namespace nidus::lint
