// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrant.h"

#include <QList>

namespace nidus::lint {

/// Finds what the Registrant lacks according to RFC 8141 Appendix A: an organization, contact information,
/// and, as reviewers request, the address of a role instead of one person's.
[[nodiscard]] QList<findings::Finding> lintRegistrant(const registration::Registrant& registrant);

/// Whether the request is for the fast track of standards bodies (RFC 8141 section 6.3).
[[nodiscard]] bool asksForFastTrack(const registration::Registrant& registrant);

} // namespace nidus::lint
