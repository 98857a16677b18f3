// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace nidus::test {

/// A list of few numbers, as simple as possible: one cell for each number. Shares no code with
/// core/subregistry.
class ScheduleModel
{
public:
    static constexpr int kSize = 120;
    struct Part
    {
        int first;
        int last;
        int largest; ///< 0 = no limit
    };
    /// The second one is inside the first.
    static constexpr std::array kParts{Part{0, 79, 0}, Part{40, 49, 4}, Part{80, 119, 10}};

    enum class State { Unused, Reserved, Assigned, Withdrawn, Released };
    struct Cell
    {
        State state = State::Unused;
        int holder = 0;
        bool operator==(const Cell&) const = default;
    };
    using Span = std::optional<std::pair<int, int>>;

    [[nodiscard]] const Cell& cell(int number) const { return m_cells[std::size_t(number)]; }

    /// The next numbers of a part: after the last used one, or in the lowest gap.
    [[nodiscard]] Span next(int part, int count, int align, bool isLowest) const
    {
        const Part& limits = kParts[std::size_t(part)];
        if (limits.largest != 0 && count > limits.largest)
            return {};
        int start = limits.first;
        for (int number = limits.first; !isLowest && number <= limits.last; ++number) {
            if (partOf(number) == part && isUsed(number))
                start = number + 1;
        }
        for (int first = start; first + count - 1 <= limits.last; ++first) {
            if (first % align == 0 && isFree(part, first, count))
                return std::pair(first, first + count - 1);
        }
        return {};
    }
    /// Whether a holder may get the numbers by name.
    [[nodiscard]] bool mayClaim(int first, int last, int holder) const
    {
        const int part = partOf(first);
        for (int number = first; number <= last; ++number) {
            const bool isOwn = cell(number).state == State::Reserved && cell(number).holder == holder;
            if (partOf(number) != part || (isUsed(number) && !isOwn))
                return false;
        }
        const int largest = kParts[std::size_t(part)].largest;
        return largest == 0 || last - first + 1 <= largest;
    }
    [[nodiscard]] bool isHeld(int first, int last) const
    {
        for (int number = first; number <= last; ++number) {
            if (cell(number).state != State::Reserved && cell(number).state != State::Assigned)
                return false;
        }
        return true;
    }
    /// Whether numbers can be put back into the pool: none of them is unused.
    [[nodiscard]] bool isAllUsed(int first, int last) const
    {
        for (int number = first; number <= last; ++number) {
            if (!isUsed(number))
                return false;
        }
        return true;
    }
    /// Keeps the cells for undo().
    void begin() { m_past.push_back(m_cells); }
    /// Forgets what begin() kept, because nothing changed.
    void cancel() { m_past.pop_back(); }
    /// Makes everything as it was before the newest change; returns whether there is one.
    bool undo()
    {
        if (m_past.empty())
            return false;
        m_cells = m_past.back();
        m_past.pop_back();
        return true;
    }
    void set(int first, int last, State state, std::optional<int> holder)
    {
        for (int number = first; number <= last; ++number) {
            Cell& changed = m_cells[std::size_t(number)];
            changed = {state, holder.value_or(changed.holder)};
        }
    }

private:
    [[nodiscard]] static int partOf(int number)
    {
        return number >= 80 ? 2 : number >= 40 && number <= 49 ? 1 : 0;
    }
    [[nodiscard]] bool isUsed(int number) const { return cell(number).state != State::Unused; }
    [[nodiscard]] bool isFree(int part, int first, int count) const
    {
        for (int number = first; number < first + count; ++number) {
            if (partOf(number) != part || isUsed(number))
                return false;
        }
        return true;
    }

    std::array<Cell, kSize> m_cells{};
    std::vector<std::array<Cell, kSize>> m_past; ///< before each change that is not undone
};

} // namespace nidus::test
