// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::lint {

/// Returns the RFC that replaced RFC `number`; 0 if that one is not obsolete, or not cited by registrations.
/// Chains are followed to their end (2234 -> 4234 -> 5234).
[[nodiscard]] int successorOfRfc(int number);

} // namespace nidus::lint
