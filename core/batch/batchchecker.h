// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/batch/batchvalues.h"

#include <cstddef>
#include <span>
#include <stop_token>

namespace nidus::batch {

/// Receives the lines of one block, in input order.
class CheckSink
{
public:
    CheckSink() = default;
    CheckSink(const CheckSink&) = delete;
    CheckSink& operator=(const CheckSink&) = delete;
    virtual ~CheckSink() = default;

    /// Called on any thread of the batch, but never concurrently.
    virtual void checked(std::span<const CheckedLine> lines) = 0;
};

/// Receives the lines of each block in four steps. For work that takes as long as checking, such as a report.
/// Each block in progress has a slot below maxBlocksInFlight(), which is reused once the block is finished.
/// The functions may be called on any thread of the batch. Blocks without lines are skipped.
class StagedSink
{
public:
    StagedSink() = default;
    StagedSink(const StagedSink&) = delete;
    StagedSink& operator=(const StagedSink&) = delete;
    virtual ~StagedSink() = default;

    /// Called concurrently, in any order; for work that does not need earlier lines. Line numbers still count
    /// within the block.
    virtual void examine(std::size_t /*slot*/, std::span<const CheckedLine> /*lines*/) {}
    /// Called in input order, never concurrently with finished(); for work that needs the earlier lines. The
    /// lines stay valid until the block is finished.
    virtual void arrived(std::size_t slot, std::span<const CheckedLine> lines) = 0;
    /// Called concurrently, for slow work.
    virtual void prepare(std::size_t slot) = 0;
    /// Called in input order with the counts of the block.
    virtual void finished(std::size_t slot, const CheckCounts& counts) = 0;
};

/// Returns how many blocks a batch keeps in memory at once.
[[nodiscard]] std::size_t maxBlocksInFlight(const BatchOptions& options);

/// Checks a whole input in constant memory: reads blocks of kBlockSize bytes, splits and checks them on
/// `jobs` threads, including the caller's, and passes them to `sink` in order. When asked to stop, stops at
/// the end of a block and returns the counts so far as a success. Fails only on I/O errors. `progress` may be
/// null. A source that may block, such as a pipe, is read on the caller's thread, because signals wake that
/// one up.
[[nodiscard]] base::Result<CheckCounts> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                                   const BatchOptions& options, CheckSink& sink,
                                                   base::ProgressSink* progress, const std::stop_token& stop);
[[nodiscard]] base::Result<CheckCounts> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                                   const BatchOptions& options, StagedSink& sink,
                                                   base::ProgressSink* progress, const std::stop_token& stop);

} // namespace nidus::batch
