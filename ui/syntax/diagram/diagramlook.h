// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/diagram/diagram.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

namespace nidus::ui {

/// Returns the layout of a rule's diagram for painting with `font`. `maxWidth` is in logical pixels.
[[nodiscard]] grammar::RuleDiagram layOutDiagram(const grammar::GrammarTree& tree, grammar::RuleId rule,
                                                 const QFont& font, double maxWidth);
/// Paints a layout in a palette's colors. `current` is the box with the focus frame, -1 for none.
void paintDiagram(QPainter& painter, const grammar::RuleDiagram& diagram, const QFont& font,
                  const QPalette& palette, int current = -1);
/// Returns the position of a box.
[[nodiscard]] QRectF boxRect(const grammar::DiagramBox& box);

} // namespace nidus::ui
