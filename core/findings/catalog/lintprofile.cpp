// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/lintprofile.h"

#include "core/findings/catalog/catalog.h"
#include "core/registration/words.h"

namespace nidus::findings {

QLatin1StringView profileWord(LintProfile profile)
{
    return kProfileWords[static_cast<std::size_t>(profile)];
}

std::optional<LintProfile> profileFromWord(QStringView word)
{
    return registration::enumFromWord<LintProfile>(kProfileWords, word);
}

std::optional<Severity> severityIn(LintProfile profile, FindingId id)
{
    switch (profile) {
    case LintProfile::Draft: return entryOf(id).inDraft;
    case LintProfile::Review: return std::nullopt;
    case LintProfile::Submission: return entryOf(id).inSubmission;
    }
    return std::nullopt;
}

QList<Finding> withProfile(QList<Finding> findings, LintProfile profile)
{
    for (Finding& finding : findings)
        finding.severity = severityIn(profile, finding.id).value_or(finding.severity);
    return findings;
}

} // namespace nidus::findings
