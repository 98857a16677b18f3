// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>
#include <string_view>

namespace nidus::storage {

/// A value or block of a subregistry as it is now, borrowed from the database.
struct PresentRow
{
    quint64 first = 0;
    quint64 last = 0;
    std::string_view text{};
    std::string_view state{};
    std::string_view until{}; ///< an ISO 8601 date, or empty
};

} // namespace nidus::storage
