// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checkcomparison.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/report/checkformats.h"
#include "core/report/keptreport.h"

#include <QFile>
#include <QFileInfo>

namespace nidus::cli {

namespace {

QString notRead(const std::string& path, const base::Error& error)
{
    if (error.code == base::kBadFormat)
        return findings::notAReportText(QString::fromStdString(path));
    if (error.code == base::kTooLarge)
        return findings::tooManyNamesText(QString::fromStdString(path), batch::kMaxComparedNames);
    return findings::describe(about(path, error));
}

} // namespace

QString comparisonConflict(const Arguments& arguments)
{
    if (!arguments.isSet("since"))
        return {};
    for (const char* const option : {"part", "merge", "only-bad", "duplicates"}) {
        if (arguments.isSet(option))
            return Cli::tr("--since and --%1 cannot be used together.").arg(QString::fromLatin1(option));
    }
    if (arguments.isSet("summary") || report::factsOf(reportFormatOf(arguments)).isOfComparisons)
        return {};
    return Cli::tr("--since requires one of the formats %1; with --summary, one of %2.")
        .arg(reportFormatWords(&report::ReportFormatFacts::isOfComparisons),
             reportFormatWords(&report::ReportFormatFacts::isOfSummaries));
}

std::expected<std::unique_ptr<report::ComparisonReport>, QString>
makeComparison(const Arguments& arguments, const report::ReportSettings& settings)
{
    const std::string path(arguments.value("since"));
    const QFileInfo file(QFile::decodeName(path.c_str()));
    if (file.exists() && !file.isFile())
        return std::unexpected(Cli::tr("--since requires a regular file: %1 cannot be read twice.")
                                   .arg(QString::fromStdString(path)));
    report::EarlierReport earlier{
        .path = path, .open = [path] { return base::openRegularSource(path); }, .names = {}};
    auto source = earlier.open();
    base::Result<batch::Comparison> names =
        source ? report::comparisonWith(*std::move(source),
                                        batch::ComparedNames(settings.checker->options().rfc))
               : std::unexpected(source.error());
    if (!names)
        return std::unexpected(notRead(path, names.error()));
    earlier.names = *std::move(names);
    const report::ReportFormat format = reportFormatOf(arguments);
    if (arguments.isSet("summary"))
        return std::make_unique<report::ComparisonSummary>(format, settings, std::move(earlier));
    return std::make_unique<report::ComparisonReport>(format, report::makeCheckReport(format, settings),
                                                      std::move(earlier));
}

ExitStatus concludeComparison(const Arguments& arguments, const CommandContext& context,
                              const report::ComparisonReport& report)
{
    if (report.failure())
        return context.fail(about(std::string(arguments.value("since")), *report.failure()));
    const batch::ChangeCounts names = report.comparison().names();
    const QString path = QString::fromUtf8(arguments.value("since"));
    if (report.isComplete())
        context.say(Cli::tr("compared with %1, by name: %2 new, %3 remaining, %4 fixed, %5 gone")
                        .arg(path)
                        .arg(names.fresh)
                        .arg(names.still)
                        .arg(names.fixed)
                        .arg(names.gone));
    else
        context.say(
            Cli::tr("compared with %1, by name: %2 new, %3 remaining; fixed and gone ones are not reported, "
                    "because the check is incomplete")
                .arg(path)
                .arg(names.fresh)
                .arg(names.still));
    return names.fresh > 0 ? statusFor(arguments, findings::Severity::Error) : ExitStatus::NothingToReport;
}

} // namespace nidus::cli
