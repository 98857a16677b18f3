// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowarrangement.h"

#include <optional>
#include <stop_token>
#include <string>

namespace nidus::ui {

/// The lines of one row of the summary.
struct ReasonFilter
{
    std::string nid;  ///< as in report::NidCounts
    std::string code; ///< id of the reason; empty for all lines of the NID
};

/// A search for words and a reason in the lines of a check.
struct WordSearch
{
    CheckRows rows;
    CheckTask check;
    QByteArray words; ///< UTF-8; empty for all
    std::optional<ReasonFilter> reason = {};
};

/// Returns the rows with this reason whose text, or what is reported about them, contains the words; skips
/// rows that can no longer be read. Null when stopped.
[[nodiscard]] ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop);

} // namespace nidus::ui
