// SPDX-License-Identifier: Apache-2.0
#include "app/cli/heldtemplate.h"

#include "core/registration/handle.h"
#include "core/workflow/registryaccess.h"

#include <algorithm>

namespace nidus {

namespace {

std::expected<HeldTemplate, Error> heldDraft(const Registry& registry, qint64 id)
{
    std::expected<DraftRecord, Error> record = registry.drafts().record(id);
    if (!record)
        return std::unexpected(record.error());
    HeldTemplate held;
    held.handle = draftHandle(id);
    held.content = record->draft.content;
    held.draft = std::move(record->draft);
    held.events = std::move(record->events);
    return held;
}

} // namespace

std::expected<HeldTemplate, Error> heldTemplate(const Registry& registry, const Handle& handle)
{
    if (handle.draftId != 0)
        return heldDraft(registry, handle.draftId);
    std::expected<RegistrationRecord, Error> record = registry.registrations().record(handle.nid);
    if (!record)
        return std::unexpected(record.error());
    HeldTemplate held;
    held.handle = record->registration.nid;
    const QList<Version>& versions = record->versions;
    if (handle.version > 0) {
        held.handle = versionHandle(held.handle, handle.version);
        const auto version = std::ranges::find(versions, handle.version, &Version::number);
        if (version == versions.cend())
            return std::unexpected(Error{ErrorCode::NotFound, held.handle.toStdString(), {}});
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

} // namespace nidus
