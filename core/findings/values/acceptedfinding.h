// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/reviewcomment.h"

#include <QString>

namespace nidus::findings {

/// A finding that somebody accepted.
struct AcceptedFinding
{
    Finding finding;
    registration::ReviewComment
        acceptance; ///< id 0 and no author for a contradiction that the version's sample accepts

    bool operator==(const AcceptedFinding&) const = default;
};

/// Returns "Accepted by NAME: REASON", or "Accepted: REASON" without an author, in the installed language.
[[nodiscard]] QString acceptanceText(const registration::ReviewComment& acceptance);

} // namespace nidus::findings
