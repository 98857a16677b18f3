// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <string>

namespace nidus::grammar {

/// Returns the railroad diagram of a rule as an SVG file (UTF-8), readable on light and dark backgrounds,
/// with the rule's name and text for people who cannot see it. The same rule gives the same bytes everywhere.
[[nodiscard]] std::string diagramSvg(const GrammarTree& tree, RuleId rule);

} // namespace nidus::grammar
