// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::base {

/// How far a job is. `total` is 0 if unknown (a pipe).
struct Progress
{
    std::uint64_t done = 0;
    std::uint64_t total = 0;

    bool operator==(const Progress&) const = default;
};

/// Receives progress. Called on the job's own thread, or on any thread of a batch, one call at a time, at
/// most once per block; must not block.
class ProgressSink
{
public:
    ProgressSink() = default;
    ProgressSink(const ProgressSink&) = delete;
    ProgressSink& operator=(const ProgressSink&) = delete;
    virtual ~ProgressSink() = default;

    virtual void progressed(Progress progress) = 0;
};

} // namespace nidus::base
