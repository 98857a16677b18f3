// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrationtemplate.h"

#include <QString>

namespace nidus::ui {

/// Returns the part of the registrant that a finding about it is shown at.
[[nodiscard]] registration::RegistrantPart registrantPartOf(const findings::Finding& finding,
                                                            const registration::Registrant& registrant);

/// Returns the title of the field that a finding is about, with that of the part if it is about one, such as
/// "Registrant · Email", or the tab if it is about another one; empty without a field.
[[nodiscard]] QString placeTitle(const findings::Finding& finding,
                                 const registration::RegistrationTemplate& about);

/// Whether a finding is about the rule or the samples, which are on the Syntax tab, not about a text in the
/// form.
[[nodiscard]] bool isOnSyntaxTab(const findings::Finding& finding);

/// Returns the message of a finding in the form or before a step, with the tab that it is about if that is
/// another one.
[[nodiscard]] QString placedMessage(const findings::Finding& finding);

} // namespace nidus::ui
