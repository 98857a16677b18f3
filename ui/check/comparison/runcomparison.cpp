// SPDX-License-Identifier: Apache-2.0
#include "ui/check/comparison/runcomparison.h"

#include "core/report/keptreport.h"
#include "ui/check/rows/rowtexts.h"

#include <QFile>
#include <algorithm>
#include <utility>

namespace nidus::ui {

namespace {

/// Returns the names of the report that are gone, once all rows have been compared.
base::Result<std::vector<std::string>> goneNames(const ComparisonTask& task, batch::Comparison comparison,
                                                 const std::stop_token& stop)
{
    const std::uint64_t all = std::min<std::uint64_t>(comparison.names().gone, kMostGoneNames);
    std::vector<std::string> gone;
    if (all == 0)
        return gone;
    base::Result<std::unique_ptr<base::ByteSource>> source =
        base::openRegularSource(QFile::encodeName(task.report).toStdString());
    if (!source)
        return std::unexpected(source.error());
    batch::ComparedNames names(task.check.checker->options().rfc);
    const auto take = [&](const report::SavedRow& row) {
        if (row.verdict != check::Verdict::Valid &&
            comparison.takeEnded(names.of(row.name)) == batch::NameChange::Gone)
            gone.emplace_back(row.name);
        return gone.size() < all;
    };
    const base::Result<void> read = report::readKeptReport(*std::move(source), take, stop);
    if (!read && gone.size() < all)
        return std::unexpected(read.error());
    return gone;
}

base::Result<batch::Comparison> earlierNames(const ComparisonTask& task, const std::stop_token& stop)
{
    base::Result<std::unique_ptr<base::ByteSource>> source =
        base::openRegularSource(QFile::encodeName(task.report).toStdString());
    if (!source)
        return std::unexpected(source.error());
    base::Result<batch::Comparison> names = report::comparisonWith(
        *std::move(source), batch::ComparedNames(task.check.checker->options().rfc), stop);
    if (!names && names.error().subject.empty())
        names.error().subject = task.report.toStdString();
    return names;
}

} // namespace

base::Result<RunComparison> compareRun(const ComparisonTask& task, const std::stop_token& stop,
                                       const std::function<void(base::Progress)>& onProgress)
{
    base::Result<batch::Comparison> comparison = earlierNames(task, stop);
    if (!comparison)
        return std::unexpected(comparison.error());
    const bool isOfSome = !comparison->hadEarlier(check::Verdict::Valid);
    if (isOfSome)
        comparison->leaveOutOtherVerdicts();
    batch::ComparedNames names(task.check.checker->options().rfc);
    RowReader reader(task.check.input);
    std::array<std::vector<std::uint32_t>, 3> rows;
    std::uint32_t index = 0;
    const std::uint64_t end = task.rows.size() > 0 ? task.rows.at(task.rows.size() - 1).fileOffset() : 0;
    for (const CheckRows::Block& block : task.rows.blocks()) {
        if (stop.stop_requested())
            return std::unexpected(
                base::Error{.code = base::kCanceled, .subject = task.report.toStdString(), .detail = {}});
        for (const CheckRow& row : *block) {
            const std::uint32_t here = index++;
            const std::optional<QByteArray> text = reader.text(row);
            if (!text)
                continue; // no longer readable; the table reports it
            const std::optional<batch::Comparison::ComparedName> reported = comparison->add(
                names.of(view(*text)), row.verdict(), report::codeOf({.line = lineOf(row, *text)}));
            if (reported)
                rows[static_cast<std::size_t>(reported->change)].push_back(here);
        }
        onProgress({.done = block->back().fileOffset(), .total = end});
    }
    RunComparison result{.names = comparison->names(),
                         .byCode = comparison->byCode(),
                         .rows = {},
                         .gone = {},
                         .isOfSome = isOfSome};
    auto gone = goneNames(task, *std::move(comparison), stop);
    if (!gone)
        return std::unexpected(gone.error());
    result.gone = *std::move(gone);
    for (std::size_t i = 0; i < rows.size(); ++i)
        result.rows[i] = std::make_shared<const std::vector<std::uint32_t>>(std::move(rows[i]));
    return result;
}

} // namespace nidus::ui
