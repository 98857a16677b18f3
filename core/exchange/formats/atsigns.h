// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

namespace nidus::exchange {

/// Returns the template with "@" in the email addresses of its registrant. In published templates, IANA
/// writes
/// "&" instead, as in "office&maps.example".
[[nodiscard]] registration::RegistrationTemplate
withAtSigns(registration::RegistrationTemplate registrationTemplate);

/// Whether two templates are equal, perhaps except for these signs.
[[nodiscard]] bool isSameText(const registration::RegistrationTemplate& a,
                              const registration::RegistrationTemplate& b);

} // namespace nidus::exchange
