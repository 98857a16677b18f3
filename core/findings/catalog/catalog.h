// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/catalog/catalogentry.h"

#include <QString>
#include <QStringView>
#include <span>

namespace nidus::findings {

/// Returns all entries, ordered by id.
[[nodiscard]] std::span<const CatalogEntry> catalog();
/// Returns the entry of an id; null if there is none (a misspelled id from the command line).
[[nodiscard]] const CatalogEntry* catalogEntry(QStringView word);
/// Returns the entry of an id. A test ensures that every id in the program has one.
[[nodiscard]] const CatalogEntry& entryOf(FindingId id);
/// Returns the id of the entry that describes a value of a lower layer. Each value has one (tested), except
/// CheckReason::None and ::Syntax and GrammarLimit::None.
[[nodiscard]] FindingId idOf(urn::UrnError error);
[[nodiscard]] FindingId idOf(urn::UrnAdvice advice);
[[nodiscard]] FindingId idOf(urn::NidRule rule);
[[nodiscard]] FindingId idOf(check::CheckReason reason);
[[nodiscard]] FindingId idOf(grammar::GrammarCode code);
[[nodiscard]] FindingId idOf(grammar::GrammarLimit limit);

/// Returns a finding with the severity of its catalog entry.
[[nodiscard]] Finding makeFinding(FindingId id, base::TextRange range = {}, const QStringList& arguments = {},
                                  std::optional<registration::TemplateField> field = {});

/// Returns an argument that is a word of a closed list in the installed language.
[[nodiscard]] QString translatedWords(const WordArgument& argument, QString words);
/// Returns the message in the installed language.
[[nodiscard]] QString message(const Finding& finding);
/// Returns "RFC 8141 section 2.1", or an empty string.
[[nodiscard]] QString ruleReference(const CatalogEntry& entry);
[[nodiscard]] QString translatedMessage(const CatalogEntry& entry);
[[nodiscard]] QString translatedReason(const CatalogEntry& entry);
[[nodiscard]] QString translatedFix(const CatalogEntry& entry);

/// Returns the message for a failed operation: what happened and what to do.
[[nodiscard]] QString describe(const base::Error& error);

/// Returns what describe() leaves out, such as the words of the database; may be empty.
[[nodiscard]] QString technicalDetail(const base::Error& error);
/// Returns a message about the entries (handles) that a restored backup lacks and the file that keeps the
/// replaced registry; empty if nothing is missing.
[[nodiscard]] QString missingEntriesMessage(const QStringList& missing, const QString& kept);

} // namespace nidus::findings
