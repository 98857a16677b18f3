// SPDX-License-Identifier: Apache-2.0
#include "core/registration/recordedsteps.h"

#include "core/registration/approval.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <iterator>

namespace nidus::registration {

using namespace Qt::StringLiterals;

QList<State> skippedStates(const QList<Event>& events)
{
    QSet<State> taken;
    QList<State> skipped;
    for (const Event& event : events) {
        if (isOfFile(event))
            continue;
        switch (event.what) {
        case EventKind::Submitted: taken.insert(State::InReview); break;
        case EventKind::Approved: taken.insert(State::Approved); break;
        case EventKind::Forwarded: taken.insert(State::WithIana); break;
        case EventKind::Reopened: taken.clear(); break;
        case EventKind::Registered:
            skipped.clear();
            std::ranges::copy_if(QList{State::InReview, State::Approved, State::WithIana},
                                 std::back_inserter(skipped),
                                 [&taken](State state) { return !taken.contains(state); });
            taken.clear();
            break;
        default: break;
        }
    }
    return skipped;
}

QString noteDespite(const QString& note, const QStringList& ids, const QString& reason)
{
    // In English, as the ids are.
    const QString despite = u"Despite %1: %2"_s.arg(ids.join(", "_L1), reason);
    return note.isEmpty() ? despite : note + u'\n' + despite;
}

QStringList passedByApproval(const QList<Event>& events, const QString& idOfOpenComments)
{
    static const QRegularExpression despite(u"(?<![^\\n])Despite ([a-z0-9.-]+(?:, [a-z0-9.-]+)*): "_s);
    QStringList ids;
    for (const Event& event : events) {
        if (isOfFile(event))
            continue;
        if (event.what == EventKind::Approved)
            ids = despite.match(event.note).captured(1).split(", "_L1, Qt::SkipEmptyParts);
        else if (event.what == EventKind::Reopened)
            ids.clear();
        else if (event.what == EventKind::Commented)
            ids.removeAll(idOfOpenComments);
    }
    return ids;
}

} // namespace nidus::registration
