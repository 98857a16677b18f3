// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

namespace nidus::registration {

/// Returns the template with "@" in the email addresses of its registrant. In published templates, IANA
/// writes
/// "&" instead, as in "office&maps.example".
[[nodiscard]] RegistrationTemplate withAtSigns(RegistrationTemplate registrationTemplate);

/// Whether two templates are equal, perhaps except for these signs.
[[nodiscard]] bool isSameText(const RegistrationTemplate& a, const RegistrationTemplate& b);

} // namespace nidus::registration
