// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/handles.h"

namespace nidus::cli {

/// A registration, one of its versions, or a draft, for the commands that show and lint it.
struct StoredTemplate
{
    QString handle;                                      ///< as requested
    std::optional<registration::Draft> draft;            ///< absent for a registration
    std::optional<registration::Registration> record;    ///< absent for a draft
    int version = 0;                                     ///< 0 = unknown, or a draft of a new namespace
    std::optional<registration::VersionContent> content; ///< absent: there is no template text
    QList<registration::Event> events;
};

/// Returns what a handle names; NotFound if it does not exist.
[[nodiscard]] base::Result<StoredTemplate> storedTemplate(const storage::Registry& registry,
                                                          const registration::Handle& handle);

} // namespace nidus::cli
