// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ctime>

namespace nidus::bench {

/// Nanoseconds of processor time that `work` took on this thread: what else the machine does counts little.
template <class Work>
[[nodiscard]] double nanoseconds(Work&& work)
{
    const auto now = [] {
        struct timespec time = {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
    };
    const double start = now();
    work();
    return now() - start;
}

} // namespace nidus::bench
