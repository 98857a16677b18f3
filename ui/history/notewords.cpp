// SPDX-License-Identifier: Apache-2.0
#include "ui/history/notewords.h"

#include "core/findings/text/listtexts.h"
#include "core/findings/text/listwords.h"
#include "core/registration/approval.h"
#include "core/storage/history/acknowledgedproblems.h"
#include "core/storage/values/listdeparture.h"
#include "ui/support/text/fieldtexts.h"
#include "ui/support/text/registrywords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString noteTr(const char* text) { return QCoreApplication::translate("NoteWords", text); }

/// Returns the titles for keys of registration::changedParts().
QString partTitles(const QString& keys)
{
    QStringList titles;
    for (const QString& key : keys.split(u", "_s)) {
        const std::optional<registration::TemplateField> field = registration::fieldFromKey(key);
        titles.append(field                  ? fieldTitle(*field)
                      : key == "samples"_L1  ? noteTr(QT_TRANSLATE_NOOP("NoteWords", "samples"))
                      : key == "rule"_L1     ? noteTr(QT_TRANSLATE_NOOP("NoteWords", "syntax rule"))
                      : key == "original"_L1 ? noteTr(QT_TRANSLATE_NOOP("NoteWords", "original"))
                                             : key);
    }
    return titles.join(u", "_s);
}

/// Returns a note of Drafts::assign(): a line for the assignee, a line for the owner, and what the user
/// wrote.
QString assignmentText(const QString& note)
{
    static const QRegularExpression shape(
        u"^(?:Assignee: (?<assignee>[^\\n]*)(?:\\n|$))?(?:Owner: (?<owner>[^\\n]*)(?:\\n|$))?(?<rest>.*)$"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = shape.match(note);
    QStringList lines;
    if (const QString assignee = match.captured(u"assignee"_s); assignee == "none"_L1)
        lines.append(noteTr(QT_TRANSLATE_NOOP("NoteWords", "No assignee")));
    else if (match.hasCaptured(u"assignee"_s))
        lines.append(noteTr(QT_TRANSLATE_NOOP("NoteWords", "Assignee: %1")).arg(assignee));
    if (match.hasCaptured(u"owner"_s))
        lines.append(noteTr(QT_TRANSLATE_NOOP("NoteWords", "Owner: %1")).arg(match.captured(u"owner"_s)));
    if (const QString rest = match.captured(u"rest"_s); !rest.isEmpty())
        lines.append(rest);
    return lines.join(u'\n');
}

/// Returns a note of Drafts::save().
QString changeText(const QString& note)
{
    static const QRegularExpression shape(
        u"^(?:Changed: (?<saved>[a-z, -]+)\\.(?<rest>.*)|Changed after approval: (?<parts>[a-z, -]+)\\.|Editorial change of (?<few>[a-z, -]+): (?<why>.*))$"_s,
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = shape.match(note);
    if (!match.hasMatch())
        return note;
    if (match.hasCaptured(u"saved"_s))
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "Changed: %1."))
                   .arg(partTitles(match.captured(u"saved"_s))) +
               match.captured(u"rest"_s);
    if (match.hasCaptured(u"parts"_s))
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "Changed after approval: %1."))
            .arg(partTitles(match.captured(u"parts"_s)));
    return noteTr(QT_TRANSLATE_NOOP("NoteWords", "Editorial change of %1: %2"))
        .arg(partTitles(match.captured(u"few"_s)), match.captured(u"why"_s));
}

/// Returns a note of RegistrySettings::setApproval().
QString settingNote(const QString& note)
{
    constexpr auto approval = "approval "_L1;
    const auto rule = note.startsWith(approval) ? registration::fromWord<registration::ApprovalRule>(
                                                      note.section(u'\n', 0, 0).sliced(approval.size()))
                                                : std::nullopt;
    if (!rule)
        return note;
    const QString said = note.contains(u'\n') ? u'\n' + note.section(u'\n', 1) : QString();
    return noteTr(QT_TRANSLATE_NOOP("NoteWords", "Approval: %1")).arg(approvalText(*rule)) + said;
}

QString importText(const QString& note)
{
    const QString part = storage::departurePart(note);
    if (part.isEmpty())
        return note;
    const QString date = part.sliced(storage::kDepartureStart.size()).chopped(1);
    return noteTr(QT_TRANSLATE_NOOP("NoteWords", "No longer in IANA's list of %1.")).arg(date) +
           note.sliced(part.size());
}

