// SPDX-License-Identifier: Apache-2.0
#include "ui/check/duplicates/duplicaterows.h"

#include "core/batch/keyhasher.h"
#include "ui/check/rows/rowtexts.h"

#include <algorithm>
#include <compare>
#include <iterator>
#include <optional>
#include <utility>

namespace nidus::ui {

namespace {

struct Key
{
    std::uint64_t hash = 0;
    std::uint32_t row = 0;

    auto operator<=>(const Key&) const = default;
};

/// The keys of all URNs in the rows, in row order; empty when stopped.
std::vector<Key> keysOf(const DuplicateSearch& search, const std::stop_token& stop)
{
    std::vector<Key> keys;
    RowReader reader(search.input);
    batch::KeyHasher hashed(*search.checker);
    std::uint32_t index = 0;
    for (const CheckRows::Block& block : search.rows.blocks()) {
        if (stop.stop_requested())
            return {};
        for (const CheckRow& row : *block) {
            const std::optional<QByteArray> text = reader.text(row);
            if (const std::optional<base::ByteHash> key = text ? hashed(view(*text)) : std::nullopt)
                keys.push_back({key->first, index});
            ++index;
        }
    }
    return keys;
}

} // namespace

void DuplicateRows::add(std::span<const std::uint32_t> rows)
{
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    m_starts.push_back(m_rows.size());
}

std::shared_ptr<const DuplicateRows> duplicateRowsIn(const DuplicateSearch& search,
                                                     const std::stop_token& stop)
{
    std::vector<Key> keys = keysOf(search, stop);
    std::ranges::sort(keys);
    // The rows of all duplicate URNs in sequence; and where each URN's rows begin, by its first row.
    std::vector<std::uint32_t> rows;
    std::vector<std::pair<std::uint32_t, std::size_t>> urns;
    std::vector<std::size_t> ends;
    for (auto first = keys.cbegin(); first != keys.cend();) {
        const auto last =
            std::find_if(first, keys.cend(), [first](const Key& key) { return key.hash != first->hash; });
        if (last - first > 1) {
            urns.emplace_back(first->row, rows.size());
            std::transform(first, last, std::back_inserter(rows), [](const Key& key) { return key.row; });
            ends.push_back(rows.size());
        }
        first = last;
    }
    if (stop.stop_requested())
        return nullptr;
    std::ranges::sort(urns);
    auto repetitions = std::make_shared<DuplicateRows>();
    for (const auto& [row, start] : urns) {
        const std::size_t end = *std::ranges::upper_bound(ends, start);
        repetitions->add(std::span(rows).subspan(start, end - start));
    }
    return repetitions;
}

} // namespace nidus::ui
