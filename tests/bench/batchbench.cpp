// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/batchbench.h"

#include "core/batch/batchchecker.h"
#include "core/builtin/builtincontent.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/bench/corpus.h"
#include "tests/bench/stopwatch.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace nidus::bench {

namespace {

constexpr std::size_t kUrns = 10'000'000;
constexpr std::size_t kRepeated = 100'000; ///< distinct URNs: keeps the writer small, too
constexpr long kMemoryLimit = 64L << 10;   ///< KiB

class ForgettingSink final : public batch::CheckSink
{
public:
    void checked(std::span<const batch::CheckedLine>) override {}
};

void writeCorpus(const std::filesystem::path& path)
{
    const Corpus corpus = makeCorpus(kRepeated);
    std::ofstream file(path, std::ios::binary);
    for (std::size_t i = 0; i < kUrns / kRepeated; ++i)
        file << corpus.bytes;
}

std::shared_ptr<const check::NamespaceTable> namespaces()
{
    const base::Result<storage::Registry> registry = storage::Registry::inMemory(builtin::builtinContent());
    if (!registry)
        std::_Exit(EXIT_FAILURE);
    return workflow::namespaceTable(*registry).value_or(nullptr);
}

/// One run in the current process.
void runOnce(const std::filesystem::path& path, const char* name, check::CheckAgainst against,
             const batch::BatchOptions& options)
{
    const check::UrnChecker checker({.against = against}, namespaces());
    const auto source = base::openByteSource(path.string());
    if (!source)
        std::_Exit(EXIT_FAILURE);
    ForgettingSink sink;
    batch::CheckCounts counts;
    const double time = nanoseconds([&] {
        if (const auto result = batch::checkBatch(**source, checker, options, sink, nullptr, {}))
            counts = *result;
    });
    std::printf("  %-34s %8.1f ns/URN  %9llu valid of %llu", name, time / double(kUrns),
                static_cast<unsigned long long>(counts.byVerdict[0]),
                static_cast<unsigned long long>(counts.checked()));
    std::fflush(stdout);
}

/// Runs in a separate process, to measure its own peak memory. Returns false if that is too high.
bool runForked(const std::filesystem::path& path, const char* name, check::CheckAgainst against,
               const batch::BatchOptions& options)
{
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        runOnce(path, name, against, options);
        std::_Exit(EXIT_SUCCESS);
    }
    int status = 0;
    struct rusage usage = {};
    wait4(child, &status, 0, &usage);
    std::printf("  peak %.1f MiB\n", double(usage.ru_maxrss) / 1024.0);
    return status == 0 && usage.ru_maxrss < kMemoryLimit;
}

} // namespace

bool runBatchBench()
{
    const std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("nidus-bench-" + std::to_string(getpid()) + ".txt");
    writeCorpus(path);
    std::printf("\ncheckBatch over a file of %zu URNs, %.0f MB\n", kUrns,
                double(std::filesystem::file_size(path)) / 1e6);
    bool isSmall = runForked(path, "syntax only, one job", check::CheckAgainst::SyntaxOnly, {});
    isSmall = runForked(path, "own namespace, without warnings", check::CheckAgainst::OwnNamespace,
                        {.findsPlaces = false}) &&
              isSmall;
    isSmall = runForked(path, "own namespace, one job", check::CheckAgainst::OwnNamespace, {}) && isSmall;
    isSmall = runForked(path, "own namespace, reader of two jobs", check::CheckAgainst::OwnNamespace,
                        {.jobs = 2}) &&
              isSmall;
    std::filesystem::remove(path);
    return isSmall;
}

} // namespace nidus::bench
