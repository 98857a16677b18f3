// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/batch/batchvalues.h"

#include <cstddef>
#include <expected>
#include <span>
#include <stop_token>

namespace nidus::batch {

/// Takes the lines of one block, in input order.
class CheckSink
{
public:
    CheckSink() = default;
    CheckSink(const CheckSink&) = delete;
    CheckSink& operator=(const CheckSink&) = delete;
    virtual ~CheckSink() = default;

    /// Called on any thread of the batch, one call at a time.
    virtual void checked(std::span<const CheckedLine> lines) = 0;
};

/// Takes the lines of each block in four steps, for what takes as long as checking: a report. Blocks on the
/// way are told apart by their slot, below blocksOnTheWay(); the next one takes it when the block is
/// finished. All are called on any thread of the batch. Blocks without lines come to none of
/// them.
class StagedSink
{
public:
    StagedSink() = default;
    StagedSink(const StagedSink&) = delete;
    StagedSink& operator=(const StagedSink&) = delete;
    virtual ~StagedSink() = default;

    /// Several blocks at once, in any order: what needs no line before. Line numbers still count within the
    /// block.
    virtual void examine(std::size_t /*slot*/, std::span<const CheckedLine> /*lines*/) {}
    /// In input order, never beside finished(): what needs the lines before. The lines are there until the
    /// block is finished.
    virtual void arrived(std::size_t slot, std::span<const CheckedLine> lines) = 0;
    /// Several blocks at once: what takes long.
    virtual void prepare(std::size_t slot) = 0;
    /// In input order; `counts` are those of the block.
    virtual void finished(std::size_t slot, const CheckCounts& counts) = 0;
};

/// How many blocks a batch has in memory at a time.
[[nodiscard]] std::size_t blocksOnTheWay(const BatchOptions& options);

/// Runs a whole input through a checker in constant memory: blocks of kBlockSize bytes are read, split,
/// checked (by `jobs` threads, of which the caller's is one) and handed to `sink` in order. Stops at a block
/// border when asked. Returns the counts so far together with success; an Error only for I/O. `progress` and
/// `sink` are borrowed, `progress` may be null. What may have to wait for bytes, a pipe, is read on the
/// caller's thread, which a signal wakes up.
[[nodiscard]] std::expected<CheckCounts, base::Error> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                                           const BatchOptions& options, CheckSink& sink,
                                                           base::ProgressSink* progress,
                                                           const std::stop_token& stop);
[[nodiscard]] std::expected<CheckCounts, base::Error> checkBatch(base::ByteSource& source, const check::UrnChecker& checker,
                                                           const BatchOptions& options, StagedSink& sink,
                                                           base::ProgressSink* progress,
                                                           const std::stop_token& stop);

} // namespace nidus::batch
