// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/templates/importformat.h"
#include "app/cli/templates/importinput.h"
#include "app/cli/templates/templatesource.h"
#include "core/findings/catalog/catalog.h"
#include "core/report/lint/placedfinding.h"
#include "core/workflow/import/importer.h"
#include "core/workflow/import/prefetcher.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr unsigned kMostThreads = 8;
/// Bytes. Larger files are not read ahead, so that few of them are in memory at a time.
constexpr std::uint64_t kLargestAhead = std::uint64_t{1} << 20;

constexpr OptionSpec kDryRunOption{.name = "dry-run",
                                   .help = QT_TRANSLATE_NOOP("Cli", "Only show what would be imported.")};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or json."),
                                   .choices = "text|json"};
constexpr OptionSpec kAcceptGapOption{
    .name = "accept-gap",
    .help = QT_TRANSLATE_NOOP("Cli", "Accept informal numbers that leave more than 100 numbers below them "
                                     "unassigned.")};
constexpr OptionSpec kAcceptOlderOption{
    .name = "accept-older",
    .help = QT_TRANSLATE_NOOP(
        "Cli",
        "Accept a list from IANA that is older than the present one, or that lacks registered namespaces.")};
constexpr std::array kOptions{kDryRunOption,      kFormatOption, kNoGrammarOption, kAcceptGapOption,
                              kAcceptOlderOption, kOutputOption, kFailLevelOption, kNoteOption,
                              kLinkOption,        kByOption};

/// "FILE:LINE:COLUMN" of a finding about a template in a file, or "FILE".
QString placeOf(const findings::Finding& finding, const QString& file, const std::string& bytes,
                const exchange::ImportedTemplate& imported)
{
    const QStringList lines = QString::fromUtf8(QByteArrayView(bytes)).split(u'\n');
    const report::PlacedFinding placed = report::placedInFile(file, finding, imported, lines);
    return placed.line == 0
               ? file
               : u"%1:%2:%3"_s.arg(file, QString::number(placed.line), QString::number(placed.column));
}

/// A file and all results that do not depend on the registry.
struct PreparedFile
{
    base::Result<ImportInput> input;
    std::optional<workflow::FoundSyntax> syntax;
};

PreparedFile prepare(base::Result<ImportInput> input)
{
    PreparedFile prepared{.input = std::move(input), .syntax = {}};
    const auto* const imported =
        prepared.input ? std::get_if<exchange::ImportedTemplate>(&prepared.input->file.content) : nullptr;
    if (imported != nullptr)
        prepared.syntax = workflow::findSyntax(imported->registrationTemplate);
    return prepared;
}

/// Absent if the file is too large to be read ahead.
std::optional<PreparedFile> prepareAhead(const CommandContext& context, const std::string& path)
{
    const base::Result<std::unique_ptr<base::ByteSource>> source = context.openInput(path);
    if (!source)
        return prepare(std::unexpected(about(path, source.error())));
    if ((*source)->size() > kLargestAhead)
        return std::nullopt;
    return prepare(readImportInput(**source, path)); // opened once: it may be a pipe
}

/// Keeps a copy of the registry as it was before this run; called once.
base::Result<void> keepCopy(const storage::Registry& registry)
{
    const base::Result<QString> kept = registry.copies().keep(storage::BackupReason::Import);
    return kept ? base::Result<void>() : std::unexpected(kept.error());
}

/// Imports files one after the other.
class Import
{
public:
    Import(const Arguments& arguments, CommandContext& context, storage::Registry& registry)
        : m_arguments(arguments),
          m_context(context),
          m_registry(registry),
          m_importer(registry, actOf(arguments), [&registry] { return keepCopy(registry); })
    {}

    void add(const std::string& path, const PreparedFile& prepared);
    /// Imports the files added so far, and reports them.
    void finish();
    [[nodiscard]] const QList<ImportedFileReport>& reports() const { return m_reports; }
    [[nodiscard]] ExitStatus status() const { return m_status; }

private:
    struct Added
    {
        ImportedFileReport report;
        QStringList said{}; ///< messages for standard error
        std::optional<base::Error> failure{};
    };

    [[nodiscard]] Added planned(const std::string& path, const PreparedFile& prepared);
    [[nodiscard]] bool isToCarryOut(const Added& added) const;

    const Arguments& m_arguments;
    CommandContext& m_context;
    storage::Registry& m_registry;
    workflow::Importer m_importer;
    workflow::PlannedDrafts m_drafts; ///< of a dry run: nothing is stored that would conflict
    QList<Added> m_added;             ///< since finish()
    QList<ImportedFileReport> m_reports;
    ExitStatus m_status = ExitStatus::NothingToReport;
};

void Import::add(const std::string& path, const PreparedFile& prepared)
{
    if (prepared.input && m_importer.mustCarryOutBefore(prepared.input->file))
        finish();
    m_added.append(planned(path, prepared));
    if (isToCarryOut(m_added.constLast()))
        m_importer.add(prepared.input->file, *m_added.constLast().report.plan);
}

