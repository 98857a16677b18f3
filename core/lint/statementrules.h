// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/lintsurroundings.h"

#include <QList>

namespace nidus::lint {

/// What RFC 8141 section 6.4 asks a template to say and it does not: who may assign names, how they stay
/// unique, whether resolution is intended, what equivalence is, and so on. The rules look for words, so they
/// speak up only where none of many words for a thing stands. A field that points to another document is
/// taken to say everything. Empty fields are left to the rule on missing fields.
[[nodiscard]] QList<findings::Finding> lintStatements(const registration::RegistrationTemplate& registrationTemplate,
                                            const LintSurroundings& around);

} // namespace nidus::lint
