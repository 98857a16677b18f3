// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/help/actiontable.h"

#include <QList>
#include <QString>
#include <optional>

namespace nidus::ui {

// Parts of the manual that the program knows itself, so that nobody has to write them a second time.

/// Replaces the lines {generated:findings}, {generated:commands}, {generated:shortcuts}, {generated:imports},
/// {generated:exports}, {generated:reports}, and {example:FIELD} by Markdown.
[[nodiscard]] QString withGeneratedParts(const QString& markdown, const QList<MenuEntry>& entries,
                                         const QString& language);

/// Returns the message of a finding with an ellipsis for each value; nothing for another id.
[[nodiscard]] std::optional<QString> findingWords(const QString& id);

/// Returns the title of a template field {field:KEY}, its section of RFC 8141 {rfc:KEY}, or what belongs in
/// it {hint:KEY}; nothing for another kind or key.
[[nodiscard]] std::optional<QString> fieldWords(const QString& kind, const QString& key);

} // namespace nidus::ui
