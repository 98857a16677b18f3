// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/nextstep.h"

#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/personname.h"

#include <QStringList>

namespace nidus::workflow {

namespace {

/// Whether anybody but the person with these names has acted in the registry, under any spelling of them.
base::Result<bool> hasColleagues(const storage::Registry& registry, const QStringList& names)
{
    QStringList known = names;
    for (;;) {
        const base::Result<QString> other = registry.activity().somebodyBut(known);
        if (!other)
            return std::unexpected(other.error());
        if (other->isEmpty() || !isOneOf(names, *other))
            return !other->isEmpty();
        known.append(*other);
    }
}

NextStep stepInReview(const registration::DraftRecord& record, const ReviewTeam& team,
                      const QStringList& names)
{
    if (team.rule == registration::ApprovalRule::Anyone || !isAuthor(record, names))
        return NextStep::Review;
    if (team.rule == registration::ApprovalRule::SecondPerson)
        return NextStep::AwaitColleague;
    const QString& assignee = record.draft.assignee;
    const bool isForOthers = !assignee.isEmpty() && !isOneOf(names, assignee);
    const bool isForWho = !assignee.isEmpty() && !isForOthers;
    return isForOthers || (team.hasColleagues && !isForWho) ? NextStep::AwaitReviewer
                                                            : NextStep::ApproveAlone;
}

} // namespace

base::Result<ReviewTeam> reviewTeam(const storage::Registry& registry, const QStringList& names)
{
    const auto rule = registry.settings().approval();
    const auto others = hasColleagues(registry, names);
    if (!rule || !others)
        return std::unexpected(rule ? others.error() : rule.error());
    return ReviewTeam{*rule, *others};
}

base::Result<bool> mayAnswer(const storage::Registry& registry, const registration::DraftRecord& record,
                             const ReviewTeam& team, const QStringList& names)
{
    if (team.rule == registration::ApprovalRule::Anyone || !isAuthor(record, names))
        return true;
    const QStringList authors = authorsOf(record);
    const QString& assignee = record.draft.assignee;
    const bool isForReviewer = !assignee.isEmpty() && !isOneOf(names + authors, assignee);
    if (team.rule == registration::ApprovalRule::SecondPerson || isForReviewer)
        return false;
    if (!team.hasColleagues || isOwner(record, names))
        return !team.hasColleagues;
    const auto others = hasColleagues(registry, names + authors);
    if (!others)
        return std::unexpected(others.error());
    return !*others;
}

bool becomesAuthor(const storage::Registry& registry, const registration::DraftRecord& before,
                   const QStringList& names)
{
    const auto rule = registry.settings().approval();
    return before.draft.state != registration::State::Draft && !isAuthor(before, names) &&
           rule.value_or(registration::ApprovalRule::Anyone) != registration::ApprovalRule::Anyone;
}

NextStep nextStep(const registration::DraftRecord& record, const ReviewTeam& team, const QStringList& names)
{
    switch (record.draft.state) {
    case registration::State::InReview: return stepInReview(record, team, names);
    case registration::State::Approved: return NextStep::SendToIana;
    case registration::State::WithIana: return NextStep::AwaitIana;
    case registration::State::Draft:
    case registration::State::Registered:
    case registration::State::Withdrawn: break; // the last two are not states of a draft
    }
    return NextStep::Submit;
}

} // namespace nidus::workflow
