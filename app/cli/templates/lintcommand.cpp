// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/choices.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/templates/lintedtemplate.h"
#include "core/report/lint/lintreport.h"

#include <array>
#include <utility>

namespace nidus::cli {

namespace {

constexpr OptionSpec kFormatOption{
    .name = "format",
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("Cli", "Output format (default: text; sarif is SARIF 2.1.0). One of: %1."),
    .choices = Choices<report::kReportFormats, &report::ReportFormatFacts::word>::kValue};
constexpr OptionSpec kProfileOption{
    .name = "profile",
    .value = "PROFILE",
    .help = QT_TRANSLATE_NOOP("Cli", "Strictness: draft (unfinished parts are only information), review "
                                     "(default), or submission (anything a reviewer would return is an "
                                     "error)."),
    .choices = Choices<findings::kProfileWords>::kValue};
constexpr std::array kOptions{kFormatOption, kProfileOption, kOutputOption, kFailLevelOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const findings::LintProfile profile =
        findings::profileFromWord(arguments.text("profile")).value_or(findings::LintProfile::Review);
    const std::string_view level = arguments.value("fail-level", "error");
    const std::unique_ptr<report::LintReport> report = report::makeLintReport(
        reportFormatOf(arguments),
        {.failLevel = level == "warning" ? findings::Severity::Warning : findings::Severity::Error,
         .neverFails = level == "never"});
    std::string text;
    ExitStatus status = ExitStatus::NothingToReport;
    bool hasBegun = false;
    for (const std::string& word : arguments.positional()) {
        const std::expected<QList<report::PlacedFinding>, QString> findings =
            lintOne(context, *registry, word, profile);
        if (!findings) {
            status = graver(status, context.fail(findings.error()));
            continue;
        }
        if (!std::exchange(hasBegun, true))
            report->begin(text);
        report->beginTemplate(text, QString::fromStdString(word));
        for (const report::PlacedFinding& placed : *findings) {
            report->add(text, placed);
            if (!placed.acceptance)
                status = graver(status, statusFor(arguments, placed.finding.severity));
        }
        report->endTemplate(text);
        context.out->write(std::exchange(text, {}));
    }
    if (hasBegun)
        report->end(text);
    context.out->write(text);
    return status;
}

} // namespace

Command lintCommand()
{
    return {
        .name = "lint",
        .synopsis = "FILE|NID[@VERSION]|draft:ID... [--profile draft|review|submission] [--format FORMAT]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Check a template and list findings"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "If a file with that name exists, Nidus reads the file; otherwise the argument is a namespace or "
            "draft. Lines and columns are those of the file, or otherwise of the named field.\n"
            "Columns of tsv and csv: subject, line, column, severity, code, message; csv has a header line. "
            "json is one array of the objects that jsonl prints one per line. In JUnit, findings at or above "
            "--fail-level are failures; others appear as output of passing tests.\n"
            "Findings that a reviewer accepted (comment --accept) are listed last as \"accepted\" with the "
            "reason, and do not count: jsonl and json have a member \"accepted\", sarif suppresses them, and "
            "junit skips them."),
        .options = kOptions,
        .minArguments = 1,
        .run = run};
}

} // namespace nidus::cli
