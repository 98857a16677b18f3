// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QByteArrayView>
#include <QList>
#include <QString>

namespace nidus::exchange {

inline constexpr qsizetype kLargestTemplateBytes = registration::kLargestOriginalBytes;
inline constexpr qsizetype kMostTemplateLines = 100'000;

/// One line of a text file, without its line end.
struct SourceLine
{
    int number = 0; ///< 1-based
    QString text;
    int heading = 0;     ///< depth of a heading in the markup of the file; 0 = none
    bool isBody = false; ///< code, a figure, or lines already under a label: contains no headings

    bool operator==(const SourceLine&) const = default;
};

/// Whether a line has no visible text.
[[nodiscard]] inline bool isBlank(const SourceLine& line) { return line.text.trimmed().isEmpty(); }
/// Whether the line at `index` is blank or outside of `lines`.
[[nodiscard]] inline bool isBlankAt(const QList<SourceLine>& lines, qsizetype index)
{
    return index < 0 || index >= lines.size() || isBlank(lines[index]);
}

/// A text that is being turned from a file into a template.
struct SourceText
{
    QList<SourceLine> lines;
    QList<SourceLine> aside;           ///< lines that are not part of the template, in order
    QList<findings::Finding> findings; ///< from the steps so far
    bool isFlowed = false; ///< a mail with format=flowed: a line ending with a space continues on the next
};

/// The number of characters before the text of a line.
[[nodiscard]] qsizetype indentationOf(const QString& text);

/// Removes soft hyphens and characters without width, which a word processor leaves in headings.
[[nodiscard]] QString withoutInvisible(QString text);

/// Decodes the 8-bit character set that mail and old files use besides UTF-8.
[[nodiscard]] QString fromWindows1252(QByteArrayView bytes);

/// Returns "LINE:COLUMN" of the first byte that is not UTF-8; both 1-based, the column in bytes.
[[nodiscard]] QString placeOfStrayByte(QByteArrayView bytes);

/// Splits a text with any line endings into lines. UTF-8, or UTF-16 or UTF-32 with a byte order mark, which
/// is dropped; anything else is read as Windows-1252, with a finding that names the place. Fails with
/// TooLarge above the limits.
[[nodiscard]] base::Result<SourceText> sourceText(QByteArrayView bytes);

/// Removes the page breaks of RFCs: footer "[Page 7]", form feed, running header, and the blank lines around
/// them. A sentence or rule that crosses a page break continues without a gap. A finding counts them.
[[nodiscard]] SourceText withoutPageBreaks(SourceText text);

/// A line without its leading quote marks "> > ".
struct Unquoted
{
    int depth = 0; ///< 0 = not quoted
    QString text;
};

[[nodiscard]] Unquoted unquoted(const QString& line);

/// Removes what begins every line: "| " and the other side of a box, the marks of a comment or a patch, or
/// numbers of lines. The lines around them go to `aside`.
[[nodiscard]] SourceText withoutMargin(SourceText text);

/// The template quoted in a mail ("> "): the lines quoted as deeply as its headings, without their marks; the
/// others go to `aside`. Text without a quoted template is returned unchanged.
[[nodiscard]] SourceText withoutQuoting(SourceText text);

/// Joins the lines that format=flowed broke (RFC 3676 section 4).
[[nodiscard]] QList<SourceLine> joinedFlowed(const QList<SourceLine>& lines);

} // namespace nidus::exchange
