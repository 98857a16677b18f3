// SPDX-License-Identifier: Apache-2.0
#include "core/check/lists/listedvalues.h"

#include "core/base/charset.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <numeric>

namespace nidus::check {

namespace {

/// Returns the number of letters to add, remove, replace, or exchange with the next one; `limit` if it is not
/// less.
std::size_t distance(std::string_view a, std::string_view b, std::size_t limit)
{
    if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) >= limit)
        return limit;
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> above(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(above.begin(), above.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        if (*std::ranges::min_element(row) >= limit)
            return limit;
        std::swap(before, above);
        std::swap(above, row);
    }
    return std::min(above.back(), limit);
}

std::uint64_t distance(std::uint64_t a, std::uint64_t b) { return a < b ? b - a : a - b; }

} // namespace

std::string ListedValues::nearest(std::span<const std::string_view> parts) const
{
    if (m_base)
        return m_base->nearest(parts);
    KeyBuffer wanted;
    for (std::size_t i = 0; i < parts.size() && parts[i].data() != nullptr; ++i)
        appendPart(wanted, parts[i], i);
    std::call_once(m_sorting, [this] { sortKeys(); });
    const std::string found = isNumeric() ? nearestNumber(wanted.text()) : nearestWord(wanted.text());
    std::string shown = found;
    std::ranges::replace(shown, '\0', ',');
    return shown;
}

std::string ListedValues::nearestNumber(std::string_view wanted) const
{
    const std::optional<std::uint64_t> number = numberOf(wanted.substr(0, wanted.find('\0')));
    std::optional<std::uint64_t> nearest;
    const auto offer = [&](std::uint64_t listed) {
        if (number && (!nearest || distance(*number, listed) < distance(*number, *nearest)))
            nearest = listed;
    };
    const auto above = std::ranges::lower_bound(m_numbers, number.value_or(0));
    if (above != m_numbers.begin())
        offer(*(above - 1));
    if (above != m_numbers.end())
        offer(*above);
    for (const ListedEntry& block : m_blocks) {
        if (!isListed(block.state))
            continue;
        offer(block.first);
        offer(block.last);
    }
    if (!nearest)
        return {};
    std::array<char, 24> digits;
    const int base = m_facts.kind == ListedKind::Hexadecimal ? 16 : 10;
    std::string text(digits.data(),
                     std::to_chars(digits.data(), digits.data() + digits.size(), *nearest, base).ptr);
    std::ranges::transform(text, text.begin(), base::asciiUpper);
    return text;
}

std::string ListedValues::nearestWord(std::string_view wanted) const
{
    // In a large list, the words that begin alike are compared.
    const auto place = std::ranges::lower_bound(m_sorted, wanted) - m_sorted.begin();
    const auto reach = static_cast<std::ptrdiff_t>(kMostCompared / 2);
    const auto first = std::max(place - reach, std::ptrdiff_t{0});
    const auto end = std::min(first + 2 * reach, std::ssize(m_sorted));
    std::string_view nearest;
    std::size_t least = (wanted.size() + 1) / 2 + 1; // most letters are the same
    for (const std::string_view word :
         std::span(m_sorted).subspan(std::size_t(first), std::size_t(end - first))) {
        if (const std::size_t between = distance(wanted, word, least); between < least) {
            least = between;
            nearest = word;
        }
    }
    return std::string(nearest);
}

} // namespace nidus::check
