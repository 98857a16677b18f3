// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::registration {

// Who registers, in a registrant's text that is not in our own form: real templates name a person first as
// often as the organisation.

/// The organisation: under a label that says so, the one on whose behalf or at which a person acts, or the
/// body that a name or a line declares. Empty where only a person is named.
[[nodiscard]] QString organisationIn(const QString& text);

/// The organisation, else the person, else the first line that says something.
[[nodiscard]] QString registrantNameIn(const QString& text);

} // namespace nidus::registration
