// SPDX-License-Identifier: Apache-2.0
#include "core/check/urnchecker.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/bench/corpus.h"
#include "tests/bench/stopwatch.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// Runs nidus-cli check over 10,000,000 mixed URNs, with no rules and with their namespaces' rules. Fails if
// the rules cost too much, or memory grows with the file. Then measures the reports: the cost of a line in
// each format, by its findings, and the gain of two jobs, compared with a loop that only finds the lines.

namespace nidus::bench {

namespace {

constexpr std::size_t kUrns = 10'000'000;
constexpr std::size_t kRepeated = 100'000; ///< distinct URNs
constexpr int kRounds = 3;
constexpr double kMaxRules = 50;  ///< ns per URN
constexpr double kMaxGrowth = 4;  ///< MiB more for ten times as many URNs
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

/// The options of a report to measure.
struct Report
{
    std::string format;
    std::string jobs;
    std::vector<std::string> options = {};
};

/// The most time a report should take, in multiples of the memchr loop.
struct Wanted
{
    Report report;
    double silent;
    double invalid;
};

/// Lines with the same findings.
struct Kind
{
    const char* name;
    double lines;
};

/// Returns the seconds until a report on `file` is written to /dev/null.
[[nodiscard]] double runReport(const std::filesystem::path& file, const Report& report)
{
    return elapsedNanoseconds([&] {
               const pid_t child = fork();
               if (child == 0) {
                   const int null = open("/dev/null", O_WRONLY);
                   dup2(null, STDOUT_FILENO);
                   dup2(null, STDERR_FILENO);
                   std::vector<std::string> words{
                       NIDUS_CLI,   "--registry", ":builtin:",   "check",      "--jobs",
                       report.jobs, "--format",   report.format, file.string()};
                   words.insert(words.end(), report.options.begin(), report.options.end());
                   std::vector<char*> arguments;
                   for (std::string& word : words)
                       arguments.push_back(word.data());
                   arguments.push_back(nullptr);
                   execv(NIDUS_CLI, arguments.data());
                   std::_Exit(EXIT_FAILURE);
               }
               waitpid(child, nullptr, 0);
           }) /
           1e9;
}

/// Returns the nanoseconds per line that memchr() takes to find the line ends.
double memchrLoop(const std::string& lines)
{
    std::size_t found = 0;
    const double time = nanoseconds([&] {
        const char* const end = lines.data() + lines.size();
        for (const char* at = lines.data();
             (at = static_cast<const char*>(std::memchr(at, '\n', std::size_t(end - at)))) != nullptr; ++at)
            ++found;
    });
    return time / double(found);
}

void runReportBench()
{
    constexpr std::size_t kLines = 1'000'000;
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("nidus-bench-report-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    const Corpus corpus = makeCorpus(kRepeated);
    const check::UrnChecker checker({}, workflow::builtinNamespaceTable());
    std::string silent;
    std::string invalid;
    std::string warned;
    for (const std::string_view text : corpus.texts) {
        const check::CheckOutcome outcome = checker.check(text);
        std::string& lines = outcome.reason == check::CheckReason::None ? silent
                             : outcome.verdict == check::Verdict::Valid ? warned
                                                                        : invalid;
        lines.append(text).push_back('\n');
    }
    const auto write = [&](const char* name, const std::string& lines) {
        std::ofstream file(folder / name, std::ios::binary);
        const auto count = std::size_t(std::ranges::count(lines, '\n'));
        for (std::size_t written = 0; written < kLines; written += count)
            file << lines;
        return double((kLines + count - 1) / count * count);
    };
    const std::array kinds{Kind{"silent", write("silent", silent)},
                           Kind{"invalid", write("invalid", invalid)},
                           Kind{"warned", write("warned", warned)}};
    std::ofstream(folder / "none", std::ios::binary);
    const std::string before = folder / "before.tsv";
    static_cast<void>(runReport(folder / "invalid", {"tsv", "1", {"--only-bad", "--output", before}}));
    double loop = memchrLoop(corpus.bytes);
    for (int round = 0; round < kRounds; ++round)
        loop = std::min(loop, memchrLoop(corpus.bytes));
    std::printf("\nnidus-cli check, report of %zu lines; memchr over the lines: %.1f ns per line\n", kLines,
                loop);
    std::printf("  %-19s %26s %26s %26s %18s\n", "ns (x memchr)", "no findings (wanted)", "invalid (wanted)",
                "wrong check digit", "2 jobs: first, last");
    // The others may take one and a half times as long as JSON Lines.
    for (const auto& [one, wantedSilent, wantedInvalid] :
         {Wanted{{"none", "1"}, 4, 4}, Wanted{{"tsv", "1"}, 7, 20}, Wanted{{"csv", "1"}, 21, 60},
          Wanted{{"jsonl", "1"}, 14, 40}, Wanted{{"json", "1"}, 21, 60}, Wanted{{"sarif", "1"}, 21, 60},
          Wanted{{"junit", "1"}, 21, 60}, Wanted{{"text", "1"}, 21, 60},
          Wanted{{"tsv", "1", {"--summary"}}, 21, 60}, Wanted{{"tsv", "1", {"--duplicates"}}, 21, 60},
          Wanted{{"tsv", "1", {"--since", before}}, 21, 60}}) {
        double start = 0;
        std::array<double, kinds.size()> withTwo{};
        std::array<double, kinds.size()> times{};
        const auto keepLeast = [](double& least, double time) {
            least = least == 0 ? time : std::min(least, time);
        };
        for (int round = 0; round < kRounds; ++round) {
            keepLeast(start, runReport(folder / "none", one));
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                keepLeast(times[i], runReport(folder / kinds[i].name, one));
                keepLeast(withTwo[i], runReport(folder / kinds[i].name, {one.format, "2", one.options}));
            }
        }
        const auto gain = [&](std::size_t kind) { return (times[kind] - start) / (withTwo[kind] - start); };
        std::printf("  %-6s %-12s", one.format.c_str(), one.options.empty() ? "" : one.options[0].c_str());
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const double perLine = (times[i] - start) / kinds[i].lines * 1e9;
            std::printf(" %10.1f (%6.1f", perLine, perLine / loop);
            if (i < 2)
                std::printf(", %3.0f)  ", i == 0 ? wantedSilent : wantedInvalid);
            else
                std::printf(")       ");
        }
        std::printf(" %5.2fx %5.2fx (1.85)\n", gain(0), gain(kinds.size() - 1));
        std::fflush(stdout);
    }
    std::filesystem::remove_all(folder);
}

/// Keeps the fastest time and the most memory of several runs.
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
    print("the same, with warnings", warnings, kUrns);
    print("--against auto, a tenth", few, kUrns / 10);
    const double cost = (rules.seconds - none.seconds) / double(kUrns) * 1e9;
    const double growth = rules.mebibytes - few.mebibytes;
    // 1: some URNs are invalid, as they should be.
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
    const bool isReached = nidus::bench::runCheckBench();
    nidus::bench::runReportBench();
    return isReached ? EXIT_SUCCESS : EXIT_FAILURE;
}
