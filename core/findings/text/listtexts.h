// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

/// Sentences about lists of values that the window, the command line, and the manual show, in the installed
/// language.
namespace nidus::findings {

/// Returns one sentence that explains a state, by its word; empty for another word.
[[nodiscard]] QString entryStateSentence(const QString& word);
/// Returns a line for each state: its word and its sentence.
[[nodiscard]] QString entryStateLines();
/// Returns what free numbers of a range are in place of "free", by the state of the range; empty if they can
/// be assigned.
[[nodiscard]] QString notAssignableText(const QString& rangeState);
/// Returns one sentence about what a change of a listed value does, by its word, such as "retire"; empty for
/// others.
[[nodiscard]] QString changeEffect(const QString& change);
/// Returns a line for each change with a sentence: its word and its sentence.
[[nodiscard]] QString changeEffectLines();
/// Returns the sentence that somebody changed values or ranges on a day; `change` is the word of a change.
[[nodiscard]] QString changeSentence(const QString& change, const QString& who, const QString& values,
                                     const QString& day);
/// Returns the sentence that values are free again, because a change was undone.
[[nodiscard]] QString freeAgainText(const QString& values, bool areSeveral);
/// Returns the sentence that values become free again once a change is undone.
[[nodiscard]] QString willBeFreeText(const QString& values, bool areSeveral);
/// Returns the sentence that the next numbers follow the last one in use, so that free ones before it are not
/// assigned; `option` assigns the lowest of them, if there is one. `numbers` may be many.
[[nodiscard]] QString staysFreeText(const QString& numbers, bool areSeveral, const QString& option);
/// Returns the sentence that nobody checked whether the asker may ask in a range, which is for `askers`.
[[nodiscard]] QString uncheckedAskerText(const QString& range, const QString& askers);
/// Returns the sentences about what an export leaves out; empty if nothing. `option` exports it.
[[nodiscard]] QString leftOutText(int contacts, int privateEntries, const QString& option);
/// Returns the sentence that values have no contact since they have another holder.
[[nodiscard]] QString noContactText(const QString& values, bool areSeveral);
/// Returns the warning that an edit of a holder does not give values to another one.
[[nodiscard]] QString correctedHolderText();
/// Returns the sentence about values that no range contains in a list whose URNs have labels of ranges.
[[nodiscard]] QString withoutLabelText();
/// Returns the sentence that a refusal is recorded with its request, or is not if the request has no
/// identifier.
[[nodiscard]] QString refusalRecordText(const QString& request);
/// Returns the sentence that the same request was refused on a day.
[[nodiscard]] QString refusedBeforeText(const QString& date);
/// Returns the sentence that what an earlier letter offered is no longer possible; empty without values.
[[nodiscard]] QString lapsedOfferText(const QString& values);
/// What is odd about the rows of an import, as numbers of them.
struct OddRows
{
    QString date{};    ///< one that is read as other dates of its column show
    QString readAs{};  ///< as what it is read
    int unread = 0;    ///< dates that are none
    int undecided = 0; ///< dates that may be two
    int outside = 0;   ///< values outside of all ranges
    QString missing{}; ///< values of the list that are not in the table
};
/// Returns the sentences about what an import of rows leaves out or keeps as it is, and how it read dates.
/// Empty if there is nothing to say.
[[nodiscard]] QString oddRowsText(const OddRows& rows);
/// Returns the sentence that columns of a table are not imported.
[[nodiscard]] QString unreadColumnsText(const QStringList& columns);
/// Returns "%1 and %n more", for a list of values that is cut off.
[[nodiscard]] QString andMoreText(const QString& values, int more);

} // namespace nidus::findings
