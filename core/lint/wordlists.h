// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace nidus::lint {

// The words by which statements in a field are recognized are in resources/lint/words.txt, where reviewers
// can add more.

/// Compiles a pattern in which case is ignored and a space matches any white space, including line breaks.
[[nodiscard]] QRegularExpression wordsPattern(const QString& pattern);

struct WordList
{
    QString source; ///< the rule that requires the statement, by document and section
    QStringList expressions;
};

/// Reads the lists of a text in the form of words.txt, by name; text before the first list is ignored.
[[nodiscard]] QHash<QString, WordList> readWordLists(const QString& text);
/// Returns the built-in lists.
[[nodiscard]] const QHash<QString, WordList>& wordLists();

/// Returns a built-in list, which must exist; otherwise one that matches nothing, so that lint reports too
/// much rather than too little.
[[nodiscard]] const WordList& wordListOf(const QString& list);

/// Returns the wordsPattern() that matches any word of wordListOf(). Compiled once.
[[nodiscard]] const QRegularExpression& anyWordOf(const QString& list);

} // namespace nidus::lint
