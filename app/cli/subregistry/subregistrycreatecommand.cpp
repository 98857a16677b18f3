// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/subregistry/plaintexts.h"
#include "core/subregistry/policy.h"
#include "core/subregistry/urnpattern.h"
#include "core/workflow/subregistry/listrules.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kKindOption{.name = "kind",
                                 .value = "KIND",
                                 .help = QT_TRANSLATE_NOOP("Cli", "Kind of the values: %1."),
                                 .choices = "words|decimal|hexadecimal"};
constexpr OptionSpec kTitleOption{
    .name = "title", .value = "TEXT", .help = QT_TRANSLATE_NOOP("Cli", "Human-readable title.")};
constexpr OptionSpec kKeyOption{
    .name = "key",
    .value = "PART,PART",
    .help = QT_TRANSLATE_NOOP("Cli", "Names of the parts of a value, such as id,version.")};
constexpr OptionSpec kRuleOption{
    .name = "rule",
    .value = "RULE,RULE",
    .help = QT_TRANSLATE_NOOP("Cli",
                              "Rules of the namespace's grammar that the parts match, one for each part.")};
constexpr OptionSpec kLabelRuleOption{
    .name = "label-rule",
    .value = "RULE",
    .help = QT_TRANSLATE_NOOP("Cli", "Rule whose text is the label of the value's range.")};
constexpr OptionSpec kCaseOption{.name = "case",
                                 .value = "WHICH",
                                 .help = QT_TRANSLATE_NOOP("Cli",
                                                           "Whether letter case matters: sensitive (default) "
                                                           "or insensitive."),
                                 .choices = "sensitive|insensitive"};
constexpr OptionSpec kPolicyOption{
    .name = "policy",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "How values are assigned, such as a policy of RFC 8126.")};
constexpr OptionSpec kOutsideOption{
    .name = "outside",
    .value = "SEVERITY",
    .help = QT_TRANSLATE_NOOP("Cli", "Severity of a value that is not listed: error (default) or warning."),
    .choices = "error|warning"};
constexpr OptionSpec kUrnOption{
    .name = "urn",
    .value = "PATTERN",
    .help = QT_TRANSLATE_NOOP("Cli", "How a URN is made: {label}, {value}, and the names of parts in braces "
                                     "(default: urn:NID:{value}; \"\": letters have no URN).")};
constexpr std::array kCreateOptions{kKindOption,      kTitleOption, kKeyOption,    kRuleOption,
                                    kLabelRuleOption, kCaseOption,  kPolicyOption, kOutsideOption,
                                    kUrnOption,       kDateOption,  kNoteOption,   kByOption};

constexpr std::array kChangeOptions{kTitleOption,  kRuleOption,    kLabelRuleOption,
                                    kPolicyOption, kOutsideOption, kUrnOption,
                                    kDateOption,   kNoteOption,    kByOption};

QStringList wordsOf(const Arguments& arguments, std::string_view option)
{
    QStringList words = arguments.text(option).split(u',', Qt::SkipEmptyParts);
    for (QString& word : words)
        word = word.trimmed();
    return words;
}

subregistry::Outside outsideOf(const Arguments& arguments)
{
    return arguments.value("outside") == "warning" ? subregistry::Outside::Warning
                                                   : subregistry::Outside::Error;
}

/// Returns the definition; fails if its parts do not fit together.
Usage<subregistry::Definition> checkedDefinition(const subregistry::Definition& definition)
{
    if (const auto lost = subregistry::lostCharacterIn(definition))
        return std::unexpected(findings::message(*lost));
    if (!definition.rules.isEmpty() &&
        definition.rules.size() != std::max<qsizetype>(1, definition.key.size()))
        return std::unexpected(Cli::tr("--rule requires one rule for each part of the key."));
    if (!definition.urn.isEmpty() && !subregistry::isUrnPattern(definition, definition.urn))
        return std::unexpected(findings::notAUrnPatternText(definition.urn, definition.nid));
    return definition;
}

Usage<subregistry::Definition> definitionOf(const Arguments& arguments)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return std::unexpected(name.error());
    if (!workflow::isSubregistryName(name->name))
        return std::unexpected(findings::notASubregistryNameText(name->name));
    const auto kind = registration::fromWord<subregistry::ValueKind>(arguments.text("kind"));
    if (!kind)
        return std::unexpected(Cli::tr("Name the kind of values with --kind."));
    subregistry::Definition definition{
        .nid = name->nid,
        .name = name->name,
        .title = arguments.text("title"),
        .kind = *kind,
        .key = wordsOf(arguments, "key"),
        .rules = wordsOf(arguments, "rule"),
        .labelRule = arguments.text("label-rule"),
        .ignoresCase = arguments.value("case") == "insensitive",
        .policy = arguments.text("policy"),
        .outside = outsideOf(arguments),
        .urn = arguments.isSet("urn") ? arguments.text("urn") : subregistry::proposedUrnPattern(name->nid)};
    return checkedDefinition(definition);
}

