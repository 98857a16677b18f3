// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/subregistries/subregistries.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>
#include <memory>

namespace nidus::ui {

/// A part of a subregistry without gaps: an entry, or free numbers.
struct Stretch
{
    subregistry::Block block{};
    qsizetype entry = -1; ///< index into the entries; -1 = free
    qsizetype range = -1; ///< index into the ranges; -1 = none, or not a single one
};

/// A subregistry as it is shown, in order of its values. Immutable, so that jobs and widgets share it.
struct SubregistryContent
{
    subregistry::Subregistry list;
    QList<subregistry::ListChange> changes;
    QList<subregistry::Range> ranges;
    QList<subregistry::Entry> entries;
    QList<Stretch> stretches; ///< of words, only the entries

    [[nodiscard]] const subregistry::Entry* entryOf(const Stretch& stretch) const
    {
        return stretch.entry < 0 ? nullptr : &entries[stretch.entry];
    }
    [[nodiscard]] const subregistry::Range* rangeOf(const Stretch& stretch) const
    {
        return stretch.range < 0 ? nullptr : &ranges[stretch.range];
    }
    [[nodiscard]] qint64 newest() const { return changes.isEmpty() ? 0 : changes.last().id; }
};
using SharedContent = std::shared_ptr<const SubregistryContent>;

/// Finds the stretches; numbers that are not in a range are free only if there are no ranges.
[[nodiscard]] SharedContent contentOf(const storage::StoredSubregistry& stored);
/// Returns a sentence about a stretch: its numbers, range, state, holder, and dates.
[[nodiscard]] QString stretchText(const SubregistryContent& content, const Stretch& stretch);

} // namespace nidus::ui
