// SPDX-License-Identifier: Apache-2.0
#include "core/storage/registry.h"
#include "tests/core/storage/generatedregistry.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stop_token>
#include <thread>
#include <vector>

// nidus-bench-storage [COUNT]: a registry of 100,000 registrations (or COUNT) with 5 versions each. Fails if
// opening, filtering, saving, verifying, or their memory misses its aim. The file is made once and kept next
// to the program's folder.

namespace nidus::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr int kVersions = 5;
constexpr int kChunk = 2'000;
constexpr int kSaves = 41;
constexpr int kRounds = 5;

constexpr double kOpenAim = 1000;     // ms
constexpr double kFilterAim = 50;     // ms
constexpr double kSaveAim = 50;       // ms
constexpr double kVerifyAim = 60'000; // ms
constexpr double kCancelAim = 1000;   // ms
constexpr double kMemoryAim = 300;    // MiB

double milliseconds(QElapsedTimer& timer) { return double(timer.nsecsElapsed()) / 1e6; }

bool report(const char* what, double value, double aim, const char* unit)
{
    std::printf("%-34s %10.1f %s (aim: below %.0f)%s\n", what, value, unit, aim,
                value < aim ? "" : "  MISSED");
    std::fflush(stdout);
    return value < aim;
}

/// Returns the peak memory of this process so far, in MiB.
double peakMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    return 0;
}

int generate(const QString& path, int count)
{
    QElapsedTimer timer;
    timer.start();
    const QString unfinished = path + ".part"_L1;
    QFile::remove(unfinished);
    {
        auto registry = storage::Registry::create(unfinished, {});
        for (int first = 0; registry && first < count; first += kChunk) {
            if (const auto added = registry->contents().add(
                    generatedChunk(first, std::min(kChunk, count - first), kVersions), {});
                !added) {
                std::fprintf(stderr, "%s\n", added.error().detail.c_str());
                return 1;
            }
        }
        if (!registry)
            return 1;
    }
    std::printf("made %d x %d versions in %.0f s, %.0f MiB\n", count, kVersions, milliseconds(timer) / 1000,
                double(QFileInfo(unfinished).size()) / 1024 / 1024);
    return QFile::rename(unfinished, path) ? 0 : 1;
}

/// Measures typing terms that every record contains into the search.
double worstKeystroke(const storage::Registry& registry)
{
    double worst = 0;
    for (const QString& term : {u"2026-07-28"_s, u"society"_s, u".example"_s}) {
        for (qsizetype typed = 1; typed <= term.size(); ++typed) {
            double best = 0;
            for (int round = 0; round < kRounds; ++round) {
                QElapsedTimer timer;
                timer.start();
                if (!registry.overview().search(term.left(typed)))
                    std::abort();
                const double time = milliseconds(timer);
                best = round == 0 ? time : std::min(best, time);
            }
            worst = std::max(worst, best);
        }
    }
    return worst;
}

/// Measures how regularly a long job reports progress.
class Seen final : public base::ProgressSink
{
public:
    Seen() { m_timer.start(); }
    void progressed(base::Progress) override
    {
        m_longest = std::max(m_longest, milliseconds(m_timer));
        m_timer.restart();
    }
    [[nodiscard]] double longestPause() const { return m_longest; }

private:
    QElapsedTimer m_timer;
    double m_longest = 0;
};

/// Measures the time from a request to stop, half a second into the verification, until it ends.
double untilCanceled(const storage::Registry& registry)
{
    std::stop_source stop;
    QElapsedTimer timer;
    const std::jthread canceller([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        timer.start();
        stop.request_stop();
    });
    const auto done = registry.history().examine(stop.get_token());
    return !done && done.error().code == base::kCanceled ? milliseconds(timer) : 0;
}

/// Runs in a separate process, so that the memory does not include making the file.
int measure(const QString& path)
{
    QElapsedTimer timer;
    timer.start();
    auto registry = storage::Registry::open(path);
    const double opened = milliseconds(timer);
    if (!registry || !registry->overview().summaries())
        return 1;
    std::printf("%-34s %10.1f ms\n", "open, without the list", opened);
    bool isGood = report("open and list", milliseconds(timer), kOpenAim, "ms");
    isGood = report("filter, worst keystroke", worstKeystroke(*registry), kFilterAim, "ms") && isGood;
    const auto record = registry->registrations().record(
        registry->overview().summaries()->value(registry->overview().summaries()->size() / 2).nid);
    auto draft = registry->drafts().create(
        {.revisionOf = record->registration.nid, .content = record->versions.last().content}, {});
    std::vector<double> saves;
    for (int i = 0; draft && i < kSaves; ++i) {
        registration::VersionContent content = draft->content;
        content.registrationTemplate.setText(registration::TemplateField::Purpose, u"purpose %1"_s.arg(i));
        timer.restart();
        draft = registry->drafts().save(draft->id, content, draft->saves, {});
        saves.push_back(milliseconds(timer));
    }
    if (!draft || !registry->drafts().moveToTrash(draft->id, {}))
        return 1;
    std::ranges::sort(saves);
    isGood = report("save a draft, median", saves[saves.size() / 2], kSaveAim, "ms") && isGood;
    isGood = report("peak memory, open and save", peakMemory(), kMemoryAim, "MiB") && isGood;
    timer.restart();
    Seen seen;
    const auto problems = registry->history().examine({}, &seen);
    if (!problems || !problems->isEmpty())
        return 1;
    isGood = report("verify", milliseconds(timer), kVerifyAim, "ms") && isGood;
    std::printf("%-34s %10.1f ms\n", "longest without progress", seen.longestPause());
    isGood = report("verify, until canceled", untilCanceled(*registry), kCancelAim, "ms") && isGood;
    isGood = report("peak memory, all", peakMemory(), kMemoryAim, "MiB") && isGood;
    return isGood ? 0 : 1;
}

} // namespace

} // namespace nidus::bench

int main(int argc, char* argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.value(1) == QLatin1StringView("--measure"))
        return nidus::bench::measure(words.value(2));
    const int count = words.value(1, QStringLiteral("100000")).toInt();
    if (count < 1)
        return 2;
    const QString path = QCoreApplication::applicationDirPath() + QStringLiteral("/../%1x5.nidus").arg(count);
    if (!QFile::exists(path) && nidus::bench::generate(path, count) != 0)
        return 1;
    return QProcess::execute(QCoreApplication::applicationFilePath(), {QStringLiteral("--measure"), path});
}
