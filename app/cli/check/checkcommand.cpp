// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/check/checkcomparison.h"
#include "app/cli/check/checkinput.h"
#include "app/cli/check/checkparts.h"
#include "app/cli/check/checkrun.h"
#include "app/cli/frame/choices.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/frame/linework.h"
#include "app/cli/frame/readahead.h"
#include "core/base/decompressor.h"
#include "core/findings/catalog/catalog.h"
#include "core/report/checkformats.h"
#include "core/workflow/check/askednids.h"
#include "core/workflow/check/checkwork.h"
#include "core/workflow/check/ruleset.h"
#include "core/workflow/registry/registryaccess.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <thread>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::size_t kLargestRuleSet = std::size_t{8} << 20; ///< bytes; all built-in rules have a fraction

constexpr OptionSpec kAgainstOption{
    .name = "against",
    .value = "WHAT",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "auto (default): syntax, then the rule of the URN's own namespace; none: syntax only; "
               "all: also report which namespaces' rules accept the name. Or name the NID, "
               "NID@VERSION, or draft:ID that every URN must belong to.")};
constexpr OptionSpec kRulesOption{
    .name = "rules",
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("Cli", "Apply the rules in FILE before the registry's. The report shows which "
                                     "results come from FILE."),
    .formerName = "profile"};
constexpr OptionSpec kDraftsOption{
    .name = "drafts",
    .help = QT_TRANSLATE_NOOP("Cli", "Apply the rules of drafts to names whose NID is not registered. The "
                                     "report shows which results come from a draft.")};
constexpr OptionSpec kFormatOption{
    .name = "format",
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("Cli", "Output format (default: text; sarif is SARIF 2.1.0). One of: %1."),
    .choices = Choices<report::kReportFormats, &report::ReportFormatFacts::word>::kValue};
constexpr OptionSpec kSummaryOption{
    .name = "summary",
    .help = QT_TRANSLATE_NOOP("Cli", "Instead of one line per URN, print totals for each NID and its most "
                                     "frequent findings with an example of each, as text, tsv, or json.")};
constexpr OptionSpec kOnlyBadOption{
    .name = "only-bad",
    .help = QT_TRANSLATE_NOOP("Cli",
                              "Leave out valid lines. Duplicates that --duplicates finds are kept, and with "
                              "--fail-level warning, lines with a warning, such as a wrong check digit.")};
constexpr OptionSpec kDuplicatesOption{
    .name = "duplicates",
    .help = QT_TRANSLATE_NOOP("Cli", "Report URNs that are equivalent to an earlier one. Uses 24 MiB of "
                                     "memory and 10 to 14 bytes for each distinct URN; beyond the first "
                                     "million, each also takes 24 bytes of a temporary file. Everything else "
                                     "runs in constant memory.")};
constexpr OptionSpec kJobsOption{.name = "jobs",
                                 .value = "N",
                                 .help =
                                     QT_TRANSLATE_NOOP("Cli", "Number of worker threads (default: number of "
                                                              "processors); the report does not change.")};
constexpr OptionSpec kExtractOption{
    .name = "extract",
    .help = QT_TRANSLATE_NOOP("Cli", "The texts of the input are running text: check every URN found in "
                                     "them.")};

constexpr OptionSpec kPartOption{
    .name = "part",
    .value = "K/N",
    .help = QT_TRANSLATE_NOOP("Cli", "Check part K of N of one file, for --merge. If the output file already "
                                     "contains the finished part, the part is not checked again.")};
constexpr OptionSpec kMergeOption{
    .name = "merge",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Merge the reports of all parts, in any order. The result is the same, byte for byte, "
               "as that of one run; the checked file is not needed. With \"-\", the names of the reports "
               "are read from standard input, one per line, in order, each when it is finished.")};

constexpr OptionSpec kInputOption{
    .name = "input",
    .value = "KIND",
    .help = QT_TRANSLATE_NOOP(
        "Cli",
        "lines (default): one URN per line. csv:COLUMN: the column of a CSV or TSV file with this name "
        "in the first line or below a title, or column number COLUMN of a file without a header; tabs, "
        "semicolons, or "
        "commas separate fields, whichever is most frequent in the first line, unless that is a line such as "
        "\"sep=;\". Rows with an empty cell are skipped but counted. jsonl:MEMBER: this "
        "member of every object of a JSON Lines file (a.b: member b of member a); a line where it is "
        "missing or not a string is invalid.")};
