// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/corpus.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Lets the command line check 10,000,000 mixed URNs against nothing and against their namespaces' rules.
// Fails when the rules cost too much, or memory grows with the file.

namespace nidus::bench {

namespace {

constexpr std::size_t kUrns = 10'000'000;
constexpr std::size_t kRepeated = 100'000; ///< distinct URNs
constexpr int kRounds = 3;
constexpr double kMaxRules = 50;  ///< ns per URN
constexpr double kMaxGrowth = 4;  ///< MiB that ten times as many URNs may take more
constexpr double kMaxMemory = 64; ///< MiB

void writeUrns(const std::filesystem::path& path, std::size_t count)
{
    const Corpus corpus = makeCorpus(kRepeated);
    std::ofstream file(path, std::ios::binary);
    for (std::size_t i = 0; i < count / kRepeated; ++i)
        file << corpus.bytes;
}

struct Run
{
    double seconds = 0; ///< of processor time
    double mebibytes = 0;
    int status = -1;
};

Run runCheck(const std::filesystem::path& file, const char* against, const char* failLevel = "error")
{
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        const int null = open("/dev/null", O_WRONLY);
        dup2(null, STDOUT_FILENO);
        dup2(null, STDERR_FILENO);
        execl(NIDUS_CLI, NIDUS_CLI, "--registry", ":builtin:", "check", "--jobs", "1", "--format", "none",
              "--against", against, "--fail-level", failLevel, file.c_str(), nullptr);
        std::_Exit(EXIT_FAILURE);
    }
    int status = 0;
    struct rusage usage = {};
    wait4(child, &status, 0, &usage);
    const auto seconds = [](const timeval& value) {
        return double(value.tv_sec) + double(value.tv_usec) / 1e6;
    };
    return {seconds(usage.ru_utime) + seconds(usage.ru_stime), double(usage.ru_maxrss) / 1024,
            WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

/// The fastest of several, and the most memory of any.
void addRun(Run& best, const Run& run)
{
    best.seconds = best.status < 0 ? run.seconds : std::min(best.seconds, run.seconds);
    best.mebibytes = std::max(best.mebibytes, run.mebibytes);
    best.status = run.status;
}

void print(const char* name, const Run& run, std::size_t urns)
{
    std::printf("  %-32s %8.1f ns/URN  peak %.1f MiB  exit status %d\n", name,
                run.seconds / double(urns) * 1e9, run.mebibytes, run.status);
}

bool runCheckBench()
{
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("nidus-bench-check-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    writeUrns(folder / "many", kUrns);
    writeUrns(folder / "few", kUrns / 10);
    std::printf("nidus-cli check of %zu mixed URNs, one job, processor time, best of %d\n", kUrns, kRounds);
    Run none;
    Run rules;
    Run warnings;
    for (int round = 0; round < kRounds; ++round) {
        addRun(none, runCheck(folder / "many", "none"));
        addRun(rules, runCheck(folder / "many", "auto"));
        addRun(warnings, runCheck(folder / "many", "auto", "warning"));
    }
    const Run few = runCheck(folder / "few", "auto");
    std::filesystem::remove_all(folder);
    print("--against none", none, kUrns);
    print("--against auto", rules, kUrns);
    print("the same, looking for warnings", warnings, kUrns);
    print("--against auto, a tenth", few, kUrns / 10);
    const double cost = (rules.seconds - none.seconds) / double(kUrns) * 1e9;
    const double growth = rules.mebibytes - few.mebibytes;
    // 1: there are URNs that are not valid, as there should be.
    const bool hasRun = none.status == 1 && rules.status == 1 && few.status == 1;
    const bool isReached =
        hasRun && cost <= kMaxRules && growth <= kMaxGrowth && rules.mebibytes < kMaxMemory;
    std::printf(
        "the namespaces' rules take %.1f ns per URN (wanted: at most %.0f), ten times the URNs %.1f MiB "
        "(at most %.0f)%s\n",
        cost, kMaxRules, growth, kMaxGrowth, isReached ? "" : "  NOT REACHED");
    return isReached;
}

} // namespace

} // namespace nidus::bench

int main()
{
    return nidus::bench::runCheckBench() ? EXIT_SUCCESS : EXIT_FAILURE;
}
