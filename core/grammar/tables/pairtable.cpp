// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/pairtable.h"

#include "core/grammar/text/grammarlimits.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nidus::grammar {

namespace {

/// Bytes of a table. Of a large table, only the pairs that occur in texts enter the caches.
constexpr std::size_t kLargestTable = std::size_t{4} << 20;
/// Of an automaton. More states would take long to prepare.
constexpr std::size_t kMostPairStates = 4096;
/// Factors of classes are signed bytes.
constexpr std::size_t kMostClasses = std::numeric_limits<std::int8_t>::max();
/// The states of a table: the dead one, that of an accepted text which ends within a pair, the first one of
/// the automaton, and those that pairs reach from it.
constexpr std::size_t kRejected = 0;
constexpr std::size_t kAccepted = 1;
constexpr std::size_t kStart = 2;

/// Where a byte leads from each state of an automaton.
using Column = std::vector<std::uint32_t>;

Column columnOf(const Dfa& dfa, unsigned char byte)
{
    Column column(dfa.size());
    for (std::uint32_t state = 0; state < dfa.size(); ++state)
        column[state] = dfa.step(state, byte);
    return column;
}

/// Returns the states of the automaton that are states of a table, by place. Stops after too many.
std::vector<std::uint32_t> statesBetweenPairs(std::uint32_t start, const std::vector<Column>& columns,
                                              std::size_t most)
{
    std::vector<std::uint32_t> states(kStart, kDeadState);
    std::vector<bool> isKnown(columns.front().size());
    isKnown[kDeadState] = true;
    const auto add = [&](std::uint32_t state) {
        if (!isKnown[state])
            states.push_back(state);
        isKnown[state] = true;
    };
    add(start);
    for (std::size_t place = kStart; place < states.size() && states.size() <= most; ++place) {
        for (const Column& first : columns) {
            for (const Column& second : columns)
                add(second[first[states[place]]]);
        }
    }
    return states;
}

/// Returns where each pair of classes leads from each state.
template <typename Place>
std::vector<Place> tableOf(const Dfa& dfa, const std::vector<Column>& columns,
                           const std::vector<std::uint32_t>& states)
{
    std::vector<Place> places(dfa.size(), kRejected);
    for (std::size_t place = kStart; place < states.size(); ++place)
        places[states[place]] = static_cast<Place>(place);
    const std::size_t stride = std::bit_ceil(states.size());
    const std::size_t classCount = columns.size() + 1;
    std::vector<Place> next(classCount * classCount * stride, kRejected);
    std::span<Place> row(next);
    for (const Column& first : columns) {
        for (const Column& second : columns) {
            for (std::size_t place = kStart; place < states.size(); ++place)
                row[place] = places[second[first[states[place]]]];
            row = row.subspan(stride);
        }
        for (std::size_t place = kStart; place < states.size(); ++place) // the text ends within the pair
            row[place] = static_cast<Place>(dfa.isAccepting[first[states[place]]] ? kAccepted : kRejected);
        row = row.subspan(stride);
    }
    // After the end of a text, which no byte follows.
    std::iota(row.last(stride).begin(), row.last(stride).end(), Place{0});
    return next;
}

bool canRun()
{
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512bw") != 0 && __builtin_cpu_supports("avx512vbmi") != 0 &&
           __builtin_cpu_supports("bmi2") != 0;
#else
    return false;
#endif
}

} // namespace