constexpr OptionSpec kJsonFieldOption{.name = "json-field", .value = "NAME", .isFormer = true};
constexpr OptionSpec kColumnOption{.name = "column", .value = "NAME|N", .isFormer = true};

constexpr OptionSpec kSinceOption{
    .name = "since",
    .value = "REPORT",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Compare with REPORT, which check wrote earlier as tsv, csv, jsonl, or json: list only the "
               "bad URNs that are new or remaining, and those that are fixed or gone, as text, tsv, csv, "
               "jsonl, or none. Names are compared, not lines: a name counts once, however often it occurs. "
               "With --summary, print counts by finding code. "
               "Only new ones set exit status 1.")};

constexpr std::array kOptions{kAgainstOption, kRulesOption,   kDraftsOption,   kRfcOption,
                              kFormatOption,  kSummaryOption, kOnlyBadOption,  kDuplicatesOption,
                              kJobsOption,    kInputOption,   kExtractOption,  kJsonFieldOption,
                              kColumnOption,  kEscapedOption, kPartOption,     kMergeOption,
                              kSinceOption,   kOutputOption,  kFailLevelOption};

constexpr unsigned kMaxJobs = 256;

std::optional<unsigned> jobsOf(const Arguments& arguments)
{
    if (!arguments.isSet("jobs"))
        return std::clamp(std::thread::hardware_concurrency(), 1U, kMaxJobs);
    const std::string_view text = arguments.value("jobs");
    unsigned jobs = 0;
    const std::from_chars_result end = std::from_chars(text.data(), text.data() + text.size(), jobs);
    const bool isNumber = end.ec == std::errc() && end.ptr == text.data() + text.size();
    return isNumber && jobs >= 1 && jobs <= kMaxJobs ? std::optional(jobs) : std::nullopt;
}

std::unexpected<QString> noChecker(const storage::Registry& registry, const base::Error& error)
{
    return std::unexpected(
        error.code == storage::kNotFound && !error.detail.empty()
            ? Cli::tr("The registry has no syntax rule for %1.").arg(QString::fromStdString(error.subject))
            : explainFailure(registry, error));
}

/// Returns the checker for a NID, NID@VERSION, or draft:ID.
std::expected<check::UrnChecker, QString> checkerFor(const storage::Registry& registry,
                                                     std::string_view against,
                                                     std::shared_ptr<const check::NamespaceTable> table,
                                                     urn::Rfc rfc)
{
    const std::optional<registration::Handle> handle = parseHandle(against);
    if (!handle)
        return std::unexpected(
            Cli::tr("--against requires auto, none, all, a NID, NID@VERSION, or draft:ID."));
    if (handle->draftId != 0 || handle->version != 0) {
        base::Result<check::UrnChecker> checker =
            handle->draftId != 0 ? workflow::checkerForDraft(registry, handle->draftId, rfc)
                                 : workflow::checkerForVersion(registry, handle->nid, handle->version, rfc);
        if (!checker)
            return noChecker(registry, checker.error());
        return *std::move(checker);
    }
    if (table->find(against) == nullptr)
        return std::unexpected(unknownNid(registry, handle->nid));
    return check::UrnChecker(
        {.against = check::CheckAgainst::OneNamespace, .rfc = rfc, .nid = std::string(against)},
        std::move(table));
}

std::expected<workflow::RuleSet, QString> readNamedRuleSet(const Arguments& arguments,
                                                           const CommandContext& context)
{
    const std::string path(arguments.value("rules"));
    const base::Result<std::string> bytes = context.readAll(path, kLargestRuleSet);
    if (!bytes)
        return std::unexpected(findings::describe(bytes.error()));
    base::Result<workflow::RuleSet> profile =
        workflow::readRuleSet(QString::fromStdString(path), QByteArray::fromStdString(*bytes));
    if (!profile)
        return std::unexpected(findings::describe(profile.error()));
    context.say(Cli::tr("Rule set \"%1\": rules: %2, none of them registered.")
                    .arg(profile->name)
                    .arg(profile->rules.size()));
    return *std::move(profile);
}

