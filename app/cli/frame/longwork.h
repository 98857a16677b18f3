// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/base/progress.h"

#include <QElapsedTimer>
#include <stop_token>
#include <thread>

namespace nidus::cli {

/// A possibly long task: SIGINT requests it to stop, and its progress is printed to standard error once a
/// second.
class LongWork final : public base::ProgressSink
{
public:
    /// Borrows the context.
    explicit LongWork(const CommandContext& context);

    [[nodiscard]] std::stop_token stopToken() const { return m_stop.get_token(); }
    void progressed(base::Progress progress) override;
    /// Reports a failure and returns the program's exit status for it.
    [[nodiscard]] ExitStatus fail(const base::Error& error) const;

private:
    const CommandContext& m_context;
    std::stop_source m_stop;
    QElapsedTimer m_sinceBegun;
    QElapsedTimer m_sinceReport;
    std::jthread m_watch; ///< last, so that it is joined before the other members are destroyed
};

} // namespace nidus::cli
