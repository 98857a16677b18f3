// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchchecker.h"
#include "core/check/urnchecker.h"

#include <QtGlobal>
#include <string>

namespace nidus::ui {

/// What the user chose to check against.
struct CheckChoice
{
    check::CheckOptions options;
    qint64 draft = 0;        ///< whose rule applies to every URN; 0 = see `options`. Not kept in the settings
    bool withDrafts = false; ///< with rules of drafts whose NID is not registered. Not kept in the settings
    batch::InputKind kind = batch::InputKind::Lines;
    std::string name = {}; ///< of the column or member. Not kept in the settings
};

/// Loads from the application's settings; missing or invalid values get their defaults.
[[nodiscard]] CheckChoice loadCheckChoice();
void saveCheckChoice(const CheckChoice& choice);

} // namespace nidus::ui
