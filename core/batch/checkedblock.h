// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"
#include "core/batch/blockreader.h"
#include "core/batch/groupedcheck.h"
#include "core/batch/json/jsonmemberfinder.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// The results for one block. Line numbers count from 1 within the block.
class CheckedBlock
{
public:
    /// Checks `block`, reusing the memory of the previous one. The records borrow from `block` and this
    /// object.
    void check(const InputBlock& block, const check::UrnChecker& checker, const BatchOptions& options);

    [[nodiscard]] std::vector<CheckedLine>& lines() { return m_lines; }
    [[nodiscard]] const CheckCounts& counts() const { return m_counts; }

private:
    /// A text to check and where it begins in the input.
    struct PlacedText
    {
        std::string_view text;
        std::uint64_t line = 1; ///< 1-based
        std::uint64_t fileOffset = 0;
        std::uint32_t column = 1; ///< 1-based, bytes
        bool isDecoded = false;   ///< differs from the input: its URNs are reported where it begins
        bool isBroken = false;    ///< a row with an unclosed quotation mark, which has a report of its own
    };

    void takeLines(const InputBlock& block, const BatchOptions& options, urn::Rfc rfc);
    void takeMember(std::string_view line, std::uint64_t fileOffset, const BatchOptions& options,
                    urn::Rfc rfc);
    /// Reports a line from which no text can be read.
    void addUnread(std::string_view line, std::uint64_t fileOffset, JsonFailure failure);
    void takeRows(const InputBlock& block, const BatchOptions& options, urn::Rfc rfc);
    void takeField(const PlacedText& row, const InputBlock& block, const BatchOptions& options, urn::Rfc rfc);
    /// Reports the quotation mark of `row` that is never closed.
    void addUnclosedQuote(const PlacedText& row, std::size_t openAt);
    /// Takes the URN that the text is, or every URN in it if the options extract.
    void takeText(PlacedText placed, const BatchOptions& options, urn::Rfc rfc);
    void takeRunningText(const InputBlock& block, urn::Rfc rfc);
    void findInSection(const InputBlock& block, urn::Rfc rfc, std::string_view section,
                       std::uint64_t firstLine);
    void addTooLong(std::string_view line, std::uint64_t fileOffset, std::uint64_t number, InputKind kind);
    /// Stores a text that is not in the block in this form.
    std::string_view keep(std::string_view text);

    GroupedCheck m_check;
    JsonMemberFinder m_members;
    std::vector<CheckedLine> m_lines;
    CheckCounts m_counts;
    std::string m_texts; ///< reserved before use, because the records point into it
};

} // namespace nidus::batch
