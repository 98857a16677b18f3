// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/diagram.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

namespace nidus {

/// The layout of a rule's diagram for painting with `font`. `maxWidth` is in logical pixels.
[[nodiscard]] RuleDiagram layOutDiagram(const GrammarTree& tree, RuleId rule, const QFont& font,
                                        double maxWidth);
/// Paints a layout in a palette's colours. `current` is a box to put the focus around, -1 for none.
void paintDiagram(QPainter& painter, const RuleDiagram& diagram, const QFont& font, const QPalette& palette,
                  int current = -1);
/// Where a box stands.
[[nodiscard]] QRectF boxRect(const DiagramBox& box);

} // namespace nidus
