// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/checkreport.h"

namespace nidus {

/// Tab-separated: line, verdict, nid, offset, code, urn, message, column where URNs were extracted,
/// accepting (NIDs separated by spaces) where all namespaces were asked, and file where there are several. No
/// header line, so that streams can be split and joined.
class TsvReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void format(ReportPart& part, const ReportRow& row) const override;
};

/// Comma-separated (RFC 4180): the same columns under a header line.
class CsvReport final : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
};

} // namespace nidus
