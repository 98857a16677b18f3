// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::registration {

// The numbers of informal namespaces (RFC 8141 section 5.2) are decimal text without leading zeros, because a
// NID has room for more digits than any integer type. An empty text is less than every number.

/// Returns the number in an informal NID such as "urn-7", in any letter case; empty if it is not one.
[[nodiscard]] QString informalNumberOf(const QString& nid);
[[nodiscard]] bool isInformalNumber(const QString& text);
[[nodiscard]] bool isLowerNumber(const QString& a, const QString& b);
/// Returns the sum of a number, or 0 if the text is empty, and `more`.
[[nodiscard]] QString increasedNumber(QString number, unsigned more);

} // namespace nidus::registration
