// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/arguments.h"
#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/longwork.h"
#include "core/findings/catalogue.h"
#include "core/findings/visiblecharacter.h"
#include "core/workflow/registryaccess.h"

#include <QFile>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr OptionSpec kAcceptOption{
    .name = "accept-problems",
    .help = QT_TRANSLATE_NOOP("Cli", "Restore a copy that is not sound, and say what is wrong with it.")};
constexpr std::array kRestoreOptions{kAcceptOption, kByOption};

QString pathArgument(const Arguments& arguments)
{
    return QFile::decodeName(QByteArray(arguments.positional().front().c_str()));
}

constexpr OptionSpec kSinceOption{
    .name = "since",
    .value = "HEAD|FILE",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Prove as well that the history goes on from a head that \"registry head\" "
                                 "printed, or from every one that a file holds, such as an export.")};
constexpr std::array kVerifyOptions{kSinceOption};

ExitStatus runHead(const Arguments& /*arguments*/, CommandContext& context)
{
    const std::expected<Registry, Error> registry = context.registryThatIsThere();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<HistoryHead, Error> head = registry->history().head();
    if (!head)
        return context.fail(head.error());
    context.out->write(head->toLine().toStdString() + '\n');
    return ExitStatus::NothingToReport;
}

/// What --since says; a sentence where it says nothing.
std::expected<QList<HistoryHead>, QString> headsOf(const Arguments& arguments, const CommandContext& context)
{
    if (!arguments.isSet("since"))
        return QList<HistoryHead>();
    const QString word = arguments.text("since");
    if (const std::optional<HistoryHead> head = HistoryHead::fromLine(word))
        return QList{*head};
    const std::expected<std::string, Error> text = context.readAll(std::string(arguments.value("since")));
    if (!text)
        return std::unexpected(describe(text.error()));
    QList<HistoryHead> heads =
        HistoryHead::inText(QString::fromLatin1(text->data(), qsizetype(text->size())));
    if (heads.isEmpty())
        return std::unexpected(Cli::tr("%1 holds no head as \"registry head\" prints it.").arg(word));
    return heads;
}

/// Damage is what this command looks for, so it is a result; a file that cannot be opened is not.
ExitStatus runVerify(const Arguments& arguments, CommandContext& context)
{
    const std::expected<QList<HistoryHead>, QString> heads = headsOf(arguments, context);
    if (!heads)
        return context.fail(heads.error());
    const std::expected<Registry, Error> registry = context.registryThatIsThere();
    if (!registry)
        return context.fail(registry.error());
    LongWork work(context);
    std::expected<QList<Error>, Error> problems = registry->history().examine(work.stopToken(), &work);
    if (!problems)
        return work.fail(problems.error());
    const std::expected<QList<Error>, Error> forks = registry->history().compareWith(*heads);
    if (!forks)
        return work.fail(forks.error());
    for (const Error& fork : *forks) {
        if (!problems->contains(fork))
            problems->append(fork);
    }
    const std::expected<QList<ErasedPlace>, Error> erased = registry->erasure().places();
    if (!erased)
        return work.fail(erased.error());
    if (problems->isEmpty())
        context.out->write(Cli::tr("sound").toStdString() + '\n');
    for (const Error& problem : *problems)
        context.out->write(describe(problem).toStdString() + '\n');
    for (const ErasedPlace& each : *erased) {
        const QString place = (each.place.subject + u' ' + each.place.column).trimmed();
        context.out->write(Cli::tr("%1: erased on %2 by %3")
                               .arg(place, each.when.date().toString(Qt::ISODate), visibleText(each.who))
                               .toStdString() +
                           '\n');
    }
    return problems->isEmpty() ? ExitStatus::NothingToReport : ExitStatus::SomethingToReport;
}

