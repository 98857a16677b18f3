// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/rowarrangement.h"

#include <stop_token>

namespace nidus::ui {

/// Words that are looked for in the lines of a check.
struct WordSearch
{
    CheckRows rows;
    CheckInput input;
    QByteArray words; ///< UTF-8; capitals of ASCII are small letters
};

/// The rows whose text has the words; those that cannot be read any more have not. Null when stopped.
[[nodiscard]] ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop);

} // namespace nidus::ui
