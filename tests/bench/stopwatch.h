// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ctime>

namespace nidus::bench {

/// Nanoseconds of a clock that `work` took.
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

/// Nanoseconds of processor time that `work` took on this thread: what else the machine does counts little.
template <class Work>
[[nodiscard]] double nanoseconds(Work&& work)
{
    return nanosecondsOf(CLOCK_THREAD_CPUTIME_ID, work);
}

/// Nanoseconds that pass, for what runs on several threads.
template <class Work>
[[nodiscard]] double elapsedNanoseconds(Work&& work)
{
    return nanosecondsOf(CLOCK_MONOTONIC, work);
}

} // namespace nidus::bench
