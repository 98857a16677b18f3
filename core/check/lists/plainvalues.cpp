// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/plainvalues.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace nidus::check {

namespace {

using Keys = std::array<ShortKey, PlainValues::kMostNames>;

/// Writes the keys of one or two fields of names, the first one with the next `more` fields. The key of a
/// field that is missing is that of an empty one.
template <typename Reader, bool kBoth, bool kHasMore = false>
void readFields(std::span<const std::string_view> names, char separator, std::array<unsigned, 2> fields,
                Keys& first, Keys& second, std::size_t more = 0)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view name = names[i];
        if (name.size() - 1 >= base::kMaskWidth - 1) [[unlikely]] { // not plain
            first[i] = {.front = 0, .back = 0};
            continue;
        }
        const std::uint64_t separators = Reader::separators(name, separator);
        const auto keyOf = [&](unsigned field) {
            const std::size_t begin = Reader::beginOf(separators, field);
            const auto size = static_cast<std::size_t>(std::countr_zero(separators >> begin));
            return Reader::keyOf(name.data() + begin + size, size);
        };
        if constexpr (kHasMore) {
            const std::size_t begin = Reader::beginOf(separators, fields[0]);
            std::uint64_t ends = separators >> begin;
            for (std::size_t left = more; left > 0; --left)
                ends &= ends - 1;
            const std::size_t size =
                begin > name.size()
                    ? 0
                    : std::min(static_cast<std::size_t>(std::countr_zero(ends)), name.size() - begin);
            first[i] = Reader::keyOf(name.data() + begin + size, size);
        } else {
            first[i] = keyOf(fields[0]);
        }
        if constexpr (kBoth)
            second[i] = keyOf(fields[1]);
    }
}

/// Writes the keys of two consecutive fields of names, and of another one. That of a missing second field is
/// PlainIndex::kNoText.
template <typename Reader, bool kHasOther>
void readPairs(std::span<const std::string_view> names, char separator, unsigned field, unsigned other,
               Keys& firsts, Keys& seconds, Keys& others)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view name = names[i];
        if (name.size() - 1 >= base::kMaskWidth - 1) [[unlikely]] { // not plain
            firsts[i] = {.front = 0, .back = 0};
            continue;
        }
        const std::uint64_t separators = Reader::separators(name, separator);
        const auto keyAt = [&](std::size_t begin) {
            const auto size = static_cast<std::size_t>(std::countr_zero(separators >> begin));
            return std::pair(Reader::keyOf(name.data() + begin + size, size), begin + size + 1);
        };
        const auto [first, next] = keyAt(Reader::beginOf(separators, field));
        firsts[i] = first;
        seconds[i] = next > name.size() ? PlainIndex::kNoText : keyAt(next).first;
        if constexpr (kHasOther)
            others[i] = keyAt(Reader::beginOf(separators, other)).first;
    }
}

/// Whether the number that a key is has a leading zero, so that it is not written as a list writes it. Of the
/// digits, only "0" has no bit below the fifth.
bool hasLeadingZero(const ShortKey& key)
{
    constexpr std::uint64_t fifths = 0x1010101010101010U;
    constexpr std::uint64_t zero = std::uint64_t{'0'} << 56U; // alone
    const std::uint64_t digits = key.front == 0 ? key.back : key.front;
    return (digits & -digits & fifths) != 0 && (key.front != 0 || digits != zero);
}

} // namespace

bool isFieldPathAvailable(FieldPath path)
{
    if (path == FieldPath::Portable)
        return true;
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512bw") != 0 &&
           __builtin_cpu_supports("avx512vl") != 0 && __builtin_cpu_supports("bmi2") != 0;
#else
    return false;
#endif
}

FieldPath fastestFieldPath()
{
    static const FieldPath path =
        isFieldPathAvailable(FieldPath::Avx512) ? FieldPath::Avx512 : FieldPath::Portable;
    return path;
}

PlainValues::PlainValues(const ListedValues& list, char separator, std::uint8_t value, std::uint8_t label,
                         std::size_t parts)
    : m_list(&list),
      m_separator(separator),
      m_value(value),
      m_label(list.facts().ranges.empty() ? kNoField : label),
      m_hasRanges(!list.facts().ranges.empty()),
      m_parts(parts),
      m_hasSingles(!list.plain().isEmpty()),
      m_keys(parts > 1 && !list.plainKeys(separator).isEmpty() ? &list.plainKeys(separator) : nullptr)
{}

std::uint64_t PlainValues::find(std::span<const std::string_view> names, FieldPath path) const
{
    if (m_value > kMostFastFields || (m_label != kNoField && m_label > kMostFastFields))
        return ~std::uint64_t{0} >> (kMostNames - names.size());
#if defined(__x86_64__)
    if (path == FieldPath::Avx512)
        return findWithAvx512(names);
#endif
    return findWith<PortableReader>(names);
}

