// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/check/batchvalues.h"

#include <expected>
#include <span>
#include <stop_token>

namespace nidus {

/// Takes the lines of one block, in input order.
class CheckSink
{
public:
    CheckSink() = default;
    CheckSink(const CheckSink&) = delete;
    CheckSink& operator=(const CheckSink&) = delete;
    virtual ~CheckSink() = default;

    /// Called on the thread that runs the batch.
    virtual void checked(std::span<const CheckedLine> lines) = 0;
};

/// Runs a whole input through a checker in constant memory: blocks of kBlockSize bytes are read, split,
/// checked (by `jobs` workers) and handed to `sink` in order. Stops at a block border when asked. Returns the
/// counts so far together with success; an Error only for I/O. `progress` and `sink` are borrowed, `progress`
/// may be null.
[[nodiscard]] std::expected<CheckCounts, Error> checkBatch(ByteSource& source, const UrnChecker& checker,
                                                           const BatchOptions& options, CheckSink& sink,
                                                           ProgressSink* progress,
                                                           const std::stop_token& stop);

} // namespace nidus
