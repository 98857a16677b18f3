// SPDX-License-Identifier: Apache-2.0
#include "core/storage/rows/owners.h"

#include "core/registration/handle.h"
#include "core/storage/rows/draftrows.h"
#include "core/storage/rows/registrationrows.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

base::Result<EventOwner> findOwner(Connection& connection, const QString& handle)
{
    const std::optional<qint64> draft = registration::draftIdOf(handle);
    if (!draft) {
        const auto id = registrationId(connection, handle);
        if (!id)
            return std::unexpected(id.error());
        return EventOwner{EventOwner::Kind::Registration, *id};
    }
    const auto row = selectDraft(connection, *draft);
    if (!row)
        return std::unexpected(row.error());
    return EventOwner{EventOwner::Kind::Draft, row->draft.id};
}

} // namespace nidus::storage
