// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/dfa.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

namespace {

constexpr std::uint32_t kUnknown = UINT32_MAX;
/// The most members kept in memory, over all state sets.
constexpr std::size_t kMaxStoredMembers = 25'000'000;

/// Lists of numbers, each stored once and numbered in order of arrival.
class ListTable
{
public:
    struct Entry
    {
        std::uint32_t id;
        bool isNew;
    };

    // When this is inlined, g++ 12 at -O3 warns of an array bound that no path can exceed.
    [[gnu::noinline]] Entry intern(std::span<const std::uint32_t> list)
    {
        if ((m_starts.size()) * 2 > m_slots.size())
            grow();
        std::size_t slot = hashOf(list) & (m_slots.size() - 1);
        for (; m_slots[slot] != kUnknown; slot = (slot + 1) & (m_slots.size() - 1)) {
            if (std::ranges::equal(at(m_slots[slot]), list))
                return {m_slots[slot], false};
        }
        const auto id = static_cast<std::uint32_t>(size());
        m_slots[slot] = id;
        m_items.insert(m_items.end(), list.begin(), list.end());
        m_starts.push_back(m_items.size());
        return {id, true};
    }
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    [[nodiscard]] std::size_t stored() const { return m_items.size(); }
    [[nodiscard]] std::span<const std::uint32_t> at(std::uint32_t id) const
    {
        return {m_items.data() + m_starts[id], m_items.data() + m_starts[id + 1]};
    }
    [[nodiscard]] std::vector<std::size_t>& starts() { return m_starts; }
    [[nodiscard]] std::vector<std::uint32_t>& items() { return m_items; }

private:
    static std::size_t hashOf(std::span<const std::uint32_t> list)
    {
        std::uint64_t hash = list.size();
        for (const std::uint32_t item : list) {
            hash = (hash ^ item) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 29U;
        }
        return hash;
    }
    void grow()
    {
        m_slots.assign(m_slots.size() * 2, kUnknown);
        for (std::uint32_t id = 0; id < size(); ++id) {
            std::size_t slot = hashOf(at(id)) & (m_slots.size() - 1);
            while (m_slots[slot] != kUnknown)
                slot = (slot + 1) & (m_slots.size() - 1);
            m_slots[slot] = id;
        }
    }

    std::vector<std::uint32_t> m_items;
    std::vector<std::size_t> m_starts{0};
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(64, kUnknown);
};

class Determinizer
{
public:
    explicit Determinizer(const Nfa& nfa);

    std::expected<DeterminizedNfa, LimitHit> run(const std::stop_token& stop);

private:
    /// Returns the state for a set of NFA states before closure.
    std::uint32_t stateFor(std::vector<std::uint32_t>& targets);
    std::span<const std::uint32_t> closureOf(std::span<const std::uint32_t> targets);
    void expand(std::uint32_t state);

    const Nfa& m_nfa;
    ByteClasses m_classes;
    std::vector<std::vector<std::uint8_t>> m_classesOfSet;
    std::vector<std::vector<std::uint32_t>> m_targets; ///< per class, while one state is expanded
    std::vector<std::uint32_t> m_mark;
    std::uint32_t m_round = 0;
    std::vector<std::uint32_t> m_open;
    std::vector<std::uint32_t> m_closure;
    ListTable m_kernels;
    std::vector<std::uint32_t> m_stateOfKernel;
    ListTable m_sets;
    std::vector<std::uint32_t> m_next;
    std::size_t m_work = 0;
};

Determinizer::Determinizer(const Nfa& nfa)
    : m_nfa(nfa),
      m_classes(ByteClasses::telling(nfa.sets().all())),
      m_targets(m_classes.count),
      m_mark(nfa.size(), 0)
{
    for (const ByteSet& set : nfa.sets().all()) {
        std::vector<bool> isIn(m_classes.count, false);
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            if (set.contains(byte))
                isIn[m_classes.of[byte]] = true;
        }
        std::vector<std::uint8_t>& list = m_classesOfSet.emplace_back();
        for (std::uint32_t i = 0; i < m_classes.count; ++i) {
            if (isIn[i])
                list.push_back(static_cast<std::uint8_t>(i));
        }
    }
}

