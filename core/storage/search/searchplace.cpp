// SPDX-License-Identifier: Apache-2.0
#include "core/storage/search/searchplace.h"

#include "core/storage/search/searchindex.h"

#include <algorithm>
#include <ranges>

namespace nidus::storage {

namespace {

/// Returns how much of `text` folds to that many characters.
qsizetype charactersFor(const QString& text, qsizetype folded)
{
    const auto sizes = std::views::iota(qsizetype{0}, text.size());
    return *std::ranges::lower_bound(
        sizes, folded, {}, [&text](qsizetype size) { return foldedForSearch(text.first(size)).size(); });
}

} // namespace

std::optional<SearchPlace> searchPlace(const QString& text, const QString& term)
{
    const QString wanted = foldedForSearch(term);
    const qsizetype found = wanted.isEmpty() ? -1 : foldedForSearch(text).indexOf(wanted);
    if (found < 0)
        return std::nullopt;
    const qsizetype start = charactersFor(text, found + 1) - 1;
    qsizetype end = charactersFor(text, found + wanted.size());
    while (end < text.size() && (text[end].isMark() || text[end].isLowSurrogate()))
        ++end; // part of the last letter
    return SearchPlace{start, end - start};
}

} // namespace nidus::storage
