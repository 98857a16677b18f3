// SPDX-License-Identifier: Apache-2.0
#include "core/base/bytehash.h"
#include "core/base/linesplitter.h"
#include "core/check/urnchecker.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"
#include "core/urn/urnpath.h"
#include "tests/bench/batchbench.h"
#include "tests/bench/corpus.h"
#include "tests/bench/peers.h"
#include "tests/bench/stopwatch.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <vector>

// Prints a table. Fails if we are less than three times as fast as the fastest peer, or need too much memory.

namespace nidus::bench {

namespace {

constexpr std::size_t kUrns = 1'000'000;
constexpr int kRounds = 9;
constexpr double kWantedRatio = 3;

/// One line of the table.
struct Contender
{
    std::string name;
    bool isPeer = false;
    std::function<std::size_t()> run; ///< returns how many it accepts
    std::size_t accepted = 0;
    std::vector<double> times = {};

    [[nodiscard]] double median()
    {
        std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
        return times[times.size() / 2] / double(kUrns);
    }
};

std::size_t parseAll(const Corpus& corpus, urn::UrnPath path)
{
    // Adds the lengths of the parts, so that no part of the result is optimized away.
    std::size_t accepted = 0;
    std::size_t lengths = 0;
    for (const std::string_view text : corpus.texts) {
        const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrnOn(path, text, urn::Rfc::Rfc8141);
        if (!urn)
            continue;
        ++accepted;
        lengths += urn->nid.size() + urn->nss.size() + urn->r.value_or("").size() +
                   urn->q.value_or("").size() + urn->f.value_or("").size();
    }
    return lengths == 0 ? 0 : accepted;
}

/// Works like a batch: finds the ends of some hundred URNs, then of the next.
std::size_t findAllEnds(const Corpus& corpus)
{
    std::size_t accepted = 0;
    std::array<urn::UrnEnds, 256> ends;
    for (std::span<const std::string_view> texts = corpus.texts; !texts.empty();) {
        const std::span<const std::string_view> some = texts.first(std::min(texts.size(), ends.size()));
        urn::findUrnEnds(some, ends);
        accepted += std::size_t(std::ranges::count_if(
            std::span(ends).first(some.size()), [](const urn::UrnEnds& urn) { return urn.nidLength != 0; }));
        texts = texts.subspan(some.size());
    }
    return accepted;
}

/// Measures the memory speed: only finds the end of each line.
std::size_t findLines(const Corpus& corpus)
{
    std::size_t lines = 0;
    const char* const end = corpus.bytes.data() + corpus.bytes.size();
    for (const char* at = corpus.bytes.data();
         (at = static_cast<const char*>(std::memchr(at, '\n', std::size_t(end - at)))) != nullptr; ++at)
        ++lines;
    return lines;
}

std::size_t splitAll(const Corpus& corpus)
{
    std::size_t lines = 0;
    base::LineSplitter splitter(corpus.bytes);
    while (const std::optional<base::Line> line = splitter.next())
        lines += line->text.empty() ? 0U : 1U;
    return lines;
}

std::size_t splitAndCheckAll(const Corpus& corpus)
{
    const check::UrnChecker checker({.against = check::CheckAgainst::SyntaxOnly}, nullptr);
    std::size_t accepted = 0;
    base::LineSplitter splitter(corpus.bytes);
    while (const std::optional<base::Line> line = splitter.next())
        accepted += checker.check(line->text).verdict == check::Verdict::Valid ? 1U : 0U;
    return accepted;
}

std::size_t hashAll(const Corpus& corpus)
{
    std::size_t accepted = 0;
    std::uint64_t mixed = 0;
    urn::UrnNormalizer normalizer;
    for (const std::string_view text : corpus.texts) {
        const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text);
        if (!urn)
            continue;
        ++accepted;
        mixed ^= base::hashBytes(normalizer.normalized(*urn, urn::NormalForm::Key)).first;
    }
    return mixed == 0 ? 0 : accepted;
}

std::vector<Contender> makeContenders(const Corpus& corpus, std::vector<std::unique_ptr<Peer>>& peers)
{
    std::vector<Contender> contenders;
    contenders.push_back({"memchr over the lines", false, [&] { return findLines(corpus); }});
    contenders.push_back({"line splitting alone", false, [&] { return splitAll(corpus); }});
    constexpr std::array kPathNames{"Nidus, byte by byte", "Nidus, portable path", "Nidus, AVX2 path",
                                    "Nidus, AVX-512 path"};
    for (const urn::UrnPath path : urn::kUrnPaths) {
        if (urn::isUrnPathAvailable(path))
            contenders.push_back({kPathNames.at(std::size_t(path)), false,
                                  [&corpus, path] { return parseAll(corpus, path); }});
    }
    contenders.push_back({"Nidus, where NID and NSS end", false, [&] { return findAllEnds(corpus); }});
    contenders.push_back({"Nidus, split + check", false, [&] { return splitAndCheckAll(corpus); }});
    contenders.push_back({"Nidus, parse + key + hash", false, [&] { return hashAll(corpus); }});
    for (const std::unique_ptr<Peer>& peer : peers)
        contenders.push_back({peer->name(), true, [&] { return peer->accepted(corpus.texts); }});
    return contenders;
}

bool runParserBench()
{
    const Corpus corpus = makeCorpus(kUrns);
    std::vector<std::unique_ptr<Peer>> peers = makePeers();
    std::vector<Contender> contenders = makeContenders(corpus, peers);
    for (int round = 0; round < kRounds; ++round) {
        for (Contender& contender : contenders)
            contender.times.push_back(nanoseconds([&] { contender.accepted = contender.run(); }));
    }
    double fastestPeer = 0;
    double ours = 0;
    for (Contender& contender : contenders) {
        const double time = contender.median();
        if (contender.isPeer && (fastestPeer == 0 || time < fastestPeer))
            fastestPeer = time;
        if (contender.name.ends_with("path")) // the last one is the fastest
            ours = time;
    }
    std::printf("%zu URNs, %.1f bytes on average, one thread, processor time, median of %d rounds\n",
                corpus.texts.size(), double(corpus.bytes.size()) / double(corpus.texts.size()) - 1, kRounds);
    for (Contender& contender : contenders) {
        const double time = contender.median();
        std::printf("  %-34s %8.1f ns/URN (%5.2f x memchr)  %9zu accepted  %6.2f times the fastest peer's "
                    "throughput\n",
                    contender.name.c_str(), time, time / contenders.front().median(), contender.accepted,
                    fastestPeer / time);
    }
    std::printf("parse and validate: %.2f times the throughput of the fastest peer (wanted: %.0f)\n",
                fastestPeer / ours, kWantedRatio);
    return fastestPeer / ours >= kWantedRatio;
}

} // namespace

} // namespace nidus::bench

int main()
{
    const bool isSmall = nidus::bench::runBatchBench(); // first, because a fork inherits memory
    const bool isFast = nidus::bench::runParserBench();
    return isSmall && isFast ? EXIT_SUCCESS : EXIT_FAILURE;
}
