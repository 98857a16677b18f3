// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/definition.h"

#include <QString>

namespace nidus::ui {

/// Returns "assigned", "reserved" ... in the installed language.
[[nodiscard]] QString entryStateText(subregistry::EntryState state);
/// Returns "open", "closed" ... in the installed language.
[[nodiscard]] QString rangeStateText(subregistry::RangeState state);
/// Returns "free" in the installed language.
[[nodiscard]] QString freeText();

} // namespace nidus::ui
