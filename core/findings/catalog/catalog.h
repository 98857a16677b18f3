// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/catalog/catalogentry.h"

#include <QString>
#include <QStringView>
#include <span>

namespace nidus::findings {

/// All entries, ordered by id.
[[nodiscard]] std::span<const CatalogueEntry> catalogue();
/// The entry of an id; null when there is none (a misspelt id from the command line).
[[nodiscard]] const CatalogueEntry* catalogueEntry(QStringView word);
/// Every id in the program is in the catalogue (tested).
[[nodiscard]] const CatalogueEntry& entryOf(FindingId id);

/// A finding with the severity of its catalogue entry.
[[nodiscard]] Finding makeFinding(FindingId id, base::TextRange range = {}, const QStringList& arguments = {},
                                  std::optional<registration::TemplateField> field = {});

/// The sentence, in the installed language.
[[nodiscard]] QString message(const Finding& finding);
/// "RFC 8141 section 2.1", or empty.
[[nodiscard]] QString ruleReference(const CatalogueEntry& entry);
[[nodiscard]] QString translatedMessage(const CatalogueEntry& entry);
[[nodiscard]] QString translatedReason(const CatalogueEntry& entry);
[[nodiscard]] QString translatedFix(const CatalogueEntry& entry);

/// The sentence for a failed operation: what happened and what to do.
[[nodiscard]] QString describe(const base::Error& error);
/// What a restored copy lacks (handles) of what was there and is now kept in a file; empty where it lacks
/// nothing.
[[nodiscard]] QString describeMissing(const QStringList& missing, const QString& kept);

} // namespace nidus::findings
