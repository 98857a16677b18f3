// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"
#include "core/batch/blockreader.h"
#include "core/batch/groupedcheck.h"

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
    void takeLines(const InputBlock& block, const BatchOptions& options);
    /// Takes an empty text, which is not a URN, if the line has no such member.
    void takeMember(std::string_view line, std::uint64_t fileOffset, std::string_view name);
    void takeRows(const InputBlock& block);
    void takeField(std::string_view row, std::uint64_t fileOffset, std::uint64_t line,
                   const InputBlock& block);
    void takeRunningText(const InputBlock& block, urn::Rfc rfc);
    void findInSection(const InputBlock& block, urn::Rfc rfc, std::string_view section,
                       std::uint64_t firstLine);
    void addTooLong(std::string_view line, std::uint64_t fileOffset, std::uint64_t number, InputKind kind);
    /// Stores a text that is not in the block in this form.
    std::string_view keep(std::string_view text);

    GroupedCheck m_check;
    std::vector<CheckedLine> m_lines;
    CheckCounts m_counts;
    std::string m_texts; ///< reserved before use, because the records point into it
};

} // namespace nidus::batch