PairTable::PairTable(const Dfa& minimized)
{
    if (!canRun() || minimized.size() > kMostPairStates || minimized.start == kDeadState)
        return;
    std::vector<Column> columns;
    std::map<Column, std::uint8_t> classes;
    for (std::size_t byte = 0; byte < m_classes.size(); ++byte) {
        Column column = columnOf(minimized, static_cast<unsigned char>(byte));
        const auto [place, isNew] = classes.try_emplace(column, static_cast<std::uint8_t>(columns.size()));
        m_classes[byte] = place->second;
        if (isNew)
            columns.push_back(std::move(column));
    }
    const std::size_t classCount = columns.size() + 1;
    if (classCount > kMostClasses)
        return;
    const std::size_t most = kLargestTable / sizeof(std::uint16_t) / (classCount * classCount);
    const std::vector<std::uint32_t> states = statesBetweenPairs(minimized.start, columns, most);
    if (std::bit_ceil(states.size()) > most)
        return;
    m_classCount = static_cast<std::uint8_t>(classCount);
    m_strideBits = static_cast<std::uint8_t>(std::bit_width(states.size() - 1));
    for (const std::uint32_t state : states)
        m_isAccepting.push_back(minimized.isAccepting[state] ? 1 : 0);
    m_isAccepting[kAccepted] = 1;
    if (states.size() <= std::numeric_limits<std::uint8_t>::max() + std::size_t{1})
        m_narrow = tableOf<std::uint8_t>(minimized, columns, states);
    else
        m_wide = tableOf<std::uint16_t>(minimized, columns, states);
}

#if defined(__x86_64__)

namespace {

constexpr std::size_t kWindow = 64; ///< bytes of a text whose pairs are computed at once

struct alignas(kWindow) Pairs
{
    std::array<std::uint16_t, kWindow / 2> of;
};

} // namespace

template <typename Place>
__attribute__((target("avx512f,avx512bw,avx512vbmi,bmi2"))) bool
PairTable::runOn(const Place* next, std::span<const std::string_view, kLanes> texts,
                 std::array<bool, kLanes>& accepted) const
{
    std::size_t longest = 0;
#pragma GCC unroll 8
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        longest = std::max(longest, texts[lane].size());
    if (longest > kMaxTextBytes)
        return false;
    const __m512i low = _mm512_load_si512(m_classes.data());
    const __m512i high = _mm512_load_si512(m_classes.data() + m_classes.size() / 2);
    const __m512i lastClass = _mm512_set1_epi8(static_cast<char>(m_classCount - 1));
    const __m512i weights = _mm512_set1_epi16(static_cast<short>(0x100 | m_classCount));
    std::array<Pairs, kLanes> pairs;
    std::array<std::size_t, kLanes> ends;
    ends.fill(kStart);
    for (std::size_t window = 0; window < longest; window += kWindow) {
        __m512i all = _mm512_setzero_si512();
#pragma GCC unroll 8
        for (std::size_t lane = 0; lane < kLanes; ++lane) {
            const std::string_view text = texts[lane];
            const std::size_t begin = std::min(window, text.size());
            const std::size_t size = std::min(text.size() - begin, kWindow);
            const __mmask64 here = _bzhi_u64(~std::uint64_t{0}, static_cast<unsigned>(size));
            const __m512i bytes = _mm512_maskz_loadu_epi8(here, text.data() + begin);
            all = _mm512_or_si512(all, bytes);
            const __m512i classes =
                _mm512_mask_mov_epi8(lastClass, here, _mm512_permutex2var_epi8(low, bytes, high));
            _mm512_store_si512(pairs[lane].of.data(), _mm512_maddubs_epi16(classes, weights));
        }
        if (_mm512_movepi8_mask(all) != 0) [[unlikely]]
            return false;
        const std::size_t steps = (std::min(longest - window, kWindow) + 1) / 2;
        for (std::size_t step = 0; step < steps; ++step) {
#pragma GCC unroll 8
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                ends[lane] = next[(std::size_t{pairs[lane].of[step]} << m_strideBits) + ends[lane]];
        }
    }
#pragma GCC unroll 8
    for (std::size_t lane = 0; lane < kLanes; ++lane)
        accepted[lane] = m_isAccepting[ends[lane]] != 0;
    return true;
}

#else

template <typename Place>
bool PairTable::runOn(const Place* /*next*/, std::span<const std::string_view, kLanes> /*texts*/,
                      std::array<bool, kLanes>& /*accepted*/) const
{
    return false;
}

#endif

bool PairTable::run(std::span<const std::string_view, kLanes> texts, std::array<bool, kLanes>& accepted) const
{
    return m_wide.empty() ? runOn(m_narrow.data(), texts, accepted) : runOn(m_wide.data(), texts, accepted);
}

} // namespace nidus::grammar
