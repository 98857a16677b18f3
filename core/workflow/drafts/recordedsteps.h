// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/registration/state.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::workflow {

/// Returns the states that the latest version skipped on its way from draft to registered. Empty if the
/// registration was not made here: then its steps are not known.
[[nodiscard]] QList<registration::State> skippedStates(const QList<registration::Event>& events);

/// Returns the event that returned a draft to its author; nothing if it was submitted since, or never.
[[nodiscard]] std::optional<registration::Event> lastReturn(const QList<registration::Event>& events);

/// Returns the event by which a draft was last submitted, approved, or sent to IANA; nothing if it never was.
[[nodiscard]] std::optional<registration::Event> lastStepForward(const QList<registration::Event>& events);

/// What the note of a step records about findings that were open: "Despite ID, ID: REASON" in its last line
/// that begins so.
struct DespiteNote
{
    QString note{}; ///< the lines before
    QStringList ids{};
    QString reason{}; ///< also the lines after
};

/// Returns the note of a step that was taken despite findings with these ids, if any. A line of the note or
/// the reason that reads like such a record is indented.
[[nodiscard]] QString noteDespite(const QString& note, const QStringList& ids, const QString& reason);
/// Returns what a note by noteDespite() records; absent if nothing was open.
[[nodiscard]] std::optional<DespiteNote> despiteIn(const QString& note);
/// Returns the ids of the findings that the approval in force passed with a reason. The number of open
/// comments is that of the approval only if nothing was commented since: their id is among them only then. So
/// is the id of unfavorable answers only if nothing was answered since.
[[nodiscard]] QStringList passedByApproval(const QList<registration::Event>& events,
                                           const QString& idOfOpenComments, const QString& idOfAnswers = {});

} // namespace nidus::workflow
