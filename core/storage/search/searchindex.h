// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QString>
#include <QStringView>
#include <vector>

namespace nidus::storage {

// The full-text tables registration_text and draft_text (FTS5, trigram).

/// A trigram index finds nothing for shorter terms (in characters).
inline constexpr qsizetype kMinIndexedTerm = 3;

/// Returns the text in the form that is searched: case-folded, without accents, composed characters (NFC),
/// each run of whitespace as one space. The index stores this form: a change needs a migration that rebuilds
/// the index.
[[nodiscard]] QString foldedForSearch(const QString& text);
/// Returns the number of characters (not UTF-16 code units).
[[nodiscard]] qsizetype characterCount(QStringView text);

/// Returns the folded text that is searched. `head` is the latest version's content, null if none is stored.
[[nodiscard]] QString indexedText(const registration::Registration& registration,
                                  const registration::VersionContent* head);
[[nodiscard]] QString indexedText(const registration::Draft& draft);

/// `head` is the latest version's content, null if none is stored.
[[nodiscard]] base::Result<void> indexRegistration(Connection& connection, qint64 id,
                                                   const registration::Registration& registration,
                                                   const registration::VersionContent* head);
/// The same with indexedText(). Every statement with a trigger makes the index write what it has collected,
/// so that many texts are indexed faster one directly after the other.
[[nodiscard]] base::Result<void> indexRegistrationText(Connection& connection, qint64 id,
                                                       const QString& text);
[[nodiscard]] base::Result<void> indexDraft(Connection& connection, const registration::Draft& draft);
[[nodiscard]] base::Result<void> unindexDraft(Connection& connection, qint64 id);

/// Returns the ids greater than `after`, up to `last`, whose text contains `folded`, which has at least
/// kMinIndexedTerm characters.
[[nodiscard]] base::Result<std::vector<qint64>>
findRegistrations(Connection& connection, const QString& folded, qint64 after, qint64 last);
[[nodiscard]] base::Result<std::vector<qint64>> findDrafts(Connection& connection, const QString& folded);

} // namespace nidus::storage
