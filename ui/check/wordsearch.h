// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/checkrows.h"
#include "ui/check/rowreader.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace nidus {

/// Rows of a check, as ascending indexes; shared, because there may be millions.
using ChosenRows = std::shared_ptr<const std::vector<std::uint32_t>>;

/// Words that are looked for in the lines of a check.
struct WordSearch
{
    CheckRows rows;
    CheckInput input;
    QByteArray words; ///< UTF-8; capitals of ASCII are small letters
};

/// The rows whose text has the words; those that cannot be read any more have not. Null when stopped.
[[nodiscard]] ChosenRows rowsWithWords(const WordSearch& search, const std::stop_token& stop);

} // namespace nidus
