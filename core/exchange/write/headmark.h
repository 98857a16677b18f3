// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"

#include <QByteArray>

namespace nidus::exchange {

/// Adds the line of a head (registration/historyhead.h) to a document of writeExport(), where its format has
/// a place for it: a comment, a header field of the mail, a member, a column; in text above the first field.
/// Reading it back gives the same content. A PDF is left unchanged: core/print marks it.
[[nodiscard]] QByteArray markedWithHead(ExportFormat format, QByteArray document, const QByteArray& head);

} // namespace nidus::exchange
