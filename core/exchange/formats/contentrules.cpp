// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/formats/contentrules.h"

#include "core/subregistry/subregistryrecord.h"

#include <QSet>

namespace nidus::exchange {

using namespace Qt::StringLiterals;

namespace {

bool isRegistered(registration::State state)
{
    return state == registration::State::Registered || state == registration::State::Withdrawn;
}

/// What is wrong with the event of a change; empty if nothing is.
QString brokenEvent(const registration::RegistrationRecord& record, int event)
{
    const bool isEvent = event > 0 && event <= record.events.size();
    return isEvent && record.events[event - 1].what == registration::EventKind::Listed
               ? QString()
               : u"event %1 is not one of a subregistry"_s.arg(event);
}

} // namespace

std::optional<BrokenRule> brokenContent(const registration::RegistrationRecord& record)
{
    QSet<QString> names;
    QSet<int> events;
    for (const registration::SubregistryRecord& list : record.subregistries) {
        const auto broken = [&list](const QString& what) {
            return BrokenRule{{"subregistries", "subregistry"}, list.name + u'/' + what};
        };
        if (names.contains(list.name.toCaseFolded()))
            return broken(u"name: there are two of this name"_s);
        names.insert(list.name.toCaseFolded());
        for (const registration::ListChangeRecord& change : list.changes) {
            if (const QString what = brokenEvent(record, change.event); !what.isEmpty())
                return broken(u"changes: "_s + what);
            if (events.contains(change.event))
                return broken(u"changes: event %1 has two changes"_s.arg(change.event));
            events.insert(change.event);
        }
        if (const auto read = subregistry::listedIn(record.registration.nid, list); !read)
            return broken(read.error());
    }
    return std::nullopt;
}

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