std::expected<DeterminizedNfa, LimitHit> Determinizer::run(const std::stop_token& stop)
{
    m_sets.intern({}); // the dead state
    m_next.assign(m_classes.count, kDeadState);
    std::vector<std::uint32_t> first{m_nfa.start()};
    const std::uint32_t start = stateFor(first);
    for (std::uint32_t state = 1; state < m_sets.size(); ++state) {
        expand(state);
        if (m_sets.size() > kMaxDfaStates)
            return std::unexpected(LimitHit{GrammarLimit::DfaStates, {}});
        if (m_work > kMaxDeterminizationWork || m_sets.stored() + m_kernels.stored() > kMaxStoredMembers)
            return std::unexpected(LimitHit{GrammarLimit::DeterminizationWork, {}});
        if (stop.stop_requested())
            return std::unexpected(LimitHit{GrammarLimit::Canceled, {}});
    }
    DeterminizedNfa result;
    result.dfa.classes = m_classes;
    result.dfa.start = start;
    result.dfa.next = std::move(m_next);
    for (std::uint32_t state = 0; state < m_sets.size(); ++state)
        result.dfa.isAccepting.push_back(std::ranges::binary_search(m_sets.at(state), m_nfa.accept()));
    result.memberStart = std::move(m_sets.starts());
    result.members = std::move(m_sets.items());
    return result;
}

std::uint32_t Determinizer::stateFor(std::vector<std::uint32_t>& targets)
{
    m_work += 2 * targets.size();
    std::ranges::sort(targets);
    const auto repeated = std::ranges::unique(targets);
    targets.erase(repeated.begin(), repeated.end());
    const ListTable::Entry kernel = m_kernels.intern(targets);
    if (!kernel.isNew)
        return m_stateOfKernel[kernel.id];
    const ListTable::Entry set = m_sets.intern(closureOf(targets));
    if (set.isNew)
        m_next.resize(m_next.size() + m_classes.count, kDeadState);
    m_stateOfKernel.push_back(set.id);
    return set.id;
}

std::span<const std::uint32_t> Determinizer::closureOf(std::span<const std::uint32_t> targets)
{
    ++m_round;
    m_closure.clear();
    const auto visit = [this](std::uint32_t state) {
        if (m_mark[state] == m_round)
            return;
        m_mark[state] = m_round;
        m_open.push_back(state);
    };
    for (const std::uint32_t target : targets)
        visit(target);
    while (!m_open.empty()) {
        const std::uint32_t state = m_open.back();
        m_open.pop_back();
        const std::span<const std::uint32_t> epsilons = m_nfa.epsilons(state);
        m_work += 1 + epsilons.size();
        if (state == m_nfa.accept() || !m_nfa.edges(state).empty())
            m_closure.push_back(state);
        for (const std::uint32_t next : epsilons)
            visit(next);
    }
    m_work += 2 * m_closure.size();
    std::ranges::sort(m_closure);
    return m_closure;
}

void Determinizer::expand(std::uint32_t state)
{
    for (const std::uint32_t member : m_sets.at(state)) {
        for (const NfaEdge& edge : m_nfa.edges(member)) {
            const std::vector<std::uint8_t>& classes = m_classesOfSet[edge.set];
            m_work += classes.size();
            for (const std::uint8_t byteClass : classes)
                m_targets[byteClass].push_back(edge.to);
        }
    }
    for (std::uint32_t byteClass = 0; byteClass < m_classes.count; ++byteClass) {
        std::vector<std::uint32_t>& targets = m_targets[byteClass];
        if (targets.empty() || m_work > kMaxDeterminizationWork || m_sets.size() > kMaxDfaStates) {
            targets.clear();
            continue;
        }
        const std::uint32_t next = stateFor(targets);
        m_next[static_cast<std::size_t>(state) * m_classes.count + byteClass] = next;
        targets.clear();
    }
}

} // namespace

bool Dfa::accepts(std::string_view text) const
{
    std::uint32_t state = start;
    for (const char c : text)
        state = step(state, static_cast<unsigned char>(c));
    return isAccepting[state];
}

std::expected<DeterminizedNfa, LimitHit> determinize(const Nfa& nfa, const std::stop_token& stop)
{
    return Determinizer(nfa).run(stop);
}

} // namespace nidus::grammar
