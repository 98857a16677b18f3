// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

namespace nidus {

/// A draft of a registration's next version, not stored, with what the registry knows: the newest text, its
/// rule and samples, and where none is held the NID, the registrant, and our own rule and samples. The
/// Version is the next one, or empty when nobody knows which comes next. NotFound.
[[nodiscard]] std::expected<Draft, Error> revisionOf(const Registry& registry, const QString& nid);

/// What a template that came from outside leaves empty, filled in from revisionOf(): NID, Version,
/// registrant, and with it (text carries the fields only) rule and samples.
[[nodiscard]] std::expected<Draft, Error> revisionWith(const Registry& registry, const QString& nid,
                                                       const RegistrationTemplate& text);

} // namespace nidus
