// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/handles.h"

namespace nidus::cli {

/// A registration, one of its versions, or a draft, as the commands show and lint it.
struct HeldTemplate
{
    QString handle;                        ///< as asked for
    std::optional<registration::Draft> draft;            ///< absent for a registration
    std::optional<registration::Registration> record;    ///< absent for a draft
    int version = 0;                       ///< 0 = unknown, or a draft of a new namespace
    std::optional<registration::VersionContent> content; ///< absent: no template text is held
    QList<registration::Event> events;
};

/// What a handle means; NotFound when there is no such thing.
[[nodiscard]] std::expected<HeldTemplate, base::Error> heldTemplate(const storage::Registry& registry, const registration::Handle& handle);

} // namespace nidus::cli
