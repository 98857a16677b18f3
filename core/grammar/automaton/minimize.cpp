// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/dfa.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

namespace {

/// States divided into blocks; a block is a range of `m_states`. The cost of splitting is linear in the
/// marked states.
class Partition
{
public:
    explicit Partition(std::size_t states) : m_states(states), m_position(states), m_blockOf(states, 0)
    {
        for (std::uint32_t state = 0; state < states; ++state)
            m_states[state] = m_position[state] = state;
        m_blocks.push_back({0, static_cast<std::uint32_t>(states), 0});
    }

    [[nodiscard]] std::uint32_t blockOf(std::uint32_t state) const { return m_blockOf[state]; }
    [[nodiscard]] std::size_t size() const { return m_blocks.size(); }
    [[nodiscard]] std::span<const std::uint32_t> states(std::uint32_t block) const
    {
        return {m_states.data() + m_blocks[block].begin, m_states.data() + m_blocks[block].end};
    }

    void mark(std::uint32_t state)
    {
        Block& block = m_blocks[m_blockOf[state]];
        const std::uint32_t border = block.begin + block.marked;
        if (m_position[state] < border)
            return;
        if (block.marked == 0)
            m_touched.push_back(m_blockOf[state]);
        const std::uint32_t other = m_states[border];
        std::swap(m_states[m_position[state]], m_states[border]);
        m_position[other] = m_position[state];
        m_position[state] = border;
        ++block.marked;
    }

    /// Splits every block with marks and calls `report(old, added)`; the added block is the smaller part.
    template <typename Report>
    void split(Report report)
    {
        for (const std::uint32_t index : m_touched) {
            Block& block = m_blocks[index];
            const std::uint32_t marked = std::exchange(block.marked, 0);
            const std::uint32_t size = block.end - block.begin;
            if (marked == size)
                continue;
            Block added{block.begin, block.begin + marked, 0};
            if (marked * 2 <= size) {
                block.begin += marked;
            } else {
                added = {block.begin + marked, block.end, 0};
                block.end = block.begin + marked;
            }
            const auto id = static_cast<std::uint32_t>(m_blocks.size());
            m_blocks.push_back(added);
            for (std::uint32_t i = added.begin; i < added.end; ++i)
                m_blockOf[m_states[i]] = id;
            report(index, id);
        }
        m_touched.clear();
    }

private:
    struct Block
    {
        std::uint32_t begin;
        std::uint32_t end;
        std::uint32_t marked; ///< states at the front that are marked
    };

    std::vector<std::uint32_t> m_states;
    std::vector<std::uint32_t> m_position;
    std::vector<std::uint32_t> m_blockOf;
    std::vector<Block> m_blocks;
    std::vector<std::uint32_t> m_touched;
};

/// For one class, the states that lead to a state.
struct Sources
{
    std::vector<std::uint32_t> offsets;
    std::vector<std::uint32_t> states;
};

Sources sourcesOf(const Dfa& dfa, std::uint32_t byteClass)
{
    Sources sources;
    sources.offsets.assign(dfa.size() + 1, 0);
    sources.states.resize(dfa.size());
    const auto target = [&](std::size_t state) { return dfa.next[state * dfa.classes.count + byteClass]; };
    for (std::size_t state = 0; state < dfa.size(); ++state)
        ++sources.offsets[target(state) + 1];
    for (std::size_t i = 1; i < sources.offsets.size(); ++i)
        sources.offsets[i] += sources.offsets[i - 1];
    std::vector<std::uint32_t> fill(sources.offsets.begin(), sources.offsets.end() - 1);
    for (std::size_t state = 0; state < dfa.size(); ++state)
        sources.states[fill[target(state)]++] = static_cast<std::uint32_t>(state);
    return sources;
}

Partition equivalentStates(const Dfa& dfa)
{
    std::vector<Sources> sources;
    sources.reserve(dfa.classes.count);
    for (std::uint32_t byteClass = 0; byteClass < dfa.classes.count; ++byteClass)
        sources.push_back(sourcesOf(dfa, byteClass));
    Partition partition(dfa.size());
    for (std::uint32_t state = 0; state < dfa.size(); ++state) {
        if (dfa.isAccepting[state])
            partition.mark(state);
    }
    std::vector<std::uint32_t> open;
    partition.split([&open](std::uint32_t, std::uint32_t added) { open.push_back(added); });
    if (open.empty())
        open.push_back(0);
    // Split by a block on every class; of a split block, only the smaller half needs processing.
    while (!open.empty()) {
        const std::uint32_t splitter = open.back();
        open.pop_back();
        const std::span<const std::uint32_t> now = partition.states(splitter);
        const std::vector<std::uint32_t> members(now.begin(), now.end());
        for (const Sources& source : sources) {
            for (const std::uint32_t member : members) {
                for (std::uint32_t i = source.offsets[member]; i < source.offsets[member + 1]; ++i)
                    partition.mark(source.states[i]);
            }
            partition.split([&](std::uint32_t, std::uint32_t added) { open.push_back(added); });
        }
    }
    return partition;
}

} // namespace

Dfa minimize(const Dfa& dfa)
{
    const Partition partition = equivalentStates(dfa);
    constexpr std::uint32_t kUnnumbered = UINT32_MAX;
    std::vector<std::uint32_t> number(partition.size(), kUnnumbered);
    std::vector<std::uint32_t> order;
    const auto numberOf = [&](std::uint32_t state) {
        const std::uint32_t block = partition.blockOf(state);
        if (number[block] == kUnnumbered) {
            number[block] = static_cast<std::uint32_t>(order.size());
            order.push_back(partition.states(block)[0]);
        }
        return number[block];
    };
    Dfa small;
    small.classes = dfa.classes;
    numberOf(kDeadState);
    small.start = numberOf(dfa.start);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t row = static_cast<std::size_t>(order[i]) * dfa.classes.count;
        for (std::uint32_t byteClass = 0; byteClass < dfa.classes.count; ++byteClass)
            small.next.push_back(numberOf(dfa.next[row + byteClass]));
        small.isAccepting.push_back(dfa.isAccepting[order[i]]);
    }
    return small;
}

} // namespace nidus::grammar
