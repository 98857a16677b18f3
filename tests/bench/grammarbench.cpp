// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/tables/matcher.h"
#include "tests/bench/nsskinds.h"
#include "tests/bench/regexengines.h"
#include "tests/bench/stopwatch.h"
#include "tests/bench/urigrammar.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <re2/re2.h>
#include <string>
#include <vector>

// Prints the figures of the grammar engine, RE2, and PCRE2 with JIT. Fails if the engines disagree about a
// text or a figure is worse than wanted.

namespace nidus::bench {

namespace {

constexpr std::size_t kTexts = 100'000;
constexpr int kRounds = 15;
constexpr double kWantedOfRe2 = 3;
constexpr double kWantedOfRe2OnAverage = 4; ///< geometric mean
constexpr double kWantedOfPcre2 = 0.9;      ///< as fast; the rest is noise
constexpr double kWantedSpeed = 0.7;        ///< GB/s
constexpr double kMaxExplained = 1e3;       ///< ns
constexpr double kMaxCommonRules = 20e6;
constexpr double kMaxAllRules = 500e6;
constexpr double kMaxUriGrammar = 20e6;

/// Returns the least time of several runs, the one least disturbed by other load.
template <class Work>
double best(int rounds, Work work)
{
    double least = nanoseconds(work);
    for (int i = 1; i < rounds; ++i)
        least = std::min(least, nanoseconds(work));
    return least;
}

grammar::Matcher compiled(const std::string& grammar, const std::string& start, grammar::RuleSources sources)
{
    return grammar::compileMatcher(
        std::make_shared<const grammar::Grammar>(grammar::readGrammar(grammar, {.sources = sources})), start);
}

struct RuleText
{
    std::string nid;
    std::string text;
    std::string start;

