// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrant.h"

#include <optional>

namespace nidus::registration {

/// The registrant with the labelled lines of its free text ("Name:", "E-mail:", "Affiliation:", "Address:"
/// and the like, RFC 8141 Appendix A gives no form) taken into the parts that were empty; "&" and " at " of a
/// mail address, which IANA's pages write, become "@". What has no part of its own, or whose part is filled,
/// stays in `other`: nothing but labels goes. Absent where there is nothing to take.
[[nodiscard]] std::optional<Registrant> takenApart(const Registrant& registrant);

} // namespace nidus::registration
