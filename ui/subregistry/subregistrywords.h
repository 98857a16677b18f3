// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/text/listwords.h"
#include "core/subregistry/planning.h"
#include "core/subregistry/subregistry.h"

#include <QString>
#include <QStringList>

namespace nidus::ui {

using findings::entryColumnText;

/// Returns "assigned", "reserved" ... in the installed language.
[[nodiscard]] QString entryStateText(subregistry::EntryState state);
/// Returns the same of an entry whose date is past.
[[nodiscard]] QString endedStateText(subregistry::EntryState state);
/// Returns what is said of entries whose date is past.
[[nodiscard]] QString endedText();
/// Returns a sentence that explains the state.
[[nodiscard]] QString entryStateMeaning(subregistry::EntryState state);
/// Returns "open", "closed" ... in the installed language.
[[nodiscard]] QString rangeStateText(subregistry::RangeState state);
/// Returns a sentence that explains the state.
[[nodiscard]] QString rangeStateMeaning(subregistry::RangeState state);
/// Returns "free" in the installed language, or why numbers of this range that nobody has cannot be assigned.
/// Null means none.
[[nodiscard]] QString freeText(const subregistry::Range* range = nullptr);

/// Returns the state of a range, its label, its largest block, who may ask, and its policy.
[[nodiscard]] QStringList rangeFacts(const subregistry::Range& range);
/// Returns the policy of a list, and the facts of one of its ranges, or else how many there are.
[[nodiscard]] QStringList listFacts(const subregistry::Subregistry& list, const QString& range);

/// Returns what a request is that was refused.
[[nodiscard]] QString refusedText();

/// Returns what a change did, by its word in the history.
[[nodiscard]] QString changeText(const QString& verb);
/// Returns values with the list that they are about.
[[nodiscard]] QString inList(const QString& what, const subregistry::Definition& list);
/// Returns the title of a dialog for an order on `count` entries.
[[nodiscard]] QString orderTitle(subregistry::Verb verb, int count);
/// Returns a sentence that explains what an order does.
[[nodiscard]] QString orderMeaning(subregistry::Verb verb);
[[nodiscard]] QString orderButton(subregistry::Verb verb);

} // namespace nidus::ui
