// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>

namespace nidus::lint {

/// Finds what the Syntax text lacks according to RFC 8141 section 6.4.2: a formal definition, equivalence,
/// r-, q-, and f-components, an example. Nothing if the field refers to another document.
[[nodiscard]] QList<findings::Finding>
lintSyntaxText(const registration::RegistrationTemplate& registrationTemplate);

} // namespace nidus::lint
