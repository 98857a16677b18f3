// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registrant.h"

#include <QList>

namespace nidus::lint {

/// What RFC 8141 Appendix A asks of the Registrant and the text or the parts lack: an organisation, a way to
/// reach somebody, and, what reviewers ask for, an address that is a role's and not one person's.
[[nodiscard]] QList<findings::Finding> lintRegistrant(const registration::Registrant& registrant);

/// Whether the request is for the fast track of standards bodies (RFC 8141 section 6.3).
[[nodiscard]] bool asksForFastTrack(const registration::Registrant& registrant);

} // namespace nidus::lint
