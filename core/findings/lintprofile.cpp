// SPDX-License-Identifier: Apache-2.0
#include "core/findings/lintprofile.h"

#include "core/findings/catalogue.h"

namespace nidus {

QLatin1StringView profileWord(LintProfile profile)
{
    switch (profile) {
    case LintProfile::Draft:
        return QLatin1StringView("draft");
    case LintProfile::Review:
        return QLatin1StringView("review");
    case LintProfile::Submission:
        return QLatin1StringView("submission");
    }
    return {};
}

std::optional<LintProfile> profileFromWord(QStringView word)
{
    for (const LintProfile profile : {LintProfile::Draft, LintProfile::Review, LintProfile::Submission}) {
        if (word == profileWord(profile))
            return profile;
    }
    return std::nullopt;
}

std::optional<Severity> severityIn(LintProfile profile, FindingId id)
{
    switch (profile) {
    case LintProfile::Draft:
        return entryOf(id).inDraft;
    case LintProfile::Review:
        return std::nullopt;
    case LintProfile::Submission:
        return entryOf(id).inSubmission;
    }
    return std::nullopt;
}

void applyProfile(QList<Finding>& findings, LintProfile profile)
{
    for (Finding& finding : findings)
        finding.severity = severityIn(profile, finding.id).value_or(finding.severity);
}

} // namespace nidus
