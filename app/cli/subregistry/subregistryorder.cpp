// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/subregistryorder.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/subregistry/subregistryanswer.h"
#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/registry/registryaccess.h"
#include "core/workflow/subregistry/answer.h"
#include "core/workflow/subregistry/listrules.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

using subregistry::Verb;

/// Returns what is wrong with the arguments of assign or reserve; empty if nothing is.
QString claimUsage(const Arguments& arguments)
{
    const bool hasValue = arguments.positional().size() > 1;
    if (hasValue == arguments.isSet("next"))
        return Cli::tr("Name a value or a block, or use --next.");
    if (hasValue && (arguments.isSet("count") || arguments.isSet("align") || arguments.isSet("lowest")))
        return Cli::tr("--count, --align, and --lowest require --next.");
    return {};
}

/// Returns what is wrong with options without a readable text; empty if nothing is.
QString emptyUsage(const Arguments& arguments)
{
    for (const char* const option : {"request", "holder", "at", "superseded-by"}) {
        for (const QString& text : arguments.texts(option)) {
            if (findings::readableText(text).isEmpty())
                return Cli::tr("The text of --%1 is empty.").arg(QLatin1StringView(option));
        }
    }
    return {};
}

QString usageOf(const Arguments& arguments, Verb verb)
{
    if (const QString wrong = emptyUsage(arguments); !wrong.isEmpty())
        return wrong;
    const bool isClaim = verb == Verb::Assign || verb == Verb::Reserve;
    if (const QString wrong = isClaim ? claimUsage(arguments) : QString(); !wrong.isEmpty())
        return wrong;
    const qsizetype contacts = arguments.texts("contact").size();
    if (verb == Verb::Split && contacts != 0 && contacts != 2)
        return Cli::tr("Name the contact of the first part, then of the second part; \"\" is none.");
    if (verb == Verb::Split && (arguments.texts("holder").size() != 2 || !arguments.isSet("at")))
        return Cli::tr("Name where to split with --at, and both holders with --holder.");
    if ((isClaim || verb == Verb::Transfer) && !arguments.isSet("holder"))
        return Cli::tr("Name the holder with --holder.");
    return {};
}

/// Returns the sentence that a letter to several holders lacks the contacts of some; empty if it has all.
QString withoutAddress(const QList<subregistry::Entry>& entries)
{
    QStringList holders;
    for (const subregistry::Entry& entry : entries) {
        if (entry.contact.isEmpty() && !entry.holder.isEmpty() && !holders.contains(entry.holder))
            holders.append(entry.holder);
    }
    const bool isSent = !workflow::letterHead(entries, {}, {}).contacts.isEmpty();
    return isSent && !holders.isEmpty()
               ? Cli::tr("The letter has no contact for %1.").arg(holders.join(", "_L1))
               : QString();
}

} // namespace

ExitStatus runOrder(const Arguments& arguments, CommandContext& context, Verb verb,
                    std::span<const OptionSpec> options)
{
    const auto name = subregistryName(arguments);
    if (!name)
        return context.fail(name.error());
    if (const QString wrong = usageOf(arguments, verb); !wrong.isEmpty())
        return context.fail(wrong);
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const auto order = orderOf(arguments, verb);
    if (!order)
        return context.fail(order.error());
    const workflow::Request request = requestOf(arguments, registration::wordOf(verb).data(), options);
    const auto answer = workflow::carryOut(*registry, *name, *order, request, actOf(arguments));
    const QDate asked = order->date.isValid() ? order->date : registry->today();
    const QDate answered = answer && answer->change.date.isValid() ? answer->change.date : asked;
    const bool isLetter = arguments.value("format", "tsv") == "letter";
    const workflow::ListSyntax syntax(
        answer ? answer->subregistry.definition() : subregistry::Definition(),
        isLetter ? workflow::currentSyntaxRule(*registry, name->nid).value_or(nullptr) : nullptr);
    const ExitStatus status =
        printAnswer(arguments, context, answer, workflow::letterHead(*order, request.id, answered), &syntax);
    if (!answer || answer->refusal)
        return status;
    const QList<subregistry::Entry>& entries = answer->change.entries;
    if (isLetter)
        sayNote(context, withoutAddress(entries));
    sayNote(context, workflow::uncheckedAskerSentence(answer->subregistry, *order, entries));
    if (verb == Verb::Assign || verb == Verb::Reserve)
        sayWarning(context,
                   workflow::syntaxNotice(*registry, answer->subregistry, entries).value_or(QString()));
    return status;
}

} // namespace nidus::cli
