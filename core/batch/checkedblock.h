// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"
#include "core/batch/blockreader.h"
#include "core/batch/groupedcheck.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// What checking one block gave. Line numbers count from 1 within the block.
class CheckedBlock
{
public:
    /// Checks `block` anew, reusing the memory of the last one. The records borrow `block` and this.
    void check(const InputBlock& block, const check::UrnChecker& checker, const BatchOptions& options);

    [[nodiscard]] std::vector<CheckedLine>& lines() { return m_lines; }
    [[nodiscard]] const CheckCounts& counts() const { return m_counts; }

private:
    void takeLines(const InputBlock& block, const BatchOptions& options);
    /// Where the line has no such member, an empty text, which is no URN.
    void takeMember(std::string_view line, std::uint64_t fileOffset, std::string_view name);
    void takeRows(const InputBlock& block);
    void takeField(std::string_view row, std::uint64_t fileOffset, std::uint64_t line,
                   const InputBlock& block);
    void takeRunningText(const InputBlock& block, urn::Rfc rfc);
    void findInSection(const InputBlock& block, urn::Rfc rfc, std::string_view section, std::uint64_t firstLine);
    void addTooLong(std::string_view line, std::uint64_t fileOffset, std::uint64_t number, InputKind kind);
    /// Keeps a text that does not stand in the block as it is.
    std::string_view keep(std::string_view text);

    GroupedCheck m_check;
    std::vector<CheckedLine> m_lines;
    CheckCounts m_counts;
    std::string m_texts; ///< reserved before use: the records look into it
};

} // namespace nidus::batch
