// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/publication.h"

#include <QByteArray>

namespace nidus {

/// Whom a request goes to (RFC 8141 sections 6.2 and 6.3).
inline constexpr QLatin1StringView kIanaAddress{"iana@iana.org"};
inline constexpr QLatin1StringView kReviewAddress{"urn@ietf.org"};

/// A mail with the template as its text, ready to send (RFC 5322, CRLF): to IANA with a copy to the review
/// list. It is marked as unsent (X-Unsent), so mail programs open it for editing and add sender and date;
/// From is there where the registrant has an address. Text that is not plain ASCII, or has blanks at the end
/// of lines, travels as quoted-printable. `publication` must have a content.
[[nodiscard]] QByteArray writeMail(const Publication& publication);

} // namespace nidus
