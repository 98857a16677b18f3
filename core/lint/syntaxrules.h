// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/fieldwords.h"
#include "core/lint/lintcontext.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QString>

namespace nidus::lint {

/// Finds what the Syntax text lacks according to RFC 8141 section 6.4.2: a formal definition, equivalence,
/// r-, q-, and f-components, an example; and examples that are not URNs of the namespace. Nothing if the
/// field refers to another document.
[[nodiscard]] QList<findings::Finding>
lintSyntaxText(const registration::RegistrationTemplate& registrationTemplate, const WrittenTexts& texts,
               const LintContext& around);

/// Whether a URN is alone in its line, or follows only a bullet or "Example:". Within a sentence, it may be
/// only the common prefix of URNs.
[[nodiscard]] bool isAloneInLine(const QString& urn, QString line);

} // namespace nidus::lint
