// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

#include <QString>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidus::report {

/// Totals for one NID.
struct NidCounts
{
    struct Code
    {
        std::string_view word; ///< from the catalog
        std::uint64_t count = 0;
        std::string example; ///< the first URN with this code, up to kMostExampleBytes, escaped as in tables
    };

    std::string nid;                          ///< lower case; empty if none could be read; or kOtherNids
    std::array<std::uint64_t, 4> byVerdict{}; ///< indexed by Verdict
    std::uint64_t noRule = 0;                 ///< valid URNs whose namespace has no rule yet
    std::uint64_t warnings = 0;               ///< valid URNs with a warning
    std::vector<Code> codes;                  ///< most frequent first

    [[nodiscard]] std::uint64_t total() const;
    [[nodiscard]] std::uint64_t of(check::Verdict verdict) const;
    /// Returns the NID for a person; "(no NID)" if it is empty.
    [[nodiscard]] QString label() const;
};

inline constexpr std::size_t kMostCodes = 5;
inline constexpr std::size_t kMostExampleBytes = 256;
/// NIDs counted separately; a hostile list may have a different one on each line.
inline constexpr std::size_t kMostNids = 100'000;
inline constexpr std::string_view kOtherNids = "*"; ///< all beyond kMostNids

/// Counts rows by NID, in memory that does not grow with the number of rows.
class NidSummary
{
public:
    void add(const ReportRow& row);
    /// Adds the counts of another summary for later rows.
    void add(const NidSummary& later);
    void clear();
    /// Appends the counts, for load().
    void save(std::string& out) const;
    /// Replaces the counts with those written by save(); returns false if the data is invalid.
    [[nodiscard]] bool load(std::string_view saved);

    /// The NIDs with the most names come first, each with at most so many codes.
    [[nodiscard]] std::vector<NidCounts> counts(std::size_t mostCodes = kMostCodes) const;

private:
    NidCounts& countsOf(std::string_view nid);

    std::unordered_map<std::string, NidCounts> m_counts; ///< by NID; codes in any order and number
    std::vector<const NidCounts*> m_order;               ///< in the order of first use
    std::string m_lastNid;                               ///< as written; equal NIDs often follow each other
    NidCounts* m_last = nullptr;
};

/// A report written after the last row: the totals for each NID.
class SummaryReport : public CheckReport
{
public:
    using CheckReport::CheckReport;
    [[nodiscard]] std::unique_ptr<ReportPart> newPart() const final;
    void format(ReportPart& part, const ReportRow& row) const final;
    void append(std::string& out, const ReportPart& part) final;

protected:
    [[nodiscard]] const NidSummary& summary() const { return m_summary; }

private:
    NidSummary m_summary;
};

/// Human-readable form: a line for each NID, followed by one for each of its most frequent codes.
class TextSummary final : public SummaryReport
{
public:
    using SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

/// Tab-separated: nid, count, valid, invalid, unregistered, undecided, code, code count, example, warnings.
/// One line for each NID and code; for a NID without codes, one line where these three columns are empty.
class TsvSummary final : public SummaryReport
{
public:
    using SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

/// An array of objects with the same data; the codes are in an array "codes".
class JsonSummary final : public SummaryReport
{
public:
    using SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

} // namespace nidus::report
