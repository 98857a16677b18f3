// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/checkrow.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace nidus::ui {

/// What lines are counted and filtered by: their verdict, and whether a valid URN has a warning.
enum class LineKind : std::uint8_t {
    Valid, ///< without a warning; the first four are as in Verdict
    Invalid,
    Unregistered,
    Undecided,
    Warned, ///< valid with a warning
};
inline constexpr std::size_t kLineKindCount = 5;

[[nodiscard]] constexpr LineKind kindOf(const check::CheckOutcome& outcome)
{
    return check::hasWarning(outcome) ? LineKind::Warned : static_cast<LineKind>(outcome.verdict);
}

/// Which kinds of lines are shown, as a set.
class VerdictFilter
{
public:
    [[nodiscard]] static VerdictFilter all() { return VerdictFilter(kAll); }
    [[nodiscard]] static VerdictFilter none() { return VerdictFilter(0); }

    void add(LineKind kind) { m_bits |= bit(kind); }
    /// Adds a verdict, with and without warnings.
    void add(check::Verdict verdict)
    {
        add(static_cast<LineKind>(verdict));
        if (verdict == check::Verdict::Valid)
            add(LineKind::Warned);
    }
    [[nodiscard]] bool contains(const CheckRow& row) const
    {
        return isAll() || (m_bits & bit(kindOf(row.outcome()))) != 0;
    }
    [[nodiscard]] bool isAll() const { return m_bits == kAll; }
    [[nodiscard]] bool isNone() const { return m_bits == 0; }
    bool operator==(const VerdictFilter&) const = default;

private:
    static constexpr unsigned kAll = 0b11111;
    explicit VerdictFilter(unsigned bits) : m_bits(bits) {}
    static unsigned bit(LineKind kind) { return 1U << static_cast<unsigned>(kind); }
    unsigned m_bits;
};

/// The rows of a check in input order. Rows are in immutable blocks that are shared, never copied. A copy of
/// this costs a few pointers, so another thread can write a report from a copy while the check continues.
class CheckRows
{
public:
    using Block = std::shared_ptr<const std::vector<CheckRow>>;

    /// Appends a block; ignores an empty one.
    void append(Block block);
    void clear();

    [[nodiscard]] std::size_t size() const { return m_starts.back(); }
    /// `index` < size().
    [[nodiscard]] const CheckRow& at(std::size_t index) const;
    /// Indexes, from `first` on, of the rows that pass `filter`.
    [[nodiscard]] std::vector<std::uint32_t> filtered(VerdictFilter filter, std::size_t first = 0) const;
    /// The blocks, for iterating over all rows.
    [[nodiscard]] const std::vector<Block>& blocks() const { return m_blocks; }

private:
    std::vector<Block> m_blocks;
    std::vector<std::size_t> m_starts{0}; ///< index of each block's first row, then the row count
};

} // namespace nidus::ui
