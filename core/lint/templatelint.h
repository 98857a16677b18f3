// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/lintcontext.h"
#include "core/registration/registration.h"

#include <QList>
#include <array>

namespace nidus::lint {

/// Returns findings about a template, in template order. Errors block registering, never saving: a missing
/// required field, a NID that violates RFC 8141 section 5, an unreadable version or date. Pure.
[[nodiscard]] QList<findings::Finding>
lintTemplate(const registration::RegistrationTemplate& registrationTemplate, const LintContext& around);

/// Returns a finding for each field that follows a field of a file that it should precede (RFC 8141 appendix
/// A). `lines`: the first line of each field, 0 if it is absent.
[[nodiscard]] QList<findings::Finding>
lintFieldOrder(const std::array<int, registration::kTemplateFieldCount>& lines);

} // namespace nidus::lint
