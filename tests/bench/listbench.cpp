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
constexpr double kMaxLoading = 1;    ///< s for 1,000,000 entries
constexpr double kMaxEdit = 0.05;    ///< s until a change is beside the list
constexpr std::uint64_t kBlock = 10; ///< values

constexpr auto kGrammar = "nss     = %s\"lwm2m:\" label \":\" id [\":\" version]\n"
                          "label   = 1*ALPHA\n"
                          "id      = 1*DIGIT\n"
                          "version = 1*DIGIT \".\" 1*DIGIT\n"
                          "center  = 2ALPHA \"-\" 1*(ALPHA / DIGIT / \"-\")\n"
                          "urn     = %s\"md:\" center \":\" 1*pchar\n";

enum class Values { Numbers, Blocks, Keys, Words };

struct Case
{
    const char* name;
    Values values;
    std::size_t entries;
    double most; ///< times as long
};

constexpr Case kCases[]{{"numbers and labels, 100 entries", Values::Numbers, 100, 1.2},
                        {"numbers and labels, 10,000 entries", Values::Numbers, 10'000, 1.2},
                        {"numbers and labels, 1,000,000 entries", Values::Numbers, 1'000'000, 1.5},
                        {"blocks, 100 entries", Values::Blocks, 100, 1.2},
                        {"blocks, 10,000 entries", Values::Blocks, 10'000, 1.2},
                        {"blocks, 1,000,000 entries", Values::Blocks, 1'000'000, 1.5},
                        {"keys of two parts, 100 entries", Values::Keys, 100, 1.2},
                        {"keys of two parts, 10,000 entries", Values::Keys, 10'000, 1.2},
                        {"keys of two parts, 1,000,000 entries", Values::Keys, 1'000'000, 1.5},
                        {"words, 100 entries", Values::Words, 100, 1.2},
                        {"words, 10,000 entries", Values::Words, 10'000, 1.2},
                        {"words, 1,000,000 entries", Values::Words, 1'000'000, 1.5}};

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

/// Returns the first number of an entry. The gaps are not regular, which an automaton would make use of.
std::uint64_t numberAt(const Case& each, std::size_t entry)
{
    const std::uint64_t room = each.values == Values::Blocks ? 2 * kBlock : 3;
    const std::uint64_t gap =
        (entry * 0x9E3779B97F4A7C15U >> 40U) % (each.values == Values::Blocks ? kBlock : 3);
    return 10'000 + room * entry + gap;
}

std::shared_ptr<const check::ListedValues> listOf(const Case& each)
{
    check::ListFacts facts{.name = "list"};
    if (each.values == Values::Words) {
        facts.rules = {"center"};
    } else {
        facts.kind = check::ListedKind::Decimal;
        facts.rules = {"id", "version"};
        facts.parts = each.values == Values::Blocks ? 1 : 2;
        facts.labelRule = "label";
        facts.ranges = {{.name = "own", .label = "oma", .first = 0, .last = 9},
                        {.name = "x", .label = "x", .first = 10, .last = 99'999'999}};
    }
    auto list = std::make_shared<check::ListedValues>(std::move(facts), each.entries);
    for (std::size_t i = 0; i < each.entries; ++i) {
        switch (each.values) {
        case Values::Numbers: list->add({.first = numberAt(each, i), .last = numberAt(each, i)}); break;
        case Values::Blocks:
            list->add({.first = numberAt(each, i), .last = numberAt(each, i) + kBlock - 1});
            break;
        case Values::Keys:
            list->add({.first = numberAt(each, i), .last = numberAt(each, i), .text = "1.1"});
            break;
        case Values::Words: list->add({.text = wordOf(i)}); break;
        }
    }
    list->finish();
    return list;
}

check::UrnChecker checkerOf(const Case& each, std::shared_ptr<const check::ListedValues> list)
{
    check::RuleVersion version{.version = 1,
                               .rule = std::make_shared<const check::LazyRule>(check::RuleSource{
                                   .start = each.values == Values::Words ? "urn" : "nss", .text = kGrammar})};
    if (list)
        version.lists = std::make_shared<const check::LazyListCheck>(std::vector{std::move(list)});
    return {check::CheckOptions{},
            std::make_shared<const check::NamespaceTable>(
                std::vector<check::NamespaceEntry>{{.nid = "example", .rules = {std::move(version)}}})};
}

/// Returns the nanoseconds that checking valid URNs takes.
double timeOf(const check::UrnChecker& checker, const std::string& lines, const batch::BatchOptions& options)
{
    ForgettingSink sink;
    return nanoseconds([&] {
        const auto source = base::memoryByteSource(lines);
        const auto counts = batch::checkBatch(*source, checker, options, sink, nullptr, {});
        if (!counts || counts->byVerdict[0] != counts->checked())
            std::_Exit(EXIT_FAILURE);
    });
}

/// Returns the seconds until a changed value, or a block, is beside the list; its size is counted, except
/// for values of several parts, which are counted in the database.
double editTime(const Case& each, const std::shared_ptr<const check::ListedValues>& list)
{
    const std::uint64_t first = numberAt(each, each.entries / 2);
    const std::uint64_t last = each.values == Values::Blocks ? numberAt(each, each.entries - 1) : first;
    const std::string text = each.values == Values::Words  ? wordOf(each.entries / 2)
                             : each.values == Values::Keys ? "1.1"
                                                           : "";
    const check::ListedEntry entry{
        .first = first, .last = last, .text = text, .state = check::ListedState::Retired};
    return nanoseconds([&] {
               check::ListFacts facts = list->facts();
               const int growth = list->countsGrowthWith(entry) ? list->growthWith(entry) : 0;
               facts.entries = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(list->size()) + growth);
               check::ListedValues changed(list, std::move(facts));
               changed.add(entry);
               changed.finish();
           }) /
           1e9;
}

bool run(const Case& each)
{
    std::string lines;
    std::mt19937_64 random(8141);
    for (std::size_t i = 0; i < kUrns; ++i) {
        const std::size_t pick = random() % each.entries;
        if (each.values == Values::Words) {
            lines += "urn:example:md:" + wordOf(pick) + ":core.surface\n";
            continue;
        }
        const bool hasVersion = each.values == Values::Keys || pick % 2 != 0;
        lines +=
            "urn:example:lwm2m:x:" + std::to_string(numberAt(each, pick)) + (hasVersion ? ":1.1\n" : "\n");
    }
    std::shared_ptr<const check::ListedValues> list;
    const double loading = nanoseconds([&] { list = listOf(each); }) / 1e9;
    const check::UrnChecker without = checkerOf(each, nullptr);
    const check::UrnChecker with = checkerOf(each, list);
    const double first = timeOf(with, lines.substr(0, lines.find('\n') + 1), {}) / 1e9;
    bool isFast = loading < kMaxLoading;
    for (const bool findsPlaces : {false, true}) {
        double baseline = 1e9;
        double time = 1e9;
        for (int round = 0; round < kRounds; ++round) {
            baseline = std::min(baseline, timeOf(without, lines, {.findsPlaces = findsPlaces}) / kUrns);
            time = std::min(time, timeOf(with, lines, {.findsPlaces = findsPlaces}) / kUrns);
        }
        isFast = isFast && time < each.most * baseline;
        std::printf("  %-40s %-14s %6.1f ns/URN, without %6.1f: %4.2f times (at most %.1f)\n", each.name,
                    findsPlaces ? "with places" : "verdicts only", time, baseline, time / baseline,
                    each.most);
    }
    const double edit = editTime(each, list);
    isFast = isFast && edit < kMaxEdit;
    std::printf("  %-40s loaded in %.3f s, first used in %.3f s, changed in %.6f s (at most %.2f)%s\n",
                each.name, loading, first, edit, kMaxEdit, isFast ? "" : "  NOT REACHED");
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
