// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

/// Sentences about lists of values that the window, the command line, and the manual show, in the installed
/// language.
namespace nidus::findings {

/// Returns the words of the states of a value, in the order of its life; the first one is "free".
[[nodiscard]] QStringList entryStateWords();
/// Returns one sentence that explains a state, by its word; empty for another word.
[[nodiscard]] QString entryStateSentence(const QString& word);
/// Returns a line for each state: its word and its sentence.
[[nodiscard]] QString entryStateLines();
/// Returns what free numbers of a range are in place of "free", by the state of the range; empty if they can
/// be assigned.
[[nodiscard]] QString notAssignableText(const QString& rangeState);
/// Returns the sentence that somebody changed values or ranges on a day; `change` is the word of a change.
[[nodiscard]] QString changeSentence(const QString& change, const QString& who, const QString& values,
                                     const QString& day);
/// Returns the sentence that values are free again, because a change was undone.
[[nodiscard]] QString freeAgainText(const QString& values, bool areSeveral);
/// Returns the sentence that values become free again once a change is undone.
[[nodiscard]] QString willBeFreeText(const QString& values, bool areSeveral);
/// Returns the sentence that free numbers remain before the next ones; `option` assigns the lowest of them.
[[nodiscard]] QString staysFreeText(const QString& numbers, bool areSeveral, const QString& option);
/// Returns the sentence that values have no contact since they have another holder.
[[nodiscard]] QString noContactText(const QString& values, bool areSeveral);
/// Returns "%1 and %n more", for a list of values that is cut off.
[[nodiscard]] QString andMoreText(const QString& values, int more);

} // namespace nidus::findings
