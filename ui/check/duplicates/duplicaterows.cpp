// SPDX-License-Identifier: Apache-2.0
#include "ui/check/duplicates/duplicaterows.h"

#include "core/batch/duplicatefinder.h"
#include "core/batch/keyhasher.h"
#include "ui/check/rows/rowtexts.h"

#include <QDir>
#include <QFile>
#include <algorithm>
#include <optional>
#include <utility>

namespace nidus::ui {

namespace {

/// The row of a duplicate, after the first row of the same URN.
using FirstAndLater = std::pair<std::uint32_t, std::uint32_t>;

base::Result<std::vector<FirstAndLater>> duplicatesIn(const DuplicateSearch& search,
                                                      const std::stop_token& stop)
{
    std::vector<FirstAndLater> duplicates;
    RowReader reader(search.input);
    batch::KeyHasher hashed(*search.checker);
    batch::DuplicateFinder finder(QFile::encodeName(QDir::tempPath()).toStdString());
    std::uint32_t index = 0;
    for (const CheckRows::Block& block : search.rows.blocks()) {
        if (stop.stop_requested())
            return std::unexpected(base::Error{.code = base::kCanceled, .subject = {}, .detail = {}});
        for (const CheckRow& row : *block) {
            const std::uint32_t here = index++;
            const std::optional<QByteArray> text = reader.text(row);
            const std::optional<base::ByteHash> key = text ? hashed(lineOf(row, *text)) : std::nullopt;
            if (!key)
                continue;
            // Rows in place of lines: running text has several URNs on a line.
            if (const auto first = finder.firstPlace(*key, {.file = 0, .line = here}))
                duplicates.emplace_back(static_cast<std::uint32_t>(first->line), here);
        }
        if (finder.failure())
            return std::unexpected(*finder.failure());
    }
    return duplicates;
}

} // namespace

void DuplicateRows::add(std::span<const std::uint32_t> rows)
{
    m_rows.insert(m_rows.end(), rows.begin(), rows.end());
    m_starts.push_back(m_rows.size());
}

base::Result<std::shared_ptr<const DuplicateRows>> duplicateRowsIn(const DuplicateSearch& search,
                                                                   const std::stop_token& stop)
{
    base::Result<std::vector<FirstAndLater>> duplicates = duplicatesIn(search, stop);
    if (!duplicates)
        return std::unexpected(duplicates.error());
    std::ranges::sort(*duplicates);
    auto found = std::make_shared<DuplicateRows>();
    for (auto next = duplicates->cbegin(); next != duplicates->cend();) {
        const std::uint32_t first = next->first;
        std::vector<std::uint32_t> rows{first};
        for (; next != duplicates->cend() && next->first == first; ++next)
            rows.push_back(next->second);
        found->add(rows);
    }
    return found;
}

} // namespace nidus::ui
