// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/rowarrangement.h"

#include <stop_token>

namespace nidus::ui {

/// A search for words in the lines of a check.
struct WordSearch
{
    CheckRows rows;
    workflow::CheckSource input;
    QByteArray words; ///< UTF-8; ASCII letters in lower case
};

/// Returns the rows whose text contains the words; skips rows that can no longer be read. Null when stopped.
[[nodiscard]] ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop);

} // namespace nidus::ui
