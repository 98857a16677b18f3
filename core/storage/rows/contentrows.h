// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

namespace nidus::storage {

// The tables content, sample, and syntax_rule: what a version or a draft contains.

/// Returns the new row's id.
[[nodiscard]] base::Result<qint64> insertContent(Connection& connection,
                                                 const registration::VersionContent& content);
[[nodiscard]] base::Result<registration::VersionContent> selectContent(Connection& connection, qint64 id);
/// Returns an error unless the row has exactly this content. For content that somebody waits for, not for
/// bulk imports, which would take twice as long.
[[nodiscard]] base::Result<void> checkStored(Connection& connection, qint64 id,
                                             const registration::VersionContent& written);
/// Deletes content with its samples and rule; the database rejects this for a version's content.
[[nodiscard]] base::Result<void> deleteContent(Connection& connection, qint64 id);

/// Returns the columns of the table syntax_rule "s" that ruleFrom() reads, starting at `column`.
[[nodiscard]] QString ruleColumns();
[[nodiscard]] registration::SyntaxRule ruleFrom(const QueryRow& row, int column);

} // namespace nidus::storage
