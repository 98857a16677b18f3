// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/fieldwords.h"
#include "core/registration/registrationtemplate.h"

#include <QList>

namespace nidus::lint {

/// Finds references without a target or to outdated documents: drafts, obsolete RFCs, sections, appendices,
/// figures, and tables of a document that the template is not part of, numbers of a missing list. Each target
/// is reported at its first place in a field.
[[nodiscard]] QList<findings::Finding>
lintReferences(const registration::RegistrationTemplate& registrationTemplate, const WrittenTexts& texts,
               const QString& outside);

} // namespace nidus::lint
