// SPDX-License-Identifier: Apache-2.0
#include "ui/check/rows/filteredrows.h"

#include <memory>
#include <utility>

namespace nidus::ui {

namespace {

/// How often to look whether the work is still wanted.
constexpr std::size_t kRowsBetweenLooks = 4096;

} // namespace

std::optional<FilteredRows> filteredRows(const ArrangementTask& task, const std::stop_token& stop)
{
    auto indexes = arranged(task, stop);
    if (!indexes)
        return std::nullopt;
    FilteredRows filtered{.rows = {}, .origins = *std::move(indexes), .summary = {}};
    auto block = std::make_shared<std::vector<CheckRow>>();
    block->reserve(filtered.origins.size());
    RowReader reader(task.input);
    report::NidSummary summary;
    for (const std::uint32_t index : filtered.origins) {
        if (block->size() % kRowsBetweenLooks == 0 && stop.stop_requested())
            return std::nullopt;
        const CheckRow& row = task.rows.at(index);
        block->push_back(row);
        const std::optional<QByteArray> text = reader.text(row);
        if (!text)
            continue;
        const batch::CheckedLine line{.line = row.line(),
                                      .fileOffset = row.fileOffset(),
                                      .text = std::string_view(text->constData(), std::size_t(text->size())),
                                      .column = row.column(),
                                      .outcome = row.outcome()};
        summary.add({line, 0, {}});
    }
    filtered.rows.append(std::move(block));
    filtered.summary = summary.counts(kAllCodes);
    return filtered;
}

} // namespace nidus::ui
