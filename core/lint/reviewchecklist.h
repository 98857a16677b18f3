// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/lint/templatelint.h"

#include <QList>

namespace nidus {

/// What RFC 8141 section 5.1 asks reviewers to consider and only they can answer, as findings: of a formal
/// namespace its organisation, its promises and its NID. Where the template has words for a question, the
/// finding points at them; otherwise it is about no place.
[[nodiscard]] QList<Finding> reviewChecklist(const RegistrationTemplate& registrationTemplate,
                                             NamespaceKind kind);

} // namespace nidus
