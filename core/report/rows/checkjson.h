// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

namespace nidus::report {

/// One object per line: line, verdict, nid, offset, code, urn, message, and if they apply: column (URNs were
/// extracted), file (several inputs), accepting (NIDs, if all namespaces were tried), duplicateOf (the
/// earlier line), findings (all of them, if there are any), escaped.
class JsonLinesReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void take(std::string& out, ReportPart& part) override { takeText(out, part); }
};

/// The same objects in an array.
class JsonArrayReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void append(std::string& out, const ReportPart& part) override;
    void end(std::string& out) override;

private:
    bool m_isFirst = true;
};

} // namespace nidus::report
