// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// The words for the columns and states of a list of values, in the installed language and in all languages
/// of the program.
namespace nidus::findings {

/// Returns the title of a column of a table of entries; the name of a part of the key stays.
[[nodiscard]] QString entryColumnText(const QString& name);
/// Returns the text of a state, by its word; the text stays if it is not such a word.
[[nodiscard]] QString entryStateText(const QString& word);

/// Returns the name of the column that has this title in a language of the program, in any letter case; empty
/// if there is none.
[[nodiscard]] QString columnWithTitle(const QString& title);
/// Returns the word of the state that has this text in a language of the program, in any letter case, and in
/// French in both genders; empty if there is none.
[[nodiscard]] QString stateWithText(const QString& text);

} // namespace nidus::findings
