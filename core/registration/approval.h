// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::registration {

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

} // namespace nidus::registration
