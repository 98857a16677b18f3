// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarlimits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

class ListedValues;

/// Why a value of a name is reported.
enum class ListFault : std::uint8_t {
    None,
    Spelling, ///< listed, but written with other leading zeros
    Deprecated,
    Reserved, ///< or pending
    Expired,
    Retired,
    Withdrawn,
    OutsideRange,
    NotListed,
    Released,   ///< not listed, but held before
    WrongRange, ///< the label in the name is not that of the value's range
};

/// The answer about one value.
struct ValueAnswer
{
    ListFault fault = ListFault::None;
    bool isInvalid = false;
    /// Of two answers, the one that matters more is greater.
    [[nodiscard]] int rank() const { return isInvalid ? 2 : fault == ListFault::None ? 0 : 1; }
};

/// A value in a name, and the answer of its list.
struct ListAnswer
{
    ValueAnswer value{};
    bool isUndecided = false;           ///< the list cannot be applied; see limit
    grammar::LimitHit limit{};          ///< of the grammar; only if it is undecided
    const ListedValues* list = nullptr; ///< borrowed; null if no value is in the name and no rule is missing
    std::vector<std::string_view> parts{}; ///< of the value, borrowed from the name; missing ones are null
    std::optional<std::string_view> label{};

    /// Returns the value with a comma between its parts.
    [[nodiscard]] std::string valueText() const;
};

} // namespace nidus::check
