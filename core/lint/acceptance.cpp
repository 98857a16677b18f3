// SPDX-License-Identifier: Apache-2.0
#include "core/lint/acceptance.h"

#include "core/findings/catalogue.h"
#include "core/findings/findingids.h"

#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

bool covers(const ReviewComment& acceptance, const Finding& finding)
{
    return acceptance.finding == finding.id.word() &&
           (!acceptance.field || acceptance.field == finding.field);
}

/// What the version's own sample says; none where the finding is about something else.
std::optional<ReviewComment> ownAcceptance(const Finding& finding)
{
    if (finding.id != kRuleContradictionAccepted)
        return std::nullopt;
    return ReviewComment{.kind = CommentKind::Acceptance,
                         .field = finding.field,
                         .finding = finding.id.word(),
                         .text = finding.arguments.value(1)};
}

} // namespace

bool isBrokenMust(FindingId id)
{
    return !entryOf(id).canBeAccepted;
}

JudgedFindings judge(const QList<Finding>& findings, const QList<ReviewComment>& acceptances)
{
    JudgedFindings judged;
    for (const Finding& finding : findings) {
        const auto found = std::ranges::find_if(
            acceptances, [&finding](const ReviewComment& one) { return covers(one, finding); });
        if (found != acceptances.cend() && !isBrokenMust(finding.id))
            judged.accepted.append({finding, *found});
        else if (const std::optional<ReviewComment> own = ownAcceptance(finding))
            judged.accepted.append({finding, *own});
        else
            judged.open.append(finding);
    }
    return judged;
}

} // namespace nidus
