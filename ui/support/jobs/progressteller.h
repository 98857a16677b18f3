// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "ui/support/jobs/latestjob.h"

#include <QElapsedTimer>
#include <chrono>
#include <functional>
#include <utility>

namespace nidus::ui {

/// Hands the progress of a job's work over to its owner's thread, not more often than one can read. Lives on
/// the worker's thread.
class ProgressTeller final : public base::ProgressSink
{
public:
    using Tell = std::function<void(base::Progress)>; ///< called on the owner's thread

    /// `job` is borrowed.
    ProgressTeller(const LatestJob::Context& job, Tell tell) : m_job(job), m_tell(std::move(tell)) {}

    void progressed(base::Progress progress) override
    {
        if (m_sinceTold.isValid() && m_sinceTold.elapsed() < kTellEvery.count())
            return;
        m_sinceTold.start();
        m_job.deliver([tell = m_tell, progress] { tell(progress); });
    }

private:
    static constexpr std::chrono::milliseconds kTellEvery{100};

    const LatestJob::Context& m_job;
    Tell m_tell;
    QElapsedTimer m_sinceTold;
};

} // namespace nidus::ui
