// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>

namespace nidus::lint {

/// What RFC 8141 section 6.4.2 asks of the Syntax text and it does not say: a formal definition, equivalence,
/// r-, q- and f-components, an example. Nothing where the field points to another document.
[[nodiscard]] QList<findings::Finding> lintSyntaxText(const registration::RegistrationTemplate& registrationTemplate);

} // namespace nidus::lint
