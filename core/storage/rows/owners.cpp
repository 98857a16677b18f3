// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/owners.h"

#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/registrationrows.h"

namespace nidus {

using namespace Qt::StringLiterals;

std::expected<EventOwner, Error> findOwner(Connection& connection, const QString& handle)
{
    constexpr auto draftPrefix = "draft:"_L1;
    if (!handle.startsWith(draftPrefix)) {
        const auto id = registrationId(connection, handle);
        if (!id)
            return std::unexpected(id.error());
        return EventOwner{EventOwner::Kind::Registration, *id};
    }
    const auto row = selectDraft(connection, handle.sliced(draftPrefix.size()).toLongLong());
    if (!row)
        return std::unexpected(row.error());
    return EventOwner{EventOwner::Kind::Draft, row->draft.id};
}

} // namespace nidus
