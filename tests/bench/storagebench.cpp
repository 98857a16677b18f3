// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/registryjson.h"
#include "core/storage/registry.h"
#include "tests/core/storage/generatedregistry.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stop_token>
#include <thread>
#include <vector>

// nidus-bench-storage [COUNT]: a registry of 100,000 registrations (or COUNT) with 5 versions each. Fails if
// opening, filtering, saving, verifying, commands about one registration, importing, or their memory misses
// its aim. The file is made once and kept next to the program's folder.

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
constexpr double kVerifyAim = 24'000; // ms; 8,000 with one version each
constexpr double kQuestionAim = 30;   // ms
constexpr double kQuestionRatio = 3;  // to the same with the built-in registry
constexpr int kImported = 50'000;
constexpr double kImportAim = 0.6;  // ms each
constexpr double kCancelAim = 1000; // ms
constexpr double kMemoryAim = 300;  // MiB

double milliseconds(QElapsedTimer& timer) { return double(timer.nsecsElapsed()) / 1e6; }

bool report(const char* what, double value, double aim, const char* unit)
{
    std::printf("%-34s %10.2f %s (aim: below %g)%s\n", what, value, unit, aim, value < aim ? "" : "  MISSED");
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

struct CliRun
{
    double time = 0; ///< ms
    bool isGood = false;
};

/// Runs nidus-cli once with `input` as standard input.
CliRun runCli(const QString& registry, const QStringList& words, const QByteArray& input = {})
{
    QElapsedTimer timer;
    timer.start();
    QProcess process;
    process.start(QStringLiteral(NIDUS_CLI), QStringList{u"--registry"_s, registry} + words);
    process.write(input);
    process.closeWriteChannel();
    const bool hasEnded = process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit;
    return {milliseconds(timer), hasEnded && process.exitCode() <= 1};
}

/// Compares commands about one registration with the same about a built-in one.
bool measureQuestions(const QString& path, const QString& nid)
{
    struct Question
    {
        const char* name;
        QStringList words; ///< %1 = the NID
        QByteArray input = {};
    };
    const auto best = [](const QString& registry, const Question& question, const QString& about) {
        CliRun fastest;
        for (int round = 0; round < kRounds; ++round) {
            QStringList words = question.words;
            words.replaceInStrings(u"%1"_s, about);
            const CliRun run =
                runCli(registry, words, QByteArray(question.input).replace("%1", about.toUtf8()));
            fastest = round == 0 || run.time < fastest.time ? run : fastest;
        }
        return fastest;
    };
    bool isGood = true;
    for (const Question& question :
         {Question{"check one URN", {u"check"_s}, "urn:%1:1\n"},
          Question{"nid check", {u"nid"_s, u"check"_s, u"%1x"_s}}, Question{"show", {u"show"_s, u"%1"_s}},
          Question{"list one", {u"list"_s, u"%1"_s}},
          Question{"export one", {u"export"_s, u"--format"_s, u"json"_s, u"%1"_s}}}) {
        const CliRun here = best(path, question, nid);
        const CliRun builtin = best(u":builtin:"_s, question, u"isbn"_s);
        const bool isReached = here.isGood && builtin.isGood && here.time < kQuestionAim &&
                               here.time < kQuestionRatio * builtin.time;
        std::printf("%-34s %10.1f ms (aim: below %.0f), %.1f x built-in (aim: %.0f)%s\n", question.name,
                    here.time, kQuestionAim, here.time / builtin.time, kQuestionRatio,
                    isReached ? "" : "  MISSED");
        isGood = isReached && isGood;
    }
    return isGood;
}

/// Imports registrations from our JSON into an empty registry.
bool measureImport()
{
    const QTemporaryDir folder;
    const QString registry = folder.filePath(u"r.nidus"_s);
    QFile file(folder.filePath(u"registry.json"_s));
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(exchange::writeRegistryJson(generatedRegistry(kImported))) < 0)
        return false;
    file.close();
    if (!runCli(registry, {u"registry"_s, u"create"_s, u"--empty"_s, registry}).isGood)
        return false;
    const CliRun run = runCli(registry, {u"import"_s, file.fileName()});
    const bool isGood = report("import of JSON, each", run.time / kImported, kImportAim, "ms");
    return run.isGood && isGood;
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
    isGood = measureQuestions(path, record->registration.nid) && isGood;
    isGood = measureImport() && isGood;
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
