// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QList>
#include <QString>

namespace nidus::subregistry {

/// Returns findings about a policy with words of RFC 8126 section 4. Any other text is a policy too.
[[nodiscard]] QList<findings::Finding> policyFindings(const QString& policy);

} // namespace nidus::subregistry
