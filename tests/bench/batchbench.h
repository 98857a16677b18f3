// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace nidus::bench {

/// Runs checkBatch() over a file of 10,000,000 generated URNs and prints ns per URN and the peak memory.
/// Returns false if that was 64 MiB or more.
[[nodiscard]] bool runBatchBench();

} // namespace nidus::bench
