// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

#include <QByteArrayView>

namespace nidus::exchange {

/// Whether bytes begin like a mail (RFC 5322): header fields, one of them From, Received, Return-Path,
/// Message-ID or Delivered-To; also after the "From " line of a mailbox file.
[[nodiscard]] bool isMail(QByteArrayView bytes);

/// The decoded text of a mail (MIME, RFC 2045 to 2047, 3676), with line numbers of the file. Of several
/// parts, the one with the most template headings is used; the others and the header fields that people read
/// go to `aside`. Fails with TooLarge above kMostTemplateLines.
[[nodiscard]] base::Result<SourceText> mailText(QByteArrayView bytes);

} // namespace nidus::exchange
