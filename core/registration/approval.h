// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::registration {

/// Whether a draft in that state was approved, and may not change without a word.
[[nodiscard]] constexpr bool isApproved(State state)
{
    return state == State::Approved || state == State::WithIana;
}

/// SHA-256 over everything that a content holds, as 64 hexadecimal digits.
[[nodiscard]] QString contentHash(const VersionContent& content);

/// The note of an event that says which content was approved: the hash is its last line, partMarks() the one
/// before.
[[nodiscard]] QString approvalNote(const QString& note, const VersionContent& content);

/// What somebody wrote in such a note.
[[nodiscard]] QString writtenNote(const QString& approvalNote);

/// The hash of the content that was approved last; empty when none was, or when an older version of the
/// program approved it, which kept no hash.
[[nodiscard]] QString approvedContent(const QList<Event>& events);

/// Whether something was approved, and this is not it.
[[nodiscard]] bool isChangedSinceApproval(const QList<Event>& events, const VersionContent& content);

/// The keys of the fields that differ, "samples" and "rule".
[[nodiscard]] QStringList changedParts(const VersionContent& before, const VersionContent& after);

/// Short hashes of the parts that are not empty, by the keys of changedParts(): "nid:0123456789ab date:...".
[[nodiscard]] QString partMarks(const VersionContent& content);
/// The keys of the parts that are not those that `marks` were made of.
[[nodiscard]] QStringList changedParts(const QString& marks, const VersionContent& content);

/// The keys of the parts that differ from what was approved last; empty when nothing was, or when an older
/// version of the program approved it, which kept no marks.
[[nodiscard]] QStringList partsChangedSinceApproval(const QList<Event>& events,
                                                    const VersionContent& content);

} // namespace nidus::registration
