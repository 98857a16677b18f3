// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/registration/syntaxrule.h"

namespace nidus::lint {

/// A stored syntax rule as what core/check compiles.
[[nodiscard]] check::RuleSource ruleSource(const registration::SyntaxRule& rule);

} // namespace nidus::lint
