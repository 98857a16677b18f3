// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/exchange/formats/importedtemplate.h"
#include "core/registration/registrationtemplate.h"

#include <QByteArray>
#include <QByteArrayView>

namespace nidus::exchange {

inline constexpr int kTextColumns = 72; ///< RFC 8141 Appendix A templates are mailed; RFC 5322 advises 78

/// The template as mailed to the list: RFC 8141 Appendix A's headings in their order, at most kTextColumns
/// columns, LF, UTF-8. The text below a heading is indented, unless one of its lines then has too many
/// columns. A line that had to be broken ends with a space (RFC 3676, format=flowed), so that reading it back
/// gives exactly the same field texts. Grammar lines and words longer than a line are never broken. Equal
/// templates give equal bytes. A head is above the first field, followed by a blank line.
[[nodiscard]] QByteArray writeTemplateText(const registration::RegistrationTemplate& registrationTemplate,
                                           const QString& head = {});

/// Lines that a plain text mail may not contain unchanged; 1-based, 0 = none.
struct TextConcerns
{
    int nonAsciiLine = 0; ///< the first with a non-ASCII character
    int longLine = 0;     ///< the first longer than kTextColumns

    bool operator==(const TextConcerns&) const = default;
};

/// Returns the first such lines of UTF-8 text (columns: registration::columnsOf()).
[[nodiscard]] TextConcerns concernsOf(QByteArrayView text);

/// Reads a template from text in RFC 8141's layout and its variants in real registrations (label
/// spellings, numbering, indentation, CRLF, BOM). Nothing is dropped: text before the first label goes to
/// `remainder`. Fails with BadFormat if no label is found, or for text that is not UTF-8 (detail
/// names the line).
[[nodiscard]] base::Result<ImportedTemplate> readTemplateText(QByteArrayView bytes);

} // namespace nidus::exchange