/// Returns the NIDs in small inputs; nothing if the whole registry is required.
std::optional<QStringList> nidsIn(const Arguments& arguments, ReadAhead& ahead,
                                  const std::vector<std::string>& files, const batch::BatchOptions& options)
{
    if (arguments.value("against") == "all" || arguments.isSet("part") || arguments.isSet("since") ||
        arguments.isSet("rules"))
        return std::nullopt;
    const std::optional<std::vector<std::string_view>> inputs = ahead.read(files);
    QStringList all;
    for (const std::string_view input : inputs.value_or(std::vector<std::string_view>())) {
        const std::optional<QStringList> nids = workflow::askedNids(input, options, rfcOf(arguments));
        if (!nids)
            return std::nullopt;
        all += *nids;
    }
    return inputs ? std::optional(all) : std::nullopt;
}

/// Returns the checker for --against, --rules, and --rfc; a message if it cannot be made. `asked` returns the
/// NIDs of the input, if they are known.
std::expected<check::UrnChecker, QString>
makeChecker(const Arguments& arguments, const CommandContext& context,
            const std::function<std::optional<QStringList>()>& asked)
{
    const std::string_view against = arguments.value("against", "auto");
    check::CheckOptions options{.rfc = rfcOf(arguments)};
    if (against == "none") {
        options.against = check::CheckAgainst::SyntaxOnly;
        return check::UrnChecker(options, std::make_shared<const check::NamespaceTable>());
    }
    if (against != "auto" && against != "all") {
        const base::Result<storage::Registry> registry = context.registryForReading();
        if (!registry)
            return std::unexpected(findings::describe(registry.error()));
        const auto table = workflow::namespaceTable(*registry, {QString::fromUtf8(against)});
        if (!table)
            return std::unexpected(findings::describe(table.error()));
        return checkerFor(*registry, against, *table, options.rfc);
    }
    base::Result<std::shared_ptr<const check::NamespaceTable>> table = context.namespacesForReading(asked);
    if (!table)
        return std::unexpected(findings::describe(table.error()));
    options.against =
        against == "all" ? check::CheckAgainst::AllNamespaces : check::CheckAgainst::OwnNamespace;
    if (arguments.isSet("rules")) {
        const std::expected<workflow::RuleSet, QString> profile = readNamedRuleSet(arguments, context);
        if (!profile)
            return std::unexpected(profile.error());
        table = workflow::withRuleSet(**table, *profile);
    }
    if (arguments.isSet("drafts")) { // after the rules of a file, which therefore apply first
        const base::Result<storage::Registry> registry = context.registryForReading();
        table = registry ? workflow::withDraftRules(*registry, **table,
                                                    [](const QString& handle) { return handle; })
                         : std::unexpected(registry.error());
        if (!table)
            return std::unexpected(findings::describe(table.error()));
    }
    return check::UrnChecker(options, *table);
}

workflow::CheckJobOptions runOptions(const Arguments& arguments, const CheckInput& input, unsigned jobs)
{
    workflow::CheckJobOptions options;
    options.batch.jobs = jobs;
    options.batch.input = input.kind;
    (input.kind == batch::InputKind::Table ? options.batch.column : options.batch.member) = input.name;
    options.batch.isEscaped = arguments.isSet("escaped");
    options.batch.extracts = arguments.isSet("extract");
    options.onlyBad = arguments.isSet("only-bad");
    options.findsDuplicates = arguments.isSet("duplicates");
    options.keepsWarnings = arguments.value("fail-level", "error") == "warning";
    options.batch.findsPlaces = reportFormatOf(arguments) != report::ReportFormat::None;
    return options;
}

