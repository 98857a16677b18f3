// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

namespace nidus::report {

/// Human-readable form: "FILE:LINE:COLUMN: verdict[code]: message", with further findings on the same line as
/// notes, and "FILE:LINE: valid: URN" without findings. With TerminalLook::showsSource, the URN and a caret
/// follow.
class TextReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void format(ReportPart& part, const ReportRow& row) const override;
    void take(std::string& out, ReportPart& part) override { takeText(out, part); }

private:
    void addPlace(std::string& out, const ReportRow& row) const;
    void addRemark(ReportPart& part, const ReportRow& row, const findings::Remark& remark,
                   std::string_view word) const;
    /// Adds which namespaces' rules accept the name, if requested.
    void addAccepting(std::string& out, const ReportRow& row) const;
    void addSource(std::string& out, const ReportRow& row) const;
    void addColored(std::string& out, check::Verdict verdict, std::string_view word) const;
};

} // namespace nidus::report
