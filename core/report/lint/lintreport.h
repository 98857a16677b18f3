// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/lint/placedfinding.h"
#include "core/report/rows/reportformat.h"

#include <memory>
#include <string>

namespace nidus::report {

/// A format of the report on linted templates. The report is well-formed once end() has been called.
class LintReport
{
public:
    LintReport() = default;
    LintReport(const LintReport&) = delete;
    LintReport& operator=(const LintReport&) = delete;
    virtual ~LintReport() = default;

    virtual void begin(std::string& /*out*/) {}
    /// Starts a template, named by its file or handle; its findings follow.
    virtual void beginTemplate(std::string& /*out*/, const QString& /*name*/) {}
    virtual void add(std::string& out, const PlacedFinding& placed) = 0;
    /// Ends the template after its last finding.
    virtual void endTemplate(std::string& /*out*/) {}
    virtual void end(std::string& /*out*/) {}
};

/// The lowest severity that is a failure in formats that only have passing and failing.
struct LintReportOptions
{
    findings::Severity failLevel = findings::Severity::Error;
    bool neverFails = false;
};

[[nodiscard]] std::unique_ptr<LintReport> makeLintReport(ReportFormat format,
                                                         const LintReportOptions& options);

} // namespace nidus::report
