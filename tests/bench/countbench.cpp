// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "tests/bench/manytemplates.h"
#include "tests/bench/stopwatch.h"
#include "ui/findings/draftcounting.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <cstdio>
#include <cstdlib>

// nidus-bench-counts [FOLDER]: counts the findings of 10,000 drafts, made from our own templates or those in
// the folder, as the window does: those in sight, all, and all again at the next start. Fails if that takes
// too long on two processors.

namespace nidus::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr int kDrafts = 10'000;
constexpr int kInSight = 30;
constexpr double kMostInSight = 1'000; ///< ms
constexpr double kMost = 15'000;       ///< ms

struct CountTimes
{
    qint64 inSight = -1;  ///< ms until the first delivery
    double all = 0;       ///< ms
    double processor = 0; ///< ms
    bool isComplete = false;
};

CountTimes countTimes(const ui::CountOrder& order)
{
    CountTimes times;
    QElapsedTimer timer;
    timer.start();
    const auto note = [&](const ui::CountsByHandle& counts, base::Progress) {
        if (times.inSight < 0)
            times.inSight = timer.elapsed();
        times.isComplete = counts.size() == kDrafts;
    };
    times.processor =
        nanosecondsOf(CLOCK_PROCESS_CPUTIME_ID, [&] { ui::countDraftFindings(order, {}, note); }) / 1e6;
    times.all = double(timer.nsecsElapsed()) / 1e6;
    return times;
}

bool runCountBench(const char* templates)
{
    const QTemporaryDir folder;
    if (importTemplates(QFile::encodeName(folder.path()).constData(), templates, kDrafts) < 0)
        return false;
    const auto registry = storage::Registry::open(u"r.nidus"_s);
    const auto place = registry ? ui::RegistryPlace::of(*registry)
                                : base::Result<ui::RegistryPlace>(std::unexpected(registry.error()));
    if (!place)
        return false;
    ui::CountOrder order{.place = *place, .path = folder.filePath(u"r.nidus"_s), .first = {}};
    for (int id = kDrafts - kInSight; id < kDrafts; ++id)
        order.first.append(registration::draftHandle(id));
    bool isReached = true;
    for (const char* const start : {"first start", "next start"}) {
        const CountTimes times = countTimes(order);
        const bool isFast = times.isComplete && double(times.inSight) < kMostInSight && times.all < kMost;
        std::printf("findings of %d drafts, %s: in sight after %.2f s (wanted: %.0f), all after %.2f s "
                    "(wanted: %.0f), %.2f s of processor time%s\n",
                    kDrafts, start, double(times.inSight) / 1e3, kMostInSight / 1e3, times.all / 1e3,
                    kMost / 1e3, times.processor / 1e3, isFast ? "" : "  NOT REACHED");
        std::fflush(stdout);
        isReached = isReached && isFast;
    }
    return isReached;
}

} // namespace

} // namespace nidus::bench

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    return nidus::bench::runCountBench(argc > 1 ? argv[1] : NIDUS_TEMPLATES) ? EXIT_SUCCESS : EXIT_FAILURE;
}
