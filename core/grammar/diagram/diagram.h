// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/diagram/diagramparts.h"

namespace nidus::grammar {

/// Lays out one rule. References are drawn as boxes, not followed.
[[nodiscard]] RuleDiagram drawRule(const GrammarTree& tree, RuleId rule, const DiagramTextMeasure& measure,
                                   const DiagramStyle& style = {});

} // namespace nidus::grammar
