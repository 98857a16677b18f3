// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "ui/support/jobs/latestjob.h"

#include <QElapsedTimer>
#include <chrono>
#include <functional>
#include <utility>

namespace nidus::ui {

/// Passes the progress of a job's work to its owner's thread, no more often than a person can read. Lives on
/// the worker's thread.
class ProgressForwarder final : public base::ProgressSink
{
public:
    using Tell = std::function<void(base::Progress)>; ///< called on the owner's thread

    /// `job` is borrowed.
    ProgressForwarder(const LatestJob::Context& job, Tell tell) : m_job(job), m_tell(std::move(tell)) {}

    void progressed(base::Progress progress) override
    {
        if (m_sinceReport.isValid() && m_sinceReport.elapsed() < kTellEvery.count())
            return;
        m_sinceReport.start();
        m_job.deliver([tell = m_tell, progress] { tell(progress); });
    }

private:
    static constexpr std::chrono::milliseconds kTellEvery{100};

    const LatestJob::Context& m_job;
    Tell m_tell;
    QElapsedTimer m_sinceReport;
};

} // namespace nidus::ui
