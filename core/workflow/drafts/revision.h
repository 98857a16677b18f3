// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QDate>

namespace nidus::workflow {

/// A draft of a namespace's first version, not stored.
[[nodiscard]] registration::Draft firstDraft(registration::NamespaceKind kind, QDate today);

/// A draft of the version after the newest that is held, not stored, with a content: NID, Version and Date
/// become those of the new version. At least one version has to be held.
[[nodiscard]] registration::Draft nextDraft(const registration::RegistrationRecord& record, const registration::VersionContent& content, QDate today);

/// A draft of a registration's next version, not stored, with what the registry knows: the newest text, its
/// rule and samples, and where none is held the NID, the registrant, and our own rule and samples. The
/// Version is the next one, or empty when nobody knows which comes next. NotFound.
[[nodiscard]] std::expected<registration::Draft, base::Error> revisionOf(const storage::Registry& registry, const QString& nid);

/// What a template that came from outside leaves empty, filled in from revisionOf(): NID, Version,
/// registrant, and with it (text carries the fields only) rule and samples.
[[nodiscard]] std::expected<registration::Draft, base::Error> revisionWith(const storage::Registry& registry, const QString& nid,
                                                       const registration::RegistrationTemplate& text);

} // namespace nidus::workflow
