// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/registration/syntaxrule.h"

namespace nidus {

/// A stored syntax rule as what core/check compiles.
[[nodiscard]] RuleSource ruleSource(const SyntaxRule& rule);

} // namespace nidus
