// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>

namespace nidus::lint {

/// References that lead nowhere or to what is out of date: drafts, obsolete RFCs, sections of a document that
/// the template is not part of, numbers of a list that is not there. Each target is reported where it stands
/// first in a field.
[[nodiscard]] QList<findings::Finding> lintReferences(const registration::RegistrationTemplate& registrationTemplate);

} // namespace nidus::lint
