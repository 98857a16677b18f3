// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::lint {

/// The RFC that holds today what RFC `number` held; 0 where that one is not obsolete, or not one that
/// registrations cite. Chains are followed to their end (2234 -> 4234 -> 5234).
[[nodiscard]] int successorOfRfc(int number);

} // namespace nidus::lint
