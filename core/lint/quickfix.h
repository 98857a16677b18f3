// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QList>
#include <QString>
#include <cstdint>
#include <optional>

namespace nidus::lint {

/// Whether a fix can change what a template means.
enum class FixSafety : std::uint8_t {
    Safe,       ///< only the form: a date's format, spaces for tabs, plain characters for look-alikes
    NeedsReview ///< the content: must be reviewed before it is applied
};

/// The content of a field after a finding is fixed.
struct QuickFix
{
    registration::TemplateField field = registration::TemplateField::Nid;
    QString text; ///< of the whole field
    FixSafety safety = FixSafety::NeedsReview;

    bool operator==(const QuickFix&) const = default;
};

/// Returns the fix for a finding about `registrationTemplate`; absent if only the author can fix it.
[[nodiscard]] std::optional<QuickFix>
quickFix(const findings::Finding& finding, const registration::RegistrationTemplate& registrationTemplate);

/// Returns the template with all safe fixes for `findings` applied.
[[nodiscard]] registration::RegistrationTemplate
withSafeFixes(registration::RegistrationTemplate registrationTemplate,
              const QList<findings::Finding>& findings);

} // namespace nidus::lint
