// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/batch/batchchecker.h"
#include "core/batch/duplicatefinder.h"
#include "core/report/rows/checkreport.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::workflow {

struct CheckJobOptions
{
    batch::BatchOptions batch;
    bool onlyBad = false;         ///< leave valid lines without duplicates out of the report
    bool keepsWarnings = false;   ///< with onlyBad: but not those with a warning
    bool findsDuplicates = false; ///< report URNs that are equivalent to an earlier one in any input
};

/// Where the results of a check go; each may be missing. All are borrowed and called for each block, on any
/// thread of the check, but never concurrently.
struct CheckOutputs
{
    report::CheckReport* report = nullptr;
    /// Receives the next bytes of the report as soon as a block is finished. Not missing if there is one.
    std::function<void(std::string_view)> write = {};
    /// Returns for each line whether the report lists it. Called in input order, also for blocks that are
    /// dropped later because the check is stopped.
    std::function<std::vector<bool>(std::span<const batch::CheckedLine>)> choose = {};
    batch::CheckSink* lines = nullptr; ///< after write() of the same block
    base::ProgressSink* progress = nullptr;
};

/// Checks inputs one after the other: the same for the window and the command line. Rows go from the batch
/// engine to the report and to `lines`, one block at a time.
class CheckJob final : private batch::StagedSink
{
public:
    /// Borrows the checker.
    CheckJob(const check::UrnChecker& checker, CheckOutputs outputs, CheckJobOptions options);

    /// Checks one input, which is already unpacked, or returns the error of opening it. `name` is the subject
    /// of other errors (UTF-8); `file` is its index in the report's settings. If stopped, returns the counts
    /// of the blocks reported so far.
    [[nodiscard]] base::Result<batch::CheckCounts>
    check(const base::Result<std::unique_ptr<base::ByteSource>>& source, const std::string& name,
          std::size_t file, const std::stop_token& stop);
    /// Returns the counts reported for the latest input, even if it could not be read to the end.
    [[nodiscard]] const batch::CheckCounts& reported() const { return m_reported; }
    /// Ends the report. Without any input that could be opened, nothing is written.
    void finish();

    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }
    /// Whether the search for duplicates has failed, which ends the check.
    [[nodiscard]] bool hasFailed() const { return m_finder && m_finder->failure(); }

private:
    /// A block between the batch engine and the report.
    struct Block
    {
        std::span<const batch::CheckedLine> lines;
        // For each line; empty if duplicates are not reported.
        std::vector<std::optional<base::ByteHash>> keys;
        std::vector<std::optional<batch::UrnPlace>> firstPlaces;
        std::vector<bool> isChosen; ///< for each line, if lines are chosen
        std::unique_ptr<report::ReportPart> part;
    };

    void examine(std::size_t slot, std::span<const batch::CheckedLine> lines) override;
    void arrived(std::size_t slot, std::span<const batch::CheckedLine> lines) override;
    void prepare(std::size_t slot) override;
    void finished(std::size_t slot, const batch::CheckCounts& counts) override;
    void findDuplicates(std::size_t slot);
    void writeText();

    const check::UrnChecker& m_checker;
    CheckOutputs m_outputs;
    CheckJobOptions m_options;
    std::optional<batch::DuplicateFinder> m_finder;
    std::vector<Block> m_blocks; ///< by slot
    std::string m_text;
    std::stop_source m_stop;
    std::size_t m_file = 0;
    batch::CheckCounts m_reported; ///< of the current input
    std::uint64_t m_duplicates = 0;
    bool m_hasBegun = false;
};

} // namespace nidus::workflow
