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

/// What rows are sorted by; rows with equal keys stay in input order.
enum class SortKey : std::uint8_t {
    Line,
    Verdict,
    Nid,    ///< ignoring case; NIDs after the first 65,000 distinct ones sort last
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
    ChosenRows chosen = nullptr; ///< only from these rows; null = from all
    RowOrder order = {};

    /// Whether all rows are shown in input order, so that no computation is needed.
    [[nodiscard]] bool isPlain() const { return filter.isAll() && !chosen && order == RowOrder(); }
    bool operator==(const Arrangement&) const = default;
};

struct ArrangementTask
{
    CheckRows rows;
    workflow::CheckSource input;
    Arrangement wanted;
};

/// Returns the indexes of the rows to show, in display order. Absent when stopped.
[[nodiscard]] std::optional<std::vector<std::uint32_t>> arranged(const ArrangementTask& task,
                                                                 const std::stop_token& stop);

/// Returns the rows in both; null means all rows.
[[nodiscard]] ChosenRows rowsInBoth(const ChosenRows& a, const ChosenRows& b);

} // namespace nidus::ui
