// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::registration {

// Finds who registers in a registrant's text that does not have toText()'s form: real templates name a person
// first as often as the organization.

/// Returns the organization: one with such a label, one that a person acts for or works at, or one that a
/// name or line identifies by its words, on all its lines and without the rest of a sentence. What is said
/// about a contact counts only if no other organization is named. Empty if only a person is named.
[[nodiscard]] QString organizationIn(const QString& text);

/// Returns the organization, or else the person, or else the first line with text.
[[nodiscard]] QString registrantNameIn(const QString& text);

/// Joins the lines of an organization on the first lines, if toText()'s label precedes it. Any other text is
/// returned unchanged.
[[nodiscard]] QString withWholeOrganization(const QString& text);

} // namespace nidus::registration
