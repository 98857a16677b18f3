// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/summary/checksummary.h"

#include <utility>

namespace nidus::cli {

/// How a report is shown on a terminal.
struct TerminalLook
{
    bool useColor = false;
    bool showsSource = false; ///< the URN and a caret under each error
};

/// Human-readable form: "FILE:LINE:COLUMN: verdict[code]: message", with further findings on the same line as
/// notes, and "FILE:LINE: valid: URN" without findings. On a terminal, the URN and a caret follow.
class TextReport final : public report::CheckReport
{
public:
    TextReport(report::ReportSettings settings, TerminalLook look)
        : report::CheckReport(std::move(settings)), m_look(look)
    {}
    void format(report::ReportPart& part, const report::ReportRow& row) const override;
    void take(std::string& out, report::ReportPart& part) override { takeText(out, part); }

private:
    void addPlace(std::string& out, const report::ReportRow& row) const;
    void addRemark(report::ReportPart& part, const report::ReportRow& row, const findings::Remark& remark,
                   std::string_view word) const;
    /// Adds which namespaces' rules accept the name, if requested.
    void addAccepting(std::string& out, const report::ReportRow& row) const;
    void addSource(std::string& out, const report::ReportRow& row) const;
    void addColored(std::string& out, check::Verdict verdict, std::string_view word) const;

    TerminalLook m_look;
};

/// Human-readable form: a paragraph for each NID, with a line for each of its most frequent codes.
class TextSummary final : public report::SummaryReport
{
public:
    using report::SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

} // namespace nidus::cli
