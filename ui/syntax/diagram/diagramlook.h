// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/diagram/diagram.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

namespace nidus::ui {

/// The layout of a rule's diagram for painting with `font`. `maxWidth` is in logical pixels.
[[nodiscard]] grammar::RuleDiagram layOutDiagram(const grammar::GrammarTree& tree, grammar::RuleId rule, const QFont& font,
                                        double maxWidth);
/// Paints a layout in a palette's colours. `current` is a box to put the focus around, -1 for none.
void paintDiagram(QPainter& painter, const grammar::RuleDiagram& diagram, const QFont& font, const QPalette& palette,
                  int current = -1);
/// Where a box stands.
[[nodiscard]] QRectF boxRect(const grammar::DiagramBox& box);

} // namespace nidus::ui
