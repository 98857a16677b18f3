// SPDX-License-Identifier: Apache-2.0
#include "core/lint/acceptance.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"

#include <algorithm>

namespace nidus::lint {

using namespace Qt::StringLiterals;

namespace {

bool covers(const registration::ReviewComment& acceptance, const findings::Finding& finding)
{
    return acceptance.finding == finding.id.word() &&
           (!acceptance.field || acceptance.field == finding.field);
}

/// Returns the acceptance by the version's own sample; none if the finding is about something else.
std::optional<registration::ReviewComment> ownAcceptance(const findings::Finding& finding)
{
    if (finding.id != findings::kRuleContradictionAccepted)
        return std::nullopt;
    return registration::ReviewComment{.kind = registration::CommentKind::Acceptance,
                                       .field = finding.field,
                                       .finding = finding.id.word(),
                                       .text = finding.arguments.value(1)};
}

} // namespace

bool violatesMust(findings::FindingId id) { return !findings::entryOf(id).canBeAccepted; }

SeparatedFindings judge(const QList<findings::Finding>& findings,
                        const QList<registration::ReviewComment>& acceptances)
{
    SeparatedFindings judged;
    for (const findings::Finding& finding : findings) {
        const auto found = std::ranges::find_if(
            acceptances, [&finding](const registration::ReviewComment& one) { return covers(one, finding); });
        if (found != acceptances.cend() && !violatesMust(finding.id))
            judged.accepted.append({finding, *found});
        else if (const std::optional<registration::ReviewComment> own = ownAcceptance(finding))
            judged.accepted.append({finding, *own});
        else
            judged.open.append(finding);
    }
    return judged;
}

} // namespace nidus::lint
