// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/digitproblem.h"

#include <QString>
#include <cstddef>

namespace nidus::findings {

/// What a computation found, in English and without a full stop; a literal of the catalogue's context. %1 is
/// the identifier, %2 what was found, %3 what was computed: "%1 check digit is %2, computed %3".
[[nodiscard]] const char* problemPattern(check::DigitFault fault);

/// What the Purpose section is asked to say (RFC 8141 section 6.4.1), in the installed language: 0 to 4 are
/// its items 1 to 5, 5 is its item 7. Item 6 is about the Resolution section.
[[nodiscard]] QString purposeItem(std::size_t index);

/// "line 3", "lines 3 to 5" in the installed language: 1-based, both included.
[[nodiscard]] QString linesText(int first, int last);

} // namespace nidus::findings
