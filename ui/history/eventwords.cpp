// SPDX-License-Identifier: Apache-2.0
#include "ui/history/eventwords.h"

#include "core/registration/approval.h"
#include "core/registration/handle.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace nidus::ui {

namespace {

const char* wordOf(registration::EventKind kind)
{
    using enum registration::EventKind;
    switch (kind) {
    case Created: return QT_TRANSLATE_NOOP("EventWords", "Created");
    case Imported: return QT_TRANSLATE_NOOP("EventWords", "Imported");
    case Submitted: return QT_TRANSLATE_NOOP("EventWords", "Submitted for review");
    case Approved: return QT_TRANSLATE_NOOP("EventWords", "Approved");
    case Forwarded: return QT_TRANSLATE_NOOP("EventWords", "Sent to IANA");
    case Registered: return QT_TRANSLATE_NOOP("EventWords", "Registered");
    case Withdrawn: return QT_TRANSLATE_NOOP("EventWords", "Withdrawn");
    case Reopened: return QT_TRANSLATE_NOOP("EventWords", "Returned to draft or reinstated");
    case Discarded: return QT_TRANSLATE_NOOP("EventWords", "Moved to trash");
    case Reviewed: return QT_TRANSLATE_NOOP("EventWords", "Expert Review report");
    case Directed: return QT_TRANSLATE_NOOP("EventWords", "Direction of the approving body");
    case Recognized: return QT_TRANSLATE_NOOP("EventWords", "Recognition of the standards body");
    case Specified: return QT_TRANSLATE_NOOP("EventWords", "Specification");
    case Commented: return QT_TRANSLATE_NOOP("EventWords", "Comment");
    case Answered: return QT_TRANSLATE_NOOP("EventWords", "Answer");
    case Resolved: return QT_TRANSLATE_NOOP("EventWords", "Comment resolved");
    case Accepted: return QT_TRANSLATE_NOOP("EventWords", "Finding accepted or question answered");
    case Exported: return QT_TRANSLATE_NOOP("EventWords", "Exported");
    case Restored: return QT_TRANSLATE_NOOP("EventWords", "Restored");
    case Acknowledged: return QT_TRANSLATE_NOOP("EventWords", "Acknowledged");
    case Assigned: return QT_TRANSLATE_NOOP("EventWords", "Assigned");
    case Configured: return QT_TRANSLATE_NOOP("EventWords", "Setting changed");
    case Listed: return QT_TRANSLATE_NOOP("EventWords", "Subregistry changed");
    case Saved: return QT_TRANSLATE_NOOP("EventWords", "Saved");
    }
    return "";
}

/// Whether a note begins with a question of the review, after the key of a field if there is one.
bool isAboutQuestion(const QString& note)
{
    static const QRegularExpression question(QStringLiteral("^(?:[a-z-]+: )?review\\.[a-z.-]+(?::|$)"));
    return question.match(note).hasMatch();
}

/// Returns the word for an event whose kind is not all that matters; null for others.
const char* closerWordOf(const registration::Event& event)
{
    using enum registration::EventKind;
    if (isBuiltIn(event))
        return QT_TRANSLATE_NOOP("EventWords", "Taken from IANA's list");
    if (event.what == Accepted)
        return isAboutQuestion(event.note) ? QT_TRANSLATE_NOOP("EventWords", "Question answered")
                                           : QT_TRANSLATE_NOOP("EventWords", "Finding accepted");
    return event.what == Resolved && isAboutQuestion(event.note)
               ? QT_TRANSLATE_NOOP("EventWords", "Answer withdrawn")
               : nullptr;
}

/// Whether a reopening brought a withdrawn registration back: what came before decides, or if that is not in
/// the list, to what it happened.
bool isReinstatement(const QList<storage::LoggedEvent>& newestFirst, qsizetype at)
{
    using enum registration::EventKind;
    const QString& handle = newestFirst.at(at).handle;
    if (registration::draftIdOf(handle))
        return false;
    for (const auto& [place, event] : newestFirst.sliced(at + 1)) {
        if (place == handle && event.what == Withdrawn)
            return true;
        if (place == handle && (event.what == Submitted || event.what == Approved || event.what == Forwarded))
            return false;
    }
    return !registration::isOfFile(newestFirst.at(at).event);
}

} // namespace

QString eventText(registration::EventKind kind)
{
    return QCoreApplication::translate("EventWords", wordOf(kind));
}

QString eventText(const QList<storage::LoggedEvent>& newestFirst, qsizetype at)
{
    const registration::Event& event = newestFirst.at(at).event;
    if (event.what == registration::EventKind::Reopened)
        return isReinstatement(newestFirst, at)
                   ? QCoreApplication::translate("EventWords", "Reinstated")
                   : QCoreApplication::translate("EventWords", "Returned to draft");
    return eventText(event);
}

bool isBuiltIn(const registration::Event& event)
{
    return event.what == registration::EventKind::Created && event.who == QLatin1StringView("IANA");
}

QString eventText(const registration::Event& event)
{
    const char* closer = closerWordOf(event);
    return closer ? QCoreApplication::translate("EventWords", closer) : eventText(event.what);
}

const QList<registration::EventKind>& eventKinds()
{
    using enum registration::EventKind;
    static const QList<registration::EventKind> kinds{
        Created,  Imported,  Restored,   Submitted,    Commented, Answered,   Resolved,   Accepted,
        Reviewed, Directed,  Recognized, Specified,    Approved,  Forwarded,  Registered, Withdrawn,
        Reopened, Discarded, Exported,   Acknowledged, Assigned,  Configured, Listed,     Saved};
    return kinds;
}

} // namespace nidus::ui