/// Returns why the options cannot be used together; empty if they can.
QString contradiction(const Arguments& arguments, const CheckInput& input)
{
    if (arguments.isSet("part") && input.kind == batch::InputKind::Table)
        return Cli::tr(
            "--part cannot be used with --input csv: parts end at line ends, where a row may continue.");
    if (arguments.isSet("rules") && arguments.value("against", "auto") != "auto")
        return Cli::tr("--rules can only be used with --against auto.");
    if (arguments.isSet("drafts") && arguments.value("against", "auto") != "auto")
        return Cli::tr("--drafts can only be used with --against auto.");
    if (arguments.isSet("summary") && !report::factsOf(reportFormatOf(arguments)).isOfSummaries)
        return Cli::tr("--summary requires one of the formats %1.")
            .arg(reportFormatWords(&report::ReportFormatFacts::isOfSummaries));
    if (arguments.isSet("summary") && arguments.isSet("only-bad"))
        return Cli::tr("--summary and --only-bad cannot be used together.");
    if (arguments.isSet("part") && arguments.isSet("merge"))
        return Cli::tr("--part and --merge cannot be used together.");
    if (arguments.isSet("part") && input.kind == batch::InputKind::RunningText)
        return Cli::tr(
            "--part cannot be used with --extract: parts end at line ends, where running text continues.");
    if (arguments.isSet("part") &&
        (arguments.positional().size() != 1 || arguments.positional().front() == "-"))
        return Cli::tr("--part requires exactly one file.");
    return comparisonConflict(arguments);
}

bool isPackedFile(const CommandContext& context, const std::string& path)
{
    std::array<char, base::kArchiveMark> head{};
    const auto source = context.openInput(path);
    const std::size_t size = source ? (*source)->read(head).value_or(0) : 0;
    const base::ArchiveMark mark = base::archiveMark({head.data(), size});
    return mark != base::ArchiveMark::None && mark != base::ArchiveMark::Cut;
}

std::unique_ptr<report::CheckReport> newReport(const Arguments& arguments,
                                               const report::ReportSettings& settings)
{
    return arguments.isSet("summary") ? report::makeCheckSummary(reportFormatOf(arguments), settings)
                                      : report::makeCheckReport(reportFormatOf(arguments), settings);
}

