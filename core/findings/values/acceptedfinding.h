// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/reviewcomment.h"

#include <QString>

namespace nidus::findings {

/// A finding that somebody lets pass.
struct AcceptedFinding
{
    Finding finding;
    registration::ReviewComment acceptance; ///< of a sample's contradiction, which the version holds itself: id 0, nobody

    bool operator==(const AcceptedFinding&) const = default;
};

/// "Accepted by NAME: REASON", or "Accepted: REASON" where nobody is known, in the installed language.
[[nodiscard]] QString acceptanceText(const registration::ReviewComment& acceptance);

} // namespace nidus::findings
