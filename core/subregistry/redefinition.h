// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>

namespace nidus::subregistry {

/// The word of a change of the definition. Its arguments have what was before and after, as an object in
/// JSON; the undo of such a change has them exchanged.
inline constexpr QLatin1StringView kDefineWord("define");

/// The word of the change that creates a list, or creates it again after it was removed. Then its arguments
/// are those of a change of the definition.
inline constexpr QLatin1StringView kCreateWord("create");

/// Returns the change from one definition of a list to another one. Its note has definitionFacts(). The name,
/// the kind, the parts, and the letter case of a list never change.
[[nodiscard]] ListChange planDefinition(const Definition& before, const Definition& after, QDate date);
/// Returns on one line what the arguments of such a change change: 'title: "before" -> "after"'.
[[nodiscard]] QString definitionFacts(const QString& arguments);
/// Whether a change or an undo changes the definition.
[[nodiscard]] bool isDefinition(const ListChange& change);
/// Returns the definition as the arguments of such a change made it.
[[nodiscard]] Definition definedBy(Definition definition, const QString& arguments);
/// Returns the change that created the list, and is not reversed; null if there is none. `changes` are all.
[[nodiscard]] const ListChange* creation(const QList<ListChange>& changes);
/// Whether the creation of a list was undone. Its history remains.
[[nodiscard]] bool isRemoved(const QList<ListChange>& changes);
/// Returns the arguments of the change that undoes one with these.
[[nodiscard]] QString undoneDefinition(const QString& arguments);

} // namespace nidus::subregistry
