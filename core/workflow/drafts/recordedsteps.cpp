// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/recordedsteps.h"

#include "core/registration/approval.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <iterator>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

QList<registration::State> skippedStates(const QList<registration::Event>& events)
{
    QSet<registration::State> taken;
    QList<registration::State> skipped;
    for (const registration::Event& event : events) {
        if (registration::isOfFile(event))
            continue;
        switch (event.what) {
        case registration::EventKind::Submitted: taken.insert(registration::State::InReview); break;
        case registration::EventKind::Approved: taken.insert(registration::State::Approved); break;
        case registration::EventKind::Forwarded: taken.insert(registration::State::WithIana); break;
        case registration::EventKind::Reopened: taken.clear(); break;
        case registration::EventKind::Registered:
            skipped.clear();
            std::ranges::copy_if(QList{registration::State::InReview, registration::State::Approved,
                                       registration::State::WithIana},
                                 std::back_inserter(skipped),
                                 [&taken](registration::State state) { return !taken.contains(state); });
            taken.clear();
            break;
        default: break;
        }
    }
    return skipped;
}

std::optional<registration::Event> lastReturn(const QList<registration::Event>& events)
{
    std::optional<registration::Event> found;
    for (const registration::Event& event : events) {
        if (registration::isOfFile(event))
            continue;
        if (event.what == registration::EventKind::Reopened)
            found = event;
        else if (event.what == registration::EventKind::Submitted)
            found.reset();
    }
    return found;
}

QString noteDespite(const QString& note, const QStringList& ids, const QString& reason)
{
    // In English, as the ids are.
    const QString despite = u"Despite %1: %2"_s.arg(ids.join(", "_L1), reason);
    return note.isEmpty() ? despite : note + u'\n' + despite;
}

QStringList passedByApproval(const QList<registration::Event>& events, const QString& idOfOpenComments)
{
    static const QRegularExpression despite(u"(?<![^\\n])Despite ([a-z0-9.-]+(?:, [a-z0-9.-]+)*): "_s);
    QStringList ids;
    for (const registration::Event& event : events) {
        if (registration::isOfFile(event))
            continue;
        if (event.what == registration::EventKind::Approved)
            ids = despite.match(event.note).captured(1).split(", "_L1, Qt::SkipEmptyParts);
        else if (event.what == registration::EventKind::Reopened)
            ids.clear();
        else if (event.what == registration::EventKind::Commented)
            ids.removeAll(idOfOpenComments);
    }
    return ids;
}

} // namespace nidus::workflow
