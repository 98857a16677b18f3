// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "ui/session/registryplace.h"
#include "ui/support/jobs/latestjob.h"

#include <functional>
#include <stop_token>
#include <utility>

namespace nidus::ui {

/// Runs work on a registry in the background, through a separate connection. A registry in memory allows
/// none: there, everything happens at once.
class RegistryWork final
{
public:
    /// Calls `work`, then `show` with its result on this thread. As LatestJob: newer work replaces earlier
    /// work, which may not even start.
    template <typename T>
    void run(storage::Registry& registry, std::function<base::Result<T>(storage::Registry&)> work,
             std::function<void(const base::Result<T>&)> show);

private:
    LatestJob m_job;
};

template <typename T>
void RegistryWork::run(storage::Registry& registry, std::function<base::Result<T>(storage::Registry&)> work,
                       std::function<void(const base::Result<T>&)> show)
{
    if (registry.isInMemory())
        return show(work(registry));
    auto place = RegistryPlace::of(registry);
    if (!place)
        return show(std::unexpected(place.error()));
    m_job.submit(
        *std::move(place),
        [work = std::move(work)](const RegistryPlace& opened,
                                 const std::stop_token& /*stop*/) -> base::Result<T> {
            auto own = opened.open();
            return own ? work(*own) : std::unexpected(own.error());
        },
        std::move(show));
}

} // namespace nidus::ui
