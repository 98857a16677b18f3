// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytesource.h"
#include "core/batch/batchchecker.h"
#include "core/check/listcheck.h"
#include "core/check/urnchecker.h"
#include "tests/bench/stopwatch.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <vector>

// Checks URNs with a subregistry and, in the same run, against the same rule without it. Fails if the list
// costs too much, or takes too long to load.

namespace nidus::bench {

namespace {

constexpr std::size_t kUrns = 1'000'000;
constexpr int kRounds = 5;
constexpr double kMaxLoading = 1; ///< s for 1,000,000 entries

constexpr auto kGrammar = "nss     = %s\"lwm2m:\" label \":\" id [\":\" version]\n"
                          "label   = 1*ALPHA\n"
                          "id      = 1*DIGIT\n"
                          "version = 1*DIGIT \".\" 1*DIGIT\n"
                          "center  = 2ALPHA \"-\" 1*(ALPHA / DIGIT / \"-\")\n"
                          "urn     = %s\"md:\" center \":\" 1*pchar\n";

struct Case
{
    const char* name;
    bool hasWords;
    std::size_t entries;
    double most; ///< times as long
};

constexpr Case kCases[]{{"numbers and labels, 100 entries", false, 100, 1.2},
                        {"numbers and labels, 10,000 entries", false, 10'000, 1.2},
                        {"numbers and labels, 1,000,000 entries", false, 1'000'000, 1.5},
                        {"words, 100 entries", true, 100, 1.2},
                        {"words, 10,000 entries", true, 10'000, 1.2},
                        {"words, 1,000,000 entries", true, 1'000'000, 1.5}};

class ForgettingSink final : public batch::CheckSink
{
public:
    void checked(std::span<const batch::CheckedLine>) override {}
};

std::string wordOf(std::size_t number)
{
    std::string word = "fr-";
    for (std::size_t rest = number * 7 + 1; rest != 0; rest /= 26)
        word += static_cast<char>('a' + rest % 26);
    return word + "-met";
}

std::shared_ptr<const check::ListedValues> listOf(const Case& each)
{
    check::ListFacts facts{.name = "list"};
    if (each.hasWords) {
        facts.rules = {"center"};
    } else {
        facts.kind = check::ListedKind::Decimal;
        facts.rules = {"id", "version"};
        facts.parts = 2;
        facts.labelRule = "label";
        facts.ranges = {{.name = "own", .label = "oma", .first = 0, .last = 9},
                        {.name = "x", .label = "x", .first = 10, .last = 99'999'999}};
    }
    auto list = std::make_shared<check::ListedValues>(std::move(facts), each.entries);
    for (std::size_t i = 0; i < each.entries; ++i) {
        const std::string word = each.hasWords ? wordOf(i) : std::string();
        const std::uint64_t number = each.hasWords ? 0 : 10'000 + 3 * i;
        list->add({.first = number, .last = number, .text = word});
    }
    list->finish();
    return list;
}

check::UrnChecker checkerOf(const Case& each, std::shared_ptr<const check::ListedValues> list)
{
    check::RuleVersion version{.version = 1,
                               .rule = std::make_shared<const check::LazyRule>(check::RuleSource{
                                   .start = each.hasWords ? "urn" : "nss", .text = kGrammar})};
    if (list)
        version.lists = std::make_shared<const check::LazyListCheck>(std::vector{std::move(list)});
    return {check::CheckOptions{},
            std::make_shared<const check::NamespaceTable>(
                std::vector<check::NamespaceEntry>{{.nid = "example", .rules = {std::move(version)}}})};
}

double timeOf(const check::UrnChecker& checker, const std::string& lines, const batch::BatchOptions& options)
{
    ForgettingSink sink;
    return nanoseconds([&] {
               const auto source = base::memoryByteSource(lines);
               const auto counts = batch::checkBatch(*source, checker, options, sink, nullptr, {});
               if (!counts || counts->byVerdict[0] != kUrns)
                   std::_Exit(EXIT_FAILURE);
           }) /
           double(kUrns);
}

bool run(const Case& each)
{
    std::string lines;
    std::mt19937_64 random(8141);
    for (std::size_t i = 0; i < kUrns; ++i) {
        const std::size_t pick = random() % each.entries;
        lines += each.hasWords ? "urn:example:md:" + wordOf(pick) + ":core.surface\n"
                               : "urn:example:lwm2m:x:" + std::to_string(10'000 + 3 * pick) +
                                     (pick % 2 == 0 ? "\n" : ":1.1\n");
    }
    std::shared_ptr<const check::ListedValues> list;
    const double loading = nanoseconds([&] { list = listOf(each); }) / 1e9;
    const check::UrnChecker without = checkerOf(each, nullptr);
    const check::UrnChecker with = checkerOf(each, list);
    bool isFast = loading < kMaxLoading;
    for (const bool findsDetails : {false, true}) {
        double baseline = 1e9;
        double time = 1e9;
        for (int round = 0; round < kRounds; ++round) {
            baseline = std::min(baseline, timeOf(without, lines, {.findsDetails = findsDetails}));
            time = std::min(time, timeOf(with, lines, {.findsDetails = findsDetails}));
        }
        isFast = isFast && time < each.most * baseline;
        std::printf("  %-40s %-14s %6.1f ns/URN, without %6.1f: %4.2f times (at most %.1f)\n", each.name,
                    findsDetails ? "with warnings" : "verdicts only", time, baseline, time / baseline,
                    each.most);
    }
    std::printf("  %-40s loaded in %.3f s\n", each.name, loading);
    std::fflush(stdout);
    return isFast;
}

} // namespace

} // namespace nidus::bench

int main()
{
    std::puts("Checking with a subregistry, values in random order");
    bool isFast = true;
    for (const auto& each : nidus::bench::kCases)
        isFast = nidus::bench::run(each) && isFast;
    return isFast ? EXIT_SUCCESS : EXIT_FAILURE;
}
