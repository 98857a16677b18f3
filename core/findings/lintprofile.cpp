// SPDX-License-Identifier: Apache-2.0
#include "core/findings/lintprofile.h"

#include "core/findings/findingids.h"

#include <algorithm>
#include <array>

namespace nidus {

namespace {

struct ProfileSeverity
{
    FindingId id;
    std::optional<Severity> draft;
    std::optional<Severity> submission;
};

constexpr auto kNote = Severity::Information;
constexpr auto kError = Severity::Error;
constexpr std::nullopt_t kSame = std::nullopt; ///< the catalogue's

// What a draft may still lack, and what nobody can send.
constexpr std::array kSeverities{
    ProfileSeverity{kTemplateMissingField, kNote, kSame},
    ProfileSeverity{kTemplateRevisionMissing, kNote, kSame},
    ProfileSeverity{kTemplatePlaceholder, kNote, kError},
    ProfileSeverity{kTemplateInstruction, kNote, kError},
    ProfileSeverity{kTemplateNidPlaceholder, kNote, kSame},
    ProfileSeverity{kTemplateRegistrantOrganisation, kNote, kSame},
    ProfileSeverity{kTemplateRegistrantContact, kNote, kSame},
    ProfileSeverity{kTemplateRegistrantPerson, kNote, kSame},
    ProfileSeverity{kTemplateSyntaxInformal, kNote, kSame},
    ProfileSeverity{kTemplateSyntaxPattern, kNote, kSame},
    ProfileSeverity{kTemplateSyntaxEquivalence, kNote, kSame},
    ProfileSeverity{kTemplateSyntaxComponents, kNote, kSame},
    ProfileSeverity{kTemplateSyntaxNoExample, kNote, kSame},
    ProfileSeverity{kTemplateAssignmentOpenness, kNote, kSame},
    ProfileSeverity{kTemplateAssignmentUniqueness, kNote, kSame},
    ProfileSeverity{kTemplateSecurityEmpty, kNote, kSame},
    ProfileSeverity{kTemplateResolutionUnstated, kNote, kSame},
    ProfileSeverity{kTemplateDocumentationNone, kNote, kSame},
    ProfileSeverity{kTemplateReferenceDraft, kNote, kSame},
};

} // namespace

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
    const auto* found = std::ranges::find(kSeverities, id, &ProfileSeverity::id);
    if (found == kSeverities.end() || profile == LintProfile::Review)
        return std::nullopt;
    return profile == LintProfile::Draft ? found->draft : found->submission;
}

void applyProfile(QList<Finding>& findings, LintProfile profile)
{
    for (Finding& finding : findings)
        finding.severity = severityIn(profile, finding.id).value_or(finding.severity);
}

} // namespace nidus
