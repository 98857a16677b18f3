// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/lintsurroundings.h"
#include "core/registration/registration.h"

#include <QList>

namespace nidus::lint {

/// Findings about a template, in template order. Errors are what blocks registering (never saving): a missing
/// required field, a NID that breaks RFC 8141 section 5, a version or date that cannot be read. Pure.
[[nodiscard]] QList<findings::Finding> lintTemplate(const registration::RegistrationTemplate& registrationTemplate,
                                          const LintSurroundings& around);

} // namespace nidus::lint
