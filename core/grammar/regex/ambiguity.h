// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/regex/expression.h"

namespace nidus::grammar {

/// Whether a loop or a large count of the expression can match one text in several ways, so that a
/// backtracking engine may take time exponential in the length of the text or in the count. False is certain;
/// true may be wrong for very large counts and expressions.
[[nodiscard]] bool mayBeExponential(const Expression& expression);

} // namespace nidus::grammar
