// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"
#include "app/cli/grammar/grammarsource.h"
#include "core/grammar/samples/sample.h"
#include "core/urn/presentation.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nidus::cli {

namespace {

struct KindWord
{
    std::string_view word;
    grammar::SampleKind kind;
};
constexpr std::array kKinds{KindWord{"shortest", grammar::SampleKind::Shortest},
                            KindWord{"random", grammar::SampleKind::Random},
                            KindWord{"boundary", grammar::SampleKind::Boundary},
                            KindWord{"near-miss", grammar::SampleKind::NearMiss}};

constexpr OptionSpec kKindOption{
    .name = "kind",
    .value = "KIND",
    .help = QT_TRANSLATE_NOOP("Cli", "shortest (default), random, boundary (each step with its lowest and "
                                     "highest byte), or near-miss (one edit away and not accepted)."),
    .choices = Choices<kKinds, &KindWord::word>::kValue};
constexpr OptionSpec kCountOption{
    .name = "count", .value = "N", .help = QT_TRANSLATE_NOOP("Cli", "Maximum number of texts (default 10).")};
constexpr OptionSpec kSeedOption{
    .name = "seed",
    .value = "N",
    .help = QT_TRANSLATE_NOOP("Cli", "Random seed; the same seed gives the same texts (default 0).")};
constexpr OptionSpec kEscapedTextsOption{
    .name = "escaped",
    .help = QT_TRANSLATE_NOOP("Cli", "Write bytes outside 0x21..0x7E and the backslash as \\xHH.")};
constexpr std::array kOptions{kNotationOption, kLenientOption, kStartOption,        kKindOption,
                              kCountOption,    kSeedOption,    kEscapedTextsOption, kOutputOption};

constexpr std::uint64_t kMaxCount = 1'000'000;

/// Returns the number in `text`; absent if it is not a number.
std::optional<std::uint64_t> numberOf(std::string_view text)
{
    std::uint64_t number = 0;
    const std::from_chars_result end = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = end.ec == std::errc() && end.ptr == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

grammar::SampleKind kindOf(std::string_view word)
{
    const auto* const found = std::ranges::find(kKinds, word, &KindWord::word);
    return found == kKinds.end() ? grammar::SampleKind::Shortest : found->kind;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::optional<std::uint64_t> count = numberOf(arguments.value("count", "10"));
    if (!count || *count < 1 || *count > kMaxCount)
        return context.fail(Cli::tr("--count requires a number from 1 to %1.").arg(kMaxCount));
    const std::optional<std::uint64_t> seed = numberOf(arguments.value("seed", "0"));
    if (!seed)
        return context.fail(Cli::tr("--seed requires a number."));
    const std::string_view start = arguments.value("start");
    const std::expected<GrammarSource, QString> source =
        readGrammarSource(arguments, context, arguments.positional().front(), start);
    if (!source)
        return context.fail(source.error());
    const LongWork work(context);
    const std::expected<grammar::Matcher, QString> matcher =
        compileStart(context, *source, start, work.stopToken());
    if (!matcher)
        return context.fail(matcher.error());
    if (matcher->limit().limit != grammar::GrammarLimit::None)
        return context.fail(limitSentence(*source, matcher->limit()));
    int unwritable = 0;
    for (const std::string& text :
         grammar::makeSamples(*matcher, {kindOf(arguments.value("kind")), *count, *seed})) {
        const std::string line = arguments.isSet("escaped") ? urn::escapedBytes(text) : text;
        if (line.find_first_of("\r\n") == std::string::npos)
            context.out->write(line + '\n');
        else
            ++unwritable;
    }
    if (unwritable > 0)
        context.say(
            Cli::tr("%n text(s) with a line break left out; --escaped shows them.", nullptr, unwritable));
    return ExitStatus::NothingToReport;
}

} // namespace

Command grammarSampleCommand()
{
    return {.name = "grammar sample",
            .synopsis = "[--notation abnf|iregexp] [--lenient] [--start RULE] "
                        "[--kind shortest|random|boundary|near-miss] [--count N] [--seed N] [--escaped] "
                        "FILE|NID[@VERSION]|draft:ID",
            .summary =
                QT_TRANSLATE_NOOP("Cli", "Print sample texts that a grammar accepts or nearly accepts"),
            .details = QT_TRANSLATE_NOOP("Cli", "FILE may be a pattern, as in \"grammar compare\"."),
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus::cli
