// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/tables/pairtable.h"

#include "core/grammar/text/grammarlimits.h"

#include <algorithm>
#include <bit>
#include <map>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace nidus::grammar {

namespace {

/// Bytes of a table. Of a large table, only the pairs that occur in texts enter the first-level cache.
constexpr std::size_t kLargestTable = std::size_t{128} << 10;

/// Returns where a byte leads from each state of an automaton.
std::vector<std::uint32_t> columnOf(const Dfa& dfa, unsigned char byte)
{
    std::vector<std::uint32_t> column(dfa.size());
    for (std::uint32_t state = 0; state < dfa.size(); ++state)
        column[state] = dfa.step(state, byte);
    return column;
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
    if (!canRun() || minimized.size() > 256)
        return;
    std::map<std::vector<std::uint32_t>, std::uint8_t> classes;
    for (std::size_t byte = 0; byte < m_classes.size(); ++byte) {
        const auto next = static_cast<std::uint8_t>(classes.size());
        m_classes[byte] =
            classes.try_emplace(columnOf(minimized, static_cast<unsigned char>(byte)), next).first->second;
    }
    std::vector<std::uint32_t> nothing(minimized.size());
    for (std::uint32_t state = 0; state < minimized.size(); ++state)
        nothing[state] = state;
    std::vector<const std::vector<std::uint32_t>*> columns(classes.size() + 1, &nothing);
    for (const auto& [column, number] : classes)
        columns[number] = &column;
    const auto bits = static_cast<std::uint8_t>(std::bit_width(minimized.size() - 1));
    if ((columns.size() * columns.size() << bits) > kLargestTable)
        return;
    m_classCount = static_cast<std::uint8_t>(columns.size());
    m_strideBits = bits;
    m_next.assign(columns.size() * columns.size() << bits, kDeadState);
    auto row = m_next.begin();
    for (const std::vector<std::uint32_t>* const first : columns) {
        for (const std::vector<std::uint32_t>* const second : columns) {
            std::ranges::transform(*first, row, [second](std::uint32_t state) {
                return static_cast<std::uint8_t>((*second)[state]);
            });
            row += std::ptrdiff_t{1} << bits;
        }
    }
}

#if defined(__x86_64__)

namespace {

constexpr std::size_t kWindow = 64; ///< bytes of a text whose pairs are computed at once

struct alignas(kWindow) Pairs
{
    std::array<std::uint16_t, kWindow / 2> of;
};

} // namespace

__attribute__((target("avx512f,avx512bw,avx512vbmi,bmi2"))) bool
PairTable::run(std::uint32_t start, std::span<const std::string_view, kLanes> texts,
               std::array<std::size_t, kLanes>& states) const
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
    ends.fill(start);
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
                ends[lane] = m_next[(std::size_t{pairs[lane].of[step]} << m_strideBits) + ends[lane]];
        }
    }
    states = ends;
    return true;
}

#else

bool PairTable::run(std::uint32_t /*start*/, std::span<const std::string_view, kLanes> /*texts*/,
                    std::array<std::size_t, kLanes>& /*states*/) const
{
    return false;
}

#endif

} // namespace nidus::grammar
