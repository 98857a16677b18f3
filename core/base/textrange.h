// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace nidus::base {

/// A stretch of text. Units are stated by the owner: bytes in the std-only layers, UTF-16 code units above.
struct TextRange
{
    std::size_t offset = 0;
    std::size_t length = 0;

    bool operator==(const TextRange&) const = default;
};

} // namespace nidus::base
