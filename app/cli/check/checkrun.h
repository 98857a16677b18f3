// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/workflow/check/checkjob.h"

#include <memory>
#include <stop_token>

namespace nidus::cli {

/// Checks the inputs of a command and prints the report. Stops on SIGINT or an output error.
class CheckRun final : private base::ProgressSink
{
public:
    /// `context`, `checker`, and `report` are borrowed.
    CheckRun(CommandContext& context, const check::UrnChecker& checker, report::CheckReport& report,
             workflow::CheckJobOptions options);

    /// Checks one input; `file` is its index in the report's settings.
    [[nodiscard]] base::Result<batch::CheckCounts> check(const std::string& path, std::size_t file);
    /// Checks `source`, a part of that file.
    [[nodiscard]] base::Result<batch::CheckCounts> checkPart(std::unique_ptr<base::ByteSource> source,
                                                             const std::string& path);
    void finish() { m_job.finish(); }

    [[nodiscard]] const workflow::CheckJob& job() const { return m_job; }
    [[nodiscard]] bool isStopped() const;

private:
    /// Opens an input, unpacked.
    [[nodiscard]] base::Result<std::unique_ptr<base::ByteSource>> open(const std::string& path) const;
    void write(std::string_view text);
    void progressed(base::Progress progress) override;

    CommandContext& m_context;
    batch::BatchOptions m_batch;
    workflow::CheckJob m_job;
    std::stop_source m_stop;
};

} // namespace nidus::cli
