// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/system/pages.h"

#include <vector>

namespace nidus::base {

/// A vector that is read in random order: a large one is in large pages of memory.
template <typename Element>
using LargeTable = std::vector<Element, system::TableAllocator<Element>>;

} // namespace nidus::base
