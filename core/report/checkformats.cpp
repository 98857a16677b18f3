// SPDX-License-Identifier: Apache-2.0
#include "core/report/checkformats.h"

#include "core/report/rows/checkci.h"
#include "core/report/rows/checkjson.h"
#include "core/report/rows/checktable.h"
#include "core/report/rows/checktext.h"
#include "core/report/summary/checksummary.h"

namespace nidus::report {

namespace {

/// Writes nothing; only the summary on standard error appears.
class NoReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void format(ReportPart& /*part*/, const ReportRow& /*row*/) const override {}
    [[nodiscard]] bool hasRows() const override { return false; }
};

} // namespace

std::unique_ptr<CheckReport> makeCheckReport(ReportFormat format, ReportSettings settings)
{
    switch (format) {
    case ReportFormat::Text: return std::make_unique<TextReport>(std::move(settings));
    case ReportFormat::Tsv: return std::make_unique<TsvReport>(std::move(settings));
    case ReportFormat::Csv: return std::make_unique<CsvReport>(std::move(settings));
    case ReportFormat::JsonLines: return std::make_unique<JsonLinesReport>(std::move(settings));
    case ReportFormat::Json: return std::make_unique<JsonArrayReport>(std::move(settings));
    case ReportFormat::Sarif: return std::make_unique<SarifReport>(std::move(settings));
    case ReportFormat::Junit: return std::make_unique<JunitReport>(std::move(settings));
    case ReportFormat::None: return std::make_unique<NoReport>(std::move(settings));
    }
    std::unreachable();
}

std::unique_ptr<CheckReport> makeCheckSummary(ReportFormat format, ReportSettings settings)
{
    if (format == ReportFormat::Tsv)
        return std::make_unique<TsvSummary>(std::move(settings));
    if (format == ReportFormat::Json)
        return std::make_unique<JsonSummary>(std::move(settings));
    return std::make_unique<TextSummary>(std::move(settings));
}

} // namespace nidus::report
