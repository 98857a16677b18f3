// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/base/progress.h"
#include "core/batch/batchchecker.h"
#include "core/batch/duplicatefinder.h"
#include "core/report/rows/checkreport.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace nidus::cli {

/// Options of one run of `check`.
struct CheckRunOptions
{
    batch::BatchOptions batch;
    bool onlyBad = false;
    bool findsDuplicates = false;
    std::unique_ptr<base::ByteSource> share = {}; ///< part of a file, read instead of the whole file
};

/// Checks inputs one after the other and writes one report. Passes rows from the batch engine to the report,
/// one block at a time, and stops the engine on SIGINT or an output error.
class CheckRun final : private batch::StagedSink, private base::ProgressSink
{
public:
    /// `context`, `checker`, and `report` are borrowed.
    CheckRun(CommandContext& context, const check::UrnChecker& checker, report::CheckReport& report,
             CheckRunOptions options);

    /// Checks one input; `file` is its index in the report's settings. If interrupted while waiting for a
    /// pipe, returns the counts of the lines reported so far.
    [[nodiscard]] base::Result<batch::CheckCounts> check(const std::string& path, std::size_t file);
    /// Returns the counts reported for the latest input, even if it could not be read to the end.
    [[nodiscard]] const batch::CheckCounts& reported() const { return m_reported; }
    /// Closes the report.
    void finish();

    [[nodiscard]] bool isStopped() const;
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }
    [[nodiscard]] bool hadWarnings() const { return m_hadWarnings || m_duplicates > 0; }

private:
    /// A block between the batch engine and the report.
    struct Block
    {
        std::span<const batch::CheckedLine> lines;
        // For each line; empty if duplicates are not reported.
        std::vector<std::optional<base::ByteHash>> keys;
        std::vector<std::optional<batch::UrnPlace>> firstPlaces;
        std::unique_ptr<report::ReportPart> part;
    };

    void examine(std::size_t slot, std::span<const batch::CheckedLine> lines) override;
    void arrived(std::size_t slot, std::span<const batch::CheckedLine> lines) override;
    void prepare(std::size_t slot) override;
    void finished(std::size_t slot, const batch::CheckCounts& counts) override;
    void progressed(base::Progress progress) override;
    void begin();
    void flushText();

    CommandContext& m_context;
    const check::UrnChecker& m_checker;
    report::CheckReport& m_report;
    CheckRunOptions m_options;
    std::optional<batch::DuplicateFinder> m_finder;
    std::vector<Block> m_blocks; ///< by slot
    std::string m_text;
    std::stop_source m_stop;
    std::size_t m_file = 0;
    batch::CheckCounts m_reported; ///< of the current input
    std::uint64_t m_duplicates = 0;
    bool m_hadWarnings = false;
    bool m_hasBegun = false;
};

} // namespace nidus::cli
