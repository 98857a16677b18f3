// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/summary/checksummary.h"

#include <utility>

namespace nidus::cli {

/// What a report looks like on a terminal.
struct TerminalLook
{
    bool useColour = false;
    bool showsSource = false; ///< the URN and a caret under each error
};

/// For people: "FILE:LINE:COLUMN: verdict[code]: message", further findings of the same line as notes, and
/// "FILE:LINE: valid: URN" where there is nothing to say. On a terminal with the URN and a caret below it.
class TextReport final : public report::CheckReport
{
public:
    TextReport(report::ReportSettings settings, TerminalLook look) : report::CheckReport(std::move(settings)), m_look(look) {}
    void format(report::ReportPart& part, const report::ReportRow& row) const override;
    void take(std::string& out, report::ReportPart& part) override { takeText(out, part); }

private:
    void addPlace(std::string& out, const report::ReportRow& row) const;
    void addRemark(report::ReportPart& part, const report::ReportRow& row, const findings::Remark& remark, std::string_view word) const;
    /// Which namespaces' rules accept the name, where that was asked.
    void addAccepting(std::string& out, const report::ReportRow& row) const;
    void addSource(std::string& out, const report::ReportRow& row) const;
    void addColoured(std::string& out, check::Verdict verdict, std::string_view word) const;

    TerminalLook m_look;
};

/// For people: a paragraph for each NID, with a line for each of its commonest codes.
class TextSummary final : public report::SummaryReport
{
public:
    using report::SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

} // namespace nidus::cli
