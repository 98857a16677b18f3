// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/matchtable.h"

#include "core/base/contract.h"
#include "core/grammar/text/grammarlimits.h"

#include <algorithm>
#include <limits>
#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nidus::grammar {

namespace {

/// States have two bytes at most. The dead state counts, too.
constexpr std::size_t kMostStates = std::size_t{std::numeric_limits<std::uint16_t>::max()} + 1;
static_assert(kMaxDfaStates < kMostStates);
/// The number of states that one vector register shuffles.
constexpr std::size_t kShuffleStride = 16;
constexpr std::array<std::size_t, 3> kNarrowStrides{kShuffleStride, 64, 256};
/// Texts that run in parallel: each waits for its own lookup, together they keep the processor busy. Their
/// states and positions must fit in its registers.
constexpr std::size_t kLanes = 6;
/// Texts sorted by length at once; their bytes stay in the first-level cache.
constexpr std::size_t kSortedTexts = 512;
/// Longer texts are not sorted further.
constexpr std::size_t kLongestSorted = 255;

template <std::size_t kStride>
struct NarrowStep
{
    const std::uint8_t* next;

    std::size_t operator()(std::size_t state, char byte) const
    {
        return next[static_cast<unsigned char>(byte) * kStride + state];
    }
};

struct WideStep
{
    const std::uint16_t* next;
    const std::uint32_t* rows;

    std::size_t operator()(std::size_t state, char byte) const
    {
        return next[rows[static_cast<unsigned char>(byte)] + state];
    }
};

template <typename Step>
std::size_t endState(Step step, std::size_t state, std::string_view text)
{
    for (const char byte : text)
        state = step(state, byte);
    return state;
}

/// Positions of texts in order of length, by counting sort.
class LengthOrder
{
public:
    std::span<const std::uint16_t> of(std::span<const std::string_view> texts)
    {
        std::array<std::uint16_t, kLongestSorted + 1> places{};
        for (const std::string_view text : texts)
            ++places[std::min(text.size(), kLongestSorted)];
        std::uint16_t begin = 0;
        for (std::uint16_t& place : places)
            begin = static_cast<std::uint16_t>(begin + std::exchange(place, begin));
        for (std::size_t i = 0; i < texts.size(); ++i)
            m_order[places[std::min(texts[i].size(), kLongestSorted)]++] = static_cast<std::uint16_t>(i);
        return std::span(m_order).first(texts.size());
    }

private:
    std::array<std::uint16_t, kSortedTexts> m_order;
};

/// Returns the states in which kLanes texts end; fastest if they have about the same length.
template <typename Step>
std::array<std::size_t, kLanes> endStates(Step step, std::size_t start,
                                          const std::array<std::string_view, kLanes>& texts)
{
    std::array<std::size_t, kLanes> states;
    states.fill(start);
    const std::size_t common = std::ranges::min(texts, {}, &std::string_view::size).size();
    for (std::size_t i = 0; i < common; ++i) {
#pragma GCC unroll 8
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            states[lane] = step(states[lane], texts[lane][i]);
    }
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        states[lane] = endState(step, states[lane], texts[lane].substr(common));
    return states;
}

#if defined(__x86_64__)

/// Each row of the table contains, for all states, where its byte leads: a shuffle by the current state
/// replaces a lookup that would wait for memory.
__attribute__((target("avx2"))) std::size_t shuffledEndState(const std::uint8_t* rows, std::size_t start,
                                                             std::string_view text)
{
    __m128i state = _mm_cvtsi32_si128(static_cast<int>(start));
#pragma GCC unroll 4
    for (const char byte : text) {
        const std::uint8_t* const row = rows + static_cast<unsigned char>(byte) * kShuffleStride;
        state = _mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(row)), state);
    }
    return static_cast<std::size_t>(_mm_cvtsi128_si32(state)) & (kShuffleStride - 1);
}

bool hasShuffle() { return __builtin_cpu_supports("avx2") != 0; }

#else

std::size_t shuffledEndState(const std::uint8_t* rows, std::size_t start, std::string_view text)
{
    return endState(NarrowStep<kShuffleStride>{rows}, start, text);
}

bool hasShuffle() { return false; }

#endif

} // namespace

MatchTable::MatchTable(const Dfa& minimized) : m_start(minimized.start), m_pairs(minimized)
{
    base::expects(minimized.size() <= kMostStates, "the states of an automaton fit into two bytes");
    for (const bool isAccepting : minimized.isAccepting)
        m_verdicts.push_back(isAccepting ? MatchVerdict::Valid : MatchVerdict::Invalid);
    const auto* const stride = std::ranges::lower_bound(kNarrowStrides, minimized.size());
    if (stride == kNarrowStrides.end()) {
        fillWide(minimized);
        return;
    }
    m_stride = *stride;
    m_canShuffle = m_stride == kShuffleStride && hasShuffle();
    fillNarrow(minimized);
}

