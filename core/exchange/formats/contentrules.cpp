// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/contentrules.h"

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

bool isRegistered(registration::State state)
{
    return state == registration::State::Registered || state == registration::State::Withdrawn;
}

} // namespace

std::optional<BrokenRule> brokenRule(const registration::RegistrationRecord& record, qsizetype /*place*/)
{
    if (record.registration.nid.isEmpty())
        return BrokenRule{"nid", u"the registration has no NID"_s};
    if (!isRegistered(record.registration.state))
        return BrokenRule{"state", u"a registration must be registered or withdrawn, not %1"_s.arg(
                                       registration::wordOf(record.registration.state))};
    return std::nullopt;
}

std::optional<BrokenRule> brokenRule(const registration::DraftRecord& record, qsizetype /*place*/)
{
    if (isRegistered(record.draft.state))
        return BrokenRule{"state", u"a draft cannot be %1"_s.arg(registration::wordOf(record.draft.state))};
    return std::nullopt;
}

std::optional<BrokenRule> brokenRule(const registration::Version& version, qsizetype place)
{
    if (version.number != place)
        return BrokenRule{{"version", "number"}, u"versions must be numbered 1, 2, 3, and so on"_s};
    return std::nullopt;
}

std::optional<BrokenRule> brokenRule(const registration::ReviewComment& comment, qsizetype place)
{
    if (registration::isReply(comment.kind) != (comment.answerTo != 0) || comment.answerTo >= place)
        return BrokenRule{{"answerTo", "answer-to"},
                          u"an answer or a resolution must name an earlier comment; others must not"_s};
    if (!registration::hasFindingOfItsKind(comment))
        return BrokenRule{"finding", u"an acceptance must name a finding; other comments must not"_s};
    return std::nullopt;
}

} // namespace nidus::exchange
