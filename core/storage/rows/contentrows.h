// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <expected>

namespace nidus::storage {

// The tables content, sample, and syntax_rule: what a version or a draft contains.

/// Returns the new row's id.
[[nodiscard]] std::expected<qint64, base::Error> insertContent(Connection& connection,
                                                               const registration::VersionContent& content);
[[nodiscard]] std::expected<registration::VersionContent, base::Error> selectContent(Connection& connection,
                                                                                     qint64 id);
/// Returns an error unless the row has exactly this content. For content that somebody waits for, not for
/// bulk imports, which would take twice as long.
[[nodiscard]] std::expected<void, base::Error> checkStored(Connection& connection, qint64 id,
                                                           const registration::VersionContent& written);
/// Deletes content with its samples and rule; the database rejects this for a version's content.
[[nodiscard]] std::expected<void, base::Error> deleteContent(Connection& connection, qint64 id);

/// Returns the columns of the table syntax_rule "s" that ruleFrom() reads, starting at `column`.
[[nodiscard]] QString ruleColumns();
[[nodiscard]] registration::SyntaxRule ruleFrom(const Row& row, int column);

} // namespace nidus::storage
