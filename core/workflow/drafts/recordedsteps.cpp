// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/recordedsteps.h"

#include "core/registration/approval.h"

#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <iterator>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kDespite = "Despite ([a-z0-9.-]+(?:, [a-z0-9.-]+)*): "_L1;

/// Returns a person's text in which no line begins like a record of open findings.
QString asOwnWords(QString text)
{
    static const QRegularExpression begin(u"(?<![^\\n])(?=%1)"_s.arg(kDespite));
    return text.replace(begin, u" "_s);
}

} // namespace

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

std::optional<registration::Event> lastStepForward(const QList<registration::Event>& events)
{
    using enum registration::EventKind;
    std::optional<registration::Event> found;
    for (const registration::Event& event : events) {
        const bool isForward = event.what == Submitted || event.what == Approved || event.what == Forwarded;
        if (isForward && !registration::isOfFile(event))
            found = event;
    }
    return found;
}

QString noteDespite(const QString& note, const QStringList& ids, const QString& reason)
{
    QString own = asOwnWords(note);
    if (ids.isEmpty())
        return own;
    // In English, as the ids are.
    const QString despite = u"Despite %1: %2"_s.arg(ids.join(", "_L1), asOwnWords(reason));
    return own.isEmpty() ? despite : own + u'\n' + despite;
}

std::optional<DespiteNote> despiteIn(const QString& note)
{
    static const QRegularExpression line(u"(?<![^\\n])"_s + kDespite);
    std::optional<DespiteNote> last;
    for (const QRegularExpressionMatch& match : line.globalMatch(note))
        last = DespiteNote{.note = note.first(std::max(match.capturedStart() - 1, qsizetype(0))),
                           .ids = match.captured(1).split(", "_L1),
                           .reason = note.sliced(match.capturedEnd())};
    return last;
}

QStringList passedByApproval(const QList<registration::Event>& events, const QString& idOfOpenComments,
                             const QString& idOfAnswers)
{
    QStringList ids;
    for (const registration::Event& event : events) {
        if (registration::isOfFile(event))
            continue;
        if (event.what == registration::EventKind::Approved)
            ids = despiteIn(event.note).value_or(DespiteNote()).ids;
        else if (event.what == registration::EventKind::Reopened)
            ids.clear();
        else if (event.what == registration::EventKind::Commented)
            ids.removeAll(idOfOpenComments);
        else if (event.what == registration::EventKind::Accepted)
            ids.removeAll(idOfAnswers);
    }
    return ids;
}

} // namespace nidus::workflow
