// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <expected>

namespace nidus::exchange {

inline constexpr qsizetype kLargestTemplateBytes = registration::kLargestOriginalBytes;
inline constexpr qsizetype kMostTemplateLines = 100'000;

/// One line of a text file, without its line end.
struct SourceLine
{
    int number = 0; ///< 1-based
    QString text;
    int heading = 0;     ///< depth of a heading in the markup of the file; 0 = none
    bool isBody = false; ///< code, a figure, or what stands under a label already: holds no headings

    bool operator==(const SourceLine&) const = default;
};

/// A text on its way from the file to the template.
struct SourceText
{
    QList<SourceLine> lines;
    QList<SourceLine> aside; ///< what was found to be no part of the template, in order of lines
    QList<findings::Finding> findings; ///< about what was done so far
    bool isFlowed = false;   ///< a mail with format=flowed: a line that ends with a blank goes on in the next
};

/// Decodes the eight-bit character set that mail and old files use beside UTF-8.
[[nodiscard]] QString fromWindows1252(QByteArrayView bytes);

/// The lines of a text with any line ends. UTF-8, or UTF-16 with a byte order mark, which is dropped;
/// anything else is read as Windows-1252, with a finding that says where. Fails with TooLarge beyond the
/// limits above.
[[nodiscard]] std::expected<SourceText, base::Error> sourceText(QByteArrayView bytes);

/// Takes the page breaks of RFCs out: footer "[Page 7]", form feed, running header and the blank lines around
/// them. A sentence or rule that went across the page goes on without a gap. A finding counts them.
[[nodiscard]] SourceText withoutPageBreaks(SourceText text);

/// A line without the marks of quoting in front: "> > ".
struct Unquoted
{
    int depth = 0; ///< 0 = not quoted
    QString text;
};

[[nodiscard]] Unquoted unquoted(const QString& line);

/// The template quoted in a mail ("> "): the lines quoted as deep as its headings, without their marks; the
/// others go aside. Text in which no template is quoted is returned as it is.
[[nodiscard]] SourceText withoutQuoting(SourceText text);

/// Joins what format=flowed broke (RFC 3676 section 4).
[[nodiscard]] QList<SourceLine> joinedFlowed(const QList<SourceLine>& lines);

} // namespace nidus::exchange
