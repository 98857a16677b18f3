// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QString>
#include <QStringView>
#include <expected>
#include <vector>

namespace nidus::storage {

// The full-text tables registration_text and draft_text (FTS5, trigram).

/// Below this many characters a trigram index finds nothing.
inline constexpr qsizetype kMinIndexedTerm = 3;

/// Text as it is searched: letter case folded, letters without accents, composed characters (NFC), blanks and
/// line ends as one space. What this gives is in the index: a change takes a migration, which writes it anew.
[[nodiscard]] QString foldedForSearch(const QString& text);
/// Characters (not UTF-16 code units).
[[nodiscard]] qsizetype characterCount(QStringView text);

/// What a search looks at, folded. `head` is the newest version's content, null where none is held.
[[nodiscard]] QString indexedText(const registration::Registration& registration, const registration::VersionContent* head);
[[nodiscard]] QString indexedText(const registration::Draft& draft);

/// `head` is the newest version's content, null where none is held.
[[nodiscard]] std::expected<void, base::Error> indexRegistration(Connection& connection, qint64 id,
                                                           const registration::Registration& registration,
                                                           const registration::VersionContent* head);
[[nodiscard]] std::expected<void, base::Error> indexDraft(Connection& connection, const registration::Draft& draft);
[[nodiscard]] std::expected<void, base::Error> unindexDraft(Connection& connection, qint64 id);

/// Ids behind `after`, up to `last`, whose text contains `folded`, which has at least kMinIndexedTerm
/// characters.
[[nodiscard]] std::expected<std::vector<qint64>, base::Error>
findRegistrations(Connection& connection, const QString& folded, qint64 after, qint64 last);
[[nodiscard]] std::expected<std::vector<qint64>, base::Error> findDrafts(Connection& connection,
                                                                   const QString& folded);

} // namespace nidus::storage
