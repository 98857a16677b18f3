// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/sqlitefaults.h"
#include "tests/simulate/schedule.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <array>
#include <atomic>
#include <cstdio>
#include <new>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

// nidus-simulate SEEDS: people, processes, and accidents at one registry, against a model.

using namespace nidus::simulate;
using namespace Qt::StringLiterals;

namespace {

constexpr int kMostKinds = 64;
constexpr int kMostWorkers = 64;
constexpr unsigned kLongestStep = 20; ///< seconds, after which a step is taken to wait forever

/// What the workers count; in memory that all processes share.
struct Counts
{
    std::array<std::atomic<std::uint64_t>, kMostKinds> steps{};
    std::array<std::atomic<qint64>, kMostKinds> time{};              ///< ns
    std::array<std::atomic<std::uint64_t>, kPromises> seeds{};       ///< that broke each promise
    std::array<std::atomic<std::uint64_t>, kMostWorkers> position{}; ///< of the seeds, for each worker
    std::array<std::atomic<int>, kMostWorkers> kind{};
    std::array<std::atomic<int>, kMostWorkers> step{};
};

struct Order
{
    QList<std::uint64_t> seeds;
    int steps = 0;
    int workers = 1;
    bool isVerbose = false;
    QList<Promise> except;     ///< not reported
    QString keep;              ///< the file to which failing seeds are added
    QList<std::uint64_t> kept; ///< those already in it
    QString folder;            ///< for the workers
};

void say(const QString& line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
    std::fflush(stdout);
}

void report(const Order& order, Counts& counts, std::uint64_t seed, int step, const QString& kind,
            const Model::Broken& broken)
{
    constexpr std::uint64_t mostKept = 3; ///< seeds for each promise
    if (order.except.contains(broken.promise))
        return;
    const QString word = promiseWord(broken.promise);
    say(u"seed %1, step %2 (%3): %4: %5"_s.arg(seed).arg(step).arg(kind, word, broken.detail));
    QFile file(order.keep);
    if (!order.keep.isEmpty() && !order.kept.contains(seed) &&
        counts.seeds.at(std::size_t(broken.promise)) <= mostKept &&
        file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(u"%1 # %2\n"_s.arg(seed).arg(word).toUtf8());
}

void runOne(const Order& order, Counts& counts, std::uint64_t seed, const QString& folder, std::size_t worker)
{
    QSet<int> broken;
    QElapsedTimer timer;
    const auto began = [&](int step, int kind) {
        ::alarm(kLongestStep);
        counts.kind.at(worker) = kind;
        counts.step.at(worker) = step;
        ++counts.steps.at(std::size_t(kind));
        timer.start();
    };
    const auto took = [&](int step, const QString& kind, const QString& notes) {
        counts.time.at(std::size_t(counts.kind.at(worker))) += timer.nsecsElapsed();
        if (order.isVerbose)
            say(u"%1 %2: %3"_s.arg(step).arg(kind, notes));
    };
    // A promise is reported once for each seed: the first time.
    const auto broke = [&](int step, const QString& kind, const Model::Broken& each) {
        if (broken.contains(int(each.promise)))
            return;
        broken.insert(int(each.promise));
        ++counts.seeds.at(std::size_t(each.promise));
        report(order, counts, seed, step, kind, each);
    };
    runSeed(folder, seed, order.steps, {began, took, broke});
}

/// Runs every seed of one worker, beginning at its position.
[[noreturn]] void work(const Order& order, Counts& counts, std::size_t worker)
{
    const QString folder = u"%1/%2"_s.arg(order.folder).arg(worker);
    qputenv("XDG_DATA_HOME", QFile::encodeName(folder + u"/data"_s));
    for (std::uint64_t i = counts.position.at(worker); i < std::uint64_t(order.seeds.size());
         i = counts.position.at(worker) += std::uint64_t(order.workers))
        runOne(order, counts, order.seeds[qsizetype(i)], folder, worker);
    std::fflush(nullptr);
    ::_exit(0);
}

pid_t start(const Order& order, Counts& counts, std::size_t worker)
{
    const pid_t process = ::fork();
    if (process == 0)
        work(order, counts, worker);
    return process;
}

/// Starts the workers. One that ends in a crash or waits forever has broken a promise and is replaced.
void runAll(const Order& order, Counts& counts)
{
    std::map<pid_t, std::size_t> running;
    for (std::size_t worker = 0; worker < std::size_t(order.workers); ++worker) {
        counts.position.at(worker) = worker;
        running[start(order, counts, worker)] = worker;
    }
    while (!running.empty()) {
        int status = 0;
        const pid_t ended = ::wait(&status);
        const std::size_t worker = running.at(ended);
        running.erase(ended);
        if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
            continue;
        const std::uint64_t seed = order.seeds[qsizetype(counts.position.at(worker))];
        const QString kind = QString::fromLatin1(stepKinds()[std::size_t(counts.kind.at(worker))].name);
        ++counts.seeds.at(std::size_t(Promise::Ends));
        const bool isWaiting = WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
        report(order, counts, seed, counts.step.at(worker), kind,
               {Promise::Ends,
                isWaiting ? u"the step does not end"_s : u"the program ended with %1"_s.arg(status)});
        counts.position.at(worker) += std::uint64_t(order.workers);
        running[start(order, counts, worker)] = worker;
    }
}

/// Prints how often each kind of steps was taken and how many seeds broke each promise.
bool summarize(const Order& order, const Counts& counts, qint64 milliseconds)
{
    bool isGood = true;
    for (std::size_t i = 0; i < stepKinds().size(); ++i)
        say(u"%1 %2 %3 ms"_s.arg(counts.steps.at(i), 9)
                .arg(QLatin1StringView(stepKinds()[i].name), -22)
                .arg(double(counts.time.at(i)) / 1e6 / double(std::max<std::uint64_t>(1, counts.steps.at(i))),
                     0, 'f', 1));
    for (int i = 0; i < kPromises; ++i) {
        const std::uint64_t seeds = counts.seeds.at(std::size_t(i));
        const bool isExcepted = order.except.contains(Promise(i));
        isGood = isGood && (seeds == 0 || isExcepted);
        say(u"%1: broken by %2 seeds%3"_s.arg(promiseWord(Promise(i)))
                .arg(seeds)
                .arg(isExcepted ? u" (excepted)"_s : QString()));
    }
    say(u"%1 seeds of %2 steps in %3 s"_s.arg(order.seeds.size())
            .arg(order.steps)
            .arg(double(milliseconds) / 1000));
    return isGood;
}

/// Returns the seeds in a file, one in each line before a comment.
QList<std::uint64_t> seedsIn(const QString& path)
{
    QList<std::uint64_t> seeds;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return seeds;
    for (const QByteArray& line : file.readAll().split('\n')) {
        bool isNumber = false;
        const std::uint64_t seed = line.split('#').first().trimmed().toULongLong(&isNumber);
        if (isNumber && !seeds.contains(seed))
            seeds.append(seed);
    }
    return seeds;
}

std::optional<Order> orderOf(const QCoreApplication& application)
{
    QCommandLineParser parser;
    parser.addPositionalArgument(u"SEEDS"_s, u"How many seeds to run."_s);
    parser.addOptions({{u"replay"_s, u"Run one seed and print its steps."_s, u"SEED"_s},
                       {u"from"_s, u"The first seed."_s, u"SEED"_s, u"1"_s},
                       {u"steps"_s, u"The number of steps of each seed."_s, u"COUNT"_s, u"100"_s},
                       {u"jobs"_s, u"The number of processes."_s, u"COUNT"_s, u"2"_s},
                       {u"except"_s, u"Promises not to report, separated by commas."_s, u"PROMISES"_s},
                       {u"seeds"_s, u"A file with seeds to run first."_s, u"FILE"_s},
                       {u"keep"_s, u"The file to which failing seeds are added."_s, u"FILE"_s}});
    parser.addHelpOption();
    parser.process(application);
    Order order{.seeds = seedsIn(parser.value(u"seeds"_s)),
                .steps = parser.value(u"steps"_s).toInt(),
                .workers = std::clamp(parser.value(u"jobs"_s).toInt(), 1, kMostWorkers),
                .isVerbose = parser.isSet(u"replay"_s),
                .except = {},
                .keep = parser.value(u"keep"_s),
                .kept = seedsIn(parser.value(u"keep"_s)),
                .folder = {}};
    for (const QString& word : parser.value(u"except"_s).split(u',', Qt::SkipEmptyParts)) {
        const auto promise = promiseOf(word);
        if (!promise) {
            say(u"unknown promise: "_s + word);
            return std::nullopt;
        }
        order.except.append(*promise);
    }
    const std::uint64_t first = parser.value(u"from"_s).toULongLong();
    const std::uint64_t count = parser.positionalArguments().value(0).toULongLong();
    for (std::uint64_t i = 0; i < count; ++i)
        order.seeds.append(first + i);
    if (order.isVerbose)
        order.seeds = {parser.value(u"replay"_s).toULongLong()};
    if (order.seeds.isEmpty())
        parser.showHelp(2);
    return order;
}

} // namespace

int main(int argc, char* argv[])
{
    nidus::faults::installSqliteFaults();
    const QCoreApplication application(argc, argv);
    QLoggingCategory::setFilterRules(u"*=false"_s);
    auto order = orderOf(application);
    if (!order)
        return 2;
    const QString memoryFolder = u"/dev/shm"_s;
    const QTemporaryDir folder(QFile::exists(memoryFolder) ? memoryFolder + u"/nidus-simulate-XXXXXX"_s
                                                           : QString());
    order->folder = folder.path();
    void* const memory =
        ::mmap(nullptr, sizeof(Counts), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return 2;
    auto* const counts = new (memory) Counts;
    QElapsedTimer timer;
    timer.start();
    runAll(*order, *counts);
    return summarize(*order, *counts, timer.elapsed()) ? 0 : 1;
}
