// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/longwork.h"

#include "app/cli/frame/clitext.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace nidus::cli {

namespace {

constexpr std::chrono::milliseconds kLook{50};
constexpr int kPercent = 100;
constexpr qint64 kSecond = 1000; // ms
constexpr qint64 kTellEvery = kSecond;

/// `elapsed` is in ms.
QString progressText(base::Progress progress, qint64 elapsed)
{
    if (progress.total == 0)
        return Cli::tr("working for %1 s").arg(elapsed / kSecond);
    const auto percent = qint64(progress.done * kPercent / progress.total);
    if (percent == 0 || percent == kPercent)
        return Cli::tr("%1 % done").arg(percent);
    const qint64 left = elapsed * qint64(progress.total - progress.done) / qint64(progress.done) / kSecond;
    return Cli::tr("%1 % done, about %2 s left").arg(percent).arg(left + 1);
}

} // namespace

LongWork::LongWork(const CommandContext& context)
    : m_context(context), m_watch([this](const std::stop_token& end) {
          std::mutex mutex;
          std::unique_lock lock(mutex);
          std::condition_variable_any ended; // short work does not wait for the next look
          do {
              if (m_context.isInterrupted())
                  m_stop.request_stop();
          } while (!ended.wait_for(lock, end, kLook, [&end] { return end.stop_requested(); }));
      })
{
    m_sinceBegun.start();
    m_sinceReport.start();
}

void LongWork::progressed(base::Progress progress)
{
    if (m_sinceReport.elapsed() < kTellEvery)
        return;
    m_sinceReport.restart();
    m_context.say(progressText(progress, m_sinceBegun.elapsed()));
}

ExitStatus LongWork::fail(const base::Error& error) const
{
    const ExitStatus status = m_context.fail(error);
    return error.code == base::kCanceled ? ExitStatus::Interrupted : status;
}

} // namespace nidus::cli
