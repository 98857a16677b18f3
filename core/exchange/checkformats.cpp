// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/checkformats.h"

#include "core/exchange/checkci.h"
#include "core/exchange/checkjson.h"
#include "core/exchange/checksummary.h"
#include "core/exchange/checktable.h"

namespace nidus {

namespace {

/// The summary on standard error is all there is.
class NoReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void add(std::string& /*out*/, const ReportRow& /*row*/) override {}
};

} // namespace

std::unique_ptr<CheckReport> makeCheckReport(std::string_view format, ReportSettings settings)
{
    if (format == "tsv")
        return std::make_unique<TsvReport>(std::move(settings));
    if (format == "csv")
        return std::make_unique<CsvReport>(std::move(settings));
    if (format == "jsonl")
        return std::make_unique<JsonLinesReport>(std::move(settings));
    if (format == "json")
        return std::make_unique<JsonArrayReport>(std::move(settings));
    if (format == "sarif")
        return std::make_unique<SarifReport>(std::move(settings));
    if (format == "junit")
        return std::make_unique<JunitReport>(std::move(settings));
    if (format == "none")
        return std::make_unique<NoReport>(std::move(settings));
    return nullptr;
}

std::unique_ptr<CheckReport> makeCheckSummary(std::string_view format, ReportSettings settings)
{
    if (format == "tsv")
        return std::make_unique<TsvSummary>(std::move(settings));
    if (format == "json")
        return std::make_unique<JsonSummary>(std::move(settings));
    return nullptr;
}

} // namespace nidus
