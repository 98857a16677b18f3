// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"

#include <QByteArray>

namespace nidus::exchange {

/// A document of writeExport() with the line of a head (registration/historyhead.h) where its format has a
/// place for it: a comment, a header field of the mail, a member, a column; in text above the first field.
/// Read back, the content is the same. A PDF is left as it is: core/print marks that.
[[nodiscard]] QByteArray markedWithHead(ExportFormat format, QByteArray document, const QByteArray& head);

} // namespace nidus::exchange
