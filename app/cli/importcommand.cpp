// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/importformat.h"
#include "app/cli/importinput.h"
#include "core/findings/catalogue.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr OptionSpec kDryRunOption{.name = "dry-run",
                                   .help = QT_TRANSLATE_NOOP("Cli", "Only say what would be done.")};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or json."),
                                   .choices = "text|json"};
constexpr OptionSpec kNoGrammarOption{
    .name = "no-grammar",
    .help = QT_TRANSLATE_NOOP("Cli", "Leave the grammar and the examples of a Syntax section in its text.")};
constexpr std::array kOptions{kDryRunOption,    kFormatOption, kNoGrammarOption, kOutputOption,
                              kFailLevelOption, kNoteOption,   kLinkOption,      kByOption};

/// What becomes of a grammar in a template's prose.
QString syntaxSentence(const QString& file, const PlannedImport& planned)
{
    if (planned.keepsSyntax)
        return Cli::tr("%1: the grammar of the Syntax section, from rule \"%2\", is the draft's syntax rule; "
                       "samples: %3.")
            .arg(file, planned.syntax->rule.start)
            .arg(planned.syntax->samples.size());
    return Cli::tr("%1: the grammar of the Syntax section is left out: %2")
        .arg(file, planned.syntax->against ? message(*planned.syntax->against) : QString());
}

/// The registry as it was before this run, kept once.
class CopyBefore
{
public:
    [[nodiscard]] std::expected<void, Error> keep(const Registry& registry)
    {
        if (m_isKept)
            return {};
        const std::expected<QString, Error> kept = registry.copies().keep(BackupReason::Import);
        if (!kept)
            return std::unexpected(kept.error());
        m_isKept = true;
        return {};
    }

private:
    bool m_isKept = false;
};

/// Reads, compares and (unless dry) carries out one file. The error is told on standard error as well.
ImportedFileReport importOne(const Arguments& arguments, const CommandContext& context, Registry& registry,
                             CopyBefore& copy, const std::string& path)
{
    ImportedFileReport report{.file = QString::fromStdString(path)};
    const auto failed = [&](Error error) {
        if (error.subject.empty())
            error.subject = path;
        report.error = describe(error);
        report.status = context.fail(report.error);
        return report;
    };
    const std::expected<ImportInput, Error> input = readImportInput(context, path);
    if (!input)
        return failed(input.error());
    std::expected<ImportPlan, Error> plan = planImport(registry, input->file);
    if (!plan)
        return failed(plan.error());
    report.plan = *std::move(plan);
    for (PlannedImport& planned : report.plan->records) {
        if (arguments.isSet("no-grammar"))
            planned.keepsSyntax = false;
        else if (planned.syntax)
            context.say(syntaxSentence(report.file, planned));
    }
    report.status = statusFor(arguments, report.plan->findings);
    for (const PlannedImport& planned : report.plan->records)
        report.status = graver(report.status, statusFor(arguments, planned.imported.findings));
    if (arguments.isSet("dry-run") || !changesAnything(*report.plan))
        return report;
    if (const std::expected<void, Error> kept = copy.keep(registry); !kept)
        return failed(kept.error());
    const std::expected<QStringList, Error> made = carryOut(registry, *report.plan, actOf(arguments));
    if (!made)
        return failed(made.error());
    report.made = *made;
    return report;
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    std::expected<Registry, Error> registry =
        arguments.isSet("dry-run") ? context.registryForReading() : context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    CopyBefore copy;
    std::vector<std::string> files = arguments.positional();
    if (files.empty())
        files.emplace_back("-");
    ExitStatus status = ExitStatus::NothingToReport;
    QList<ImportedFileReport> reports;
    for (const std::string& file : files) {
        if (context.isInterrupted())
            break;
        reports.append(importOne(arguments, context, *registry, copy, file));
        status = graver(status, reports.constLast().status);
    }
    const std::string text =
        arguments.value("format") == "json" ? importedAsJson(reports) : importedAsText(reports);
    QStringList made;
    for (const ImportedFileReport& report : std::as_const(reports))
        made += report.made;
    if (made.isEmpty())
        context.out->write(text);
    else
        context.writeDone(text, made.join(", "_L1));
    return status;
}

} // namespace

Command importCommand()
{
    return {.name = "import",
            .synopsis = "[--dry-run] [--no-grammar] [--format text|json] FILE...|-",
            .summary = QT_TRANSLATE_NOOP("Cli", "Read templates and registries from files"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "The format is recognised by content: a registration template as text (RFC 8141, and the "
                "older layouts of RFC 2611 and RFC 3406), Markdown, xml2rfc or a mail; this program's XML, "
                "JSON or table (CSV); or IANA's registry as XML. A template becomes a draft; a whole record "
                "from XML or JSON that is not in the registry goes in with its history; IANA's list updates "
                "dates, references and contacts. What is there already is left alone, and so are drafts. A "
                "grammar in the Syntax section of a template becomes the draft's syntax rule, and the URNs "
                "beside it its samples, when it accepts them all."),
            .options = kOptions,
            .run = run};
}

} // namespace nidus
