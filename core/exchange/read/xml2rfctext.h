// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

#include <QByteArrayView>

namespace nidus::exchange {

/// The text of an xml2rfc document (RFC 7749 or RFC 7991), line for line as in the file: sections and terms
/// as headings, figures verbatim. Text outside of sections goes to `aside`. No entity is fetched; an unknown
/// one is written as "[name]". BadFormat names line and column; TooLarge above kMostTemplateLines or 100
/// levels of elements.
[[nodiscard]] base::Result<SourceText> xml2rfcText(QByteArrayView bytes);

} // namespace nidus::exchange
