// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::registration {

// Finds who registers in a registrant's text that does not have toText()'s form: real templates name a person
// first as often as the organization.

/// Returns the organization: one with such a label, one that a person acts for or works at, or one that a
/// name or line identifies by its words. Empty if only a person is named.
[[nodiscard]] QString organizationIn(const QString& text);

/// Returns the organization, or else the person, or else the first line with text.
[[nodiscard]] QString registrantNameIn(const QString& text);

} // namespace nidus::registration
