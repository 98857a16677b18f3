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
    using OnProgress = std::function<void(base::Progress)>; ///< called on the owner's thread

    /// `job` is borrowed.
    ProgressForwarder(const LatestJob::Context& job, OnProgress onProgress)
        : m_job(job), m_onProgress(std::move(onProgress))
    {}

    void progressed(base::Progress progress) override
    {
        if (m_sinceReport.isValid() && m_sinceReport.elapsed() < kTellEvery.count())
            return;
        m_sinceReport.start();
        m_job.deliver([onProgress = m_onProgress, progress] { onProgress(progress); });
    }

private:
    static constexpr std::chrono::milliseconds kTellEvery{100};

    const LatestJob::Context& m_job;
    OnProgress m_onProgress;
    QElapsedTimer m_sinceReport;
};

} // namespace nidus::ui
