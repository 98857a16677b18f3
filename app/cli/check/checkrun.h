// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/batch/duplicatefinder.h"
#include "core/base/progress.h"
#include "core/batch/batchchecker.h"
#include "core/report/rows/checkreport.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace nidus::cli {

/// What a run of `check` looks for besides the verdicts.
struct CheckRunOptions
{
    batch::BatchOptions batch;
    bool onlyBad = false;
    bool findsDuplicates = false;
    std::unique_ptr<base::ByteSource> share = {}; ///< of a file, which is read instead of all of it
};

/// Checks one input after the other and writes one report: carries rows from the batch engine to the report,
/// a block at a time, and carries SIGINT and a broken output to the engine.
class CheckRun final : private batch::StagedSink, private base::ProgressSink
{
public:
    /// All borrowed.
    CheckRun(CommandContext& context, const check::UrnChecker& checker, report::CheckReport& report,
             CheckRunOptions& options);

    /// Checks one input; `file` is its index in the report's settings. Interrupted while waiting for a pipe,
    /// it counts the lines that were reported.
    [[nodiscard]] std::expected<batch::CheckCounts, base::Error> check(const std::string& path, std::size_t file);
    /// What was reported of the latest input, also where the rest of it could not be read.
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
        // Of each line; empty where nobody looks for what comes again.
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
    CheckRunOptions& m_options;
    std::optional<batch::DuplicateFinder> m_finder;
    std::vector<Block> m_blocks; ///< by slot
    std::string m_text;
    std::stop_source m_stop;
    std::size_t m_file = 0;
    batch::CheckCounts m_reported; ///< of the present input
    std::uint64_t m_duplicates = 0;
    bool m_hadWarnings = false;
    bool m_hasBegun = false;
};

} // namespace nidus::cli
