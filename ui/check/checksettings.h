// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchchecker.h"
#include "core/check/urnchecker.h"

namespace nidus::ui {

/// What the user chose to check against.
struct CheckChoice
{
    check::CheckOptions options;
    batch::InputKind kind = batch::InputKind::Lines;
};

/// Loads from the application's settings; missing or invalid values get their defaults.
[[nodiscard]] CheckChoice loadCheckChoice();
void saveCheckChoice(const CheckChoice& choice);

} // namespace nidus::ui