template <typename Reader>
std::uint64_t PlainValues::findWith(std::span<const std::string_view> names) const
{
    if (m_keys != nullptr && !m_hasSingles)
        return findKeysWith<Reader>(names);
    Keys values;
    Keys labels;
    if (m_label == kNoField)
        readFields<Reader, false>(names, m_separator, {m_value, 0}, values, labels);
    else
        readFields<Reader, true>(names, m_separator, {m_value, m_label}, values, labels);
    const PlainIndex& plain = m_list->plain();
    std::uint64_t others = 0;
    if (plain.hasNumbers()) {
        std::array<std::uint64_t, kMostNames> numbers;
        Reader::numbersOf(values.data(), numbers.data(), names.size());
        for (std::size_t i = 0; i < names.size(); ++i)
            numbers[i] |= hasLeadingZero(values[i]) ? kNoNumber : 0;
        others = othersAmong<Reader>(plain, names, numbers.data(), labels.data());
    } else {
        others = othersAmong<Reader>(plain, names, values.data(), labels.data());
    }
    return others == 0 || m_keys == nullptr ? others : others & findKeysWith<Reader>(names);
}

template <typename Reader>
std::uint64_t PlainValues::findPairsWith(std::span<const std::string_view> names) const
{
    Keys values{}; // the compiler cannot see that what is read of it was written
    Keys seconds{};
    Keys labels;
    if (m_label == kNoField)
        readPairs<Reader, false>(names, m_separator, m_value, 0, values, seconds, labels);
    else
        readPairs<Reader, true>(names, m_separator, m_value, m_label, values, seconds, labels);
    std::array<std::uint64_t, kMostNames> numbers;
    Reader::numbersOf(values.data(), numbers.data(), names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        numbers[i] = hasLeadingZero(values[i]) ? kNoNumber : m_keys->numberWith(numbers[i], seconds[i]);
    return othersAmong<Reader>(*m_keys, names, numbers.data(), labels.data());
}

template <typename Reader>
std::uint64_t PlainValues::findKeysWith(std::span<const std::string_view> names) const
{
    if (m_keys->hasPairs())
        return findPairsWith<Reader>(names);
    Keys values;
    Keys labels;
    if (m_label == kNoField)
        readFields<Reader, false, true>(names, m_separator, {m_value, 0}, values, labels, m_parts - 1);
    else
        readFields<Reader, true, true>(names, m_separator, {m_value, m_label}, values, labels, m_parts - 1);
    return othersAmong<Reader>(*m_keys, names, values.data(), labels.data());
}

// The first answer for each name is yes or perhaps; few names need the second one.
template <typename Reader, typename Value>
std::uint64_t PlainValues::othersAmong(const PlainIndex& plain, std::span<const std::string_view> names,
                                       const Value* values, const ShortKey* labels) const
{
    std::array<std::size_t, kMostNames> places;
    for (std::size_t i = 0; i < names.size(); ++i)
        places[i] = plain.fetch(values[i]);
    std::uint64_t others = 0;
    if (m_label != kNoField) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::uint32_t range = plain.rangeAt(places[i], values[i]);
            const bool isPlain = range < PlainIndex::kNoRange && m_list->isLabelOf(range, labels[i]);
            others |= std::uint64_t{!isPlain} << i;
        }
    } else {
        const std::uint32_t end = m_hasRanges ? PlainIndex::kNoRange : PlainIndex::kNoRange + 1;
        for (std::size_t i = 0; i < names.size(); ++i)
            others |= std::uint64_t{plain.rangeAt(places[i], values[i]) >= end} << i;
    }
    for (std::uint64_t left = others; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        std::uint32_t range = plain.rangeAt(places[i], values[i]);
        if (range == PlainIndex::kSeveralRanges)
            range = plain.rangeOf(values[i]);
        const bool isLabel = m_label == kNoField || lacks<Reader>(names[i], m_label) ||
                             (range < PlainIndex::kNoRange && m_list->isLabelOf(range, labels[i]));
        if ((range < PlainIndex::kNoRange && isLabel) || lacks<Reader>(names[i], m_value))
            others &= ~(left & -left);
    }
    return others;
}

/// Whether a name does not have a field. It may say no if the name is long.
template <typename Reader>
bool PlainValues::lacks(std::string_view name, std::uint8_t field) const
{
    return name.size() - 1 < base::kMaskWidth - 2 &&
           Reader::beginOf(Reader::separators(name, m_separator), field) > name.size();
}

#if defined(__x86_64__)
// Everything is inlined into this function: only it may use the instructions.
NIDUS_FIELDS_AVX512 __attribute__((flatten)) std::uint64_t
PlainValues::findWithAvx512(std::span<const std::string_view> names) const
{
    return findWith<Avx512Reader>(names);
}
#endif

} // namespace nidus::check
