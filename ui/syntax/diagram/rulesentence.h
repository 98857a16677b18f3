// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <QString>

namespace nidus::ui {

/// Returns what the diagram of a rule shows, in words: "a: 4 times DIGIT, then "-"".
[[nodiscard]] QString ruleSentence(const grammar::GrammarTree& tree, grammar::RuleId rule);

} // namespace nidus::ui
