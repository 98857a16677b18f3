// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/approval.h"
#include "core/registration/registration.h"
#include "core/storage/registry.h"

#include <QStringList>
#include <cstdint>

namespace nidus::workflow {

/// The next step of a draft, as a person can take it or wait for it.
enum class NextStep : std::uint8_t {
    Submit,
    Review,         ///< the person may approve or comment
    ApproveAlone,   ///< only this person can review, and needs a reason to approve
    AwaitReviewer,  ///< somebody else should review; the person needs a reason to approve
    AwaitColleague, ///< only somebody else may approve
    SendToIana,     ///< or register
    AwaitIana,      ///< then register
};

/// What decides about an approval besides the draft.
struct ReviewTeam
{
    registration::ApprovalRule rule{};
    bool hasColleagues = false; ///< somebody else has acted in the registry
};

/// Whether the draft waits for somebody else's review.
[[nodiscard]] constexpr bool isForOthers(NextStep step)
{
    return step == NextStep::AwaitReviewer || step == NextStep::AwaitColleague;
}

/// Reads all of the history if nobody but the person with these names has acted in the registry.
[[nodiscard]] base::Result<ReviewTeam> reviewTeam(const storage::Registry& registry,
                                                  const QStringList& names);

/// Whether a person with these names may answer the questions of the review. An author (isAuthor()) may only
/// if nobody else can: owners, if nobody else has acted in the registry; others, if only authors have.
[[nodiscard]] base::Result<bool> mayAnswer(const storage::Registry& registry,
                                           const registration::DraftRecord& record, const ReviewTeam& team,
                                           const QStringList& names);

/// Whether a person with these names becomes an author of a draft in review by saving it now, and an author
/// may not simply approve it.
[[nodiscard]] bool becomesAuthor(const storage::Registry& registry, const registration::DraftRecord& before,
                                 const QStringList& names);

/// Returns the next step of the draft for a person with these names.
[[nodiscard]] NextStep nextStep(const registration::DraftRecord& record, const ReviewTeam& team,
                                const QStringList& names);

} // namespace nidus::workflow
