// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace nidus::base {

/// A range of text. Its owner defines the units: bytes in the std-only layers, UTF-16 code units above.
struct TextRange
{
    std::size_t offset = 0;
    std::size_t length = 0;

    bool operator==(const TextRange&) const = default;
};

} // namespace nidus::base
