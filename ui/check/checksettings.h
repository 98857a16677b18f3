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

/// From the application's settings; what is missing or makes no sense gets its default.
[[nodiscard]] CheckChoice loadCheckChoice();
void saveCheckChoice(const CheckChoice& choice);

} // namespace nidus::ui
