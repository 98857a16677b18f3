// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/fileshare.h"
#include "core/report/checkreport.h"

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace nidus {

/// What a share was asked and counted, besides its rows.
struct ShareTotals
{
    CheckCounts counts;
    bool hadWarnings = false;
};

/// What was asked: keys and values that must be the same in all shares of one report, in the order of the
/// keys.
using ShareTerms = std::map<std::string, std::string>;

struct ShareHead
{
    Share share;
    ShareTerms terms;

    bool operator==(const ShareHead&) const = default;
};

/// Writes a report so that it can be joined with those on the other shares: as another one formats it, with
/// holes where the number of a line stands, since nobody knows yet how many lines stand in front of the
/// share. Where names that come again are told, each row stands there in both forms.
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

    void formatBothForms(Part& part, const ReportRow& row) const;

    std::unique_ptr<CheckReport> m_report;
    Options m_options;
    std::optional<ShareTotals> m_totals;
};

/// Joins what ShareReport wrote, one share after the other, in a report of the same format.
class ShareJoin
{
public:
    /// The line of the equal name before, which is remembered where there was none.
    using FirstLine = std::function<std::optional<std::uint64_t>(std::string_view key, std::uint64_t line)>;

    /// `report` is borrowed.
    explicit ShareJoin(CheckReport& report, FirstLine firstLine);

    /// The first record of a share; BadFormat where it is not.
    [[nodiscard]] static std::expected<ShareHead, Error> head(ByteSource& source);
    /// Reads to the end; BadFormat, `detail` with the byte, where the share is damaged or not finished.
    [[nodiscard]] static std::expected<ShareTotals, Error> totals(ByteSource& source);

    /// Adds the rows of the next share. `written` gets what is to be written and may empty it.
    [[nodiscard]] std::expected<ShareTotals, Error> add(ByteSource& source,
                                                        const std::function<void(std::string&)>& written);
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    [[nodiscard]] bool addRows(std::string_view bytes, std::uint64_t firstPlace);
    [[nodiscard]] bool addRow(std::string_view bytes);

    CheckReport& m_report;
    FirstLine m_firstLine;
    std::unique_ptr<ReportPart> m_part;
    std::string m_text;
    std::uint64_t m_linesBefore = 0; ///< in the shares before
    std::uint64_t m_duplicates = 0;
};

} // namespace nidus
