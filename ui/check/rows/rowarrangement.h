// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/checkrows.h"
#include "ui/check/rows/rowreader.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace nidus::ui {

/// Rows of a check, as ascending indexes; shared, because there may be millions.
using ChosenRows = std::shared_ptr<const std::vector<std::uint32_t>>;

/// What rows are ordered by; rows that are alike stay in the order of the input.
enum class SortKey : std::uint8_t {
    Line,
    Verdict,
    Nid,    ///< letter case does not count; those beyond the first 65,000 different ones stand last
    Reason, ///< by its code
};

struct RowOrder
{
    SortKey key = SortKey::Line;
    bool isDescending = false;

    bool operator==(const RowOrder&) const = default;
};

/// Which rows are shown, and in which order.
struct Arrangement
{
    VerdictFilter filter = VerdictFilter::all();
    ChosenRows chosen = nullptr; ///< of these only; null = of all
    RowOrder order = {};

    /// All rows as they came, for which nothing is computed.
    [[nodiscard]] bool isPlain() const { return filter.isAll() && !chosen && order == RowOrder(); }
    bool operator==(const Arrangement&) const = default;
};

struct ArrangementTask
{
    CheckRows rows;
    CheckInput input;
    Arrangement wanted;
};

/// The indexes of the rows in the order that they are shown in. Absent when stopped.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> arranged(const ArrangementTask& task,
                                                                 const std::stop_token& stop);

/// Rows that are among both; null stands for all.
[[nodiscard]] ChosenRows rowsInBoth(const ChosenRows& a, const ChosenRows& b);

} // namespace nidus::ui
