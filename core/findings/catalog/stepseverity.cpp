// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/stepseverity.h"

#include "core/findings/catalog/catalog.h"

namespace nidus::findings {

Severity severityBeforeStep(const Finding& finding)
{
    const CatalogEntry& entry = entryOf(finding.id);
    if (entry.inSubmission)
        return *entry.inSubmission;
    // A severity that is not that of a draft is that of the place, such as a grammar in prose.
    return entry.inDraft == finding.severity ? entry.severity : finding.severity;
}

} // namespace nidus::findings
