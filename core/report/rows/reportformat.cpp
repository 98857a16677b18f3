// SPDX-License-Identifier: Apache-2.0
#include "core/report/rows/reportformat.h"

#include <QLatin1StringView>
#include <algorithm>

namespace nidus::report {

const ReportFormatFacts& factsOf(ReportFormat format)
{
    return *std::ranges::find(kReportFormats, format, &ReportFormatFacts::format);
}

std::optional<ReportFormat> reportFormatFromWord(std::string_view word)
{
    const auto* found = std::ranges::find(kReportFormats, word, &ReportFormatFacts::word);
    return found == kReportFormats.end() ? std::nullopt : std::optional(found->format);
}

std::optional<ReportFormat> reportFormatOfSuffix(QStringView suffix)
{
    const auto* found = std::ranges::find_if(kReportFormats, [suffix](const ReportFormatFacts& facts) {
        return !facts.suffix.empty() &&
               suffix.compare(QLatin1StringView(facts.suffix), Qt::CaseInsensitive) == 0;
    });
    return found == kReportFormats.end() ? std::nullopt : std::optional(found->format);
}

} // namespace nidus::report
