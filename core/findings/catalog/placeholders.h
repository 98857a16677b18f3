// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <utility>

namespace nidus::findings {

/// Returns the text in double quotation marks, or in single ones if it contains double ones. A text that is
/// already quoted is not changed.
[[nodiscard]] QString quotedText(const QString& text);

/// Returns `pattern` with %1 ... %9 replaced by the arguments; missing arguments are empty. Unlike with
/// QString::arg(), an argument may contain "%2", and the pattern need not use all arguments. No argument
/// gets a second pair of quotation marks; those of an argument become the ones of the language.
[[nodiscard]] QString filledPattern(const QString& pattern, const QStringList& arguments);

/// Returns the quotation marks of the language, an opening and a closing one; in French with a space.
[[nodiscard]] std::pair<QString, QString> quotationMarks();

/// Returns an argument with the quotation marks of the language in place of the straight ones around it, also
/// before the code of a character: "\u00FC" (U+00FC). Others are not changed.
[[nodiscard]] QString inMarksOfLanguage(const QString& argument);

/// Returns whether a text ends in the mark that opens a quotation in French, German, or Chinese.
[[nodiscard]] bool endsInOpeningMark(QStringView text);

} // namespace nidus::findings
