// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/filepart.h"
#include "core/report/rows/checkreport.h"
#include "core/report/rows/partfile.h"

#include <map>
#include <memory>
#include <string>

namespace nidus::report {

/// The settings that must be the same in all parts of a report, as keys and values, sorted by key.
using PartSettings = std::map<std::string, std::string>;

struct PartHeader
{
    base::FilePart share;
    PartSettings terms;

    bool operator==(const PartHeader&) const = default;
};

/// Writes a report on one part of the input that can be joined with those on the other parts. Rows have the
/// final format, but with holes for line numbers, because the number of lines before the part is not known
/// yet. If duplicates are reported, a row with other findings is stored in both forms, as a first occurrence
/// and as a duplicate; for any other row only its data is stored.
class PartReport final : public CheckReport
{
public:
    struct Options
    {
        PartHeader head;
        bool onlyBad = false;         ///< leave out valid rows
        bool keepsWarnings = false;   ///< with onlyBad: but not those with a warning
        bool findsDuplicates = false; ///< store the data needed to report duplicates
    };
    PartReport(std::unique_ptr<CheckReport> report, Options options);

    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void append(std::string& out, const ReportPart& part) override;
    void end(std::string& out) override;

    /// Sets the totals of a finished run; without them end() leaves the report incomplete.
    void setTotals(const batch::CheckCounts& totals) { m_totals = totals; }

private:
    class Part;

    void formatApart(Part& part, const ReportRow& row) const;
    /// Appends the row as it looks with that first place.
    void appendFormApart(Part& part, const ReportRow& row, std::optional<batch::UrnPlace> firstPlace) const;

    std::unique_ptr<CheckReport> m_report;
    Options m_options;
    std::optional<batch::CheckCounts> m_totals;
    PartWriter m_writer;
};

} // namespace nidus::report
