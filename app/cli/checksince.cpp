// SPDX-License-Identifier: Apache-2.0
#include "app/cli/checksince.h"

#include "app/cli/checkshares.h"
#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "core/findings/catalogue.h"
#include "core/report/keptreport.h"

#include <QFile>
#include <QFileInfo>

namespace nidus {

namespace {

QString notRead(const std::string& path, const Error& error)
{
    if (error.code == ErrorCode::BadFormat)
        return Cli::tr("%1 is no report that check wrote as tsv, jsonl or json.")
            .arg(QString::fromStdString(path));
    if (error.code == ErrorCode::TooLarge)
        return Cli::tr("%1 has more than %2 bad names, the most that are compared.")
            .arg(QString::fromStdString(path))
            .arg(kMaxComparedNames);
    return describe(about(path, error));
}

} // namespace

QString contradictionOfSince(const Arguments& arguments)
{
    if (!arguments.isSet("since"))
        return {};
    for (const char* const option : {"part", "merge", "only-bad", "duplicates"}) {
        if (arguments.isSet(option))
            return Cli::tr("--since and --%1 exclude each other.").arg(QString::fromLatin1(option));
    }
    const ReportFormat format = reportFormatOf(arguments);
    if (arguments.isSet("summary"))
        return {};
    if (format != ReportFormat::Text && format != ReportFormat::Tsv && format != ReportFormat::JsonLines &&
        format != ReportFormat::None)
        return Cli::tr("--since is written as text, tsv or jsonl, with --summary as text, tsv or json.");
    return {};
}

std::expected<std::unique_ptr<ComparisonReport>, QString>
makeComparison(const Arguments& arguments, const CommandContext& context, const ReportSettings& settings)
{
    const std::string path(arguments.value("since"));
    const QFileInfo file(QFile::decodeName(path.c_str()));
    if (file.exists() && !file.isFile())
        return std::unexpected(
            Cli::tr("--since takes a file: %1 cannot be read twice.").arg(QString::fromStdString(path)));
    EarlierReport earlier{.path = path, .open = [path] { return openByteSource(path); }, .names = {}};
    auto source = earlier.open();
    std::expected<Comparison, Error> names =
        source ? comparisonWith(*std::move(source), ComparedNames(settings.checker->options().rfc))
               : std::unexpected(source.error());
    if (!names)
        return std::unexpected(notRead(path, names.error()));
    earlier.names = *std::move(names);
    const ReportFormat format = reportFormatOf(arguments);
    if (arguments.isSet("summary"))
        return std::make_unique<ComparisonSummary>(format, settings, std::move(earlier));
    return std::make_unique<ComparisonReport>(format, makeReport(format, false, context, settings),
                                              std::move(earlier));
}

ExitStatus concludeComparison(const Arguments& arguments, const CommandContext& context,
                              const ComparisonReport& report)
{
    if (report.failure())
        return context.fail(about(std::string(arguments.value("since")), *report.failure()));
    const ChangeCounts names = report.comparison().names();
    const QString path = QString::fromUtf8(arguments.value("since"));
    if (report.isComplete())
        context.say(Cli::tr("since %1: %2 new, %3 still bad, %4 fixed, of which %5 are valid now")
                        .arg(path)
                        .arg(names.fresh)
                        .arg(names.still)
                        .arg(names.fixed)
                        .arg(report.comparison().validNow()));
    else
        context.say(Cli::tr("since %1: %2 new, %3 still bad; not all was checked, so nothing is called fixed")
                        .arg(path)
                        .arg(names.fresh)
                        .arg(names.still));
    return names.fresh > 0 ? statusFor(arguments, Severity::Error) : ExitStatus::NothingToReport;
}

} // namespace nidus
