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
    Safe,      ///< only the form: a date's format, blanks for tabs, plain characters for look-alikes
    NeedsAnEye ///< the content: to be read before it is taken
};

/// What a field would hold after a finding was seen to.
struct QuickFix
{
    registration::TemplateField field = registration::TemplateField::Nid;
    QString text; ///< of the whole field
    FixSafety safety = FixSafety::NeedsAnEye;

    bool operator==(const QuickFix&) const = default;
};

/// The fix for a finding about `registrationTemplate`; absent where only its author can tell.
[[nodiscard]] std::optional<QuickFix> quickFix(const findings::Finding& finding,
                                               const registration::RegistrationTemplate& registrationTemplate);

/// The template with all safe fixes for `findings`, which are about it.
[[nodiscard]] registration::RegistrationTemplate withSafeFixes(registration::RegistrationTemplate registrationTemplate,
                                                 const QList<findings::Finding>& findings);

} // namespace nidus::lint