ExitStatus runBackup(const Arguments& arguments, CommandContext& context)
{
    const std::expected<Registry, Error> registry = context.registryThatIsThere();
    if (!registry)
        return context.fail(registry.error());
    LongWork work(context);
    if (const std::expected<void, Error> done =
            registry->copies().backUp(pathArgument(arguments), work.stopToken());
        !done)
        return work.fail(done.error());
    return ExitStatus::NothingToReport;
}

ExitStatus runRestore(const Arguments& arguments, CommandContext& context)
{
    const QString path = context.chosenRegistryPath();
    if (path == kBuiltinPath)
        return context.fail(Error{ErrorCode::ReadOnlyDatabase, path.toStdString(), {}});
    LongWork work(context);
    const RestoreOrder order{.source = pathArgument(arguments),
                             .who = actOf(arguments).who,
                             .acceptsProblems = arguments.isSet("accept-problems")};
    const std::expected<RestoreReport, Error> done = restoreRegistry(path, order, work.stopToken(), &work);
    if (!done)
        return work.fail(done.error());
    for (const Error& problem : done->problems)
        context.say("nidus-cli: "_L1 + describe(problem));
    if (!done->isRestored) {
        context.say("nidus-cli: "_L1 +
                    Cli::tr("The registry was left as it is, because the copy is not sound. "
                            "Look for an older copy; --accept-problems restores this one."));
        return ExitStatus::SomethingToReport;
    }
    context.warnOfLocation(path);
    if (!done->missing.isEmpty())
        context.say("nidus-cli: "_L1 + describeMissing(done->missing, done->kept));
    const std::expected<Registry, Error> restored = context.registryThatIsThere();
    const std::expected<QList<Error>, Error> illegal =
        restored ? restored->history().illegalNids() : std::unexpected(restored.error());
    if (!illegal)
        return context.fail(illegal.error());
    for (const Error& nid : *illegal)
        context.say("nidus-cli: "_L1 + describe(nid));
    return ExitStatus::NothingToReport;
}

} // namespace

Command registryHeadCommand()
{
    return {.name = "registry head",
            .synopsis = "",
            .summary = QT_TRANSLATE_NOOP("Cli", "Print one line that stands for the whole history"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "\"nidus-head 1 COUNT HASH IDENTITY\": how many entries the history has, the hash that "
                "covers them all, and the registry's identity. Give it to somebody outside: \"registry "
                "verify --since\" proves later that what was there then was neither cut nor changed."),
            .maxArguments = 0,
            .run = runHead};
}

Command registryVerifyCommand()
{
    return {.name = "registry verify",
            .synopsis = "[--since HEAD|FILE]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Examine a registry file for damage and tampering"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "Looks at pages, indexes and references, compares tables and triggers with those that "
                       "Nidus makes, every version, event, registration, draft, comment and person with "
                       "the hash that was taken when it was written, and the search index with what it is "
                       "made of. Names registered NIDs that break RFC 8141 section 5, and a history that "
                       "does not go on from the heads seen so far, which are kept in FILE.heads beside the "
                       "registry and in the user's data folder."),
            .options = kVerifyOptions,
            .maxArguments = 0,
            .run = runVerify};
}

Command registryBackupCommand()
{
    return {.name = "registry backup",
            .synopsis = "FILE",
            .summary = QT_TRANSLATE_NOOP("Cli", "Write a copy of the registry; never replaces a file"),
            .minArguments = 1,
            .maxArguments = 1,
            .run = runBackup};
}

Command registryRestoreCommand()
{
    return {.name = "registry restore",
            .synopsis = "[--accept-problems] [--by NAME] FILE",
            .summary = QT_TRANSLATE_NOOP("Cli", "Replace the registry by a backup"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "What is replaced is kept in the folder FILE.backups beside the "
                       "registry; a damaged file is put aside. The copy is examined first, "
                       "and told is what it lacks. The restore is entered into the history, "
                       "and numbers that were given are not given again."),
            .options = kRestoreOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = runRestore};
}

} // namespace nidus
