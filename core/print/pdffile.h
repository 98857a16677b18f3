// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/print/printdocument.h"

#include <QByteArray>
#include <QList>
#include <optional>

namespace nidus::print {

/// Takes a PDF file as Qt writes it apart and puts it together again with what Qt cannot do: an outline, the
/// language, and bytes that are the same for the same content (no time and a file identifier made from the
/// content). Absent for a file of another make. `pageHeight` in points.
[[nodiscard]] std::optional<QByteArray> finishedPdf(const QByteArray& pdf,
                                                    const QList<PrintedHeading>& headings, double pageHeight);

} // namespace nidus::print
