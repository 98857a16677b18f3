// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/base/progress.h"

#include <QElapsedTimer>
#include <stop_token>
#include <thread>

namespace nidus::cli {

/// Work of one call that may take long: SIGINT asks it to stop, and standard error tells once a second how
/// far it is.
class LongWork final : public base::ProgressSink
{
public:
    /// Borrows the context.
    explicit LongWork(const CommandContext& context);

    [[nodiscard]] std::stop_token stopToken() const { return m_stop.get_token(); }
    void progressed(base::Progress progress) override;
    /// What a failure means for the program's status.
    [[nodiscard]] ExitStatus fail(const base::Error& error) const;

private:
    const CommandContext& m_context;
    std::stop_source m_stop;
    QElapsedTimer m_sinceBegun;
    QElapsedTimer m_sinceTold;
    std::jthread m_watch; ///< last: joined before the rest goes
};

} // namespace nidus::cli