void MatchTable::fillNarrow(const Dfa& dfa)
{
    m_narrow.assign(256 * m_stride, kDeadState);
    for (std::size_t byte = 0; byte < 256; ++byte) {
        for (std::uint32_t state = 0; state < dfa.size(); ++state)
            m_narrow[byte * m_stride + state] =
                static_cast<std::uint8_t>(dfa.step(state, static_cast<unsigned char>(byte)));
    }
}

void MatchTable::fillWide(const Dfa& dfa)
{
    for (std::size_t byte = 0; byte < 256; ++byte)
        m_rows[byte] = static_cast<std::uint32_t>(dfa.classes.of[byte] * dfa.size());
    for (std::uint32_t byteClass = 0; byteClass < dfa.classes.count; ++byteClass) {
        for (std::size_t state = 0; state < dfa.size(); ++state)
            m_wide.push_back(static_cast<std::uint16_t>(dfa.next[state * dfa.classes.count + byteClass]));
    }
}

template <typename Work>
auto MatchTable::withStep(Work work) const
{
    switch (m_stride) {
    case kNarrowStrides[0]: return work(NarrowStep<kNarrowStrides[0]>{m_narrow.data()});
    case kNarrowStrides[1]: return work(NarrowStep<kNarrowStrides[1]>{m_narrow.data()});
    case kNarrowStrides[2]: return work(NarrowStep<kNarrowStrides[2]>{m_narrow.data()});
    default: return work(WideStep{m_wide.data(), m_rows.data()});
    }
}

bool MatchTable::isAvailable(MatchPath path) const
{
    switch (path) {
    case MatchPath::Portable: break;
    case MatchPath::Shuffle: return m_canShuffle;
    case MatchPath::Pairs: return !m_pairs.isEmpty();
    }
    return true;
}

bool MatchTable::accepts(std::string_view text) const
{
    return acceptsOn(m_canShuffle ? MatchPath::Shuffle : MatchPath::Portable, text);
}

bool MatchTable::acceptsOn(MatchPath path, std::string_view text) const
{
    if (m_verdicts.empty())
        return false;
    const std::size_t end = path == MatchPath::Shuffle
                                ? shuffledEndState(m_narrow.data(), m_start, text)
                                : withStep([&](auto step) { return endState(step, m_start, text); });
    return m_verdicts[end] == MatchVerdict::Valid;
}

MatchVerdict MatchTable::verdictOf(std::string_view text) const
{
    if (text.size() > kMaxTextBytes)
        return MatchVerdict::Undecided;
    return accepts(text) ? MatchVerdict::Valid : MatchVerdict::Invalid;
}

void MatchTable::decideMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const
{
    decideManyOn(m_pairs.isEmpty() ? MatchPath::Portable : MatchPath::Pairs, texts, verdicts);
}

void MatchTable::decideManyOn(MatchPath path, std::span<const std::string_view> texts,
                              std::span<MatchVerdict> verdicts) const
{
    if (path == MatchPath::Pairs)
        decideInPairs(texts, verdicts);
    else
        decideByLength(texts, verdicts);
}

// Names of one namespace have similar lengths: sorting would take longer than it saves.
void MatchTable::decideInPairs(std::span<const std::string_view> texts,
                               std::span<MatchVerdict> verdicts) const
{
    std::array<bool, PairTable::kLanes> accepted;
    while (!texts.empty()) {
        const std::size_t count = std::min(texts.size(), accepted.size());
        std::array<std::string_view, PairTable::kLanes> lanes;
        lanes.fill(texts.front().substr(0, 0));
        std::ranges::copy(texts.first(count), lanes.begin());
        const bool hasRun = count > 1 && m_pairs.run(lanes, accepted);
        for (std::size_t lane = 0; lane < count; ++lane)
            verdicts[lane] = !hasRun          ? verdictOf(texts[lane])
                             : accepted[lane] ? MatchVerdict::Valid
                                              : MatchVerdict::Invalid;
        texts = texts.subspan(count);
        verdicts = verdicts.subspan(count);
    }
}

void MatchTable::decideByLength(std::span<const std::string_view> texts,
                                std::span<MatchVerdict> verdicts) const
{
    LengthOrder lengths;
    while (!texts.empty()) {
        const std::span<const std::string_view> some = texts.first(std::min(texts.size(), kSortedTexts));
        std::span<const std::uint16_t> order = lengths.of(some);
        withStep([&](auto step) {
            for (; order.size() >= kLanes; order = order.subspan(kLanes)) {
                std::array<std::string_view, kLanes> group;
                for (std::size_t lane = 0; lane < kLanes; ++lane)
                    group[lane] = some[order[lane]];
                const auto ends = endStates(step, m_start, group);
                for (std::size_t lane = 0; lane < kLanes; ++lane)
                    verdicts[order[lane]] =
                        group[lane].size() > kMaxTextBytes ? MatchVerdict::Undecided : m_verdicts[ends[lane]];
            }
        });
        for (const std::uint16_t i : order)
            verdicts[i] = verdictOf(some[i]);
        texts = texts.subspan(some.size());
        verdicts = verdicts.subspan(some.size());
    }
}

} // namespace nidus::grammar
