// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/lists/listrows.h"
#include "core/subregistry/subregistry.h"

#include <QList>

namespace nidus::workflow {

/// A range as read; what the file does not contain is as before.
struct TableRange
{
    int line = 0;
    subregistry::Range range;
};

/// The ranges of a file, and everything in them that is odd.
struct RangeTable
{
    QList<TableRange> ranges;
    QList<exchange::ListFinding> findings;
};

/// Reads the ranges of a file for a subregistry. Of IANA's ranges, those that it cannot have are left out; of
/// ours, they are errors.
[[nodiscard]] RangeTable readRanges(const subregistry::Subregistry& present,
                                    const QList<exchange::ListRange>& ranges);

} // namespace nidus::workflow