/// Returns the definition with what the options set.
subregistry::Definition withOptions(subregistry::Definition definition, const Arguments& arguments)
{
    const auto set = [&arguments](std::string_view option, QString& text) {
        if (arguments.isSet(option))
            text = arguments.text(option);
    };
    set("title", definition.title);
    set("label-rule", definition.labelRule);
    set("policy", definition.policy);
    set("urn", definition.urn);
    if (arguments.isSet("rule"))
        definition.rules = wordsOf(arguments, "rule");
    if (arguments.isSet("outside"))
        definition.outside = outsideOf(arguments);
    return definition;
}

void sayPolicyWarnings(const CommandContext& context, const QString& policy)
{
    for (const findings::Finding& finding : subregistry::policyFindings(policy))
        context.say("nidus-cli: "_L1 + Cli::tr("Warning: %1").arg(findings::message(finding)));
}

ExitStatus runCreate(const Arguments& arguments, CommandContext& context)
{
    const auto definition = definitionOf(arguments);
    if (!definition)
        return context.fail(definition.error());
    const auto day = dayOption(arguments, "date");
    if (!day)
        return context.fail(day.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto objection = workflow::rulesObjection(*registry, *definition);
    if (!objection)
        return context.fail(objection.error());
    if (!objection->isEmpty())
        return context.fail(*objection);
    const auto done = registry->subregistries().create(*definition, actOf(arguments),
                                                       day->isValid() ? *day : registry->today());
    if (!done)
        return context.fail(done.error());
    sayPolicyWarnings(context, definition->policy);
    return ExitStatus::NothingToReport;
}

ExitStatus runChange(const Arguments& arguments, CommandContext& context)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    const auto day = dayOption(arguments, "date");
    if (!day)
        return context.fail(day.error());
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto stored = registry->subregistries().read(name->nid, name->name);
    if (!stored)
        return context.fail(stored.error());
    const auto wanted = checkedDefinition(withOptions(stored->definition, arguments));
    if (!wanted)
        return context.fail(wanted.error());
    const auto objection = workflow::rulesObjection(*registry, *wanted);
    if (!objection)
        return context.fail(objection.error());
    if (!objection->isEmpty())
        return context.fail(*objection);
    const auto answer =
        workflow::redefine(*registry, *wanted, day->isValid() ? *day : registry->today(), actOf(arguments));
    if (!answer || answer->refusal)
        return printAnswer(arguments, context, answer);
    const auto odd = workflow::valuesWithoutRule(*registry, *name);
    if (!odd)
        return context.fail(odd.error());
    sayNote(context, *odd);
    sayNote(context, answer->change.id == 0
                         ? Cli::tr("The subregistry has these facts already; nothing was changed.")
                         : Cli::tr("Changed: %1").arg(answer->change.note.section(u'\n', 0, 0)));
    sayPolicyWarnings(context, wanted->policy);
    return ExitStatus::NothingToReport;
}

} // namespace

Command subregistryChangeCommand()
{
    return {.name = "subregistry change",
            .synopsis = "NID/NAME [--title TEXT] [--rule RULE[,RULE]] [--label-rule RULE] [--policy TEXT] "
                        "[--outside error|warning] [--urn PATTERN] [--date DAY] [--note TEXT] [--by NAME]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Change the rule, title, or policy of a subregistry"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "What no option names does not change, nor do entries and ranges; \"\" is none. The "
                "history keeps the change, and \"subregistry undo\" reverses it. The kind, the key, and "
                "the letter case of a list never change. Values that do not match the new rule are "
                "reported."),
            .options = kChangeOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runChange};
}

Command subregistryCreateCommand()
{
    return {
        .name = "subregistry create",
        .synopsis = "NID/NAME --kind words|decimal|hexadecimal [--title TEXT] [--key PART,PART] "
                    "[--rule RULE[,RULE]] [--label-rule RULE] [--case sensitive|insensitive] "
                    "[--policy TEXT] [--outside error|warning] [--urn PATTERN] [--date DAY] [--note TEXT] "
                    "[--by NAME]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Create a list of the values of a namespace"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "A subregistry lists words or numbers. In a list of numbers, the first part of the key is the "
            "number. The policy is free text; the words of RFC 8126 are checked."),
        .options = kCreateOptions,
        .minArguments = 1,
        .maxArguments = 1,
        .run = runCreate};
}

} // namespace nidus::cli
