// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/handles.h"

namespace nidus {

/// A registration, one of its versions, or a draft, as the commands show and lint it.
struct HeldTemplate
{
    QString handle;                        ///< as asked for
    std::optional<Draft> draft;            ///< absent for a registration
    std::optional<Registration> record;    ///< absent for a draft
    int version = 0;                       ///< 0 = unknown, or a draft of a new namespace
    std::optional<VersionContent> content; ///< absent: no template text is held
    QList<Event> events;
};

/// What a handle means; NotFound when there is no such thing.
[[nodiscard]] std::expected<HeldTemplate, Error> heldTemplate(const Registry& registry, const Handle& handle);

} // namespace nidus
