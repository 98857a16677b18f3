// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/checkreport.h"

#include "core/findings/text/urnremarks.h"
#include "core/findings/values/findingids.h"

#include <algorithm>
#include <iterator>

namespace nidus::report {

std::size_t PlaceMoves::operator()(std::size_t place) const
{
    const auto next = std::ranges::upper_bound(m_moves, place, {}, &Move::before);
    return next == m_moves.begin() ? place : std::prev(next)->after + (place - std::prev(next)->before);
}

void CheckReport::add(std::string& out, const ReportRow& row)
{
    if (!m_row)
        m_row = newPart();
    m_row->clear();
    format(*m_row, row);
    append(out, *m_row);
}

void CheckReport::remark(ReportPart& part, const ReportRow& row) const
{
    part.remarks.clear();
    if (row.line.outcome.reason != check::CheckReason::None)
        findings::addCheckRemarks(part.remarks, part.sentences, row.line.outcome, row.line.text,
                                  *m_settings.checker);
    if (row.firstPlace)
        remarkDuplicate(part.remarks, row);
}

void CheckReport::remarkBriefly(ReportPart& part, const ReportRow& row) const
{
    part.remarks.clear();
    if (row.line.outcome.reason != check::CheckReason::None)
        findings::addLeadingRemarks(part.remarks, part.sentences, row.line.outcome, row.line.text,
                                    *m_settings.checker);
    else if (row.firstPlace)
        remarkDuplicate(part.remarks, row);
}

void CheckReport::remarkDuplicate(findings::Remarks& remarks, const ReportRow& row) const
{
    remarks.add(findings::kCheckDuplicate);
    const batch::UrnPlace& first = *row.firstPlace;
    if (first.file == row.file)
        return remarks.addNumber(first.line);
    remarks.addArgument(std::string(fileOf(m_settings, first.file)) + ':' + std::to_string(first.line));
}

std::string_view fileOf(const ReportSettings& settings, std::size_t file)
{
    return file < settings.files.size() ? settings.files[file] : std::string_view();
}

bool hasFile(const ReportSettings& settings) { return settings.files.size() > 1; }

std::string acceptingOf(const ReportRow& row, const ReportSettings& settings)
{
    std::string accepting;
    for (const std::string_view nid : settings.checker->acceptingNids(row.line.text)) {
        accepting += accepting.empty() ? "" : " ";
        accepting += nid;
    }
    return accepting;
}

std::string_view codeOf(const ReportRow& row)
{
    if (isSilent(row))
        return {};
    const bool hasReason = row.line.outcome.reason != check::CheckReason::None;
    const QLatin1StringView code =
        (hasReason ? findings::idOfReason(row.line.outcome) : findings::kCheckDuplicate).word();
    return {code.data(), static_cast<std::size_t>(code.size())};
}

bool isPlainUrn(const batch::CheckedLine& line)
{
    return line.outcome.reason != check::CheckReason::Syntax && !check::isAboutLine(line.outcome.reason);
}

} // namespace nidus::report
