// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// How a text can be read, as far as its start shows it.
struct InputShape
{
    InputKind kind = InputKind::Lines; ///< Table, JsonLines, or Lines for everything else
    /// The columns or members to choose from, in the form findColumn() or jsonMember() accepts.
    std::vector<std::string> names = {};
    std::size_t likely = 0; ///< index of the name with the most URNs
    bool isProse = false;   ///< Lines in which most URNs follow other text

    bool operator==(const InputShape&) const = default;
};

/// Bytes of the start that are enough. A shorter start is the whole text.
inline constexpr std::size_t kShapeBytes = std::size_t{64} << 10;

/// Returns the shape of a text that starts with `start`. Without a URN in a column or member, the shape is
/// Lines. `isNamedTable`: its file name is that of a table, so it may lack a row with the column names.
[[nodiscard]] InputShape shapeOf(std::string_view start, bool isNamedTable);

} // namespace nidus::batch
