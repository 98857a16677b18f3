// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/print/printdocument.h"

#include <QByteArray>
#include <QList>
#include <optional>

namespace nidus::print {

/// Adds to a PDF file written by Qt what Qt cannot write: an outline, the language, and identical bytes for
/// identical content (no time, and a file identifier computed from the content). Absent if the file was not
/// written by Qt. `pageHeight` in points.
[[nodiscard]] std::optional<QByteArray> finishedPdf(const QByteArray& pdf,
                                                    const QList<PrintedHeading>& headings, double pageHeight);

} // namespace nidus::print