QString mailText(const QString& note)
{
    for (const auto& [written, text] :
         {std::pair{kReviewMailNote, QT_TRANSLATE_NOOP("NoteWords", "Review as email to %1")},
          std::pair{kRequestMailNote, QT_TRANSLATE_NOOP("NoteWords", "Request as email to %1")},
          std::pair{kReminderMailNote, QT_TRANSLATE_NOOP("NoteWords", "Reminder as email to %1")}}) {
        const QLatin1StringView beginning = written.chopped(2);
        if (note.startsWith(beginning))
            return noteTr(text).arg(note.sliced(beginning.size()));
    }
    return note;
}

/// Returns the counts of an import, such as "new 3, holder 1", with the titles of the columns.
QString importCounts(const QString& counts)
{
    QStringList texts;
    for (const QString& each : counts.split(u", "_s)) {
        const QString word = each.section(u' ', 0, 0);
        const QString title = word == "new"_L1 ? noteTr(QT_TRANSLATE_NOOP("NoteWords", "New"))
                                               : findings::entryColumnText(word);
        texts.append(noteTr(QT_TRANSLATE_NOOP("NoteWords", "%1: %2")).arg(title, each.section(u' ', 1)));
    }
    return texts.join(u", "_s);
}

/// Returns the values of a note; "+2" after them means two more, and counts may follow.
QString listedValues(const QString& values)
{
    static const QRegularExpression shape(
        u"^(?<values>.*?)(?: \\+(?<more>\\d+))?(?:: (?<counts>[a-z-]+ \\d+(?:, [a-z-]+ \\d+)*))?$"_s);
    const QRegularExpressionMatch match = shape.match(values);
    if (!match.hasMatch())
        return values;
    const QString text =
        findings::andMoreText(match.captured(u"values"_s), match.captured(u"more"_s).toInt());
    const QString counts = match.captured(u"counts"_s);
    return counts.isEmpty() ? text : u"%1 (%2)"_s.arg(text, importCounts(counts));
}

/// Returns the facts of a definition or range that changed, with their names in the language.
QString changedFacts(const QString& facts)
{
    static constexpr std::array kNames{
        std::pair{"largest block"_L1, QT_TRANSLATE_NOOP("NoteWords", "largest block")},
        std::pair{"label-rule"_L1, QT_TRANSLATE_NOOP("NoteWords", "rule of the label")},
        std::pair{"label"_L1, QT_TRANSLATE_NOOP("NoteWords", "label")},
        std::pair{"state"_L1, QT_TRANSLATE_NOOP("NoteWords", "state")},
        std::pair{"policy"_L1, QT_TRANSLATE_NOOP("NoteWords", "policy")},
        std::pair{"asker"_L1, QT_TRANSLATE_NOOP("NoteWords", "kind of asker")},
        std::pair{"title"_L1, QT_TRANSLATE_NOOP("NoteWords", "title")},
        std::pair{"rule"_L1, QT_TRANSLATE_NOOP("NoteWords", "rule")},
        std::pair{"outside"_L1, QT_TRANSLATE_NOOP("NoteWords", "values that are not listed")},
        std::pair{"urn"_L1, QT_TRANSLATE_NOOP("NoteWords", "URN")}};
    QStringList texts;
    for (const QString& fact : facts.split(u", "_s)) {
        const auto* const known = std::ranges::find_if(kNames, [&fact](const auto& name) {
            return fact.startsWith(name.first + u' ') || fact.startsWith(name.first + u": \""_s);
        });
        texts.append(known == kNames.end() ? fact : noteTr(known->second) + fact.sliced(known->first.size()));
    }
    return texts.join(u", "_s);
}

