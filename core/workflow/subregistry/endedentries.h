// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QDate>
#include <QList>
#include <QString>

namespace nidus::workflow {

/// How many entries of a list somebody still has although their date is past.
struct EndedEntries
{
    QString nid;
    QString list; ///< its name
    int count = 0;

    bool operator==(const EndedEntries&) const = default;
};

/// Returns the lists with such entries.
[[nodiscard]] base::Result<QList<EndedEntries>> endedEntries(const storage::Registry& registry, QDate today);

} // namespace nidus::workflow
