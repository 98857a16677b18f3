// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

namespace nidus::lint {

// The words by which a field is known to say something stand in resources/lint/words.txt, where reviewers add
// to them.

/// Case does not count and a blank stands for any white space, line ends included.
[[nodiscard]] QRegularExpression wordsPattern(const QString& pattern);

struct WordList
{
    QString source; ///< the rule that asks for such words, by document and section
    QStringList expressions;
};

/// The lists of a text in the form of words.txt, by name; what stands before the first is left out.
[[nodiscard]] QHash<QString, WordList> readWordLists(const QString& text);
/// Those that the program carries.
[[nodiscard]] const QHash<QString, WordList>& wordLists();

/// The wordsPattern() of any of that list, which has to be there. Compiled once.
[[nodiscard]] const QRegularExpression& anyWordOf(const QString& list);

} // namespace nidus::lint
