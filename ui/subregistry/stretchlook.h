// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QBrush>
#include <QColor>
#include <QPalette>

namespace nidus::ui {

/// Returns the color of a holder: the same for the same holder, with enough contrast on the palette's base.
/// Never the only indication: blocks also show the holder, and a pattern for the state.
[[nodiscard]] QColor holderColor(const QString& holder, const QPalette& palette);
/// Returns the pattern of a state; a filled one is assigned.
[[nodiscard]] Qt::BrushStyle statePattern(subregistry::EntryState state);

} // namespace nidus::ui