/// Returns the first line of a note about a subregistry, "NAME VERB WHAT": the verb is that of the command
/// line.
QString changeOfList(const QString& line)
{
    static constexpr std::array kVerbs{
        std::pair{"assign"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: assigned %2")},
        std::pair{"reserve"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: reserved %2")},
        std::pair{"split"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: split %2")},
        std::pair{"transfer"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: transferred %2")},
        std::pair{"deprecate"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: deprecated %2")},
        std::pair{"retire"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: retired %2")},
        std::pair{"release"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: released %2")},
        std::pair{"withdraw"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: withdrew %2")},
        std::pair{"restore"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: the restored backup lacked %2")},
        std::pair{"merge"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: merged %2")},
        std::pair{"edit"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: edited %2")},
        std::pair{"refresh"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: updated %2 from a list")},
        std::pair{"refuse"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: refused %2")},
        std::pair{"create"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: created the list")},
        std::pair{"define"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: changed the definition: %2")},
        std::pair{"range"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: defined range %2")},
        std::pair{"import"_L1, QT_TRANSLATE_NOOP("NoteWords", "%1: imported %2")}};
    static const QRegularExpression refusal(u"^(\\S+) refuse (.*) for (.+) \\([\\w.-]+\\)$"_s);
    const QRegularExpressionMatch match = refusal.match(line);
    if (match.hasMatch() && match.captured(2) == "--next"_L1)
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "%1: refused the next value (request %2)"))
            .arg(match.captured(1), match.captured(3));
    if (match.hasMatch())
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "%1: refused %2 (request %3)"))
            .arg(match.captured(1), match.captured(2), match.captured(3));
    if (line.endsWith(" define"_L1)) // the undo of a change, which names no facts
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "%1: changed the definition"))
            .arg(line.section(u' ', 0, 0));
    if (line.section(u' ', 1, 1) == "range"_L1 && line.contains(" -> "_L1))
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "%1: changed range %2"))
            .replace("%1"_L1, line.section(u' ', 0, 0))
            .replace("%2"_L1, line.section(u' ', 2).section(u": "_s, 0, 0) + u": "_s +
                                  changedFacts(line.section(u' ', 2).section(u": "_s, 1)));
    for (const auto& [verb, text] : kVerbs) {
        if (line.section(u' ', 1, 1) == verb)
            return noteTr(text)
                .replace("%1"_L1, line.section(u' ', 0, 0))
                .replace("%2"_L1, verb == "define"_L1 ? changedFacts(line.section(u' ', 2))
                                                      : listedValues(line.section(u' ', 2)));
    }
    return line;
}

/// Returns a note about a subregistry: that of a change, or "NAME undo" and what was changed.
QString listText(const QString& note)
{
    static const QRegularExpression undo(u"^(\\S+) undo (?:change \\d+ ?)?(.*)$"_s);
    const QString first = note.section(u'\n', 0, 0);
    const QRegularExpressionMatch match = undo.match(first);
    const QString text = match.hasMatch()
                             ? noteTr(QT_TRANSLATE_NOOP("NoteWords", "Undone: %1"))
                                   .arg(changeOfList(match.captured(1) + u' ' + match.captured(2)))
                             : changeOfList(first);
    return text + note.sliced(first.size());
}

/// Returns the note of a restored registry without the hash of the history that was replaced.
QString restoreText(const QString& note)
{
    static const QRegularExpression shape(u"^(?<file>.+), (?<entries>\\d+) [0-9a-f]{64}$"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = shape.match(note);
    if (!match.hasMatch())
        return note;
    //: %1 is a file name, %2 a number
    return noteTr(QT_TRANSLATE_NOOP("NoteWords", "From the backup %1. The replaced history had %2 entries."))
        .arg(match.captured(u"file"_s), match.captured(u"entries"_s));
}

QString ownText(const registration::Event& event, const QString& note)
{
    using enum registration::EventKind;
    switch (event.what) {
    case Assigned: return assignmentText(note);
    case Approved:
    case Forwarded:
    case Saved:
    case Reopened: return changeText(note);
    case Configured: return settingNote(note);
    case Imported: return importText(note);
    case Exported: return mailText(note);
    case Listed: return listText(note);
    case Restored: return restoreText(note);
    case Acknowledged: {
        constexpr QLatin1StringView start = storage::AcknowledgedProblems::kStart;
        return note.startsWith(start) ? note.sliced(start.size()) : note;
    }
    default: return note;
    }
}

} // namespace

QString noteText(const registration::Event& event)
{
    const QString note = registration::writtenNote(event.note);
    if (!registration::isOfFile(event))
        return ownText(event, note);
    const qsizetype written = registration::eventOfFile({}).note.size(); // "From a file"
    if (note.size() == written)
        return noteTr(QT_TRANSLATE_NOOP("NoteWords", "From a file"));
    return noteTr(QT_TRANSLATE_NOOP("NoteWords", "From a file: %1"))
        .arg(ownText(event, note.sliced(written + 2)));
}

} // namespace nidus::ui
