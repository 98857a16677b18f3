// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

namespace nidus::report {

/// One object a line: line, verdict, nid, offset, code, urn, message, and where they apply: column (URNs were
/// extracted), file (several inputs), accepting (the NIDs, where all namespaces were asked), duplicateOf (the
/// earlier line), findings (all of them, when there are any), escaped.
class JsonLinesReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void take(std::string& out, ReportPart& part) override { takeText(out, part); }
};

/// The same objects in one array.
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
