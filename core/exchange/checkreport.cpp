// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/checkreport.h"

#include "core/exchange/checkci.h"
#include "core/exchange/checkjson.h"
#include "core/exchange/checktable.h"
#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"
#include "core/findings/urnfindings.h"

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

QList<Finding> CheckReport::findingsOf(const ReportRow& row) const
{
    QList<Finding> findings;
    if (row.line.outcome.reason != CheckReason::None)
        findings = checkFindings(row.line.outcome, row.line.text, *m_settings.checker);
    if (row.firstPlace) {
        const QString number = QString::number(row.firstPlace->line);
        const bool isSameFile = row.firstPlace->file == row.file;
        findings.append(makeFinding(
            kCheckDuplicate, {},
            {isSameFile ? number : m_settings.files.value(qsizetype(row.firstPlace->file)) + u':' + number}));
    }
    return findings;
}

bool hasAccepting(const ReportSettings& settings)
{
    return settings.checker->options().against == CheckAgainst::AllNamespaces;
}

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
    const QLatin1StringView code = row.line.outcome.reason == CheckReason::None && row.firstPlace
                                       ? kCheckDuplicate.word()
                                       : checkCode(row.line.outcome);
    return {code.data(), static_cast<std::size_t>(code.size())};
}

std::string_view nidOf(const CheckedLine& line)
{
    if (line.outcome.nidLength == 0)
        return {};
    return line.text.substr(line.outcome.nidOffset, line.outcome.nidLength);
}

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

} // namespace nidus
