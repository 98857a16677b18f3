// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

#include <QByteArrayView>
#include <expected>

namespace nidus::exchange {

/// Whether bytes begin like a mail (RFC 5322): header fields, one of them From, Received, Return-Path,
/// Message-ID or Delivered-To; also behind the "From " line of a mailbox file.
[[nodiscard]] bool isMail(QByteArrayView bytes);

/// The text of a mail, MIME decoded (RFC 2045 to 2047, 3676), with the lines' numbers in the file. Of several
/// parts the one with the most headings of a template is taken; the others and the header fields that people
/// read go aside. Fails with TooLarge beyond kMostTemplateLines.
[[nodiscard]] std::expected<SourceText, base::Error> mailText(QByteArrayView bytes);

} // namespace nidus::exchange
