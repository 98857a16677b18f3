// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/registration/words.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <array>
#include <cstdint>

namespace nidus::registration {

/// Who may approve a draft: a rule among colleagues, not a lock, because anybody can change it and use any
/// name.
enum class ApprovalRule : std::uint8_t {
    ReasonWhenAlone, ///< an author of a draft needs a reason to approve it
    Anyone,
    SecondPerson, ///< an author of a draft cannot approve it
};
template <>
inline constexpr auto kWords<ApprovalRule> =
    std::array{QLatin1StringView("reason"), QLatin1StringView("anyone"), QLatin1StringView("second-person")};

/// Whether a draft in that state was approved and must not change unnoticed.
[[nodiscard]] constexpr bool isApproved(State state)
{
    return state == State::Approved || state == State::WithIana;
}

/// Returns the SHA-256 of the whole content, as 64 hexadecimal digits.
[[nodiscard]] QString contentHash(const VersionContent& content);

/// Returns the event note that records which content was approved: its last line is the hash, the line before
/// it partMarks().
[[nodiscard]] QString approvalNote(const QString& note, const VersionContent& content);

/// Returns the user's part of such a note.
[[nodiscard]] QString writtenNote(const QString& approvalNote);

/// Returns the hash of the content last approved. Empty if nothing was approved, or if an older version of
/// the program that stored no hash approved it.
[[nodiscard]] QString approvedContent(const QList<Event>& events);

/// Whether content was approved and this content differs from it.
[[nodiscard]] bool isChangedSinceApproval(const QList<Event>& events, const VersionContent& content);

/// Returns the keys of the fields that differ, and "samples" and "rule" if they do.
[[nodiscard]] QStringList changedParts(const VersionContent& before, const VersionContent& after);

/// Returns short hashes of the parts that are not empty, with the keys of changedParts(): "nid:0123456789ab
/// date:...".
[[nodiscard]] QString partMarks(const VersionContent& content);
/// Returns the keys of the parts that differ from those in `marks`.
[[nodiscard]] QStringList changedParts(const QString& marks, const VersionContent& content);

/// Returns the keys of the parts that differ from the content last approved. Empty if nothing was approved,
/// or if an older version of the program that stored no marks approved it.
[[nodiscard]] QStringList partsChangedSinceApproval(const QList<Event>& events,
                                                    const VersionContent& content);

/// How the note of eventOfFile() begins. In English, as all of the history.
inline constexpr QLatin1StringView kNoteOfFile("From a file");
/// Returns the event of an imported file as a registry records it: its note says that it is from a file,
/// where anybody may write anything. Such an event stays as it is.
[[nodiscard]] Event eventOfFile(Event event);
/// Whether eventOfFile() made the event.
[[nodiscard]] bool isOfFile(const Event& event);

/// How the note of an Approved or Reopened event begins that records a change of approved content.
inline constexpr QLatin1StringView kChangedAfterApproval{"Changed after approval: "};
inline constexpr QLatin1StringView kEditorialChange{"Editorial change of "};
/// Returns who saved a change of a draft, also according to a file.
[[nodiscard]] QStringList saversOf(const QList<Event>& events);
/// Returns the line of an event's note that records a new owner.
[[nodiscard]] QString ownerLine(const QString& owner);
/// Returns who created or imported a draft and who became its owner, also according to a file: a note that
/// anybody can write must not hide a person.
[[nodiscard]] QStringList formerOwners(const QList<Event>& events);

} // namespace nidus::registration
