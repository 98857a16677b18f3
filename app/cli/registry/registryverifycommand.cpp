// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/longwork.h"
#include "core/exchange/formats/importlimits.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kSinceOption{
    .name = "since",
    .value = "HEAD|FILE",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Also verify that the history continues from a head that \"registry head\" "
                                 "printed, or from every head in a file, such as an export.")};
constexpr std::array kVerifyOptions{kSinceOption};

/// Returns the heads of --since; a message if it contains none.
std::expected<QList<registration::HistoryHead>, QString> headsOf(const Arguments& arguments,
                                                                 const CommandContext& context)
{
    if (!arguments.isSet("since"))
        return QList<registration::HistoryHead>();
    const QString word = arguments.text("since");
    if (const std::optional<registration::HistoryHead> head = registration::HistoryHead::fromLine(word))
        return QList{*head};
    const base::Result<std::string> text = context.readAll(
        std::string(arguments.value("since")), std::size_t{exchange::kLargestRegistryBytes}); // an export
    if (!text)
        return std::unexpected(findings::describe(text.error()));
    QList<registration::HistoryHead> heads =
        registration::HistoryHead::inText(QString::fromLatin1(text->data(), qsizetype(text->size())));
    if (heads.isEmpty())
        return std::unexpected(Cli::tr("%1 contains no head printed by \"registry head\".").arg(word));
    return heads;
}

/// Damage is a result, because this command looks for it; a file that cannot be opened is an error.
ExitStatus runVerify(const Arguments& arguments, CommandContext& context)
{
    const std::expected<QList<registration::HistoryHead>, QString> heads = headsOf(arguments, context);
    if (!heads)
        return context.fail(heads.error());
    const base::Result<storage::Registry> registry = context.existingRegistry();
    if (!registry)
        return context.fail(registry.error());
    LongWork work(context);
    base::Result<QList<base::Error>> problems = registry->history().examine(work.stopToken(), &work);
    if (!problems)
        return work.fail(problems.error());
    const base::Result<QList<base::Error>> forks = registry->history().compareWith(*heads);
    if (!forks)
        return work.fail(forks.error());
    for (const base::Error& fork : *forks) {
        if (!problems->contains(fork))
            problems->append(fork);
    }
    const base::Result<QList<storage::ErasedPlace>> erased = registry->erasure().places();
    if (!erased)
        return work.fail(erased.error());
    if (problems->isEmpty())
        context.out->write(Cli::tr("sound").toStdString() + '\n');
    for (const base::Error& problem : *problems)
        context.out->write(findings::describe(problem).toStdString() + '\n');
    for (const storage::ErasedPlace& each : *erased) {
        const QString place = (each.place.subject + u' ' + each.place.column).trimmed();
        context.out->write(
            Cli::tr("%1: erased on %2 by %3")
                .arg(place, each.when.date().toString(Qt::ISODate), findings::visibleText(each.who))
                .toStdString() +
            '\n');
    }
    return problems->isEmpty() ? ExitStatus::NothingToReport : ExitStatus::SomethingToReport;
}

} // namespace

Command registryVerifyCommand()
{
    return {
        .name = "registry verify",
        .synopsis = "[--since HEAD|FILE]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Verify that a registry file is not damaged or tampered with"),
        .details = QT_TRANSLATE_NOOP(
            "Cli", "Checks pages, indexes, and references. Compares tables and triggers with those that "
                   "Nidus creates; every version, event, registration, draft, comment, and person with "
                   "the hash computed when it was written; and the search index with its source. Reports "
                   "registered NIDs that violate RFC 8141 section 5, and a history that does not continue "
                   "from the heads seen so far, which are kept in REGISTRY.heads next to the registry and "
                   "in the user's data folder."),
        .options = kVerifyOptions,
        .maxArguments = 0,
        .run = runVerify};
}

} // namespace nidus::cli
