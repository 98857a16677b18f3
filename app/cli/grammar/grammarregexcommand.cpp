// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"
#include "app/cli/grammar/grammarside.h"
#include "core/check/rulepattern.h"
#include "core/findings/text/patterntext.h"
#include "core/grammar/regex/pattern.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kDialectOption{
    .name = "dialect",
    .value = "DIALECT",
    .help = QT_TRANSLATE_NOOP("Cli", "Dialect of the pattern (default ecma): %1. ecma is JavaScript, with or "
                                     "without the flags u and v; ere is grep -E; re2 is also Go."),
    .choices = Choices<grammar::kRegexDialects, &grammar::RegexDialectFacts::word>::kValue};
constexpr OptionSpec kNssOption{
    .name = "nss", .help = QT_TRANSLATE_NOOP("Cli", "Match only the NSS, without \"urn:NID:\".")};
constexpr OptionSpec kPrefixOption{
    .name = "nid",
    .value = "NID",
    .help = QT_TRANSLATE_NOOP("Cli", "For a FILE that describes the NSS: match URNs of this namespace.")};
constexpr OptionSpec kRuleOption{
    .name = "start",
    .value = "RULE",
    .help = QT_TRANSLATE_NOOP("Cli", "Start rule (default: the rule of the namespace, or the first rule of "
                                     "the grammar). Without \"urn:NID:\".")};
constexpr std::array kOptions{kDialectOption,  kNssOption,     kPrefixOption, kRuleOption,
                              kNotationOption, kLenientOption, kOutputOption};

using Pattern = std::expected<std::string, grammar::PatternObstacle>;

/// Returns the pattern of a rule in the registry, or of another rule in its grammar.
Pattern patternOfName(const workflow::NamedRule& named, const Arguments& arguments,
                      grammar::RegexDialect dialect, const std::stop_token& stop)
{
    const check::NamespaceRule& rule = named.rule->get();
    const std::string_view start = arguments.value("start");
    if (!start.empty())
        return grammar::patternOf(
            grammar::compileMatcher(std::make_shared<const grammar::Grammar>(rule.matcher().grammar()), start,
                                    stop),
            dialect, stop);
    const check::NameExtent extent =
        arguments.isSet("nss") ? check::NameExtent::Name : check::NameExtent::Urn;
    return check::rulePattern(named.nid, rule, dialect, extent, stop);
}

Pattern patternOfFile(const grammar::Matcher& matcher, const std::string& nid, grammar::RegexDialect dialect,
                      const std::stop_token& stop)
{
    if (nid.empty())
        return grammar::patternOf(matcher, dialect, stop);
    return check::rulePattern(nid, check::NamespaceRule(check::RuleSource(), matcher), dialect,
                              check::NameExtent::Urn, stop);
}

ExitStatus print(CommandContext& context, const std::string& word, grammar::RegexDialect dialect,
                 const Pattern& pattern)
{
    if (!pattern)
        return context.fail(QString::fromStdString(word) + ": "_L1 +
                            findings::patternObstacleText(pattern.error(), dialect));
    context.out->write(*pattern + '\n');
    return ExitStatus::NothingToReport;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::string& word = arguments.positional().front();
    const grammar::RegexDialect dialect =
        grammar::regexDialect(arguments.value("dialect", "ecma")).value_or(grammar::RegexDialect::Ecma);
    if (arguments.isSet("nid") && (arguments.isSet("nss") || namesRule(word)))
        return context.fail(Cli::tr("--nid requires a FILE and cannot be combined with --nss."));
    const LongWork work(context);
    if (namesRule(word)) {
        const std::expected<workflow::NamedRule, QString> rule = namedRule(context, word);
        if (!rule)
            return context.fail(rule.error());
        return print(context, word, dialect, patternOfName(*rule, arguments, dialect, work.stopToken()));
    }
    const std::string_view start = arguments.value("start");
    const std::expected<GrammarSource, QString> source = readGrammarSource(arguments, context, word, start);
    if (!source)
        return context.fail(source.error());
    const std::expected<grammar::Matcher, QString> matcher =
        compileStart(context, *source, start, work.stopToken());
    if (!matcher)
        return context.fail(matcher.error());
    const std::string nid = arguments.text("nid").toLower().toStdString();
    return print(context, word, dialect, patternOfFile(*matcher, nid, dialect, work.stopToken()));
}

} // namespace

Command grammarRegexCommand()
{
    return {
        .name = "grammar regex",
        .synopsis = "[--dialect DIALECT] [--nss] [--nid NID] [--notation abnf|iregexp] [--lenient] "
                    "[--start RULE] FILE|NID[@VERSION]|draft:ID",
        .summary = QT_TRANSLATE_NOOP("Cli", "Print a regular expression that is proven equal to a grammar"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "The pattern matches whole texts: it has the anchors that the dialect needs. For a namespace, it "
            "matches URNs without r-, q-, and f-component (unless the syntax rule describes them), in any "
            "letter case of \"urn\" and the NID; with --nss, only the NSS. The pattern is written from the "
            "rules, read back, and compared with the grammar. If it is not equal, if the grammar is not "
            "regular, or if a backtracking engine could take exponential time, the reason is reported "
            "instead, and the exit status is 2. In a JSON file, double each backslash."),
        .options = kOptions,
        .minArguments = 1,
        .maxArguments = 1,
        .run = run};
}

} // namespace nidus::cli
