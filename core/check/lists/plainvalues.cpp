// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/plainvalues.h"

namespace nidus::check {

namespace {

/// What is looked up of a name.
struct NamedValue
{
    PlainIndex::Probe probe;
    ShortKey label;
    bool hasLabel;
    bool isMissing; ///< the value is not in the name
};

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

PlainValues::PlainValues(const ListedValues& list, char separator, std::uint8_t value, std::uint8_t label)
    : m_list(&list),
      m_separator(separator),
      m_value(value),
      m_label(list.facts().ranges.empty() ? kNoField : label),
      m_hasRanges(!list.facts().ranges.empty())
{}

void PlainValues::find(std::span<const std::string_view> names, std::span<std::uint8_t> ranks,
                       FieldPath path) const
{
    if (m_value > kMostFastFields || (m_label != kNoField && m_label > kMostFastFields))
        std::ranges::fill(ranks.first(names.size()), std::uint8_t{1});
#if defined(__x86_64__)
    else if (path == FieldPath::Avx512)
        findWithAvx512(names, ranks);
#endif
    else
        findWith<PortableReader>(names, ranks);
}

template <typename Reader>
void PlainValues::findWith(std::span<const std::string_view> names, std::span<std::uint8_t> ranks) const
{
    const PlainIndex& plain = m_list->plain();
    const bool hasNumbers = plain.hasNumbers();
    std::array<NamedValue, kMostNames> values;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view name = names[i];
        NamedValue& value = values[i];
        if (name.size() - 1 >= base::kMaskWidth - 1) [[unlikely]] {
            value = {.probe = plain.none(), .label = {}, .hasLabel = false, .isMissing = false};
            continue;
        }
        const std::uint64_t separators = Reader::separators(name, m_separator);
        std::size_t begin = m_value == 0 ? 0 : Reader::offsetOf(separators, m_value - 1U) + 1;
        std::size_t end = Reader::offsetOf(separators, m_value);
        value.isMissing = begin > name.size();
        std::size_t size = value.isMissing ? 0 : end - begin;
        value.probe = hasNumbers ? plain.probe(Reader::numberOf(name.data() + end, size))
                                 : plain.probe(Reader::keyOf(name.data() + end, size));
        value.hasLabel = false;
        if (m_label == kNoField)
            continue;
        begin = m_label == 0 ? 0 : Reader::offsetOf(separators, m_label - 1U) + 1;
        end = Reader::offsetOf(separators, m_label);
        value.hasLabel = begin <= name.size();
        size = value.hasLabel ? end - begin : 0;
        value.label = Reader::keyOf(name.data() + end, size);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        const NamedValue& value = values[i];
        const std::uint32_t range = plain.rangeAt(value.probe);
        const bool isPlain = m_hasRanges ? range < PlainIndex::kNoRange &&
                                               (!value.hasLabel || m_list->isLabelOf(range, value.label))
                                         : range != PlainIndex::kNotPlain;
        ranks[i] = isPlain || value.isMissing ? 0 : 1;
    }
}

#if defined(__x86_64__)
// Everything is inlined into this function: only it may use the instructions.
NIDUS_FIELDS_AVX512 __attribute__((flatten)) void
PlainValues::findWithAvx512(std::span<const std::string_view> names, std::span<std::uint8_t> ranks) const
{
    findWith<Avx512Reader>(names, ranks);
}
#endif

} // namespace nidus::check
