// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "app/cli/subregistry/subregistrydefinition.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/workflow/subregistry/listrules.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::array kChangeOptions{kTitleOption,  kRuleOption,    kLabelRuleOption,
                                    kPolicyOption, kOutsideOption, kUrnOption,
                                    kDateOption,   kNoteOption,    kByOption};

/// Returns the definition with what the options set.
subregistry::Definition withOptions(subregistry::Definition definition, const Arguments& arguments)
{
    const auto chosen = [&arguments](std::string_view option, const QString& present) {
        return arguments.isSet(option) ? arguments.text(option) : present;
    };
    definition.title = chosen("title", definition.title);
    definition.labelRule = chosen("label-rule", definition.labelRule);
    definition.policy = chosen("policy", definition.policy);
    definition.urn = chosen("urn", definition.urn);
    if (arguments.isSet("rule"))
        definition.rules = wordsOf(arguments, "rule");
    if (arguments.isSet("outside"))
        definition.outside = outsideOf(arguments);
    return definition;
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
    const auto wanted = checkedDefinition(withOptions(stored->definition, arguments), stored->definition);
    if (!wanted)
        return context.fail(wanted.error());
    const bool hasOtherRules =
        wanted->rules != stored->definition.rules || wanted->labelRule != stored->definition.labelRule;
    const auto objection =
        hasOtherRules ? workflow::rulesObjection(*registry, *wanted) : base::Result<QString>(QString());
    if (!objection)
        return context.fail(objection.error());
    if (!objection->isEmpty())
        return context.fail(*objection);
    const auto answer = workflow::redefine(
        *registry, *name, [&](const auto& present) { return withOptions(present, arguments); }, *day,
        actOf(arguments));
    if (!answer || answer->refusal)
        return printAnswer(arguments, context, answer);
    sayNote(context, workflow::laterDateSentence(*answer));
    const auto odd = workflow::syntaxNotice(*registry, *name);
    if (!odd)
        return context.fail(odd.error());
    sayWarning(context, *odd);
    if (hasOtherRules || wanted->urn != stored->definition.urn)
        sayWarning(context, workflow::sharedRuleNotice(*registry, *wanted));
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

} // namespace nidus::cli
