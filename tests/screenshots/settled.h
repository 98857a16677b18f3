// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::test {

/// Waits until all background work is done, and everything is laid out and painted. Returns false if that
/// takes too long.
[[nodiscard]] bool waitUntilSettled();

} // namespace nidus::test
