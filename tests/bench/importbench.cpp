// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/manytemplates.h"

#include <QFile>
#include <QTemporaryDir>
#include <cstdio>
#include <cstdlib>
#include <sys/resource.h>

// Imports 10,000 templates with nidus-cli, each with its own NID, on two processors. Fails if one takes
// longer than wanted.

namespace nidus::bench {

namespace {

constexpr int kTemplates = 10'000;
constexpr double kWantedMilliseconds = 1; ///< each

bool runImportBench()
{
    const QTemporaryDir folder;
    const double each =
        importTemplates(QFile::encodeName(folder.path()).constData(), NIDUS_TEMPLATES, kTemplates) /
        kTemplates;
    struct rusage usage = {};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto milliseconds = [](const timeval& value) {
        return double(value.tv_sec) * 1e3 + double(value.tv_usec) / 1e3;
    };
    const bool isReached = each >= 0 && each <= kWantedMilliseconds;
    std::printf(
        "import of %d templates by the command line, 2 cores: %.2f ms each (wanted: %.0f), %.2f ms of "
        "processor time, peak %.0f MiB%s\n",
        kTemplates, each, kWantedMilliseconds,
        (milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)) / kTemplates,
        double(usage.ru_maxrss) / 1024, isReached ? "" : "  NOT REACHED");
    return isReached;
}

} // namespace

} // namespace nidus::bench

int main() { return nidus::bench::runImportBench() ? EXIT_SUCCESS : EXIT_FAILURE; }
