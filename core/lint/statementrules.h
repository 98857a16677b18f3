// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/fieldwords.h"
#include "core/lint/lintcontext.h"

#include <QList>

namespace nidus::lint {

/// Finds statements that RFC 8141 section 6.4 requires and a template lacks: who may assign names, how they
/// are kept unique, whether resolution is intended, what equivalence is, and so on. The rules look for words,
/// and report only if a field has none of many words for a statement. A field that refers to another document
/// is considered complete. Empty fields are reported by the rule on missing fields.
[[nodiscard]] QList<findings::Finding>
lintStatements(const registration::RegistrationTemplate& registrationTemplate, const WrittenTexts& texts,
               const LintContext& around);

/// Checks the policies of RFC 8126 that a template names for registries below its NID: their words,
/// instructions for the expert, the bound of numbers, and the change controller.
[[nodiscard]] QList<findings::Finding> lintPolicies(const WrittenTexts& texts);

} // namespace nidus::lint