    [[nodiscard]] grammar::Matcher compile() const
    {
        return compiled(text, start, grammar::RuleSources::Core);
    }
};

std::vector<RuleText> ruleTexts()
{
    std::vector<RuleText> texts;
    for (const builtin::BuiltinRule& rule : builtin::builtinRules())
        texts.push_back(
            {rule.nid.toStdString(), rule.rule.text.toStdString(), rule.rule.start.toStdString()});
    return texts;
}

RuleText ruleFor(std::string_view nid, const std::vector<RuleText>& rules)
{
    const auto found = std::ranges::find(rules, nid, &RuleText::nid);
    if (found != rules.end())
        return *found;
    return {"nss",
            "nss = pchar *( pchar / \"/\" )\n"
            "pchar = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\" / \"%\" HEXDIG HEXDIG / \"!\" / \"$\" / "
            "\"&\"\n"
            "      / \"'\" / \"(\" / \")\" / \"*\" / \"+\" / \",\" / \";\" / \"=\" / \":\" / \"@\"\n",
            "nss"};
}

/// The figures measured for one kind of text, in ns per text.
struct Figures
{
    double bytes = 0; ///< of a text on average
    double many = 0;
    double single = 0;
    double re2 = 0;
    double pcre2 = 0;
    double explained = 0; ///< per rejected text
    bool doAgree = true;
};

/// Gets an engine's verdicts one by one; returns the time.
template <class Accepts>
double timeEngine(const std::vector<std::string_view>& texts, std::vector<grammar::MatchVerdict>& verdicts,
                  Accepts accepts)
{
    return nanoseconds([&] {
               for (std::size_t i = 0; i < texts.size(); ++i)
                   verdicts[i] =
                       accepts(texts[i]) ? grammar::MatchVerdict::Valid : grammar::MatchVerdict::Invalid;
           }) /
           double(texts.size());
}

double timeExplanations(const grammar::Matcher& matcher, const std::vector<std::string_view>& rejected)
{
    std::size_t items = 0;
    const double time = nanoseconds([&] {
        for (const std::string_view text : rejected) {
            if (const auto rejection = matcher.locate(text))
                items += matcher.explain(text, *rejection).items.size();
        }
    });
    return items == 0 ? HUGE_VAL : time / double(rejected.size());
}

Figures measure(const NssKind& kind, const grammar::Matcher& matcher)
{
    const Corpus corpus = makeNssTexts(kind.nid, kTexts);
    const std::vector<std::string_view>& texts = corpus.texts;
    const RE2 re2(kind.regex, RE2::Latin1);
    const Pcre2Regex pcre2(kind.possessiveRegex);
    std::vector<grammar::MatchVerdict> many(kTexts);
    std::vector<grammar::MatchVerdict> single(kTexts);
    std::vector<grammar::MatchVerdict> byRe2(kTexts);
    std::vector<grammar::MatchVerdict> byPcre2(kTexts);
    Figures least{
        .many = HUGE_VAL, .single = HUGE_VAL, .re2 = HUGE_VAL, .pcre2 = HUGE_VAL, .explained = HUGE_VAL};
    std::vector<std::string_view> rejected;
    for (std::size_t i = 0; i < kTexts; ++i) {
        least.bytes += double(texts[i].size()) / double(kTexts);
        if (matcher.match(texts[i]) == grammar::MatchVerdict::Invalid)
            rejected.push_back(texts[i]);
    }
    // In turns, so that other load affects all of them.
    for (int round = 0; round < kRounds; ++round) {
        least.many =
            std::min(least.many, nanoseconds([&] { matcher.matchMany(texts, many); }) / double(kTexts));
        least.single = std::min(least.single, timeEngine(texts, single, [&](std::string_view text) {
                                    return matcher.match(text) == grammar::MatchVerdict::Valid;
                                }));
        least.re2 = std::min(least.re2, timeEngine(texts, byRe2, [&](std::string_view text) {
                                 return RE2::FullMatch(re2::StringPiece(text.data(), text.size()), re2);
                             }));
        least.pcre2 =
            std::min(least.pcre2,
                     timeEngine(texts, byPcre2, [&](std::string_view text) { return pcre2.accepts(text); }));
        least.explained = std::min(least.explained, timeExplanations(matcher, rejected));
    }
    least.doAgree = many == single && many == byRe2 && many == byPcre2;
    return least;
}

/// Prints a figure and its wanted value. Returns whether it is reached.
bool report(const char* what, double value, const char* unit, double wanted, bool isLessBetter)
{
    const bool isReached = isLessBetter ? value <= wanted : value >= wanted;
    std::printf("%s: %.2f %s (wanted: %s %g)%s\n", what, value, unit, isLessBetter ? "at most" : "at least",
                wanted, isReached ? "" : "  NOT REACHED");
    return isReached;
}

bool runMatchingBench(const std::vector<RuleText>& rules)
{
    std::printf("%zu texts of each kind, 5 %% invalid, one thread, processor time, best of %d rounds\n",
                kTexts, kRounds);
    std::printf("  %-5s %5s %7s | %17s | %9s | %8s %8s | %7s %7s | %s\n", "", "bytes", "states",
                "many: ns     GB/s", "single ns", "RE2 ns", "PCRE2 ns", "x RE2", "x PCRE2", "explained ns");
    double leastOfRe2 = HUGE_VAL;
    double leastOfPcre2 = HUGE_VAL;
    double leastSpeed = HUGE_VAL;
    double mostExplained = 0;
    double logarithms = 0;
    bool doAgree = true;
    const std::vector<NssKind> kinds = nssKinds();
    for (const NssKind& kind : kinds) {
        const grammar::Matcher matcher = ruleFor(kind.nid, rules).compile();
        const Figures figures = measure(kind, matcher);
        const double ofRe2 = figures.re2 / figures.many;
        const double ofPcre2 = figures.pcre2 / figures.many;
        const double speed = figures.bytes / figures.many;
        std::printf("  %-5s %5.1f %7zu | %8.1f %8.2f | %9.1f | %8.1f %8.1f | %7.2f %7.2f | %7.0f%s\n",
                    kind.nid.data(), figures.bytes, matcher.states(), figures.many, speed, figures.single,
                    figures.re2, figures.pcre2, ofRe2, ofPcre2, figures.explained,
                    figures.doAgree ? "" : "  THE ENGINES DISAGREE");
        leastOfRe2 = std::min(leastOfRe2, ofRe2);
        leastOfPcre2 = std::min(leastOfPcre2, ofPcre2);
        leastSpeed = std::min(leastSpeed, speed);
        mostExplained = std::max(mostExplained, figures.explained);
        logarithms += std::log(ofRe2);
        doAgree = doAgree && figures.doAgree;
    }
    bool isReached = doAgree;
    isReached &= report("throughput, of RE2's, least", leastOfRe2, "times", kWantedOfRe2, false);
    isReached &= report("throughput, of RE2's, geometric mean", std::exp(logarithms / double(kinds.size())),
                        "times", kWantedOfRe2OnAverage, false);
    isReached &= report("throughput, of PCRE2-JIT's, least", leastOfPcre2, "times", kWantedOfPcre2, false);
    isReached &= report("throughput, least", leastSpeed, "GB/s", kWantedSpeed, false);
    isReached &= report("explained rejection, slowest", mostExplained, "ns", kMaxExplained, true);
    return isReached;
}

bool runCompileBench(const std::vector<RuleText>& rules)
{
    constexpr int kCompileRounds = 5;
    double common = 0;
    for (const NssKind& kind : nssKinds()) {
        const RuleText rule = ruleFor(kind.nid, rules);
        common += best(kCompileRounds, [&] { return rule.compile(); });
    }
    double all = 0;
    double slowest = 0;
    std::string slowestNid;
    std::printf("\ncompiling each rule, microseconds:");
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const double time = best(kCompileRounds, [&] { return rules[i].compile(); });
        all += time;
        if (time > slowest)
            slowestNid = rules[i].nid;
        slowest = std::max(slowest, time);
        std::printf("%s%s %.0f", i % 10 == 0 ? "\n  " : ", ", rules[i].nid.c_str(), time / 1e3);
    }
    std::printf("\nslowest rule: %s, %.2f ms\n", slowestNid.c_str(), slowest / 1e6);
    const double uri =
        best(kCompileRounds, [] { return compiled(kUriGrammar, "URI", grammar::RuleSources::Core); });
    bool isReached =
        report("compiling the common rules, all seven", common / 1e6, "ms", kMaxCommonRules / 1e6, true);
    isReached &= report("compiling all built-in rules", all / 1e6, "ms", kMaxAllRules / 1e6, true);
    isReached &= report("compiling RFC 3986's URI", uri / 1e6, "ms", kMaxUriGrammar / 1e6, true);
    return isReached;
}

} // namespace

} // namespace nidus::bench

int main()
{
    const auto rules = nidus::bench::ruleTexts();
    const bool isFast = nidus::bench::runMatchingBench(rules);
    const bool compilesFast = nidus::bench::runCompileBench(rules);
    return isFast && compilesFast ? EXIT_SUCCESS : EXIT_FAILURE;
}
