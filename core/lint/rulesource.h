// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/registration/syntaxrule.h"

namespace nidus::lint {

/// Converts a stored syntax rule to the form that core/check compiles.
[[nodiscard]] check::RuleSource ruleSource(const registration::SyntaxRule& rule);

} // namespace nidus::lint
