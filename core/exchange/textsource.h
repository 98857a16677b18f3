// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <expected>

namespace nidus {

/// One line of a text file, without its line end.
struct SourceLine
{
    int number = 0; ///< 1-based
    QString text;

    bool operator==(const SourceLine&) const = default;
};

/// The lines of a UTF-8 text with any line ends; a byte order mark is dropped. Fails with BadFormat (detail
/// "LINE:COLUMN: ...", column in bytes) where the text is not UTF-8.
[[nodiscard]] std::expected<QList<SourceLine>, Error> sourceLines(QByteArrayView bytes);

/// What is left of lines without page headers and footers.
struct UnpagedText
{
    QList<SourceLine> lines;
    int pageBreaks = 0; ///< how many were taken out
};

/// Takes the page breaks of RFCs out: footer "[Page 7]", form feed, running header and the blank lines around
/// them. A sentence or rule that went across the page goes on without a gap.
[[nodiscard]] UnpagedText withoutPageBreaks(const QList<SourceLine>& lines);

} // namespace nidus