/// Checks one part of a file for a report that is merged later.
ExitStatus runPart(const Arguments& arguments, CommandContext& context, const check::UrnChecker& checker,
                   const report::ReportSettings& settings, const CheckInput& input,
                   workflow::CheckJobOptions options)
{
    const std::expected<base::FilePart, QString> share = filePartOf(arguments);
    if (!share)
        return context.fail(share.error());
    const std::string& path = arguments.positional().front();
    base::Result<base::OpenFilePart> file = base::openFilePart(path, *share);
    if (!file && file.error().code == base::kNotAvailable)
        return context.fail(Cli::tr("--part requires a regular file: %1 cannot be read from the middle.")
                                .arg(QString::fromStdString(path)));
    if (!file)
        return context.fail(file.error());
    if (isPackedFile(context, path))
        return context.fail(Cli::tr("--part cannot split a compressed file: decompress %1 first.")
                                .arg(QString::fromStdString(path)));
    const report::PartHeader head{.share = *share,
                                  .terms = partSettings(arguments, checker, settings, input, *file)};
    const std::string failLevel(arguments.value("fail-level", "error"));
    if (const std::optional<batch::CheckCounts> done = finishedPart(arguments, context, head)) {
        context.say(Cli::tr("Part %1 of %2 is already finished.").arg(share->number).arg(share->of));
        return conclude(context, *done, {}, failLevel);
    }
    report::PartReport report(newReport(arguments, settings), {.head = head,
                                                               .onlyBad = options.onlyBad,
                                                               .keepsWarnings = options.keepsWarnings,
                                                               .findsDuplicates = options.findsDuplicates});
    // Duplicates are found when the parts are merged.
    options.onlyBad = options.onlyBad && !options.findsDuplicates;
    options.findsDuplicates = false;
    options.batch.isContinued = share->number > 1;
    CheckRun checkRun(context, checker, report, std::move(options));
    const base::Result<batch::CheckCounts> counts = checkRun.checkPart(std::move(file->source), path);
    if (!counts)
        return context.fail(counts.error());
    if (!checkRun.isStopped())
        report.setTotals(*counts);
    checkRun.finish();
    return conclude(context, *counts, {}, failLevel);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::optional<unsigned> jobs = jobsOf(arguments);
    if (!jobs)
        return context.fail(Cli::tr("--jobs requires a number from 1 to %1.").arg(kMaxJobs));
    const std::expected<CheckInput, QString> input = checkInputOf(arguments);
    if (!input)
        return context.fail(input.error());
    if (const QString why = contradiction(arguments, *input); !why.isEmpty())
        return context.fail(why);
    if (arguments.isSet("merge"))
        return mergeParts(arguments, context);
    std::vector<std::string> files = arguments.positional();
    if (files.empty())
        files.emplace_back("-");
    workflow::CheckJobOptions options = runOptions(arguments, *input, *jobs);
    ReadAhead ahead(context);
    const std::expected<check::UrnChecker, QString> checker =
        makeChecker(arguments, context, [&] { return nidsIn(arguments, ahead, files, options.batch); });
    if (!checker)
        return context.fail(checker.error());

    const report::ReportSettings settings{.checker = &*checker,
                                          .files = files,
                                          .hasColumn = arguments.isSet("extract") || !input->name.empty(),
                                          .hasAccepting = arguments.value("against") == "all",
                                          .look = lookOf(context)};
    if (arguments.isSet("part"))
        return runPart(arguments, context, *checker, settings, *input, std::move(options));
    std::unique_ptr<report::ComparisonReport> comparison;
    if (arguments.isSet("since")) {
        auto made = makeComparison(arguments, settings);
        if (!made)
            return context.fail(made.error());
        comparison = *std::move(made);
    }
    const std::unique_ptr<report::CheckReport> plain = comparison ? nullptr : newReport(arguments, settings);
    const bool findsDuplicates = options.findsDuplicates;
    CheckRun checkRun(context, *checker, comparison ? *comparison : *plain, std::move(options));

    batch::CheckCounts total;
    std::size_t read = 0;
    ExitStatus status = ExitStatus::NothingToReport;
    for (std::size_t i = 0; i < files.size() && !checkRun.isStopped(); ++i) {
        const base::Result<batch::CheckCounts> counts = checkRun.check(files[i], i);
        if (!counts) {
            status = graver(status, context.fail(counts.error()));
            batch::addCounts(total, checkRun.job().reported());
            continue;
        }
        ++read;
        batch::addCounts(total, *counts);
        noteLineEnds(context, QString::fromStdString(files[i]), counts->hadByteOrderMark,
                     counts->hadCarriageReturns);
    }
    if (comparison && (checkRun.isStopped() || status != ExitStatus::NothingToReport))
        comparison->setIncomplete();
    checkRun.finish();
    if (read == 0 && total.checked() == 0 && status != ExitStatus::NothingToReport)
        return status; // nothing could be read, so there is nothing to sum up
    const ExitStatus found =
        conclude(context, total, findsDuplicates ? std::optional(checkRun.job().duplicates()) : std::nullopt,
                 arguments.value("fail-level", "error"));
    return graver(status, comparison ? concludeComparison(arguments, context, *comparison) : found);
}

} // namespace

Command checkCommand()
{
    return {
        .name = "check",
        .synopsis = "[--against auto|none|all|NID[@V]|draft:ID] [--format FORMAT] [OPTIONS] [FILE...|-]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Check URNs, one per line, and print a verdict for each"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "Verdicts: valid, invalid, unregistered (the syntax is valid, but the NID is not in the "
            "registry), undecided (a limit was reached). Blank lines are skipped but counted. Input "
            "compressed with gzip, zstd, or xz is decompressed automatically.\n"
            "Columns of tsv and csv: line, verdict, nid, offset, code, urn, message; then column with "
            "--extract or --input csv or jsonl; accepting (NIDs separated by spaces) with --against "
            "all; and file if there are several. csv has a header line, tsv has none. json is one array of "
            "the objects that jsonl prints one per line. The summary goes to standard error.\n"
            "Columns of --since: change (new, still for remaining, fixed, gone), earlier code, then the "
            "columns above. "
            "The row of a fixed name has only the name and its verdict, that of a name that is no longer in "
            "the input only the name. With --summary: code, new, still, fixed, gone.\n"
            "Columns of --summary: nid, count, valid, invalid, unregistered, undecided, code, code count, "
            "example, warnings (valid URNs with a warning); one line for each NID and code. The NID \"*\" is "
            "all NIDs after the first 100,000."),
        .options = kOptions,
        .hasColors = true,
        .run = run};
}

} // namespace nidus::cli
