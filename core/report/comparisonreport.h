// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/report/rows/checkreport.h"
#include "core/batch/comparison.h"
#include "core/report/rows/reportformat.h"

#include <expected>
#include <functional>
#include <memory>
#include <optional>

namespace nidus::report {

/// What is compared with: a report that was kept, and how to read it once more.
struct EarlierReport
{
    std::string path;
    std::function<std::expected<std::unique_ptr<base::ByteSource>, base::Error>()> open;
    batch::Comparison names; ///< its bad ones
};

/// What changed since an earlier check, as text, tsv or jsonl: each bad name once, new or still bad, as the
/// row of a report with two columns in front, the change and the code before; at the end the names that are
/// fixed, of which the report says no more than their verdict now. In memory are the names' hashes only.
class ComparisonReport : public CheckReport
{
public:
    /// `rows` writes rows in `format`.
    ComparisonReport(ReportFormat format, std::unique_ptr<CheckReport> rows, EarlierReport earlier);

    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const final;
    void format(ReportPart& part, const ReportRow& row) const final;
    void append(std::string& out, const ReportPart& part) final;
    void end(std::string& out) override;

    /// Not all of the later check came in: what is missing may not be fixed.
    void setIncomplete() { m_isComplete = false; }
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// When end() was called.
    [[nodiscard]] const batch::Comparison& comparison() const { return m_earlier.names; }
    /// Why names that are fixed are not told.
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

private:
    void addRow(std::string& out, batch::Change change, std::string_view before, std::string_view row) const;
    void addFixed(std::string& out, std::string_view name, std::string_view before, bool isValidNow) const;

    ReportFormat m_format;
    std::unique_ptr<CheckReport> m_rows;
    EarlierReport m_earlier;
    bool m_isComplete = true;
    std::optional<base::Error> m_failure;
};

/// The same by reason, as text, tsv or json: code, how many names it is new for, still there, fixed for.
class ComparisonSummary final : public ComparisonReport
{
public:
    ComparisonSummary(ReportFormat format, ReportSettings settings, EarlierReport earlier);
    void end(std::string& out) override;

private:
    ReportFormat m_summaryFormat;
};

} // namespace nidus::report
