// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QDate>

namespace nidus::workflow {

/// A draft of a namespace's first version, not stored.
[[nodiscard]] registration::Draft firstDraft(registration::NamespaceKind kind, QDate today);

/// A draft of the version after the latest one, not stored, with the given content: NID, Version, and Date
/// become those of the new version. The record must have at least one version.
[[nodiscard]] registration::Draft nextDraft(const registration::RegistrationRecord& record,
                                            const registration::VersionContent& content, QDate today);

/// A draft of a registration's next version, not stored, with what the registry knows: the latest text, its
/// rule and samples; without a text the NID, the registrant, and our own rule and samples. The Version is the
/// next one, or empty if it is unknown. NotFound.
[[nodiscard]] base::Result<registration::Draft> revisionOf(const storage::Registry& registry,
                                                           const QString& nid);

/// A draft of revisionOf() with a template from outside. What the template leaves empty is filled in: NID,
/// Version, registrant. Rule and samples are kept, because text contains only the fields.
[[nodiscard]] registration::Draft filledIn(registration::Draft next,
                                           const registration::RegistrationTemplate& text);

} // namespace nidus::workflow
