// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/batch/comparison.h"
#include "core/report/rows/checkreport.h"
#include "core/report/rows/reportformat.h"

#include <functional>
#include <memory>
#include <optional>

namespace nidus::report {

/// The saved report to compare with, and how to read it again.
struct EarlierReport
{
    std::string path;
    std::function<base::Result<std::unique_ptr<base::ByteSource>>()> open;
    batch::Comparison names; ///< the bad names in it
};

/// The changes since an earlier check, as text, tsv, csv, or jsonl. Lists each bad name once, new or
/// remaining, as a report row with two more columns first: the change and the earlier code. Fixed names come
/// last, with only their current verdict, and those that are gone. Keeps only the hashes of names in memory.
class ComparisonReport : public CheckReport
{
public:
    /// `rows` writes rows in `format`.
    ComparisonReport(ReportFormat format, std::unique_ptr<CheckReport> rows, EarlierReport earlier);

    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const final;
    void format(ReportPart& part, const ReportRow& row) const final;
    void begin(std::string& out) final;
    void append(std::string& out, const ReportPart& part) final;
    void end(std::string& out) override;

    /// Marks the later check as incomplete: a name missing from it may not be fixed.
    void setIncomplete() { m_isComplete = false; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// Available after end().
    [[nodiscard]] const batch::Comparison& comparison() const { return m_earlier.names; }
    /// Why fixed and gone names are not listed.
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

private:
    void addRow(std::string& out, batch::NameChange change, std::string_view before,
                std::string_view row) const;
    void addEnded(std::string& out, batch::NameChange change, std::string_view name,
                  std::string_view before) const;

    ReportFormat m_format;
    std::unique_ptr<CheckReport> m_rows;
    EarlierReport m_earlier;
    bool m_isComplete = true;
    std::optional<base::Error> m_failure;
};

/// The same by code, as text, tsv, or json: the code and the numbers of new, remaining, fixed, and gone
/// names.
class ComparisonSummary final : public ComparisonReport
{
public:
    ComparisonSummary(ReportFormat format, ReportSettings settings, EarlierReport earlier);
    void end(std::string& out) override;

private:
    ReportFormat m_summaryFormat;
};

} // namespace nidus::report
