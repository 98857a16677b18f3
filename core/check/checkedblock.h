// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/batchchecker.h"
#include "core/check/blockreader.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidus {

/// What checking one block gave. Line numbers count from 1 within the block.
class CheckedBlock
{
public:
    /// Checks `block` anew, reusing the memory of the last one. The records borrow `block` and this.
    void check(const InputBlock& block, const UrnChecker& checker, InputKind kind);

    [[nodiscard]] std::vector<CheckedLine>& lines() { return m_lines; }
    [[nodiscard]] const CheckCounts& counts() const { return m_counts; }

private:
    void checkLines(const InputBlock& block, const UrnChecker& checker, InputKind kind);
    void checkRunningText(const InputBlock& block, const UrnChecker& checker);
    void findInSection(const InputBlock& block, const UrnChecker& checker, std::string_view section,
                       std::uint64_t firstLine);
    void addTooLong(std::string_view line, std::uint64_t fileOffset, std::uint64_t number, InputKind kind);
    void add(CheckedLine line);
    /// Keeps a text that does not stand in the block as it is.
    std::string_view keep(std::string_view text);

    std::vector<CheckedLine> m_lines;
    CheckCounts m_counts;
    std::string m_texts; ///< reserved before use: the records look into it
};

} // namespace nidus
