// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/rows/checkreport.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidus::report {

/// What a batch holds of one NID.
struct NidCounts
{
    struct Code
    {
        std::string_view word; ///< of the catalogue
        std::uint64_t count = 0;
        std::string
            example; ///< the first URN that has it, at most kMostExampleBytes of it, escaped as in tables
    };

    std::string nid;                          ///< in lower case; empty: none could be read; kOtherNids
    std::array<std::uint64_t, 4> byVerdict{}; ///< indexed by Verdict
    std::uint64_t noRule = 0;                 ///< of those valid: their namespace has no rule yet
    std::vector<Code> codes;                  ///< the commonest first, kMostCodes at most

    [[nodiscard]] std::uint64_t total() const;
    [[nodiscard]] std::uint64_t of(check::Verdict verdict) const;
};

inline constexpr std::size_t kMostCodes = 5;
inline constexpr std::size_t kMostExampleBytes = 256;
/// NIDs that are counted apart; a hostile list may have a different one on each line.
inline constexpr std::size_t kMostNids = 100'000;
inline constexpr std::string_view kOtherNids = "*"; ///< all beyond kMostNids

/// Counts rows by NID, in memory that does not grow with their number.
class NidSummary
{
public:
    void add(const ReportRow& row);
    /// Adds what another counted of the rows behind these.
    void add(const NidSummary& later);
    void clear();
    /// Appends what was counted, for load().
    void save(std::string& out) const;
    /// Takes what save() wrote instead of what it holds; false where it is none.
    [[nodiscard]] bool load(std::string_view saved);

    /// The NIDs with the most names first.
    [[nodiscard]] std::vector<NidCounts> counts() const;

private:
    NidCounts& countsOf(std::string_view nid);

    std::unordered_map<std::string, NidCounts> m_counts; ///< by NID; codes in any order and number
    std::vector<const NidCounts*> m_order;               ///< as the NIDs came
    std::string m_lastNid;                               ///< as written; names come in runs
    NidCounts* m_last = nullptr;
};

/// A report that is written when all rows are in: what the batch holds of each NID.
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

/// Tab-separated: nid, count, valid, invalid, unregistered, undecided, code, code count, example; a line for
/// each NID and code, one without the last three for an NID that has none.
class TsvSummary final : public SummaryReport
{
public:
    using SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

/// An array of objects with the same facts, the codes in an array "codes".
class JsonSummary final : public SummaryReport
{
public:
    using SummaryReport::SummaryReport;
    void end(std::string& out) override;
};

} // namespace nidus::report
