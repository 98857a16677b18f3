// SPDX-License-Identifier: Apache-2.0
#include "app/cli/templates/storedtemplate.h"

#include "core/registration/handle.h"

#include <algorithm>

namespace nidus::cli {

namespace {

base::Result<StoredTemplate> heldDraft(const storage::Registry& registry, qint64 id)
{
    base::Result<registration::DraftRecord> record = registry.drafts().record(id);
    if (!record)
        return std::unexpected(record.error());
    StoredTemplate held;
    held.handle = registration::draftHandle(id);
    held.content = record->draft.content;
    held.draft = std::move(record->draft);
    held.events = std::move(record->events);
    return held;
}

} // namespace

base::Result<StoredTemplate> storedTemplate(const storage::Registry& registry,
                                            const registration::Handle& handle)
{
    if (handle.draftId != 0)
        return heldDraft(registry, handle.draftId);
    base::Result<registration::RegistrationRecord> record = registry.registrations().record(handle.nid);
    if (!record)
        return std::unexpected(record.error());
    StoredTemplate held;
    held.handle = record->registration.nid;
    const QList<registration::Version>& versions = record->versions;
    if (handle.version > 0) {
        held.handle = registration::versionHandle(held.handle, handle.version);
        const auto version = std::ranges::find(versions, handle.version, &registration::Version::number);
        if (version == versions.cend())
            return std::unexpected(base::Error{storage::kNotFound, held.handle.toStdString(), {}});
        held.version = version->number;
        held.content = version->content;
    } else if (!versions.isEmpty()) {
        held.version = versions.last().number;
        held.content = versions.last().content;
    }
    held.record = std::move(record->registration);
    held.events = std::move(record->events);
    return held;
}

} // namespace nidus::cli
