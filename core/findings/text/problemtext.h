// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/digitproblem.h"
#include "core/findings/values/linespan.h"
#include "core/urn/nid.h"

#include <QList>
#include <QString>
#include <cstddef>

namespace nidus::findings {

/// Returns the result of a computation in English, without a period; a literal of the catalog's context. %1
/// is the identifier, %2 the value found, %3 the computed value: "%1 check digit is %2; expected %3".
[[nodiscard]] const char* digitFaultPattern(check::DigitFault fault);

/// Returns why a NID can never be registered, in English, without a period; a literal of the catalog's
/// context.
[[nodiscard]] const char* neverRegistrableText(urn::NidRule rule);

/// Returns what the Purpose section must state (RFC 8141 section 6.4.1), in the installed language: 0 to 4
/// are its items 1 to 5, 5 is its item 7. Item 6 is about the Resolution section.
[[nodiscard]] QString purposeItem(std::size_t index);

/// Returns "line 3" or "lines 3 to 5" in the installed language; 1-based, both included.
[[nodiscard]] QString linesText(int first, int last);
/// The same for several spans: "lines 1 to 3, 7 and 9 to 11". There is at least one.
[[nodiscard]] QString linesText(const QList<LineSpan>& spans);

} // namespace nidus::findings
