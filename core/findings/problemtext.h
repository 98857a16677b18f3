// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/digitproblem.h"

#include <QString>

namespace nidus {

/// What a computation found, in the installed language and without a full stop: "ISBN-10 check digit is 7,
/// computed 6".
[[nodiscard]] QString problemText(const DigitProblem& problem);

} // namespace nidus