void Import::finish()
{
    const QList<base::Result<QStringList>> all = m_importer.carryOut();
    auto made = all.cbegin();
    for (Added& added : m_added) {
        if (!isToCarryOut(added))
            continue;
        if (*made)
            added.report.made = **made;
        else
            added.failure = made->error();
        ++made;
    }
    for (Added& added : m_added) {
        for (const QString& sentence : std::as_const(added.said))
            m_context.say(sentence);
        if (added.failure) {
            if (added.failure->subject.empty())
                added.failure->subject = added.report.file.toStdString();
            added.report.error = findings::describe(*added.failure);
            added.report.status = m_context.fail(added.report.error);
        }
        m_status = graver(m_status, added.report.status);
        m_reports.append(added.report);
    }
    m_added.clear();
}

Import::Added Import::planned(const std::string& path, const PreparedFile& prepared)
{
    Added added{.report = {.file = QString::fromStdString(path)}};
    if (!prepared.input) {
        added.failure = prepared.input.error();
        return added;
    }
    base::Result<workflow::ImportPlan> plan =
        workflow::planImport(m_registry, prepared.input->file,
                             {.found = &prepared.syntax,
                              .acceptsGap = m_arguments.isSet("accept-gap"),
                              .acceptsOlder = m_arguments.isSet("accept-older")});
    if (!plan) {
        added.failure = plan.error();
        return added;
    }
    if (m_arguments.isSet("dry-run"))
        plan = m_drafts.add(*std::move(plan));
    added.report.status = statusFor(m_arguments, plan->findings);
    if (m_arguments.isSet("no-grammar"))
        plan->keepsSyntax = false;
    else if (plan->syntax)
        added.said.append(syntaxSentence(
            added.report.file, *plan->syntax, plan->keepsSyntax,
            plan->syntax->against
                ? placeOf(*plan->syntax->against, added.report.file, prepared.input->bytes, plan->imported)
                : added.report.file));
    for (const workflow::PlannedImport& each : std::as_const(plan->records))
        added.report.status = graver(added.report.status, statusFor(m_arguments, each.findings));
    added.report.plan = *std::move(plan);
    return added;
}

bool Import::isToCarryOut(const Added& added) const
{
    return added.report.plan && !m_arguments.isSet("dry-run") &&
           workflow::changesAnything(*added.report.plan);
}

/// Returns the number of threads that read files ahead.
unsigned readingThreads(const CommandContext& context, const std::vector<std::string>& files)
{
    if (std::ranges::find(files, "-") != files.cend())
        return 1; // an interrupt wakes only a single thread that waits for standard input
    return context.threads > 0 ? context.threads
                               : std::clamp(std::thread::hardware_concurrency(), 1U, kMostThreads);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    base::Result<storage::Registry> registry =
        arguments.isSet("dry-run") ? context.registryForReading() : context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    std::vector<std::string> files = arguments.positional();
    if (files.empty())
        files.emplace_back("-");
    Import import(arguments, context, *registry);
    // While one batch of files is stored, the next one is read.
    workflow::Prefetcher<std::optional<PreparedFile>> prepared(
        files.size(), readingThreads(context, files), workflow::Importer::kMostTogether,
        [&](std::size_t i) { return prepareAhead(context, files[i]); });
    for (const std::string& file : files) {
        if (context.isInterrupted())
            break;
        const std::optional<PreparedFile> ahead = prepared.take();
        import.add(file, ahead ? *ahead : prepare(readImportInput(context, file)));
    }
    import.finish();
    QStringList made;
    for (const ImportedFileReport& report : import.reports())
        made += report.made;
    if (!made.isEmpty())
        context.writeChange({}, made.join(", "_L1));
    const auto sink = [&context](const std::string& text) { context.out->write(text); };
    if (arguments.value("format") != "json") {
        writeImportedText(import.reports(), sink);
        return import.status();
    }
    const base::Result<void> written = writeImportedJson(import.reports(), sink);
    return written ? import.status() : context.fail(written.error());
}

} // namespace

Command importCommand()
{
    return {.name = "import",
            .synopsis =
                "[--dry-run] [--no-grammar] [--accept-gap] [--accept-older] [--format text|json] FILE...|-",
            .summary = QT_TRANSLATE_NOOP("Cli", "Import templates and registries from files"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "The format is recognized by content: a registration template as text (RFC 8141, and the "
                "older layouts of RFC 2611 and RFC 3406), Markdown, HTML, xml2rfc, or an email; XML, JSON, "
                "or CSV "
                "from this program; or IANA's registry as XML. A template becomes a draft. A complete record "
                "from XML or JSON is added with its history, unless it is already in the registry. Its "
                "events are "
                "marked \"From a file\", and no approval or document in them counts here: an approved draft "
                "returns to review. IANA's list updates dates, references, and contacts; an older list, or "
                "one that lacks registered "
                "namespaces, changes nothing without --accept-older. Existing versions and drafts are never "
                "overwritten. If the Syntax section has a grammar that accepts all the example URNs there, "
                "the grammar becomes the draft's syntax rule and the examples its samples."),
            .options = kOptions,
            .run = run};
}

} // namespace nidus::cli
