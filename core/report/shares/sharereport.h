// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/fileshare.h"
#include "core/report/rows/checkreport.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace nidus::report {

/// What a share was asked and counted, besides its rows.
struct ShareTotals
{
    batch::CheckCounts counts;
    bool hadWarnings = false;
};

/// What was asked: keys and values that must be the same in all shares of one report, in the order of the
/// keys.
using ShareTerms = std::map<std::string, std::string>;

struct ShareHead
{
    base::Share share;
    ShareTerms terms;

    bool operator==(const ShareHead&) const = default;
};

/// Writes a report so that it can be joined with those on the other shares: as another one formats it, with
/// holes where the number of a line stands, since nobody knows yet how many lines stand in front of the
/// share. Where names that come again are told, a row of which there is something else to say stands there in
/// both forms, and of any other one what it is made of.
class ShareReport final : public CheckReport
{
public:
    struct Options
    {
        ShareHead head;
        bool onlyBad = false;         ///< leave out valid rows
        bool findsDuplicates = false; ///< keep what tells names that come again
    };
    ShareReport(std::unique_ptr<CheckReport> report, Options options);

    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const override;
    void begin(std::string& out) override;
    void format(ReportPart& part, const ReportRow& row) const override;
    void append(std::string& out, const ReportPart& part) override;
    void end(std::string& out) override;

    /// Of the finished run; without them end() leaves the report unfinished.
    void setTotals(const ShareTotals& totals) { m_totals = totals; }

private:
    class Part;

    void formatApart(Part& part, const ReportRow& row) const;
    /// The row as it looks with that first place.
    void appendFormApart(Part& part, const ReportRow& row, std::optional<batch::UrnPlace> firstPlace) const;

    std::unique_ptr<CheckReport> m_report;
    Options m_options;
    std::optional<ShareTotals> m_totals;
};

} // namespace nidus::report
