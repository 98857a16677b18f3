// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

namespace nidus::report {

/// The common part of both tables.
class TableReport : public CheckReport
{
public:
    using CheckReport::CheckReport;
    void take(std::string& out, ReportPart& part) final { takeText(out, part); }

protected:
    /// Appends the short message of a row that has a code.
    void appendMessage(std::string& out, ReportPart& part, const ReportRow& row) const;
};

/// Tab-separated: line, verdict, nid, offset, code, urn, message; then column if URNs were extracted,
/// accepting (NIDs separated by spaces) if all namespaces were tried, and file if there are several. No
/// header line, so that streams can be split and joined.
class TsvReport final : public TableReport
{
public:
    explicit TsvReport(ReportSettings settings) : TableReport(std::move(settings)) {}
    void format(ReportPart& part, const ReportRow& row) const override;

private:
    /// Whether there are columns after the message.
    const bool m_hasMore = settings().hasColumn || settings().hasAccepting || hasFile(settings());
};

/// Comma-separated (RFC 4180): the same columns with a header line.
class CsvReport final : public TableReport
{
public:
    using TableReport::TableReport;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
};

} // namespace nidus::report
