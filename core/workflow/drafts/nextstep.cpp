// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/nextstep.h"

#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/personname.h"

#include <QStringList>

namespace nidus::workflow {

namespace {

/// Whether anybody but `who` has acted in the registry, under any spelling of the name.
base::Result<bool> hasColleagues(const storage::Registry& registry, const QString& who)
{
    QStringList known{who};
    for (;;) {
        const base::Result<QString> other = registry.activity().somebodyBut(known);
        if (!other)
            return std::unexpected(other.error());
        if (other->isEmpty() || !isSamePerson(*other, who))
            return !other->isEmpty();
        known.append(*other);
    }
}

NextStep stepInReview(const registration::DraftRecord& record, const ReviewTeam& team, const QString& who)
{
    if (team.rule == registration::ApprovalRule::Anyone || !isAlone(record, who))
        return NextStep::Review;
    if (team.rule == registration::ApprovalRule::SecondPerson)
        return NextStep::AwaitColleague;
    const QString& assignee = record.draft.assignee;
    const bool isForOthers = !assignee.isEmpty() && !isSamePerson(assignee, who);
    const bool isForWho = !assignee.isEmpty() && !isForOthers;
    return isForOthers || (team.hasColleagues && !isForWho) ? NextStep::AwaitReviewer
                                                            : NextStep::ApproveAlone;
}

} // namespace

base::Result<ReviewTeam> reviewTeam(const storage::Registry& registry, const QString& who)
{
    const auto rule = registry.settings().approval();
    const auto others = hasColleagues(registry, who);
    if (!rule || !others)
        return std::unexpected(rule ? others.error() : rule.error());
    return ReviewTeam{*rule, *others};
}

NextStep nextStep(const registration::DraftRecord& record, const ReviewTeam& team, const QString& who)
{
    switch (record.draft.state) {
    case registration::State::InReview: return stepInReview(record, team, who);
    case registration::State::Approved: return NextStep::SendToIana;
    case registration::State::WithIana: return NextStep::AwaitIana;
    case registration::State::Draft:
    case registration::State::Registered:
    case registration::State::Withdrawn: break; // the last two are not states of a draft
    }
    return NextStep::Submit;
}

} // namespace nidus::workflow
