// SPDX-License-Identifier: Apache-2.0
#include "core/lint/lintsurroundings.h"

#include "core/lint/registrantrules.h"

#include <algorithm>

namespace nidus::lint {

FieldNeed needOf(registration::TemplateField field, const LintSurroundings& around,
                 const registration::RegistrationTemplate& registrationTemplate)
{
    const FieldRequirement& row = fieldRequirements()[static_cast<std::size_t>(field)];
    // A revision of a registration keeps its NID, also where an informal one is judged as its first version.
    const bool isRevision = field == registration::TemplateField::Nid ? !around.registeredNid.isEmpty() : around.isRevision;
    FieldNeed need = isRevision ? row.formalRevision : row.formalFirst;
    if (around.kind == registration::NamespaceKind::Informal)
        need = isRevision ? row.informalRevision : row.informalFirst;
    return asksForFastTrack(registrationTemplate.registrant()) ? std::max(need, row.fastTrack) : need;
}

bool isRequired(registration::TemplateField field, const LintSurroundings& around)
{
    return needOf(field, around, {}) != FieldNeed::Optional;
}

} // namespace nidus::lint
