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
/// "Registrant · Email"; empty without a field.
[[nodiscard]] QString placeTitle(const findings::Finding& finding,
                                 const registration::RegistrationTemplate& about);

} // namespace nidus::ui
