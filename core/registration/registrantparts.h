// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrant.h"

#include <optional>

namespace nidus::registration {

/// Moves labeled lines of the registrant's free text ("Name:", "E-mail:", "Affiliation:", "Address:" and the
/// like, or "on behalf of"; RFC 8141 Appendix A specifies no form) into parts that were empty. In a mail
/// address "&" and " at ", as on IANA's pages, become "@". Text without a part of its own, or whose part is
/// filled, stays in `other`: only labels are removed. Absent if there is nothing to move.
[[nodiscard]] std::optional<Registrant> withLabeledParts(const Registrant& registrant);

} // namespace nidus::registration
