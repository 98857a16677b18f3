// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ctime>

namespace nidus::bench {

/// Returns the nanoseconds of a clock that `work` took.
template <class Work>
[[nodiscard]] double nanosecondsOf(clockid_t clock, Work&& work)
{
    const auto now = [clock] {
        struct timespec time = {};
        clock_gettime(clock, &time);
        return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
    };
    const double start = now();
    work();
    return now() - start;
}

/// Returns the nanoseconds of processor time that `work` took on this thread, little affected by other load.
template <class Work>
[[nodiscard]] double nanoseconds(Work&& work)
{
    return nanosecondsOf(CLOCK_THREAD_CPUTIME_ID, work);
}

/// Returns the nanoseconds elapsed, for work on several threads.
template <class Work>
[[nodiscard]] double elapsedNanoseconds(Work&& work)
{
    return nanosecondsOf(CLOCK_MONOTONIC, work);
}

} // namespace nidus::bench
